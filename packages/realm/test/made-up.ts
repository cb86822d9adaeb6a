/** A small made-up pack, whose one ally does what a test wants it to do. */
import { loadPack, type PackBundle } from '@questwright/packs'

const facts = (value: object): string => JSON.stringify(value)

const TEXT = facts({
  cards: { keeper: { title: 'Keeper' }, bell: { title: 'Bell' }, crow: { title: 'Crow' }, road: { title: 'Road' } },
  keywords: {},
  encounterSets: { made: { title: 'Made up' } },
  scenarios: { road: { title: 'Road' } },
  decks: { keepers: { title: 'Keepers' } },
})

/** @param bell the script of the ally "bell" */
export function madeUpPack(bell: string, more: { readonly [path: string]: string } = {}): PackBundle {
  const { bundle, problems } = loadPack({
    'package.json': facts({ name: '@questwright/made-up', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
    'text/en.json': TEXT,
    'cards/keeper.json': facts({
      type: 'hero',
      unique: true,
      sphere: 'lore',
      threatCost: 8,
      willpower: 2,
      attack: 2,
      defense: 2,
      hitPoints: 5,
    }),
    'cards/bell.json': facts({ type: 'ally', sphere: 'lore', cost: 0, willpower: 1, attack: 1, defense: 1, hitPoints: 2 }),
    'cards/bell.ts': bell,
    'cards/crow.json': facts({
      type: 'enemy',
      encounterSet: 'made',
      engagementCost: 20,
      threat: 1,
      attack: 2,
      defense: 0,
      hitPoints: 2,
      quantity: 12,
    }),
    'cards/road.json': facts({ type: 'quest', stage: 1, encounterSets: ['made'], sides: { A: {}, B: { questPoints: 12 } } }),
    'scenarios/road.json': facts({ quest: ['road'], encounterSets: ['made'] }),
    'decks/keepers.json': facts({ format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['keeper'], cards: { bell: 10 } }),
    ...more,
  })
  const wrong = problems.filter(({ severity, code }) => severity === 'error' && /^(compile|gate|script)/.test(code))
  if (!bundle || wrong.length > 0) throw new Error(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'))
  return bundle
}

export const madeUpSetup = {
  kind: 'scenario',
  scenario: 'made-up:scenario/road',
  mode: 'standard',
  decks: [{ name: 'keepers', kind: 'starter', heroes: ['made-up:keeper'], cards: { 'made-up:bell': 10 } }],
} as const

/** An ally with one action, whose body is given. */
export function bellThat(body: string, imports = 'action, card, exhaustSelf, raiseThreat'): string {
  return `import { ${imports} } from '@questwright/lcg'\n\nexport default card('bell', [\n  action({ cost: exhaustSelf, could: () => true }, ({ you }) => {\n    ${body}\n  }),\n])\n`
}
