/** Reads files of a drop or of a file picker into memory. Zips and tarballs are unpacked, folders are walked. */
import { type DroppedFile, type ImportRefusal, mostFiles, untar, unzip, whyTooMuch } from '@questwright/interop/archives'

/** Reads dropped files and folders. @returns all files, or why they are refused */
export async function readEntries(entries: readonly FileSystemEntry[]): Promise<readonly DroppedFile[] | ImportRefusal> {
  const [only] = entries
  if (entries.length === 1 && only?.isFile) return readFiles([await fileOf(only as FileSystemFileEntry)])
  const found: { readonly path: string; readonly file: File }[] = []
  let bytes = 0
  const visit = async (entry: FileSystemEntry, prefix: string): Promise<void> => {
    if (found.length > mostFiles) return
    if (/^(?:node_modules|\.git)$/.test(entry.name)) return
    if (entry.isFile) {
      const file = await fileOf(entry as FileSystemFileEntry)
      bytes += file.size
      found.push({ path: prefix + entry.name, file })
      return
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader()
    for (;;) {
      const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
      if (batch.length === 0) return
      for (const one of batch) await visit(one, `${prefix}${entry.name}/`)
    }
  }
  for (const entry of entries) await visit(entry, '')
  return whyTooMuch(found.length, bytes) ?? (await Promise.all(found.map(async ({ path, file }) => ({ path, bytes: await bytesOf(file) }))))
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject))

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

/** Reads the files of a file picker: a zip, a tarball, or the files of a folder. */
export async function readFiles(files: readonly File[]): Promise<readonly DroppedFile[] | ImportRefusal> {
  const tooMuch = whyTooMuch(
    files.length,
    files.reduce((sum, { size }) => sum + size, 0),
  )
  if (tooMuch) return tooMuch
  const [only] = files
  if (files.length === 1 && only && (/\.zip$/i.test(only.name) || only.type === 'application/zip')) return unzip(await bytesOf(only))
  if (files.length === 1 && only && /\.(?:tgz|tar\.gz)$/i.test(only.name)) return untar(await bytesOf(only))
  return Promise.all(files.map(async (file) => ({ path: file.webkitRelativePath || file.name, bytes: await bytesOf(file) })))
}
