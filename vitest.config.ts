import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that take hours run when they are asked for, and then alone. */
const long = process.env.QUESTWRIGHT_TEST_ONLY === 'long'
const longTests = '**/*.long.test.{ts,tsx}'
const tests = `*${long ? '.long' : ''}.test.{ts,tsx}`
const exclude = ['**/node_modules/**', '**/dist/**', '**/.next/**', ...(long ? [] : [longTests])]

/** Rooms whose tests spoil nothing for each other: one world of modules serves many files, which halves what they cost. Realms that break in them are workers of their own. */
const shared = [
  ...['cli', 'interop', 'kernel', 'lab', 'lcg', 'packs', 'rulebook', 'workshop'].map((name) => `packages/${name}/test`),
  'apps/studio/test',
]
/** What changes the world for the files after it: a page, a replaced module, one of Node itself, a clock, the environment. */
const changesTheWorld =
  /vi\.(?:mock|stub\w+|useFakeTimers|resetModules)|syncBuiltinESMExports|getBuiltinModule|globalThis|process\.env\b|from '[^']*\/dom\.ts'/
const together = shared.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && name.endsWith('.long.test.ts') === long)
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => !changesTheWorld.test(readFileSync(join(import.meta.dirname, file), 'utf8'))),
)

export default defineConfig({
  // A tsconfig in another folder may say `jsx: preserve`; tests always want the automatic runtime.
  oxc: { jsx: { runtime: 'automatic' } },
  // The kernel's tests run scripts of the duel's pack, which name their game; the kernel itself depends on none.
  resolve: { alias: [{ find: /^@questwright\/duel$/, replacement: join(import.meta.dirname, 'packages/duel/src/index.ts') }] },
  test: {
    maxWorkers: 2,
    passWithNoTests: long,
    teardownTimeout: 10_000,
    setupFiles: ['./scripts/plain-stacks.mjs'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['packages/*/test', 'apps/*/test', 'checks', 'scripts'].map((folder) => `${folder}/**/${tests}`),
          exclude: [...exclude, ...together],
          // Forks: a realm in a test has workers of its own, and a test that kills one must not take its neighbours along.
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: together,
          exclude,
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
