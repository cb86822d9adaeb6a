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

/** Why the second scenario cannot start with these decks; undefined where it can. */
async function refused(...cards: readonly { readonly [code: string]: number }[]): Promise<string> {
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
    record: { decks: { p1: noted } },
  }
  try {
    await lab.play({ setup: setup as never, seed: 'expert', bot: 'random', record: 'none' })
    return ''
  } catch (thrown) {
    return (thrown as Error).message
  }
}

test('[LCG-MODE-6] an expert game continues only with the same decks and players; the refusal says what has changed', async () => {
  expect(await refused(guards(20))).toBe('')
  expect(await refused(guards(19))).toContain('that of p1 has changed; put Guard of the Citadel (lcg-core-set:guard-of-the-citadel) back')
  expect(await refused({ ...guards(20), 'lcg-core-set:gandalf': 1 })).toContain('take Gandalf (lcg-core-set:gandalf) out')
  expect(await refused(guards(20), guards(20))).toContain('play it with the same players')
})
