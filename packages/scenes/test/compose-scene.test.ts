import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { Option, Question, View } from '@questwright/realm/web'
import { describe, expect, it } from 'vitest'
import { changesBetween, pathOf } from '../src/changes.ts'
import { filesToRun } from '../src/files-to-run.ts'
import type { TablePosition } from '../src/from-position.ts'
import { leaveOut } from '../src/leave-out.ts'
import { boardWords, canBegin, inPack, namesIn, trimsOf, withoutCards, withoutTrims } from '../src/scene-board.ts'
import { freeTitle, withScene } from '../src/scene-file.ts'
import { lastAction, type RecordedDecision, sceneLines } from '../src/scene-lines.ts'
import type { SituationWords } from '../src/words.ts'

const option = (key: string, card?: string, label?: string): Option => ({
  key,
  ...(card ? { card: { card, code: `p:${card}` } } : {}),
  ...(label ? { label: { code: label, parts: {} } } : {}),
})

function asked(options: readonly Option[], value: RecordedDecision['value'], more: Partial<Question> = {}): RecordedDecision {
  const question: Question = {
    key: 'k',
    shape: 'choose',
    who: 'p1',
    name: 'choose',
    parts: {},
    because: {},
    options,
    least: 1,
    most: 1,
    ...more,
  }
  return { n: 0, question, value }
}

const window = (chosen: string) =>
  asked([option('a#play', 'a', 'play-card'), option('b#action', 'b', 'use-ability'), option('pass')], [chosen], { name: 'action-window' })
const nameOf = (id: string) => (id === 'p1' ? 'you' : id)

describe('scene lines from answers', () => {
  it('writes each answer in the words of a scene, and the choices that follow from a card after it', () => {
    const lines = sceneLines(
      [
        window('a#play'),
        asked([option('strike'), option('draw')], ['strike']),
        asked([option('troll', 'troll')], ['troll']),
        window('pass'),
        window('pass'),
        window('b#action'),
        asked([option('x', 'x'), option('y', 'y')], ['x', 'y'], { most: 2 }),
        asked([], [], { least: 0 }),
        asked([option('yes'), option('no')], ['yes'], { shape: 'confirm' }),
        asked([], 3, { shape: 'number' }),
        asked([option('x', 'x'), option('y-z', 'y-z')], { x: 2, 'y-z': 1 }, { shape: 'distribute' }),
        asked([option('y', 'y'), option('x', 'x')], ['x', 'y'], { shape: 'order' }),
        asked([option('p1', 'p1'), option('p2', 'p2')], ['p1']),
        { ...window('pass'), value: [], conceded: 'p1' },
      ],
      nameOf,
    )
    expect(lines).toEqual([
      "t.play('a', 'strike', 'troll')",
      't.pass(2)',
      "t.use('b')",
      "t.choose('x', 'y')",
      't.choose()',
      't.yes()',
      't.number(3)',
      "t.share({ x: 2, 'y-z': 1 })",
      "t.order('x', 'y')",
      "t.pick('you')",
      "t.concedes('you')",
    ])
  })

  it('names the ability if a card offers two', () => {
    const two = [option('a#ready', 'a', 'use-ability'), option('a#heal', 'a', 'use-ability'), option('pass')]
    expect(sceneLines([asked(two, ['a#heal'])], nameOf)).toEqual(["t.use('a#heal')"])
    expect(sceneLines([asked(two, ['a#ready'])], nameOf)).toEqual(["t.use('a')"])
    expect(sceneLines([{ ...asked(two, ['a#ready']), inHand: new Set(['a']) }], nameOf)).toEqual(["t.play('a')"])
  })

  it('takes the last action with its choices, and none of the passes after it', () => {
    const response = asked([option('b#response', 'b', 'use-ability'), option('pass')], ['b#response'], { name: 'after-response' })
    const play = [window('pass'), window('a#play'), asked([option('strike')], ['strike']), response, window('pass'), window('pass')]
    expect(lastAction(play, lcgRulebook.sceneBoard)).toEqual({ from: 1, to: 4 })
    expect(lastAction([window('pass')], lcgRulebook.sceneBoard)).toEqual({ from: 0, to: 1 })
  })
})

describe('shortening a scene', () => {
  it('finds the needed parts in few tries', async () => {
    const things = Array.from({ length: 32 }, (_, i) => i)
    const { left, tries } = await leaveOut({ things, isGreen: async (some) => !some.includes(5) && !some.includes(29), mostTries: 60 })
    expect(things.filter((thing) => !left.includes(thing))).toEqual([5, 29])
    expect(tries).toBeLessThan(24)
  })

  it('never leaves out parts without a green test, and stops at its limit of tries', async () => {
    const seen: number[][] = []
    const isGreen = async (some: readonly number[]) => {
      seen.push([...some])
      return some.every((one) => one > 6)
    }
    const { left, tries } = await leaveOut({ things: [1, 2, 3, 4, 5, 6, 7, 8], isGreen, mostTries: 4 })
    expect(tries).toBe(4)
    expect(left.length === 0 || seen.some((some) => JSON.stringify(some) === JSON.stringify(left))).toBe(true)
    expect(left.every((one) => one > 6)).toBe(true)
  })
})

const position: TablePosition = {
  cards: [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 2, phase: 'planning' },
      memory: { cursor: [{ step: '2.2', args: { turn: 'p1', passes: 0 } }] },
    },
    { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { threat: 30 } },
    { id: 'h', code: 'p:hero', tokens: { resource: 2 } },
    { id: 'ring', code: 'p:ring' },
    { id: 't1', code: 'p:troll', tokens: { damage: 1 } },
    { id: 't2', code: 'p:troll' },
    { id: 'c', code: 'q:song' },
  ],
  zones: { 'p1.play-area': ['h'], 'h/attachments': ['ring'], 'staging-area': ['t1', 't2'], 'p1.deck': ['c'] },
}
const reader = {
  fact: (code: string) => (code === 'p:hero' ? 'hero' : 'enemy'),
  title: (code: string) => code,
  board: lcgRulebook.sceneBoard,
}

describe('the board of a scene', () => {
  it('begins in an open window, without the parts that were left out, and with separate names for copies', () => {
    expect(canBegin(position, lcgRulebook.sceneBoard)).toBe(true)
    expect(namesIn(position, lcgRulebook.sceneBoard)('t2')).toBe('troll-2')
    const { words, lost } = boardWords(position, new Set(['t2']), reader)
    expect(words.at).toBe('2.2')
    expect(lost).toEqual([])
    expect(words.staging).toEqual([
      { card: 'p:troll', damage: 1 },
      { card: 'p:troll', as: 'troll-2' },
    ])
    const less = withoutCards(position, new Set(['t1', 'h', 'c']))
    expect(namesIn(less, lcgRulebook.sceneBoard)('t2')).toBe('troll')
    expect(boardWords(less, new Set(['t2']), reader).words).toMatchObject({ staging: ['p:troll'], you: { threat: 30 } })
    expect(less.cards.some(({ id }) => id === 'ring')).toBe(false)
  })

  it('cannot begin while something is being resolved', () => {
    const [board, ...rest] = position.cards
    const middle = {
      ...board,
      memory: {
        cursor: [
          { step: '3.4', args: {} },
          { step: 'reveal', args: { nth: 1 } },
        ],
      },
    } as TablePosition['cards'][number]
    expect(canBegin({ ...position, cards: [middle, ...rest] }, lcgRulebook.sceneBoard)).toBe(false)
  })

  it('leaves out tokens, threat and empty seats that are not needed, and writes a card without details as its name', () => {
    const words: SituationWords = {
      you: { heroes: [{ card: 'p:hero', resources: 2 }], threat: 30 },
      friend: { threat: 20 },
      staging: [{ card: 'p:troll', as: 'first', damage: 1 }],
      round: 2,
    }
    expect(trimsOf(words, lcgRulebook)).toEqual([
      'you/heroes/0/resources',
      'staging/0/damage',
      'round',
      'you/threat',
      'friend/threat',
      'friend',
    ])
    const less = withoutTrims(words, new Set(['you/heroes/0/resources', 'you/threat', 'friend', 'round']))
    expect(less).toEqual({ you: { heroes: ['p:hero'] }, staging: [{ card: 'p:troll', as: 'first', damage: 1 }] })
    expect(inPack(less, (code) => code.replace('p:', ''))).toEqual({
      you: { heroes: ['hero'] },
      staging: [{ card: 'troll', as: 'first', damage: 1 }],
    })
  })
})

describe('the changes during a scene', () => {
  it('are changed threat, tokens and zones, and the incidental ones separately', () => {
    const view = (threat: number, cards: View['cards']): View => ({
      viewer: 'p1',
      status: { seats: [{ seat: 'p1', threat }] },
      zones: { 'p1.hand': { id: 'p1.hand', name: 'hand', seat: 'p1', count: 1, cards: [] } },
      cards,
    })
    const card = (key: string, zone: string, tokens = {}, marks: readonly string[] = []) => ({
      [key]: { key, knowledge: 'known' as const, code: `p:${key}`, zone, tokens, marks, stats: {} },
    })
    const before = view(30, { ...card('h', 'p1.play-area', { resource: 3 }), ...card('t1', 'staging-area') })
    const after = view(28, {
      ...card('h', 'p1.play-area', { resource: 1 }, ['exhausted']),
      ...card('t1', 'staging-area', { damage: 4 }),
      ...card('c', 'p1.hand'),
    })
    const zones: { [id: string]: string } = { c: 'p1.deck', h: 'p1.play-area', t1: 'staging-area' }
    const changes = changesBetween({ view: before, zoneOf: (id) => zones[id] }, after, new Set(['h']), lcgRulebook)
    expect(changes.map((change) => [pathOf(change, (id) => id), change.after, change.weight])).toEqual([
      ['you.threat', 28, 'telling'],
      ['h.resources', 1, 'small'],
      ['h.exhausted', 'yes', 'telling'],
      ['t1.damage', 4, 'telling'],
      ['c.zone', 'you.hand', 'telling'],
    ])
  })
})

describe('the file of scenes', () => {
  const scene = { title: 'A deed', setup: { at: 'planning' }, lines: ["t.isAt('quest')"] }

  it('is created, or gets one more scene', () => {
    const fresh = withScene('', scene)
    expect(fresh.startsWith("import { scene } from '@questwright/testkit'\n\nscene('A deed'")).toBe(true)
    const more = withScene(fresh, { ...scene, title: freeTitle(fresh, 'A deed') })
    expect(more.match(/import/g)).toHaveLength(1)
    expect(more).toContain("scene('A deed (2)'")
  })

  it('is tested again if it or a card that it names changes; a change of a helper file tests all', () => {
    const bundle = (hashes: { readonly [path: string]: string }) =>
      ({
        hashes,
        scenes: Array.from({ length: 20 }, (_, i) => ({ path: `scenes/s${i}.scene.ts`, code: i === 3 ? "hand: ['gandalf']" : '' })),
      }) as unknown as Parameters<typeof filesToRun>[1]
    const before = bundle({ 'cards/gandalf.ts': 'a', 'lib/x.ts': 'a', 'text/en.json': 'a', 'scenes/s1.scene.ts': 'a' })
    const rerun = (change: object) => filesToRun(before, bundle({ ...before.hashes, ...change }))
    expect(rerun({ 'cards/gandalf.ts': 'b' })).toEqual(['scenes/s3.scene.ts'])
    expect(rerun({ 'scenes/s1.scene.ts': 'b' })).toEqual(['scenes/s1.scene.ts'])
    expect(rerun({ 'text/en.json': 'b' })).toEqual([])
    expect(rerun({ 'lib/x.ts': 'b' })).toHaveLength(20)
    expect(filesToRun(undefined, before)).toHaveLength(20)
  })
})
