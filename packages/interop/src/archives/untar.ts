/** Unpacks tarballs in the browser, as `qw pack build` and registries make them. Data in the archive is not trusted. */
import { type DroppedFile, type ImportRefusal, mostBytes, whyNoPath, whyTooMuch } from './check-files.ts'

/** A higher ratio of unpacked to packed bytes counts as a zip bomb. */
const mostRatio = 400
const block = 512

/**
 * Unpacks a tarball compressed with gzip, and stops as soon as a limit is exceeded.
 * @returns its files, or why the archive is refused
 */
export async function untar(packed: Uint8Array): Promise<readonly DroppedFile[] | ImportRefusal> {
  if (packed.byteLength > mostBytes) return { message: 'The archive is too large.', remedy: 'Drop the tarball of one pack only.' }
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) return broken('It is no tarball that was packed with gzip.')
  const tar = await gunzip(packed)
  return tar instanceof Uint8Array ? entriesOf(tar) : tar
}

async function gunzip(packed: Uint8Array): Promise<Uint8Array | ImportRefusal> {
  const { Gunzip } = await import('fflate')
  const parts: Uint8Array[] = []
  let total = 0
  let refused: ImportRefusal | undefined
  const unpacker = new Gunzip((part) => {
    total += part.byteLength
    // allow some bytes for headers and padding on top of the contents
    refused ??= whyTooMuch(0, total - 4_000_000)
    if (total > packed.byteLength * mostRatio + 1_000_000)
      refused ??= {
        message: 'The archive unpacks to far more than its own size: it is made to fill memory.',
        remedy: 'Do not trust where it comes from.',
      }
    if (!refused) parts.push(part)
  })
  // in chunks, so that a zip bomb is noticed before it is unpacked completely
  const piece = 65_536
  try {
    for (let at = 0; at < packed.byteLength && !refused; at += piece) {
      unpacker.push(packed.subarray(at, at + piece), at + piece >= packed.byteLength)
      if (at % (piece * 16) === 0) await new Promise((resolve) => setTimeout(resolve, 0))
    }
  } catch {
    refused ??= broken('It cannot be unpacked, or a part of it is missing.')
  }
  if (refused) return refused
  const tar = new Uint8Array(total)
  let end = 0
  for (const part of parts) {
    tar.set(part, end)
    end += part.byteLength
  }
  return tar
}

/**
 * Reads the entries of a tarball. Files are returned; folders follow from the paths of files; an entry of any other kind makes the whole archive
 * invalid.
 */
function entriesOf(tar: Uint8Array): readonly DroppedFile[] | ImportRefusal {
  const files: DroppedFile[] = []
  let met = 0
  let longName: string | undefined
  for (let at = 0; at + block <= tar.byteLength; ) {
    const header = tar.subarray(at, at + block)
    if (header.every((byte) => byte === 0)) return files.length > 0 ? files : broken('There is nothing in it.')
    const size = octal(header, 124, 12)
    if (size === undefined || octal(header, 148, 8) !== sumOf(header)) return broken('It is no tarball.')
    const content = tar.subarray(at + block, at + block + size)
    if (content.byteLength < size) return broken('A part of it is missing.')
    at += block + Math.ceil(size / block) * block
    const kind = String.fromCharCode(header[156] ?? 0)
    if (kind === 'x') longName = pathOfRecords(content) ?? longName
    else if (kind === 'L') longName = text(content, 0, content.byteLength)
    else if (kind !== 'g') {
      const path: string = longName ?? [text(header, 345, 155), text(header, 0, 100)].filter((part) => part !== '').join('/')
      longName = undefined
      met += 1
      const why = whyNoPath(path) ?? (['0', '\0', '5'].includes(kind) ? undefined : 'is a link or a device, and no file')
      if (why)
        return {
          message: `"${path.slice(0, 80)}" ${why}. Nothing was imported.`,
          remedy: 'Pack the folder again; if the file is not yours, do not trust it.',
        }
      const tooMuch = whyTooMuch(met, 0)
      if (tooMuch) return tooMuch
      if (kind !== '5') files.push({ path, bytes: content.slice() })
    }
  }
  return broken('A part of it is missing.')
}

const broken = (why: string): ImportRefusal => ({
  message: `The archive cannot be read: ${why}`,
  remedy: 'Build the pack again with `qw pack build`, or drop the folder itself.',
})

const text = (bytes: Uint8Array, from: number, length: number): string => {
  const part = bytes.subarray(from, from + length)
  const end = part.indexOf(0)
  return new TextDecoder().decode(end < 0 ? part : part.subarray(0, end))
}

/**
 * The number in an octal field.
 * @returns undefined for a text that is no octal number
 */
function octal(bytes: Uint8Array, from: number, length: number): number | undefined {
  const figures = text(bytes, from, length).trim()
  return /^[0-7]{1,11}$/.test(figures) ? Number.parseInt(figures, 8) : undefined
}

/** The checksum of a header; the checksum field itself counts as spaces. */
function sumOf(header: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < block; i++) sum += i >= 148 && i < 156 ? 32 : (header[i] ?? 0)
  return sum
}

/** The path in records of the form `<length> path=<path>\n`. */
function pathOfRecords(content: Uint8Array): string | undefined {
  const decoder = new TextDecoder()
  for (let at = 0; at < content.byteLength; ) {
    const space = content.indexOf(32, at)
    const length = Number(decoder.decode(content.subarray(at, space)))
    if (space < 0 || !Number.isSafeInteger(length) || length <= space - at) return undefined
    const record = decoder.decode(content.subarray(space + 1, at + length - 1))
    if (record.startsWith('path=')) return record.slice(5)
    at += length
  }
  return undefined
}
