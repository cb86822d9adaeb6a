import { atTable, type JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/** The steps of a round in which an enemy engages, attacks and is attacked: each is entered, in the order of the rules. RR Appendix I */

const pack: PackContent = {
  id: 'fen',
  cards: {
    mine: { type: 'hero', sphere: 'spirit', threatCost: 30, willpower: 9, attack: 1, defense: 1, hitPoints: 99 },
    yours: { type: 'hero', sphere: 'spirit', threatCost: 5, willpower: 9, attack: 1, defense: 1, hitPoints: 99 },
    rope: { type: 'event', sphere: 'neutral', cost: 9 },
    troll: { type: 'enemy', encounterSet: 'fen', engagementCost: 20, threat: 0, attack: 2, defense: 0, hitPoints: 90, quantity: 9 },
    bog: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 9, quantity: 9 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [],
}

it('steps are entered one after the other, those of attacks for each attack', () => {
  const entered: string[] = []
  const deck = { name: 'one', kind: 'starter', heroes: ['fen:mine', 'fen:yours'], cards: { 'fen:rope': 40 } }
  const game = new Game({
    ruleset: lcg,
    library: buildLibrary([pack]),
    seed: 'steps',
    setup: { kind: 'scenario', scenario: 'fen:scenario/fen', mode: 'standard', decks: [deck] } as unknown as JsonObject & { kind: string },
    answerer: ({ spec, options }) => {
      if (spec.shape === 'number') return spec.least
      // choose what can be done: travel, attack
      const count = Math.min(options.length, Math.max(spec.least, spec.name.includes('commit') || spec.name === 'mulligan' ? 0 : 1))
      return options.slice(0, count).map(({ key }) => key)
    },
    halt: (t) => atTable(t, () => t.ruleset.place()).round > 2,
    atCheckpoint: (t) => {
      const { round, step } = atTable(t, () => t.ruleset.place())
      const said = `${round} ${step}`
      if (entered.at(-1) !== said) entered.push(said)
    },
  })
  expect(game.table.record.faults).toEqual([])
  const second = entered.filter((one) => one.startsWith('2 ')).map((one) => one.slice(2))
  expect(second.join(' ')).toBe(
    [
      '0.0',
      '1.1 1.2 1.3 1.4',
      '2.1 2.2 2.3 2.4',
      '3.1 3.2 3.3 3.4 3.5',
      '4.1 4.2 4.3',
      '5.1 5.2 5.3 5.4',
      '6.1 6.2 6.3 6.4a 6.4b 6.4.1 6.4.2 6.4.3 6.4.4 6.4a 6.5 6.6 6.7 6.8a 6.8b 6.8.1 6.8.2 6.8.3 6.8.4 6.8a 6.9 6.10 6.11',
      '7.1 7.2 7.3 7.4 7.5',
      '0.1',
    ].join(' '),
  )
})
