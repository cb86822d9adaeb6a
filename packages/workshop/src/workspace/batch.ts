/**
 * Changes several files atomically: all or none. First the new contents are written to drafts in the same folders (a full disk fails here); then
 * the drafts are renamed, and each renaming can be undone. A journal allows a rollback if the machine stops in the middle.
 */
import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isInside } from './paths.ts'

/** The content of a file after the batch; `after` is undefined for a deleted file. */
export interface PlacedChange {
  /** The real path. */
  readonly file: string
  readonly after: Uint8Array | undefined
}

/** The calls that write to the disk; tests let them fail. */
export interface Disk {
  readonly write: (file: string, bytes: Uint8Array) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
}

export const realDisk: Disk = {
  async write(file, bytes) {
    const handle = await open(file, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
  rename,
}

/** For content that can be made again from its source: without fsync, which is faster for thousands of files. */
export const quickDisk: Disk = { ...realDisk, write: (file, bytes) => writeFile(file, bytes, { flag: 'wx' }) }

interface Step {
  readonly file: string
  /** The path of the draft with the new content; undefined for a file that is deleted. */
  readonly draft: string | undefined
  /** The path of the backup with the old content; undefined if there was no file. */
  readonly aside: string | undefined
}

/**
 * Changes the files. The caller must have compared their hashes and holds the write lock.
 * @param journal path of the journal; its folder is created if missing
 * @throws the error of the disk, after everything was rolled back
 */
export async function changeFiles(changes: readonly PlacedChange[], journal: string, disk: Disk = realDisk): Promise<void> {
  const made: string[] = []
  const steps: Step[] = []
  const done: Step[] = []
  let isReplacement = false
  try {
    for (const { file, after } of changes) {
      const mode = await modeOf(file)
      const name = join(dirname(file), `.${basename(file)}.${randomUUID().slice(0, 8)}`)
      // a single file needs no backup, because a renaming replaces it atomically
      isReplacement = mode !== undefined && after !== undefined && changes.length === 1
      const aside = mode === undefined || isReplacement ? undefined : `${name}.old`
      const step = { file, draft: after && `${name}.tmp`, aside }
      steps.push(step)
      if (!after || !step.draft) continue
      const first = await mkdir(dirname(file), { recursive: true })
      if (first !== undefined) made.push(first)
      await disk.write(step.draft, after)
      if (mode !== undefined) await chmod(step.draft, mode)
    }
    if (steps.length > 1) {
      await mkdir(dirname(journal), { recursive: true })
      await disk.write(journal, Buffer.from(JSON.stringify({ steps })))
    }
    for (const step of steps) {
      done.push(step)
      if (step.aside) await putAside(step.file, step.aside, step.draft, disk)
      if (step.draft) await disk.rename(step.draft, step.file)
    }
  } catch (error) {
    // a network disk may report a renaming as failed although it happened: then the new file is the only copy, so it is not rolled back
    await takeBack(isReplacement ? [] : done, steps)
    for (const folder of made.reverse()) await removeEmpty(folder)
    await rm(journal, { force: true }).catch(() => {})
    throw error
  }
  // deleting the journal commits the new state; what follows is cleanup
  await rm(journal, { force: true })
  for (const { aside } of steps) if (aside) await rm(aside, { force: true }).catch(() => {})
}

/**
 * Makes the backup of a file, if possible as a hard link: then the file keeps its place until the new one replaces it, and readers always find one
 * of the two.
 */
async function putAside(file: string, aside: string, draft: string | undefined, disk: Disk): Promise<void> {
  if (draft !== undefined) {
    const linked = await link(file, aside).then(
      () => true,
      () => false,
    )
    if (linked) return
  }
  await disk.rename(file, aside)
}

/**
 * Undoes the steps.
 * @param done the steps that were started; the last one may be incomplete
 */
async function takeBack(done: readonly Step[], steps: readonly Step[]): Promise<void> {
  for (const { file, draft, aside } of [...done].reverse()) {
    if (aside !== undefined) {
      if ((await modeOf(aside)) === undefined) continue
      // renaming does nothing if both paths are links to the same file: then delete the second one
      const isBack = await rename(aside, file).then(
        () => true,
        () => false,
      )
      if (isBack) await rm(aside, { force: true }).catch(() => {})
    } else if (draft !== undefined && (await modeOf(draft)) === undefined) await rm(file, { force: true }).catch(() => {})
  }
  for (const { draft } of steps) if (draft) await rm(draft, { force: true }).catch(() => {})
}

/**
 * Undoes batches that were interrupted because the machine stopped. The caller holds the write lock, so no batch is running.
 * @param folder the folder of the journals
 * @param root a journal that names files outside of this folder is ignored
 */
export async function finishJournals(folder: string, root: string): Promise<void> {
  for (const name of await journalsIn(folder)) {
    const journal = join(folder, name)
    const steps = await readSteps(journal)
    if (steps.every(({ file, draft, aside }) => [file, draft, aside].every((one) => one === undefined || isInside(root, one))))
      await takeBack(steps, steps)
    await rm(journal, { force: true }).catch(() => {})
  }
}

/** Whether a folder has journals: of a running batch, or of one that was interrupted. */
export async function hasJournals(folder: string): Promise<boolean> {
  return (await journalsIn(folder)).length > 0
}

async function journalsIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('batch-') && name.endsWith('.json'))
}

async function readSteps(journal: string): Promise<readonly Step[]> {
  try {
    const { steps } = JSON.parse(await readFile(journal, 'utf8')) as { readonly steps: readonly Step[] }
    return Array.isArray(steps) ? steps.filter(({ file }) => typeof file === 'string') : []
  } catch {
    // an incomplete journal: nothing has been renamed yet
    return []
  }
}

async function modeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    (status) => status.mode & 0o777,
    () => undefined,
  )
}

/** Removes a folder and its subfolders if they contain no files. */
async function removeEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) if (entry.isDirectory()) await removeEmpty(join(folder, entry.name))
  await rmdir(folder).catch(() => {})
}
