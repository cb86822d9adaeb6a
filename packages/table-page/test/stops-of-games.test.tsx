import { createCatalogue } from '@questwright/board'
import { type Chapter, rulebookOf } from '@questwright/rulebook'
import { expect, it } from 'vitest'
import { stopsOf } from '../src/table/stops-dialog.tsx'

/** Stops of games in which roles turn: for each role that has windows in a phase, and for no other. */

const chapter: Chapter = {
  game: 'regatta',
  phases: { deal: 'Cards are dealt.', sail: 'Boats sail.', storm: 'Winds blow.', race: 'All act.' },
  passing: {
    roles: { active: 'The crew', other: 'The storm' },
    windowsOf: { deal: 'nobody', sail: 'active', storm: 'other' },
  },
}
const messages = { 'phase.deal': 'Deal', 'phase.sail': 'Sail', 'phase.storm': 'Storm', 'phase.race': 'Race' }

it('are for the players who have windows in a phase', () => {
  const stops = stopsOf(createCatalogue({ rulebook: rulebookOf([{ chapter, file: 'regatta.ts' }]), messages }))
  expect(stops.map(({ words, stop, first }) => [words, stop, first])).toEqual([
    ['Sail: The crew', 'sail active', 'yes'],
    ['Storm: The storm', 'storm other', 'yes'],
    ['Race: The crew', 'race active', 'yes'],
    ['Race: The storm', 'race other', 'yes'],
  ])
})
