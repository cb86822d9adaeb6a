/** Validates pictures of packs, and knows their media types. */
import { fitsItsName } from '@questwright/workshop/picture-kind'
import { Refusal } from '@questwright/workshop/refusal'

const types: { readonly [ending: string]: string } = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

const endingOf = (path: string): string => path.split('.').at(-1) ?? ''

/** The media type of a picture's path; the workspace allows no other endings. */
export function pictureType(path: string): string {
  return types[endingOf(path)] ?? 'application/octet-stream'
}

/**
 * Decodes a picture sent as base64.
 * @throws Refusal when it is no base64, empty, or not of the type of its path
 */
export function readPicture(path: string, base64: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw wrong('The picture is empty or no base64.')
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  if (!fitsItsName(path, bytes)) throw wrong(`The file is no ${endingOf(path)} picture, whatever its name says.`)
  return bytes
}

function wrong(message: string): Refusal {
  return new Refusal(400, 'picture/wrong', message, 'Send a png, jpg or webp picture; svg is for the icons of sets.')
}
