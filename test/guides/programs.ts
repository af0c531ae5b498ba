import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A language in which the guides have code. */
export type Language = 'sh' | 'ts' | 'python';

/** All code of one guide in one language, in the order of the page: it runs as one program. */
export interface Program {
  readonly guide: string;
  readonly language: Language;
  readonly text: string;
  /** The variables that the page says the program needs. */
  readonly variables: readonly string[];
}

/** What the guides hold. */
export interface Guides {
  readonly programs: readonly Program[];
  /** One line for each block that would not run, and for each language that a guide lacks. */
  readonly problems: readonly string[];
}

const languages: readonly Language[] = ['sh', 'ts', 'python'];
/** What is shown and cannot run: settings of other programs, and output. */
const shown = 'text';

/** Reads the code of all guides in a folder. */
export function readPrograms(folder: string): Guides {
  const programs: Program[] = [];
  const problems: string[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const guide = file.slice(0, -'.md'.length);
    const page = readFileSync(join(folder, file), 'utf8');
    const blocks = blocksOf(page);
    const variables = [...new Set(page.match(/\b(?:AHUB_[A-Z]+|AGENT_TOKEN)\b/g))];
    for (const { mark } of blocks) {
      if (mark !== shown && !(languages as readonly string[]).includes(mark)) {
        problems.push(`${file}: a block marked "${mark}" does not run; mark it sh, ts, python or text`);
      }
    }
    for (const language of languages) {
      const own = blocks.filter(({ mark }) => mark === language);
      if (own.length === 0) problems.push(`${file}: has no code in ${language}`);
      else programs.push({ guide, language, text: own.map(({ text }) => text).join('\n'), variables });
    }
  }
  return { programs, problems };
}

/** The fenced blocks of a page: what stands behind the fence, and the text between. */
export function blocksOf(page: string): { readonly mark: string; readonly text: string }[] {
  return [...page.matchAll(/^ *(`{3,}|~{3,})([^\n]*)\n(.*?)^ *\1 *$/gms)].map(([, , mark = '', text = '']) => ({
    mark: mark.trim(),
    text,
  }));
}
