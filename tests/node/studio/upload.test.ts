/** Pictures are what their bytes say, whatever their names and types say, and get names that nobody outside chooses. */
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Uploaded } from "../../../src/studio/store/store.ts";
import { drawing, picture } from "../images/project.ts";
import { openStudio, siteFolder, temporaryFolder } from "./studio.ts";

async function start(folder = siteFolder()) {
  const studio = await openStudio(folder);
  const upload = async (name: string, body: Buffer | string, type = "application/octet-stream") => {
    const headers = { "Content-Type": type, "X-File-Name": encodeURIComponent(name) };
    const { status, json } = await studio.ask("/api/images", { method: "POST", body, headers });
    return { status, uploaded: json as Uploaded };
  };
  const list = () => readdirSync(join(folder, "images")).toSorted();
  return { ...studio, upload, list };
}

const canvas = () => sharp({ create: { width: 30, height: 20, channels: 3, background: "#2438e8" } });

describe("a picture", () => {
  test("is stored byte by byte and can be shown at once", async () => {
    const { upload, folder, ask } = await start();
    const body = await picture(600, 400);
    const { status, uploaded } = await upload("Our Team Übersicht.webp", body);
    expect({ status, uploaded }).toMatchObject({
      status: 200,
      uploaded: {
        kind: "uploaded",
        image: { name: "our-team-uebersicht.webp", width: 600, height: 400, bytes: body.length },
      },
    });
    expect(readFileSync(join(folder, "images/our-team-uebersicht.webp"))).toEqual(body);
    const { thumbnail } = (uploaded as { image: { thumbnail: string } }).image;
    expect((await ask(thumbnail)).status).toBe(200);
    expect(uploaded).toMatchObject({
      resources: { images: { "our-team-uebersicht.webp": { shown: { width: 600 } } } },
    });
  });

  test("is on the disk before it gets its name", async () => {
    const { upload, list } = await start();
    const file = await open(import.meta.filename);
    await file.close();
    const before = list();
    const names: string[][] = [];
    const flush = vi.spyOn(Object.getPrototypeOf(file) as FileHandle, "sync").mockImplementation(async () => {
      names.push(list());
    });
    onTestFinished(() => flush.mockRestore());
    await upload("Roof.webp", await picture(600, 400));
    expect(names.map((each) => each.filter((name) => !before.includes(name)))).toEqual([
      [expect.stringMatching(/^roof\.webp\..*\.tmp$/)],
    ]);
  });

  test("is taken back when it was uploaded just now and no page shows it", async () => {
    const { upload, folder, ask, list, save, read } = await start();
    const before = list();
    const takeBack = async (name: string) =>
      (await ask(`/api/images?name=${encodeURIComponent(name)}`, { method: "DELETE" })).status;
    for (const name of ["Roof.webp", "Door.webp", "Wall.webp"]) await upload(name, await picture(600, 400));
    expect(await takeBack("roof.webp")).toBe(200);
    expect(list()).toEqual([...before, "door.webp", "wall.webp"].toSorted());
    const shown = read("pages/team.json").replace(/"src": *"[^"]+"/, '"src": "door.webp"');
    expect(shown).toContain("door.webp");
    await save("pages/team.json", shown);
    expect(await takeBack("door.webp")).toBe(200);
    expect(existsSync(join(folder, "images/door.webp"))).toBe(true);
    const draft = { file: "pages/team.json", text: shown.replace("door.webp", "wall.webp"), etag: null, window: "x" };
    await ask("/api/drafts", { method: "PUT", json: draft });
    expect(await takeBack("wall.webp")).toBe(200);
    for (const name of ["door.webp", before[0]!, "../pages/team.json", ""]) expect(await takeBack(name)).toBe(403);
    expect(list()).toEqual([...before, "door.webp", "wall.webp"].toSorted());
  });

  test("is stored without the place where it was taken, and turned as it was", async () => {
    const { upload, folder } = await start();
    const place = { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1" };
    const photo = canvas()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: "Phonemaker" }, IFD3: place });
    const { status, uploaded } = await upload("Roof.jpg", await photo.jpeg().toBuffer());
    expect({ status, uploaded }).toMatchObject({ status: 200, uploaded: { image: { width: 20, height: 30 } } });
    const stored = readFileSync(join(folder, "images/roof.jpg"));
    expect(stored.toString("latin1")).not.toContain("Phonemaker");
    expect((await sharp(stored).metadata()).exif!.length).toBeLessThan(40);
  });

  test.each([
    ["jpg", () => canvas().jpeg().toBuffer()],
    ["png", () => canvas().png().toBuffer()],
    ["webp", () => canvas().webp().toBuffer()],
    ["gif", () => canvas().gif().toBuffer()],
    ["avif", () => canvas().avif().toBuffer()],
  ])("is a .%s by its bytes, however it is called", async (ending, make) => {
    const { upload } = await start();
    for (const [name, type] of [
      ["kite.html", "text/html"],
      ["kite.svg", "image/svg+xml"],
      ["kite", "image/bmp"],
    ])
      expect(await upload(name!, await make(), type)).toMatchObject({
        status: 200,
        uploaded: { image: { name: expect.stringMatching(new RegExp(`^kite(?:-\\d)?\\.${ending}$`)) } },
      });
  });

  test("is not stored again, and stays when the second upload is taken back", async () => {
    const { upload, ask, list } = await start();
    const body = await picture(30, 20);
    for (let count = 0; count < 2; count++)
      expect(await upload("Roof.webp", body)).toMatchObject({ uploaded: { image: { name: "roof.webp" } } });
    expect(list()).not.toContain("roof-2.webp");
    expect((await ask("/api/images?name=roof.webp", { method: "DELETE" })).status).toBe(403);
    expect(list()).toContain("roof.webp");
  });

  test("never takes the place of another, whatever the letters of its name", async () => {
    const { upload, folder, list } = await start();
    const [blue, red, green] = [await picture(30, 20), await picture(30, 20, "#c00"), await picture(30, 20, "#0c0")];
    for (const [name, body] of [
      ["a.webp", blue],
      ["A.webp", red],
      ["a.webp", green],
    ] as const)
      await upload(name, body);
    expect(list()).toEqual(expect.arrayContaining(["a.webp", "a-2.webp", "a-3.webp"]));
    expect(readFileSync(join(folder, "images/a.webp"))).toEqual(blue);
  });

  test.each([
    "../../evil.webp",
    "..\\evil.webp",
    "/etc/evil.webp",
    "C:evil.webp",
    "%2e%2e%2fevil.webp",
    "con.webp",
    ".htaccess",
    "...",
    "",
    "\0.webp",
    "%zz",
  ])("called %j lands in images/ all the same", async (name) => {
    const { upload, folder, list } = await start();
    const before = list();
    const above = readdirSync(folder).toSorted();
    expect((await upload(name, await picture(30, 20))).status).toBe(200);
    const [added, ...others] = list().filter((each) => !before.includes(each));
    expect(added).toMatch(/^[a-z0-9-]+\.webp$/);
    expect(added).not.toBe("con.webp");
    expect(others).toEqual([]);
    expect(readdirSync(folder).filter((each) => each !== ".cache")).toEqual(above.filter((each) => each !== ".cache"));
  });
});

describe("what is refused", () => {
  const lies: [name: string, bytes: () => Buffer | string | Promise<Buffer>][] = [
    ["a page that is called a picture", () => "<!doctype html><script>alert(1)</script>"],
    ["a program", () => Buffer.from("\x7fELF\x02\x01\x01")],
    ["nothing", () => ""],
    ["a picture that is cut off", async () => (await picture(900, 900)).subarray(0, 200)],
    ["the first bytes of a picture before a page", () => Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR<html>", "latin1")],
    ["a drawing with a script", () => drawing("<script>alert(1)</script>")],
    ["a drawing with a handler", () => drawing('<rect width="9" height="9" onclick="alert(1)"/>')],
    ["a drawing that loads from elsewhere", () => drawing('<image href="https://evil.example/x.png"/>')],
    ["a drawing that leads elsewhere", () => drawing('<a href="javascript:alert(1)"><rect width="9" height="9"/></a>')],
    [
      "a drawing with HTML",
      () => drawing("<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>"),
    ],
    ["a drawing that is no whole one", () => "<svg xmlns='http://www.w3.org/2000/svg'"],
    [
      "a drawing with entities",
      () => `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing("<text>&a;</text>").replace("<svg", "<svg onload='x'")}`,
    ],
    ["a GIF with more behind it", async () => Buffer.concat([await canvas().gif().toBuffer(), Buffer.from("more")])],
    ["a PDF", () => "%PDF-1.7"],
  ];

  test.each(lies)("%s", async (_name, bytes) => {
    const { upload, list } = await start();
    const before = list();
    for (const type of ["image/png", "image/svg+xml", "application/octet-stream"]) {
      const { status, uploaded } = await upload("kite.png", await bytes(), type);
      expect({ status, uploaded }).toMatchObject({
        status: 415,
        uploaded: { kind: "refused", message: expect.stringMatching(/\.$/) },
      });
    }
    expect(list()).toEqual(before);
  });

  test.each([
    [
      "photo.HEIC",
      "\0\0\0\x18ftypheic\0\0\0\0heic",
      "is a HEIC photo of a phone, whatever its ending. Export it as JPEG.",
    ],
    [
      "scan.tif",
      "II*\0\b\0\0\0",
      "is a TIFF, BMP, PDF or Photoshop file, which no page can show. Export it as JPEG or PNG.",
    ],
    ["empty.png", "", "is empty. Copy it again."],
    [
      "photo.jpg",
      "<!DOCTYPE html><title>Sign in</title>",
      "is a web page, not a picture. Download the picture itself again.",
    ],
  ])("%s is called what it is", async (name, bytes, words) => {
    const { upload } = await start();
    expect(await upload(name, Buffer.from(bytes, "latin1"))).toMatchObject({
      status: 415,
      uploaded: { message: `This file ${words}` },
    });
  });

  test("more pixels than can be worked with", async () => {
    const { upload } = await start();
    const vast = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const message = "This picture has 9000 by 6000 pixels. Make it smaller: 4000 in each direction are plenty.";
    expect(await upload("vast.png", vast)).toMatchObject({ status: 415, uploaded: { message } });
  });

  test("more than 20 MB", async () => {
    const { upload, list } = await start();
    const before = list();
    expect(await upload("big.webp", Buffer.alloc(20_000_001))).toMatchObject({
      status: 413,
      uploaded: { message: "This is larger than 20 MB, which is the most that the studio takes." },
    });
    expect(list()).toEqual(before);
  });

  test("a folder of pictures that is somewhere else", async () => {
    const folder = siteFolder();
    const other = temporaryFolder();
    rmSync(join(folder, "images"), { recursive: true });
    symlinkSync(other, join(folder, "images"));
    const { upload } = await start(folder);
    expect((await upload("a.webp", await picture(30, 20))).status).toBe(403);
    expect(readdirSync(other)).toEqual([]);
  });
});

test("a drawing is stored without what only drawing programs read", async () => {
  const { upload, folder } = await start();
  const source = drawing(
    '<metadata>Made by me</metadata><rect width="9" height="9"/><inkscape:grid id="grid7"/>',
    'viewBox="0 0 40 20" xmlns:inkscape="http://www.inkscape.org"',
  );
  expect(await upload("Kite.svg", source)).toMatchObject({
    status: 200,
    uploaded: { image: { name: "kite.svg", width: 40, height: 20 } },
  });
  expect(existsSync(join(folder, "images/kite.svg"))).toBe(true);
  expect(readFileSync(join(folder, "images/kite.svg"), "utf8")).not.toMatch(/Made by me|grid/);
});
