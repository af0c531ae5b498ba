import { printPage } from './layout.ts';

/** The page on which Scalar shows the OpenAPI document of this hub. */
export function emitReferencePage(): string {
  return printPage({
    title: 'API reference',
    section: 'API',
    about: 'Every operation of the HTTP API, to read and to try with a token of yours.',
    body: `<div id="reference"></div><noscript><h1>API reference</h1><p>This page needs scripts. The document itself is <a href="/openapi.yaml">openapi.yaml</a>.</p></noscript>`,
    isBare: true,
    scripts: ['/docs/site/scalar.js', '/docs/site/reference.js'],
  });
}
