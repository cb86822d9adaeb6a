/** Starts studios like a user: each runs the same build at a port of its own, with a workspace of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const repository = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')
/** The packs that the program ships. */
export const content = join(repository, 'content')
/** The token of every studio in the tests. */
export const token = 'browser-tests-need-a-token-of-32-letters'

export interface StartedStudio {
  readonly address: string
  readonly workspace: string
  readonly close: () => Promise<void>
}

/**
 * Starts a studio. Where there is no build of these sources, the first start makes it and the others wait.
 * @param begin the initial workspace: copies of all shipped packs, copies of the packs that a quest depends on, or empty, where the shipped packs
 * can only be read
 * @param fill adds more to the workspace before the studio reads it
 */
export async function startStudio(
  begin: 'content' | 'base packs' | 'nothing',
  fill: (workspace: string) => void = () => {},
): Promise<StartedStudio> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-browser-'))
  const workspace = join(folder, 'content')
  mkdirSync(workspace)
  if (begin === 'content') copyPacks(content, workspace)
  if (begin === 'base packs') newWorkspace(workspace, content)
  fill(workspace)
  const server = spawn(process.execPath, ['apps/studio/scripts/start.mjs'], {
    cwd: repository,
    env: studioEnvironment(workspace),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = (): void => void server.kill('SIGKILL')
  process.once('exit', kill)
  const close = async (): Promise<void> => {
    const ended = new Promise((end) => server.once('exit', end))
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await ended
    }
    process.off('exit', kill)
    removeFolder(folder)
  }
  try {
    return { address: await readyStudio(server), workspace, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Copies packs without the links that the package manager has created in them: a workspace does not need those. */
export function copyPacks(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (source) => !/[\\/](node_modules|\.turbo)$/.test(source) })
}

/**
 * Copies the packs that a quest depends on into a workspace.
 * @param packs the folder with these packs
 */
export function newWorkspace(workspace: string, packs: string): void {
  mkdirSync(workspace, { recursive: true })
  for (const base of ['lcg-keywords', 'lcg-core-set']) copyPacks(join(packs, base), join(workspace, base))
}

/** The environment of a studio in the tests, with any free port. Random play before publishing is short, except in the long tests. */
export function studioEnvironment(workspace: string): NodeJS.ProcessEnv {
  const fuzz = process.env.QUESTWRIGHT_TEST_ONLY === 'long' ? {} : { QUESTWRIGHT_FUZZ_SECONDS: '3' }
  return { ...process.env, ...fuzz, PORT: '0', QUESTWRIGHT_TOKEN: token, QUESTWRIGHT_WORKSPACE: workspace }
}

/**
 * Waits until a studio prints that it is ready.
 * @param heard called with every piece of its output
 * @returns its URL
 * @throws Error with the end of its output when it ends before
 */
export function readyStudio(server: ChildProcess, heard: (text: string) => void = () => {}): Promise<string> {
  let last = ''
  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.once('exit', (code) => failed(new Error(`A studio ended with ${code} before it was ready.\n${last}`)))
    const hear = (bytes: Buffer): void => {
      const text = bytes.toString()
      last = (last + text).slice(-4000)
      heard(text)
      const address = /is ready: (http:\/\/[\d.]+:\d+)\//.exec(last)?.[1]
      if (address !== undefined) ready(address)
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
  })
}

/** Deletes a folder with workspaces, in which installed packs and their folders are read-only. */
export function removeFolder(folder: string): void {
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
