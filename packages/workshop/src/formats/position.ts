/** A position: the state of a table as JSON. Scenes, situations and shared positions begin there. */
import { z } from 'zod'
import { fileFormat } from './file-format.ts'

const bag = z.record(z.string(), z.unknown())

export interface PositionFile {
  readonly format: 'questwright-position'
  readonly version: 1
  readonly cards: readonly { readonly id: string; readonly code: string }[]
  readonly zones: { readonly [id: string]: readonly string[] }
}

/** The shape alone: whether its cards and zones are there, the engine judges when it lays them out. */
export const positionFormat = fileFormat<PositionFile>({
  name: 'questwright-position',
  version: 1,
  thing: 'position',
  from: 'Choose a position that the studio wrote.',
  again: 'Save the position anew.',
  schema: z.looseObject({
    cards: z.array(
      z.looseObject({ id: z.string(), code: z.string(), fields: bag.optional(), tokens: bag.optional(), memory: bag.optional() }),
    ),
    zones: z.record(z.string(), z.array(z.string())),
  }),
  words: { cards: 'its cards', zones: 'its zones' },
})
