/** The benchmark's part inside a realm: boards of scenes, and what is done on them many times. */
import { ask, atTable, type Card, type Json, type SceneSetup, type Table } from '@questwright/kernel'
import { answerCalls, currentEngine, Game } from '@questwright/kernel/internal'
import { lowerThreat, type Player, raiseThreat } from '@questwright/lcg'

interface BoardRequest {
  readonly setup: SceneSetup
}

function positionOf({ setup }: BoardRequest): Json {
  const engine = currentEngine()
  return engine.sceneWords.position(setup, engine, 'growth') as unknown as Json
}

/** A table of the scene that nobody will play on. */
function tableOf(request: BoardRequest): Table {
  const { ruleset, library } = currentEngine()
  const { table } = new Game({
    ruleset,
    library,
    setup: { kind: 'position', position: positionOf(request) },
    seed: 'growth',
    history: 'dropped',
  })
  table.latch = undefined
  return table
}

function heroOf(t: Table): Card {
  const hero = t.cards.find((card) => card.facts.type === 'hero')
  if (!hero) throw new Error('the board has no hero')
  return hero
}

let table: Table | undefined

answerCalls({
  benchPosition: (request: BoardRequest) => positionOf(request),
  /** Puts up a table for the calls that follow. */
  benchBoard: (request: BoardRequest) => {
    table = tableOf(request)
    return table.cards.length
  },
  /** So many times: a write elsewhere on the table, and ten reads of a stat. @returns their sum */
  benchReads: ({ times, write }: { times: number; write: 'before' | 'never' }) => {
    const t = table as Table
    const hero = heroOf(t)
    const elsewhere = t.cards.find((card) => card.facts.type === 'enemy') as Card
    return atTable(t, () => {
      let sum = 0
      for (let i = 0; i < times; i++) {
        if (write === 'before') t.write(elsewhere, 'tokens', 'damage', i & 1)
        for (let n = 0; n < 10; n++) sum += ask(hero, 'attack') as number
      }
      return sum
    })
  },
  /** So many times: a player's threat goes up and down. @returns how many events happened */
  benchEvents: ({ times }: { times: number }) => {
    const t = table as Table
    const seat = t.seats[0] as Player
    return atTable(t, () => {
      const before = t.counters.events
      for (let i = 0; i < times; i++) {
        raiseThreat(seat, 1)
        lowerThreat(seat, 1)
      }
      return t.counters.events - before
    })
  },
  /** Keeps so many tables alive, each in the middle of a game. @returns how many cards they have */
  benchTables: ({ setup, count }: { setup: Json; count: number }) => {
    const { ruleset, library } = currentEngine()
    kept = Array.from({ length: count }, (_, i) => new Game({ ruleset, library, setup: setup as never, seed: `kept ${i}` }))
    return kept.reduce((sum, game) => sum + game.table.cards.length, 0)
  },
  benchForget: () => {
    kept = []
    table = undefined
    return 0
  },
})

let kept: Game[] = []
