/** The summary of a finished game round by round, made from its story. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { StoryEntry } from '@questwright/realm/web'
import { rulebookFor, rulebookOf } from '@questwright/rulebook'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, it } from 'vitest'
import { endingOf } from '../src/ending/ending-of.ts'

const story = (...told: readonly (readonly [kind: string, parts: StoryEntry['parts']])[]): StoryEntry[] =>
  told.map(([kind, parts], n) => ({ n, kind, parts }))
const card = (code: string) => ({ card: code, code: `core:${code}` })
const round = (n: number) => ['round-began', { round: n }] as const

const evening = story(
  ['starting-threat', { seat: 'p1', to: 28 }],
  ['starting-threat', { seat: 'p2', to: 20 }],
  round(1),
  ['quest-compared', { willpower: 5, threat: 3, staged: 2 }],
  ['progress-placed', { card: card('road'), amount: 2 }],
  ['progress-placed', { card: card('ford'), amount: 1 }],
  ['left-play', { card: card('ford'), how: 'explored', to: 'discard' }],
  ['threat-raised', { seat: 'p1', amount: 1, to: 29 }],
  ['threat-raised', { seat: 'p2', amount: 1, to: 21 }],
  round(2),
  ['quest-compared', { willpower: 2, threat: 9, staged: 4 }],
  ['threat-raised', { seat: 'p1', amount: 7, to: 36 }],
  ['threat-raised', { seat: 'p2', amount: 7, to: 28 }],
  ['left-play', { card: card('scout'), how: 'destroyed', to: 'discard' }],
  ['left-play', { card: card('mule'), how: 'eliminated', to: 'discard' }],
  ['eliminated', { seat: 'p2' }],
  round(3),
  ['left-play', { card: card('troll'), how: 'defeated', to: 'discard' }],
  ['stage-defeated', { card: card('road') }],
  ['threat-lowered', { seat: 'p1', amount: 2, to: 34 }],
)

it('each round has its dials, its actions, and the cards that left play', () => {
  const ending = endingOf(evening, lcgRulebook)
  expect(ending?.setup).toMatchObject({ round: 0, dials: { p1: 28, p2: 20 } })
  expect(ending?.rounds).toEqual([
    {
      round: 1,
      dials: { p1: 29, p2: 21 },
      rose: 2,
      figures: { willpower: 5, stagingThreat: 3, staged: 2, progress: 3 },
      fates: [{ fate: 'explored', who: [{ card: card('ford') }] }],
    },
    {
      round: 2,
      dials: { p1: 36, p2: 28 },
      rose: 14,
      figures: { willpower: 2, stagingThreat: 9, staged: 4 },
      // cards that leave play because their player is eliminated do not count as fallen
      fates: [
        { fate: 'eliminated', who: [{ seat: 'p2' }] },
        { fate: 'fell', who: [{ card: card('scout') }] },
      ],
    },
    {
      round: 3,
      // an eliminated player has no dial in later rounds
      dials: { p1: 34 },
      rose: -2,
      figures: {},
      fates: [
        { fate: 'completed', who: [{ card: card('road') }] },
        { fate: 'defeated', who: [{ card: card('troll') }] },
      ],
    },
  ])
})

it('the turning point is the round with the greatest losses, and it is described only with known figures', () => {
  const worst = endingOf(evening, lcgRulebook)?.worst
  expect(worst?.round).toBe(2)
  expect(worst?.says.map(({ code }) => code)).toEqual(['round.turn.0', 'round.turn.1', 'round.turn.2', 'round.turn.3'])
  expect(worst?.says[0]?.parts).toEqual({ staged: 4, stagingThreat: 9, willpower: 2, threat: 14, fell: 1 })

  // a saved game from before the number of staged cards was recorded, in which no character fell
  const older = evening
    .filter(({ kind }) => kind !== 'left-play')
    .map((entry) => (entry.kind === 'quest-compared' ? { ...entry, parts: { willpower: 2, threat: 9 } } : entry))
  expect(endingOf(older, lcgRulebook)?.worst).toMatchObject({ round: 2, says: [{ code: 'round.turn.1' }, { code: 'round.turn.2' }] })

  // a fallen character counts more than the usual rise of threat; of equal rounds the first is chosen
  const falls = story(round(1), round(2), ['left-play', { card: card('scout'), how: 'destroyed' }], round(3))
  expect(endingOf(falls, lcgRulebook)?.worst?.round).toBe(2)
  expect(endingOf(story(round(1), round(2)), lcgRulebook)?.worst).toEqual({ round: 1, says: [] })
})

it('if a game begins in the middle, the first number on a dial does not count as a rise', () => {
  const [first, second] =
    endingOf(
      story(round(4), ['threat-raised', { seat: 'p1', amount: 1, to: 41 }], round(5), ['threat-raised', { seat: 'p1', amount: 3, to: 44 }]),
      lcgRulebook,
      ['p1'],
    )?.rounds ?? []
  expect([first?.rose, second?.rose]).toEqual([0, 3])
})

it('a duel is described in its own words, turn by turn, and a dial that only rises begins at 0', () => {
  const wounded = (seat: string, amount: number) => ['wounded', { seat, of: 'player', amount }] as const
  const duel = story(
    wounded('p1', 1),
    ['turn-began', { seat: 'p1', turn: 1 }],
    ['met', { card: card('guard'), other: card('wolf') }],
    ['wounded', { card: card('wolf'), of: 'card', amount: 1 }],
    ['slain', { card: card('wolf'), of: 'card' }],
    ['turn-began', { seat: 'p2', turn: 2 }],
    ['met', { card: card('guard'), other: card('wolf') }],
    ['met', { card: card('guard'), other: card('wolf') }],
    wounded('p2', 4),
    ['fallen', { seat: 'p2' }],
  )
  const ending = endingOf(duel, rulebookFor('duel', rulebooks), ['p1', 'p2'])
  expect(ending?.setup.dials).toEqual({ p1: 1, p2: 0 })
  expect(ending?.rounds.map(({ dials, figures, fates }) => ({ dials, figures, fates }))).toEqual([
    { dials: { p1: 1, p2: 0 }, figures: { met: 1 }, fates: [{ fate: 'slain', who: [{ card: card('wolf') }] }] },
    { dials: { p1: 1, p2: 4 }, figures: { met: 2 }, fates: [{ fate: 'fallen', who: [{ seat: 'p2' }] }] },
  ])
  expect(ending?.worst?.round).toBe(2)
})

it('a game without words for its rounds, and a story without rounds, have no summary', () => {
  const tides = rulebookOf([{ chapter: { game: 'tides' }, file: 'tides.ts' }])
  expect(endingOf(evening, tides)).toBeUndefined()
  expect(endingOf(story(['starting-threat', { seat: 'p1', to: 28 }]), lcgRulebook)).toBeUndefined()
})
