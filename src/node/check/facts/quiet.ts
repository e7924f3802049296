/** A page that is not open: only its facts are in memory, and its text is read and parsed on demand. */
import { textIn } from "../document/decode.ts";
import { Recent } from "../document/recent.ts";
import type { Document } from "../document/document.ts";
import type { Group, SiteFiles } from "../site.ts";
import type { PageFacts } from "./pageFacts.ts";

const texts = new Recent<QuietPage, string>();
const parsed = new Recent<QuietPage, Group>();

export class QuietPage implements Document {
  readonly role = "page";
  readonly file: string;
  readonly name: string;
  readonly route: string;
  readonly isAstray?: true;
  readonly #files: SiteFiles;

  constructor(
    { file, name, isAstray }: Pick<Document, "file" | "name" | "isAstray">,
    readonly facts: PageFacts,
    files: SiteFiles,
  ) {
    this.file = file;
    this.name = name;
    this.route = facts.route;
    if (isAstray) this.isAstray = isAstray;
    this.#files = files;
  }

  get text(): string {
    return texts.of(this, () => textIn(this.#files[this.file]!));
  }

  get data(): Group {
    return parsed.of(this, () => this.#parsed());
  }

  #parsed(): Group {
    try {
      return JSON.parse(this.text) as Group;
    } catch (cause) {
      throw new Error(`${this.file} was changed while it was being looked at. Run it again.`, { cause });
    }
  }
}
