import { type CampaignFacts, checkCampaignFacts, waysFrom } from '@questwright/packs/browser'
import { describe, expect, it } from 'vitest'
import { readCampaign, writeCampaign } from '../src/campaign-json.ts'
import { addScenario, connectScenarios, disconnectScenarios, dropScenario, renameScenario } from '../src/edit-campaign.ts'
import { writeThingText } from '../src/thing-text.ts'

describe('the editor of a campaign', () => {
  const empty: CampaignFacts = { scenarios: [] }
  const two = addScenario(addScenario(empty, 'mill'), 'other:bridge')
  const ways = (facts: CampaignFacts) =>
    facts.scenarios.map(({ name }) => [name, ...waysFrom(facts, name).map(({ to, when }) => (when ? `${to} if ${when.is}` : to))])
  const south = { record: 'notes', name: 'path', is: 'south' } as const

  it('adds scenarios in a row, and the written file is correct and can be read again', () => {
    expect(ways(two)).toEqual([['mill', 'bridge'], ['bridge']])
    expect(addScenario(two, 'mill').scenarios.at(-1)).toEqual({ name: 'mill-2', scenario: 'mill' })
    const text = writeCampaign({ ...two, rules: ['a:b'], record: { notes: { path: '' } } })
    expect(readCampaign(text)).toEqual({ rules: ['a:b'], record: { notes: { path: '' } }, scenarios: two.scenarios })
    expect(checkCampaignFacts(JSON.parse(text)).issues).toEqual([])
    expect(readCampaign('[]')).toBeUndefined()
    expect(JSON.parse(writeThingText('{"cards":{}}', 'campaigns', 'road', { title: 'Road', text: '' }))).toEqual({
      cards: {},
      campaigns: { road: { title: 'Road' } },
    })
  })

  it('draws a branch above the existing way, and each change leaves a campaign that passes its check', () => {
    const three = addScenario(two, 'tower')
    const branched = connectScenarios(three, 'mill', 'tower', south)
    expect(ways(branched)).toEqual([['mill', 'tower if south', 'bridge'], ['bridge', 'tower'], ['tower']])
    const alone = disconnectScenarios(branched, 'mill', 'bridge')
    expect(ways(alone)).toEqual([['mill', 'tower'], ['bridge', 'tower'], ['tower']])
    const dropped = dropScenario(branched, 'bridge')
    expect(ways(dropped)).toEqual([['mill', 'tower'], ['tower']])
    const named = renameScenario(branched, 'bridge', 'ford')
    expect(ways(named)).toEqual([['mill', 'tower if south', 'ford'], ['ford', 'tower'], ['tower']])
    expect(named.scenarios[1]?.was).toEqual(['bridge'])
    const more = addScenario(branched, 'hall')
    expect(ways(more).slice(2)).toEqual([['tower', 'hall'], ['hall']])
    for (const facts of [branched, dropped, named, more])
      expect(checkCampaignFacts(JSON.parse(writeCampaign(facts))).issues.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
