import { lcgRulebook } from '@questwright/lcg/rulebook'
import { describe, expect, it } from 'vitest'
import type { Input } from '../src/door-types.ts'
import { emptyView } from '../src/empty-view.ts'
import { nearestIn } from '../src/geometry.ts'
import { groupStory } from '../src/log.tsx'
import { isPlayerAction, playerActions } from '../src/player-action.ts'
import { compareSteps, lineOf, phasesOfRound } from '../src/round.ts'
import { redoTarget, undoTarget } from '../src/undo-by.ts'
import { applyPatch, cardsIn, statusOf, withKeptParts } from '../src/view.ts'
import { fixtureView, places, story } from './fixture.ts'

describe('a view and its patches', () => {
  it('replaces the parts that a patch names, removes those that are null, and keeps the other objects', () => {
    const before = fixtureView()
    const halla = before.cards.halla
    if (!halla) throw new Error('the fixture has lost a card')
    const after = applyPatch(before, {
      status: { round: 4 },
      zones: { 'p1.discard': null },
      cards: { halla: { ...halla, tokens: { damage: 3 } }, warden: null },
    })
    expect(after.cards.halla?.tokens).toEqual({ damage: 3 })
    expect(after.cards.warden).toBeUndefined()
    expect(after.zones['p1.discard']).toBeUndefined()
    expect(after.status).toEqual({ round: 4 })
    expect(after.cards.orsa).toBe(before.cards.orsa)
    expect(before.cards.warden).toBeDefined()
    expect(applyPatch(before, { zones: {}, cards: {} }).cards).toBe(before.cards)
  })

  it('keeps the objects of the earlier view wherever nothing differs, even if the view was sent completely', () => {
    const before = fixtureView()
    const anew = structuredClone(before)
    const told = { ...anew, cards: { ...anew.cards, halla: { ...anew.cards.halla, tokens: { damage: 3 } } } } as typeof before
    const { warden: _, ...cards } = told.cards
    const kept = withKeptParts({ ...told, cards }, before)
    expect(kept).toEqual({ ...told, cards })
    expect(kept.status).toBe(before.status)
    expect(kept.zones['p1.hand']).toBe(before.zones['p1.hand'])
    expect(kept.cards.orsa).toBe(before.cards.orsa)
    expect(kept.cards.halla?.tokens).toEqual({ damage: 3 })
    expect(withKeptParts({ ...anew, viewer: 'p2' }, before).cards.orsa).not.toBe(before.cards.orsa)
  })

  it('builds the whole view from nothing', () => {
    const whole = fixtureView()
    const built = applyPatch(emptyView('p1+p2'), { status: whole.status, zones: whole.zones, cards: whole.cards })
    expect(built).toEqual(whole)
  })

  it('reads the status, also if the table sends only little', () => {
    const status = statusOf(fixtureView())
    expect(status).toMatchObject({ round: 3, phase: 'combat', firstPlayer: 'p1', numbers: { stagingThreat: 9, elimination: 50 } })
    expect(status.seats.map(({ seat, numbers }) => [seat, numbers.threat])).toEqual([
      ['p1', 34],
      ['p2', 29],
    ])
    expect(statusOf(emptyView('p1'))).toMatchObject({ round: 0, phase: 'setup', step: '', seats: [] })
  })

  it('lists a zone from first to last and skips keys without a card', () => {
    const view = fixtureView()
    expect(cardsIn(view, 'p1.engaged').map((card) => card.key)).toEqual(['reedfang', 'hound'])
    expect(cardsIn({ ...view, cards: {} }, 'p1.engaged')).toEqual([])
  })
})

describe('the round', () => {
  it('puts steps in order by their numbers', () => {
    expect(['6.10', '6.4.1', '6.4', '6.11', '6.8.2'].sort(compareSteps)).toEqual(['6.4', '6.4.1', '6.8.2', '6.10', '6.11'])
  })
  it('finds the line of a step', () => {
    const combat = phasesOfRound(lcgRulebook).find(({ phase }) => phase === 'combat')?.steps ?? []
    expect(lineOf(combat, '6.4.1')).toBe('6.4.1')
    expect(lineOf(combat, '6.7')).toBe('6.4.3')
    expect(lineOf(combat, '6.1')).toBeUndefined()
  })
})

describe('undo and redo', () => {
  it('work by decision, phase and round', () => {
    expect(undoTarget(places, 46, 'decision')).toBe(45)
    expect(undoTarget(places, 46, 'phase')).toBe(44)
    expect(undoTarget(places, 46, 'round')).toBe(38)
    expect(undoTarget(places, 38, 'round')).toBe(18)
    expect(undoTarget(places, 0, 'round')).toBe(0)
    expect(redoTarget(places, 18, 'round')).toBe(38)
    expect(redoTarget(places, 38, 'phase')).toBe(41)
    expect(redoTarget(places, 50, 'decision')).toBe(50)
  })
})

const answered = (question: string, value: readonly string[] | number | { readonly [option: string]: number }): Input => ({
  kind: 'answer',
  question,
  value,
})

/** Question keys as the engine writes them: `source/name/seat/nth`; the id of a card contains slashes, too. */
const deeds: readonly Input[] = [
  answered('window 2.2/action-window/p1/1', ['p1/steward/2#play']),
  answered('p1/scout/1#play/after-response/p1/1', ['p1/scout/1#after-enters-play']),
  answered('encounter/reach/1#when-revealed/cancel/p2/1', ['p2/eleanor#cancel-effect']),
  answered('3.2/choose-to-commit/p1/1', ['p1/gloin', 'p1/aragorn']),
  answered('4.2/choose-location/p1/1', ['encounter/gate/1']),
  answered('5.2/choose-enemy-to-engage/p1/1', ['encounter/spider/1']),
  answered('6.4.1/choose-defender/p1/3', ['p1/guard/1']),
  answered('6.8a/choose-enemy-to-attack/p1/1', ['encounter/spider/1']),
  { kind: 'move', move: { move: 'token', card: 'p1/gloin' } },
]
const others: readonly Input[] = [
  answered('window 2.2/action-window/p1/2', ['pass']),
  answered('p1/scout/1#play/after-response/p1/2', ['pass']),
  answered('3.2/choose-to-commit/p1/1', []),
  answered('6.4.1/choose-defender/p1/3', []),
  answered('p1/steward/2#play/pay/p1/1', { 'p1/aragorn': 2 }),
  answered('p1/steward/2#play/choose-host/p1/1', ['p1/aragorn']),
  answered('p2/stand-and-fight/2#action/choose-x/p2/1', 3),
  answered('6.8a/choose-attackers/p1/1', ['p1/gloin']),
  // an attack that a card effect allows asks with the same name, but it is part of that effect and not a separate player attack
  answered('p1/axe/1#action/choose-enemy-to-attack/p1/1', ['encounter/spider/1']),
  answered('6.4a/choose-next-attacker/p1/1', ['encounter/spider/1']),
  answered('setup.5/mulligan/p1/1', ['no']),
  answered('setup.4/vote-first-player/p1/1', ['p1']),
  { kind: 'dice', seed: '5' },
]

describe('player actions', () => {
  it.each(deeds)('%j is one', (input) => expect(isPlayerAction(input, lcgRulebook)).toBe(true))
  it.each(others)('%j is not one', (input) => expect(isPlayerAction(input, lcgRulebook)).toBe(false))

  it('are the points to which undo by action returns, together with the payment and the passes after them', () => {
    const [play, response] = deeds as [Input, Input]
    const [pass, , , , pay, host] = others as [Input, Input, Input, Input, Input, Input]
    const line = [pass, play, host, pay, response, pass, pass, play, pay, pass]
    const actions = playerActions(line, lcgRulebook)
    expect(actions).toEqual([1, 4, 7])
    const here = places.slice(0, line.length)
    const undone = [10, 9, 8, 7, 5, 4, 3, 2, 1, 0].map((at) => undoTarget(here, at, 'action', actions))
    expect(undone).toEqual([7, 7, 7, 4, 4, 1, 1, 1, 0, 0])
    expect([0, 1, 2, 4, 5, 7, 9, 10].map((at) => redoTarget(here, at, 'action', actions))).toEqual([1, 4, 4, 7, 7, 10, 10, 10])
    expect(undoTarget(here, 3, 'action')).toBe(0)
  })
})

describe('the story', () => {
  it('is grouped by round and phase', () => {
    expect(groupStory(story).map(({ round, phase, entries }) => [round, phase, entries.length])).toEqual([
      [3, 'resource', 2],
      [3, 'quest', 2],
      [3, 'encounter', 2],
      [3, 'combat', 2],
    ])
    expect(groupStory(story, (entry) => ({ round: entry.n < 4 ? 1 : 2, phase: 'quest' })).map((group) => group.entries.length)).toEqual([
      4, 4,
    ])
  })
})

describe('places on the screen', () => {
  const at = (x: number, y: number) => ({ x, y, width: 90, height: 126 })
  it('finds the neighbour in that direction', () => {
    const cards = [at(0, 0), at(100, 0), at(200, 0), at(10, 150), at(110, 150)]
    const [first, , , below] = cards
    if (!first || !below) throw new Error('no cards')
    expect(nearestIn('right', first, cards)).toBe(1)
    expect(nearestIn('down', first, cards)).toBe(3)
    expect(nearestIn('up', below, cards)).toBe(0)
    expect(nearestIn('left', first, cards)).toBe(-1)
  })
})
