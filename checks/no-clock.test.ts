/**
 * No test may depend on time: neither on how long something takes, nor on how far it gets within some seconds, since a busy machine is slow without
 * any bug. Slow code is found by counts (checks/counts.test.ts, checks/quick-edit.test.ts) and by the time limits of tests.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Code that reads a clock, waits for a time, or gives something a limited time. */
const CLOCKS: { readonly [what: string]: RegExp } = {
  'reads a clock': /\b(?:Date|performance)\.now\(|\bnew Date\(\)|\bhrtime\b|\bcpuUsage\(/g,
  // without a delay it only waits for the next turn of the event loop
  'waits for a time': /\bwaitForTimeout\(|(?<![.\w'"])setTimeout\((?!\w*\))|(?<![.\w'"])setInterval\(|\btimers\/promises\b/g,
  'plays for a time':
    /--minutes', '(?!0')|\[\s*'fuzz',(?![^\]]*'--(?:minutes|only|help)')|--fuzz-seconds', '(?!0')|FUZZ_SECONDS(?: *[=:]|', *'(?!0'))|\bfuzzSeconds: (?!0\b)/g,
}

interface Exception {
  /** The number of places in that file: another one makes the test fail. */
  readonly places: number
  readonly why: string
}

const MEASURES = 'It measures speed, runs alone, and prints figures that a person reads.'
const WATCHDOG = 'A time limit ends a process or wait that hangs; in a run without errors it never expires.'

/** Intended exceptions, each with its reason. */
const EXCEPTIONS: { readonly [file: string]: Exception } = {
  'apps/studio/test/publish.test.ts': { places: 1, why: 'A child process of the test keeps running until the test ends it.' },
  'apps/studio/test/routes.test.ts': {
    places: 1,
    why: 'It writes a file repeatedly until the file watcher, which takes a while to start, reports the change.',
  },
  'checks/browser/by-finger.ts': { places: 1, why: 'It pauses between two taps; the expected result is polled.' },
  'checks/browser/figures-packs.long.spec.ts': { places: 2, why: MEASURES },
  'checks/browser/figures.long.spec.ts': { places: 3, why: MEASURES },
  'checks/browser/figures.ts': { places: 4, why: MEASURES },
  'checks/browser/history.spec.ts': {
    places: 2,
    why: 'It checks the time stamp in a file against the times before and after the file was written.',
  },
  'checks/browser/phone.spec.ts': { places: 1, why: 'A long press must last for a certain time.' },
  'checks/browser/pointing.spec.ts': {
    places: 2,
    why: 'A press must be short, and the pointer must stay on an option for a certain time.',
  },
  'checks/browser/second-clone.ts': { places: 4, why: `It prints how long each step took. ${WATCHDOG}` },
  'checks/browser/started-studio.ts': {
    places: 1,
    why: 'Random play has a time limit there, because it finds nothing in the packs that these tests publish.',
  },
  'checks/browser/studio.ts': { places: 3, why: `It pauses before it looks at the page again. ${WATCHDOG}` },
  'checks/parity/expansions.long.test.ts': { places: 2, why: 'It prints how long games took.' },
  'packages/board/test/moments.test.tsx': { places: 3, why: 'Its clock is a fake one, which the test advances.' },
  'packages/cli/test/pack-travel.test.ts': {
    places: 1,
    why: 'It tests the message about the time limit of random play, not the results of the play.',
  },
  'packages/cli/test/run.ts': { places: 1, why: WATCHDOG },
  'packages/packs/test/folder-memory.test.ts': { places: 1, why: 'A fake time, a minute ahead.' },
  'packages/packs/test/gate.test.ts': { places: 3, why: 'Scripts that the gate refuses because they read a clock.' },
  'packages/realm/test/cached-build.test.ts': { places: 1, why: 'A fake time, a minute ahead.' },
  'packages/registry/test/turns-child.ts': { places: 1, why: 'A child process of the test keeps running until the test ends it.' },
  'packages/registry/test/turns.test.ts': {
    places: 3,
    why: 'A lock file gets a time stamp in the future; one process holds a lock for a moment while the test checks that another one waits.',
  },
  'packages/workshop/test/leftovers.test.ts': { places: 1, why: 'A folder gets an old time stamp.' },
  'packages/workshop/test/turns.test.ts': {
    places: 1,
    why: 'A process pauses before it checks another one again.',
  },
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'fixtures', 'saved'].includes(entry.name) ? [] : filesBelow(name)
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [name] : []
  })
}

/** Tests, specs and their helpers, but not benchmarks, which measure time. */
const files = [
  ...['packages', 'apps'].flatMap((rooms) => readdirSync(join(root, rooms)).flatMap((room) => testsOf(`${rooms}/${room}`))),
  ...filesBelow('checks'),
  ...filesBelow('scripts').filter((file) => /\.test\.\w+$/.test(file)),
].filter((file) => !file.startsWith('checks/bench/') && file !== 'checks/no-clock.test.ts')

function testsOf(room: string): readonly string[] {
  return readdirSync(join(root, room)).includes('test') ? filesBelow(`${room}/test`) : []
}

/** Calls that give up after a second if they get no time limit. */
const IMPATIENT = /\bexpect\.poll\(|\b(?:vi\.)?wait(?:For|Until)\(|\bfind(?:All)?By\w+\(/g

/** The arguments of a call, from its opening bracket to its closing one. */
function partsAt(code: string, from: number): string {
  let open = 1
  let at = from
  for (; at < code.length && open > 0; at++) open += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0
  return code.slice(from, at)
}

/** Calls that give up after a second, in a test that runs without a browser; for browser tests the configuration sets the limit. */
function impatientIn(text: string): readonly string[] {
  return [...text.matchAll(IMPATIENT)]
    .filter(({ 0: call, index }) => !partsAt(text, index + call.length).includes('timeout'))
    .map(([call]) => `gives up after a second: ${call}`)
}

/** The places in a text that depend on a clock; comments are ignored. */
function clocksIn(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
  return Object.entries(CLOCKS).flatMap(([what, pattern]) => [...code.matchAll(pattern)].map(([found]) => `${what}: ${found}`))
}

test('tests, specs and their helpers are found', () => {
  expect(files.length).toBeGreaterThan(400)
  for (const one of [
    'checks/record/record.test.ts',
    'packages/cli/test/run.ts',
    'apps/studio/test/routes.test.ts',
    'checks/browser/duel.spec.ts',
  ])
    expect(files).toContain(one)
})

test('no test depends on a clock, except those with a listed reason', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const clocks = [...clocksIn(text), ...(file.startsWith('checks/browser/') ? [] : impatientIn(text))]
    return clocks.length === (EXCEPTIONS[file]?.places ?? 0) ? [] : [{ file, clocks }]
  })
  expect(found, 'count operations instead of measuring time, or list the file with its reason in EXCEPTIONS').toEqual([])
  expect(
    Object.keys(EXCEPTIONS).filter((file) => !files.includes(file)),
    'exceptions for files that are gone',
  ).toEqual([])
})

test.each([
  ['as many as fit into three seconds', 'const end = Date.now() + 3000; while (Date.now() < end) play()', 2],
  ['a ratio of times', 'const start = performance.now()\nexpect(performance.now() - start).toBeLessThan(2_000)', 2],
  ['processor time', 'const { user } = process.cpuUsage()', 1],
  ['a pause, then a count', 'await page.waitForTimeout(400)\nexpect(count).toBe(2)', 1],
  ['a pause of a promise', 'await new Promise((resolve) => setTimeout(resolve, 400))', 1],
  ['a race against a timer', 'await Promise.race([done, new Promise((late) => setTimeout(() => late(undefined), 50))])', 1],
  ['the promises of timers', "import { setTimeout as wait } from 'node:timers/promises'", 1],
  ['a command that plays for a time', "qw(['fuzz', folder, '--minutes', '1'])", 1],
  ['a command without a time, which plays for five minutes by default', "qw(['fuzz', folder, '--games', '10'])", 1],
  ['a publication that plays for a time', "at(author, ['pack', 'publish', 'moor', '--fuzz-seconds', '2'])", 1],
  ['a publication that plays for a time, by an environment variable', "process.env.QUESTWRIGHT_FUZZ_SECONDS = '1'", 1],
  ['a publication that plays for a time, by a stubbed environment variable', "vi.stubEnv('QUESTWRIGHT_FUZZ_SECONDS', '1')", 1],
  ['the next turn of the event loop', 'await new Promise((done) => setTimeout(done))', 0],
  ['the time limit of a test', 'test.setTimeout(600_000)', 0],
  ['a publication without random play', "['pack', 'publish', 'moor', '--fuzz-seconds', '0']", 0],
  ['a command that plays its games', "qw(['fuzz', folder, '--minutes', '0', '--games', '10'])", 0],
  ['a comment', '// no setTimeout(resolve, 400) here, nor Date.now()', 0],
])('the check finds %s', (_, text, places) => {
  expect(clocksIn(text)).toHaveLength(places)
})

test.each([
  ['a poll', 'await expect.poll(() => renames).toBe(2)', 1],
  ['a wait', 'await vi.waitFor(() => expect(told(1)).toEqual([]))', 1],
  ['a wait for a page', "await waitFor(() => expect(went).toBe('there'))", 1],
  ['a wait for an element', "await screen.findByText('Done')", 1],
  ['a poll with a longer time limit', 'await expect.poll(() => renames, { timeout: 50_000 }).toBe(2)', 0],
  ['a wait with a longer time limit', 'await vi.waitFor(() => expect(told(1)).toEqual([]), { timeout: 10_000 })', 0],
])('the check finds a call that gives up after a second: %s', (_, text, places) => {
  expect(impatientIn(text)).toHaveLength(places)
})
