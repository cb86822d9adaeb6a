/** The game at hand: which of several games the pages show. */
import { isBeforeFirstScenario } from '@questwright/contents/first-scenario'
import type { PackState } from '@questwright/workshop/page'
import { expect, it } from 'vitest'
import { gamesAtHand, packsAtHand } from '../src/client/game-at-hand.ts'

const pack = (id: string, game: string, kind: PackState['kind'] = 'shipped', more: object = {}): PackState =>
  ({ pack: id, kind, bundle: { id, game, cards: {}, keywords: {}, decks: {}, scenarios: {}, ...more } }) as unknown as PackState

const shipped = [pack('core', 'lcg'), pack('fellowship', 'tcg')]

it('is the only game, all games, the chosen one, or that of the own packs', () => {
  expect(gamesAtHand({ packs: [pack('core', 'lcg')] }, undefined)).toEqual({ games: ['lcg'], at: 'lcg' })
  expect(gamesAtHand({ packs: shipped }, undefined)).toEqual({ games: ['lcg', 'tcg'], at: undefined })
  expect(gamesAtHand({ packs: shipped }, 'tcg').at).toBe('tcg')
  const own = [...shipped, pack('watch', 'tcg', 'own')]
  expect(gamesAtHand({ packs: own }, undefined).at).toBe('tcg')
  expect(gamesAtHand({ packs: own }, 'all').at).toBeUndefined()
  expect(gamesAtHand({ packs: own }, 'chess').at).toBe('tcg')
  expect(gamesAtHand({ packs: [...own, pack('mere', 'lcg', 'own')] }, undefined).at).toBeUndefined()
})

it('hides packs of other games, and none that cannot be read', () => {
  const broken = { pack: 'broken', kind: 'own', bundle: undefined } as unknown as PackState
  const names = (at: string | undefined) => packsAtHand([...shipped, broken], at).map((one) => one.pack)
  expect(names('tcg')).toEqual(['fellowship', 'broken'])
  expect(names(undefined)).toEqual(['core', 'fellowship', 'broken'])
})

it('says which steps a new pack still needs: a scenario in the one game, a deck in the other', () => {
  const cards = { warden: { type: 'companion' } }
  expect(isBeforeFirstScenario(pack('watch', 'tcg', 'own', { cards }))).toBe(true)
  expect(isBeforeFirstScenario(pack('watch', 'tcg', 'own', { cards, decks: { watch: {} } }))).toBe(false)
  expect(isBeforeFirstScenario(pack('mere', 'lcg', 'own', { cards: { hound: { type: 'enemy' } } }))).toBe(true)
})
