/** One suite a folder; the engine comes from DB_TYPE (sqlite by default). */
export default {
  runtime: '<rootDir>/test/support/jest/native-runtime.ts',
  testEnvironment: '<rootDir>/test/support/jest/process-environment.ts',
  testSequencer: '<rootDir>/test/support/jest/longest-first.ts',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  // Node strips the types.
  transform: {},
  moduleNameMapper: {
    '^@jest/globals$': '<rootDir>/test/support/jest/globals.ts',
    // Only code of the console knows the client by this name.
    '^@agent-collaboration-hub/client$': '<rootDir>/clients/typescript/src/index.ts',
  },
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // Databases of thousands of tables take their time to be made.
  testTimeout: process.env.HUB_TEST_PARTITIONS === undefined ? 20_000 : 60_000,
  maxWorkers: 2,
};
