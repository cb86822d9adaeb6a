import type { PackBundle } from '@questwright/packs'
import { playedCampaign, rulebookOfPack, withGround } from '@questwright/packs'
import {
  type CampaignLog,
  type CampaignRecord,
  campaignLogFormat,
  logIssues,
  newLog,
  recordResult,
  setupOf,
  stateOf,
} from '@questwright/workshop/campaign'
import { type Lab, openLab } from '@questwright/workshop/lab'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { simulateCampaigns } from '@questwright/workshop/simulate-campaigns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryPacks } from './content.ts'

/** Campaigns from beginning to end: their logs are passed to games in both realms, and the records that the games leave are recorded again. */

const { content, fixtures } = repositoryPacks()
const all = [...content, ...fixtures]
const pack = all.find(({ id }) => id === 'rules-campaigns') as PackBundle
const rulebook = rulebookOfPack(pack, all, rulebooks)
const campaign = playedCampaign(pack, 'weald', all, rulebook)
if (campaign === undefined) throw new Error('the fixture has no campaign')
const packs = withGround([pack], all)
const deck = (heroes: readonly string[], cards: { readonly [slug: string]: number } = { lantern: 12 }) => ({
  name: heroes.join(' and '),
  kind: 'starter' as const,
  heroes: heroes.map((slug) => `rules-campaigns:${slug}`),
  cards: Object.fromEntries(Object.entries(cards).map(([slug, copies]) => [`rules-campaigns:${slug}`, copies])),
})
type Deck = ReturnType<typeof deck>
const players = [{ name: 'One', deck: 'first' }]
const begun = (record: CampaignRecord = {}) => newLog(campaign, players, 'a run', { record })

const labs: { [realm: string]: Lab } = {}
beforeAll(async () => {
  for (const realm of ['native', 'quickjs'] as const) labs[realm] = await openLab(realm, packs)
})
afterAll(() => {
  for (const lab of Object.values(labs)) lab.close()
})

function play(log: CampaignLog, decks: readonly Deck[], realm = 'native', seed = 'a seed') {
  const setup = setupOf(campaign as NonNullable<typeof campaign>, log, { decks, mode: 'standard' })
  return (labs[realm] as Lab).play({ setup, seed, bot: 'greedy', record: 'none' })
}

/** Why a game with these decks cannot start; empty where it can. */
async function refused(record: CampaignRecord, ...decks: readonly Deck[]): Promise<string> {
  try {
    await play(begun(record), decks)
    return ''
  } catch (thrown) {
    return (thrown as Error).message
  }
}

test('a bot plays a campaign from end to end, its log follows the branches, and the logs of both realms are equal', async () => {
  const end = async (realm: string) => {
    let log = begun()
    const hashes: string[] = []
    while (stateOf(campaign, log).next !== undefined) {
      const { outcome, hash, faults } = await play(log, [deck(['anna', 'bertil', 'cora'])], realm, `game ${log.entries.length}`)
      expect(faults).toEqual([])
      hashes.push(hash)
      log = recordResult(campaign, log, { result: outcome?.result ?? 'stuck', record: outcome?.figures.record as CampaignRecord })
      if (log.entries.length > 20) throw new Error('no end')
    }
    return { log, hashes }
  }
  const [native, quickjs] = [await end('native'), await end('quickjs')]
  expect(quickjs).toEqual(native)
  const won = native.log.entries.filter(({ counts }) => counts === 'recorded')
  // the campaign card of the mill wrote the note that selects the branch over the bridge
  expect(won.map(({ at }) => at)).toEqual(['mill', 'bridge', 'tower'])
  expect(won.at(-1)?.record).toMatchObject({
    heroes: { p1: ['Anna', 'Bertil', 'Cora'] },
    notes: { path: 'south' },
    pool: [{ card: 'rules-campaigns:bad-dream' }, { card: 'rules-campaigns:lucky-coin', on: 'Anna' }],
  })
  expect(logIssues(campaign, native.log, rulebook.record)).toEqual([])
  expect(campaignLogFormat.read(campaignLogFormat.write(native.log))).toEqual({ value: native.log })
}, 120_000)

test('[LCG-CAMPAIGN-FALLEN-1][LCG-CAMPAIGN-FALLEN-2] a fallen hero is refused for all players, as hero and as ally', async () => {
  const record = { heroes: { p1: ['Anna'], p2: ['Bertil'] }, fallen: ['Anna'] }
  expect(await refused(record, deck(['cora']), deck(['bertil', 'anna']))).toContain('Anna has fallen in this campaign')
  expect(await refused(record, deck(['cora'], { lantern: 9, 'anna-the-scout': 3 }), deck(['bertil']))).toContain(
    'take rules-campaigns:anna-the-scout out of the deck',
  )
  expect(await refused(record, deck(['cora']), deck(['bertil']))).toBe('')
}, 60_000)

test('[LCG-CAMPAIGN-FALLEN-4] a fallen hero may be used again only if no other hero is left', async () => {
  const heroes = { p1: ['Anna', 'Bertil'] }
  const both = deck(['anna', 'bertil'])
  expect(await refused({ heroes, fallen: ['Anna', 'Cora'] }, both)).toContain(
    'take rules-campaigns:anna out of the deck, and another hero such as Dag (rules-campaigns:dag) in that place',
  )
  expect(await refused({ heroes, fallen: ['Anna', 'Cora', 'Dag'] }, both)).toBe('')
  // a hero who is barred cannot be chosen either
  expect(await refused({ heroes, fallen: ['Anna', 'Cora'], barred: ['Dag'] }, both)).toBe('')
  // Dag has not fallen, and the deck needs two heroes: one fallen hero may be used again beside Dag, two may not
  expect(await refused({ heroes, fallen: ['Anna', 'Bertil', 'Cora'] }, both)).toContain('Anna has fallen in this campaign')
  expect(await refused({ heroes, fallen: ['Anna', 'Bertil', 'Cora'] }, deck(['anna', 'dag']))).toBe('')
  // Anna is not among this player's recorded heroes, so she may not be used again, although no other hero is left
  expect(await refused({ heroes: { p1: ['Bertil'] }, fallen: ['Anna', 'Cora', 'Dag'] }, both)).toContain('Anna has fallen')
}, 60_000)

test('[LCG-CAMPAIGN-HERO-1][LCG-CAMPAIGN-HERO-2] each recorded hero must be used, or be exchanged by its player', async () => {
  const record = { heroes: { p1: ['Anna', 'Bertil', 'Cora'] } }
  expect(await refused(record, deck(['anna', 'bertil', 'cora'], { lantern: 2 }))).toBe('')
  expect(await refused(record, deck(['anna', 'bertil']))).toContain('Cora stands in the campaign log and must be used')
  expect(await refused(record, deck(['anna', 'bertil', 'dag']))).toBe('')
  // a hero that another player adds does not replace a hero of this player; players may also pass heroes to each other, and one of them
  // then has fewer
  const pair = { heroes: { p1: ['Anna', 'Cora'], p2: ['Bertil'] } }
  expect(await refused(pair, deck(['anna']), deck(['bertil', 'dag']))).toContain('Cora stands in the campaign log and must be used')
  expect(await refused(pair, deck(['anna', 'bertil']), deck(['dag']))).toBe('')
  expect(await refused(pair, deck(['dag']), deck(['bertil', 'anna']))).toBe('')
  const two = { heroes: { p1: ['Anna', 'Berta', 'Carl'] } }
  expect(await refused(two, deck(['anna', 'bertil', 'dag']))).toContain('each player may exchange one hero before a game')
}, 60_000)

test('[LCG-CAMPAIGN-BOON-1] a boon that was not earned is refused in a deck, and an earned one may be in the decks once', async () => {
  const songs = (copies: number) => deck(['anna'], { lantern: 9, 'old-song': copies })
  expect(await refused({}, songs(1))).toContain(
    '1 of Old Song (rules-campaigns:old-song) in the decks, and 0 earned in this campaign; take 1 out',
  )
  const pool = [{ card: 'rules-campaigns:old-song' }]
  expect(await refused({ pool }, songs(2))).toContain('2 of Old Song')
  expect(await refused({ pool }, songs(1))).toBe('')
  // a boon with the back of an encounter card is not shuffled into the deck, but must be earned too
  expect(await refused({}, deck(['anna'], { lantern: 9, 'fair-wind': 1 }))).toContain('1 of Fair Wind')
}, 60_000)

const taken = (slug: string, title: string) =>
  `${title} has fallen in this campaign, and nobody may use a hero or an ally of that name; take rules-campaigns:${slug} out of the deck`
const barred = (kind: string, slug: string, title: string) =>
  `no ${kind} titled ${title} may be used in "mill" of this campaign; take rules-campaigns:${slug} out of the deck`
const needed = (title: string) =>
  `${title} stands in the campaign log and must be used; take ${title}, or another hero who does not stand there in that place`
const exchanged = (titles: string, last: string) =>
  `${titles} stand in the campaign log and are not used; each player may exchange one hero before a game, so take ${last} again`
const unearned = (copies: number, slug: string, title: string, earned: number) =>
  `${copies} of ${title} (rules-campaigns:${slug}) in the decks, and ${earned} earned in this campaign; take ${copies - earned} out`

const games: readonly (readonly [situation: string, refusal: string, record: CampaignRecord, ...decks: Deck[]])[] = [
  [
    'a fallen hero in the deck of the second player',
    `${taken('anna', 'Anna')}, and another hero such as Dag (rules-campaigns:dag) in that place`,
    { fallen: ['Anna', 'Cora'] },
    deck(['bertil']),
    deck(['anna']),
  ],
  ['an ally of that name', taken('anna-the-scout', 'Anna'), { fallen: ['Anna'] }, deck(['cora'], { lantern: 9, 'anna-the-scout': 3 })],
  ['an event of that name', '', { fallen: ['Old Song'], pool: [{ card: 'rules-campaigns:old-song' }] }, deck(['cora'], { 'old-song': 1 })],
  [
    'a barred card',
    barred('card', 'lantern', 'Lantern Bearer'),
    { barred: ['Lantern Bearer'], barredCharacters: ['Anna'] },
    deck(['anna']),
  ],
  ['a barred hero', barred('hero and no ally', 'anna', 'Anna'), { barredCharacters: ['Anna'] }, deck(['anna'])],
  [
    'a barred ally',
    barred('hero and no ally', 'anna-the-scout', 'Anna'),
    { barredCharacters: ['Anna'] },
    deck(['cora'], { 'anna-the-scout': 1 }),
  ],
  [
    'an event with the name of a barred character',
    '',
    { barredCharacters: ['Old Song'], pool: [{ card: 'rules-campaigns:old-song' }] },
    deck(['cora'], { 'old-song': 1 }),
  ],
  [
    'two heroes of a player and one of another are missing',
    exchanged('Anna and Berta and Carl', 'Carl'),
    { heroes: { p1: ['Anna'], p2: ['Berta', 'Carl'] } },
    deck(['cora']),
    deck(['bertil', 'dag']),
  ],
  ['each player exchanges a hero', '', { heroes: { p1: ['Anna'], p2: ['Berta'] } }, deck(['cora']), deck(['bertil'])],
  [
    'one player exchanges a hero, and another leaves one out',
    needed('Cora'),
    { heroes: { p1: ['Anna'], p2: ['Bertil', 'Cora'] } },
    deck(['dag']),
    deck(['bertil']),
  ],
  [
    'the player of the missing hero got another hero of the log',
    needed('Cora'),
    { heroes: { p1: ['Anna', 'Cora'], p2: ['Bertil', 'Dag'] } },
    deck(['anna', 'bertil']),
    deck(['dag']),
  ],
  [
    'more copies than earned, beside another earned card',
    unearned(2, 'old-song', 'Old Song', 1),
    { pool: [{ card: 'rules-campaigns:old-song' }, { card: 'rules-campaigns:fair-wind' }] },
    deck(['anna'], { lantern: 9, 'old-song': 2 }),
  ],
  ['a burden that nobody earned', unearned(1, 'heavy-heart', 'Heavy Heart', 0), {}, deck(['anna'], { lantern: 9, 'heavy-heart': 1 })],
]

for (const [situation, refusal, record, ...decks] of games)
  test(`the decks of a campaign game: ${situation}`, async () => {
    expect(await refused(record, ...decks)).toBe(refusal === '' ? '' : `playGame: BadSetup: ${refusal}`)
  }, 60_000)

test.each([
  [{}, 'none'],
  [{ path: '', way: '' }, 'path, way'],
])(
  'a card that writes a note that the log does not have is named with the notes that there are: %j',
  async (notes, those) => {
    const setup = setupOf(campaign, begun({ notes }), { decks: [deck(['anna'])], mode: 'standard' })
    const { faults } = await (labs.native as Lab).play({
      setup: { ...setup, rules: ['lcg-campaigns:system/campaign', 'rules-campaigns:lost-tale'], record: { notes } },
      ...{ seed: 'a seed', bot: 'greedy', record: 'none' },
    })
    expect(faults.map(({ message }) => message)).toEqual([
      `Error: the campaign log has no note "pat"; it has ${those}. Write it under "notes" of "record" in the campaign`,
    ])
  },
  60_000,
)

test('a log with wrong fields, edited by hand, starts no game, and the message says what the fields may contain', async () => {
  expect(await refused({ penalty: 'three' }, deck(['anna']))).toContain(
    '"penalty" in the record of the game must be a whole number such as 2',
  )
  expect(await refused({ penalti: 3 }, deck(['anna']))).toContain("did you mean 'penalty'?")
}, 60_000)

test('campaigns that bots play from end to end have the same results in both realms, and each time', async () => {
  const simulate = (realm: 'native' | 'quickjs', seed = 'a seed', heroes = ['anna', 'bertil', 'cora']) =>
    simulateCampaigns(undefined, {
      ...{ campaign, rulebook, players, packs, realm, seed, games: 2, attempts: 2, bot: 'greedy' },
      deal: { decks: [deck(heroes)], mode: 'standard' },
    })
  const native = await simulate('native')
  expect(native).toMatchObject({ campaigns: 2, won: 2, asIfWon: 0, died: 0 })
  expect(native.scenarios.map(({ name, campaigns, won }) => [name, campaigns, won])).toEqual([
    ['mill', 2, 2],
    ['bridge', 2, 2],
    ['tower', 2, 2],
  ])
  expect(native.scenarios[0]?.record).toEqual({ fallen: 0, penalty: 0, pool: 2 })
  expect(await simulate('quickjs')).toEqual(native)
  expect((await simulate('native', 'another')).hash).not.toBe(native.hash)
  // a campaign ends with a game that cannot begin, and the report names the scenario and the error
  const refused = await simulate('native', 'a seed', [])
  expect(refused).toMatchObject({ won: 0, died: 2, games: 0 })
  expect(Object.keys(refused.scenarios[0]?.died ?? {})[0]).toContain('a player begins with one to three')
}, 120_000)

test('[LCG-CAMPAIGN-EXPERT-1] in an expert campaign the damage at the end of a won game is on the heroes when the next game begins, in both realms', async () => {
  const rules = campaign.options.map(({ code }) => code)
  expect(rules).toEqual(['lcg-campaigns:system/expert-campaign'])
  const end = async (realm: string) => {
    let log = newLog(campaign, players, 'a run', { rules, record: { wounds: { Anna: 2 } } })
    const { outcome, hash } = await play(log, [deck(['anna', 'bertil', 'cora'])], realm)
    log = recordResult(campaign, log, { result: outcome?.result ?? 'stuck', record: outcome?.figures.record as CampaignRecord })
    return { hash, wounds: stateOf(campaign, log).record.wounds, issues: logIssues(campaign, log, rulebook.record) }
  }
  // no card of the scenario deals damage, and the bot does not heal heroes at the price of threat
  expect(await end('native')).toEqual({ hash: expect.any(String), wounds: { Anna: 2 }, issues: [] })
  expect(await end('quickjs')).toEqual(await end('native'))
}, 60_000)

test('after the allowed number of losses a simulated campaign continues as if the scenario were won, and the report says so', async () => {
  const road = { ...campaign, scenarios: campaign.scenarios.slice(0, 1).map((one) => ({ ...one, next: [] })) }
  const report = await simulateCampaigns(undefined, {
    // with such a threat a game is lost as it begins
    ...{ campaign: { ...road, record: { ...road.record, penalty: 60 } }, rulebook, players, packs },
    ...{ realm: 'native', seed: 'a seed', games: 2, attempts: 3, bot: 'greedy' },
    deal: { decks: [deck(['anna'])], mode: 'standard' },
  })
  expect(report).toMatchObject({ won: 0, asIfWon: 2, died: 0, games: 6 })
  expect(report.scenarios).toMatchObject([{ name: 'mill', games: 6, won: 0, asIfWon: 2, attempts: 3, record: { penalty: 60 } }])
}, 120_000)
