import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser that CHROMIUM names, as `npm test` does, else the first known one on PATH. @throws Error that says what to install */
export function chromiumHere(): string {
  const { CHROMIUM: named = '', PATH = '' } = process.env
  const found = [named, ...PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))].find(isExecutable)
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
