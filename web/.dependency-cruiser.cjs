/** The rooms of the console: `app` shows `pages`, which are made of `parts` on `live` data in words of `i18n`. */
module.exports = {
  forbidden: [
    {
      name: 'pages-know-no-page',
      comment: 'What two pages share is a part, or a folder of its own below pages/shared.',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/($1|shared)/' },
    },
    {
      name: 'parts-know-no-page',
      severity: 'error',
      from: { path: '^web/src/(parts|live|i18n)/' },
      to: { path: '^web/src/pages/' },
    },
    {
      name: 'app-loads-pages-late',
      comment: 'Only what reads the address of a page is in the first load.',
      severity: 'error',
      from: { path: '^web/src/app/' },
      to: { path: '^web/src/pages/', pathNot: '-search\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'only-the-client-reaches-the-hub',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^(src|generated|spec)/' },
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
