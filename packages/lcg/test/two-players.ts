import type { Fault, JsonObject } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { type CardScript, card } from '../src/script.ts'

/** A table with two players in the window after quest commitment, for tests of verbs. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const event: JsonObject = { type: 'event', sphere: 'neutral', cost: 0 }
const enemy: JsonObject = { type: 'enemy', encounterSet: 'fen', engagementCost: 40, threat: 1, attack: 1, defense: 0, hitPoints: 3 }
const stage: JsonObject = { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } }

/** One of two players has an action in the window after quest commitment; the other has an event in hand. */
export function gameWith(mine: CardScript['parts'], song: CardScript['parts'] = []): Game {
  const content: PackContent = {
    id: 'made-up',
    cards: { mine: hero, theirs: hero, song: event, wolf: enemy, stage },
    keywords: {},
    scenarios: {},
    titles: {},
    scripts: [card('mine', mine), card('song', song)],
  }
  const at = (id: string, slug: string, fields: JsonObject = {}) => ({ id, code: `made-up:${slug}`, fields })
  const cards = [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 1, phase: 'quest', step: '3.2', firstPlayer: 'p1' },
      memory: { seed: 's', cursor: [{ step: 'window 3.2', args: {} }] },
    },
    { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' } },
    { id: 'p2', code: 'kernel:piece', fields: { seat: 'yes' } },
    at('p1/mine', 'mine', { owner: 'p1', controller: 'p1' }),
    at('p2/theirs', 'theirs', { owner: 'p2', controller: 'p2' }),
    at('p2/song', 'song', { owner: 'p2' }),
    at('wolf/1', 'wolf'),
    at('wolf/2', 'wolf'),
    at('wolf/3', 'wolf'),
    at('stage', 'stage', { side: 'B' }),
  ]
  const zones = {
    'p1.play-area': ['p1/mine'],
    'p2.play-area': ['p2/theirs'],
    'p2.hand': ['p2/song'],
    'encounter-deck': ['wolf/1', 'wolf/2'],
    'encounter-discard': ['wolf/3'],
    'current-quest': ['stage'],
  }
  const position = { format: 'questwright-position', version: 1, cards, zones }
  const setup = { kind: 'position', position } as unknown as GameOptions['setup']
  return new Game({ ruleset: lcg, library: buildLibrary([content]), seed: 's', setup })
}

export function used(parts: CardScript['parts']): {
  readonly game: Game
  readonly faults: readonly Fault[]
  readonly kinds: readonly string[]
} {
  const game = gameWith(parts)
  const { question } = game
  const told = game.table.record.story.length
  if (question) game.advance([{ kind: 'answer', question: question.key, value: ['p1/mine#action'] }])
  return { game, faults: game.table.record.faults, kinds: game.table.record.story.slice(told).map(({ kind }) => kind) }
}
