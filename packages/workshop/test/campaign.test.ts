import type { PlayedCampaign } from '@questwright/packs/browser'
import type { RecordField } from '@questwright/rulebook'
import { describe, expect, test } from 'vitest'
import {
  acceptEdits,
  barredTitles,
  beforeHead,
  type CampaignLog,
  campaignLogFormat,
  decksWithout,
  type GameResult,
  goTo,
  logIssues,
  mergeLogs,
  newLog,
  recordResult,
  setupOf,
  stateOf,
  whyApart,
  whyNotNext,
  withoutEmpty,
} from '../src/campaign/index.ts'

const step = (name: string, next: PlayedCampaign['scenarios'][number]['next'], was: readonly string[] = []) => ({
  name,
  scenario: `road:scenario/${name}`,
  rules: ['road:rule/dusk'],
  aside: [],
  record: {},
  next,
  was,
})
const campaign: PlayedCampaign = {
  code: 'road:campaign/long-road',
  title: 'The Long Road',
  text: undefined,
  record: { notes: { path: '' }, relics: [] },
  options: [],
  sharedFields: {},
  scenarios: [
    step('mill', [{ to: 'bridge', when: { record: 'notes', name: 'path', is: 'south' } }, { to: 'tower' }]),
    step('bridge', []),
    step('tower', [], ['keep']),
  ],
}
const fields: { readonly [field: string]: RecordField } = {
  notes: { about: 'What is remembered.', title: 'Notes', holds: 'texts' },
  relics: { about: 'What was found.', title: 'Relics', holds: 'cards' },
  deeds: { about: 'How many deeds were done.', title: 'Deeds', holds: 'number' },
}
const begun = newLog(campaign, [{ name: 'Anna', deck: 'riders' }], 'one run')
const won = (record: GameResult['record'] = { notes: { path: 'north' }, deeds: 1 }): GameResult => ({
  result: 'won',
  record,
  rounds: 7,
  score: 90,
})
const lost: GameResult = { result: 'lost', record: { notes: { path: 'south' }, deeds: 9 }, rounds: 3 }
const nextOf = (log: CampaignLog) => stateOf(campaign, log).next?.name

describe('the log of a campaign', () => {
  test('begins at the first scenario of the campaign, with the record that the campaign defines', () => {
    expect(stateOf(campaign, begun)).toMatchObject({
      next: { name: 'mill' },
      record: { notes: { path: '' }, relics: [] },
      entries: [],
      tries: 0,
    })
  })

  test('[LCG-CAMPAIGN-1][LCG-CAMPAIGN-LOG-2] a lost scenario, and a won one that is not recorded, is played again with the same log', () => {
    const once = recordResult(campaign, begun, lost)
    const twice = recordResult(campaign, once, won({ deeds: 5 }), 'refused')
    expect(stateOf(campaign, twice)).toMatchObject({ next: { name: 'mill' }, record: begun.record, tries: 2 })
    expect(twice.entries.map(({ counts, record }) => [counts, record])).toEqual([
      ['lost', undefined],
      ['refused', undefined],
    ])
    const on = recordResult(campaign, twice, won())
    expect(stateOf(campaign, on)).toMatchObject({ next: { name: 'tower' }, record: { notes: { path: 'north' }, deeds: 1 }, tries: 0 })
  })

  test('[LCG-CAMPAIGN-BOON-3][LCG-CAMPAIGN-POOL-1] cards earned or taken from the pool in a lost game are not recorded; those of a won game are', () => {
    const pool = { ...begun, record: { ...begun.record, relics: ['road:song'] } }
    const kept = (result: string) =>
      stateOf(campaign, recordResult(campaign, pool, { result, record: { relics: ['road:map'] } })).record.relics
    expect(kept('lost')).toEqual(['road:song'])
    expect(kept('won')).toEqual(['road:map'])
  })

  test('the next scenario depends on the record, and the campaign ends', () => {
    expect(nextOf(recordResult(campaign, begun, won({ notes: { path: 'south' } })))).toBe('bridge')
    const over = recordResult(campaign, recordResult(campaign, begun, won()), won())
    expect(nextOf(over)).toBeUndefined()
    expect(() => recordResult(campaign, over, won())).toThrow('The Long Road is over; take a game back to play it again')
  })

  test('a simulation continues as if a lost game were won, and the entry says so', () => {
    const log = recordResult(campaign, begun, lost, 'as-if-won')
    expect(log.entries[0]).toMatchObject({ counts: 'as-if-won', record: lost.record })
    expect(nextOf(log)).toBe('bridge')
  })

  test('an entry is undone and redone, and none is lost', () => {
    const one = recordResult(campaign, begun, won())
    const two = recordResult(campaign, one, lost)
    const back = goTo(goTo(two, beforeHead(two)), beforeHead(one))
    expect(stateOf(campaign, back)).toMatchObject({ next: { name: 'mill' }, record: begun.record, entries: [] })
    expect(stateOf(campaign, back).aside).toEqual(two.entries)
    const other = recordResult(campaign, back, won({ notes: { path: 'south' } }))
    expect([other.entries.length, nextOf(other)]).toEqual([3, 'bridge'])
    expect(stateOf(campaign, goTo(other, two.head))).toMatchObject({ next: { name: 'tower' }, tries: 1 })
    // recording the same game again adds no entry
    expect(recordResult(campaign, back, won()).entries).toEqual(two.entries)
  })

  test('is written and read as a file; a file that was cut off or is newer is refused with a remedy', () => {
    const log = recordResult(campaign, begun, won())
    const text = campaignLogFormat.write(log)
    expect(campaignLogFormat.read(text)).toEqual({ value: log })
    const fault = (file: string) => {
      const read = campaignLogFormat.read(file)
      return 'fault' in read ? `${read.fault.reason}: ${read.fault.message} ${read.fault.remedy}` : 'sound'
    }
    expect(fault(text.slice(0, 200))).toMatch(/^no-json: This log of a campaign is broken: .*Copy it again from where it was saved/)
    expect(fault(JSON.stringify({ ...log, version: 2 }))).toMatch(/^newer: .*Bring Questwright up to date\./)
    expect(fault(JSON.stringify({ ...log, head: '0000000000000000' }))).toContain(
      'broken: This log of a campaign is broken: its current entry',
    )
    expect(fault(JSON.stringify({ ...log, entries: [{ ...log.entries[0], after: log.head }] }))).toContain(
      'one of its entries cannot be read',
    )
    expect(fault(JSON.stringify({ ...log, players: [] }))).toContain('its list of players')
    expect(fault(JSON.stringify({ format: 'questwright-deck' }))).toContain('This is a deck, no log of a campaign.')
  })

  test('entries of another campaign, a removed scenario, edits and unknown fields are each reported with a remedy', () => {
    const log = recordResult(campaign, begun, won())
    const codes = (one: CampaignLog, of = campaign) => logIssues(of, one, fields).map(({ code }) => code)
    expect(codes(log)).toEqual([])
    expect(codes({ ...log, campaign: 'road:campaign/other' })).toEqual(['other-campaign'])
    const edited = { ...log, entries: log.entries.map((one) => ({ ...one, record: { deeds: 99 } })) }
    expect(codes(edited)).toEqual(['edited'])
    expect(codes(acceptEdits(edited))).toEqual([])
    expect(stateOf(campaign, acceptEdits(edited))).toMatchObject({ next: { name: 'tower' }, record: { deeds: 99 } })
    const newer = recordResult(campaign, begun, won({ deeds: 'many', songs: 3 }))
    expect(codes(newer)).toEqual(['wrong-value', 'unknown-field'])
    const shorter = { ...campaign, scenarios: campaign.scenarios.slice(1) }
    expect(codes(log, shorter)).toEqual(['unknown-scenario'])
    expect(logIssues(shorter, log, fields)[0]?.remedy).toContain('"was": ["mill"]')
  })

  test('a log continues with a newer version of its campaign: renamed scenarios and new notes', () => {
    const old = recordResult({ ...campaign, scenarios: [step('keep', [{ to: 'tower' }])] }, begun, won({ notes: { path: 'north' } }))
    const newer = {
      ...campaign,
      record: { notes: { path: '', friend: 'nobody' } },
      scenarios: [step('mill', [{ to: 'tower' }], ['keep']), step('tower', [])],
    }
    expect(logIssues(newer, old, fields)).toEqual([])
    expect(stateOf(newer, old)).toMatchObject({ next: { name: 'tower' }, record: { notes: { path: 'north', friend: 'nobody' } } })
  })

  test('an option of a campaign is chosen when its log begins, and applies to all its games and to no game of another log', () => {
    const hard = { code: 'road:system/hard-road', pack: 'road', slug: 'hard-road', title: 'Hard road', text: undefined }
    const offering = { ...campaign, options: [hard] }
    const chosen = newLog(offering, begun.players, 'one run', { rules: [hard.code] })
    const setup = (log: CampaignLog) => setupOf(offering, log, { decks: [], mode: 'standard', rules: ['road:system/fog'] })
    expect(setup(chosen)).toMatchObject({ rules: ['road:rule/dusk', hard.code, 'road:system/fog'] })
    expect(setup(begun)).toMatchObject({ rules: ['road:rule/dusk', 'road:system/fog'] })
    const on = recordResult(offering, chosen, won())
    expect(setup(on)).toMatchObject({ rules: expect.arrayContaining([hard.code]) })
    expect(whyNotNext(offering, chosen, setup(chosen))).toBeUndefined()
    expect(whyNotNext(offering, chosen, setup(begun))).toBe('it was begun without the rule Hard road, with which this log is played')
    expect(whyNotNext(offering, begun, setup(chosen))).toBe('it was begun with the rule Hard road, without which this log is played')
    expect(campaignLogFormat.read(campaignLogFormat.write(chosen))).toEqual({ value: chosen })
    expect(logIssues(offering, chosen, fields)).toEqual([])
    expect(logIssues(campaign, chosen, fields)).toMatchObject([
      { code: 'unknown-rule', message: 'The log was begun with the rule road:system/hard-road, which The Long Road does not offer.' },
    ])
  })

  test('two logs of one campaign are merged; if they differ, both branches are kept, and this is reported', () => {
    const one = recordResult(campaign, begun, won())
    const on = recordResult(campaign, one, lost)
    expect(mergeLogs(one, on)).toEqual({ log: on, added: 1 })
    expect(mergeLogs(on, one)).toEqual({ log: on, added: 0 })
    const other = recordResult(campaign, begun, won({ notes: { path: 'south' } }))
    const { log, added, parted } = mergeLogs(on, other)
    expect({ added, parted, entries: log.entries.length, head: log.head }).toEqual({
      added: 1,
      parted: { own: on.head, other: other.head },
      entries: 3,
      head: on.head,
    })
    expect(nextOf(goTo(log, parted?.other))).toBe('bridge')
    expect(whyApart(on, other)).toBeUndefined()
    expect(whyApart(on, newLog(campaign, begun.players, 'another run'))?.message).toContain('were begun separately')
    expect(whyApart(on, { ...on, campaign: 'road:campaign/other', title: 'Another' })?.message).toContain(
      'two campaigns: The Long Road and Another',
    )
  })

  test('a record is described without empty fields, and without values that belong to no field', () => {
    expect(withoutEmpty({ notes: { path: 'north' }, relics: [], deeds: 0, songs: 3 }, fields)).toEqual({ notes: { path: 'north' } })
  })
})

describe('decks in the course of a campaign', () => {
  const rider = (colour: string) => ({ type: 'rider', colour })
  const cards = {
    anna: rider('red'),
    berta: rider('red'),
    carl: rider('blue'),
    dora: rider('red'),
    'anna-scout': { type: 'friend' },
    horn: { type: 'thing' },
  }
  const titles = { anna: 'Anna', berta: 'Berta', carl: 'Carl', dora: 'Dora', 'anna-scout': 'Anna', horn: 'Horn' }
  const packs = [
    { id: 'road', cards, text: { en: { cards: Object.fromEntries(Object.entries(titles).map(([slug, title]) => [slug, { title }])) } } },
    { id: 'away', cards: { abel: rider('red') }, text: { en: { cards: { abel: { title: 'Abel' } } } } },
  ] as never
  const rulebook = {
    types: { rider: { inDeck: 'begins' }, friend: { inDeck: 'counted' }, thing: { inDeck: 'counted' } },
    facts: {},
    deck: {
      sections: {
        heroes: { one: 'rider', several: 'riders', written: 'list', types: ['rider'], begins: 'with-them', least: 1, most: 3 },
        cards: { one: 'card', several: 'cards', written: 'copies' },
      },
      backs: [],
      fits: { fact: 'colour' },
    },
    startingCards: {},
  } as never
  const bars = { fallen: { about: 'Who fell.', title: 'Fallen', holds: 'words', bars: 'titles' } } as const
  const without = (titlesNow: readonly string[], ...decks: readonly { heroes: string[]; cards: { [code: string]: number } }[]) =>
    decksWithout(decks, barredTitles({ fallen: titlesNow }, bars), packs, rulebook)
  const deck = (...heroes: string[]) => ({ heroes: heroes.map((slug) => `road:${slug}`), cards: { 'road:horn': 2, 'road:anna-scout': 1 } })

  test('a card that a field of the log bars is removed; a starting card is replaced by the first free one from the packs of the deck', () => {
    const own = deck('anna', 'carl')
    expect(without([], own)[0]).toBe(own)
    expect(without(['Anna'], own)).toEqual([{ heroes: ['road:berta', 'road:carl'], cards: { 'road:horn': 2 } }])
    // another player has Berta already, so the next hero is taken, and only from packs that contain a card of the deck
    expect(without(['Anna'], own, deck('berta'))[0]?.heroes).toEqual(['road:dora', 'road:carl'])
    expect(without(['Anna', 'Berta', 'Dora'], deck('anna'))[0]?.heroes).toEqual(['road:carl'])
    expect(without(['Anna', 'Berta', 'Carl', 'Dora'], own)[0]?.heroes).toEqual(['road:anna'])
  })

  test('a field that bars nothing removes nothing', () => {
    expect([...barredTitles({ fallen: ['Anna'] }, { fallen: { about: 'Who fell.', title: 'Fallen', holds: 'words' } })]).toEqual([])
  })
})
