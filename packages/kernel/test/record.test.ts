import { expect, it } from 'vitest'
import { GameRecord } from '../src/record.ts'

/** The record of a game, and the copies of it with which continuations are tried. */

/** A record of a game with three inputs, of which the last was consumed after the checkpoint. */
function played(history: GameRecord['history'] = 'kept'): GameRecord {
  const record = new GameRecord(history)
  const place = (round: number) => ({ round, phase: 'quest', step: '3.2' })
  record.inputs.push(...['a', 'b', 'c'].map((value) => ({ kind: 'answer', value }) as never))
  record.hashes.push('h0', 'h1', 'h2')
  record.places.push(place(1), place(1), place(2))
  record.story.push(...[0, 1, 2].map((n) => ({ n, kind: `line ${n}` }) as never))
  record.silent.push('p1', 'p2', 'p1')
  record.repaired.push({ input: 0, rule: 'one' } as never, { input: 2, rule: 'two' } as never)
  record.consumed = 3
  record.checkpoint = { journal: 7, story: 2, silent: 1, inputs: 2, repaired: 1, hash: [1, 2] }
  return record
}

it('the record of an aside begins with the entries of the game’s record, and entries that are added to it are not added to the game’s', () => {
  const game = played()
  const beside = game.beside()
  expect({ ...beside, history: 'kept' }).toEqual({ ...game })
  expect(beside.history).toBe('journal')
  for (const list of [beside.inputs, beside.hashes, beside.places, beside.story, beside.silent, beside.repaired] as unknown[][])
    list.push('more')
  expect(game).toEqual(played())
})

it('a record that goes to the checkpoint of another has the entries of that checkpoint, and the inputs since then', () => {
  const game = played()
  const beside = game.beside()
  beside.inputs[2] = { kind: 'answer', value: 'another' } as never
  beside.hashes[2] = 'another'
  beside.places[2] = { round: 9, phase: 'combat', step: '6.2' }
  beside.story.push({ n: 3, kind: 'tried' } as never)
  beside.faults.push({ reason: 'script-error' } as never)
  beside.usedRigs.add('die 1')
  beside.goTo(game)
  expect({ inputs: beside.inputs, hashes: beside.hashes, places: beside.places }).toEqual({
    inputs: game.inputs,
    hashes: game.hashes,
    places: game.places,
  })
  expect({ story: beside.story, silent: beside.silent, repaired: beside.repaired }).toEqual({
    story: game.story.slice(0, 2),
    silent: ['p1'],
    repaired: game.repaired.slice(0, 1),
  })
  expect([beside.consumed, beside.checkpoint, beside.faults, [...beside.usedRigs]]).toEqual([2, game.checkpoint, [], []])
})

it('back at the checkpoint, later story lines, silent chances and repairs are removed, and later inputs are to be consumed again', () => {
  const record = played()
  record.backToCheckpoint()
  expect([record.story.length, record.silent.length, record.repaired.length, record.consumed, record.inputs.length]).toEqual([
    2, 1, 1, 2, 3,
  ])
})
