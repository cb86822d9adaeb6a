/// <reference types="node" />
import { createHash } from 'node:crypto'
import { compareText } from './problem.ts'

/** sha256 in hex: of bytes, or of a text in UTF-8. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** One hash over the hashes of named files; the order in which they come does not matter. */
export function hashAll(hashes: { readonly [file: string]: string }): string {
  const lines = Object.keys(hashes)
    .sort(compareText)
    .map((file) => `${file}\0${hashes[file]}\n`)
  return sha256(lines.join(''))
}
