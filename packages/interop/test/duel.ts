/** A made-up game without formats of its own, and a pack for it. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { loadPack } from '@questwright/packs'
import { type Chapter, rulebookOf } from '@questwright/rulebook'

const face = { window: 'plain', motif: 'people' } as const
const ofAll = { back: 'card', group: 'all', content: 'cards' } as const

const chapter: Chapter = {
  game: 'duel',
  title: 'The Duel',
  backs: { card: 'Card', foe: 'Foe' },
  groups: { all: 'Cards' },
  contents: { cards: 'cards' },
  facts: {
    might: { name: 'might', holds: 'printed' },
    clan: { name: 'a clan', holds: 'slug', names: 'set' },
  },
  types: {
    champion: {
      ...ofAll,
      name: 'Champion',
      plural: 'Champions',
      inDeck: 'begins',
      must: ['might'],
      newCard: { might: 3 },
      face: { name: 'Champion', ...face },
    },
    trick: {
      ...ofAll,
      name: 'Trick',
      plural: 'Tricks',
      inDeck: 'counted',
      folder: 'tricks',
      newCard: {},
      face: { name: 'Trick', ...face },
    },
    foe: {
      ...ofAll,
      back: 'foe',
      name: 'Foe',
      plural: 'Foes',
      inDeck: 'never',
      may: ['clan'],
      newCard: {},
      face: { name: 'Foe', ...face },
    },
  },
  deck: { least: 4, copies: 2, begins: { type: 'champion', least: 1, most: 1 }, backs: ['card'], madeOf: 'tricks' },
}

export const duel = rulebookOf([{ chapter, file: 'duel/chapter.ts' }])
export const games = { lcg: lcgRulebook, duel }

export const duelFiles = {
  'package.json': JSON.stringify({ name: '@you/duel-first-steps', version: '0.1.0', questwright: { game: 'duel', api: 1 } }),
  'cards/asha.json': JSON.stringify({ type: 'champion', might: 4, quantity: 1 }),
  'cards/feint.json': JSON.stringify({ type: 'trick', quantity: 2 }),
  'cards/lunge.json': JSON.stringify({ type: 'trick', quantity: 2 }),
  'text/en.json': JSON.stringify({
    cards: { asha: { title: 'Asha of the Reeds' }, feint: { title: 'Feint' }, lunge: { title: 'Lunge' } },
  }),
}

const loaded = loadPack(duelFiles, games)
if (loaded.bundle === undefined) throw new Error(JSON.stringify(loaded.problems))

export const duelPack = loaded.bundle
