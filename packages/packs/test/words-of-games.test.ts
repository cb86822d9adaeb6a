import { type Chapter, rulebookOf } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { checkCardFacts } from '../src/card-facts.ts'
import { scenarioIssues, unreadOfScenario } from '../src/scenario-issues.ts'
import { rulebook as lcg } from './games.ts'

const chapter: Chapter = {
  game: 'duel',
  backs: { card: 'Card' },
  groups: { all: 'Cards' },
  contents: { cards: 'cards' },
  facts: { might: { name: 'might', holds: 'printed' } },
  types: {
    fighter: {
      name: 'Fighter',
      plural: 'Fighters',
      back: 'card',
      group: 'all',
      content: 'cards',
      inDeck: 'counted',
      must: ['might'],
      newCard: { might: 1 },
      face: { name: 'Fighter', window: 'plain', motif: 'people' },
    },
  },
  modes: {
    plain: { name: 'Plain', text: 'As it is.', when: 'always' },
    storm: { name: 'Storm', text: 'In a storm.', when: 'said' },
  },
  examples: { packTitle: 'My Duel', cardFile: 'cards/fan.json', keywords: ['Quick', 'Tough 3'], side: '{ "might": 2 }' },
  misplaced: { banner: 'Banners are traits.' },
}
const duel = rulebookOf([{ chapter, file: 'duel/chapter.ts' }])

test('examples and remedies use words of the game to which the card belongs', () => {
  const { issues } = checkCardFacts({ type: 'fighter', might: 1, keywords: 'Quick', sides: 2, banner: 'red' }, duel)
  const said = issues.map(({ message, remedy }) => `${message} ${remedy}`).join('\n')
  expect(said).toContain('["Quick", "Tough 3"]')
  expect(said).toContain('{ "A": {}, "B": { "might": 2 } }')
  expect(said).toContain('Banners are traits.')
})

test('the example of a mode is one that a scenario can have', () => {
  const remedies = (rulebook: typeof duel) => scenarioIssues({ modes: 3 }, rulebook).map(({ remedy }) => remedy)
  expect(remedies(duel)).toContain('Write { "storm": { "rules": ["…"] } }.')
  expect(remedies(lcg)).toContain('Write { "nightmare": { "encounterSets": ["…"] } }.')
  expect(unreadOfScenario({ victory: 3 }, lcg)[0]?.remedy).toBe('Victory is a keyword: write "Victory 3" among the `keywords`.')
  expect(unreadOfScenario({ victory: 1 }, lcg)[0]?.remedy).toContain('"Victory 1"')
  expect(unreadOfScenario({ immunities: ['card-effects'] }, lcg)[0]?.remedy).toContain("modifier('immunities', { gain: 'card-effects' })")
})
