/** Measures the time from the command line to the first result, with a new process each time. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { median } from './calibrate.ts'
import { print, row, wrong } from './print.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function milliseconds(file: string, parts: readonly string[]): { readonly took: number; readonly out: string } {
  const start = performance.now()
  const out = execFileSync(file, parts, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return { took: performance.now() - start, out }
}

/** Measures `qw play` as a process of its own, and reports commands that ended in a different state although they are equal. */
export async function coldStart(): Promise<void> {
  print('Cold start: qw as a program of its own, beside an empty program of Node')
  const [empty, played]: [number[], number[]] = [[], []]
  const hashes = new Set<string>()
  for (let n = 0; n < 5; n++) {
    empty.push(milliseconds(process.execPath, ['-e', '0']).took)
    const { took, out } = milliseconds(process.execPath, [
      'scripts/run.mjs',
      'qw',
      'play',
      'passage-through-mirkwood',
      '--deck',
      'leadership',
      '--bot',
      'greedy',
      '--seed',
      '1',
      '--json',
    ])
    played.push(took)
    hashes.add((JSON.parse(out) as { stateHash: string }).stateHash)
  }
  row('a game in quickjs, from the command line (ms, median)', median(played).toFixed(0))
  row('in empty programs of Node', `${(median(played) / median(empty)).toFixed(0)}  (one takes ${median(empty).toFixed(0)} ms)`)
  if (hashes.size !== 1) wrong(`the same command ended in ${hashes.size} states`)
  row('state of the game', [...hashes].join(' '))
}
