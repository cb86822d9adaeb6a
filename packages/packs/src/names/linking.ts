/** What the names that a pack writes become in a game. */
import { readKeyword } from '../slug.ts'
import type { NameSort } from './brought.ts'

/** What a pack's written names become. */
export interface Linking {
  /** @returns the name as the game knows it; undefined where it stays as it is written */
  readonly link: (sort: NameSort | undefined, written: string) => string | undefined
  /** What the packs bring by names that may be written, for a quick look. */
  readonly written: ReadonlySet<string>
}

/** A printed keyword such as `Hunt 2` or `one:Hunt 2`. */
export function linkedKeyword(printed: string, { link }: Linking): string {
  const name = link('keywords', readKeyword(printed).slug)
  return name === undefined ? printed : name.slice(0, name.lastIndexOf(':') + 1) + printed.slice(printed.lastIndexOf(':') + 1).trim()
}
