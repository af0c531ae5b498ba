import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { Tokens } from 'marked';
import { escapeHtml, printPage } from './layout.ts';

/** Languages of code that runs, as people call them; anything else is shown and not run. */
const languages: Readonly<Record<string, string>> = { sh: 'Shell', ts: 'TypeScript', python: 'Python' };

interface Guide {
  readonly name: string;
  readonly title: string;
  /** The first paragraph. */
  readonly about: string;
  readonly text: string;
  readonly order: number;
}

/**
 * The pages of the guides in `docs/guides`, by the name of the file that each goes to, and the page that lists them. A
 * guide begins with a comment that gives its place in the list, then its title and one paragraph.
 */
export function emitGuidePages(project: string): Map<string, string> {
  const folder = join(project, 'docs/guides');
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  const guides = names
    .map((file) => readGuide(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8')))
    .sort((a, b) => a.order - b.order);
  const pages = guides.map((guide) => [`docs-guide-${guide.name}.html`, printGuide(guide, guides)] as const);
  return new Map([['docs-guides.html', printIndex(guides)], ...pages]);
}

function readGuide(name: string, text: string): Guide {
  const parts = /^<!-- guide (\d+) -->\n+# (.+)\n+((?:.+\n)+)/.exec(text);
  if (parts === null)
    throw new Error(`docs/guides/${name}.md: wants a comment with its number, a title and a paragraph`);
  return { name, order: Number(parts[1]), title: parts[2] ?? '', about: (parts[3] ?? '').trim(), text };
}

function printIndex(guides: readonly Guide[]): string {
  const cards = guides.map(
    ({ name, title, about }) =>
      `<li><a href="/docs/guides/${name}"><strong>${escapeHtml(title)}</strong></a><p>${markdown().parseInline(about, { async: false })}</p></li>`,
  );
  return printPage({
    title: 'Guides',
    section: 'Guides',
    about: 'How to use the hub, step by step, with code that runs.',
    body: `<h1>Guides</h1>
<p class="lead">Each guide is short and has its code in Shell, TypeScript and Python. All of it runs against a hub before a change of it is accepted.</p>
<ul class="cards">\n${cards.join('\n')}\n</ul>
<p>Reference: <a href="/docs">the HTTP API</a>, <a href="/docs/tools">the tools</a>, <a href="/docs/events">the events</a>.</p>`,
  });
}

function printGuide({ name, title, about, text }: Guide, guides: readonly Guide[]): string {
  const at = guides.findIndex((guide) => guide.name === name);
  const [before, after] = [guides[at - 1], guides[at + 1]];
  const link = (guide: Guide | undefined, rel: string, arrow: string): string =>
    guide
      ? `<a rel="${rel}" href="/docs/guides/${guide.name}">${arrow} ${escapeHtml(guide.title)}</a>`
      : '<span></span>';
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => ({
    text: heading,
    href: `#${anchor(heading)}`,
  }));
  return printPage({
    title,
    section: 'Guides',
    about,
    body: `${markdown().parse(text.replace(/^<!--.*-->\n+/, ''), { async: false })}
<nav class="steps" aria-label="Other guides">${link(before, 'prev', '←')}${link(after, 'next', '→')}</nav>`,
    aside: headings,
  });
}

/** GitHub's Markdown, with anchors on headings, code named by its language, and tables that scroll by themselves. */
function markdown(): Marked {
  const marked = new Marked();
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text, lang = '' }: Tokens.Code) {
        const caption = languages[lang];
        const label = caption ?? 'Output';
        return `<figure class="code"><figcaption>${label}</figcaption><pre tabindex="0" aria-label="${label}"><code>${escapeHtml(text)}</code></pre></figure>\n`;
      },
    },
  });
  return marked;
}

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
