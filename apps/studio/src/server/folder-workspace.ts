/** A workspace that is a folder of this machine: the packs are the folders below it whose package.json has a `questwright` field. */
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { packId, readPackFolder } from '@questwright/packs'
import { absent, type FileChange, type FileConflict } from '../api-types.ts'
import { hashText } from './hash.ts'
import { isHidden, isInside, readPath, resolveInPack } from './paths.ts'
import { Refusal } from './refusal.ts'
import { watchFolder } from './watch-folder.ts'
import type { Workspace, WorkspacePack } from './workspace.ts'
import { writeReason } from './write-reason.ts'

/** Packs lie in the workspace, or in folders that group them. */
const deepestPack = 4
/** As for packs on disk: larger files are no content that a person wrote. */
const mostFileBytes = 4_000_000

interface FoundPack extends WorkspacePack {
  /** The real path. */
  readonly place: string
}

/**
 * Opens a folder as a workspace. Nothing outside of it is read or written, whatever links lie in it.
 * @param root the folder; it is looked up at each call, so it may come later
 */
export function folderWorkspace(root: string): Workspace {
  let queue: Promise<unknown> = Promise.resolve()
  /** One write at a time: between the comparison of hashes and the renaming nobody else writes through this server. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }
  const find = async (pack: string): Promise<FoundPack> => {
    const found = (await findPacks(root)).find((one) => one.pack === pack)
    if (found === undefined)
      throw new Refusal(404, 'pack/unknown', 'The workspace has no pack of this name.', 'Load the list of packs anew.')
    return found
  }
  const locate = async (pack: string, path: string) => resolveInPack((await find(pack)).place, readPath(path))

  return {
    name: basename(root),
    writing: 'allowed',
    listPacks: async () => (await findPacks(root)).map(({ pack, folder }) => ({ pack, folder })),
    readPack: async (pack) => readPackFolder((await find(pack)).place),
    async readFile(pack, path) {
      const text = await readText((await locate(pack, path)).file)
      if (text === undefined)
        throw new Refusal(
          404,
          'file/absent',
          'The pack has no such file.',
          'It may have been moved or deleted: load the list of packs anew.',
        )
      return { text, hash: hashText(text) }
    },
    writeFile: (pack, path, text, expected) =>
      inTurn(async () => {
        if (Buffer.byteLength(text) > mostFileBytes) {
          throw new Refusal(413, 'file/too-large', `A file of a pack has at most ${mostFileBytes} bytes.`, 'Split it.')
        }
        const { place } = await find(pack)
        const target = await resolveInPack(place, readPath(path))
        await compare(target.file, expected, hashText(text))
        await mkdir(dirname(target.file), { recursive: true }).catch(notWritten)
        // A folder may have become a link since it was looked at.
        const folder = await realpath(dirname(target.file))
        if (folder !== dirname(target.file)) throw changedOnTheWay()
        await replaceFile(target.file, text)
        return hashText(text)
      }),
    deleteFile: (pack, path, expected) =>
      inTurn(async () => {
        const parts = readPath(path)
        if (path === 'package.json') {
          throw new Refusal(
            400,
            'path/refused',
            'Without its package.json the folder would be no pack.',
            'Delete the folder outside the studio.',
          )
        }
        const target = await resolveInPack((await find(pack)).place, parts)
        await compare(target.file, expected, absent)
        if (target.state === 'there') await rm(target.file).catch(notWritten)
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

/** The packs below a folder, sorted by folder. A pack inside a pack counts as its files. */
async function findPacks(root: string): Promise<FoundPack[]> {
  let realRoot: string
  try {
    realRoot = await realpath(root)
  } catch {
    const remedy = 'Make it, or name another folder with QUESTWRIGHT_WORKSPACE, and start the studio anew.'
    throw new Refusal(503, 'workspace/absent', `The folder of the workspace ("${basename(root)}") is not there.`, remedy)
  }
  const found: { readonly folder: string; readonly place: string; readonly id: string | undefined }[] = []
  const visit = async (place: string, folder: string, open: readonly string[]): Promise<void> => {
    const manifest = await readManifestText(realRoot, place)
    if (manifest !== undefined) {
      found.push({ folder, place, id: idIn(manifest) })
      return
    }
    if (open.length > deepestPack) return
    const names = (await readdir(place, { withFileTypes: true }))
      .filter((one) => one.isDirectory() || one.isSymbolicLink())
      .map((one) => one.name)
    for (const name of names.sort()) {
      if (isHidden(name)) continue
      const real = await realpath(join(place, name)).catch(() => undefined)
      // A link to a folder that is being read would go round for ever; one that leaves is nobody's pack.
      if (real === undefined || !isInside(realRoot, real) || open.includes(real) || !(await stat(real)).isDirectory()) continue
      await visit(real, folder === '.' ? name : `${folder}/${name}`, [...open, real])
    }
  }
  await visit(realRoot, '.', [realRoot])
  const taken = new Set<string>()
  return found.map(({ folder, place, id }) => {
    if (id === undefined || taken.has(id)) return { pack: `./${folder}`, folder, place }
    taken.add(id)
    return { pack: id, folder, place }
  })
}

/** The text of a package.json that makes a pack: also a broken one, as long as it says so. */
async function readManifestText(root: string, folder: string): Promise<string | undefined> {
  const real = await realpath(join(folder, 'package.json')).catch(() => undefined)
  if (real === undefined || !isInside(root, real)) return undefined
  const text = await readText(real).catch(() => undefined)
  return text?.includes('"questwright"') ? text : undefined
}

/** The pack's id as its manifest gives it; undefined when it cannot be read. */
function idIn(manifest: string): string | undefined {
  try {
    const { name } = JSON.parse(manifest) as { readonly name?: unknown }
    return typeof name === 'string' && packId(name) !== '' ? packId(name) : undefined
  } catch {
    return undefined
  }
}

/** The text of a file; undefined when there is none. */
async function readText(file: string): Promise<string | undefined> {
  try {
    const status = await stat(file)
    if (!status.isFile()) throw new Refusal(400, 'file/no-file', 'This is no file.', 'Choose another path.')
    if (status.size > mostFileBytes) throw new Refusal(413, 'file/too-large', 'The file is too large for the studio.', 'Edit it outside.')
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof TypeError) throw new Refusal(415, 'file/no-text', 'The file is not text in UTF-8.', 'Edit it outside the studio.')
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw new Refusal(403, 'file/unreadable', 'The file cannot be read.', 'Look at its permissions.')
  }
}

/** @throws Refusal when the file is not what the writer thinks */
async function compare(file: string, expected: string, yours: string): Promise<void> {
  const text = await readText(file)
  const onDisk = text === undefined ? absent : hashText(text)
  if (onDisk === expected) return
  const message = onDisk === absent ? 'The file was deleted meanwhile.' : 'The file was changed meanwhile by somebody else.'
  const details: Pick<FileConflict, 'conflict'> = { conflict: { expected, onDisk, yours } }
  throw new Refusal(409, 'file/changed', message, 'Look at both texts, then save again what you want to keep.', details)
}

/** A reader finds the old text or the new one, never a half. The name of the draft begins with a dot: nobody takes it for content. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID().slice(0, 8)}.tmp`)
  const mode = await stat(file).then(
    (status) => status.mode & 0o777,
    () => undefined,
  )
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(text, 'utf8')
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (mode !== undefined) await chmod(draft, mode)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    notWritten(error)
  }
}

function notWritten(error: unknown): never {
  throw new Refusal(
    403,
    'file/not-written',
    `The file cannot be written: ${writeReason(error)}.`,
    'Look at permissions and space of the workspace; nothing was changed.',
  )
}

function changedOnTheWay(): Refusal {
  return new Refusal(409, 'path/moved', 'A folder on this path was moved while the file was written; nothing was written.', 'Save again.')
}

async function changeOf(root: string, packs: readonly FoundPack[], path: string): Promise<FileChange> {
  const text = await readText(join(root, path)).catch(() => undefined)
  const hash = text === undefined ? absent : hashText(text)
  const slashed = path.split(sep).join('/')
  const owner = packs.find(({ folder }) => folder === '.' || slashed.startsWith(`${folder}/`))
  if (owner === undefined) return { pack: undefined, path: slashed, hash }
  return { pack: owner.pack, path: relative(owner.folder, slashed).split(sep).join('/'), hash }
}
