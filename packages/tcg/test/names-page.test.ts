import { expect, it } from 'vitest'
import { events } from '../src/events.ts'
import { tcgRulebook } from '../src/rulebook/for-authors.ts'
import { stats } from '../src/stats.ts'
import { WORDS } from '../src/vocabulary.ts'
import { namesPage } from './names-page.ts'

it('the page of names lists every name that the rules declare', async () => {
  await expect(namesPage()).toMatchFileSnapshot('../../../docs/names-of-the-trading-card-game.md')
})

it('the rulebook describes the stats of the ruleset with their shapes, and events that the ruleset resolves', () => {
  for (const [name, { shape }] of Object.entries(stats))
    expect([name, tcgRulebook.stats[name]?.shape]).toEqual([name, shape === 'counts' ? 'words' : shape])
  expect(Object.keys(tcgRulebook.stats).sort()).toEqual(Object.keys(stats).sort())
  // the rest happens by the rules alone, and no text answers to it
  const besides = ['counterChanged', 'lost', 'moveLimitNoted', 'reshuffled', 'stacked', 'threatsWound']
  expect([...Object.keys(tcgRulebook.events), ...besides].sort()).toEqual(Object.keys(events).sort())
  for (const [kind, { after = 'own' }] of Object.entries(tcgRulebook.events)) expect([kind, after]).toEqual([kind, events[kind]?.after])
})

it('each word that describes cards stands there', () => {
  const page = namesPage()
  expect(WORDS.filter((word) => !page.includes(`\`${word}\``))).toEqual([])
})
