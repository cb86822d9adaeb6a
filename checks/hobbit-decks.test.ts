import { checkDecks, type DeckFacts, deckCatalogue, type PackBundle, playedScenario, withGround } from '@questwright/packs'
import { type Lab, openLab } from '@questwright/workshop/lab'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryPacks } from './content.ts'

/**
 * Decks with Bilbo, treasures and cards of his sphere. The saga's pack defines the rules for them, and pages and games apply them in the same way.
 */

const { content, fixtures } = repositoryPacks()
const all = [...content, ...fixtures]
const packNamed = (id: string) => all.find((pack) => pack.id === id) as PackBundle
const SAGA = 'lcg-the-hobbit-saga'
const find = deckCatalogue(all, rulebooks)
const packs = withGround([packNamed('rules-hobbit')], all)

const bilbo = `${SAGA}:bilbo-baggins`
const otherBilbo = `${SAGA}:bilbo-baggins-on-the-doorstep`
const three = ['lcg-core-set:gloin', 'lcg-core-set:eowyn', 'lcg-core-set:beravor']
const fifty: { [code: string]: number } = Object.fromEntries(
  Object.entries(packNamed('lcg-core-set').cards).flatMap(([slug, { type }]) => (type === 'ally' ? [[`lcg-core-set:${slug}`, 3]] : [])),
)
const deck = (heroes: readonly string[], cards: { readonly [code: string]: number } = {}): DeckFacts => ({
  format: 'questwright-deck',
  version: 1,
  kind: 'custom',
  heroes,
  cards: { ...fifty, ...cards },
})

/** The findings of pages about decks in a scenario. */
const said = (pack: string, scenario: string, ...decks: readonly DeckFacts[]) =>
  checkDecks(
    decks.map((one, i) => ({ name: `deck ${i + 1}`, deck: one })),
    find,
    playedScenario(packNamed(pack), scenario),
  )
    .filter(({ severity }) => severity === 'error')
    .map(({ message, remedy }) => `${message} ${remedy}`)

let lab: Lab
beforeAll(async () => {
  lab = await openLab('native', packs)
})
afterAll(() => lab.close())

/** Why a game with these decks cannot start; empty where it can. */
async function refused(scenario: string, record: object, ...decks: readonly DeckFacts[]): Promise<string> {
  const setup = {
    kind: 'scenario' as const,
    scenario,
    mode: 'standard',
    decks: decks.map(({ heroes, cards }, i) => ({ name: `deck ${i + 1}`, kind: 'custom' as const, heroes, cards })),
    record,
  }
  try {
    await lab.play({ setup: setup as never, seed: 'hobbit', bot: 'random', record: 'none' })
    return ''
  } catch (thrown) {
    return (thrown as Error).message
  }
}
const away = `${SAGA}:scenario/we-must-away-ere-break-of-day`
const pass = 'rules-hobbit:scenario/misty-pass'
const mirkwood = 'lcg-core-set:scenario/passage-through-mirkwood'

test('[LCG-BILBO-1] a deck may begin with three heroes and the Bilbo of the scenario, or without him, but not with another Bilbo', async () => {
  const own = (...heroes: string[]) => said(SAGA, 'we-must-away-ere-break-of-day', deck(heroes))
  expect(own(...three)).toEqual([])
  expect(own(...three, bilbo)).toEqual([])
  expect(own(...three, otherBilbo)).toEqual([
    'deck 1 begins with another Bilbo Baggins than We Must Away, Ere Break of Day is played with. Take Bilbo Baggins out: the scenario adds its own, and allows no other.',
  ])
  expect(await refused(away, {}, deck([...three, otherBilbo]))).toContain('is played with a hero of the Baggins sphere of its own')
  expect(await refused(away, {}, deck([...three, bilbo]))).toBe('')
  expect(await refused(away, {}, deck(['lcg-core-set:gloin', bilbo]), deck(['lcg-core-set:thalin', otherBilbo]))).toContain(
    'cannot begin one game, which has 1',
  )
}, 60_000)

test('[LCG-BILBO-1] beside the Bilbo of the scenario no deck may begin with another hero of that title; a deck may contain an ally of that title', () => {
  const named = (type: string) => ({ type, game: 'lcg', title: 'Bilbo Baggins', fits: 'lore' })
  const withOthers = Object.assign(
    (code: string) => (code === 'own:bilbo' ? named('hero') : code === 'own:bilbo-ally' ? named('ally') : find(code)),
    { rulebooks: find.rulebooks },
  )
  const errors = (one: DeckFacts) =>
    checkDecks([{ name: 'Mine', deck: one }], withOthers, playedScenario(packNamed(SAGA), 'we-must-away-ere-break-of-day'))
      .filter(({ severity }) => severity === 'error')
      .map(({ remedy }) => remedy)
  expect(errors(deck(['lcg-core-set:gloin', 'own:bilbo']))).toEqual([
    'Take own:bilbo out: with a hero of the Baggins sphere no deck of a game begins with another card of that title.',
  ])
  expect(errors(deck(['lcg-core-set:gloin'], { 'own:bilbo-ally': 1 }))).toEqual([])
})

test('[LCG-BILBO-5] Bilbo, cards of his sphere and treasures are allowed only in scenarios that say so', async () => {
  const core = (...decks: DeckFacts[]) => said('lcg-core-set', 'passage-through-mirkwood', ...decks)
  expect(core(deck([...three, bilbo]))).toEqual([
    'deck 1 begins with Bilbo Baggins, and Passage Through Mirkwood is not played with heroes of the Baggins sphere. Take Bilbo Baggins out, or play a scenario that is played with heroes of the Baggins sphere.',
  ])
  expect(core(deck(three, { [`${SAGA}:sting`]: 1 }))).toEqual([
    'deck 1 has Sting, and Passage Through Mirkwood is not played with treasures. Take Sting out, or play a scenario that is played with treasures.',
  ])
  expect(core(deck(three, { [`${SAGA}:burglar-baggins`]: 3 }))).toEqual([
    'deck 1 has Burglar Baggins, and Passage Through Mirkwood is not played with cards of the Baggins sphere. Take Burglar Baggins out, or play a scenario that is played with cards of the Baggins sphere.',
  ])
  expect(await refused(mirkwood, {}, deck([...three, bilbo]))).toContain('is not played with heroes of the Baggins sphere')
  expect(await refused(mirkwood, {}, deck(three, { [`${SAGA}:sting`]: 1 }))).toContain('is not played with treasures')
  expect(await refused(mirkwood, {}, deck(three, { [`${SAGA}:burglar-baggins`]: 3 }))).toContain('is not played with cards of the Baggins')
  expect(said(SAGA, 'we-must-away-ere-break-of-day', deck(three, { [`${SAGA}:burglar-baggins`]: 3 }))).toEqual([])
  expect(await refused(away, {}, deck(three, { [`${SAGA}:burglar-baggins`]: 3 }))).toBe('')
}, 60_000)

test('[LCG-TREASURE-1] a treasure is in a deck when the scenario lists its set, and it was discovered with the same heroes', async () => {
  const sting = { [`${SAGA}:sting`]: 1 }
  const known = { treasures: [{ card: `${SAGA}:sting`, on: 'Beravor, Glóin, Éowyn' }] }
  expect(said('rules-hobbit', 'misty-pass', deck(three, sting))).toEqual([])
  expect(said('rules-hobbit', 'misty-pass', deck(three, { 'rules-hobbit:stone-lamp': 1 }))).toEqual([
    'deck 1 has Stone Lamp, and The Misty Pass is played with other treasures only. Take Stone Lamp out, or play a scenario that lists it.',
  ])
  expect(await refused(pass, known, deck(three, sting))).toBe('')
  expect(await refused(pass, known, deck([...three, otherBilbo], sting))).toBe('')
  const unknown = (seat: string, company: string, where = '') =>
    `playGame: BadSetup: Sting (${SAGA}:sting) is in the deck of ${seat}, and was not discovered with ${company} in an earlier scenario${where}; take it out of the deck`
  expect(await refused(pass, {}, deck(three, sting))).toBe(unknown('p1', 'Beravor, Glóin, Éowyn'))
  expect(
    await refused(
      pass,
      { treasures: [...known.treasures, { card: `${SAGA}:orcrist`, on: 'Glóin, Éowyn' }] },
      deck(three.slice(0, 2), sting),
    ),
  ).toBe(unknown('p1', 'Glóin, Éowyn', ': it was with Beravor, Glóin, Éowyn'))
  expect(
    await refused(
      pass,
      { treasures: [...known.treasures, { card: `${SAGA}:sting`, on: 'Legolas' }] },
      deck(['lcg-core-set:thalin'], sting),
    ),
  ).toBe(unknown('p1', 'Thalin', ': it was with Beravor, Glóin, Éowyn, and with Legolas'))
  // a player may use a treasure only if that player's own heroes have discovered it
  expect(await refused(pass, known, deck(three, sting), deck(['lcg-core-set:legolas'], sting))).toContain('in the deck of p2')
  expect(await refused(away, known, deck(three, sting))).toContain('is not played with treasures')
  const lamp = { treasures: [{ card: 'rules-hobbit:stone-lamp', on: 'Beravor, Glóin, Éowyn' }] }
  expect(await refused(pass, lamp, deck(three, { 'rules-hobbit:stone-lamp': 1 }))).toContain('is played with other treasures only')
}, 60_000)

test('[LCG-TREASURE-2] one copy of each treasure, beside the fifty cards', () => {
  const codes = (one: DeckFacts) =>
    checkDecks([{ name: 'Mine', deck: one }], find, playedScenario(packNamed('rules-hobbit'), 'misty-pass')).flatMap(
      ({ severity, code }) => (severity === 'error' ? [code] : []),
    )
  const of = (count: number, cards: { readonly [code: string]: number }): DeckFacts => {
    const codesOf = Object.keys(fifty)
    return {
      ...deck(three),
      cards: { ...Object.fromEntries(codesOf.slice(0, 16).map((code) => [code, 3])), [codesOf[16] ?? '']: count - 48, ...cards },
    }
  }
  expect(codes(of(49, { [`${SAGA}:sting`]: 1 }))).toEqual(['deck/too-few-cards'])
  expect(codes(of(50, { [`${SAGA}:sting`]: 1, [`${SAGA}:orcrist`]: 1 }))).toEqual([])
  expect(codes(of(50, { [`${SAGA}:sting`]: 2 }))).toEqual(['deck/too-many-of-type'])
})
