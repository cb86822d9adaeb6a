import {
  cardIndex,
  type Deck,
  type DeckRow,
  deckFacts,
  deckFormats,
  exportCards,
  openImport,
  planImport,
  readDeck,
  writeDeck,
} from '@questwright/interop'
import { type CardFacts, filesOfNewPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { gameFormats } from '@questwright/workshop/game-formats'
import { rulebookAtHand, rulebooks } from '@questwright/workshop/rulebooks'
import { describe, expect, test } from 'vitest'
import { packFolders, repositoryPacks } from './content.ts'

/** Boons, burdens, treasures and cards of the saga spheres are exported to files of other programs and imported again. */

const { content } = repositoryPacks()
const packNamed = (id: string) => content.find((pack) => pack.id === id) as PackBundle
const keywords = new Map(content.flatMap((one) => Object.entries(one.keywords).map(([slug, { number }]) => [slug, number] as const)))

/** The printed values of cards in tables, by the id that tables use. */
function printed(cards: readonly CardFacts[]): { readonly [id: string]: object } {
  const said = cards.map(({ octgnId, type, subtype, sphere, cost, engagementCost, threat, attack, hitPoints, sides, traits }) => {
    // traits that both sides print may be stored for the whole card
    const onSides = ['A', 'B'].map((side) => (sides as { readonly [side: string]: CardFacts } | undefined)?.[side]?.traits ?? traits ?? [])
    const numbers = { cost, engagementCost, threat, attack, hitPoints }
    return [String(octgnId), { type, subtype, sphere: sphere ?? 'neutral', ...numbers, traits: onSides }] as const
  })
  return Object.fromEntries(said)
}

/** Exports the cards of a pack and imports them into a new pack. */
async function thereAndBack(pack: PackBundle, format: string): Promise<readonly CardFacts[]> {
  const folder = packFolders('content').find((path) => path.endsWith(`/${pack.id}`)) as string
  const files = readPackFolder(folder)
  const { text = '' } = await exportCards(gameFormats, { bundle: pack, files, keywords, packs: content }, format, 'text')
  const { file, problems } = await openImport(gameFormats, 'cards', new TextEncoder().encode(String(text)))
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const rulebook = rulebookAtHand('lcg', content)
  const target = {
    id: 'copy',
    rulebook,
    state: 'new' as const,
    files: filesOfNewPack('copy', 'Copy', {}, rulebook),
    keywords,
    packs: content,
  }
  const plan = planImport(gameFormats, [file], target)
  expect(plan.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  // the new pack depends on the pack whose system declares their types
  expect(JSON.parse(String(plan.files['package.json']))).toMatchObject({ dependencies: { '@questwright/lcg-campaigns': '^0.1.0' } })
  return Object.entries(plan.files).flatMap(([path, text]) =>
    /^cards\/.*\.json$/.test(path) ? [JSON.parse(String(text)) as CardFacts] : [],
  )
}

describe.each(['alep', 'dragncards', 'octgn-set', 'hall-of-beorn'])('as %s', (format) => {
  test.each(['lcg-revised-core-campaign', 'lcg-dream-chaser-campaign', 'lcg-the-lord-of-the-rings-saga-campaign'])(
    'the cards of %s are imported again as boons and burdens of the type that they print, into a pack that depends on the campaign system',
    async (id) => {
      const pack = packNamed(id)
      expect(printed(await thereAndBack(pack, format))).toEqual(printed(Object.values(pack.cards)))
    },
  )
})

/** The formats of the game of these packs. */
const cooperative = gameFormats.filter(({ game }) => game === 'lcg')

describe('a deck with Frodo, cards of both spheres, a treasure, a boon and a burden', () => {
  const index = cardIndex(content, rulebooks)
  const facts = {
    heroes: ['lcg-core-set:aragorn', 'lcg-core-set:eowyn', 'lcg-the-lord-of-the-rings-saga:frodo-baggins'],
    cards: {
      'lcg-core-set:gandalf': 3,
      'lcg-the-hobbit-saga:burglar-baggins': 2,
      'lcg-the-hobbit-saga:glamdring': 1,
      'lcg-the-lord-of-the-rings-saga:fellowship-of-the-ring': 1,
      'lcg-the-lord-of-the-rings-saga:brace-of-coneys': 1,
      'lcg-the-lord-of-the-rings-saga:the-searching-eye': 1,
    },
  }
  const row = (part: DeckRow['part'], code: string, quantity: number): DeckRow => {
    const { title = '' } = packNamed(code.split(':')[0] as string).text.en?.cards?.[code.split(':')[1] as string] ?? {}
    return { kind: 'card', part, quantity, title, code }
  }
  const deck: Deck = {
    name: 'The Road',
    kind: 'custom',
    rows: [...facts.heroes.map((code) => row('heroes', code, 1)), ...Object.entries(facts.cards).map(([code, n]) => row('cards', code, n))],
  }

  test.each(deckFormats(cooperative))('is unchanged after an export to %s and an import', (format) => {
    const { deck: again, problems } = readDeck(gameFormats, writeDeck(gameFormats, deck, format, index), index, { name: deck.name })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const { heroes, cards, sideboard, placeholders } = deckFacts(again as Deck, index) as ReturnType<typeof deckFacts> & {
      readonly heroes: readonly string[]
      readonly cards: { readonly [code: string]: number }
    }
    expect({ heroes: [...heroes].sort(), cards: { ...cards, ...sideboard }, placeholders }).toEqual({
      heroes: [...facts.heroes].sort(),
      cards: facts.cards,
      placeholders: undefined,
    })
  })
})
