/** The part of the benchmarks that runs inside a realm: sets up boards of scenes and repeats operations on them. */
import { type AnswerValue, ask, atTable, type Card, type Json, type SceneSetup, type Table } from '@questwright/kernel'
import { answerCalls, currentEngine, Game, type Keyframe, type PendingQuestion } from '@questwright/kernel/internal'
import { lowerThreat, type Player, raiseThreat } from '@questwright/lcg'

interface BoardRequest {
  readonly setup: SceneSetup
}

function positionOf({ setup }: BoardRequest): Json {
  const engine = currentEngine()
  return engine.sceneWords.position(setup, engine, 'growth') as unknown as Json
}

/** A table with the scene's board. Its game does not go on; its latch is removed, so that functions of the kernel can be called directly. */
function tableOf(request: BoardRequest): Table {
  const { ruleset, library } = currentEngine()
  const { table } = new Game({
    ruleset,
    library,
    setup: { kind: 'position', position: positionOf(request) },
    seed: 'growth',
    history: 'dropped',
  })
  table.run.latch = undefined
  return table
}

function heroOf(t: Table): Card {
  const hero = t.cards.find((card) => card.facts.type === 'hero')
  if (!hero) throw new Error('the board has no hero')
  return hero
}

/** The smallest answer that a question allows. */
function least({ spec, options }: PendingQuestion): AnswerValue {
  const keys = options.map(({ key }) => key)
  if (spec.shape === 'confirm') return ['no']
  if (spec.shape === 'number') return spec.least
  if (spec.shape === 'order') return keys
  if (spec.shape === 'distribute') return { [keys[0] as string]: spec.least }
  return keys.includes('pass') ? ['pass'] : keys.slice(0, spec.least)
}

/** The top cards of the decks, as one text. */
const topsOf = ({ table: t }: { readonly table: Table }): string =>
  ['encounter-deck', 'p1.deck', 'p2.deck'].map((deck) => t.zone(deck).top?.id ?? '').join(' ')

let table: Table | undefined
let forked: { readonly game: Game; readonly keyframe: Keyframe } | undefined

answerCalls({
  benchPosition: (request: BoardRequest) => positionOf(request),
  /** Sets up a table for the calls that follow. */
  benchBoard: (request: BoardRequest) => {
    table = tableOf(request)
    return table.cards.length
  },
  /**
   * Repeats: one write elsewhere on the table, and ten reads of a number.
   * @returns the sum of the numbers
   */
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
  /**
   * Repeats: raises and lowers a player's threat.
   * @returns the number of events
   */
  benchEvents: ({ times }: { times: number }) => {
    const t = table as Table
    const seat = t.seats[0] as Player
    return atTable(t, () => {
      const before = t.instruments.counters.events
      for (let i = 0; i < times; i++) {
        raiseThreat(seat, 1)
        lowerThreat(seat, 1)
      }
      return t.instruments.counters.events - before
    })
  },
  /**
   * Keeps this many tables in memory, each at the first question of a game.
   * @returns the number of their cards
   */
  benchTables: ({ setup, count }: { setup: Json; count: number }) => {
    const { ruleset, library } = currentEngine()
    kept = Array.from({ length: count }, (_, i) => new Game({ ruleset, library, setup: setup as never, seed: `kept ${i}` }))
    return kept.reduce((sum, game) => sum + game.table.cards.length, 0)
  },
  /**
   * Plays a game with the smallest answers to a question in its middle, for the next two calls.
   * @returns the number of its cards
   */
  benchMiddle: ({ setup, answers }: { setup: Json; answers: number }) => {
    const { ruleset, library } = currentEngine()
    const game = new Game({ ruleset, library, setup: setup as never, seed: 'forks' })
    // go on until a question at which a part of the game begins, so that both ways have the same work
    for (let i = 0; (i < answers || game.table.run.trace.length > 0) && game.question; i++)
      game.advance([{ kind: 'answer', question: game.question.key, value: least(game.question) }])
    forked = { game, keyframe: game.keyframeNow() }
    return game.table.cards.length
  },
  /**
   * Repeats: opens the position from a keyframe.
   * @returns the state hashes as one text
   */
  benchKeyframes: ({ times }: { times: number }) => {
    const { ruleset, library } = currentEngine()
    const { game, keyframe } = forked as NonNullable<typeof forked>
    const { setup, firstSeed, record } = game.table
    return Array.from(
      { length: times },
      () => new Game({ ruleset, library, setup, seed: firstSeed, inputs: record.inputs, keyframe, halt: () => true }).hash,
    ).join(' ')
  },
  /**
   * Repeats: forks the position, with hidden cards dealt as the asked player might imagine them, and drops the fork.
   * @returns the state hashes between the forks, as one text, and the number of different deals that were imagined
   */
  benchForks: ({ times }: { times: number }) => {
    const { game } = forked as NonNullable<typeof forked>
    const worlds = new Set<string>()
    const hashes: string[] = []
    const who = game.question?.spec.who.id ?? ''
    for (let i = 0; i < times; i += 60) {
      hashes.push(game.checkpointHash)
      game.imagine(who, (fork) => {
        for (let n = i; n < i + 60; n++)
          worlds.add(fork.play({ seed: `${n}`, answerer: () => undefined, until: () => true, judge: topsOf }))
      })
    }
    return { hashes: hashes.join(' '), worlds: worlds.size }
  },
  benchForget: () => {
    kept = []
    forked = undefined
    table = undefined
    return 0
  },
})

let kept: Game[] = []
