/** One suite a folder; the engine comes from DB_TYPE (sqlite by default). */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
  // Only code of the console knows the client by this name.
  moduleNameMapper: { '^@agent-collaboration-hub/client$': '<rootDir>/clients/typescript/src/index.ts' },
  transformIgnorePatterns: ['/node_modules/', '/generated/.*\\.js$'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // Databases of thousands of tables take their time to be made.
  testTimeout: process.env.HUB_TEST_PARTITIONS === undefined ? 20_000 : 60_000,
  maxWorkers: 2,
};
