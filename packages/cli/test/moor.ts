/** A made-up pack with two heroes, a quest, and the cards and scripts that a test adds. */
import { temporaryFolder, writeFiles } from './run.ts'

export interface Planted {
  /** Facts of cards by slug, merged into those of an enemy of the encounter set. */
  readonly cards: { readonly [slug: string]: { readonly [fact: string]: unknown } }
  readonly scripts: { readonly [slug: string]: string }
}

export const EVENT = { type: 'event', sphere: 'neutral', cost: 0, quantity: 3 }
export const LOCATION = { type: 'location', encounterSet: 'moor', threat: 1, questPoints: 3, quantity: 3 }
export const TREACHERY = { type: 'treachery', encounterSet: 'moor', quantity: 3 }

const hero = { type: 'hero', unique: true, sphere: 'spirit', threatCost: 8, willpower: 2, attack: 2, defense: 2, hitPoints: 4, quantity: 1 }

const sound: Planted = {
  cards: {
    'ada-of-the-moor': hero,
    'bran-the-piper': { ...hero, attack: 3 },
    'peat-cutter': { type: 'ally', sphere: 'neutral', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 2, quantity: 3 },
    'warm-broth': EVENT,
    'bog-wight': {
      type: 'enemy',
      encounterSet: 'moor',
      engagementCost: 20,
      threat: 1,
      attack: 2,
      defense: 1,
      hitPoints: 2,
      shadow: 'present',
      quantity: 3,
    },
    'sunken-path': LOCATION,
    'across-the-moor': { type: 'quest', stage: 1, quantity: 1, encounterSets: ['moor'], sides: { A: {}, B: { questPoints: 6 } } },
  },
  scripts: {
    'ada-of-the-moor': `import { action, card, exhaustSelf, heal, heroesInPlay, choose } from '@questwright/lcg'

export default card('ada-of-the-moor', [
  action({ cost: exhaustSelf, targets: () => choose(heroesInPlay().filter((one) => one.damage > 0)) }, ({ targets: hurt }) => void heal(hurt, 1)),
])
`,
    'warm-broth': `import { action, card, drawCards } from '@questwright/lcg'

export default card('warm-broth', [action(({ you }) => void drawCards(you, 1))])
`,
    'bog-wight': `import { card, raiseThreat, shadow } from '@questwright/lcg'

export default card('bog-wight', [shadow(({ you }) => raiseThreat(you, 1))])
`,
    'sunken-path': `import { card, modifier } from '@questwright/lcg'

export default card('sunken-path', [modifier('threat', { by: 1 })])
`,
  },
}

/** @returns the path of the pack's folder */
export function moorPack(planted: Planted = { cards: {}, scripts: {} }): string {
  const cards = { ...sound.cards, ...planted.cards }
  const scripts = { ...sound.scripts, ...planted.scripts }
  return writeFiles(temporaryFolder(), {
    'package.json': { name: '@you/moor', version: '0.1.0', questwright: { game: 'lcg', api: 1 } },
    'scenarios/a-wet-walk.json': { quest: ['across-the-moor'], encounterSets: ['moor'] },
    'text/en.json': {
      cards: Object.fromEntries(Object.keys(cards).map((slug) => [slug, { title: slug }])),
      keywords: {},
      encounterSets: { moor: { title: 'Moor' } },
      scenarios: { 'a-wet-walk': { title: 'A Wet Walk' } },
      decks: {},
    },
    ...Object.fromEntries(Object.entries(cards).map(([slug, facts]) => [`cards/${slug}.json`, facts])),
    ...Object.fromEntries(Object.entries(scripts).map(([slug, script]) => [`cards/${slug}.ts`, script])),
  })
}
