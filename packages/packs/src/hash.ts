/// <reference types="node" />
import { createHash } from 'node:crypto'
import { compareText } from './problem.ts'

/** sha256 of a text in UTF-8, in hex. */
export function hashText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** One hash over the hashes of named files; the order in which they come does not matter. */
export function hashAll(hashes: { readonly [file: string]: string }): string {
  const lines = Object.keys(hashes)
    .sort(compareText)
    .map((file) => `${file}\0${hashes[file]}\n`)
  return hashText(lines.join(''))
}
