/** The rooms of docs/layers.md: imports only go down. */
const features = [
  ['attention', 'backups', 'exports'],
  ['reports', 'renames', 'daemons', 'requirements', 'terminals'],
  ['tasks'],
  ['inbox'],
  ['accounts', 'telemetry'],
  ['networks', 'nodes'],
  ['tokens', 'license', 'files', 'skills', 'providers', 'sessions', 'idempotency'],
  ['access', 'audit', 'streams'],
];
const upward = features.slice(1).map((row, index) => ({
  name: `feature-order-${row[0]}`,
  severity: 'error',
  from: { path: `^src/domain/(${row.join('|')})/` },
  to: {
    path: `^src/domain/(${features
      .slice(0, index + 1)
      .flat()
      .join('|')})/`,
  },
}));
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'codegen-knows-no-src', severity: 'error', from: { path: '^codegen/' }, to: { path: '^src/' } },
    {
      name: 'generated-knows-nothing',
      severity: 'error',
      from: { path: '^generated/' },
      to: { path: '^(src|codegen|test)/' },
    },
    {
      name: 'domain-only-vocabulary',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^generated/(?!errors|events|enums)' },
    },
    {
      name: 'domain-below',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^src/(server|handlers)/' },
    },
    {
      name: 'handlers-below-server',
      severity: 'error',
      from: { path: '^src/handlers/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'server-knows-no-feature',
      comment: 'The server carries streams, reads tokens and runs a keyed call once; of the rest it knows no word.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/domain/(?!(?:streams|tokens|idempotency)/)[^/]+/' },
    },
    {
      name: 'entities-are-columns',
      severity: 'error',
      from: { path: '^src/entities/' },
      to: { path: '^src/(server|handlers|domain|platform)/' },
    },
    {
      name: 'platform-is-the-machine',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/(server|handlers|domain)/' },
    },
    {
      name: 'domain-no-web',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: 'node_modules/(express|openapi-backend|@open-rpc)/' },
    },
    {
      name: 'metrics-apart',
      comment: 'The library of the metrics is loaded only where somebody asked for them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/metrics/' },
      to: { path: 'node_modules/prom-client/' },
    },
    ...upward,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json'] },
  },
};
