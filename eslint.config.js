import tseslint from 'typescript-eslint';

const namedExports = { selector: 'ExportDefaultDeclaration', message: 'named exports only' };

/** Features whose statements every agent sends all day (docs/decisions/0014). */
const hot = ['tasks', 'inbox', 'sessions', 'streams', 'telemetry', 'access', 'audit'];
const noEntities = {
  selector: "MemberExpression[property.name='em']",
  message: 'a hot feature uses prepared queries, not entities (docs/decisions/0014)',
};

/** Features that keep entities; what only one statement can decide is written by one, and says why. */
const cold = [
  'accounts',
  'networks',
  'tokens',
  'skills',
  'providers',
  'license',
  'files',
  'nodes',
  'requirements/projects',
];
const noWrites = {
  selector: 'MemberExpression > Identifier.property[name=/^(insertInto|updateTable|deleteFrom)$/]',
  message: 'a cold feature stores entities through em; a statement that must decide says why (docs/decisions/0014)',
};

/** Type-aware rules for all code; style belongs to prettier. */
export default tseslint.config(
  {
    ignores: [
      '**/generated/',
      '**/dist/',
      'dist-package/',
      'node_modules/',
      'data/',
      'test/clients/typescript/',
      '**/*.js',
      '**/*.mjs',
      '**/*.cjs',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
      'no-restricted-syntax': ['error', namedExports],
    },
  },
  {
    files: hot.map((feature) => `src/domain/${feature}/**`),
    rules: { 'no-restricted-syntax': ['error', namedExports, noEntities] },
  },
  {
    files: cold.map((feature) => `src/domain/${feature}/**`),
    rules: { 'no-restricted-syntax': ['error', namedExports, noWrites] },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: './web/tsconfig.json' } },
  },
  {
    files: ['test/browser/**/*.ts', 'bench/console/**', 'bench/console.ts'],
    languageOptions: { parserOptions: { project: './test/browser/tsconfig.json' } },
  },
  { files: ['test/web/**/*.ts'], languageOptions: { parserOptions: { project: './test/web/tsconfig.json' } } },
  { files: ['web/build-console.ts'], languageOptions: { parserOptions: { project: './tsconfig.json' } } },
  // Vite asks for the default export.
  { files: ['web/vite.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // A migration is as long as its schema.
  { files: ['src/migrations/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['test/**', 'bench/**'],
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
