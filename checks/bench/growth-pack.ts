/** An invented pack for boards of growing size: cards that modify numbers, cards that listen to events, and cards that do nothing. */
import { loadPack, type PackBundle } from '@questwright/packs'
import { rulebooks } from '@questwright/workshop/rulebooks'

const facts = (value: object): string => JSON.stringify(value)
const title = (slug: string): string => slug.replace('-', ' ')

const attachment = { type: 'attachment', sphere: 'neutral', cost: 0 }
const CARDS: { readonly [slug: string]: object } = {
  captain: { type: 'hero', unique: true, sphere: 'tactics', threatCost: 8, willpower: 3, attack: 3, defense: 9, hitPoints: 30 },
  banner: attachment,
  idle: attachment,
  listener: attachment,
  crow: {
    type: 'enemy',
    encounterSet: 'growth',
    engagementCost: 20,
    threat: 1,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    quantity: 20,
  },
  road: { type: 'quest', stage: 1, encounterSets: ['growth'], sides: { A: {}, B: { questPoints: 400 } } },
}

const SCRIPTS: { readonly [slug: string]: string } = {
  // checks a condition on each card whose number is read, as most printed modifiers do
  banner: `import { card, modifier } from '@questwright/lcg'
export default card('banner', [modifier('attack', { on: (other) => other.type === 'hero', by: 1 })])
`,
  // can never act: the event to which it responds does not occur here
  idle: `import { card, response } from '@questwright/lcg'
export default card('idle', [response.after('explored', () => undefined)])
`,
  listener: `import { card, forced } from '@questwright/lcg'
export default card('listener', [forced.after('threatRaised', { when: () => false }, () => undefined)])
`,
}

/**
 * Loads the pack.
 * @throws Error when it does not load, which is a bug of the benchmark
 */
export function growthPack(): PackBundle {
  const { bundle, problems } = loadPack(
    {
      'package.json': facts({ name: '@questwright/growth', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
      'text/en.json': facts({
        cards: Object.fromEntries(Object.keys(CARDS).map((slug) => [slug, { title: title(slug) }])),
        keywords: {},
        encounterSets: { growth: { title: 'Growth' } },
        scenarios: {},
        decks: {},
      }),
      ...Object.fromEntries(Object.entries(CARDS).map(([slug, card]) => [`cards/${slug}.json`, facts(card)])),
      ...Object.fromEntries(Object.entries(SCRIPTS).map(([slug, code]) => [`cards/${slug}.ts`, code])),
    },
    rulebooks,
  )
  const [first] = problems.filter((problem) => problem.severity === 'error')
  if (!bundle || first) throw new Error(`the pack of the growth benchmark does not load: ${first?.message ?? ''}`)
  return bundle
}

/** A board: a hero with this many copies of a card attached, an enemy in the staging area, and enemies alone in the encounter deck. */
export function boardWith(slug: string, copies: number): object {
  return {
    you: {
      heroes: [{ card: 'captain', attachments: Array.from({ length: copies }, () => slug) }],
      deck: 30,
      threat: 10,
    },
    staging: ['crow'],
    quest: 'road',
    encounterDeck: Array.from({ length: 60 }, () => 'crow'),
    at: 'quest',
  }
}
