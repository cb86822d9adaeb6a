import type { StoryLine } from '@questwright/kernel'
import { describe, expect, it } from 'vitest'
import { courseOf } from '../src/course.ts'

const line = (kind: string, parts: StoryLine['parts'] = {}): StoryLine => ({ kind, parts, because: {} })

describe('a game round by round', () => {
  it('has dials at the end of each round, the compared sums, and progress', () => {
    const course = courseOf([
      line('starting-threat', { seat: 'p1', to: 28 }),
      line('starting-threat', { seat: 'p2', to: 31 }),
      line('round-began', { round: 1 }),
      line('quest-compared', { willpower: 3, threat: 5 }),
      line('threat-raised', { seat: 'p1', amount: 2, to: 30 }),
      line('threat-raised', { seat: 'p2', amount: 19, to: 50 }),
      line('eliminated', { seat: 'p2' }),
      line('threat-lowered', { seat: 'p1', amount: 1, to: 29 }),
      line('round-began', { round: 2 }),
      line('quest-compared', { willpower: 6, threat: 4 }),
      line('progress-placed', { amount: 1 }),
      line('progress-placed', { amount: 2 }),
      line('eliminated', { seat: 'p1' }),
    ])
    expect(course).toEqual([
      { round: 0, figures: {}, seats: { p1: { threat: 28 }, p2: { threat: 31 } } },
      {
        round: 1,
        figures: { progress: 0, committed: 3, staged: 5 },
        seats: { p1: { threat: 29 }, p2: { threat: 50 } },
        left: ['threat'],
      },
      { round: 2, figures: { progress: 3, committed: 6, staged: 4 }, seats: { p1: { threat: 29 } }, left: ['heroes'] },
    ])
  })
})
