/** A position: the state of a table as JSON. Scenes, situations and shared positions begin there. */
import { type Position, wrongInPosition } from '@questwright/realm/web'
import { z } from 'zod'
import { fileFormat } from './file-format.ts'

/** Validates the shape only, with the engine's own function. Whether its cards and zones exist is checked when it is set up. */
export const positionFormat = fileFormat<Position>({
  name: 'questwright-position',
  version: 1,
  thing: 'position',
  from: 'Choose a position that the studio wrote.',
  again: 'Save the position again.',
  schema: z.unknown().superRefine((given, context) => {
    const wrong = wrongInPosition(given)
    if (wrong) context.addIssue({ code: 'custom', path: wrong.part ? [wrong.part] : [], message: wrong.message })
  }),
  words: { cards: 'its cards', zones: 'its zones' },
})
