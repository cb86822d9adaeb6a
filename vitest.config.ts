import { defineConfig } from 'vitest/config'

/** Tests that take hours run when they are asked for, and then alone. */
const long = process.env.QUESTWRIGHT_TEST_ONLY === 'long'
const longTests = '**/*.long.test.{ts,tsx}'
const folders = ['packages/*/test', 'apps/*/test', 'checks', 'scripts']

export default defineConfig({
  // A tsconfig in another folder may say `jsx: preserve`; tests always want the automatic runtime.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: folders.map((folder) => `${folder}/**/*${long ? '.long' : ''}.test.{ts,tsx}`),
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**', ...(long ? [] : [longTests])],
    environment: 'node',
    // Forks: a realm in a test has workers of its own, and a test that kills one must not take its neighbours along.
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: long,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
})
