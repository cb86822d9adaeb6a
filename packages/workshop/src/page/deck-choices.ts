/** The decks that can be played, for lists on pages. Pure. */
import { beginningCodes, copiesOfDeck, deckCatalogue, fullCode, withReplacements } from '@questwright/packs/browser'
import type { DeckFacts, PackOutline } from '@questwright/packs/types'
import { type Rulebooks, readable, rulebookFor } from '@questwright/rulebook'

export interface DeckChoice {
  readonly code: string
  readonly pack: string
  readonly slug: string
  readonly title: string
  /** What the deck is like, in a sentence of its author. */
  readonly text?: string
  readonly deck: DeckFacts
  /** The deck as it is played: cards that no longer exist are replaced by others. */
  readonly dealt?: DeckFacts
  /** The cards with which the deck begins, by full code and title; the card of a missing pack has its code as its title. */
  readonly begins: readonly { readonly code: string; readonly title: string }[]
  readonly count: number
}

/** All decks of a game, starter decks first. @param game its id */
export function deckChoices(bundles: readonly PackOutline[], rulebooks: Rulebooks, game: string): readonly DeckChoice[] {
  const ofGame = bundles.filter((bundle) => bundle.game === game)
  const catalogue = deckCatalogue(ofGame, rulebooks)
  const all = ofGame.flatMap((bundle) =>
    Object.entries(bundle.decks).map(([slug, deck]) => ({
      code: `${bundle.id}:${slug}`,
      pack: bundle.id,
      slug,
      title: bundle.text.en?.decks[slug]?.title ?? readable(slug),
      ...(bundle.text.en?.decks[slug]?.text === undefined ? {} : { text: bundle.text.en.decks[slug].text }),
      deck,
      ...dealtOf(deck, bundle.id, bundles),
      begins: beginningCodes(deck, rulebookFor(game, catalogue.rulebooks)).map((key) => {
        const code = fullCode(key, bundle.id)
        return { code, title: catalogue(code)?.title ?? key }
      }),
      count: copiesOfDeck(deck, rulebookFor(game, catalogue.rulebooks)),
    })),
  )
  const rank = (choice: DeckChoice) => (choice.deck.kind === 'starter' ? 0 : 1)
  return all.sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, 'en'))
}

/** The deck with replacements for cards that no longer exist; empty where all its cards exist. */
function dealtOf(deck: DeckFacts, pack: string, bundles: readonly PackOutline[]): Pick<DeckChoice, 'dealt'> {
  const { deck: dealt, replaced } = withReplacements(deck, pack, bundles)
  return replaced.length === 0 ? {} : { dealt }
}

/** The deck that a campaign log names, among the available ones: by `pack:slug`, or by a slug or title that only one deck has. */
export function deckNamed(name: string, decks: readonly DeckChoice[]): DeckChoice | undefined {
  const exact = decks.find(({ code }) => code === name)
  if (exact) return exact
  const alike = decks.filter(({ slug, title }) => slug === name || title === name)
  return alike.length === 1 ? alike[0] : undefined
}
