import type { PackBundle } from '@questwright/packs'
import { repositoryPacks } from '../content.ts'

/** Two decks of the trading card game, with their pack. */
const TABLES = {
  'made-up cards': { pack: 'tcg-rules', decks: ['wall', 'ford'] },
  starters: { pack: 'tcg-fellowship', decks: ['fellowship-aragorn', 'fellowship-gandalf'] },
} as const

type TableName = keyof typeof TABLES

/** A table of the trading card game with two decks. */
export function tableOfTwoDecks(name: TableName): { readonly name: string; readonly setup: object; readonly packs: readonly PackBundle[] } {
  const { contentOfAllGames: content, fixtures } = repositoryPacks()
  const packs = [...content, ...fixtures].filter(({ id }) => id === 'tcg-keywords' || id === TABLES[name].pack)
  const pack = packs.find(({ id }) => id === TABLES[name].pack) as PackBundle
  const code = (slug: string): string => (slug.includes(':') ? slug : `${pack.id}:${slug}`)
  const decks = TABLES[name].decks.map((slug) => {
    const deck = pack.decks[slug] as unknown as { readonly [section: string]: readonly string[] } & {
      readonly cards: { readonly [slug: string]: number }
    }
    const listed = Object.fromEntries(
      ['bearer', 'ring', 'fellowship', 'sites'].map((section) => [section, (deck[section] ?? []).map(code)]),
    )
    const cards = Object.fromEntries(Object.entries(deck.cards).map(([card, copies]) => [code(card), copies]))
    return { name: slug, kind: 'custom', ...listed, cards }
  })
  return {
    name,
    setup: { kind: 'scenario', scenario: `${pack.id}:scenario/standard`, mode: 'deluxe', decks },
    packs,
  }
}
