import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublishedFile } from './published-file.ts';

const generated = fileURLToPath(new URL('../../generated', import.meta.url));
const site = fileURLToPath(new URL('../../docs/site', import.meta.url));

const nothingForeign = [
  "default-src 'none'; script-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

/** The pages have no script or style of their own, only files of the hub (rule http-pages). */
const plain = `${nothingForeign}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/**
 * Scalar puts the styles of its bundle into the page: these, by their hashes, and no others. They belong to the pinned
 * version; a browser names the hash of another one in its console.
 */
const scalarStyles = [
  'd7niGYA9R/xp7r1pyc/+3ntTepKCabnrqd2exao76s4=',
  'DLlkYCuDYGe6ME23YkUFB7Tc36rGDeo4mVBFbZX3uaU=',
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'ZW1GSuo0pKyEx5Ar7ZC5Dflb/mjatjeTW9aVx0iZAzE=',
  'rO+6k1mDRASa9Q8IQu9I3bF+bjRdxDreAZCyGSaxzeI=',
  'ZxJPHmhfzkZ/sABsMEsX1NJLyJ33Vf0mFSLUIK0Ticc=',
];
const reference = `${nothingForeign}; style-src 'self' ${scalarStyles.map((hash) => `'sha256-${hash}'`).join(' ')}`;

/**
 * The documents that people read, all of them from the hub itself.
 *
 * @param basePath stands before the addresses in the pages (rule http-base-path)
 */
export function publishedPages(basePath = ''): PublishedFile[] {
  const guides = readdirSync(generated).flatMap((name) => /^docs-guide-(.+)\.html$/.exec(name)?.[1] ?? []);
  const rewrite = basePath === '' ? undefined : (text: string) => text.replaceAll(ownAddress, `$1${basePath}/`);
  const page = (path: string, name: string, policy = plain): PublishedFile => {
    return { path, file: join(generated, `${name}.html`), type: 'text/html; charset=utf-8', policy, rewrite };
  };
  return [
    page('/docs', 'docs', reference),
    page('/docs/tools', 'docs-tools'),
    page('/docs/events', 'docs-events'),
    page('/docs/guides', 'docs-guides'),
    ...guides.map((name) => page(`/docs/guides/${name}`, `docs-guide-${name}`)),
    asset('style.css', 'text/css'),
    asset('reference.js', 'text/javascript'),
    asset('icon.svg', 'image/svg+xml'),
    { ...asset('scalar.js', 'text/javascript'), file: scalarFile },
  ];
}

/** In a tag of a page, never in its text, where quotes are spelled out. */
const ownAddress = /(\s(?:src|href)=")\/(?!\/)/g;

function asset(name: string, type: string): PublishedFile {
  return { path: `/docs/site/${name}`, file: join(site, name), type: `${type}; charset=utf-8` };
}

/** The whole program in one file; the modules that it was made of are not installed. */
const scalarFile = fileURLToPath(
  new URL('../../node_modules/@scalar/api-reference/dist/browser/standalone.js', import.meta.url),
);
