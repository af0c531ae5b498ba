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
      comment: 'A daemon judges addresses of providers by the rule of the hub.',
      from: { path: '^cli/src/', pathNot: '^cli/src/commands/operate/' },
      to: { path: '^src/', pathNot: '^src/platform/public-host\\.ts$' },
    },
    {
      name: 'server-is-loaded-late',
      comment:
        'A client starts without the code of the hub; probes are loaded late as a whole, and a type loads nothing.',
      severity: 'error',
      from: { path: '^cli/src/', pathNot: '^cli/src/agents/daemon/probe-model\\.ts$' },
      to: { path: '^src/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'client-by-its-door',
      severity: 'error',
      from: { path: '^cli/src/' },
      to: { path: '^clients/typescript/src/', pathNot: '^clients/typescript/src/index\\.ts$' },
    },
    {
      name: 'probes-are-loaded-late',
      severity: 'error',
      from: { path: '^cli/src/' },
      to: { path: '^cli/src/agents/daemon/probe-model\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
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
