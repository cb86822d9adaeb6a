import { addSeat, atTable, Card, type Ruleset } from '@questwright/kernel'
import { judge, originalValue, type PendingQuestion, PIECE, seenQuestion, seenTable, Table } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { makeBot } from '../src/bot.ts'

const never = (): never => {
  throw new Error('not needed here')
}

/** The parts of a game that a view needs: hands that only their seats see, and a pile that no seat sees. */
const ruleset: Ruleset = {
  name: 'cards',
  Card,
  zones: {
    table: { pile: { visibility: 'nobody', play: 'out' }, open: { visibility: 'everyone', play: 'in' } },
    seat: { hand: { visibility: 'seat', play: 'out' } },
    card: {},
  },
  lanes: [],
  events: {},
  stats: { strength: { shape: 'number', printed: (card) => card.token('strength') } },
  checkedStats: [],
  steps: {},
  firstStep: '',
  setUp: never,
  seatsInOrder: () => [],
  decider: never,
  works: () => false,
  users: () => [],
  windowWords: [],
  youFor: never,
  refuses: () => undefined,
  costsOf: () => [],
  carryOut: never,
  reaches: () => true,
  check: () => [],
  keywordsOf: () => ({}),
  period: () => 'game',
  place: () => ({ round: 1, phase: '', step: '' }),
  figures: () => ({}),
  view: { status: () => ({ round: 1 }), marks: (card) => (card.token('tired') > 0 ? ['tired'] : []), stats: () => ['strength'] },
}

function aTable(): Table {
  const t = new Table(ruleset, { cards: new Map(), keywords: new Map() } as never, { kind: 'scenario' }, {} as never)
  atTable(t, () => {
    for (const seat of ['p1', 'p2']) {
      addSeat(t, seat)
      for (let i = 1; i <= 2; i++) t.addCard(`${seat}/card/${i}`, { ...PIECE, code: `pack:card-${seat}-${i}` }, t.zone(`${seat}.hand`))
    }
    t.addCard('pile/1', { ...PIECE, code: 'pack:secret' }, t.zone('pile'))
    const open = t.addCard('open/1', { ...PIECE, code: 'pack:known' }, t.zone('open'))
    t.write(open, 'tokens', 'strength', 4)
    t.write(open, 'tokens', 'tired', 1)
  })
  return t
}

function askAbout(t: Table, ids: readonly string[]): PendingQuestion {
  const options = ids.map((id) => ({ key: id, card: t.card(id) }))
  return {
    key: 'q',
    because: {},
    options,
    spec: { shape: 'choose', who: t.card('p1'), name: 'choose', options: () => options, least: 1, most: 1 },
  }
}

describe('the view of a bot', () => {
  it('contains open cards and those of its own hand', () => {
    const t = aTable()
    atTable(t, () => {
      const view = seenTable('p1')
      expect(view.zone('p1.hand')).toEqual(['p1/card/1', 'p1/card/2'])
      expect(view.zone('p2.hand')).toEqual([])
      expect(view.size('p2.hand')).toBe(2)
      expect(view.zone('pile')).toEqual([])
      expect(view.size('pile')).toBe(1)
      expect(view.card('p2/card/1')).toBeUndefined()
      expect(view.card('pile/1')).toBeUndefined()
      expect(view.card('p1/card/1')?.code).toBe('pack:card-p1-1')
      expect(view.status('round')).toBe(1)
      const open = view.card('open/1')
      expect([open?.stat('strength'), open?.token('strength'), open?.is('tired'), open?.zone]).toEqual([4, 4, true, 'open'])
    })
  })

  it('names an option that it may not know by its place, and the answer chooses that option', () => {
    const t = aTable()
    atTable(t, () => {
      const pending = askAbout(t, ['p2/card/2', 'open/1'])
      const { question, originals } = seenQuestion(pending, ['p1'])
      expect(question.options).toEqual([{ key: 'p2.hand.1' }, { key: 'open/1', card: 'open/1', code: 'pack:known' }])
      expect(JSON.stringify(question)).not.toContain('p2/card')
      expect(question.judge(['p2.hand.1'])).toBe(true)
      expect(question.judge(['p2.hand.0'])).toBe(false)
      expect(originalValue(['p2.hand.1'], originals)).toEqual(['p2/card/2'])
      expect(originalValue({ 'p2.hand.1': 2 }, originals)).toEqual({ 'p2/card/2': 2 })
    })
  })

  it('says which options would change nothing', () => {
    const t = aTable()
    atTable(t, () => {
      const asked = askAbout(t, ['open/1', 'p1/card/1'])
      const [open, own] = asked.options
      if (!open || !own) throw new Error('two options are offered')
      const pending = { ...asked, options: [{ ...open, idle: { code: 'refused.no-change', parts: {} } }, own] }
      expect(seenQuestion(pending, ['p1']).question.options.map(({ idle }) => idle)).toEqual(['yes', undefined])
    })
  })
})

describe('a bot', () => {
  const silly = { choose: () => ['no such option'] }

  it('never gives an illegal answer, for any result of its heuristic', () => {
    const t = aTable()
    atTable(t, () => {
      const bot = makeBot('greedy', 'seed', silly)
      for (let i = 0; i < 50; i++) {
        const pending = askAbout(t, ['p1/card/1', 'open/1', 'p2/card/1'])
        const answer = bot.answerer(pending)
        expect(answer).toBeDefined()
        expect(judge(pending, answer as readonly string[])).toBeUndefined()
      }
      expect(bot.slips()[0]).toContain('an illegal answer to "choose"')
    })
  })

  it('stops after the limit of decisions, and says why', () => {
    const t = aTable()
    atTable(t, () => {
      const bot = makeBot('random', 'seed', silly, 3)
      const pending = askAbout(t, ['p1/card/1', 'open/1'])
      expect([1, 2, 3, 4].map(() => bot.answerer(pending) === undefined)).toEqual([false, false, false, true])
      expect(bot.stopped()).toContain('3 decisions')
    })
  })

  it('stops if there is no legal answer', () => {
    const t = aTable()
    atTable(t, () => {
      const pending = askAbout(t, ['p1/card/1', 'open/1'])
      const bot = makeBot('random', 'seed', silly)
      expect(bot.answerer({ ...pending, spec: { ...pending.spec, check: () => ({ code: 'refused.never', parts: {} }) } })).toBeUndefined()
      expect(bot.stopped()).toContain('no legal answer')
    })
  })
})
