/**
 * The file `entry.json` of an entry in the trash: the things that were deleted, renamed or changed, and the place to which each file is
 * restored.
 */
import { z } from 'zod'
import type { TrashEntry } from '../page/index.ts'
import { fileFormat } from './file-format.ts'

/** Words that a deletion removed from a JSON file. */
export interface TakenWords {
  readonly pack: string
  readonly path: string
  /** The key path of the value: `['cards', 'aragorn']`. */
  readonly keys: readonly string[]
  readonly value: unknown
}

export interface TrashRecord extends TrashEntry {
  readonly format: 'questwright-trash'
  readonly version: 1
  /** The content of each file as it was before. The folder of a whole pack is stored beside this file instead. */
  readonly contents: readonly { readonly pack: string; readonly path: string; readonly base64: string }[]
  readonly words: readonly TakenWords[]
  /**
   * For a renaming or another change of several files: the hash of each affected file after the change (`absent` where
   * no file was left). It can be undone only while these files are unchanged.
   */
  readonly left?: readonly { readonly pack: string; readonly path: string; readonly hash: string }[]
  /** For a whole pack: its folder, relative to the workspace. */
  readonly folder?: string
}

export const trashRecordFormat = fileFormat<TrashRecord>({
  name: 'questwright-trash',
  version: 1,
  thing: 'entry of the trash',
  from: 'Entries are written by the studio, into .questwright/trash.',
  again: 'Repair entry.json in .questwright/trash with a text editor: it contains the files that were deleted, in base64.',
  schema: z.looseObject({
    id: z.string(),
    when: z.string(),
    title: z.string(),
    kind: z.string(),
    pack: z.string(),
    slug: z.string(),
    files: z.number(),
    contents: z.array(z.looseObject({ pack: z.string(), path: z.string(), base64: z.string() })),
    words: z.array(z.looseObject({ pack: z.string(), path: z.string(), keys: z.array(z.string()) })),
    left: z.array(z.looseObject({ pack: z.string(), path: z.string(), hash: z.string() })).optional(),
    folder: z.string().optional(),
  }),
  words: {
    contents: 'the contents of its files',
    words: 'the words that were taken out of other files',
    left: 'the files that it changed',
  },
  // no limit: a deletion must be restorable, however large its pictures are
  mostLetters: Number.POSITIVE_INFINITY,
  indent: 1,
})
