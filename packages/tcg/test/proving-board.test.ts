/** Boards on which bots test abilities: on most of them a wanted ability can soon be used. */
import type { BoardWish, Engine, JsonObject } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { expect, test } from 'vitest'
import { game as tcg } from '../src/engine.ts'
import { a, add, atStartOfTurn, bearerMustBe, draw, regroup, skirmish, strength } from '../src/index.ts'
import { board } from '../src/proving-board.ts'
import type { SceneCard, TcgSceneSetup } from '../src/scenes/setup.ts'
import { card, keyword } from '../src/script.ts'

const free: JsonObject = { side: 'free-peoples', culture: 'gondor', twilight: 1 }
const companion: JsonObject = { ...free, type: 'companion', race: 'man', strength: 4, vitality: 3, resistance: 6 }
const pack = {
  id: 'made-up',
  cards: {
    alan: { ...companion, unique: true },
    bert: companion,
    heir: { ...companion, unique: true, twilight: 0, resistance: 10, keywords: ['Ring-bearer'] },
    ring: { type: 'ring', unique: true },
    blade: { ...free, type: 'possession', class: 'hand-weapon', strength: 1 },
    song: { ...free, type: 'event' },
    orc: { type: 'minion', side: 'shadow', culture: 'moria', race: 'orc', twilight: 1, strength: 5, vitality: 2, site: 1 },
    ford: { type: 'site', site: 3, shadowNumber: 1, arrow: 'left', block: 'fellowship' },
  },
  keywords: { 'ring-bearer': {}, swift: {} },
  scenarios: { standard: {} },
  titles: { alan: { title: 'Alan' }, bert: { title: 'Bert' }, heir: { title: 'Heir' } },
  scripts: [
    card('alan', [atStartOfTurn({}, () => draw())]),
    card('blade', [bearerMustBe(a('man'))]),
    card('song', [skirmish({}, () => strength(a('man'), 1))]),
    card('orc', [regroup({}, () => add(1))]),
    card('ford', [regroup({}, () => draw())]),
    keyword('swift', [regroup({}, () => add(1))]),
  ],
} as unknown as Parameters<typeof tcg.buildLibrary>[0][number]

const library = tcg.buildLibrary([pack], ({ message }) => {
  throw new Error(message)
})

/** Dice that depend on a number alone. */
function diceFrom(seed: number): BoardWish['dice'] {
  let state = seed * 2_654_435_761
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9) | 0
    return ((state ^ (state >>> 12)) >>> 0) % Math.max(1, sides)
  }
}

const SEEDS = Array.from({ length: 60 }, (_, n) => n + 1)
const boards = (...hungry: readonly string[]): TcgSceneSetup[] =>
  SEEDS.map((seed) => board({ dice: diceFrom(seed), packs: ['made-up'], hungry }, library) as unknown as TcgSceneSetup)

const slugOf = (one: SceneCard): string => (typeof one === 'string' ? one : one.card).replace('made-up:', '')
const detailsOf = (cards: readonly SceneCard[] = []) => cards.flatMap((one) => (typeof one === 'string' ? [] : [one]))
const slugs = (cards: readonly SceneCard[] = []): string[] => cards.map(slugOf)
/** How many boards of all fulfil a condition. */
const share = (all: readonly TcgSceneSetup[], is: (setup: TcgSceneSetup) => boolean): number => all.filter(is).length / all.length

test('are equal for equal dice, and most differ', () => {
  const wish = 'made-up:alan#alan'
  expect(boards(wish)).toEqual(boards(wish))
  expect(new Set(boards(wish).map((setup) => JSON.stringify(setup))).size).toBeGreaterThan(SEEDS.length / 2)
})

test('hold a unique companion that is to be played in hand, and nowhere in play', () => {
  for (const { you } of boards('made-up:alan#play')) {
    expect(slugs(you?.hand)).toContain('alan')
    expect(slugs(you?.companions)).not.toContain('alan')
  }
  for (const { you } of boards('made-up:heir#play')) {
    expect(slugs(you?.hand)).toContain('heir')
    expect(detailsOf([you?.bearer ?? '']).map(slugOf)).toEqual(['scene:bearer'])
  }
})

test('have a wounded character in play and its copy in hand where a discard heals it', () => {
  for (const { you } of boards('made-up:alan#heal-by-discard')) {
    expect(slugs(you?.hand)).toContain('alan')
    expect(detailsOf(you?.companions).find((one) => slugOf(one) === 'alan')?.wounds).toBeGreaterThan(0)
  }
  for (const { you } of boards('made-up:heir#heal-by-discard')) {
    expect(slugs(you?.hand)).toContain('heir')
    expect(detailsOf([you?.bearer ?? ''])[0]?.wounds).toBeGreaterThan(0)
  }
})

test('often have a possession on a companion where its transfer is wanted, and never where it is to be played', () => {
  const isBorne = ({ you }: TcgSceneSetup) => detailsOf(you?.companions).some(({ borne }) => slugs(borne).includes('blade'))
  expect(share(boards('made-up:blade#transfer'), isBorne)).toBeGreaterThan(0.25)
  expect(share(boards('made-up:blade#bearer'), isBorne)).toBe(0)
})

test.each([
  ['made-up:song#song', 'next-skirmish'],
  ['made-up:orc#orc', 'regroup'],
  ['made-up:alan#alan', 'turn'],
  ['made-up:swift#swift', 'regroup'],
])('begin mostly where %s can be used: at %s', (wish, at) => {
  expect(share(boards(wish), (setup) => setup.at === at)).toBeGreaterThan(0.6)
})

test('that begin with a skirmish have a minion that is assigned to somebody who is there', () => {
  for (const { at, you, opponent } of boards('made-up:song#song')) {
    if (at !== 'next-skirmish') continue
    const [assigned] = detailsOf(opponent?.minions).flatMap(({ assignedTo }) => assignedTo ?? [])
    expect([...slugs(you?.companions), ...slugs([you?.bearer ?? ''])]).toContain(slugOf(assigned ?? ''))
  }
})

test('have a wanted site where the fellowship is, or where it comes next', () => {
  for (const { path, you } of boards('made-up:ford#ford')) {
    expect(slugs(path)[2]).toBe('ford')
    expect([2, 3]).toContain(you?.site)
  }
})

test('have at most nine companions, with the Ring-bearer', () => {
  const numbers = boards('made-up:bert#play', 'made-up:swift#swift').map(({ you }) => 1 + (you?.companions ?? []).length)
  expect(Math.max(...numbers)).toBe(9)
})

test('lend a keyword that no card prints to a minion and a companion', () => {
  for (const { you, opponent } of boards('made-up:swift#swift'))
    for (const cards of [you?.companions, opponent?.minions])
      expect(detailsOf(cards).some(({ keywords }) => keywords?.includes('swift 1'))).toBe(true)
})

test('have some characters with a keyword that texts may name and no card prints, as many as texts count', () => {
  const all = Array.from({ length: 200 }, (_, n) =>
    board({ dice: diceFrom(n + 1), packs: ['made-up'], hungry: ['made-up:orc#orc'] }, library),
  )
  for (const side of ['companions', 'minions'] as const) {
    const named = all.map((setup) => {
      const { you, opponent } = setup as unknown as TcgSceneSetup
      return detailsOf(side === 'companions' ? you?.companions : opponent?.minions).flatMap(({ keywords = [] }) => keywords)
    })
    expect(new Set(named.map(({ length }) => length))).toEqual(new Set([0, 1, 2, 3]))
    expect(new Set(named.flat()).size).toBeGreaterThan(15)
  }
})

test('are games of the scenario from their beginning if no part is wanted', () => {
  for (const { game } of boards()) {
    expect(game?.scenario).toBe('made-up:scenario/standard')
    for (const deck of game?.decks ?? []) expect(deck).toMatchObject({ bearer: ['made-up:heir'], ring: ['made-up:ring'] })
  }
})

test('can all be set up, and ask somebody or are over', () => {
  const wishes = [[], ['made-up:alan#play'], ['made-up:song#song', 'made-up:ford#ford'], ['made-up:blade#transfer', 'made-up:swift#swift']]
  for (const wish of wishes)
    for (const words of boards(...wish).slice(0, 20)) {
      const engine = { library } as Engine
      const scene = words as unknown as JsonObject
      const setup =
        tcg.sceneWords.setup(scene, engine, '') ??
        ({ kind: 'position', position: tcg.sceneWords.position(scene, engine, '') } as unknown as JsonObject)
      const game = new Game({ ruleset: tcg.ruleset, library, seed: 's', setup: setup as unknown as GameOptions['setup'] })
      expect(game.question ?? game.outcome).toBeDefined()
    }
})
