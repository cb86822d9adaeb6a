/** Puts entries of the trash back into their packs. The caller holds the write lock (`turns.ts`). */
import { join } from 'node:path'
import { sha256 } from '@questwright/packs/sha256'
import type { TakenWords, TrashRecord } from '../formats/index.ts'
import { absent, type ChangedFile, type TrashEntry } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { brokenWords, withWords, wordsIn } from '../things/json-words.ts'
import type { Disk } from './batch.ts'
import { type FoundPack, findPacks, packOf, readText } from './found-packs.ts'
import { readPath, resolveInPack } from './paths.ts'
import { bytesOf, changedOf, compareAll, isAsExpected, type Placed, placeOf, writePlaced } from './placed.ts'
import { dropFromTrash, entryOf, trashRecord } from './trash.ts'
import { putPackBack, removePack, restoreFolder } from './whole-packs.ts'
import { notWritten } from './write-reason.ts'

/**
 * Restores an entry without overwriting anything.
 * @throws Refusal when one of the paths is in use now, or when a renamed or changed file has been changed since
 */
export async function restoreEntry(
  root: string,
  id: string,
  {
    content,
    disk,
    now,
    instead,
  }: { readonly content: string | undefined; readonly disk: Disk; readonly now: Date; readonly instead: 'to-trash' | undefined },
): Promise<{ readonly entry: TrashEntry; readonly changed: readonly ChangedFile[]; readonly trash?: string }> {
  const { record, folder } = await trashRecord(root, id)
  const entry = entryOf(record)
  if (record.folder !== undefined) {
    const isThere = (await findPacks(root)).some(({ pack }) => pack === record.pack)
    const trash = instead !== undefined && isThere ? await removePack(root, record.pack, now) : undefined
    try {
      await restoreFolder(root, join(folder, 'pack'), record.folder, record.pack, disk)
    } catch (error) {
      if (trash !== undefined) await putPackBack(root, trash)
      throw error
    }
    await dropFromTrash(folder)
    const changed = [{ pack: record.pack, path: 'package.json', hash: 'restored' }]
    return { entry, changed, ...(trash === undefined ? {} : { trash }) }
  }
  const packs = await findPacks(root, content)
  const placed = record.left === undefined ? await placesOfDeleted(packs, record) : await placesOfChanged(packs, record, record.left)
  await writePlaced(root, placed, disk).catch(notWritten)
  await dropFromTrash(folder)
  return { entry, changed: changedOf(placed) }
}

/** The changes that restore a deletion: its files, and its words in existing files. */
async function placesOfDeleted(packs: readonly FoundPack[], record: TrashRecord): Promise<readonly Placed[]> {
  const placed: Placed[] = []
  for (const one of record.contents)
    placed.push(await placeOf(packOf(packs, one.pack), one.path, absent, Buffer.from(one.base64, 'base64')))
  placed.push(...(await placesOfWords(packs, record.words)))
  await compareAll(placed).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'file/changed') throw error
    throw new Refusal(
      409,
      'trash/taken',
      'Another file has that path now; nothing was changed.',
      'Rename that file, then bring this one back.',
      error.details,
    )
  })
  return placed
}

/** The changes that undo a renaming or another change of several files: each file gets its old content, and new files are deleted. */
async function placesOfChanged(
  packs: readonly FoundPack[],
  { contents, did }: TrashRecord,
  left: readonly ChangedFile[],
): Promise<readonly Placed[]> {
  const before = new Map(contents.map(({ pack, path, base64 }) => [`${pack}/${path}`, Buffer.from(base64, 'base64')]))
  const placed: Placed[] = []
  for (const { pack, path, hash } of left) placed.push(await placeOf(packOf(packs, pack), path, hash, before.get(`${pack}/${path}`)))
  const changed: Placed[] = []
  for (const one of placed) if (!(await isAsExpected(one))) changed.push(one)
  if (changed.length === 0) return placed
  const names = changed.slice(0, 3).map(({ pack, path }) => `${pack}/${path}`)
  const others = changed.length > names.length ? ` and ${changed.length - names.length} more` : ''
  throw new Refusal(
    409,
    'trash/changed',
    `${names.join(', ')}${others} changed since then; nothing was changed now.`,
    did === 'renamed'
      ? 'Rename it back instead: that keeps the later changes.'
      : 'Move these files away first, then bring it back; it stays in the trash until then.',
  )
}

/** The changes that add the deleted words to the current text files; words that exist again are not changed. */
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
