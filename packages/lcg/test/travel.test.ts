import type { JsonObject } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { card, travel } from '../src/script.ts'
import { discard, raiseThreat } from '../src/verbs/index.ts'

/** The script of a location decides whether the players can travel there, and may fail. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const location: JsonObject = { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 2 }

const pack: PackContent = {
  id: 'made-up',
  cards: {
    mine: hero,
    bog: location,
    thief: location,
    mist: { type: 'treachery', encounterSet: 'fen', quantity: 9 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [
    card('bog', [
      travel(
        () => {
          throw new RangeError('no ground')
        },
        ({ you }) => raiseThreat(you, 1),
      ),
    ]),
    card('thief', [
      travel(
        ({ self }) => {
          discard(self)
          return true
        },
        ({ you }) => raiseThreat(you, 1),
      ),
    ]),
  ],
}

/** The first player is about to travel, with these locations in the staging area. */
function aboutToTravel(locations: readonly string[]): Game {
  const at = (id: string, slug: string, fields: JsonObject = {}) => ({ id, code: `made-up:${slug}`, fields })
  const table = {
    id: 'table',
    code: 'kernel:piece',
    fields: { round: 1, phase: 'travel', step: '4.1', firstPlayer: 'p1' },
    memory: { seed: 's', cursor: [{ step: '4.2', args: {} }] },
  }
  const cards = [
    table,
    { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' } },
    at('p1/mine', 'mine', { owner: 'p1', controller: 'p1' }),
    at('stage', 'stage', { side: 'B' }),
    at('mist/0', 'mist'),
    ...locations.map((slug) => at(slug, slug)),
  ]
  const zones = { 'p1.play-area': ['p1/mine'], 'current-quest': ['stage'], 'encounter-deck': ['mist/0'], 'staging-area': locations }
  const setup = { kind: 'position', position: { format: 'questwright-position', version: 1, cards, zones } }
  return new Game({ ruleset: lcg, library: buildLibrary([pack]), seed: 's', setup: setup as unknown as GameOptions['setup'] })
}

it.each([
  ['bog', 'script-error'],
  ['thief', 'changes-in-restriction'],
])('a location whose script fails while the rules check whether the players may travel there is muted: %s', (slug, reason) => {
  const game = aboutToTravel([slug])
  expect(game.table.record.faults).toMatchObject([{ reason, ability: `made-up:${slug}#travel` }])
  expect(game.question?.options.map(({ key }) => key)).toEqual([slug])
  expect(game.table.card(slug).zone.id).toBe('staging-area')
})
