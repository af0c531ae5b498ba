/** The rooms of the command line: `commands` and `agents` stand on `parts`, and all reach the hub by the client alone. */
module.exports = {
  forbidden: [
    {
      name: 'parts-know-no-command',
      severity: 'error',
      from: { path: '^cli/src/parts/' },
      to: { path: '^cli/src/(commands|agents)/' },
    },
    {
      name: 'agents-know-no-command',
      severity: 'error',
      from: { path: '^cli/src/agents/' },
      to: { path: '^cli/src/commands/' },
    },
    {
      name: 'only-the-client-reaches-the-hub',
      comment: 'The commands that operate a hub load its code late, and nothing else of the project.',
      severity: 'error',
      from: { path: '^cli/src/' },
      to: { path: '^(src|generated|spec|codegen|test|web)/', pathNot: '^src/' },
    },
    {
      name: 'only-operating-knows-the-server',
      severity: 'error',
      from: { path: '^cli/src/', pathNot: '^cli/src/commands/operate/' },
      to: { path: '^src/' },
    },
    {
      name: 'server-is-loaded-late',
      comment: 'A client starts without the code of the hub.',
      severity: 'error',
      from: { path: '^cli/src/' },
      to: { path: '^src/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'client-by-its-door',
      severity: 'error',
      from: { path: '^cli/src/' },
      to: { path: '^clients/typescript/src/', pathNot: '^clients/typescript/src/index\\.ts$' },
    },
    { name: 'no-circles', severity: 'error', from: { path: '^cli/src/' }, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json'] },
  },
};
