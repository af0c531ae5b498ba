import createPurifier from 'dompurify';
import { marked } from 'marked';
import { allowedPicture } from './allowed-picture.ts';

/** The longest text that is rendered; the rest of a longer one is cut. */
const longest = 200_000;

const purifier = createPurifier(window);
const settings = {
  RETURN_TRUSTED_TYPE: true as const,
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'em'],
    ...['strong', 'del', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span', 'img'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'start', 'align', 'rel', 'target', 'src', 'alt'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
};

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG' && allowedPicture(node.getAttribute('src')) === undefined) node.remove();
  if (node.tagName !== 'A') return;
  node.setAttribute('rel', 'noopener noreferrer nofollow');
  node.setAttribute('target', '_blank');
});

/**
 * Markdown as trusted HTML. Pictures are replaced by `imageLeftOut` and their text, because loading one would tell its
 * server what an agent knows; those of origins that the operator let in are shown.
 */
export function renderMarkdown(text: string, imageLeftOut: string): TrustedHTML {
  const renderer = new marked.Renderer();
  renderer.image = ({ href, text: title }) => {
    const address = allowedPicture(href);
    if (address !== undefined) return `<img src="${escape(address)}" alt="${escape(title)}">`;
    return escape(`[${imageLeftOut}${title === '' ? '' : `: ${title}`}]`);
  };
  // HTML in the text is text.
  renderer.html = ({ text: html }) => escape(html);
  const html = marked.parse(text.slice(0, longest), { async: false, gfm: true, breaks: true, renderer });
  return purifier.sanitize(html, settings);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
