import type { Card, CardDefinition, KeywordDefinition } from '../src/index.ts'
import { type AnswerValue, atTable, type JsonObject, type Library, type Refusal, type Ruleset, type Table } from '../src/index.ts'
import { Game, type GameOptions, judge, type PendingQuestion } from '../src/internal.ts'
import { coop, libraryOf } from './rulesets/coop.ts'
import { duel, duelLibrary } from './rulesets/duel.ts'

export interface Start extends Partial<Omit<GameOptions, 'setup' | 'ruleset' | 'library'>> {
  readonly setup?: JsonObject
  readonly cards?: readonly CardDefinition[]
  readonly keywords?: readonly KeywordDefinition[]
  readonly ruleset?: Ruleset
  readonly library?: Library
}

/** A game of the cooperative test ruleset in strict mode; at every checkpoint the incremental hash is compared with the full one. */
export function startCoop(start: Start): Game {
  return begin({ ruleset: coop, library: libraryOf(start.cards, start.keywords), ...start })
}

export function startDuel(start: Start): Game {
  return begin({ ruleset: duel, library: duelLibrary(start.cards), ...start })
}

function begin(start: Start & { ruleset: Ruleset; library: Library }): Game {
  const { setup, cards: _cards, keywords: _keywords, atCheckpoint, ...rest } = start
  return new Game({
    seed: 'seed',
    strict: 'on',
    ...rest,
    setup: { kind: 'deal', ...setup },
    atCheckpoint: (t) => {
      checkHash(t)
      atCheckpoint?.(t)
    },
  })
}

export function checkHash(t: Table): void {
  if (t.state.hash !== t.state.fullHash()) throw new Error(`the kept hash ${t.state.hash} is not the computed ${t.state.fullHash()}`)
}

export function asked(game: Game): PendingQuestion {
  const { question } = game
  if (!question) throw new Error(`nothing is asked; ${game.outcome ? 'the game is over' : 'the game stands still'}`)
  return question
}

/** Answers the pending question. */
export function answer(game: Game, value: AnswerValue): void {
  const refused = game.advance([{ kind: 'answer', question: asked(game).key, value }])
  if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`)
  checkHash(game.table)
}

export function tryAnswer(game: Game, value: unknown): Refusal | undefined {
  return game.advance([{ kind: 'answer', question: asked(game).key, value: value as AnswerValue }])
}

/** Chooses the options whose keys contain these words; passes if there are none. */
export function pick(game: Game, ...words: readonly string[]): void {
  const question = asked(game)
  const keys = words.map((word) => {
    const found = question.options.filter((option) => option.key.includes(word))
    if (found.length !== 1) throw new Error(`"${word}" fits ${found.length} of ${question.key}: ${optionsOf(game).join(', ')}`)
    return (found[0] as { key: string }).key
  })
  answer(game, keys)
}

export function optionsOf(game: Game): string[] {
  return asked(game).options.map((option) => option.key)
}

/** The pending question in short: `name who: options`. */
export function askedWhat(game: Game): string {
  const question = asked(game)
  return `${question.spec.name} ${question.spec.who.id}`
}

/** Passes until there are other options than passing, or until a question of that name is asked. */
export function passUntil(game: Game, name: string, most = 60): void {
  for (let i = 0; i < most; i++) {
    if (!game.question || game.question.spec.name === name) return
    pick(game, 'pass')
  }
  throw new Error(`never asked: ${name}`)
}

export function find(game: Game, word: string): Card {
  const found = game.table.cards.filter((card) => card.id === word || (!['p1', 'p2', 'p3'].includes(word) && card.id.includes(word)))
  if (found.length !== 1) throw new Error(`"${word}" fits ${found.length} cards`)
  return found[0] as Card
}

/** Reads and changes a table at a pending question, outside of the rules. */
export function tamper<T>(game: Game, deed: (t: Table) => T): T {
  const t = game.table
  const { latch } = t.run
  return atTable(t, () => {
    t.run.latch = undefined
    try {
      return deed(t)
    } finally {
      t.run.latch = latch
    }
  })
}

export function storyKinds(game: Game): string[] {
  return game.table.record.story.map((line) => line.kind)
}

export function storyOf(game: Game, kind: string) {
  return game.table.record.story.filter((line) => line.kind === kind)
}

/** Any legal answer, chosen by a number. */
export function someAnswer(question: PendingQuestion, dice: number): AnswerValue {
  const { spec, options } = question
  const keys = options.map((option) => option.key)
  switch (spec.shape) {
    case 'choose': {
      const count = Math.min(keys.length, spec.least + (dice % (Math.min(spec.most, keys.length) - spec.least + 1)))
      const from = keys.length === 0 ? 0 : dice % keys.length
      return [...keys.slice(from), ...keys.slice(0, from)].slice(0, count)
    }
    case 'order':
      return dice % 2 === 0 ? keys : keys.slice().reverse()
    case 'number':
      return keys.length > 0 ? Number(keys[dice % keys.length]) : spec.least + (dice % (spec.most - spec.least + 1))
    case 'pairs': {
      const { check, each } = spec
      const chosen: string[] = []
      for (const key of dice % 3 === 0 ? [] : keys)
        if (chosen.length < spec.most && judge({ ...question, spec: { ...spec, least: 0 } }, [...chosen, key]) === undefined)
          chosen.push(key)
      return check || each ? chosen : keys.slice(0, Math.max(spec.least, Math.min(1, spec.most)))
    }
    case 'confirm':
      return [dice % 2 === 0 ? 'yes' : 'no']
    case 'distribute': {
      let left = spec.most
      const shares: { [key: string]: number } = {}
      for (const option of options) {
        const share = Math.min(left, option.most ?? left)
        if (share > 0) shares[option.key] = share
        left -= share
      }
      return shares
    }
  }
}

/** A bot whose answers depend on the seed alone. */
export function bot(seed: number): (question: PendingQuestion) => AnswerValue {
  let n = seed
  return (question) => {
    n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff
    return someAnswer(question, n >>> 8)
  }
}
