/** A small made-up pack for tests. */
import type { PackFiles } from '../src/bundle.ts'

export const hero = {
  type: 'hero',
  unique: true,
  sphere: 'lore',
  threatCost: 9,
  willpower: 2,
  attack: 1,
  defense: 1,
  hitPoints: 4,
  traits: ['Miller'],
  number: 1,
}
export const ally = { type: 'ally', sphere: 'lore', cost: 2, willpower: 1, attack: 1, defense: 0, hitPoints: 2, number: 2, quantity: 3 }
export const enemy = {
  type: 'enemy',
  encounterSet: 'wet-meadows',
  engagementCost: 20,
  threat: 2,
  attack: 3,
  defense: 1,
  hitPoints: 3,
  quantity: 2,
}
export const location = { type: 'location', encounterSet: 'wet-meadows', threat: 2, questPoints: 3, quantity: 1 }
export const quest = {
  type: 'quest',
  stage: 1,
  encounterSets: ['wet-meadows'],
  sides: { A: {}, B: { questPoints: 8 } },
  number: 9,
  quantity: 1,
}

export const heroScript = `import { card, response } from '@questwright/lcg'

export default card('odo-miller', [
  response.after('commits', { of: 'self' }, ({ self }) => {
    const count: number = 1
    self.ready(count)
  }),
])
`

/** A complete pack without any problem. */
export const wholePack: PackFiles = {
  'package.json': JSON.stringify({
    name: '@you/wet-meadows',
    version: '0.1.0',
    questwright: { game: 'lcg', api: 1 },
    dependencies: {},
  }),
  'cards/heroes/odo-miller.json': JSON.stringify(hero),
  'cards/heroes/odo-miller.ts': heroScript,
  'cards/heroes/odo-miller.scene.ts':
    "import { scene } from '@questwright/testkit'\nscene('he readies', { you: { heroes: ['odo-miller'] }, at: 'planning' }, (t) => t.isAt('planning'))\n",
  'cards/allies/ferryman.json': JSON.stringify(ally),
  'cards/encounter/marsh-rat.json': JSON.stringify({ ...enemy, keywords: ['Soggy 2'] }),
  'cards/encounter/reed-bank.json': JSON.stringify(location),
  'cards/quests/over-the-ferry.json': JSON.stringify(quest),
  'keywords/soggy.json': JSON.stringify({ number: 'required' }),
  'keywords/soggy.ts':
    "import { keyword } from '@questwright/lcg'\nimport { pick } from '../lib/helpers.ts'\nexport default keyword('soggy', pick.length > 0 ? [] : [])\n",
  'scenarios/the-ferry.json': JSON.stringify({ quest: ['over-the-ferry'], encounterSets: ['wet-meadows'] }),
  'decks/millers.json': JSON.stringify({
    format: 'questwright-deck',
    version: 1,
    kind: 'starter',
    heroes: ['odo-miller'],
    cards: { ferryman: 3 },
  }),
  'lib/helpers.ts': "import { choose } from '@questwright/lcg'\nexport const pick = () => choose([])\n",
  'text/en.json': JSON.stringify({
    cards: {
      'odo-miller': { title: 'Odo Miller', text: '**Response:** After he commits to a quest, ready him.' },
      ferryman: { title: 'Ferryman' },
      'marsh-rat': { title: 'Marsh Rat' },
      'reed-bank': { title: 'Reed Bank' },
      'over-the-ferry': { title: 'Over the Ferry' },
    },
    keywords: { soggy: { title: 'Soggy', text: 'It is wet.' } },
    encounterSets: { 'wet-meadows': { title: 'Wet Meadows' } },
    scenarios: { 'the-ferry': { title: 'The Ferry' } },
    decks: { millers: { title: 'Millers' } },
  }),
}

/** The pack with some files changed; `undefined` removes a file. */
export function packWith(changes: { readonly [path: string]: string | undefined }): PackFiles {
  const files: { [path: string]: string } = { ...wholePack }
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) delete files[path]
    else files[path] = text
  }
  return files
}
