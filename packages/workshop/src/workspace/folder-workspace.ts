/** A workspace that is a folder of this machine: the packs are the folders below it whose package.json has a `questwright` field. */
import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { type FolderMemory, newFolderMemory, packId, readPackFolder, slugIsWellFormed } from '@questwright/packs'
import { ownFolder } from '@questwright/packs/installed'
import { shippedPacks } from '@questwright/packs/shipped'
import type { ChangedFile, FileDeed } from '../page/index.ts'
import { absent, type Conflict, type FileChange } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { brokenWords, withWords, wordsIn } from '../things/json-words.ts'
import { changeFiles, type Disk, finishJournals, realDisk } from './batch.ts'
import { type FoundPack, findOddities, findPacks, mostFileBytes, readText } from './found-packs.ts'
import { hashBytes, hashText } from './hash.ts'
import { fitsItsName, imageHashes } from './images.ts'
import { isImagePath, readImagePath, readPath, resolveInPack } from './paths.ts'
import { dropFromTrash, findOwnFolder, keepInTrash, makeOwnFolder, movePackToTrash, readTrash, trashRecord } from './trash.ts'
import { watchFolder } from './watch-folder.ts'
import type { ReadPack, TakenWords, Workspace } from './workspace.ts'
import { notWritten } from './write-reason.ts'

/** An import has at most these. */
export const mostImportFiles = 12_000
export const mostImportBytes = 100_000_000
/** What a batch may name. */
const mostChanges = 4000

/** One change with its file on disk and what is to lie there. */
interface Placed {
  readonly pack: string
  readonly path: string
  readonly file: string
  readonly place: string
  readonly expected: string
  readonly after: Uint8Array | undefined
}

export interface FolderOptions {
  /** The folder of the packs that the program ships; without it none of these are there. */
  readonly content?: string
  /** The calls that write; tests let them fail. */
  readonly disk?: Disk
  /** The server's clock, for the trash. */
  readonly now?: () => Date
}

/**
 * Opens a folder as a workspace. Nothing outside of it is read or written, whatever links lie in it.
 * @param root the folder; it is looked up at each call, so it may come later
 */
export function folderWorkspace(root: string, { content, disk = realDisk, now = () => new Date() }: FolderOptions = {}): Workspace {
  let queue: Promise<unknown> = finishJournalsOf(root)
  /** One write at a time: between the comparison of hashes and the renaming nobody else writes through this server. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }
  const packsHere = (): Promise<readonly FoundPack[]> => findPacks(root, content)
  const find = async (pack: string): Promise<FoundPack> => {
    const found = (await packsHere()).find((one) => one.pack === pack)
    if (found === undefined)
      throw new Refusal(404, 'pack/unknown', 'The workspace has no pack of this name.', 'Load the list of packs anew.')
    return found
  }
  /** Of what lies in each pack, by its real path. */
  const memories = new Map<string, FolderMemory>()
  const remembered = (place: string): FolderMemory => {
    const memory = memories.get(place) ?? newFolderMemory()
    memories.set(place, memory)
    return memory
  }
  const locate = async (pack: string, path: string) => resolveInPack((await find(pack)).place, readPath(path))

  /** Writes what was placed: hashes first, then everything or nothing. */
  const write = async (placed: readonly Placed[]): Promise<void> => {
    await compareAll(placed)
    for (const { file, place } of placed) await refuseMoved(file, place)
    const journal = join(await realpath(root), ownFolder, `batch-${randomUUID()}.json`)
    const changes = placed.filter(({ expected, after }) => expected !== absent || after !== undefined)
    await changeFiles(changes, journal, disk).catch(notWritten)
  }

  return {
    name: basename(root),
    writing: 'allowed',
    listPacks: async () => (await packsHere()).map(({ place: _, ...found }) => found),
    oddities: () => findOddities(root),
    async readAll(only) {
      const all: ReadPack[] = []
      const packs = await packsHere()
      const places = new Set(packs.map(({ place }) => place))
      for (const place of memories.keys()) if (!places.has(place)) memories.delete(place)
      for (const { place, ...found } of packs) {
        if (only !== undefined && found.pack !== only) continue
        try {
          all.push({ ...found, files: readPackFolder(place, remembered(place)), images: await imageHashes(place) })
        } catch (error) {
          if ((await packsHere()).some(({ pack }) => pack === found.pack)) throw unreadable(error, found.pack, place)
        }
      }
      return all
    },
    async readPack(pack) {
      const { place } = await find(pack)
      return readPackFolder(place, remembered(place))
    },
    listImages: async (pack) => imageHashes((await find(pack)).place),
    async readFile(pack, path) {
      const text = await readText((await locate(pack, path)).file)
      if (text === undefined) throw noSuchFile()
      return { text, hash: hashText(text) }
    },
    async readBytes(pack, path) {
      const bytes = await readPicture((await resolveInPack((await find(pack)).place, readImagePath(path))).file)
      if (bytes === undefined) throw noSuchFile()
      return { bytes, hash: hashBytes(bytes) }
    },
    writeFile: (pack, path, text, expected) =>
      inTurn(async () => {
        await write([await placeOf(await find(pack), path, expected, bytesOf(text))])
        return hashText(text)
      }),
    writeBytes: (pack, path, bytes, expected) =>
      inTurn(async () => {
        checkPicture(path, bytes)
        await write([await placeOf(await find(pack), path, expected, bytes)])
        return hashBytes(bytes)
      }),
    deleteFile: (pack, path, expected) => inTurn(async () => write([await placeOf(await find(pack), path, expected, undefined)])),
    apply: (deeds, note) =>
      inTurn(async () => {
        if (deeds.length > mostChanges)
          throw new Refusal(413, 'batch/too-many', `At most ${mostChanges} files change at once.`, 'Do it in parts.')
        const packs = await packsHere()
        const placed: Placed[] = []
        for (const deed of deeds) placed.push(...(await placesOf(packs, deed)))
        refuseTwice(placed)
        await compareAll(placed)
        let trash: string | undefined
        if (note) {
          const contents = []
          for (const one of placed) {
            if (one.after !== undefined || one.expected === absent) continue
            contents.push({ pack: one.pack, path: one.path, bytes: new Uint8Array(await readFile(one.file)) })
          }
          trash = await keepInTrash(root, note, contents, now(), disk).catch(notWritten)
        }
        try {
          await write(placed)
        } catch (error) {
          const folder = trash === undefined ? undefined : await findOwnFolder(root, 'trash', trash)
          if (folder) await dropFromTrash(folder)
          throw error
        }
        return { changed: changedOf(placed), ...(trash === undefined ? {} : { trash }) }
      }),
    addPack: (id, files) =>
      inTurn(async () => {
        await refuseTaken(root, id)
        refuseShipped(id, content)
        const staging = await makeOwnFolder(root, 'staging', randomUUID()).catch(notWritten)
        try {
          for (const [path, text] of Object.entries(files)) {
            const file = join(staging, ...readPath(path))
            await mkdir(dirname(file), { recursive: true })
            await disk.write(file, bytesOf(text))
          }
          await disk.rename(staging, join(await realpath(root), id))
        } catch (error) {
          await rm(staging, { recursive: true, force: true })
          if (error instanceof Refusal) throw error
          notWritten(error)
        }
      }),
    removePack: (pack) =>
      inTurn(async () => {
        refuseReadOnly(await find(pack))
        return removePack(root, pack, now())
      }),
    listTrash: () => readTrash(root),
    restore: (id) =>
      inTurn(async () => {
        const { record, folder } = await trashRecord(root, id)
        const { id: _, ...entry } = record
        const told = { id, when: entry.when, title: entry.title, kind: entry.kind, pack: entry.pack, slug: entry.slug, files: entry.files }
        if (record.folder !== undefined) {
          await restoreFolder(root, join(folder, 'pack'), record.folder, record.pack, disk)
          await dropFromTrash(folder)
          return { entry: told, changed: [{ pack: record.pack, path: 'package.json', hash: 'restored' }] }
        }
        const packs = await packsHere()
        const placed: Placed[] = []
        for (const { pack, path, base64 } of record.contents)
          placed.push(await placeOf(packOf(packs, pack), path, absent, Buffer.from(base64, 'base64')))
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
        await write(placed)
        await dropFromTrash(folder)
        return { entry: told, changed: changedOf(placed) }
      }),
    async beginImport() {
      const name = randomUUID()
      await makeOwnFolder(root, 'staging', name).catch(notWritten)
      return name
    },
    addToImport: (name, path, bytes) =>
      inTurn(async () => {
        const parts = isImagePath(path) ? readImagePath(path) : readPath(path)
        if (isImagePath(path)) checkPicture(path, bytes)
        else checkText(path, bytes)
        const folder = await importFolder(root, name)
        const size = await sizeOf(folder)
        if (size.files >= mostImportFiles || size.bytes + bytes.byteLength > mostImportBytes) throw importTooLarge()
        const file = join(folder, ...parts)
        try {
          await mkdir(dirname(file), { recursive: true })
          await disk.write(file, bytes)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'EEXIST')
            throw new Refusal(
              400,
              'import/twice',
              `"${path}" comes twice.`,
              'Two names that differ in capitals only are one on some systems.',
            )
          notWritten(error)
        }
      }),
    finishImport: (name, id, whenThere) =>
      inTurn(async () => {
        const folder = await importFolder(root, name)
        const manifest = await readText(join(folder, 'package.json'))
        if (manifest === undefined)
          throw new Refusal(
            400,
            'import/no-manifest',
            'There is no package.json in it.',
            'Choose the folder that holds the package.json of the pack.',
          )
        await giveId(folder, manifest, id)
        const there = (await findPacks(root)).find(({ pack }) => pack === id)
        let trash: string | undefined
        if (there && whenThere === 'replace') trash = await removePack(root, id, now())
        try {
          if (!there || whenThere === 'refuse') await refuseTaken(root, id)
          const target = there && whenThere === 'replace' ? there.place : join(await realpath(root), id)
          await disk.rename(folder, target)
        } catch (error) {
          if (trash !== undefined) await putPackBack(root, trash)
          if (error instanceof Refusal) throw error
          notWritten(error)
        }
        return { pack: id, ...(trash === undefined ? {} : { trash }) }
      }),
    dropImport: (name) =>
      inTurn(async () => {
        await rm(await importFolder(root, name), { recursive: true, force: true })
      }),
    watch: (listener) =>
      watchFolder(root, async (paths) => {
        const packs = await findPacks(root)
        const changes: FileChange[] = []
        for (const path of paths) changes.push(await changeOf(root, packs, path))
        listener(changes)
      }),
  }
}

/** One file that may not be read would make its card vanish: that is said, and nothing is shown as if it were whole. */
function unreadable(error: unknown, pack: string, place: string): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  if ((code !== 'EACCES' && code !== 'EPERM') || path === undefined) return error
  const lying = relative(place, path).split(sep).join('/')
  const message = `"${lying}" of the pack "${pack}" may not be read.`
  return new Refusal(403, 'file/unreadable', message, 'Ask its owner for the right to read it, or move the pack out of the workspace.')
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8')

async function finishJournalsOf(root: string): Promise<void> {
  try {
    const folder = await findOwnFolder(root)
    if (folder !== undefined) await finishJournals(folder, await realpath(root))
  } catch {
    // The workspace is not there yet, or cannot be written: every call says so itself.
  }
}

function packOf(packs: readonly FoundPack[], pack: string): FoundPack {
  const found = packs.find((one) => one.pack === pack)
  if (found) return found
  throw new Refusal(404, 'pack/unknown', 'The workspace has no pack of this name.', 'Load the list of packs anew.')
}

/** What came from a registry or with the program stays as it came: games and other packs rely on it. */
function refuseReadOnly({ pack, kind }: FoundPack): void {
  if (kind === 'installed')
    throw new Refusal(
      403,
      'pack/installed',
      `"${pack}" is installed from a registry and cannot be changed here.`,
      'Fork it to edit: that copies it into the workspace. To take it away, uninstall it.',
    )
  if (kind === 'shipped')
    throw new Refusal(
      403,
      'pack/shipped',
      `"${pack}" comes with Questwright and cannot be changed here.`,
      'Fork it to edit: that copies it into the workspace.',
    )
}

/** One file of a batch. @throws Refusal for paths that may not be used, and contents that are none */
async function placeOf(pack: FoundPack, path: string, expected: string, after: Uint8Array | undefined): Promise<Placed> {
  refuseReadOnly(pack)
  const parts = isImagePath(path) ? readImagePath(path) : readPath(path)
  if (after === undefined && path === 'package.json') {
    throw new Refusal(
      400,
      'path/refused',
      'Without its package.json the folder would be no pack.',
      'Delete the pack, or its folder outside the studio.',
    )
  }
  if (after && after.byteLength > mostFileBytes)
    throw new Refusal(413, 'file/too-large', `A file of a pack has at most ${mostFileBytes} bytes.`, 'Split it.')
  const { file } = await resolveInPack(pack.place, parts)
  return { pack: pack.pack, path, file, place: pack.place, expected, after }
}

async function placesOf(packs: readonly FoundPack[], deed: FileDeed): Promise<readonly Placed[]> {
  const pack = packOf(packs, deed.pack)
  if (deed.do === 'write') return [await placeOf(pack, deed.path, deed.expected, bytesOf(deed.text))]
  if (deed.do === 'delete') return [await placeOf(pack, deed.path, deed.expected, undefined)]
  if (deed.do === 'write-bytes') {
    const bytes = Buffer.from(deed.base64, 'base64')
    checkPicture(deed.path, bytes)
    return [await placeOf(pack, deed.path, deed.expected, bytes)]
  }
  if (isImagePath(deed.path) !== isImagePath(deed.to))
    throw new Refusal(400, 'path/refused', 'A picture stays a picture, a text a text.', 'Keep the ending of the name.')
  const from = await placeOf(pack, deed.path, deed.expected, undefined)
  const content = deed.text === undefined ? await readFile(from.file).catch(() => undefined) : bytesOf(deed.text)
  if (content === undefined) throw conflictOf([{ ...from, onDisk: absent }])
  return [from, await placeOf(pack, deed.to, absent, content)]
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
      placed.push(await placeOf(pack, path, before === undefined ? absent : hashText(before), bytesOf(text)))
  return placed
}

/** Two changes of one file, also under two names that lead to it. */
function refuseTwice(placed: readonly Placed[]): void {
  const met = new Set<string>()
  for (const { file, path } of placed) {
    if (met.has(file)) throw new Refusal(400, 'batch/twice', `"${path}" comes twice among the changes.`, 'Send one change a file.')
    met.add(file)
  }
}

/** @throws Refusal (409) when a file is not what the writer thinks; `conflict` is the first, `conflicts` are all */
async function compareAll(placed: readonly Placed[]): Promise<void> {
  const differing: (Placed & { readonly onDisk: string })[] = []
  for (const one of placed) {
    const onDisk = await hashOnDisk(one.path, one.file)
    if (onDisk !== one.expected) differing.push({ ...one, onDisk })
  }
  if (differing.length > 0) throw conflictOf(differing)
}

async function hashOnDisk(path: string, file: string): Promise<string> {
  if (isImagePath(path)) {
    const bytes = await readPicture(file)
    return bytes === undefined ? absent : hashBytes(bytes)
  }
  const text = await readText(file)
  return text === undefined ? absent : hashText(text)
}

function conflictOf(differing: readonly (Placed & { readonly onDisk: string })[]): Refusal {
  const conflicts = differing.map(({ pack, path, expected, onDisk, after }) => ({
    pack,
    path,
    expected,
    onDisk,
    yours: after === undefined ? absent : hashBytes(after),
  }))
  const [first] = conflicts
  const { expected, onDisk, yours } = first ?? { expected: absent, onDisk: absent, yours: absent }
  const message =
    onDisk === absent
      ? 'The file was deleted meanwhile.'
      : expected === absent
        ? `A file ${first?.path} is there already.`
        : 'The file was changed meanwhile by somebody else.'
  const details: Conflict & { readonly conflicts: typeof conflicts } = {
    conflict: { expected, onDisk, yours },
    conflicts,
  }
  return new Refusal(409, 'file/changed', message, 'Look at both texts, then save again what you want to keep.', details)
}

/** A folder may have become a link since it was looked at: then the deepest one that is there is another place. */
async function refuseMoved(file: string, place: string): Promise<void> {
  for (let folder = dirname(file); folder.startsWith(place); folder = dirname(folder)) {
    const real = await realpath(folder).catch(() => undefined)
    if (real === undefined) continue
    if (real === folder) return
    throw new Refusal(409, 'path/moved', 'A folder on this path was moved while the file was written; nothing was written.', 'Save again.')
  }
}

function changedOf(placed: readonly Placed[]): readonly ChangedFile[] {
  return placed.map(({ pack, path, after }) => ({ pack, path, hash: after === undefined ? absent : hashBytes(after) }))
}

function noSuchFile(): Refusal {
  return new Refusal(404, 'file/absent', 'The pack has no such file.', 'It may have been moved or deleted: load the list of packs anew.')
}

/** The bytes of a picture; undefined when there is none. */
async function readPicture(file: string): Promise<Uint8Array | undefined> {
  try {
    const status = await stat(file)
    if (!status.isFile()) throw new Refusal(400, 'file/no-file', 'This is no file.', 'Choose another path.')
    if (status.size > mostFileBytes) throw pictureTooLarge()
    return new Uint8Array(await readFile(file))
  } catch (error) {
    if (error instanceof Refusal) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw new Refusal(403, 'file/unreadable', 'The file cannot be read.', 'Look at its permissions.')
  }
}

const pictureTooLarge = (): Refusal =>
  new Refusal(413, 'file/too-large', `A picture has at most ${mostFileBytes} bytes.`, 'Make it smaller: 1200 pixels are enough to print.')

function checkPicture(path: string, bytes: Uint8Array): void {
  readImagePath(path)
  if (bytes.byteLength > mostFileBytes) throw pictureTooLarge()
  if (!fitsItsName(path, bytes))
    throw new Refusal(
      415,
      'file/no-picture',
      `"${path}" does not hold what its ending says.`,
      'Save the picture again as PNG, JPEG or WebP.',
    )
}

function checkText(path: string, bytes: Uint8Array): void {
  if (bytes.byteLength > mostFileBytes)
    throw new Refusal(413, 'file/too-large', `"${path}" has more than ${mostFileBytes} bytes.`, 'Split it.')
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(415, 'file/no-text', `"${path}" is not text in UTF-8.`, 'Save it as UTF-8 and import again.')
  }
}

/** A new pack of the id of a shipped one would stand before it, and everything that needs the shipped one would miss its cards. */
function refuseShipped(id: string, content: string | undefined): void {
  if (content !== undefined && shippedPacks(content).some((one) => one.id === id))
    throw new Refusal(409, 'pack/taken', `"${id}" is the id of a pack that comes with Questwright.`, 'Take another id.')
}

/** @throws Refusal when a pack of this id is there, or anything of that name in the workspace */
async function refuseTaken(root: string, id: string): Promise<void> {
  if (!slugIsWellFormed(id))
    throw new Refusal(400, 'pack/no-slug', `"${id}" cannot be the id of a pack.`, 'Lower case letters, digits and single hyphens only.')
  const packs = await findPacks(root)
  const isThere = await lstat(join(await realpath(root), id)).then(
    () => true,
    () => false,
  )
  if (isThere || packs.some(({ pack }) => pack === id))
    throw new Refusal(409, 'pack/taken', `The workspace has a pack or folder "${id}" already.`, 'Take another id.')
  if (packs.some(({ folder }) => folder === '.'))
    throw new Refusal(
      409,
      'pack/alone',
      'The workspace itself is a pack; it cannot hold another one.',
      'Start the studio on the folder above.',
    )
}

async function removePack(root: string, pack: string, now: Date): Promise<string> {
  const found = packOf(await findPacks(root), pack)
  refuseReadOnly(found)
  if (found.folder === '.')
    throw new Refusal(400, 'pack/alone', 'The workspace itself is this pack.', 'Delete the folder outside the studio.')
  const files = Object.keys(readPackFolder(found.place)).length
  return movePackToTrash(root, { ...found, files }, now).catch(notWritten)
}

async function putPackBack(root: string, id: string): Promise<void> {
  const { record, folder } = await trashRecord(root, id)
  if (record.folder === undefined) return
  await rename(join(folder, 'pack'), join(await realpath(root), ...record.folder.split('/')))
  await dropFromTrash(folder)
}

async function restoreFolder(root: string, from: string, folder: string, pack: string, disk: Disk): Promise<void> {
  const target = join(await realpath(root), ...folder.split('/').filter((part) => part !== '..' && part !== '.'))
  const taken =
    (await findPacks(root)).some((one) => one.pack === pack) ||
    (await lstat(target).then(
      () => true,
      () => false,
    ))
  if (taken)
    throw new Refusal(
      409,
      'trash/taken',
      `The workspace has another pack "${pack}" now; nothing was changed.`,
      'Delete that one first, then bring this one back.',
    )
  try {
    await mkdir(dirname(target), { recursive: true })
    await disk.rename(from, target)
  } catch (error) {
    notWritten(error)
  }
}

async function importFolder(root: string, name: string): Promise<string> {
  const folder = /^[0-9a-f-]{36}$/.test(name) ? await findOwnFolder(root, 'staging', name) : undefined
  if (folder) return folder
  throw new Refusal(404, 'import/absent', 'There is no such import under way.', 'Begin again.')
}

async function sizeOf(folder: string): Promise<{ readonly files: number; readonly bytes: number }> {
  let files = 0
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    files += 1
    bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return { files, bytes }
}

const importTooLarge = (): Refusal =>
  new Refusal(
    413,
    'import/too-large',
    `A pack has at most ${mostImportFiles} files of ${mostImportBytes / 1_000_000} MB together.`,
    'Take out what does not belong to it.',
  )

/** Writes another id into a manifest; the scope stays. @throws Refusal for a manifest that is none */
async function giveId(folder: string, manifest: string, id: string): Promise<void> {
  let value: { readonly name?: unknown; readonly questwright?: unknown }
  try {
    value = JSON.parse(manifest.replace(/^\uFEFF/, '')) as typeof value
  } catch {
    throw new Refusal(400, 'import/manifest', 'Its package.json is no JSON.', 'Repair it, then import again.')
  }
  if (typeof value !== 'object' || value === null || typeof value.name !== 'string' || value.questwright === undefined) {
    const remedy = 'It needs "name", "version" and "questwright": { "game": "lcg", "api": 1 }.'
    throw new Refusal(400, 'import/manifest', 'Its package.json is not that of a pack.', remedy)
  }
  const old = packId(value.name)
  if (old === id) return
  const name = `${value.name.slice(0, value.name.length - old.length)}${id}`
  const file = join(folder, 'package.json')
  await rm(file)
  await realDisk.write(file, bytesOf(`${JSON.stringify({ ...value, name }, null, 2)}\n`)).catch(notWritten)
}

async function changeOf(root: string, packs: readonly FoundPack[], path: string): Promise<FileChange> {
  const slashed = path.split(sep).join('/')
  const owner = packs.find(({ folder }) => folder === '.' || slashed.startsWith(`${folder}/`))
  const inPack = owner === undefined ? slashed : relative(owner.folder, slashed).split(sep).join('/')
  const hash = isImagePath(inPack)
    ? await readPicture(join(root, path)).then(
        (bytes) => (bytes ? hashBytes(bytes) : absent),
        () => absent,
      )
    : await readText(join(root, path)).then(
        (text) => (text === undefined ? absent : hashText(text)),
        () => absent,
      )
  return { pack: owner?.pack, path: inPack, hash }
}
