import { typesOf } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { checkCardFacts } from '../src/facts.ts'
import { rulebook } from './games.ts'

const core = ['ally', 'attachment', 'enemy', 'event', 'hero', 'location', 'objective', 'quest', 'treachery']
const objectives = ['objective-ally', 'objective-hero', 'objective-location']
const others = ['treasure', 'boon', 'burden', 'contract', 'campaign', 'nightmare']

test('[LCG-CARD-TYPES-1] a card is of one of the types of the core set or of an expansion; any other word is an error that names them', () => {
  expect([...typesOf(rulebook)].sort()).toEqual([...core, ...objectives, ...others].sort())
  for (const type of typesOf(rulebook))
    expect(checkCardFacts({ type }, rulebook).issues.map((issue) => issue.path)).not.toContainEqual(['type'])
  for (const type of ['character', 'Hero', 'spell', '', 7, undefined]) {
    const { value, issues } = checkCardFacts({ type, title: 'Something' } as never, rulebook)
    expect(value).toBeUndefined()
    expect(issues.some((issue) => issue.severity === 'error' && issue.path[0] === 'type')).toBe(true)
    expect(issues.map((issue) => `${issue.message} ${issue.remedy}`).join(' ')).toContain('treachery')
  }
})
