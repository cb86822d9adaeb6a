/** The sample for a new system: a counter of the table that goes up in a phase of its own, is shown on the board, and raises threat. */
import type { FirstSystem } from '@questwright/rulebook'

const chapter = {
  counters: { $slug: { about: 'How far it has come.', of: 'table', most: 3 } },
  events: { $nameComes: { about: 'It comes one step further.' } },
  phases: { $slug: 'It comes one step further, at the end of each round.' },
  steps: { $slug: ['$slug-step'] },
  dials: { $slug: { of: 'table', zone: 'staging-area', look: 'number', icon: 'threat', tone: 'danger', reads: '$title: {now}' } },
  messages: {
    'counter.$slug': '$title',
    $nameComes: '$title comes one step further',
    'phase.$slug': '$title',
    'step.$slug-step': '$title comes one step further',
  },
}

const script = `import { addPhase, changeCounter, counter, happen, modifier, step, system } from '@questwright/lcg'

export default system('$slug', {
  events: { $nameComes: () => changeCounter('$slug', 1) },
  steps: [addPhase('$slug', { after: 'refresh' }, step('$slug-step', () => happen({ kind: '$nameComes' })))],
  rules: [modifier('threat', { on: (card) => card.isEnemy && card.inStaging, by: () => counter('$slug') })],
})
`

const scene = `import { scene } from '@questwright/testkit'

scene('At the end of the round it comes one step further', { staging: ['scene:enemy'], at: '$slug' }, (t) => {
  t.sees({ '$slug': 1, 'scene:enemy.threat': 2 }).isAt('3.2')
})
`

export const firstSystem: FirstSystem = {
  chapter: `${JSON.stringify(chapter, null, 2)}\n`,
  script,
  scene,
  text: 'At the end of each round it comes one step further, up to 3. Each enemy in the staging area gets +1 [threat] for each step.',
}
