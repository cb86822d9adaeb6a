/** The versions of packs with which a deck was built: its field `packs`, similar to the lockfile of a workspace. */
import type { DeckFacts, PackOutline, PinnedPack } from './bundle.ts'
import { codesOfDeck } from './deck-sections.ts'
import { fullCode, splitCode } from './slug.ts'

/** The entry of a deck for the loaded version of a pack. */
export function pinOf({ name, packVersion, hash }: Pick<PackOutline, 'name' | 'packVersion' | 'hash'>): PinnedPack {
  return { name, version: packVersion, hash }
}

/** The version of a pack that a deck names; older files contain only the version. */
export function pinIn({ packs }: Pick<DeckFacts, 'packs'>, id: string): PinnedPack | undefined {
  const pin = packs !== undefined && Object.hasOwn(packs, id) ? packs[id] : undefined
  return typeof pin === 'string' ? { version: pin } : pin
}

/** The ids of the packs of a deck's cards, including placeholders: sorted, and without the pack that contains the deck. */
export function packsOfCards(deck: DeckFacts, pack = ''): readonly string[] {
  const waiting = (deck.placeholders ?? []).flatMap(({ code }) => code ?? [])
  const codes = [...codesOfDeck(deck, 'with'), ...waiting]
  const ids = codes.flatMap((code) => splitCode(fullCode(code, pack))?.pack ?? [])
  return [...new Set(ids)].filter((id) => id !== pack).sort()
}

/**
 * The deck with entries for exactly the packs of its cards. The entry for a pack that is not installed is kept.
 * @param pack the pack that contains the deck; it gets no entry, since both always have the same version
 * @param others whether entries with another version than the installed one are kept or updated
 */
export function withPins<Deck extends DeckFacts>(
  deck: Deck,
  bundles: readonly PackOutline[],
  { pack = '', others }: { readonly pack?: string; readonly others: 'keep' | 'take' },
): Deck {
  const pins = packsOfCards(deck, pack).flatMap((id) => {
    const bundle = bundles.find((one) => one.id === id)
    const known = pinIn(deck, id)
    const isOther = bundle && known && known.version !== bundle.packVersion
    const pin = bundle && !(isOther && others === 'keep') ? pinOf(bundle) : known
    return pin ? [[id, pin] as const] : []
  })
  const { packs: _, ...rest } = deck
  return (pins.length === 0 ? rest : { ...rest, packs: Object.fromEntries(pins) }) as Deck
}
