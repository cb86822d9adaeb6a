/** The pack versions with which a deck was built: what the deck file stores, and the message if other versions are installed. */
import { expect, test } from 'vitest'
import type { DeckFacts, PackBundle } from '../src/bundle.ts'
import { deckCatalogue, checkDeck as plainCheckDeck } from '../src/deck.ts'
import { changesInDeck as plainChangesInDeck } from '../src/deck-changes.ts'
import { packsOfCards, pinIn, withPins } from '../src/deck-packs.ts'
import { checkDeckFacts as plainCheckDeckFacts } from '../src/facts.ts'
import { loadPack } from '../src/load.ts'
import { rulebooks } from './games.ts'
import { ally, packWith } from './made-up-pack.ts'
import { watched } from './watched-findings.ts'

const checkDeck = watched(plainCheckDeck)
const changesInDeck = watched(plainChangesInDeck)
const checkDeckFacts = watched(plainCheckDeckFacts)

const meadows = (version: string, ferryman: object = ally, more: { readonly [path: string]: string | undefined } = {}): PackBundle => {
  const { bundle } = loadPack(
    packWith({
      'package.json': JSON.stringify({ name: '@you/wet-meadows', version, questwright: { game: 'lcg', api: 1 } }),
      'cards/allies/ferryman.json': JSON.stringify(ferryman),
      ...more,
    }),
    rulebooks,
  )
  return bundle as PackBundle
}
const old = meadows('0.1.0')
const deck: DeckFacts = {
  format: 'questwright-deck',
  version: 1,
  kind: 'starter',
  heroes: ['wet-meadows:odo-miller'],
  cards: { 'wet-meadows:ferryman': 3, 'dry-hills:shepherd': 1, lantern: 2 },
}
const take = { pack: 'mine', others: 'take' } as const
const keep = { pack: 'mine', others: 'keep' } as const
const codes = (one: DeckFacts, here: PackBundle) => checkDeck(one, deckCatalogue([here], rulebooks), 'mine').map(({ code }) => code)

test('a deck names the packs of its cards, but not the pack that contains it', () => {
  expect(packsOfCards(deck, 'mine')).toEqual(['dry-hills', 'wet-meadows'])
  expect(withPins(deck, [old], take).packs).toEqual({ 'wet-meadows': { name: '@you/wet-meadows', version: '0.1.0', hash: old.hash } })
  expect(withPins(deck, [old], { ...take, pack: 'wet-meadows' })).not.toHaveProperty('packs')
})

test('the stored version of a pack stays until the user accepts the new one; the version of a pack that is not installed stays too', () => {
  const pinned = { ...withPins(deck, [old], take), packs: { ...withPins(deck, [old], take).packs, 'dry-hills': '2.1.0', gone: '1.0.0' } }
  const next = meadows('0.2.0')
  expect(withPins(pinned, [next], keep).packs).toMatchObject({ 'wet-meadows': { version: '0.1.0' }, 'dry-hills': { version: '2.1.0' } })
  const taken = withPins(pinned, [next], take)
  expect(Object.keys(taken.packs ?? {})).toEqual(['dry-hills', 'wet-meadows'])
  expect(pinIn(taken, 'wet-meadows')).toEqual({ name: '@you/wet-meadows', version: '0.2.0', hash: next.hash })
  expect(pinIn(pinned, 'constructor')).toBeUndefined()
})

test('a deck that was built with another version is legal, with a warning; changes under the same version number give no warning', () => {
  const pinned = withPins({ ...deck, cards: { 'wet-meadows:ferryman': 3 } }, [old], take)
  expect(codes(pinned, old)).not.toContain('deck/other-version')
  expect(codes(pinned, meadows('0.1.0', { ...ally, cost: 9 }))).not.toContain('deck/other-version')
  expect(checkDeck(pinned, deckCatalogue([meadows('0.2.0')], rulebooks), 'mine')).toMatchObject([
    {
      severity: 'warning',
      code: 'deck/other-version',
      message: 'The deck was built with wet-meadows 0.1.0; version 0.2.0 is installed, and the deck is played with that.',
      remedy: expect.stringContaining('`qw pack install @you/wet-meadows@0.1.0`'),
    },
  ])
})

test('if a card or its pack is missing, the message names the version that has it', () => {
  const pinned = withPins({ ...deck, cards: { 'wet-meadows:ferryman': 3 } }, [old], take)
  const without = meadows('0.2.0', ally, { 'cards/allies/ferryman.json': undefined, 'decks/millers.json': undefined })
  const remedyOf = (one: DeckFacts, code: string) =>
    checkDeck(one, deckCatalogue([without], rulebooks), 'mine').find((found) => found.code === code)?.remedy
  expect(remedyOf(pinned, 'deck/unknown-card')).toMatch(/^Install @you\/wet-meadows 0\.1\.0, with which the deck was built/)
  const waiting = {
    ...pinned,
    cards: {},
    placeholders: [{ part: 'cards', title: 'Ferryman', quantity: 3, code: 'wet-meadows:ferryman' }],
  } as const
  expect(remedyOf(waiting, 'deck/placeholder')).toContain('qw pack install @you/wet-meadows@0.1.0')
  expect(remedyOf({ ...waiting, packs: {} }, 'deck/placeholder')).toMatch(/^Add the pack that has this card,/)
})

test('only changes of the cards in the deck are listed', () => {
  const next = meadows('0.2.0', { ...ally, cost: 4 }, { 'cards/encounter/marsh-rat.json': undefined })
  const sentences = changesInDeck(deck, old, next, rulebooks, 'mine').map(({ sentence }) => sentence)
  expect(sentences).toEqual([expect.stringMatching(/^Ferryman: cost 4, was/)])
  expect(changesInDeck({ ...deck, cards: {} }, old, next, rulebooks, 'mine')).toEqual([])
})

test('pins are a version, or name, version and hash; other things are refused', () => {
  const issues = (packs: unknown) => checkDeckFacts({ ...deck, packs } as never, rulebooks.lcg).issues.map(({ severity }) => severity)
  expect(issues({ 'wet-meadows': '0.1.0', 'dry-hills': { name: '@you/dry-hills', version: '1.0.0', hash: 'ab' } })).toEqual([])
  expect(issues({ 'wet-meadows': { name: '@you/wet-meadows' } })).toEqual(['error'])
  expect(issues(['0.1.0'])).toEqual(['error'])
})
