/** Validates contents from pages and from the disk against their file names. */
import { readFile, stat } from 'node:fs/promises'
import { Refusal } from '../refusal.ts'
import { mostFileBytes } from './found-packs.ts'
import { readImagePath } from './paths.ts'
import { fitsItsName } from './picture-kind.ts'

/** The bytes of a picture; undefined when there is none. */
export async function readPicture(file: string): Promise<Uint8Array | undefined> {
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

/**
 * Checks that a picture is not too large and has the format of its file extension.
 * @throws Refusal when it is too large or has another format, or when the path is no path of a picture
 */
export function checkPicture(path: string, bytes: Uint8Array): void {
  readImagePath(path)
  if (bytes.byteLength > mostFileBytes) throw pictureTooLarge()
  if (!fitsItsName(path, bytes))
    throw new Refusal(
      415,
      'file/no-picture',
      `"${path}" has another format than its file extension says.`,
      'Save the picture again as PNG, JPEG or WebP.',
    )
}

/**
 * Checks that bytes are a text that a pack may contain.
 * @throws Refusal when they are not
 */
export function checkText(path: string, bytes: Uint8Array): void {
  if (bytes.byteLength > mostFileBytes)
    throw new Refusal(413, 'file/too-large', `"${path}" has more than ${mostFileBytes} bytes.`, 'Split it.')
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(415, 'file/no-text', `"${path}" is not text in UTF-8.`, 'Save it as UTF-8 and import again.')
  }
}
