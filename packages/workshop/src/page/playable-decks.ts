import { checkStartingCards, deckCatalogue, playedScenario } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import type { DryDeck } from '@questwright/realm/web'
import { rulebooks } from './rulebooks.ts'

/** Whether systems allow a scenario to be played with the starting cards and contents of decks. @returns a predicate for decks */
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
