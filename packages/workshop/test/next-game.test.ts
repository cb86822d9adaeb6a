/** The next game of a campaign, from its log and the packs of the workspace. */
import type { PackBundle } from '@questwright/packs/types'
import { engineModules, openRealm } from '@questwright/realm'
import { expect, it } from 'vitest'
import { newLog, stateOf } from '../src/campaign/index.ts'
import { foreseenOf, preparedGame, withDecks } from '../src/campaign/next-game.ts'
import { campaignsOf, openCampaign } from '../src/campaign/open-campaign.ts'
import { withTableGame } from '../src/campaign/table-game.ts'
import { type DeckChoice, deckNamed } from '../src/page/deck-choices.ts'
import { packsOfPlayed } from '../src/page/packs-of-played.ts'
import { games } from '../src/running/games.ts'

const pack = (id: string, more: object = {}) =>
  ({
    ...{ id, name: `@ann/${id}`, packVersion: '1.0.0', game: 'lcg', api: 1, hash: `hash of ${id}`, dependencies: [] },
    ...{ cards: {}, keywords: {}, scenarios: {}, decks: {}, scripts: [], scenes: [], hashes: {}, text: {}, ...more },
  }) as unknown as PackBundle
const heroes = pack('heroes')
const road = pack('road', {
  scenarios: { mill: { quest: [], encounterSets: [] }, tower: { quest: [], encounterSets: [] } },
  campaigns: {
    'long-road': {
      scenarios: [
        { name: 'mill', scenario: 'mill' },
        { name: 'tower', scenario: 'tower', was: ['keep'] },
      ],
    },
  },
  text: { en: { cards: {}, scenarios: { mill: { title: 'The Mill' } }, campaigns: { 'long-road': { title: 'The Long Road' } } } },
})
const bundles = [heroes, road, pack('elsewhere')]
const deck = (slug: string): DeckChoice => ({
  ...{ code: `heroes:${slug}`, pack: 'heroes', slug, title: slug.toUpperCase(), begins: [], count: 0 },
  deck: { format: 'questwright-deck', version: 1, kind: 'starter', heroes: [], cards: {} } as unknown as DeckChoice['deck'],
})
const open = openCampaign('road:campaign/long-road', bundles)
if (!open) throw new Error('the campaign is not found')
const log = newLog(open.campaign, [{ name: 'Anna', deck: 'heroes:riders' }], 'one run')
const next = { open, log, decks: [deck('riders')], mode: 'standard', hands: 'open' } as const

it('a campaign is found by either form of its code, and its scenarios by the names that they have or had', () => {
  expect(openCampaign('road:long-road', bundles)?.campaign.title).toBe('The Long Road')
  expect(openCampaign('road:short-road', bundles)).toBeUndefined()
  expect(openCampaign('gone:long-road', bundles)).toBeUndefined()
  expect(campaignsOf(bundles).map(({ slug }) => slug)).toEqual(['long-road'])
  expect([open.choiceOf('mill')?.title, open.choiceOf('keep')?.code, open.choiceOf('bridge')]).toEqual([
    'The Mill',
    'road:tower',
    undefined,
  ])
})

it('the next game has the record of the log, the chosen decks, and no other packs than it needs', () => {
  const { packs, game } = preparedGame(next, bundles, '42')
  expect(packs.map(({ id }) => id)).toEqual(['heroes', 'road'])
  expect(game).toMatchObject({ scenario: 'road:mill', seed: '42', viewer: 'p1' })
  expect(game.setup).toMatchObject({ scenario: 'road:scenario/mill', mode: 'standard', decks: [{ name: 'RIDERS' }], record: {} })
  const gone = { ...next, open: { ...open, choiceOf: () => undefined } }
  expect(() => preparedGame(gone, bundles, '42')).toThrow('No pack of the workspace has the scenario road:scenario/mill.')
})

it('the reason why a setup cannot be played is a sentence', async () => {
  const { modules } = await engineModules(games.lcg, [])
  const openRealmOnce = () => openRealm({ kind: 'native', place: 'in-thread', engine: modules })
  const strange = { ...deck('riders'), deck: { ...deck('riders').deck, heroes: ['gone'] } as unknown as DeckChoice['deck'] }
  const told = await foreseenOf(next, preparedGame({ ...next, decks: [strange] }, bundles, '42'), openRealmOnce)
  expect(told).toEqual({
    state: 'refused',
    message: 'The deck "RIDERS" names the card heroes:gone, which no loaded pack has; load the pack or take the card out.',
  })
})

it('the log stores the decks with which its players continue, and is unchanged if they are the same', () => {
  expect(withDecks(log, [deck('riders')])).toBeUndefined()
  expect(withDecks(log, [deck('archers')])).toEqual({ ...log, players: [{ name: 'Anna', deck: 'heroes:archers' }] })
})

it('a deck of a log is found by its code, or by a name that only one deck has', () => {
  const decks = [deck('riders'), deck('archers'), { ...deck('archers'), code: 'road:archers', pack: 'road' }]
  expect(deckNamed('heroes:archers', decks)?.pack).toBe('heroes')
  expect(deckNamed('RIDERS', decks)?.code).toBe('heroes:riders')
  expect(deckNamed('archers', decks)).toBeUndefined()
})

it('a finished game is added to the log with its setup, and only if it is the next game of the log', () => {
  const { setup } = preparedGame(next, bundles, '42').game
  const outcome = { result: 'won', why: { code: 'won.last-stage', parts: {} }, figures: { rounds: 7, score: { total: 90 } } } as never
  const on = withTableGame(open.campaign, log, { outcome, setup, seed: '42' }, 'recorded')
  expect(on.entries).toMatchObject([{ at: 'mill', seed: '42', mode: 'standard', decks: ['RIDERS'], rounds: 7, score: 90 }])
  expect(stateOf(open.campaign, on).next?.name).toBe('tower')
  expect(() => withTableGame(open.campaign, on, { outcome, setup, seed: '42' }, 'recorded')).toThrow(
    'This game is not recorded: it is of road:scenario/mill, and "tower" (road:scenario/tower) is next.',
  )
})

it('a game of the history is opened with the present packs; missing and changed packs are named', () => {
  const game = (...packs: readonly object[]) => ({ replay: { packs } }) as unknown as Parameters<typeof packsOfPlayed>[0]
  const own = { name: '@ann/road', version: '1.0.0', hash: 'hash of road' }
  expect(packsOfPlayed(game(own, { name: '@ann/heroes', version: '0.9.0', hash: 'older' }), bundles)).toEqual({
    packs: [heroes, road],
    changed: ['heroes'],
  })
  expect(() => packsOfPlayed(game({ name: '@ann/gone', version: '2.0.0', hash: '' }), bundles)).toThrow('@ann/gone 2.0.0')
})
