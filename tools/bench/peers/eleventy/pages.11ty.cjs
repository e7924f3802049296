const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const site = process.env.BENCH_SITE;

/** Every page by the name of its file, read when it is rendered. */
module.exports = {
  async data() {
    const { pageFiles } = await import(process.env.BENCH_MARKUP);
    return {
      files: pageFiles(site),
      pagination: { data: "files", size: 1, alias: "file" },
      permalink: ({ file }) => file.replace(/json$/, "html"),
    };
  },
  async render({ file }) {
    const { escaped, markup } = await import(process.env.BENCH_MARKUP);
    const { title, description, blocks } = JSON.parse(readFileSync(join(site, "pages", file), "utf8"));
    const head = `<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">`;
    return `<!doctype html><html lang="en"><head>${head}</head><body>${markup(blocks)}</body></html>`;
  },
};
