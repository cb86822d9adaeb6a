/** Two packs have keywords of one name and cards of one title: lists distinguish them. */
import { loadPacks, type PackFiles } from '@questwright/packs'
import type { DeckFacts, PackBundle } from '@questwright/packs/types'
import type { PackState, PacksAnswer } from '@questwright/workshop/page'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, it } from 'vitest'
import { namesInDeck } from '../src/deck-names.ts'
import { deckPool } from '../src/deck-pool.ts'
import { cardsWithKeyword } from '../src/keyword-uses.ts'
import { knownNames, nameMeant } from '../src/names-in-scripts.ts'

const ally = { type: 'ally', sphere: 'lore', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 1, quantity: 1 }

/** A pack with the keyword Hunt and a card that prints it. @param title of another card */
const pack = (name: string, title: string): PackFiles => ({
  'package.json': JSON.stringify({ name, version: '0.1.0', questwright: { game: 'lcg', api: 2 } }),
  'keywords/hunt.json': JSON.stringify({ number: 'none' }),
  'cards/wolf.json': JSON.stringify({ ...ally, keywords: ['Hunt'] }),
  'cards/hound.json': JSON.stringify(ally),
  'text/en.json': JSON.stringify({
    cards: { wolf: { title: 'Wolf', text: 'Hunt.' }, hound: { title } },
    keywords: { hunt: { title: 'Hunt', text: `The hunt of ${name}.` } },
  }),
})
const both: PackFiles = {
  'package.json': JSON.stringify({
    name: '@cid/both',
    version: '0.1.0',
    questwright: { game: 'lcg', api: 2 },
    dependencies: { '@ann/hunt': '*', '@bob/hunt': '*' },
  }),
  'cards/cur.json': JSON.stringify({ ...ally, keywords: ['bob_hunt:Hunt'] }),
  'text/en.json': JSON.stringify({ cards: { cur: { title: 'Cur', text: 'Hunt.' } } }),
}
const bundles = loadPacks([pack('@ann/hunt', 'Hound'), pack('@bob/hunt', 'Bloodhound'), both], rulebooks).map(
  ({ bundle }) => bundle as PackBundle,
)
const states = bundles.map(
  (bundle): PackState => ({
    pack: bundle.id,
    folder: bundle.id,
    kind: 'own',
    problems: [],
    files: Object.keys(bundle.cards).map((slug) => ({ path: `cards/${slug}.json` })),
    hash: '',
    bundle,
  }),
)

it('the page of a keyword counts the cards that have the keyword of its pack', () => {
  const answer = { packs: states, problems: [] } as unknown as PacksAnswer
  const codes = (id: string) => cardsWithKeyword(answer, id, 'hunt').map(({ code }) => code)
  expect(codes('ann_hunt')).toEqual(['ann_hunt:wolf'])
  expect(codes('bob_hunt')).toEqual(['both:cur', 'bob_hunt:wolf'])
})

it('the editor of scripts names a keyword with its pack where the bare name does not mean it', () => {
  const meant = (own: string, text: string) => nameMeant(knownNames(states, own), text, own)?.text
  expect(meant('ann_hunt', 'hunt')).toBe('The hunt of @ann/hunt.')
  expect(meant('bob_hunt', 'hunt')).toBe('The hunt of @bob/hunt.')
  expect(meant('both', 'hunt')).toBeUndefined()
  expect(meant('both', 'bob_hunt:hunt')).toBe('The hunt of @bob/hunt.')
})

it('rows of a deck have the pack after a title that a card of another pack in the deck has too', () => {
  const cards = { 'ann_hunt:wolf': 1, 'bob_hunt:wolf': 2, 'ann_hunt:hound': 1 }
  const deck = { format: 'questwright-deck', version: 1, name: 'D', kind: 'starter', heroes: [], cards } as unknown as DeckFacts
  const pool = deckPool(bundles)
  const nameOf = namesInDeck(deck, 'both', pool)
  const named = [...Object.keys(cards), 'away:fox'].map((code) => nameOf(code, pool.byCode.get(code)))
  expect(named).toEqual(['Wolf (Hunt (@ann/hunt))', 'Wolf (Hunt (@bob/hunt))', 'Hound', 'away:fox'])
})
