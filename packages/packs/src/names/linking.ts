/** Replaces the names in the files of a pack by the names that they have in a game. */
import type { FieldKind } from '@questwright/rulebook'
import { readKeyword } from '../slug.ts'
import type { NameSort } from './brought.ts'

/** Replaces the names in the files of one pack. */
export interface Linking {
  /** Returns the name in the game; undefined where it stays as it is written. */
  readonly link: (sort: NameSort | undefined, written: string) => string | undefined
  /** The kinds of the fields of a setup step or of a condition, by the word that a scenario writes; undefined for words of the game itself. */
  readonly fieldsOf: (sort: 'setup' | 'endings', written: string) => { readonly [field: string]: FieldKind } | undefined
  /** All names that can be replaced, to test quickly whether a text contains one. */
  readonly written: ReadonlySet<string>
}

/** A printed keyword such as `Hunt 2` or `one:Hunt 2`, with its name replaced. */
export function linkedKeyword(printed: string, { link }: Linking): string {
  const name = link('keywords', readKeyword(printed).slug)
  return name === undefined ? printed : name.slice(0, name.lastIndexOf(':') + 1) + printed.slice(printed.lastIndexOf(':') + 1).trim()
}
