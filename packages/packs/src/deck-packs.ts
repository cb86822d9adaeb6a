/** The versions of packs with which a deck was built: its `packs`, as the lockfile pins those of a workspace. Pure. */
import type { DeckFacts, PackOutline, PinnedPack } from './bundle.ts'
import { codesOfDeck } from './deck-sections.ts'
import { fullCode, splitCode } from './slug.ts'

/** How a deck names a pack as it is here now. */
export function pinOf({ name, packVersion, hash }: Pick<PackOutline, 'name' | 'packVersion' | 'hash'>): PinnedPack {
  return { name, version: packVersion, hash }
}

/** The pin of a pack in a deck; older files name the version alone. */
export function pinIn({ packs }: Pick<DeckFacts, 'packs'>, id: string): PinnedPack | undefined {
  const pin = packs !== undefined && Object.hasOwn(packs, id) ? packs[id] : undefined
  return typeof pin === 'string' ? { version: pin } : pin
}

/** The packs of a deck's cards, placeholders too: ids, sorted, without the pack in which the deck itself lies. */
export function packsOfCards(deck: DeckFacts, pack = ''): readonly string[] {
  const waiting = (deck.placeholders ?? []).flatMap(({ code }) => code ?? [])
  const codes = [...codesOfDeck(deck, 'with'), ...waiting]
  const ids = codes.flatMap((code) => splitCode(fullCode(code, pack))?.pack ?? [])
  return [...new Set(ids)].filter((id) => id !== pack).sort()
}

/**
 * A deck that names the packs of its cards, and no others. A pack that is not installed keeps the pin that the deck has.
 * @param of `pack`: where the deck lies; it is not named, since both are always of one version. `others`: whether packs whose installed version
 * differs keep the version that the deck names, or are named in the installed version
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
