/**
 * The sentences of the log: bots play each scenario and each campaign below content/, and every sentence that a seat reads must say who did what.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PlayedGame } from '@questwright/lab'
import { loadPacks, type PackBundle, playedCampaign, readPackFolder, rulebookOfPack, rulebooksOfPacks } from '@questwright/packs'
import { usualRulebook } from '@questwright/rulebook'
import { catalogueOf } from '@questwright/table-page/catalogue-of'
import { newLog, recordResult, setupOf, stateOf } from '@questwright/workshop/campaign'
import { type Lab, openLab } from '@questwright/workshop/lab'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../../content', import.meta.url))
const folders = readdirSync(folder).filter((name) => name.startsWith('lcg-'))
const content = loadPacks(
  folders.map((id) => readPackFolder(`${folder}/${id}`)),
  rulebooks,
).flatMap(({ bundle }) => (bundle ? [bundle] : []))

const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle
const deck = (slug: string) => {
  const { heroes, cards } = core.decks[slug] as unknown as { heroes: readonly string[]; cards: { readonly [card: string]: number } }
  const code = (card: string): string => `${core.id}:${card}`
  return {
    name: slug,
    kind: 'starter' as const,
    heroes: heroes.map(code),
    cards: Object.fromEntries(Object.entries(cards).map(([card, count]) => [code(card), count])),
  }
}
const players = [
  { name: 'One', deck: 'leadership' },
  { name: 'Two', deck: 'spirit' },
]
const decks = players.map((player) => deck(player.deck))

let lab: Lab
let catalogue: ReturnType<typeof catalogueOf>
beforeAll(async () => {
  lab = await openLab('native', content)
  catalogue = catalogueOf(content, rulebooks, await lab.catalogue())
})
afterAll(() => lab.close())

/** Patterns that no sentence may match, by the rule that such a sentence breaks. */
const rules: { readonly [rule: string]: RegExp } = {
  'begins with a capital, a number or a quotation mark': /^[^\p{Lu}\d“]/u,
  // a question or exclamation mark is allowed, since titles of cards may end with one
  'ends without a full stop, as all of them do': /[.:,;]$/,
  'says who and what': /^\S+$/,
  'fills every place': /undefined|\[object|[{}]|“”|NaN|\(\)| {2}|: ?$|\bnull\b/,
  'is worded, and no list of its parts': /\((?:[a-z ]+: [^,)]*)(?:, [a-z ]+: [^,)]*)*\)$/,
  'names what it speaks of': /\bsomebody\b|\bsomething\b/i,
}
/** How many sentences for different cards or events may have the same words in succession. */
const MOST_IN_A_ROW = 3

function wrongIn({ story = {} }: PlayedGame): readonly string[] {
  const wrong = new Set<string>()
  for (const entries of Object.values(story)) {
    let [last, before, row] = ['', '', 0]
    for (const { kind, parts } of entries) {
      const said = catalogue.sentence(kind, parts)
      for (const [rule, pattern] of Object.entries(rules)) if (pattern.test(said)) wrong.add(`${rule}: ${kind} “${said}”`)
      // a sentence about cards that its reader may not know says how many ("a card", "3 cards") and never "a hidden card"
      if (/hidden cards?/.test(said)) wrong.add(`names the card: ${kind} “${said}”`)
      // the log shows entries that are equal in all their parts as a single line with a count
      const whole = JSON.stringify([kind, parts])
      row = said === last && whole !== before ? row + 1 : said === last ? row : 1
      if (row > MOST_IN_A_ROW) wrong.add(`is not repeated: ${kind} “${said}”`)
      last = said
      before = whole
    }
  }
  return [...wrong]
}

const scenarios = content.flatMap(({ id, scenarios }) => Object.keys(scenarios).map((slug) => `${id}:scenario/${slug}`))
const campaigns = content.flatMap((pack) => Object.keys(pack.campaigns ?? {}).map((slug) => [`${pack.id}: ${slug}`, pack, slug] as const))

describe('a log that every seat reads', { timeout: 120_000 }, () => {
  it.each(scenarios)('of %s says who and what', async (scenario) => {
    const mode = scenario.startsWith('lcg-nightmare') ? 'nightmare' : 'standard'
    const setup = { kind: 'scenario', scenario, mode, decks } as const
    for (const bot of ['random', 'greedy'] as const) {
      const played = await lab.play({ setup, seed: 'the log', bot, record: 'none', story: 'told' })
      expect(Object.values(played.story ?? {}).map(({ length }) => length > 50)).toEqual([true, true])
      expect(wrongIn(played)).toEqual([])
    }
  })

  it.each(campaigns)('of the campaign %s says who and what', async (_name, pack, slug) => {
    const campaign = playedCampaign(pack, slug, content, rulebookOfPack(pack, content, rulebooks))
    if (campaign === undefined) throw new Error(`no campaign ${slug}`)
    let log = newLog(campaign, players, 'the log')
    let games = 0
    while (stateOf(campaign, log).next !== undefined && games < 12) {
      games++
      const setup = setupOf(campaign, log, { decks, mode: 'standard' })
      const played = await lab.play({ setup, seed: `the log ${games}`, bot: 'greedy', record: 'none', story: 'told' })
      expect(wrongIn(played)).toEqual([])
      log = recordResult(campaign, log, { result: 'won', record: (played.outcome?.figures.record ?? {}) as never })
    }
    expect(games).toBeGreaterThan(0)
  })
})

describe('the log has a sentence', () => {
  const game = usualRulebook(rulebooks)
  const { events, messages } = rulebooksOfPacks(content, rulebooks).lcg ?? game
  const ofSystems = Object.keys(events).filter((kind) => game.events[kind] === undefined)
  it('for the happenings of several systems', () => expect(ofSystems.length).toBeGreaterThan(10))
  it.each(ofSystems)('for each happening of a system: %s', (kind) => {
    const { parts = {} } = events[kind] ?? {}
    const said = messages[kind] ?? ''
    expect(said).not.toBe('')
    // the card or player whose action it is must be named in the sentence
    const subject = { card: '{card}', player: '{seat}' }[String(parts.subject)]
    if (subject !== undefined) expect(said).toContain(subject)
  })
})
