import type { Page } from 'playwright-core';

/** Something that a person may press, choose or fill in. */
export interface Control {
  /** Tells controls of one page and state apart; rows of a list have the same. */
  readonly key: string;
  readonly kind: 'button' | 'select' | 'text';
}

/** What is on top, and its controls in the order in which they are pressed. */
export interface Layer {
  readonly layer: 'menu' | 'dialog' | 'page';
  readonly controls: readonly Control[];
}

/** How the path of the icon begins that marks what is chosen. */
const checkPath = 'm3.2 8.4';

/**
 * Lists what can be pressed in the menu or dialog on top, or else in the page: what closes a dialog is left out, what leads
 * elsewhere comes late, what ends something last. The first one that `known` does not have is marked for a locator.
 *
 * @param opener what opened the menu
 */
export function listControls(page: Page, known: readonly string[] = [], opener = ''): Promise<Layer> {
  return page.evaluate(
    ({ seen, opener, check }) => {
      const kinds =
        'button, select, summary, input:not([type="hidden"]), textarea, [role="menuitem"], [role="menuitemradio"], [role="option"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"]';
      const menus = '[role="menu"], [role="listbox"]';
      const tops = [
        ['menu', [...document.querySelectorAll(menus)].filter((one) => one.closest('main') === null)],
        ['dialog', [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]],
        ['page', [document.body]],
      ] as const;
      const [layer, roots] = tops.find(([, found]) => found.length > 0) ?? tops[2];
      const root = roots.at(-1) ?? document.body;
      // A menu with a mark at what is chosen: its values lead to the same call.
      const areValues = layer === 'menu' && root.querySelector(`[role="option"], path[d^="${check}"]`) !== null;
      const rankOf = (one: Element, name: string): number => {
        if (/^(delete|remove|stop|revoke|leave|sign out|discard|abort)/i.test(name)) return 4;
        if (one.matches('[type="submit"]')) return 3;
        if (one.matches('[role="tab"]') || one.closest('header, nav') !== null) return 2;
        return 1;
      };
      const found: { key: string; kind: Control['kind']; rank: number; one: Element }[] = [];
      for (const one of root.querySelectorAll<HTMLElement>(kinds)) {
        const { width, height } = one.getBoundingClientRect();
        if (width === 0 || height === 0 || one.closest('[inert], [aria-hidden="true"]') !== null) continue;
        if (one.matches(':disabled, [aria-disabled="true"], [data-disabled], [type="file"], [readonly]')) continue;
        const labels = (one as HTMLInputElement).labels;
        const label = labels === null || labels === undefined ? '' : [...labels].map((it) => it.textContent).join(' ');
        const named = one.getAttribute('aria-label') ?? (label === '' ? one.textContent : label);
        const name = named.trim().replace(/[\d.,]+/g, '#');
        // What stands behind a colon is the value that is chosen now.
        const [title = ''] = name.split(/[:：(·]/);
        if (/^(close|cancel|back|dismiss|keep)$/i.test(name) && layer === 'dialog') continue;
        // The network stays the one that the person has a role in, and the language the one of these names.
        if (/^network\b|中文/i.test(name)) continue;
        const isText = one.matches('textarea, input:not([type]), input[type="text"], input[type="search"]');
        // A field of a form is filled in before the form is sent.
        if (isText && one.closest('form, [role="dialog"]') !== null) continue;
        const kind = one.matches('select') ? 'select' : isText ? 'text' : 'button';
        // Rows offer the same under other names.
        const row = one.closest('[role="row"], [role="listitem"], [role="option"], article, li, tr');
        const look = `${one.tagName}.${one.className}`.slice(0, 60);
        const path = one.querySelector('path')?.getAttribute('d')?.slice(0, 12) ?? '';
        const place = layer === 'page' && one.closest('main') === null ? 'frame' : layer;
        const isOfRow = row !== null && root.contains(row) && layer !== 'menu';
        // A long name in a row is that of the row.
        const short = title.split(/\s+/).length > 2 ? '' : title.slice(0, 12);
        const said = areValues ? `one of ${opener}` : isOfRow ? `${look} ${short}` : title.slice(0, 40);
        const key = `${place} ${said} ${areValues ? '' : path}`;
        found.push({ key, kind, rank: rankOf(one, name), one });
      }
      for (const one of document.querySelectorAll('[data-next-press]')) one.removeAttribute('data-next-press');
      found.sort((one, other) => one.rank - other.rank);
      found.find(({ key }) => !seen.includes(key))?.one.setAttribute('data-next-press', '');
      return { layer, controls: found.map(({ key, kind }) => ({ key, kind })) };
    },
    { seen: known, opener, check: checkPath },
  );
}
