import { ANSWERED, MAIL, wordsAround } from "../inTexts/askedWords.ts";
import { mailHeadIn } from "../inTexts/mailHeads.ts";
import { withoutOthers } from "../inTexts/ofOthers.ts";
import { hasTraces } from "../inTexts/traces.ts";
import type { Rule } from "../rule.ts";
import { quote, takeOut } from "../wording/words.ts";

/** References to sources that a chat program puts between the words. */
const SOURCES = /:?contentReference\[oaicite:[^\]]*\](?:\{[^}]*\})?|\[oaicite:[^\]]*\]|【\d+(?::\d+)?†[^】]{0,40}】/g;
/** What chat programs write. A site itself may say what is here, and offer help. */
const WRITTEN =
  "alternatives|answer|block|code|content|copy|description|draft|FAQ|headline|intro(?:duction)?|JSON|outline|page|paragraph|reply|rewrite|section|suggestions|summary|tagline|text|translation|version|for your (?:page|site|website)";
/** The beginning of an answer, up to its colon. People who say "Of course! Here is a summary of our prices." end their sentence. */
const BEGINNING = new RegExp(
  `^\\s*(?:Certainly|Sure|Of course|Absolutely|Great)! *[Hh]ere(?:['’]s| is| are) (?!(?:my|our|how|what|when|where|who|why)\\b)[^.:!?\\n]{0,120}\\b(?:${WRITTEN})s?\\b[^.:!?\\n]{0,120}:`,
);
/** The same without an exclamation mark: only chat programs call a text another version of itself. */
const REWRITTEN = new RegExp(
  `^\\s*(?:Certainly|Sure|Of course|Absolutely), here(?:['’]s| is) (?:an?|the|your) (?:rewritten|revised|reworded|shortened|shorter|longer|improved|polished|updated|translated|friendlier|more \\w{1,20}) [^.:!?\\n]{0,30}\\b(?:${WRITTEN})s?\\b[^.:!?\\n]{0,60}:`,
);
/** The same without a word before it. People who show how they rewrite texts may say it as well. */
const OTHER_VERSION =
  /^\s*Here(?:['’]s| is) (?:an?|the|your) (?:improved|polished|refined|revised|reworded|rewritten) version\b[^.:!?\n]{0,60}:/;
/** The same of something that was asked for. People may say it of their news as well. */
const ASKED_FOR = /^\s*Here(?:['’]s| is| are) [^.:!?\n"]{1,60} you (?:asked for|requested)[^.:!?\n]{0,40}:/;
/** What chat programs offer to do with a text, and what they offer to write. */
const DONE =
  "add|adjust|change|continue|create|draft|edit|expand|format|generate|make|refine|revise|rewrite|shorten|suggest|tailor|translate|turn|tweak|write";
const WANTED =
  "adjustments?|changes?|drafts?|edits?|ideas|options|revisions?|suggestions?|tweaks?|variations?|versions?";
/** The end of an answer. People who work alone may say it as well. */
const END = new RegExp(
  `(?:^|\\s)(?:(?:I hope this helps[.!] )?(?:Let me know if you(?:['’]d| would)? (?:like|want|need) (?:me to (?:${DONE})\\b|(?:any|more|another|further|an? (?:shorter|longer|simpler|different))\\b[^.!?\\n]{0,40}\\b(?:${WANTED})\\b)|Would you like me to (?:${DONE})\\b)|I hope this helps[.!] (?:Let me know if|Feel free to)\\b)[^.!?\\n]{0,300}[.!?]?$`,
);
/** An invitation to change the text. People who give templates away say it of those. */
const ADJUSTED =
  /(?:^|(?<=\s))Feel free to (?:adjust|customi[sz]e|edit|modify|tweak) (?:this|the (?:text|wording|tone))\b[^.!?\n]{0,100}[.!]?$/;
const GIVEN = /\b(?:checklist|code|contract|document|example|file|recipe|sample|script|template|theme)s?\b/i;

/** The start of a message that was copied from a messenger: its time, its day and its sender. */
const TIME = String.raw`\d{1,2}(?:[:.]\d{2}){1,2}(?: ?[AaPp]\.?[Mm]\.?)?`;
const DAY = String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`;
const SENDER = new RegExp(`\\[(?:${TIME}, ${DAY}|${DAY}, ${TIME})\\] [^:\\n]{1,40}: `);
const ONE_STAR = /(?<![*\w])\*[^*\s](?:[^*\n]*[^*\s])?\*(?![*\w])/;

/** What those without a trace contain, see traces.ts. */
const MAY_BE = /[[<]/;

/** A text has nothing in it that a program said to its author. */
export const chatWords: Rule = {
  code: "chat-words",
  severity: "error",
  docs: {
    title: "Words that a program for chats or for mail puts around a text",
    why: "They were copied with the text. Visitors would read that a program wrote it, or who sent it and when, and that nobody looked at it.",
    mend: "Take them out. If a whole text is about such programs, write these words in another way. A warning is for words that people may say as well.",
  },
  each: {
    *text({ document, path, text, kind }) {
      if (!MAY_BE.test(text) && !hasTraces(text)) return;
      const [sender] = SENDER.exec(text) ?? [];
      if (sender !== undefined) {
        const message = `${quote(sender.trim())} is what a program for messages puts before them.`;
        const bold = ONE_STAR.test(text) ? " Bold words have two stars on each side here, not one." : "";
        yield { document, path, point: "value", message, fix: `${takeOut(text, sender.trim())}.${bold}` };
        return;
      }
      const own = withoutOthers(text, kind);
      const head = mailHeadIn(own);
      if (head) {
        const message = `"${head.first} … ${head.last}" is ${MAIL}.`;
        const fix = `take it out, from "${head.first}" to the words that belong to "${head.last}".`;
        yield { document, path, point: "value", message, fix };
        return;
      }
      const sources = new Set(text.match(SOURCES));
      const wordsIn = (...kinds: RegExp[]) => kinds.flatMap((words) => words.exec(text.trimEnd())?.[0].trim() ?? []);
      const ofPeople = wordsIn(END, OTHER_VERSION, ASKED_FOR, ...(GIVEN.test(text) ? [] : [ADJUSTED]));
      const all = [
        ...[...wordsIn(BEGINNING, REWRITTEN), ...ofPeople, ...sources].map((written) => ({ written, is: ANSWERED })),
        ...wordsAround(own),
      ];
      for (const kindOfWords of new Set(all.map(({ is }) => is))) {
        const found = all.flatMap(({ written, is }) => (is === kindOfWords ? [written] : []));
        const message = `${found.map(quote).join(" and ")} ${found.length > 1 ? "are" : "is"} ${kindOfWords}.`;
        const fix = found.length > 1 ? "take them out, and spaces that are left over." : `${takeOut(text, found[0]!)}.`;
        const severity = found.length === 1 && ofPeople.includes(found[0]!) ? "warning" : "error";
        yield { document, path, point: "value", message, fix, severity };
      }
    },
  },
};
