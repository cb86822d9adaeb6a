import { checkDeck, type DeckFacts, deckCatalogue, type PackBundle } from '@questwright/packs'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, test } from 'vitest'
import { repositoryPacks } from './content.ts'

/** Side quests of players in decks: their rules are in the pack of side quests, the cards in the packs of the cycles. */

const { content } = repositoryPacks()
const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle
const find = deckCatalogue(content, rulebooks)

/** This many allies of the core set, three copies of each card. */
function allies(count: number): { [code: string]: number } {
  const copies: { [code: string]: number } = {}
  let left = count
  for (const [slug, { type, sphere }] of Object.entries(core.cards))
    if (left > 0 && type === 'ally' && sphere !== 'neutral') {
      copies[`lcg-core-set:${slug}`] = Math.min(3, left)
      left -= Math.min(3, left)
    }
  return copies
}

function faults(quests: { readonly [code: string]: number }, others: number): string[] {
  const deck: DeckFacts = {
    ...{ format: 'questwright-deck', version: 1, kind: 'custom' },
    heroes: ['lcg-core-set:aragorn', 'lcg-core-set:eowyn', 'lcg-core-set:beravor'],
    cards: { ...allies(others), ...quests },
  }
  return checkDeck(deck, find).flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))
}

const [gather, ahead, storm, ambush] = [
  'lcg-angmar-awakened:gather-information',
  'lcg-angmar-awakened:scout-ahead',
  'lcg-haradrim:the-storm-comes',
  'lcg-angmar-awakened:orc-ambush',
] as const

test('[LCG-SIDEQUEST-5] side quests of players may be part of a deck, and count to its fifty cards', () => {
  expect(faults({ [gather]: 1, [ahead]: 1 }, 48)).toEqual([])
  expect(faults({ [gather]: 1, [ahead]: 1 }, 47)).toEqual(['The deck has 49 cards; at least 50 are needed, heroes not counted.'])
})

test('a deck may have one copy of a side quest with “Limit 1 per deck”, and three of other side quests', () => {
  expect(faults({ [gather]: 2 }, 50)).toEqual(['The deck has 2 copies of Gather Information; the card allows a deck at most one.'])
  expect(faults({ [storm]: 3 }, 50)).toEqual([])
  expect(faults({ [storm]: 4 }, 50)).toEqual(['The deck has 4 copies of The Storm Comes; at most 3 of one title are allowed.'])
})

test('every side quest of players that says “Limit 1 per deck” has it as a fact', () => {
  const told = content.flatMap(({ id, cards, text }) =>
    Object.entries(cards).flatMap(([slug, { type, deckLimit }]) => {
      const says = text.en?.cards[slug]?.text?.includes('Limit 1 per deck') === true
      return type === 'player-side-quest' ? [[`${id}:${slug}`, says, deckLimit === 1] as const] : []
    }),
  )
  expect(told.length).toBeGreaterThanOrEqual(5)
  expect(told.filter(([, says, has]) => says !== has)).toEqual([])
})

test('side quests of encounter sets are in no deck', () => {
  expect(faults({ [ambush]: 1 }, 50)).toEqual(["Orc Ambush is of type encounter-side-quest and belongs in no player's deck."])
})
