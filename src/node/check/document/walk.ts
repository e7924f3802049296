/**
 * A fast walk over a document: reports the fields whose schema has a `kind`, counts names, and finds the end of each
 * block in the trie of skeletons (see way.ts).
 */
import type { Json } from "../../../model/fields.ts";
import { isAskedFor, reservedNames } from "./fields.ts";
import { mayHaveHeading } from "../outline/skeleton.ts";
import { type Step, stepTo } from "../outline/way.ts";
import { Plan, type Plans } from "./plans.ts";
import type { Document } from "./document.ts";
import type { Guide, WalkerOptions } from "./guide.ts";
import { countNotable, type KnownStarts, nothingWalked, type WalkedBlock } from "./walked.ts";
import type { Group } from "../site.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { findInList } from "../gathered/texts/sameTwice.ts";
import { type SamplesOfType, weightOf } from "../gathered/texts/samples.ts";
import { hasSignsOfLine, hasSigns } from "../gathered/texts/texts.ts";

/** One walk. Its path is changed in place, because nearly none of the paths is ever needed. */
export class Walk {
  readonly walked = nothingWalked();
  /** Whether a rule may have a finding about a text of this document. */
  isNotable: (text: string) => boolean = hasSigns;
  /** If left out, every block is walked. */
  same: Guide["same"] = undefined;
  readonly #path: (string | number)[] = [];
  /** The current node of the block in the trie. */
  #step: Step | undefined;
  /** The block has something that its skeleton does not show. */
  #isStrange = false;
  /** The example texts for the type of the current block. */
  #samples: SamplesOfType | undefined;
  readonly #document: Document;
  readonly #plans: Plans;
  readonly #options: WalkerOptions;
  readonly #guide: Guide;

  constructor(document: Document, { plans, options, guide }: { plans: Plans; options: WalkerOptions; guide: Guide }) {
    this.#document = document;
    this.#plans = plans;
    this.#options = options;
    this.#guide = guide;
  }

  passBlock(block: Group): void {
    const { walked } = this;
    const start = block["type"] === "shared" ? undefined : this.#guide.startOf?.(Number(this.#path.at(-1)));
    const known = this.same?.of(block);
    let passed = known?.get(start);
    if (passed) {
      passed.again();
      walked.names += passed.names;
      walked.samples += passed.samples;
    } else if (known) passed = this.#passSame(block, start, known);
    else this.#walkBlock(block, start);
    const { end, isStrange } = passed ?? { end: this.#step, isStrange: this.#isStrange };
    if (isStrange) walked.strange.push(walked.ends.length);
    walked.passed.push(passed);
    walked.ends.push(end);
    this.#step = undefined;
    this.#isStrange = false;
  }

  /** Walks a repeated block, and caches the result if no rule has a finding in it. */
  #passSame(block: Group, start: Step | undefined, known: KnownStarts): WalkedBlock | undefined {
    const { walked } = this;
    const { names, samples } = walked;
    const before = countNotable(walked);
    const again = this.same!.during(() => this.#walkBlock(block, start));
    if (!again || countNotable(walked) > before) return undefined;
    const passed = {
      names: walked.names - names,
      samples: walked.samples - samples,
      end: this.#step,
      isStrange: this.#isStrange,
      again,
    };
    known.set(start, passed);
    return passed;
  }

  #walkBlock(block: Group, start: Step | undefined): void {
    this.#step = start;
    const { sharedType, samples } = this.#options;
    const isShared = block["type"] === "shared";
    this.#samples = samples?.get(String(block["type"]));
    const meant = this.#document.typesMeant?.get(pointerOf(this.#path));
    if (meant) this.passGroup(block, this.#plans.commonTo(meant));
    else this.passGroup(block, isShared ? this.#plans.shared(sharedType(block["use"]!)) : this.#plans.blockOf(block));
    this.#samples = undefined;
  }

  passGroup(group: Group, plan: Plan | undefined): void {
    const properties = plan?.properties;
    for (const name in group) {
      this.walked.names++;
      if (name.length > 8 && reservedNames.has(name)) this.walked.reserved.push([...this.#path, name]);
      const value = group[name]!;
      const next = properties?.get(name) ?? plan?.rest;
      const before = this.#step;
      if (before) this.#step = stepTo(before, name);
      if (this.#samples) this.walked.samples += weightOf(value, this.#samples);
      // Most values are texts that no rule looks at.
      if (typeof value === "string" && !(next?.kind && this.#isWanted(next.kind, value))) this.#passText(value, next);
      else {
        this.#path.push(name);
        this.#passValue(value, next, group);
        this.#path.pop();
      }
      if (!next) this.#passStray(name, value, group);
      // The id of a block is no part of its skeleton.
      else if (next.isName) {
        this.#step = before;
        if (typeof value !== "string") this.#isStrange = true;
      }
    }
  }

  /** An unknown property. It may be the misspelt address of a link, so its value is checked as one. */
  #passStray(name: string, value: Json, group: Group): void {
    this.#isStrange = true;
    if (typeof value !== "string" || !ADDRESSES.has(name)) return;
    this.#guide.take("href", { document: this.#document, value, path: [...this.#path, name], group });
  }

  #passValue(value: Json, plan: Plan | undefined, group: Group): void {
    const kind = plan?.kind;
    if (kind !== undefined && this.#isWanted(kind, value))
      this.#guide.take(kind, { document: this.#document, value, path: this.#path, group });
    if (typeof value === "string") this.#passText(value, plan);
    else if (typeof value !== "object" || value === null) this.#pass(`=${value}`);
    else if (this.#path.length >= this.#options.deepest) this.walked.deep ??= [...this.#path];
    else if (Array.isArray(value)) this.#passList(value, plan, group);
    else if (plan?.isBlock) this.passBlock(value);
    // A group in place of an array: the missing brackets are told, and it is checked as the only entry.
    else if (plan?.items && !plan.items.isBlock) this.#passValue(value, plan.items, group);
    else {
      this.#pass("{");
      this.passGroup(value, plan);
      this.#pass("}");
    }
  }

  #passList(list: readonly Json[], plan: Plan | undefined, group: Group): void {
    // An array in place of a group: the superfluous brackets are told, and its only entry is checked as the group.
    const items = plan?.items ?? (plan?.properties && list.length === 1 ? plan : undefined);
    findInList(list, this.#path, this.walked.alike);
    this.#pass("[");
    for (let i = 0; i < list.length; i++) {
      const value = list[i]!;
      if (this.#samples) this.walked.samples += weightOf(value, this.#samples);
      if (typeof value === "string" && items?.kind === undefined) this.#passText(value, items);
      else {
        this.#path.push(i);
        this.#passValue(value, items, group);
        this.#path.pop();
      }
    }
    this.#pass("]");
  }

  #passText(text: string, plan: Plan | undefined): void {
    if (!this.#step) return;
    const { keep, pattern, longest } = plan ?? NOTHING;
    if ((pattern && !pattern.test(text)) || text.length > longest) this.#isStrange = true;
    const isKept = keep === "value" || (keep === "markdown" && mayHaveHeading(text));
    this.#pass(isKept ? '"' : "'");
    if (isKept) this.#pass(text);
  }

  #pass(word: string): void {
    if (this.#step) this.#step = stepTo(this.#step, word);
  }

  // Most of a site is texts, so only those that a rule may have a finding about are taken.
  #isWanted(kind: string, value: Json): boolean {
    if (kind !== "line" && kind !== "markdown") return isAskedFor(kind);
    if (typeof value === "string") return this.isNotable(value) || (kind === "line" && hasSignsOfLine(value));
    return Array.isArray(value) && value.some((text) => typeof text === "string" && this.isNotable(text));
  }
}

/** Names that people give to the address of a link. */
const ADDRESSES: ReadonlySet<string> = new Set(["href", "link", "url"]);

/** The plan of a value without a schema. */
const NOTHING = new Plan("value");
