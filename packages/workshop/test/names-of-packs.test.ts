/** Packs of different authors that define the same names are used in one game: each pack uses its own definition. */
import {
  checkDecks,
  checkPacks,
  deckCatalogue,
  linkedGame,
  loadPacks,
  type PackBundle,
  type PackFiles,
  playedScenario,
  rulebookOfPack,
} from '@questwright/packs'
import { type PlayedCampaign, playedCampaign } from '@questwright/packs/browser'
import { describe, expect, test } from 'vitest'
import { newLog, recordResult, setupOf, stateOf, whyNotNext } from '../src/campaign/index.ts'
import { rulebooks } from '../src/page/rulebooks.ts'
import { runPackScenes } from '../src/scenes/run-pack-scenes.ts'
import { bothPack, huntPack } from './fixtures/two-hunts.ts'

const load = (...packs: readonly PackFiles[]): PackBundle[] => {
  const loaded = loadPacks(packs, rulebooks)
  expect(loaded.flatMap(({ problems }) => problems)).toEqual([])
  return loaded.map(({ bundle }) => bundle as PackBundle)
}

describe('in both realms', () => {
  const hashes: (string | undefined)[][] = []
  test.each(['native', 'quickjs'] as const)(
    'the scenes of two packs with one short id that define the same names of all kinds pass (%s), also in one game',
    async (kind) => {
      const [one, two, both] = load(
        huntPack('@ann/hunt', 1),
        huntPack('@bob/hunt', 2),
        bothPack('@cid/both', '@ann/hunt', '@bob/hunt', ['ann_hunt', 'bob_hunt']),
      )
      const packs = [one, two, both] as PackBundle[]
      const { problems, results } = await runPackScenes({
        kind,
        packs,
        tested: packs.map(({ id }) => id),
        waysOf: () => ['straight', 'strict', 'undo', 'load'],
      })
      expect(problems).toEqual([])
      expect(results.map(({ pack, title, status, message }) => [pack, title, status, message])).toEqual(
        results.map(({ pack, title }) => [pack, title, 'passed', undefined]),
      )
      expect(results).toHaveLength(14)
      hashes.push(results.map(({ hash }) => hash))
    },
  )

  test('and end in the same states', () => {
    expect(hashes[0]?.every((hash) => typeof hash === 'string')).toBe(true)
    expect(hashes[1]).toEqual(hashes[0])
  })
})

test.each([
  ['of two ids', '@ann/one', '@bob/two', ['one', 'two']],
  ['of one short id', '@ann/hunt', '@bob/hunt', ['ann_hunt', 'bob_hunt']],
  ['of one short id, named in full', '@ann/hunt', '@bob/hunt', ['@ann/hunt', '@bob/hunt']],
] as const)('the check reports nothing about packs %s', (_, first, second, names) => {
  const packs = load(huntPack(first, 1), huntPack(second, 2), bothPack('@cid/both', first, second, names))
  expect(checkPacks(packs, rulebooks).filter(({ severity, code }) => severity === 'error' || code.startsWith('name/'))).toEqual([])
})

test('packs without such names are returned unchanged', () => {
  const packs = load(huntPack('@ann/one', 1))
  expect(linkedGame(packs)).toBe(packs)
})

describe('the log of a campaign', () => {
  const [ann, bob, both] = load(
    huntPack('@ann/hunt', 1),
    huntPack('@bob/hunt', 2),
    bothPack('@cid/both', '@ann/hunt', '@bob/hunt', ['@ann/hunt', '@bob/hunt']),
  ) as [PackBundle, PackBundle, PackBundle]
  const campaignOf = (pack: PackBundle, slug: string, packs: readonly PackBundle[]) =>
    playedCampaign(pack, slug, packs, rulebookOfPack(pack, packs, rulebooks)) as PlayedCampaign
  const players = [{ name: 'Anna', deck: 'both:hunters' }]
  const deal = { decks: [], mode: 'standard' }
  const recordIn = (setup: object) => (setup as { readonly record?: unknown }).record

  test('has the bare name of its own field, also where another pack brings the same name', () => {
    const campaign = campaignOf(ann, 'hunts', [ann, bob, both])
    const log = newLog(campaign, players, 'one run')
    expect(log.record).toEqual({ kills: 3 })
    const setup = setupOf(campaign, log, deal)
    expect(recordIn(setup)).toEqual({ 'ann_hunt:kills': 3 })
    expect(whyNotNext(campaign, log, setup)).toBeUndefined()
    // a game that began before the other pack was installed
    expect(whyNotNext(campaign, log, { ...setup, record: { kills: 3 } } as never)).toBeUndefined()
    const left = { 'ann_hunt:kills': 5, 'bob_hunt:kills': 1 }
    expect(recordResult(campaign, log, { result: 'won', record: left }).entries[0]?.record).toEqual({ kills: 5 })
    expect(recordResult(campaign, log, { result: 'won', record: { kills: 5 } }).entries[0]?.record).toEqual({ kills: 5 })
  })

  test('has both fields with their packs where its pack depends on both, and a way asks for one of them', () => {
    const campaign = campaignOf(both, 'both-hunts', [ann, bob, both])
    const log = newLog(campaign, players, 'one run')
    expect(log.record).toEqual({ 'ann_hunt:kills': 3, 'bob_hunt:kills': 4 })
    expect(recordIn(setupOf(campaign, log, deal))).toEqual(log.record)
    const nextAfter = (record: { readonly [field: string]: number }) =>
      stateOf(campaign, recordResult(campaign, log, { result: 'won', record })).next?.name
    expect(nextAfter({ 'ann_hunt:kills': 9, 'bob_hunt:kills': 4 })).toBe('other')
    expect(nextAfter({ 'ann_hunt:kills': 3, 'bob_hunt:kills': 9 })).toBe('again')
  })

  test('has bare names in games where no other pack is loaded', () => {
    const campaign = campaignOf(ann, 'hunts', [ann])
    expect(campaign.sharedFields).toEqual({})
    expect(recordIn(setupOf(campaign, newLog(campaign, players, 'one run'), deal))).toEqual({ kills: 3 })
  })
})

test('decks are checked against the starting cards and deck cards that the pack of the scenario uses', () => {
  const packs = load(
    huntPack('@ann/hunt', 1),
    huntPack('@bob/hunt', 2),
    bothPack('@cid/both', '@ann/hunt', '@bob/hunt', ['ann_hunt', 'bob_hunt']),
  )
  const catalogue = deckCatalogue(packs, rulebooks)
  const codes = (pack: string, scenario: string, hero: string, card: string): string[] =>
    checkDecks(
      [{ name: 'D', deck: { format: 'questwright-deck', version: 1, name: 'D', kind: 'starter', heroes: [hero], cards: { [card]: 1 } } }],
      catalogue,
      playedScenario(packs.find(({ id }) => id === pack) as PackBundle, scenario),
    ).flatMap(({ code, severity }) => (severity === 'error' && code === 'deck/not-in-scenario' ? [code] : []))
  const refused = ['deck/not-in-scenario']
  expect(codes('ann_hunt', 'trail', 'ann_hunt:tracker', 'ann_hunt:snare')).toEqual([])
  expect(codes('ann_hunt', 'trail', 'bob_hunt:tracker', 'ann_hunt:snare')).toEqual(refused)
  expect(codes('ann_hunt', 'trail', 'ann_hunt:tracker', 'bob_hunt:snare')).toEqual(refused)
  expect(codes('both', 'long-trail', 'bob_hunt:tracker', 'ann_hunt:snare')).toEqual([])
  expect(codes('both', 'long-trail', 'ann_hunt:tracker', 'ann_hunt:snare')).toEqual(refused)
  expect(codes('both', 'long-trail', 'bob_hunt:tracker', 'bob_hunt:snare')).toEqual(refused)
})
