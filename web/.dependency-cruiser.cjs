/** What stands below everything else: the store, the address of the hub, the session, the keys, what a refusal is. */
const ground =
  '^web/src/(app/(store|base-path|session|hub|network|keys)\\.ts|live/refusal\\.ts|i18n/(words|language)\\.ts)$';

/** The rooms of the console: `parts` ← `live` ← `app` ← `pages`, each may import what stands left of it. */
module.exports = {
  forbidden: [
    {
      name: 'ground-stands-alone',
      comment: 'Parts and live data build on these files; they build on nothing but each other.',
      severity: 'error',
      from: { path: ground },
      to: { path: '^web/src/', pathNot: ground },
    },
    {
      name: 'parts-know-no-data',
      comment: 'A part is given what it shows.',
      severity: 'error',
      from: { path: '^web/src/parts/' },
      to: { path: '^web/src/(live|app|pages)/', pathNot: ground },
    },
    {
      name: 'live-knows-no-frame',
      severity: 'error',
      from: { path: '^web/src/live/' },
      to: { path: '^web/src/(app|pages)/', pathNot: ground },
    },
    {
      name: 'app-loads-pages-late',
      comment: 'Only what reads the address of a page is in the first load.',
      severity: 'error',
      from: { path: '^web/src/app/' },
      to: { path: '^web/src/pages/', pathNot: '-search\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'pages-know-no-page',
      comment: 'What two pages share is a part, or a folder of its own below pages/shared.',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/($1|shared)/' },
    },
    {
      name: 'no-circles',
      comment: 'Types may lean on each other, and what loads something late may lend it a type.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'only-the-client-reaches-the-hub',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^(src|generated|spec|codegen|test)/' },
    },
    {
      name: 'markup-of-texts-in-one-place',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/parts/render-markdown\\.ts$' },
      to: { path: 'node_modules/(dompurify|marked)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
    },
  },
};
