import type { Page } from 'playwright-core';
import { markPattern } from './hostile-texts.ts';

/** What a page shows of the texts. */
export interface Sight {
  /** Elements that texts of others never make: one line each. */
  readonly made: readonly string[];
  /** The marks of the texts that stand in the page, as text or in an attribute. */
  readonly marks: readonly number[];
}

/** Looks at everything that stands in the page now. */
export function findMade(page: Page): Promise<Sight> {
  return page.evaluate((pattern) => {
    const never = 'iframe, object, embed, base, form[action], meta[http-equiv], main script, main style, main link';
    const made = [...document.body.querySelectorAll(never)].map((one) => one.outerHTML.slice(0, 200));
    const parts: string[] = [];
    for (const one of document.body.querySelectorAll('*')) {
      for (const { name, value } of one.attributes) {
        const leads = /^((xlink:)?href|(form)?action)$/.test(name) && /^\s*(javascript|data|vbscript):/i.test(value);
        if (name.startsWith('on') || leads) made.push(one.outerHTML.slice(0, 200));
        if (name === 'src' && !value.startsWith('blob:')) made.push(one.outerHTML.slice(0, 200));
        parts.push(value);
      }
      if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) parts.push(one.value);
    }
    const told = `${document.body.textContent}\n${parts.join('\n')}`;
    const marks = [...told.matchAll(new RegExp(pattern, 'g'))].map(([, run, away]) => Number(run ?? away));
    return { made, marks: [...new Set(marks)] };
  }, markPattern.source);
}
