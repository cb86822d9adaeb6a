import { atTable, type Engine, type JsonObject } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { damageOne, exhaustOne, paidWith } from '../src/costs.ts'
import { resetEncounterDeck } from '../src/encounter-deck.ts'
import { buildLibrary } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { position } from '../src/scenes/position.ts'
import { action, type CardScript, card, permits } from '../src/script.ts'
import { raiseThreat } from '../src/verbs/index.ts'

const fighter: JsonObject = { sphere: 'spirit', willpower: 1, attack: 1, defense: 1, hitPoints: 5 }

type Parts = Extract<CardScript['parts'], readonly unknown[]>

/** A game on a board in the words of scenes, whose stage has these parts. */
function begin(words: object, stage: Parts, guide: Parts = []): Game {
  const library = buildLibrary([
    {
      id: 'fen',
      cards: {
        guide: { type: 'hero', threatCost: 8, ...fighter },
        scout: { type: 'hero', threatCost: 8, ...fighter },
        mist: { type: 'treachery', encounterSet: 'fen' },
        stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 9 } } },
      },
      keywords: {},
      scenarios: {},
      titles: {},
      scripts: [card('stage', { A: [], B: stage }), card('guide', guide)],
    },
  ])
  const laid = position(words as never, { library, ruleset: lcg } as unknown as Engine, 'fen')
  return new Game({ ruleset: lcg, library, seed: 's', setup: { kind: 'position', position: laid } as unknown as GameOptions['setup'] })
}

const bell = action({ could: () => true }, ({ you }) => raiseThreat(you, 1))

it.each<[string, string, Parts, number]>([
  ['is made from its discard pile in the quest phase', 'window 3.2', [], 1],
  ['stays empty in another phase', 'planning', [], 0],
  ['stays empty if the current quest keeps it so', 'window 3.2', [permits('keepsEncounterDeckEmpty')], 0],
  ['is made in any phase if a card says so', 'planning', [permits('renewsEncounterDeck', { on: () => true })], 1],
])('an empty encounter deck %s', (_, at, parts, times) => {
  const game = begin({ you: { heroes: ['guide'] }, quest: 'stage', encounterDiscard: ['mist'], at }, parts, [bell])
  expect(game.question?.spec.name).toBe('action-window')
  // the table waits for an answer, and nothing could be written meanwhile
  game.table.run.latch = undefined
  expect(atTable(game.table, resetEncounterDeck)).toBe(times === 1)
  expect([game.table.zone('encounter-deck').size, game.table.zone('encounter-discard').size]).toEqual([times, 1 - times])
  // a deck that has cards is left as it is
  expect(atTable(game.table, resetEncounterDeck)).toBe(false)
})

it('the cards that paid two costs of one use are all remembered, and those of an earlier use are not', () => {
  const paid: string[][] = []
  const guide = [
    action({ cost: [exhaustOne(() => true), damageOne(1, () => true)] as never, could: () => true }, ({ self, you }) => {
      paid.push(paidWith(self).map(({ slug }) => slug))
      raiseThreat(you, 1)
    }),
  ]
  const game = begin({ you: { heroes: ['guide', 'scout'] }, quest: 'stage', encounterDeck: ['mist'], at: 'planning' }, [], guide)
  const choose = (...keys: readonly string[]) => {
    const { question } = game
    const value = keys.map((key) => question?.options.find((option) => option.key.includes(key))?.key ?? key)
    expect(game.advance([{ kind: 'answer', question: question?.key ?? '', value }])).toBeUndefined()
  }
  for (const first of ['scout', 'guide']) {
    choose('guide/1#action')
    if (game.question?.spec.name === 'choose-to-exhaust') choose(first)
    choose('guide')
  }
  expect(game.table.record.faults).toEqual([])
  expect(paid.map((one) => one.sort())).toEqual([
    ['guide', 'scout'],
    ['guide', 'guide'],
  ])
})
