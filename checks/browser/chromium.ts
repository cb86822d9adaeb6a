import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser: the one in the variable CHROMIUM, as `npm test` sets it, else the first known one on PATH. */
export function findChromium(): string | undefined {
  const { CHROMIUM: named = '', PATH = '' } = process.env
  return [named, ...PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))].find(isExecutable)
}

/** As `findChromium`. @throws Error that says what to install */
export function chromiumHere(): string {
  const found = findChromium()
  if (found === undefined)
    throw new Error('No Chromium was found. Install it (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium.')
  return found
}

function isExecutable(file: string): boolean {
  if (file === '') return false
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
