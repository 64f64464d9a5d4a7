// One Jest for all workspaces: native ESM, TypeScript and JSX through SWC. Tests of React components name the browser
// environment in their first comment (`@jest-environment <rootDir>/packages/testing/src/browser-environment.mjs`).
import workspaces from './workspaces.cjs';

export default {
  rootDir: '..',
  // Child processes, also on two cores: suites start and end threads of their own, and in one process V8 has aborted over it.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
  roots: ['.config', ...workspaces.folders()].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/packages/testing/src/css-modules.ts',
    // What the build makes a chunk of its own (packages/build/src/late-router.ts).
    '^react-router/late$': '<rootDir>/shell/node_modules/react-router/dist/development/lib/router/router.js',
  },
  globalSetup: '<rootDir>/packages/testing/src/run-folder.cjs',
  globalTeardown: '<rootDir>/packages/testing/src/remove-run-folder.cjs',
  testEnvironment: '<rootDir>/packages/testing/src/node-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/packages/testing/src/patience.cjs', '<rootDir>/.config/try-again.cjs'],
  reporters: ['default', '<rootDir>/.config/report-tests.mjs'],
};
