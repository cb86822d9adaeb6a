import { expect, it } from 'vitest'
import { type Card, defineCard, together } from '../src/index.ts'
import { asked, askedWhat, find, pick, startCoop, storyOf } from './helpers.ts'
import { addToken, inSky } from './rulesets/coop.ts'
import { action, forced } from './rulesets/parts.ts'

it('a thousand triggers at once resolve one after the other, without questions and with story lines, and the game goes on', () => {
  const crowd = 32
  const hummer = defineCard('t:hummer', { type: 'foe', strength: 1, toughness: 99 }, [
    forced('hum', 'after', 'damaged', ({ self }) => addToken(self, 'hum', 1)),
  ])
  const hail = defineCard('t:hail', { type: 'trick', cost: 1 }, [
    action('hail', () => void together(inSky().map((subject: Card) => ({ kind: 'damaged', subject, amount: 1 }))), { where: ['hand'] }),
  ])
  const game = startCoop({
    cards: [hummer, hail],
    strict: 'off',
    setup: { yard: { p1: ['ada'] }, hand: { p1: ['hail'] }, sky: Array.from({ length: crowd }, () => 'hummer'), storm: ['gull'] },
  })
  pick(game, 'hail')
  expect(inSkyOf(game).map((card) => card.token('hum'))).toEqual(Array.from({ length: crowd }, () => crowd))
  expect(storyOf(game, 'order-not-asked').map((line) => line.parts.amount)).toEqual([crowd * crowd])
  expect(game.table.record.faults).toEqual([])
  expect(askedWhat(game)).toBe('act p1')
  expect(asked(game).options.length).toBeGreaterThan(0)
  expect(find(game, 'hail').zone.id).not.toBe('p1.hand')
})

function inSkyOf(game: ReturnType<typeof startCoop>): readonly Card[] {
  return game.table.zone('sky').cards
}
