import { notice } from '../print-ts.ts';

/** A link beside the content: its text and address, and what stands below it. */
export interface AsideLink {
  readonly text: string;
  readonly href: string;
  readonly parts?: readonly AsideLink[];
}

/** One page of the hub's documents. */
export interface Page {
  readonly title: string;
  /** The entry of the header that it belongs to. */
  readonly section: 'API' | 'Tools' | 'Events' | 'Guides';
  /** Says in one sentence what the page is for. */
  readonly about: string;
  /** The content of `<main>`, as HTML. */
  readonly body: string;
  /** Links beside the content. */
  readonly aside?: readonly AsideLink[];
  /** Scripts of the hub's own origin that the page runs. */
  readonly scripts?: readonly string[];
  /** The content is made by a script that brings its own looks. */
  readonly isBare?: boolean;
}

const sections = [
  ['API', '/docs'],
  ['Tools', '/docs/tools'],
  ['Events', '/docs/events'],
  ['Guides', '/docs/guides'],
] as const;

/** The text of a page: one header for all, nothing of another origin, no style or script in the page itself. */
export function printPage({ title, section, about, body, aside = [], scripts = [], isBare = false }: Page): string {
  const links = sections.map(([name, href]) => {
    const current = name === section ? ' aria-current="page"' : '';
    return `<a href="${href}"${current}>${name}</a>`;
  });
  const beside = printLinks(aside);
  return `<!doctype html>
<!-- ${notice} -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(about)}">
<title>${escapeHtml(title)} · Agent Collaboration Hub</title>
<link rel="icon" href="/docs/site/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/site/style.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><a class="brand" href="/docs/guides">Agent Collaboration Hub</a><nav aria-label="Documents">${links.join('')}</nav></header>
<div class="${beside === '' ? 'plain' : 'columns'}">
${beside === '' ? '' : `<nav class="aside" aria-label="On this page"><details open><summary>On this page</summary>${beside}</details></nav>\n`}<main id="content"${isBare ? '' : ' class="prose"'} tabindex="-1">
${body}
</main>
</div>
${scripts.map((src) => `<script src="${src}"></script>\n`).join('')}</body>
</html>
`;
}

function printLinks(links: readonly AsideLink[]): string {
  if (links.length === 0) return '';
  const entries = links.map(({ text, href, parts = [] }) => {
    return `<li><a href="${href}">${escapeHtml(text)}</a>${printLinks(parts)}</li>`;
  });
  return `<ul>\n${entries.join('\n')}\n</ul>`;
}

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Text with `code` in backticks, as HTML. */
export function proseHtml(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
