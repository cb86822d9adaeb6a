import { authorWords } from '@questwright/packs/browser'
import { rulebookFor } from '@questwright/rulebook'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { describe, expect, it } from 'vitest'
import { endingWords } from '../src/ui/scenario/ending-words.ts'

const lcg = rulebookFor('lcg', rulebooks)

describe('endings in words', () => {
  it('say how the players were eliminated', () => {
    const lost = { result: 'lost', why: 'lost.all-eliminated' } as const
    expect(endingWords({ ...lost, left: ['threat'] }, 1, lcg)).toBe('Lost: threat reached 50 for the player')
    expect(endingWords({ ...lost, left: ['heroes'] }, 2, lcg)).toBe('Lost: no hero was left to all players')
    expect(endingWords({ ...lost, left: ['heroes', 'threat'] }, 2, lcg)).toMatch(/some by threat/)
  })

  it('name the result of a game that nobody wins or loses together', () => {
    expect(endingWords({ result: 'drawn', why: 'drawn.both-out', left: [] }, 2, lcg)).toBe('Drawn: both out')
    expect(endingWords({ result: 'decided', why: 'decided.last-one', left: [] }, 2, lcg)).toBe('Decided: last one')
  })

  it('describe games that did not end, and endings that a pack defines', () => {
    expect(endingWords({ result: 'stuck', why: 'the game does not end: 5000 decisions were made', left: [] }, 1, lcg)).toMatch(
      /5000 decisions/,
    )
    expect(endingWords({ result: 'lost', why: 'lost.lamp-went-out', left: [] }, 1, lcg)).toBe('Lost: lamp went out')
    const whyInWords = { words: 'outcomes', of: 'fords:ford', key: 'lamp-went-out' }
    const text = { en: { cards: { ford: { words: { outcomes: { 'lamp-went-out': 'The last lamp is out: the players lose.' } } } } } }
    const words = authorWords([{ id: 'fords', game: 'lcg', dependencies: [], text }], rulebooks)
    expect(endingWords({ result: 'lost', why: 'lost.lamp-went-out', whyInWords, left: [] }, 1, lcg, words)).toBe(
      'The last lamp is out: the players lose.',
    )
  })
})
