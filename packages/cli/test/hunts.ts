/** Small packs of two authors with the same short id and the same names of a keyword, an event and a counter, and a pack that depends on both. */

const manifest = (name: string, needs: readonly string[]) => ({
  name,
  version: '0.1.0',
  description: 'A made-up pack.',
  license: 'CC0-1.0',
  questwright: { game: 'lcg', api: 2 },
  dependencies: Object.fromEntries(needs.map((one) => [one, '^0.1.0'])),
})

export const deckOf = (...heroes: readonly string[]) => ({
  format: 'questwright-deck',
  version: 1,
  kind: 'starter',
  heroes,
  cards: {},
})

const enemy = {
  type: 'enemy',
  traits: [],
  encounterSet: 'wolves',
  engagementCost: 30,
  threat: 1,
  attack: 0,
  defense: 0,
  hitPoints: 2,
  quantity: 3,
}

/** @param by the number that this pack adds; the other pack adds another one, so that tests can tell them apart */
export function hunt(name: string, by: number) {
  return {
    'package.json': manifest(name, []),
    'systems/hunt.json': {
      counters: { hunt: { about: 'How far the hunt has come.', of: 'table' } },
      events: { hunted: { about: 'Something is hunted.' } },
      messages: { hunted: 'It is hunted', 'counter.hunt': 'Hunt', 'step.stalk': 'The hunters stalk' },
    },
    'systems/hunt.ts': `import { afterStep, changeCounter, happen, step, system } from '@questwright/lcg'

export default system('hunt', {
  events: { hunted: () => changeCounter('hunt', ${by}) },
  steps: [afterStep('7.4', step('stalk', () => happen({ kind: 'hunted' })))],
})
`,
    'systems/hunt.scene.ts': `import { scene } from '@questwright/testkit'

scene('The hunt goes on', { staging: ['wolf'], at: '7.4' }, (t) => {
  t.until('3.2').sees({ hunt: ${by}, 'wolf.attack': ${2 * by} }).isAt('3.2')
})
`,
    'keywords/hunt.json': { number: 'required' },
    'keywords/hunt.ts': `import { keyword, modifier } from '@questwright/lcg'

export default keyword('hunt', [modifier('attack', { by: ({ number }) => number * ${by} })])
`,
    'cards/wolf.json': { ...enemy, keywords: ['Hunt 2'] },
    'cards/den.json': { type: 'quest', stage: 1, encounterSets: ['wolves'], quantity: 1, sides: { A: {}, B: { questPoints: 4 } } },
    'cards/scout.json': {
      type: 'hero',
      sphere: 'leadership',
      traits: [],
      unique: true,
      threatCost: 5,
      willpower: 3,
      attack: 1,
      defense: 1,
      hitPoints: 3,
      quantity: 1,
    },
    'scenarios/chase.json': { quest: ['den'], encounterSets: ['wolves'] },
    'text/en.json': {
      cards: { den: { title: 'The Den' }, scout: { title: `Scout of ${name}` }, wolf: { title: 'Wolf', text: 'Hunt 2.' } },
      keywords: { hunt: { title: 'Hunt', text: 'Hunts.' } },
      encounterSets: { wolves: { title: 'Wolves' } },
      scenarios: { chase: { title: 'The Chase' } },
      systems: { hunt: { title: 'The hunt', text: 'Each round the hunters stalk.' } },
    },
  }
}

export const bothHunts = {
  'package.json': manifest('@cid/both', ['@ann/hunt', '@bob/hunt']),
  'cards/cur.json': { ...enemy, keywords: ['ann_hunt:Hunt 1', '@bob/hunt:Hunt 3'], encounterSet: 'curs' },
  'cards/cur.scene.ts': `import { scene } from '@questwright/testkit'

scene('Both hunts go on', { staging: ['cur', 'ann_hunt:wolf', 'bob_hunt:wolf'], at: '7.4' }, (t) => {
  t.until('3.2').sees({ 'ann_hunt:hunt': 1, 'bob_hunt:hunt': 2, 'cur.attack': 7 }).isAt('3.2')
})
`,
  'decks/pair.json': deckOf('ann_hunt:scout', '@bob/hunt:scout'),
  'text/en.json': {
    cards: { cur: { title: 'Cur' } },
    encounterSets: { curs: { title: 'Curs' } },
    decks: { pair: { title: 'A pair' } },
  },
}
