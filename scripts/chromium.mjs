import { spawnSync } from 'node:child_process'
import { bounded, findProgram, isExecutable } from './shell.mjs'

// The shell is Chromium without the windows, tabs and panels of a browser: what nobody sees it does not draw, and the browser tests take a seventh less time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/** What a person can do when no browser was found. */
export const howToGetChromium = [
  'The browser tests need Chromium or Chrome, and none was found or could be installed. Any of these helps:',
  '  Debian:  apt-get install chromium   (as root)',
  '  others:  install Chromium or Chrome so that it is on PATH',
  '  or name it:  CHROMIUM=/path/to/chromium npm test',
  'To run only the tests without a browser: QUESTWRIGHT_TEST_ONLY=unit npm test',
].join('\n')

/** @returns {string | undefined} the browser that CHROMIUM names, else the first known one of this machine */
export function findChromium() {
  const named = process.env.CHROMIUM
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named
    console.error(`CHROMIUM names ${named}, which is not an executable file; looking on PATH instead.`)
  }
  for (const name of names) {
    const found = findProgram(name)
    if (found !== undefined) return found
  }
  return places.find(isExecutable)
}

/**
 * Finds Chromium, and where it is missing installs it from Debian's packages if this user may do that without being asked for a password.
 * @returns {Promise<string | undefined>} the executable
 */
export async function findOrInstallChromium() {
  const found = findChromium()
  if (found !== undefined || findProgram('apt-get') === undefined) return found
  const before = rights()
  if (before === undefined) return undefined
  console.log('Chromium is missing: installing it with apt-get for the browser tests.')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const run = ([program, ...parts]) => bounded(program, parts, { minutes: 5, env })
  // A failed update may still leave package lists that are good enough.
  await run([...before, 'apt-get', 'update'])
  // An older Debian has no package of the shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run([...before, 'apt-get', 'install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', name])
    const installed = findChromium()
    if (installed !== undefined) return installed
  }
  return undefined
}

/** What to put before a command that root must run; undefined when we may not. */
function rights() {
  if (process.getuid?.() === 0) return []
  if (findProgram('sudo') === undefined) return undefined
  const allowed = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return allowed ? ['sudo', '-n'] : undefined
}
