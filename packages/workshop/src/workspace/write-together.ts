/** Several files of one folder, all or none. */

import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Broken } from '../problems.ts'

/** Writes a folder that is not there yet: beside its place first, then in one step. @throws Broken */
export function writeNewFolder(folder: string, files: { readonly [path: string]: string }): void {
  const draft = join(dirname(folder), `.${basename(folder)}.${process.pid}`)
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(draft, path)), { recursive: true })
      writeFileSync(join(draft, path), text, { flag: 'wx' })
    }
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw new Broken(
      `${folder} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}); nothing is left of it. Choose a folder where you may write.`,
    )
  }
}

/** Writes files of a folder that is there: all of them beside their places first, then each into its place. @throws Broken */
export function writeTogether(folder: string, files: { readonly [path: string]: string }): void {
  const drafts: (readonly [draft: string, place: string])[] = []
  try {
    for (const [path, text] of Object.entries(files)) {
      const place = join(folder, path)
      const draft = `${place}.${process.pid}.new`
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(draft, text, { flag: 'wx' })
      drafts.push([draft, place])
    }
  } catch (error) {
    for (const [draft] of drafts) if (existsSync(draft)) rmSync(draft)
    throw new Broken(
      `${folder} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}); nothing in it was changed. Look at space and rights.`,
    )
  }
  for (const [draft, place] of drafts) renameSync(draft, place)
}
