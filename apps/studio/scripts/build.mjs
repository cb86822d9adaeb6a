import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesHash } from './sources.mjs'

const mostMinutes = 15

/**
 * Builds the studio, unless the existing build was made from the same sources. Where several processes start at the same time, one builds and the
 * others wait.
 * @param {{ repository: string, app: string, next: string, env: Record<string, string | undefined>, say: (line: string) => void, onChild: (child:
 * import('node:child_process').ChildProcess) => void }} options
 * @returns {Promise<'built' | 'up to date' | 'failed'>}
 */
export async function buildOnce({ repository, app, next, env, say, onChild }) {
  const stampFile = join(app, '.next', 'questwright-stamp')
  // a process that builds deletes the stamp first. An up-to-date build needs no lock, so that the studio also starts in a folder that is read-only
  if (isBuilt(app) && readOr(stampFile) === sourcesHash(repository)) return 'up to date'
  const release = await takeLock(join(app, 'node_modules', '.cache', 'questwright-build.lock'), say)
  try {
    const stamp = sourcesHash(repository)
    if (isBuilt(app) && readOr(stampFile) === stamp) return 'up to date'
    rmSync(stampFile, { force: true })
    const began = Date.now()
    say('Building the studio (once after each change of its sources; a minute or so) …')
    const { code, output } = await run(
      process.execPath,
      [next, 'build'],
      { cwd: app, env: { ...env, QUESTWRIGHT_BUILD: 'quick' } },
      onChild,
    )
    if (code !== 0) {
      say(output.trimEnd())
      say('Building the studio failed; the lines above say why.')
      return 'failed'
    }
    writeFileSync(stampFile, stamp)
    say(`Built in ${Math.round((Date.now() - began) / 1000)} s.`)
    return 'built'
  } finally {
    release()
  }
}

function isBuilt(app) {
  return existsSync(join(app, '.next', 'BUILD_ID'))
}

function readOr(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function run(program, parts, { cwd, env }, onChild) {
  return new Promise((resolve) => {
    const child = spawn(program, parts, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    onChild(child)
    let output = ''
    const keep = (part) => {
      output = (output + part).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Takes the lock: creates a file that only one process can create, with the id of this process in it. */
async function takeLock(file, say) {
  mkdirSync(join(file, '..'), { recursive: true })
  const end = Date.now() + mostMinutes * 60_000
  for (let told = false; ; ) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isLeftOver(file) || Date.now() > end) rmSync(file, { force: true })
    else if (!told) {
      told = true
      say('Another start is building the studio; waiting for it …')
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Whether the process that created the lock has ended. */
function isLeftOver(file) {
  const holder = Number(readOr(file) ?? 0)
  if (!(holder > 0)) {
    // a new lock file may still be empty
    try {
      return Date.now() - statSync(file).mtimeMs > 5000
    } catch {
      return false
    }
  }
  try {
    process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
