/**
 * Games that were saved by older versions replay to their end. The file was written by the version before one question offered the next move and the
 * discard: it offered to stay, and asked for the discard afterwards.
 */
import type { Input } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { expect, test } from 'vitest'
import { buildLibrary } from '../src/library.ts'
import { tcg } from '../src/ruleset.ts'
import saved from './answers-of-older-versions.json'

const library = buildLibrary([{ id: 'made-up', cards: {}, keywords: {}, scenarios: { standard: {} }, titles: {}, scripts: [] }], (note) => {
  throw new Error(note.message)
})

interface Saved {
  readonly setup: GameOptions['setup']
  readonly seed: string
  readonly inputs: readonly Input[]
  readonly hash: string
  /** The key of the question that was asked then. */
  readonly asked: string
}

const games = Object.entries(saved as unknown as { readonly [name: string]: Saved })

test.each(games)('a saved game is replayed, undone and redone: %s', (_, { setup, seed, inputs, hash, asked }) => {
  const isOld = ({ kind, ...given }: Input) => kind === 'answer' && JSON.stringify(given).includes('["stay"]')
  expect(inputs.some(isOld)).toBe(true)
  const game = new Game({ ruleset: tcg, library, seed, setup, inputs, strict: 'on' })
  const stands = () => [game.mismatch, game.waiting, game.table.record.consumed, game.hash, game.question?.key]
  const same = [undefined, [], inputs.length, hash, asked]
  expect(stands()).toEqual(same)
  const redo = game.rewind(0)
  expect(game.advance(redo)).toBeUndefined()
  expect(stands()).toEqual(same)
})

test('the old options are not offered any more', () => {
  for (const [, { setup, seed, inputs }] of games) {
    const at = inputs.findIndex((input) => input.kind === 'answer' && JSON.stringify(input.value) === '["stay"]')
    const { question } = new Game({ ruleset: tcg, library, seed, setup, inputs: inputs.slice(0, at) })
    expect(question?.spec.name).toBe('move-or-stay')
    expect(question?.options.map(({ key }) => key)).not.toContain('stay')
  }
})
