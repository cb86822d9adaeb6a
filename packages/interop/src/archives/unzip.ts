/** Unpacks zips in the browser. Sizes in the archive are not trusted: bytes are counted during unpacking. */
import { type DroppedFile, type ImportRefusal, mostBytes, mostFiles, whyNoPath, whyTooMuch } from './check-files.ts'

/** The greatest size of the archive itself, equal to the greatest size of its contents. */
const mostZipBytes = mostBytes
/** A higher ratio of unpacked to packed bytes counts as a zip bomb. */
const mostRatio = 400

/**
 * Unpacks a zip, and stops as soon as a limit is exceeded.
 * @returns its files, or why the archive is refused
 */
export async function unzip(zip: Uint8Array): Promise<readonly DroppedFile[] | ImportRefusal> {
  if (zip.byteLength > mostZipBytes) return { message: 'The archive is too large.', remedy: 'Drop the zip of one pack only.' }
  if (zip[0] !== 0x50 || zip[1] !== 0x4b) return broken('It is no zip.')
  const { Unzip, UnzipInflate } = await import('fflate')
  const files: DroppedFile[] = []
  let met = 0
  let total = 0
  let refused: ImportRefusal | undefined
  let begun = 0
  const unzipper = new Unzip((file) => {
    if (refused) return
    met += 1
    const why = whyNoPath(file.name)
    refused =
      why === undefined
        ? whyTooMuch(met, total + (file.originalSize ?? 0))
        : {
            message: `"${file.name.slice(0, 80)}" ${why}. Nothing was imported.`,
            remedy: 'Pack the folder again; if the file is not yours, do not trust it.',
          }
    if (refused) return
    if (file.name.endsWith('/')) return
    if (file.compression !== 0 && file.compression !== 8) {
      refused = broken(`${file.name} is packed in a way that browsers cannot unpack.`)
      return
    }
    const parts: Uint8Array[] = []
    file.ondata = (error, part, final) => {
      if (refused) return
      if (error) {
        refused = broken(`${file.name} cannot be unpacked.`)
        return
      }
      total += part.byteLength
      refused = whyTooMuch(met, total)
      if (!refused && total > zip.byteLength * mostRatio + 1_000_000)
        refused = {
          message: 'The archive unpacks to far more than its own size: it is made to fill memory.',
          remedy: 'Do not trust where it comes from.',
        }
      if (refused) {
        parts.length = 0
        file.terminate()
        return
      }
      parts.push(part)
      if (!final) return
      files.push({ path: file.name, bytes: joined(parts) })
    }
    begun += 1
    file.start()
  })
  unzipper.register(UnzipInflate)
  // in chunks, so that a zip bomb is noticed before it is unpacked completely
  const piece = 65_536
  try {
    for (let at = 0; at < zip.byteLength && !refused; at += piece) {
      unzipper.push(zip.subarray(at, at + piece), at + piece >= zip.byteLength)
      if (at % (piece * 16) === 0) await new Promise((resolve) => setTimeout(resolve, 0))
    }
  } catch {
    refused ??= broken('It is no zip, or a part of it is missing.')
  }
  if (refused) return refused
  if (met === 0) return broken('There is nothing in it.')
  if (files.length < begun || files.length > mostFiles) return broken('A part of it is missing.')
  return files
}

const broken = (why: string): ImportRefusal => ({
  message: `The archive cannot be read: ${why}`,
  remedy: 'Pack the folder again as a zip, or drop the folder itself.',
})

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
