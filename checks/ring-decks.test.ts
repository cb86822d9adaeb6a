import { checkDeck, checkDecks, type DeckFacts, deckCatalogue, type PackBundle } from '@questwright/packs'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, test } from 'vitest'
import { repositoryPacks } from './content.ts'

/** Decks with heroes of the Fellowship sphere, whose rules the saga's pack defines. */

const { content } = repositoryPacks()
const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle
const find = deckCatalogue(content, rulebooks)

const SAGA = 'lcg-the-lord-of-the-rings-saga'
const three = ['lcg-core-set:gloin', 'lcg-core-set:eowyn', 'lcg-core-set:beravor']
const frodo = `${SAGA}:frodo-baggins`
const otherFrodo = `${SAGA}:frodo-baggins-the-land-of-shadow`
const king = `${SAGA}:aragorn`

const allies: { [code: string]: number } = Object.fromEntries(
  Object.entries(core.cards).flatMap(([slug, { type }]) => (type === 'ally' ? [[`lcg-core-set:${slug}`, 3]] : [])),
)

function deck(heroes: readonly string[], cards: { readonly [code: string]: number } = {}): DeckFacts {
  return { format: 'questwright-deck', version: 1, kind: 'custom', heroes, cards: { ...allies, ...cards } }
}

const codes = (one: DeckFacts): string[] => checkDeck(one, find).flatMap(({ severity, code }) => (severity === 'error' ? [code] : []))
const codesOf = (...decks: readonly DeckFacts[]): string[] =>
  checkDecks(
    decks.map((one, i) => ({ name: `deck ${i + 1}`, deck: one })),
    find,
  ).flatMap(({ severity, code, deck: of }) => (severity === 'error' ? [`${of}: ${code}`] : []))

test('[LCG-RING-3] a deck may begin with three heroes and a Ring-bearer, but not with four other heroes', () => {
  expect(codes(deck(three))).toEqual([])
  expect(codes(deck([...three, frodo]))).toEqual([])
  expect(codes(deck([...three, 'lcg-core-set:legolas']))).toEqual(['deck/too-many-starting-cards'])
  expect(codes(deck([...three, 'lcg-core-set:legolas', frodo]))).toEqual(['deck/too-many-starting-cards'])
})

test('[LCG-FELLOWSHIP-1] the players of a game together may begin with one hero of the Fellowship sphere', () => {
  expect(codes(deck([...three, frodo, king]))).toContain('deck/too-many-in-game')
  expect(codesOf(deck(['lcg-core-set:gloin', frodo]), deck(['lcg-core-set:legolas', king]))).toEqual(['deck 2: deck/too-many-in-game'])
  expect(codesOf(deck(['lcg-core-set:gloin', frodo]), deck(['lcg-core-set:legolas']), deck(['lcg-core-set:thalin', otherFrodo]))).toContain(
    'deck 3: deck/too-many-in-game',
  )
  expect(codesOf(deck(['lcg-core-set:gloin', frodo]), deck(['lcg-core-set:legolas']))).toEqual([])
})

test('[LCG-FELLOWSHIP-2] beside a hero of the Fellowship sphere no deck of the game has another version, as a hero or as a card', () => {
  expect(codes(deck(['lcg-core-set:aragorn', king]))).toContain('deck/other-of-title')
  expect(codesOf(deck(['lcg-core-set:gloin', king]), deck(['lcg-core-set:aragorn']))).toContain('deck 2: deck/other-of-title')
  const ally = { type: 'ally', game: 'lcg', title: 'Frodo Baggins' }
  const withAlly = Object.assign((code: string) => (code === 'own:frodo' ? ally : find(code)), { rulebooks: find.rulebooks })
  const decks = [deck(['lcg-core-set:gloin', frodo]), deck(['lcg-core-set:legolas'], { 'own:frodo': 1 })]
  const errors = checkDecks(
    decks.map((one, i) => ({ name: `deck ${i + 1}`, deck: one })),
    withAlly,
  ).filter(({ severity }) => severity === 'error')
  expect(errors.map(({ code, deck: of }) => [of, code])).toEqual([['deck 2', 'deck/other-of-title']])
  expect(errors[0]?.remedy).toBe(
    'Take own:frodo out: with a hero of the Fellowship sphere no deck of a game begins with another card of that title, or contains one.',
  )
})

test('the scenario decides which decks are legal, and the remedy names the card to take out', () => {
  const withScenario = (title: string, pack: string, begins?: object, ...heroes: string[]) =>
    checkDecks([{ name: 'Mine', deck: deck(heroes) }], find, { title, pack, ...(begins ? { begins: begins as never } : {}) })
      .filter(({ severity }) => severity === 'error')
      .map(({ message, remedy }) => [message, remedy])
  const shadow = { with: 'fellowship', card: 'frodo-baggins', trait: 'Ring-bearer' }
  expect(withScenario('Passage Through Mirkwood', 'lcg-core-set', undefined, ...three)).toEqual([])
  expect(withScenario('Passage Through Mirkwood', 'lcg-core-set', undefined, ...three, frodo)).toEqual([
    [
      'Mine begins with Frodo Baggins, and Passage Through Mirkwood is not played with heroes of the Fellowship sphere.',
      'Take Frodo Baggins out, or play a scenario that is played with heroes of the Fellowship sphere.',
    ],
  ])
  expect(withScenario('A Shadow of the Past', SAGA, shadow, ...three, frodo)).toEqual([])
  expect(withScenario('A Shadow of the Past', SAGA, shadow, ...three, king)).toEqual([
    [
      'Mine begins with Aragorn, and A Shadow of the Past is played with a hero of the Fellowship sphere that has the trait Ring-bearer.',
      'Take one that has it, or take Aragorn out: then the scenario adds its own.',
    ],
  ])
  // the hero that the scenario provides counts too
  const dark = { with: 'fellowship', card: 'aragorn' }
  expect(withScenario('The Dark King', SAGA, dark, 'lcg-core-set:aragorn')).toEqual([
    [
      'Mine has another Aragorn (lcg-core-set:aragorn), and The Dark King is played with Aragorn, a hero of the Fellowship sphere.',
      'Take lcg-core-set:aragorn out: with a hero of the Fellowship sphere no deck of a game begins with another card of that title, or contains one.',
    ],
  ])
})
