import { spawnSync } from 'node:child_process'
import { bounded, findProgram, isExecutable } from './shell.mjs'

// The headless shell is Chromium without windows, tabs and panels: it draws only the page, and the browser tests take a seventh less time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/** Advice for a user when no browser was found. */
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
 * Finds Chromium, and where it is missing installs it from Debian's packages if this user may do that without a password.
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
  // after a failed update the existing package lists may still do
  await run([...before, 'apt-get', 'update'])
  // older versions of Debian have no package of the headless shell
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run([...before, 'apt-get', 'install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', name])
    const installed = findChromium()
    if (installed !== undefined) return installed
  }
  return undefined
}

/** The prefix for a command that must run as root; undefined when that is not allowed. */
function rights() {
  if (process.getuid?.() === 0) return []
  if (findProgram('sudo') === undefined) return undefined
  const allowed = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return allowed ? ['sudo', '-n'] : undefined
}
