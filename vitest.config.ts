import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A tsconfig in another folder may say `jsx: preserve`; tests always want the automatic runtime.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'apps/*/test/**/*.test.{ts,tsx}', 'checks/**/*.test.ts', 'scripts/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
    environment: 'node',
    // Forks: a realm in a test has workers of its own, and a test that kills one must not take its neighbours along.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
})
