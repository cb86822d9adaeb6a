/** A made-up pack: a quest with one stage that puts all its locations into play, so that their abilities trigger in the first round. */
import { temporaryFolder, writeFiles } from './run.ts'

const location = { type: 'location', encounterSet: 'fen', threat: 0, questPoints: 9, quantity: 1 }

const quest = `import { addToStagingArea, card, encounterDeck, setup } from '@questwright/lcg'

export default card('first-steps', {
  A: [setup(() => { for (const one of encounterDeck()) addToStagingArea(one, 'set-up') })],
})
`

/** A script without errors; it raises the threat, so that a test can see that it ran. */
export const good = `import { card, forced, playersInOrder, raiseThreat } from '@questwright/lcg'

export default card('reed-path', [forced.atEndOf('resource', () => raiseThreat(playersInOrder(), 7))])
`

/** @param scripts of locations, by slug @param id the last part of the pack's name */
export function fenPack(scripts: { readonly [slug: string]: string }, id = 'fen'): string {
  const slugs = Object.keys(scripts)
  return writeFiles(temporaryFolder(), {
    'package.json': {
      name: `@you/${id}`,
      version: '0.1.0',
      questwright: { game: 'lcg', api: 1 },
      dependencies: { '@questwright/lcg-core-set': '*' },
    },
    'cards/first-steps.json': { type: 'quest', stage: 1, quantity: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 4 } } },
    'cards/first-steps.ts': quest,
    'scenarios/fen-walk.json': { quest: ['first-steps'], encounterSets: ['fen'] },
    'decks/walkers.json': {
      format: 'questwright-deck',
      version: 1,
      kind: 'starter',
      heroes: ['lcg-core-set:aragorn'],
      cards: { 'lcg-core-set:faramir': 2 },
    },
    'text/en.json': {
      cards: { 'first-steps': { title: 'First Steps' }, ...Object.fromEntries(slugs.map((slug) => [slug, { title: slug }])) },
      keywords: {},
      encounterSets: { fen: { title: 'Fen' } },
      scenarios: { 'fen-walk': { title: 'Fen Walk' } },
      decks: { walkers: { title: 'Walkers' } },
    },
    ...Object.fromEntries(
      slugs.flatMap((slug) => [
        [`cards/${slug}.json`, location],
        [`cards/${slug}.ts`, scripts[slug]],
      ]),
    ),
  })
}
