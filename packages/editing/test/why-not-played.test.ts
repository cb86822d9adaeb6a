import { lcgRulebook as rulebook } from '@questwright/lcg/rulebook'
import { describe, expect, it } from 'vitest'
import { whyNotPlayed } from '../src/scenario/index.ts'

describe('why a scenario cannot be played yet', () => {
  const whole = { course: ['a'], rulebook, issues: [], stages: 1, decks: 4 }
  const issue = { severity: 'error', message: 'Line 1 of `setup` names no card.', remedy: 'Choose one.' } as const

  it('is a sentence: no stage, a line of the setup without a card, no deck', () => {
    expect(whyNotPlayed({ ...whole, course: [], stages: 0 })).toMatch(/needs a quest stage/)
    expect(whyNotPlayed({ ...whole, issues: [issue], stages: undefined })).toBe(
      'It cannot be played yet: Line 1 of setup names no card. Choose one.',
    )
    expect(whyNotPlayed({ ...whole, decks: 0 })).toMatch(/no pack here has a deck/)
  })

  it('names no stage in a game whose scenarios have none', () => {
    const plain = { ...whole, course: [], stages: 0, rulebook: { scenario: undefined } }
    expect(whyNotPlayed(plain)).toBeUndefined()
    expect(whyNotPlayed({ ...plain, decks: 0 })).toMatch(/no pack here has a deck/)
    expect(whyNotPlayed({ ...plain, issues: [issue], stages: undefined })).toMatch(/names no card/)
  })

  it('is empty for a complete scenario', () => {
    expect(whyNotPlayed(whole)).toBeUndefined()
  })
})
