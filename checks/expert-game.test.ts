import { type PackBundle, withGround } from '@questwright/packs'
import { type Lab, openLab } from '@questwright/workshop/lab'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryPacks } from './content.ts'

/** With which decks the second scenario of an expert game may be played. */

const { content } = repositoryPacks()
const PACK = 'lcg-expert-game'
const packs = withGround([content.find(({ id }) => id === PACK) as PackBundle], content)
const heroes = ['lcg-core-set:aragorn', 'lcg-core-set:gimli']
const guards = (copies: number) => ({ 'lcg-core-set:guard-of-the-citadel': copies })
const noted = [...heroes, ...Array.from({ length: 20 }, () => 'lcg-core-set:guard-of-the-citadel')]

let lab: Lab
beforeAll(async () => {
  lab = await openLab('native', packs)
})
afterAll(() => lab.close())

/** Why the second scenario cannot start with these decks; empty where it can. */
async function refused(cards: readonly { readonly [code: string]: number }[], decks: object = { p1: noted }): Promise<string> {
  const setup = {
    kind: 'scenario',
    scenario: 'lcg-core-set:scenario/journey-down-the-anduin',
    mode: 'standard',
    rules: [`${PACK}:system/expert-game`],
    decks: cards.map((each, i) => ({
      name: `deck ${i + 1}`,
      kind: 'starter',
      heroes: i === 0 ? heroes : ['lcg-core-set:eowyn'],
      cards: each,
    })),
    record: { decks },
  }
  try {
    await lab.play({ setup: setup as never, seed: 'expert', bot: 'random', record: 'none' })
    return ''
  } catch (thrown) {
    return (thrown as Error).message
  }
}

test('[LCG-MODE-6] an expert game continues only with the same decks and players; the refusal says what has changed', async () => {
  const other = ['lcg-core-set:eowyn', ...noted.slice(heroes.length)]
  const guard = 'Guard of the Citadel (lcg-core-set:guard-of-the-citadel)'
  const changed = (seat: string, change: string) =>
    `playGame: BadSetup: an expert game is played with the same decks throughout, and that of ${seat} has changed; ${change}`
  expect(await refused([guards(20)])).toBe('')
  expect(await refused([guards(20), guards(20)], { p1: noted, p2: other })).toBe('')
  expect(await refused([guards(19)])).toBe(changed('p1', `put ${guard} back`))
  expect(await refused([{ ...guards(20), 'lcg-core-set:gandalf': 1 }])).toBe(changed('p1', 'take Gandalf (lcg-core-set:gandalf) out'))
  expect(await refused([guards(20), { ...guards(18), 'lcg-core-set:gandalf': 2 }], { p1: noted, p2: other })).toBe(
    changed('p2', `take Gandalf (lcg-core-set:gandalf) out and put ${guard} back`),
  )
  expect(await refused([guards(20), guards(20)])).toBe(
    'playGame: BadSetup: 1 players began this expert game, and 2 decks were given; play it with the same players',
  )
})
