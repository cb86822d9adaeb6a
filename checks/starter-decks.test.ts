import { checkDeck, deckCatalogue, type PackBundle } from '@questwright/packs'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { describe, expect, test } from 'vitest'
import { type LcgDeck, repositoryPacks } from './content.ts'

const { content } = repositoryPacks()
const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle

/** Heroes and quantities of cards in the four decks, as the rulebook of the Core Set lists them. */
const printed = {
  leadership: { heroes: ['Aragorn', 'Glóin', 'Théodred'], cards: [13, 27] },
  tactics: { heroes: ['Gimli', 'Legolas', 'Thalin'], cards: [28, 42] },
  spirit: { heroes: ['Dúnhere', 'Eleanor', 'Éowyn'], cards: [43, 57] },
  lore: { heroes: ['Beravor', 'Denethor', 'Glorfindel'], cards: [58, 72] },
} as const
const gandalf = 73

/** Copies by the number of the card in the set: all that the box has of a sphere's cards, and one Gandalf. */
function wanted([first, last]: readonly [number, number]): { [number: number]: number } {
  const ofSphere = Object.values(core.cards).filter(({ number = 0 }) => number >= first && number <= last)
  return { ...Object.fromEntries(ofSphere.map(({ number = 0, quantity = 0 }) => [number, quantity])), [gandalf]: 1 }
}

function inDeck(deck: LcgDeck): { [number: number]: number } {
  return Object.fromEntries(Object.entries(deck.cards).map(([slug, copies]) => [core.cards[slug]?.number ?? slug, copies]))
}

/** Differences between a deck and the first-game deck of a sphere in the rulebook. */
function faults(deck: LcgDeck | undefined, sphere: keyof typeof printed): string[] {
  if (deck === undefined) return ['missing']
  const found: string[] = []
  const titles = deck.heroes.map((slug) => core.text.en?.cards[slug]?.title ?? slug).sort((a, b) => a.localeCompare(b, 'en'))
  if (JSON.stringify(titles) !== JSON.stringify(printed[sphere].heroes)) found.push(`heroes ${titles.join(', ')}`)
  if (deck.heroes.some((slug) => core.cards[slug]?.type !== 'hero' || core.cards[slug]?.sphere !== sphere))
    found.push('heroes of another sphere')
  const size = Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0)
  if (size !== 30) found.push(`${size} cards`)
  const [is, should] = [inDeck(deck), wanted(printed[sphere].cards)]
  for (const number of new Set([...Object.keys(is), ...Object.keys(should)].map(Number)))
    if (is[number] !== should[number]) found.push(`card ${number}: ${is[number] ?? 0} for ${should[number] ?? 0}`)
  if (deck.kind !== 'starter') found.push(`kind ${deck.kind}`)
  return found
}

describe.each(Object.keys(printed) as (keyof typeof printed)[])('the %s deck of a first game', (sphere) => {
  test('[LCG-DECK-7] has 30 cards, all core cards of its sphere and one Gandalf, and the three core heroes of its sphere', () => {
    const deck = core.decks[sphere] as LcgDeck | undefined
    expect(faults(deck, sphere)).toEqual([])
    expect(Object.keys(wanted(printed[sphere].cards)).length).toBe(16)
    expect(deck && checkDeck(deck, deckCatalogue(content, rulebooks), core.id)).toEqual([])
  })

  test('[LCG-DECK-7] is no first-game deck with a card more or fewer, a second Gandalf, another hero, or as a custom deck', () => {
    const deck = core.decks[sphere] as LcgDeck | undefined
    if (deck === undefined) throw new Error(`the pack has no deck ${sphere}`)
    const [card = ''] = Object.keys(deck.cards)
    const other = sphere === 'lore' ? 'aragorn' : 'denethor'
    const faulty: LcgDeck[] = [
      { ...deck, cards: { ...deck.cards, [card]: (deck.cards[card] ?? 0) - 1 } },
      { ...deck, cards: { ...deck.cards, gandalf: 2 } },
      { ...deck, heroes: [...deck.heroes.slice(1), other] },
      { ...deck, heroes: deck.heroes.slice(1) },
      { ...deck, kind: 'custom' },
    ]
    for (const one of faulty) expect(faults(one, sphere)).not.toEqual([])
    // a deck of thirty cards is legal only as a starter deck
    expect(checkDeck({ ...deck, kind: 'custom' }, deckCatalogue(content, rulebooks), core.id).map(({ code }) => code)).toEqual([
      'deck/too-few-cards',
    ])
  })
})
