/** Imports of packs file by file: files are staged until the import is complete. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newestApi, packId } from '@questwright/packs'
import { Refusal } from '../refusal.ts'
import { type Disk, realDisk } from './batch.ts'
import { checkPicture, checkText } from './contents.ts'
import { findPacks, readText } from './found-packs.ts'
import { stagedFolder, stagedFolders } from './leftovers.ts'
import { findOwnFolder, makeOwnFolder } from './own-folder.ts'
import { isImagePath, readImagePath, readPath } from './paths.ts'
import { bytesOf, refuseReadOnly } from './placed.ts'
import type { Turns } from './turns.ts'
import { putPackBack, refuseTaken, removePack } from './whole-packs.ts'
import type { Workspace } from './workspace.ts'
import { notWritten } from './write-reason.ts'

/** Limits of an import. */
const mostImportFiles = 12_000
const mostImportBytes = 100_000_000

type Imports = Pick<Workspace, 'beginImport' | 'addToImport' | 'finishImport' | 'dropImport'>

/**
 * The unfinished imports of a workspace. Only the end of an import needs the write lock, since its files are in a folder of their own until then.
 */
export function importsOf(
  root: string,
  {
    content,
    inTurn,
    disk,
    now,
  }: { readonly content: string | undefined; readonly inTurn: Turns; readonly disk: Disk; readonly now: () => Date },
): Imports {
  /** Adds files one after the other, so that the limits take all earlier files into account. */
  let queue: Promise<unknown> = Promise.resolve()
  const afterOthers = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = queue.then(work)
    queue = next.catch(() => {})
    return next
  }
  return {
    async beginImport() {
      const name = randomUUID()
      await makeOwnFolder(root, stagedFolders, stagedFolder(name)).catch(notWritten)
      return name
    },
    addToImport: (name, path, bytes) => afterOthers(() => addFile(root, name, { path, bytes }, disk)),
    finishImport: (name, id, whenThere) => afterOthers(() => inTurn(() => finish(root, { name, id, whenThere, content }, disk, now()))),
    dropImport: (name) => afterOthers(async () => rm(await importFolder(root, name), { recursive: true, force: true })),
  }
}

async function addFile(
  root: string,
  name: string,
  { path, bytes }: { readonly path: string; readonly bytes: Uint8Array },
  disk: Disk,
): Promise<void> {
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
      throw new Refusal(400, 'import/twice', `"${path}" comes twice.`, 'Two names that differ in capitals only are one on some systems.')
    notWritten(error)
  }
}

async function finish(
  root: string,
  {
    name,
    id,
    whenThere,
    content,
  }: { readonly name: string; readonly id: string; readonly whenThere: 'refuse' | 'replace'; readonly content: string | undefined },
  disk: Disk,
  now: Date,
): Promise<{ readonly pack: string; readonly trash?: string }> {
  const folder = await importFolder(root, name)
  const manifest = await readText(join(folder, 'package.json'))
  if (manifest === undefined)
    throw new Refusal(
      400,
      'import/no-manifest',
      'There is no package.json in it.',
      'Choose the folder that contains the package.json of the pack.',
    )
  await giveId(folder, manifest, id)
  const there = (await findPacks(root)).find(({ pack }) => pack === id)
  const ofProgram = (await findPacks(root, content)).find(({ kind, place }) => kind === 'shipped' && place === there?.place)
  if (ofProgram) refuseReadOnly(ofProgram)
  let trash: string | undefined
  if (there && whenThere === 'replace') trash = await removePack(root, id, now)
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
}

async function importFolder(root: string, name: string): Promise<string> {
  const folder = /^[0-9a-f-]{36}$/.test(name) ? await findOwnFolder(root, stagedFolders, stagedFolder(name)) : undefined
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

/** Writes another id into a manifest; the scope stays. @throws Refusal for an invalid manifest */
async function giveId(folder: string, manifest: string, id: string): Promise<void> {
  let value: { readonly name?: unknown; readonly questwright?: unknown }
  try {
    value = JSON.parse(manifest.replace(/^\uFEFF/, '')) as typeof value
  } catch {
    throw new Refusal(400, 'import/manifest', 'Its package.json is no JSON.', 'Repair it, then import again.')
  }
  if (typeof value !== 'object' || value === null || typeof value.name !== 'string' || value.questwright === undefined) {
    const remedy = `It needs "name", "version" and "questwright": { "game": "lcg", "api": ${newestApi} }.`
    throw new Refusal(400, 'import/manifest', 'Its package.json is not that of a pack.', remedy)
  }
  const old = packId(value.name)
  if (old === id) return
  const name = `${value.name.slice(0, value.name.length - old.length)}${id}`
  const file = join(folder, 'package.json')
  await rm(file)
  await realDisk.write(file, bytesOf(`${JSON.stringify({ ...value, name }, null, 2)}\n`)).catch(notWritten)
}
