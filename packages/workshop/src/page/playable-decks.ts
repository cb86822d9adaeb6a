/** Chooses decks for dry runs of scenarios, and decides whether a scenario can be played with them. */
import { cardsOfSection, checkStartingCards, codesOfSection, deckCatalogue, fullCode, playedScenario } from '@questwright/packs/browser'
import type { DeckFacts, PackBundle } from '@questwright/packs/types'
import { beginningSections } from '@questwright/rulebook'
import { rulebookIn, rulebooks } from './rulebooks.ts'

/** A deck of a pack that a dry run can use. */
export interface DryDeck {
  readonly pack: string
  readonly slug: string
  readonly deck: DeckFacts
}

/**
 * Decks for the seats of a dry run: those of the scenario's own pack, else any of its game. Where the game forbids it, no two begin with the same
 * card.
 * @param goTogether whether the scenario can be played with these decks; without it, all decks can be used
 */
export function dryDecks(
  bundle: PackBundle,
  bundles: readonly PackBundle[],
  goTogether: (decks: readonly DryDeck[]) => boolean = () => true,
): DryDeck[] {
  const rulebook = rulebookIn(bundle, bundles)
  const sections = beginningSections(rulebook).filter(({ acrossPlayers }) => acrossPlayers !== 'free')
  const decksOf = (one: PackBundle): DryDeck[] => Object.entries(one.decks).map(([slug, deck]) => ({ pack: one.id, slug, deck }))
  const own = decksOf(bundle)
  const chosen: DryDeck[] = []
  const begun = new Set<string>()
  for (const one of own.length > 0 ? own : bundles.filter((other) => other !== bundle && other.game === bundle.game).flatMap(decksOf)) {
    const taken = sections.flatMap((section) => codesOfSection(cardsOfSection(one.deck, section))).map((code) => fullCode(code, one.pack))
    if (chosen.length >= rulebook.seats.most || taken.some((code) => begun.has(code)) || !goTogether([...chosen, one])) continue
    for (const code of taken) begun.add(code)
    chosen.push(one)
  }
  return chosen
}

/** @returns whether a scenario can be played with the starting cards and contents of given decks, as far as systems restrict that */
export function playableIn(slug: string, bundle: PackBundle, bundles: readonly PackBundle[]): (decks: readonly DryDeck[]) => boolean {
  const catalogue = deckCatalogue(
    bundles.filter(({ game }) => game === bundle.game),
    rulebooks,
  )
  const scenario = playedScenario(bundle, slug)
  return (decks) =>
    checkStartingCards(
      decks.map(({ pack, slug: name, deck }) => ({ name, deck, pack })),
      catalogue,
      scenario,
    ).length === 0
}
