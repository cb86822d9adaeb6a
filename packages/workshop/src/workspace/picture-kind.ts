/** Detects the format of a picture by its first bytes. */

/** An `svg` element after an optional XML declaration, comments and doctype. */
const drawing = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/i

function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | 'svg' | 'other' {
  const letters = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0x89 && letters(1, 4) === 'PNG') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp'
  return drawing.test(new TextDecoder().decode(bytes)) ? 'svg' : 'other'
}

/** Whether the bytes of a file have the format of its file extension: a page that requests a picture must not receive anything else. */
export function fitsItsName(path: string, bytes: Uint8Array): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return pictureKind(bytes) === (ending === 'jpg' ? 'jpeg' : ending)
}
