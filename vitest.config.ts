import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Long tests run only when they are asked for, and then alone: the files `*.long.test.ts`, and the files in which a test has the tag `long`, with
 * their other tests.
 */
const long = process.env.QUESTWRIGHT_TEST_ONLY === 'long'
const isLongFile = (name: string): boolean => /\.long\.test\.tsx?$/.test(name)
const hasLongTests = (name: string): boolean => isLongFile(name) || readFileSync(inRoot(name), 'utf8').includes("tags: 'long'")

/**
 * What changes the process for the test files after it: a replaced module, one of Node itself, a global, the environment. The globals, timers and
 * variables that Vitest replaces are not listed, because `scripts/restored-globals.mjs` restores them at the end of each file.
 */
const changesTheProcess =
  /vi\.(?:mock|resetModules)|syncBuiltinESMExports|getBuiltinModule|fake-indexeddb\/auto|globalThis as|Object\.assign\((?:globalThis|process\.env)|[^'"](?:process\.env(?:\.\w+|\[\w+\]) = |delete process\.env)/
/** Files that draw share one page, which their process has from then on. */
const draws = /(?:from|import) '[^']*\/(?:dom\.ts|table-at\.tsx)'/

const inRoot = (...names: readonly string[]) => join(import.meta.dirname, ...names)
const folders = ['packages', 'apps'].flatMap((rooms) => readdirSync(inRoot(rooms)).map((room) => `${rooms}/${room}/test`))
/** The names of all files below a folder. What is installed is not entered: its links lead through the whole repository, again and again. */
function walk(folder: string): readonly string[] {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [name]
    return entry.name === 'node_modules' ? [] : walk(name)
  })
}

const files = [...folders.filter((folder) => existsSync(inRoot(folder))), 'checks', 'scripts']
  .flatMap(walk)
  .filter((name) => /\.test\.tsx?$/.test(name) && (long ? hasLongTests(name) : !isLongFile(name)))
const textOf = new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]))
const keepsTheProcess = files.filter((file) => !changesTheProcess.test(textOf.get(file) ?? ''))
/** Files that share a process: loading the modules is most of what a short file costs. */
const pages = keepsTheProcess.filter((file) => draws.test(textOf.get(file) ?? ''))
const together = keepsTheProcess.filter((file) => !pages.includes(file))
const apart = files.filter((file) => !keepsTheProcess.includes(file))

/** Short files that play for a minute. Vitest goes by size and would take them last, when its other worker has nothing more to do. */
const playsGames = /\/checks\/(?:scenes|fuzz|parity|record)/

/**
 * In a fresh clone the first test that reads all packs compiles them and caches the result. These files would compile them at the same time as another
 * one, so they run late and find the cache.
 */
const readsAllPacks = /\/packages\/cli\/test\/(?:interchange|fuzz-strict|one-reading|install-words)|\/choose-workspace/

/** A worker is replaced for a file with another environment and has to load its modules again, so files with one of their own run together. */
const hasEnvironment = (moduleId: string): boolean =>
  textOf.get(relative(import.meta.dirname, moduleId))?.includes('@vitest-environment') ?? false

class GamesFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      playsGames.test(moduleId) ? 0 : readsAllPacks.test(moduleId) ? 2 : hasEnvironment(moduleId) ? 3 : 1
    const sorted = await super.sort(specifications)
    // a project stays in one piece: a worker serves the next file only where that is of the same one
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const place = ({ project }: TestSpecification) => projects.indexOf(project.name)
    return sorted.sort((one, other) => place(one) - place(other) || rank(one) - rank(other))
  }
}

export default defineConfig({
  // A tsconfig in another folder may say `jsx: preserve`; tests always want the automatic runtime.
  oxc: { jsx: { runtime: 'automatic' } },
  // The kernel's tests run scripts of the duel's pack, which name their game; the kernel itself depends on none.
  resolve: { alias: [{ find: /^@questwright\/duel$/, replacement: inRoot('packages/duel/src/index.ts') }] },
  test: {
    // one more than there are processors on a small machine: workers often wait for a process that they have started
    maxWorkers: 3,
    tags: [{ name: 'long', description: 'takes long, and finds little that other tests do not find' }],
    tagsFilter: long ? [] : ['!long'],
    sequence: { sequencer: GamesFirst },
    passWithNoTests: long,
    teardownTimeout: 10_000,
    // A test that is compared with a record for the first time fails until somebody writes the record with `-u`: else a new finding would pass.
    update: 'none',
    setupFiles: ['./scripts/plain-stacks.mjs', './scripts/restored-globals.mjs'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
    projects: [
      { name: 'apart', include: apart, isolate: true },
      { name: 'pages', include: pages, isolate: false },
      { name: 'together', include: together, isolate: false },
    ].map((project) => ({
      extends: true,
      // Forks: a realm in a test has workers of its own, and a test that kills one must not take its neighbours along.
      // A test of ten seconds took more than a minute on a machine that six programs shared: that is no failure.
      test: { ...project, pool: 'forks', testTimeout: 180_000, hookTimeout: 180_000 },
    })),
  },
})
