// Starts the studio: builds it if its sources have changed, serves it on this machine only, and prints the URL with the token of this start.
// --dev serves the sources without a build; --build builds and ends.
// --workspace FOLDER sets the folder of the packs for this start; --choose-workspace makes the page ask for it, even if one was chosen before.
// --edit-program-packs is for developers of Questwright: the workspace is the program's own packs, which can then be changed.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { connect, createServer } from 'node:net'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildOnce } from './build.mjs'

const address = '127.0.0.1'
const firstPort = 4321
const mostPorts = 50
/** How many milliseconds a server may take to end by itself, since pages hold connections open. */
const patience = 2000

const app = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
const repository = resolve(app, '../..')
const mode = process.argv.includes('--dev') ? 'dev' : 'start'
const say = (line) => console.log(line)

/** @type {import('node:child_process').ChildProcess | undefined} */
let child
let ending = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
// no child process outlives this one, unless SIGKILL ends this one
process.on('exit', () => child?.kill('SIGKILL'))

process.exitCode = await main()

async function main() {
  const next = join(dirname(createRequire(join(app, 'package.json')).resolve('next/package.json')), 'dist', 'bin', 'next')
  const named = workspaceNamed()
  if (named === 'no folder') {
    console.error('--workspace needs a folder: npm start -- --workspace ~/questwright')
    return 2
  }
  const { QUESTWRIGHT_TOKEN: given = '', ...rest } = process.env
  const env = { ...rest, NEXT_TELEMETRY_DISABLED: '1' }
  if (mode === 'start') {
    // the build does not need the token
    const built = await buildOnce({ repository, app, next, env, say, onChild: keep })
    if (ending) return 0
    if (built === 'failed') return 1
    if (process.argv.includes('--build')) return 0
  }
  const port = await freePort()
  if (port === undefined) {
    console.error(`No port between ${firstPort} and ${firstPort + mostPorts - 1} is free on ${address}. Name one with PORT=…`)
    return 1
  }
  if (ending) return 0
  // a token in the environment is for tests; a short one could be guessed and is ignored
  const token = /^[\w-]{32,}$/.test(given) ? given : randomBytes(32).toString('base64url')
  const methods = new URL('known-methods.mjs', import.meta.url).href
  const server = spawn(process.execPath, ['--import', methods, next, mode, '-H', address, '-p', String(port)], {
    cwd: app,
    env: { ...env, ...workspaceOf(env, named), QUESTWRIGHT_TOKEN: token, QUESTWRIGHT_PORT: String(port) },
    // hide the lines that Next.js prints about its address, which lack the token
    stdio: ['ignore', mode === 'dev' ? 'inherit' : 'ignore', 'inherit'],
  })
  keep(server)
  const ended = new Promise((finish) => {
    server.on('error', (error) => {
      console.error(`The server could not be started: ${error.message}`)
      finish(1)
    })
    server.on('exit', (code) => finish(ending ? 0 : (code ?? 1)))
  })
  const link = `http://${address}:${port}/#token=${token}`
  const ready = await Promise.race([ended.then(() => false), answers(port)])
  if (ready) {
    say(`Questwright is ready: ${link}`)
    say('Only this machine can reach it, and only with this address. End it with Ctrl-C.')
    if (process.env.BROWSER === 'open') openBrowser(link)
  }
  const code = await ended
  if (!ready && !ending) console.error('The server ended before it was ready.')
  return code
}

function keep(one) {
  child = one
  one.on('exit', () => {
    if (child === one) child = undefined
  })
}

function end(signal) {
  if (ending) return
  ending = true
  const one = child
  one?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  setTimeout(() => one?.kill('SIGKILL'), patience).unref()
}

/** The folder after --workspace, as the next argument or after an equals sign. */
function workspaceNamed() {
  const parts = process.argv.slice(2)
  const joined = parts.find((part) => part.startsWith('--workspace='))
  const at = parts.indexOf('--workspace')
  if (joined === undefined && at < 0) return undefined
  const named = joined === undefined ? parts[at + 1] : joined.slice('--workspace='.length)
  return named === undefined || named === '' || named.startsWith('--') ? 'no folder' : named
}

/**
 * The workspace: a relative folder is resolved in the directory in which the user ran the command, since npm changes the directory. The flag takes
 * precedence over QUESTWRIGHT_WORKSPACE.
 */
function workspaceOf(env, flag) {
  const named = flag ?? env.QUESTWRIGHT_WORKSPACE
  const home = env.HOME || homedir()
  return {
    ...(named ? { QUESTWRIGHT_WORKSPACE: resolve(env.INIT_CWD ?? process.cwd(), named.replace(/^~(?=$|[\\/])/, home)) } : {}),
    ...(process.argv.includes('--choose-workspace') ? { QUESTWRIGHT_CHOOSE_WORKSPACE: '1' } : {}),
    ...(process.argv.includes('--edit-program-packs') ? { QUESTWRIGHT_EDIT_PROGRAM_PACKS: '1' } : {}),
  }
}

async function freePort() {
  const wanted = Number(process.env.PORT || firstPort)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
    console.error(`PORT is "${process.env.PORT}", which is no port; ${firstPort} is taken instead.`)
    return freeFrom(firstPort)
  }
  return freeFrom(wanted)
}

async function freeFrom(first) {
  for (let port = first; port < Math.min(first + mostPorts, 65_536); port++) {
    const free = await tryPort(port)
    if (free !== undefined) return free
  }
  return undefined
}

/** Waits until a server accepts connections at a port of this machine. */
async function answers(port) {
  while (!ending) {
    const is = await new Promise((finish) => {
      const socket = connect({ port, host: address }, () => finish(true))
      socket.on('error', () => finish(false))
      socket.on('connect', () => socket.end())
    })
    if (is) return true
    await new Promise((finish) => setTimeout(finish, 100))
  }
  return false
}

/** The port if it is free; for 0, a free port that the system chooses. */
function tryPort(port) {
  return new Promise((finish) => {
    const probe = createServer()
    probe.once('error', () => finish(undefined))
    probe.listen({ port, host: address, exclusive: true }, () => {
      const got = probe.address()
      probe.close(() => finish(typeof got === 'object' && got !== null ? got.port : undefined))
    })
  })
}

function openBrowser(link) {
  const [program, ...parts] = { darwin: ['open', link], win32: ['cmd', '/c', 'start', '', link] }[process.platform] ?? ['xdg-open', link]
  const opener = spawn(program, parts, { stdio: 'ignore', detached: true })
  opener.on('error', () => say('No browser could be opened; open the address above yourself.'))
  opener.unref()
}
