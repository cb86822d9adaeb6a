/**
 * Several files at once: all of them change, or none. New contents are written beside their places first (that is when a disk is full);
 * what follows are renamings, and each can be taken back. A journal tells what was under way if the machine stops in the middle.
 */
import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isInside } from './paths.ts'

/** What a file shall be after the batch; `after` is undefined for a file that goes. */
export interface PlacedChange {
  /** The real path. */
  readonly file: string
  readonly after: Uint8Array | undefined
}

/** The calls that touch the disk; tests let one of them fail. */
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

/** For what can be made once more from its source: of thousands of files, none is waited for until the disk has it. */
export const quickDisk: Disk = { ...realDisk, write: (file, bytes) => writeFile(file, bytes, { flag: 'wx' }) }

interface Step {
  readonly file: string
  /** Where the new content waits; undefined for a file that goes. */
  readonly draft: string | undefined
  /** Where the old content waits; undefined when there was none. */
  readonly aside: string | undefined
}

/**
 * Changes the files; the caller has compared their hashes and lets nobody else write meanwhile.
 * @param journal a file name for the journal, in a folder that is made when it is not there
 * @throws what the disk threw, after everything was put back
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
      // a single new text needs no way back: its renaming happens or does not
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
    // disks of a network tell of a renaming that happened as one that failed: what lies there then is the only text there is
    await takeBack(isReplacement ? [] : done, steps)
    for (const folder of made.reverse()) await removeEmpty(folder)
    await rm(journal, { force: true }).catch(() => {})
    throw error
  }
  // From here the new state is the state; what is left over is swept.
  await rm(journal, { force: true })
  for (const { aside } of steps) if (aside) await rm(aside, { force: true }).catch(() => {})
}

/** A file that is replaced stays where it is until the new one takes its place: a reader finds the old text or the new one. */
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

/** @param done the steps that were begun: of the last one perhaps only a part happened */
async function takeBack(done: readonly Step[], steps: readonly Step[]): Promise<void> {
  for (const { file, draft, aside } of [...done].reverse()) {
    if (aside !== undefined) {
      if ((await modeOf(aside)) === undefined) continue
      // two links to one file: renaming one to the other does nothing, so what is left of it is removed
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
 * Takes back what a stopped machine left half done. The caller has its turn: nobody is in the middle of a batch.
 * @param folder where journals lie
 * @param root nothing outside of it is touched, whatever a journal says
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

/** Whether a journal lies in a folder: of a batch that is under way, or of one that was stopped in the middle. */
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
    // It was not written to its end: nothing had been renamed by then.
    return []
  }
}

async function modeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    (status) => status.mode & 0o777,
    () => undefined,
  )
}

/** Removes a folder and those below it where nothing is in them. */
async function removeEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) if (entry.isDirectory()) await removeEmpty(join(folder, entry.name))
  await rmdir(folder).catch(() => {})
}
