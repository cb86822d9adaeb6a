/** A studio beside the one of all tests, with a workspace of its own: what a quest stands on, and nothing of one's own. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
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
 * @param fill puts more into the workspace before the studio looks at it
 * @returns undefined where the studio is no build: a second one would be built as well
 */
export async function startSecondStudio(fill: (workspace: string) => void = () => {}): Promise<SecondStudio | undefined> {
  if (process.env.QUESTWRIGHT_BROWSER_STUDIO !== 'built') return undefined
  const workspace = mkdtempSync(join(tmpdir(), 'questwright-second-'))
  for (const base of ['lcg-keywords', 'lcg-core-set']) cpSync(workspaceFile(base), join(workspace, base), { recursive: true })
  fill(workspace)
  const port = await freePort()
  const server = spawn(process.execPath, ['apps/studio/scripts/start.mjs'], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: {
      ...process.env,
      PORT: String(port),
      QUESTWRIGHT_TOKEN: process.env.QUESTWRIGHT_BROWSER_TOKEN,
      QUESTWRIGHT_WORKSPACE: workspace,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, failed) => {
    server.once('exit', (code) => failed(new Error(`The second studio ended with ${code} before it was ready.`)))
    server.stdout?.on('data', (text: Buffer) => text.toString().includes('is ready') && ready())
  })
  const close = async (): Promise<void> => {
    const ended = new Promise((end) => server.once('exit', end))
    server.kill('SIGTERM')
    await ended
    // installed packs are read only, their folders too
    execFileSync('chmod', ['-R', 'u+w', workspace])
    rmSync(workspace, { recursive: true, force: true })
  }
  return { address: `http://127.0.0.1:${port}`, workspace, close }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('There is no free port.'))))
    })
  })
}
