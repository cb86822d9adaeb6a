/** Publishing in a process of its own: the command line checks, tests and sends, and the server stays free. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { RegistryDeed, RegistryDone } from '../registry-types.ts'
import { Refusal } from './refusal.ts'
import { readSettings } from './settings.ts'

/** Checks, tests, a minute of random games, and every scenario with one to four players. */
const mostMilliseconds = 30 * 60_000

/** The last lines say why it was not published. */
const mostNotes = 10

/** What `qw pack publish --json` prints. */
interface Told {
  readonly result?: 'published' | 'red' | 'warned'
  readonly version?: string
  readonly integrity?: string
  readonly warnings?: readonly string[]
}

/** @throws Refusal with what stands against it; an AbortError when it was stopped */
export async function publishInProcess(
  { pack, warnings }: Extract<RegistryDeed, { readonly do: 'publish' }>,
  tell: (words: string) => void,
  signal: AbortSignal,
): Promise<RegistryDone> {
  const { repository, workspace } = readSettings()
  const { QUESTWRIGHT_TOKEN: _secret, NODE_OPTIONS: _options, ...env } = process.env
  const more = warnings === 'anyway' ? ['--anyway'] : []
  const child = spawn(process.execPath, [join('scripts', 'run.mjs'), 'qw', 'pack', 'publish', pack, '--json', ...more], {
    cwd: repository,
    env: { ...env, QUESTWRIGHT_WORKSPACE: workspace },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = (): boolean => child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  const overdue = setTimeout(() => child.kill('SIGKILL'), mostMilliseconds)
  const notes: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    const words = line.trim()
    if (words === '') return
    notes.push(words)
    tell(words.slice(0, 300))
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  clearTimeout(overdue)
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  const told = readTold(output)
  if (code === 0) return { ...(told.version ? { version: told.version } : {}), ...(told.integrity ? { integrity: told.integrity } : {}) }
  if (told.result === 'warned')
    throw new Refusal(409, 'publish/warnings', (told.warnings ?? []).join('\n'), 'Repair it, or publish it anyway.')
  if (told.result === 'red')
    throw new Refusal(409, 'publish/red', `${notes.slice(-mostNotes).join('\n')}\n`, 'Repair that first; nothing was published.')
  throw new Refusal(409, 'publish/refused', notes.slice(-mostNotes).join('\n') || 'Publishing failed.', '')
}

function readTold(output: string): Told {
  try {
    return JSON.parse(output) as Told
  } catch {
    return {}
  }
}
