import { expect, test } from 'vitest'
import { cardTypes, checkCardFacts } from '../src/facts.ts'

test('[LCG-CARD-TYPES-1] a card is of one of the nine types of the core set; any other word is an error that names them', () => {
  expect([...cardTypes].sort()).toEqual(['ally', 'attachment', 'enemy', 'event', 'hero', 'location', 'objective', 'quest', 'treachery'])
  for (const type of cardTypes) expect(checkCardFacts({ type }).issues.map((issue) => issue.path)).not.toContainEqual(['type'])
  for (const type of ['character', 'Hero', 'spell', '', 7, undefined]) {
    const { value, issues } = checkCardFacts({ type, title: 'Something' } as never)
    expect(value).toBeUndefined()
    expect(issues.some((issue) => issue.severity === 'error' && issue.path[0] === 'type')).toBe(true)
    expect(issues.map((issue) => `${issue.message} ${issue.remedy}`).join(' ')).toContain('treachery')
  }
})
