import {
  checkPacks,
  loadPacks,
  type PackBundle,
  type PackFiles,
  type PlayedCampaign,
  playedCampaign,
  readPackFolder,
  rulebookOfPack,
} from '@questwright/packs'
import { type CampaignLog, type CampaignRecord, newLog, recordResult, setupOf, stateOf, whyNotNext } from '@questwright/workshop/campaign'
import { type Lab, openLab } from '@questwright/workshop/lab'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packFolders } from './content.ts'

/** Boxes of a saga in which some cards may not be used: a pack whose campaign says so, written as a designer would. */

const ID = 'late-war'
const hero = { type: 'hero', unique: true, sphere: 'spirit', threatCost: 8, willpower: 2, attack: 2, defense: 2, hitPoints: 4, quantity: 1 }
const ally = { type: 'ally', unique: true, sphere: 'neutral', cost: 2, willpower: 1, attack: 1, defense: 1, hitPoints: 2, quantity: 3 }
const event = { type: 'event', sphere: 'neutral', cost: 1, quantity: 3 }
const cards = {
  anna: ['Anna', hero],
  frodo: ['Frodo Baggins', hero],
  'frodo-the-guest': ['Frodo Baggins', ally],
  'letter-to-frodo': ['Frodo Baggins', event],
  grima: ['Gríma', hero],
  saruman: ['Saruman', ally],
  'voice-of-saruman': ['Saruman', event],
  strider: ['Aragorn', ally],
  lantern: ['Lantern', ally],
  road: ['The Road', { type: 'quest', stage: 1, encounterSets: ['war'], sides: { A: {}, B: { questPoints: 4 } }, quantity: 1 }],
  field: ['A Field', { type: 'location', encounterSet: 'war', threat: 1, questPoints: 2, quantity: 12 }],
} as const
const campaignFile = {
  rules: ['lcg-campaigns:campaign'],
  scenarios: [
    { name: 'a-muster', scenario: 'road' },
    {
      name: 'the-treason-of-saruman',
      scenario: 'the-treason-of-saruman',
      record: { barred: ['Frodo Baggins'], barredCharacters: ['Saruman', 'Gríma'] },
    },
    { name: 'the-land-of-shadow', scenario: 'the-land-of-shadow', record: { barred: ['Aragorn'] } },
    { name: 'after-the-war', scenario: 'road' },
  ],
}
const road = { quest: ['road'], encounterSets: ['war'] }
const fellowship = { with: 'fellowship', card: 'lcg-the-lord-of-the-rings-saga:aragorn' }
const titled = { title: 'The War' }
const files = (campaign: object = campaignFile): PackFiles => ({
  'package.json': JSON.stringify({
    name: `@questwright/${ID}`,
    version: '1.0.0',
    license: 'MIT',
    questwright: { game: 'lcg', api: 1 },
    dependencies: Object.fromEntries(
      ['lcg-keywords', 'lcg-core-set', 'lcg-campaigns', 'lcg-the-lord-of-the-rings-saga'].map((id) => [`@questwright/${id}`, '*']),
    ),
  }),
  'campaigns/war.json': JSON.stringify(campaign),
  'scenarios/road.json': JSON.stringify(road),
  'scenarios/the-land-of-shadow.json': JSON.stringify(road),
  'scenarios/the-treason-of-saruman.json': JSON.stringify({ ...road, begins: fellowship }),
  ...Object.fromEntries(Object.entries(cards).map(([slug, [, facts]]) => [`cards/${slug}.json`, JSON.stringify(facts)])),
  'text/en.json': JSON.stringify({
    cards: Object.fromEntries(Object.entries(cards).map(([slug, [title]]) => [slug, { title }])),
    encounterSets: { war: titled },
    scenarios: { road: titled, 'the-land-of-shadow': titled, 'the-treason-of-saruman': titled },
    campaigns: { war: titled },
  }),
})
const ground = packFolders('content')
  .filter((folder) => /lcg-(keywords|core-set|campaigns|the-lord-of-the-rings-saga)$/.test(folder))
  .map((folder) => readPackFolder(folder))

function load(campaign?: object) {
  const loaded = loadPacks([...ground, files(campaign)], rulebooks)
  const packs = loaded.flatMap(({ bundle }) => bundle ?? [])
  const problems = [...loaded.flatMap((one) => one.problems), ...checkPacks(packs, rulebooks)].filter(({ pack }) => pack === ID)
  return { packs, problems: problems.map(({ code, message, remedy }) => `${code}: ${message} ${remedy}`) }
}

const { packs, problems } = load()
const pack = packs.find(({ id }) => id === ID) as PackBundle
const war = playedCampaign(pack, 'war', packs, rulebookOfPack(pack, packs, rulebooks)) as PlayedCampaign

let lab: Lab
beforeAll(async () => {
  lab = await openLab('native', packs)
})
afterAll(() => lab.close())

/** The log of a campaign before a scenario: all scenarios before it are won. */
function before(scenario: string, record: CampaignRecord = {}): CampaignLog {
  let log = newLog(war, [{ name: 'One', deck: 'first' }], 'a run', { record })
  while (stateOf(war, log).next?.name !== scenario) log = recordResult(war, log, { result: 'won', record: stateOf(war, log).record })
  return log
}
const own = (slug: string): string => (slug.includes(':') ? slug : `${ID}:${slug}`)
const deck = (heroes: readonly string[], more: readonly string[] = []) => ({
  name: heroes.join(' and '),
  kind: 'starter' as const,
  heroes: heroes.map(own),
  cards: Object.fromEntries([['lantern', 12] as const, ...more.map((slug) => [slug, 1] as const)].map(([slug, n]) => [own(slug), n])),
})
const game = (log: CampaignLog, ...decks: readonly ReturnType<typeof deck>[]) => setupOf(war, log, { decks, mode: 'standard' })

/** Why a game of a scenario cannot start with a deck; empty where it can. */
async function refused(scenario: string, heroes: readonly string[], more?: readonly string[]): Promise<string> {
  try {
    await lab.play({ setup: game(before(scenario), deck(heroes, more)), seed: 'a seed', bot: 'greedy', record: 'none' })
    return ''
  } catch (thrown) {
    return (thrown as Error).message
  }
}

test('the campaign has no problems, and bars cards only for the games of a scenario', () => {
  expect(problems).toEqual([])
  const log = before('the-treason-of-saruman')
  expect(stateOf(war, log)).toMatchObject({
    kept: {},
    record: { barred: ['Frodo Baggins'], barredCharacters: ['Saruman', 'Gríma'] },
  })
  const setup = game(log, deck(['anna']))
  expect(whyNotNext(war, log, setup)).toBeUndefined()
  expect(whyNotNext(war, log, { ...setup, record: {} } as never)).toContain('it was begun with another log')
  // the game leaves the record with which it began; fields that were set for this game only are not kept in the log
  const won = recordResult(war, log, { result: 'won', record: { barred: ['Frodo Baggins'], barredCharacters: [], penalty: 2 } })
  expect(won.entries.at(-1)?.record).toEqual({ penalty: 2 })
  expect(stateOf(war, won).record).toEqual({ penalty: 2, barred: ['Aragorn'] })
})

test('[LCG-CAMPAIGN-FRODO-1] no card titled Frodo Baggins is used in a scenario that bars the title, be it a hero, an ally or an event', async () => {
  const box = 'the-treason-of-saruman'
  const why = 'no card titled Frodo Baggins may be used in "the-treason-of-saruman" of this campaign; take late-war:'
  expect(await refused(box, ['anna', 'frodo'])).toContain(`${why}frodo out of the deck`)
  expect(await refused(box, ['anna'], ['frodo-the-guest'])).toContain(`${why}frodo-the-guest out of the deck`)
  expect(await refused(box, ['anna'], ['letter-to-frodo'])).toContain(`${why}letter-to-frodo out of the deck`)
  expect(await refused(box, ['anna'])).toBe('')
  expect(await refused('a-muster', ['anna', 'frodo'], ['letter-to-frodo'])).toBe('')
}, 60_000)

test('[LCG-CAMPAIGN-SARUMAN-1] no hero or ally titled Saruman or Gríma may be used in The Treason of Saruman, and an event may', async () => {
  const box = 'the-treason-of-saruman'
  const why = 'no hero and no ally titled'
  expect(await refused(box, ['anna'], ['saruman'])).toContain(`${why} Saruman may be used in "${box}"`)
  expect(await refused(box, ['anna', 'grima'])).toContain(`${why} Gríma may be used in "${box}" of this campaign; take late-war:grima out`)
  expect(await refused(box, ['anna'], ['voice-of-saruman'])).toBe('')
  expect(await refused('the-land-of-shadow', ['anna', 'grima'], ['saruman'])).toBe('')
}, 60_000)

test('[LCG-CAMPAIGN-ARAGORN-3] no card titled Aragorn may be used in The Land of Shadow, and he may be used before and after it', async () => {
  const box = 'the-land-of-shadow'
  expect(await refused(box, ['lcg-core-set:aragorn'])).toContain(
    'no card titled Aragorn may be used in "the-land-of-shadow" of this campaign; take lcg-core-set:aragorn out of the deck',
  )
  expect(await refused(box, ['anna'], ['strider'])).toContain('take late-war:strider out of the deck')
  expect(await refused(box, ['anna'])).toBe('')
  for (const other of ['a-muster', 'after-the-war']) expect(await refused(other, ['lcg-core-set:aragorn'])).toBe('')
}, 60_000)

test('a barred hero need not be used, may be replaced without a penalty, and stays in the log without a replacement', async () => {
  const after = async (...heroes: readonly string[]) => {
    const setup = game(before('the-land-of-shadow', { heroes: { p1: ['Aragorn', 'Anna'] } }), deck(heroes))
    const { outcome } = await lab.play({ setup, seed: 'a seed', bot: 'greedy', record: 'none' })
    return outcome?.figures.record
  }
  expect(await after('anna')).toMatchObject({ heroes: { p1: ['Anna', 'Aragorn'] }, penalty: 0 })
  expect(await after('anna', 'lcg-core-set:gimli')).toMatchObject({ heroes: { p1: ['Anna', 'Gimli'] }, penalty: 0 })
  expect(await after('lcg-core-set:gimli', 'lcg-core-set:legolas')).toMatchObject({ penalty: 1 })
}, 60_000)

test('values for one game only are allowed only in fields for that', () => {
  const [first, ...others] = campaignFile.scenarios
  const said = (record: object) => load({ ...campaignFile, scenarios: [{ ...first, record }, ...others] }).problems
  expect(said({ barred: 'Aragorn' })).toEqual([
    expect.stringContaining('campaign/wrong-value: "barred" of `record` of "a-muster" cannot have that value.'),
  ])
  expect(said({ bared: ['Aragorn'] })).toEqual([expect.stringContaining('Did you mean "barred"?')])
  expect(said({ penalty: 2 })).toEqual([
    expect.stringMatching(
      /campaign\/not-of-scenario: `record` of "a-muster" names "penalty", which games write.*"barred" or "barredCharacters"\./,
    ),
  ])
})
