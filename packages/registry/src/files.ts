/** Writes files atomically: completely or not at all. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import { errorCode, RegistryTrouble } from './trouble.ts'

const mostBytes = 8_000_000

/** Writes a temporary file and renames it. @param mode the mode of the file, such as 0o600 */
export function writeWhole(file: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`)
  try {
    writeFileSync(draft, text, { mode, flag: 'wx' })
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** JSON in the layout of all files that this package writes. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * Reads a JSON file that this program wrote.
 * @returns undefined if there is none
 * @throws RegistryTrouble when it is malformed or cannot be read
 */
export function readOwn<T>(file: string, shape: z.ZodType<T>, what: string, remedy: string): T | undefined {
  let text: string
  try {
    if (statSync(file).size > mostBytes) throw new RegistryTrouble('file/too-large', `${what} (${file}) is too large.`, remedy)
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined
    if (errorCode(error) === 'EACCES' || errorCode(error) === 'EPERM')
      throw new RegistryTrouble('file/unreadable', `${what} (${file}) may not be read by you.`, 'Ask its owner for the right to read it.')
    throw error
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new RegistryTrouble('file/broken', `${what} (${file}) is no JSON.`, remedy)
  }
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new RegistryTrouble(
    'file/broken',
    `${what} (${file}) is broken at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`,
    remedy,
  )
}
