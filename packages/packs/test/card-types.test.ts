import { typesOf } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { checkCardFacts } from '../src/facts.ts'
import { rulebook, withCampaigns } from './games.ts'

const core = ['ally', 'attachment', 'enemy', 'event', 'hero', 'location', 'objective', 'quest', 'treachery']
const objectives = ['objective-ally', 'objective-hero', 'objective-location']
const others = ['treasure', 'contract', 'nightmare']
const ofSystem = ['boon', 'burden', 'campaign']

test('[LCG-CARD-TYPES-1] a card is of one of the types of the core set or of an expansion, or of a system; any other word is an error that names them', () => {
  expect([...typesOf(rulebook)].sort()).toEqual([...core, ...objectives, ...others].sort())
  expect([...typesOf(withCampaigns)].sort()).toEqual([...core, ...objectives, ...others, ...ofSystem].sort())
  for (const type of typesOf(withCampaigns))
    expect(checkCardFacts({ type }, withCampaigns).issues.map((issue) => issue.path)).not.toContainEqual(['type'])
  for (const type of [...ofSystem, 'character', 'Hero', 'spell', '', 7, undefined]) {
    const { value, issues } = checkCardFacts({ type, title: 'Something' } as never, rulebook)
    expect(value).toBeUndefined()
    expect(issues.some((issue) => issue.severity === 'error' && issue.path[0] === 'type')).toBe(true)
    expect(issues.map((issue) => `${issue.message} ${issue.remedy}`).join(' ')).toContain('treachery')
  }
})
