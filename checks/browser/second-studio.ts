/** A studio beside the one of all tests, with a workspace of its own: what a quest stands on, and nothing of one's own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspaceFile } from './studio.ts'

export interface SecondStudio {
  readonly address: string
  readonly workspace: string
  readonly close: () => Promise<void>
}

/**
 * @param begin with copies of what a quest stands on, to be changed, or with nothing: then the program's own are there to be read
 * @param fill puts more into the workspace before the studio looks at it
 * @returns undefined where the studio is no build: a second one would be built as well
 */
export async function startSecondStudio(
  begin: 'base packs' | 'nothing' = 'base packs',
  fill: (workspace: string) => void = () => {},
): Promise<SecondStudio | undefined> {
  if (process.env.QUESTWRIGHT_BROWSER_STUDIO !== 'built') return undefined
  const workspace = mkdtempSync(join(tmpdir(), 'questwright-second-'))
  if (begin === 'base packs') newWorkspace(workspace, workspaceFile(''))
  fill(workspace)
  const port = await freePort()
  const server = spawn(process.execPath, ['apps/studio/scripts/start.mjs'], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: studioEnvironment(workspace, port),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await readyStudio(server)
  const close = async (): Promise<void> => {
    const ended = new Promise((end) => server.once('exit', end))
    server.kill('SIGTERM')
    await ended
    removeFolder(workspace)
  }
  return { address: `http://127.0.0.1:${port}`, workspace, close }
}

/** Puts what a quest stands on into a workspace. @param content a folder that has these packs */
export function newWorkspace(workspace: string, content: string): void {
  mkdirSync(workspace, { recursive: true })
  for (const base of ['lcg-keywords', 'lcg-core-set']) cpSync(join(content, base), join(workspace, base), { recursive: true })
}

/** What a second studio is started with; the token is that of the first. */
export function studioEnvironment(workspace: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    QUESTWRIGHT_TOKEN: process.env.QUESTWRIGHT_BROWSER_TOKEN,
    QUESTWRIGHT_WORKSPACE: workspace,
  }
}

/**
 * Waits until a studio says that it is ready.
 * @param heard every piece of what it prints
 * @throws Error with the end of its output when it ends before
 */
export async function readyStudio(server: ChildProcess, heard: (text: string) => void = () => {}): Promise<void> {
  let last = ''
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.once('exit', (code) => failed(new Error(`The second studio ended with ${code} before it was ready.\n${last}`)))
    const hear = (bytes: Buffer): void => {
      const text = bytes.toString()
      last = (last + text).slice(-4000)
      heard(text)
      if (last.includes('is ready')) ready()
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
  })
}

/** Removes a folder with workspaces in it: installed packs are read only, their folders too. */
export function removeFolder(folder: string): void {
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('There is no free port.'))))
    })
  })
}
