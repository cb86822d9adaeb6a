import { expect, test } from 'vitest'
import { countUnits } from '../src/index.ts'
import { unitsOf } from './reading.ts'

test('abilities are counted by state and by ability word, and their sentences; keywords and reminders are not', () => {
  const units = [
    ...unitsOf('Ranged. (They help.)\nAction: Draw 1 card. Action: Sing a song.', 'event'),
    ...unitsOf('When Revealed: Each player draws 1 card. Then, everybody sings.', 'treachery'),
    ...unitsOf('Lamp Bearer gets +1 [attack] and +1 [defense] for each location in the staging area.'),
  ]
  const none = { all: 0, whole: 0, partly: 0, byHand: 0, asked: 0 }
  expect(countUnits(units)).toEqual({
    abilities: { all: 4, whole: 1, partly: 1, byHand: 1, asked: 1 },
    sentences: { all: 5, read: 3 },
    byPart: {
      action: { ...none, all: 2, whole: 1, byHand: 1 },
      constant: { ...none, all: 1, asked: 1 },
      'when-revealed': { ...none, all: 1, partly: 1 },
    },
  })
})
