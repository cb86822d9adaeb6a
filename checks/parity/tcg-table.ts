import type { PackBundle } from '@questwright/packs'
import { repositoryPacks } from '../content.ts'

/** A table of the trading card game with the two decks of made-up cards. */
export function tableOfTwoDecks(): { readonly name: string; readonly setup: object; readonly packs: readonly PackBundle[] } {
  const { contentOfAllGames: content, fixtures } = repositoryPacks()
  const packs = [...content, ...fixtures].filter(({ id }) => id === 'tcg-keywords' || id === 'tcg-rules')
  const rules = packs.find(({ id }) => id === 'tcg-rules') as PackBundle
  const code = (slug: string): string => (slug.includes(':') ? slug : `${rules.id}:${slug}`)
  const decks = ['wall', 'ford'].map((slug) => {
    const deck = rules.decks[slug] as unknown as { readonly [section: string]: readonly string[] } & {
      readonly cards: { readonly [slug: string]: number }
    }
    const listed = Object.fromEntries(
      ['bearer', 'ring', 'fellowship', 'sites'].map((section) => [section, (deck[section] ?? []).map(code)]),
    )
    const cards = Object.fromEntries(Object.entries(deck.cards).map(([card, copies]) => [code(card), copies]))
    return { name: slug, kind: 'custom', ...listed, cards }
  })
  return {
    name: 'two decks of made-up cards',
    setup: { kind: 'scenario', scenario: `${rules.id}:scenario/standard`, mode: 'deluxe', decks },
    packs,
  }
}
