/// <reference types="node" />
import { createHash } from 'node:crypto'
import { compareText } from './problem.ts'

/** The sha256 in hexadecimal of bytes, or of a text in UTF-8. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** A single hash for the hashes of named files; their order has no influence. */
export function hashAll(hashes: { readonly [file: string]: string }): string {
  const lines = Object.keys(hashes)
    .sort(compareText)
    .map((file) => `${file}\0${hashes[file]}\n`)
  return sha256(lines.join(''))
}
