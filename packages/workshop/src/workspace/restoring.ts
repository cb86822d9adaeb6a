/** Puts entries of the trash back into their packs. The caller holds the write lock (`turns.ts`). */
import { join } from 'node:path'
import { sha256 } from '@questwright/packs/sha256'
import type { TakenWords } from '../formats/index.ts'
import { absent, type ChangedFile, type TrashEntry } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { brokenWords, withWords, wordsIn } from '../things/json-words.ts'
import type { Disk } from './batch.ts'
import { type FoundPack, findPacks, packOf, readText } from './found-packs.ts'
import { readPath, resolveInPack } from './paths.ts'
import { bytesOf, changedOf, compareAll, type Placed, placeOf, writePlaced } from './placed.ts'
import { dropFromTrash, trashRecord } from './trash.ts'
import { restoreFolder } from './whole-packs.ts'
import { notWritten } from './write-reason.ts'

/** @throws Refusal when another file has one of the paths by now: nothing is overwritten */
export async function restoreEntry(
  root: string,
  id: string,
  { content, disk }: { readonly content: string | undefined; readonly disk: Disk },
): Promise<{ readonly entry: TrashEntry; readonly changed: readonly ChangedFile[] }> {
  const { record, folder } = await trashRecord(root, id)
  const { when, title, kind, pack, slug, files } = record
  const entry = { id, when, title, kind, pack, slug, files }
  if (record.folder !== undefined) {
    await restoreFolder(root, join(folder, 'pack'), record.folder, record.pack, disk)
    await dropFromTrash(folder)
    return { entry, changed: [{ pack: record.pack, path: 'package.json', hash: 'restored' }] }
  }
  const packs = await findPacks(root, content)
  const placed: Placed[] = []
  for (const one of record.contents)
    placed.push(await placeOf(packOf(packs, one.pack), one.path, absent, Buffer.from(one.base64, 'base64')))
  placed.push(...(await placesOfWords(packs, record.words)))
  await compareAll(placed).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'file/changed') throw error
    throw new Refusal(
      409,
      'trash/taken',
      'Where it was lies another file of that name now; nothing was changed.',
      'Rename what lies there, then bring this one back.',
      error.details,
    )
  })
  await writePlaced(root, placed, disk).catch(notWritten)
  await dropFromTrash(folder)
  return { entry, changed: changedOf(placed) }
}

/** The words that a deletion took, put into the files as they are now; words that stand there again are left alone. */
async function placesOfWords(packs: readonly FoundPack[], words: readonly TakenWords[]): Promise<readonly Placed[]> {
  const texts = new Map<
    string,
    { readonly pack: FoundPack; readonly path: string; readonly before: string | undefined; text: string | undefined }
  >()
  for (const { pack, path, keys, value } of words) {
    const owner = packOf(packs, pack)
    const key = `${pack}/${path}`
    let entry = texts.get(key)
    if (!entry) {
      const text = await readText((await resolveInPack(owner.place, readPath(path))).file)
      entry = { pack: owner, path, before: text, text }
      texts.set(key, entry)
    }
    const [part, slug] = keys
    if (part === undefined || slug === undefined) continue
    try {
      if (entry.text === undefined || wordsIn(entry.text, part, slug) === undefined) entry.text = withWords(entry.text, part, slug, value)
    } catch {
      throw brokenWords(path)
    }
  }
  const placed: Placed[] = []
  for (const { pack, path, before, text } of texts.values())
    if (text !== undefined && text !== before)
      placed.push(await placeOf(pack, path, before === undefined ? absent : sha256(before), bytesOf(text)))
  return placed
}
