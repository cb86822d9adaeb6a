/**
 * A studio of another user on this machine: a fresh clone of the repository, started as the README says, with a workspace of its own. HEAD is
 * cloned, so changes that are not committed are not in it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { newWorkspace, readyStudio, removeFolder, type StartedStudio, studioEnvironment } from './started-studio.ts'

const repository = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')

export interface SecondClone extends StartedStudio {
  /** The origin of the clone, and how long each step took. */
  readonly told: string
}

/**
 * Clones, installs, builds and starts. It takes minutes, so start it before it is needed.
 * @throws Error with the output of the step that failed
 */
export async function startSecondClone(): Promise<SecondClone> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-clone-'))
  const clone = join(folder, 'questwright')
  // a fresh clone has the sample quest in content/ and need not install it, so this user's packs are in another folder
  const workspace = join(folder, 'quests')
  const parts: string[] = []
  let before = Date.now()
  const tell = (part: string): void => {
    parts.push(`${part} ${Math.round((Date.now() - before) / 1000)} s`)
    before = Date.now()
  }
  let end = async (): Promise<void> => {}
  const close = async (): Promise<void> => {
    await end()
    removeFolder(folder)
  }
  try {
    tell(takeRepository(clone))
    newWorkspace(workspace, join(clone, 'content'))
    const server = spawn('npm', ['start'], {
      cwd: clone,
      // the build must be for production, although the test runner sets NODE_ENV
      env: { ...studioEnvironment(workspace), NODE_ENV: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      // in its own process group, so that npm, the scripts and the server are ended together
      detached: true,
    })
    end = endOf(server)
    const address = await readyStudio(server, (text) => {
      if (text.includes('Building the studio')) tell('installed in')
      if (text.includes('Built in')) tell('built in')
    })
    tell('ready after')
    return { address, workspace, close, told: parts.join(', ') }
  } catch (error) {
    await close()
    throw error
  }
}

/** Clones the repository, or copies its files where they were downloaded without git. @returns the words that say which, for the report */
function takeRepository(into: string): string {
  if (existsSync(join(repository, '.git'))) {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${repository}`, into], { stdio: ['ignore', 'ignore', 'inherit'] })
    const head = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: into }).toString().trim()
    return `second clone: ${head} cloned in`
  }
  const made = new Set(['node_modules', '.next', '.turbo', '.cache', '.questwright', 'dist', 'reports', 'test-results', '.pnpm-store'])
  cpSync(repository, into, { recursive: true, filter: (source) => source === repository || !made.has(basename(source)) })
  return 'second clone: no git clone is here to be cloned, so its files were copied, in'
}

/** Returns a function that ends a process group and waits until none of its processes writes any more. */
function endOf(server: ChildProcess): () => Promise<void> {
  const closed = new Promise((resolve) => server.once('close', resolve))
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (server.pid !== undefined) process.kill(-server.pid, name)
    } catch {
      // all processes have ended
    }
  }
  const kill = (): void => signal('SIGKILL')
  process.once('exit', kill)
  return async () => {
    signal('SIGTERM')
    const late = setTimeout(kill, 5000)
    await closed
    clearTimeout(late)
    process.off('exit', kill)
  }
}
