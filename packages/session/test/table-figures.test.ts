import type { CardView, View, ZoneView } from '@questwright/realm/web'
import { type Chapter, rulebookOf } from '@questwright/rulebook'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, test } from 'vitest'
import { compareMoments, TableSession } from '../src/index.ts'
import { tableFigures } from '../src/table-figures.ts'
import { engine, playTo, ports, quietGame, quietPack } from './quiet-game.ts'

type Lying = { readonly zone: string; readonly tokens?: CardView['tokens']; readonly stats?: { readonly [stat: string]: number | string } }

/** A view with open cards, and with zones of which only the number of cards is known. */
function viewOf(status: View['status'], lying: readonly Lying[], hidden: { readonly [zone: string]: number } = {}): View {
  const cards = lying.map(({ zone, tokens = {}, stats = {} }, nth) => {
    const key = `card/${nth}`
    const now = Object.fromEntries(Object.entries(stats).map(([stat, value]) => [stat, { now: value }]))
    return { key, zone, knowledge: 'known', tokens, stats: now, marks: [] } as unknown as CardView
  })
  const names = [...new Set([...lying.map(({ zone }) => zone), ...Object.keys(hidden)])]
  const zones = names.map((name) => {
    const keys = cards.filter(({ zone }) => zone === name).map(({ key }) => key)
    return [name, { count: hidden[name] ?? keys.length, cards: keys } as unknown as ZoneView] as const
  })
  return { viewer: 'p1', status, zones: Object.fromEntries(zones), cards: Object.fromEntries(cards.map((card) => [card.key, card])) }
}

test('the figures of the cooperative game, in their order', () => {
  const view = viewOf(
    {
      stagingThreat: 5,
      seats: [
        { seat: 'p1', threat: 31, eliminated: 'no' },
        { seat: 'p2', threat: 50, eliminated: 'yes' },
      ],
    },
    [
      { zone: 'p1.play-area', tokens: { damage: 2, resource: 3 }, stats: { threatCost: 9 } },
      { zone: 'p1.play-area', tokens: { damage: 1 }, stats: { willpower: 1 } },
      { zone: 'p1.engaged', tokens: { damage: 4 } },
      { zone: 'p2.engaged' },
      { zone: 'staging-area', tokens: { damage: 1, progress: 2 } },
      { zone: 'current-quest', tokens: { progress: 7 } },
      { zone: 'active-location', tokens: { progress: 1 } },
    ],
    { 'p1.hand': 6, 'p2.hand': 2, 'p1.deck': 40 },
  )
  expect(tableFigures(view, rulebooks.lcg?.figures ?? {})).toEqual([
    ['threat p1', '31'],
    ['threat p2', '50, eliminated'],
    ['stagingThreat', '5'],
    ['staged', '1'],
    ['engaged', '2'],
    ['heroes', '1'],
    ['damage', '3'],
    ['enemyDamage', '5'],
    ['progress', '7'],
    ['resources', '3'],
    ['hand', '8'],
  ])
})

test('an unknown game is compared by its own figures', () => {
  const chapter: Chapter = {
    game: 'duel',
    zones: { arena: { about: 'Where fighters meet.' }, hand: { about: 'The hand.' } },
    figures: {
      glory: { name: 'Glory of {seat}', reads: { status: 'glory', of: 'each-seat' } },
      tide: { name: 'Tide', reads: { status: 'tide', of: 'table' } },
      might: { name: 'Might in the arena', reads: { stats: 'might', zones: ['arena'] } },
      armed: { name: 'Armed fighters', reads: { having: 'edge', zones: ['arena'] } },
      wounds: { name: 'Wounds', reads: { tokens: 'wound', zones: ['arena', 'hand'] } },
    },
  }
  const { figures } = rulebookOf([{ chapter, file: 'duel/chapter.ts' }])
  const view = viewOf({ tide: 2, seats: [{ seat: 'p1', glory: 4 }, { seat: 'p2' }] }, [
    { zone: 'arena', tokens: { wound: 1 }, stats: { might: 3, edge: '-' } },
    { zone: 'p2.arena', tokens: { wound: 2 }, stats: { might: 4 } },
    { zone: 'arena-door', tokens: { wound: 8 }, stats: { might: 8 } },
  ])
  expect(tableFigures(view, figures)).toEqual([
    ['glory p1', '4'],
    ['glory p2', '0'],
    ['tide', '2'],
    ['might', '7'],
    ['armed', '1'],
    ['wounds', '3'],
  ])
  expect(tableFigures(view, {})).toEqual([])
})

test('two points of a game are shown with outcome, round and moment first', async () => {
  const oak = quietPack('oak')
  const session = new TableSession(ports())
  await session.opening.start(quietGame(oak, 'figures'), [oak], engine)
  await playTo(session, 9)
  const line = session.lines.current()
  if (rulebooks.lcg === undefined) throw new Error('the game is not here')
  const { figures, positions } = await compareMoments(session, rulebooks.lcg, { line, at: 0 }, { line, at: 9 })
  expect(figures.map(({ name }) => name)).toEqual([
    'outcome',
    'round',
    'moment',
    'threat p1',
    ...Object.keys(rulebooks.lcg.figures).slice(1),
  ])
  expect(positions.map(({ at }) => at)).toEqual([0, 9])
  expect(figures.find(({ name }) => name === 'heroes')?.values).toEqual(['1', '1'])
  await session.opening.leave()
})
