import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** Environment variables for every program that is started: no telemetry, no update notices, and no colours where the output is no terminal. */
const quietEnvironment = {
  ...process.env,
  ...(process.stdout.isTTY || process.env.FORCE_COLOR !== undefined ? {} : { NO_COLOR: '1' }),
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
}

/**
 * Finds a program the way a shell does.
 * @param {string} name
 * @returns {string | undefined} the whole path, or undefined when no folder of PATH holds it
 */
export function findProgram(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    if (folder !== '' && isExecutable(join(folder, name))) return join(folder, name)
  }
  return undefined
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Runs a program to its end in the foreground: it shares the terminal of this process, and Ctrl-C reaches it first.
 * @param {string} program
 * @param {readonly string[]} parts
 * @param {{ output?: 'ours' | 'stderr', env?: Record<string, string> }} [options] `stderr` sends all that it prints to our stderr and gives it no
 * stdin
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it; 127 when it could not be started
 */
export function foreground(program, parts, options = {}) {
  const stdio = options.output === 'stderr' ? ['ignore', 2, 2] : 'inherit'
  const child = spawn(program, parts, { cwd: root, env: { ...quietEnvironment, ...options.env }, stdio })
  return ended(child, program, (signal) => {
    // on Ctrl-C the terminal sends SIGINT to the child as well, and the child decides when it ends
    if (signal !== 'SIGINT') child.kill(signal)
  })
}

/**
 * Runs a program of the test run to its end, without stdin and in a process group of its own, so that a hanging one can be ended with all that it started.
 * @param {string} program
 * @param {readonly string[]} parts
 * @param {{ minutes: number, env?: Record<string, string>, output?: 'ours' | ((text: string) => void), priority?: 'low' }} options a function as
 * `output` gets what the program prints, piece by piece, where several run at the same time; with a low priority the program leaves the processors to
 * others, where the system has `nice` and does not share the processors by session, as some Linux systems do
 * @returns {Promise<number>} its exit code; 124 when the time was over
 */
export async function bounded(program, parts, { minutes, env, output = 'ours', priority }) {
  const where = output === 'ours' ? 'inherit' : 'pipe'
  const nice = priority === 'low' ? findProgram('nice') : undefined
  const child = spawn(nice ?? program, nice === undefined ? parts : ['-n', '10', program, ...parts], {
    cwd: root,
    env: { ...quietEnvironment, ...env },
    stdio: ['ignore', where, where],
    detached: true,
  })
  if (output !== 'ours') for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output)
  const end = (signal) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // the process group has already ended
    }
  }
  let overdue = false
  const watchdog = setTimeout(() => {
    overdue = true
    console.error(`${program} was still running after ${minutes} minutes and is ended.`)
    end('SIGTERM')
    setTimeout(() => end('SIGKILL'), 5000).unref()
  }, minutes * 60_000)
  const printed = new Promise((resolve) => child.once('close', resolve))
  const code = await ended(child, program, end)
  clearTimeout(watchdog)
  // the last lines of output may arrive after the exit; but wait only briefly, since a background process of the child may keep the pipe open
  if (output !== 'ours') await Promise.race([printed, new Promise((resolve) => setTimeout(resolve, 2000).unref())])
  return overdue ? 124 : code
}

/** Waits until a child ends. Until then, signals to this process are passed to `pass`. */
function ended(child, program, pass) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  const listeners = signals.map((signal) => () => pass(signal))
  signals.forEach((signal, index) => {
    process.on(signal, listeners[index])
  })
  return new Promise((resolve) => {
    const finish = (code) => {
      signals.forEach((signal, index) => {
        process.off(signal, listeners[index])
      })
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      finish(127)
    })
    child.on('exit', (code, signal) => finish(code ?? 128 + (signalNumbers[signal] ?? 0)))
  })
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }
