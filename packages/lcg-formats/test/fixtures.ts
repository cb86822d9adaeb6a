/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Deck, DeckFormat } from '@questwright/interop'

const folder = fileURLToPath(new URL('./fixtures', import.meta.url))

export const fixtureNames = readdirSync(folder).sort()

export const fixture = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8')

/** The format of a fixture, by its file extension. */
export function formatOf(name: string): DeckFormat {
  if (name.endsWith('.o8d')) return 'octgn'
  if (name.endsWith('.ringsdb.json')) return 'ringsdb'
  return name.endsWith('.txt') ? 'ringsdb-text' : 'questwright'
}

/** The lines of a deck in a fixed order: `cards 3 Gandalf`. */
export function rows(deck: Deck | undefined): string[] {
  return (deck?.rows ?? [])
    .map(({ part, quantity, title, kind }) => `${part} ${quantity} ${title}${kind === 'placeholder' ? ' ?' : ''}`)
    .sort()
}

/** The lines without fields that only some formats have, in a fixed order. */
export function plain(deck: Deck | undefined): object[] {
  return [...(deck?.rows ?? [])].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

export function copies(deck: Deck | undefined, part: string): number {
  return (deck?.rows ?? []).filter((row) => row.part === part).reduce((sum, row) => sum + row.quantity, 0)
}
