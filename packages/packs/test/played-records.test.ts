/** The records of campaigns: with full codes, with the names of games and of logs, and which scenario follows from one. */
import { expect, test } from 'vitest'
import { type PlayedCampaign, recordForGame, recordForLog, recordInFull, scenarioAfter, scenarioNamed } from '../src/played-campaign.ts'

test('cards in a record get their full codes, in the fields that hold cards', () => {
  const rulebook = { record: { pool: { holds: 'held-cards' }, relics: { holds: 'cards' }, notes: { holds: 'texts' } } } as never
  const record = {
    pool: ['rope', { card: 'ring', on: 'Frodo' }, { card: 'far:ring' }, null, { on: 'Sam' }],
    relics: ['rope', 'far:ring'],
    notes: ['rope'],
    strange: ['rope'],
    toString: ['rope'],
  }
  expect(recordInFull({ record } as never, 'fen', rulebook)).toEqual({
    pool: ['fen:rope', { card: 'fen:ring', on: 'Frodo' }, { card: 'far:ring' }, null, { on: 'Sam' }],
    relics: ['fen:rope', 'far:ring'],
    notes: ['rope'],
    strange: ['rope'],
    toString: ['rope'],
  })
  expect(recordInFull({ record: { relics: 'rope' } } as never, 'fen', rulebook)).toEqual({ relics: 'rope' })
  expect(recordInFull({}, 'fen', rulebook)).toEqual({})
})

const shared = { sharedFields: { notes: 'fen:notes', deeds: 'fen:deeds' } }

test('a record gets the names of the game, and back those of the log', () => {
  expect(recordForGame(shared, { notes: 1, gold: 2, toString: 3 })).toEqual({ 'fen:notes': 1, gold: 2, toString: 3 })
  expect(recordForLog(shared, { 'fen:notes': 1, deeds: 2, gold: 3, 'far:gold': 4 })).toEqual({ notes: 1, deeds: 2, gold: 3, 'far:gold': 4 })
  // a field of another pack with the same name belongs to no game of this campaign
  expect(recordForLog(shared, { 'far:notes': 1 })).toEqual({})
})

test('a field without a pack is the only field of the log that has this name', () => {
  expect(recordForLog({ sharedFields: { 'far:notes': 'far:notes' } }, { notes: 1 })).toEqual({ 'far:notes': 1 })
  const two = { sharedFields: { 'far:notes': 'far:notes', 'near:notes': 'near:notes' } }
  expect(recordForLog(two, { notes: 1 })).toEqual({ notes: 1 })
})

const scenario = (name: string, next: readonly object[], was: readonly string[] = []) => ({ name, next, was })
const campaign = {
  scenarios: [
    scenario('mill', [
      { to: 'bridge', when: { record: 'notes', name: 'path', is: 'south' } },
      { to: 'tower', when: { record: 'gold', is: 3 } },
      { to: 'old-mill' },
    ]),
    scenario('bridge', [{ to: 'tower', when: { record: 'notes', name: 'path', is: undefined } }], ['mill', 'ford']),
    scenario('tower', [], ['keep']),
    scenario('old-mill', [{ to: 'nowhere' }]),
  ],
} as unknown as PlayedCampaign

test.each<[from: string, record: object, to: string | undefined]>([
  ['mill', { notes: { path: 'south' }, gold: 3 }, 'bridge'],
  ['mill', { notes: { path: 'north' }, gold: 3 }, 'tower'],
  ['mill', { gold: 4 }, 'old-mill'],
  ['bridge', {}, 'tower'],
  ['bridge', { notes: { path: 'south' } }, undefined],
  ['ford', {}, 'tower'],
  ['tower', {}, undefined],
  ['old-mill', {}, undefined],
  ['nowhere', {}, undefined],
])('after %s, with the record %j, comes %s', (from, record, to) => {
  expect(scenarioAfter(campaign, from, record as never)?.name).toBe(to)
})

test('a scenario is found by its name before one that had the name once', () => {
  expect(['mill', 'ford', 'keep', 'nothing'].map((name) => scenarioNamed(campaign, name)?.name)).toEqual([
    'mill',
    'bridge',
    'tower',
    undefined,
  ])
})
