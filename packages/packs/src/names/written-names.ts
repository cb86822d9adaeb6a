/** For the check: the names in the files of a pack that two packs declare, or that are written with a pack. */
import type { CompiledScript, PackBundle } from '../bundle.ts'
import { fileOf, printedKeywordsOf } from '../of-bundle.ts'
import type { GameNames, NameSort } from './brought.ts'
import { namePlacesOf } from './script-places.ts'

/** A name in a file of a pack. */
interface WrittenName {
  readonly file: string
  readonly sort: NameSort | undefined
  /** The name as it is written: `name` or `pack:name`. */
  readonly written: string
  /** For a keyword: as the card prints it, such as `Hunt 2`, without a pack. */
  readonly printed?: string
  /** The compiled script, and the offset of the name in it. */
  readonly script?: CompiledScript
  readonly at?: number
}

/**
 * Finds the names.
 * @returns names of keywords and types of cards, and names in scripts at places that determine their sort
 */
export function writtenNames(pack: PackBundle, names: GameNames): readonly WrittenName[] {
  const isOfInterest = (written: string): boolean => written.includes(':') || names.shared.has(written)
  const found: WrittenName[] = printedKeywordsOf(pack).map(({ slug, printed, keyword }) => ({
    file: fileOf(pack, 'card', slug),
    sort: 'keywords',
    written: keyword.slug,
    printed: printed.slice(printed.lastIndexOf(':') + 1).trim(),
  }))
  for (const [slug, { type }] of Object.entries(pack.cards)) found.push({ file: fileOf(pack, 'card', slug), sort: 'types', written: type })
  for (const script of [...pack.scripts, ...pack.scenes]) {
    if (!(script.code.includes(':') || [...names.shared.keys()].some((name) => script.code.includes(name)))) continue
    for (const { named, value, start, reads } of namePlacesOf(script))
      if (reads === undefined && named !== 'any' && named !== 'nothing' && isOfInterest(value) && !isDefinition(script, value, named))
        for (const sort of named.length === 1 ? named : named.filter((one) => names.meant(pack.id, one, value) !== undefined).slice(0, 1))
          found.push({ file: script.path, sort, written: value, script, at: start })
  }
  return found.filter(({ written }) => isOfInterest(written))
}

/** Whether the name is the one of the keyword that the script itself defines. */
function isDefinition({ kind, slug }: CompiledScript, value: string, named: readonly NameSort[]): boolean {
  return kind === 'keyword' && slug === value && named.includes('keywords')
}
