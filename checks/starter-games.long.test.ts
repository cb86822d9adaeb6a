/** Whole games of the trading card game with the starters, under `long`: random ones, ones of two bots that play to win, and such a bot against chance. */
import type { Realm } from '@questwright/realm'
import { afterAll, describe, expect, test } from 'vitest'
import { realmWith } from './bench/realms.ts'
import { tableOfTwoDecks } from './parity/tcg-table.ts'

const HOURS = 3_600_000
/** The seed is fixed: with another one, a case that is just good enough could fall below the limit by chance. */
const seed = 'starters'
const { setup, packs } = tableOfTwoDecks('starters')
const { decks } = setup as { readonly decks: readonly { readonly name: string }[] }
const realm: Realm = await realmWith('native', packs)
afterAll(() => realm.close())

type Bot = 'random' | 'greedy'

interface Played {
  readonly outcome?: { readonly winners: readonly string[] }
  readonly stuck?: string
  readonly decisions: number
  readonly faults: readonly { readonly message: string }[]
  readonly slips: readonly string[]
}

/** Plays a game that must come to an end without a fault. @param opening the answers to the first questions, which are the bids */
async function played(own: string, dealt: readonly unknown[], bot: Bot | readonly Bot[], opening: readonly number[] = []): Promise<Played> {
  const request = { setup: { ...setup, decks: dealt }, seed: own, bot, opening, record: 'none' }
  const game = JSON.parse(await realm.call('playGame', JSON.stringify(request))) as Played
  const { stuck, faults, slips } = game
  expect({ own, stuck, faults, slips }).toEqual({ own, stuck: undefined, faults: [], slips: [] })
  return game
}

test.each([
  { bot: 'random', games: 2_000 },
  { bot: 'greedy', games: 200 },
] as const)('$games games of the $bot bot end, without a fault', { timeout: HOURS }, async ({ bot, games }) => {
  let decisions = 0
  for (let n = 0; n < games; n++) {
    const dealt = n % 2 === 0 ? decks : [...decks].reverse()
    decisions += (await played(`${seed} ${bot} ${n}`, dealt, bot)).decisions
  }
  console.log(`${bot}, seed ${seed}: ${games} games, ${decisions} decisions`)
})

/** The bids of the bot: with one more its Ring-bearer would be corrupted at once. */
const BIDS = Array.from({ length: 10 }, (_, bid) => bid)
const GAMES = 100
const LEAST_WON = 95

const cases = decks.flatMap((deck) => [0, 1].flatMap((seat) => BIDS.map((bid) => ({ deck, name: deck.name, seat, place: seat + 1, bid }))))

describe('the bot that plays to win', () => {
  test.each(cases)(
    `wins at least ${LEAST_WON} of ${GAMES} games against chance: $name in seat $place after a bid of $bid`,
    { timeout: HOURS },
    async ({ deck, name, seat, bid }) => {
      let won = 0
      for (let n = 0; n < GAMES; n++) {
        const other = { ...decks[n % decks.length], name: 'the other' }
        // a higher bid would lose the game for the other player by itself
        const theirs = n % 6
        const inOrder = <T>(own: T, its: T): readonly T[] => (seat === 0 ? [own, its] : [its, own])
        const own = `${seed} ${name} ${seat} ${bid} ${n}`
        const { outcome } = await played(own, inOrder<unknown>(deck, other), inOrder<Bot>('greedy', 'random'), inOrder(bid, theirs))
        if (outcome?.winners.includes(`p${seat + 1}`)) won++
      }
      console.log(`${name}, seat ${seat + 1}, bid ${bid}: ${won} of ${GAMES}`)
      expect(won).toBeGreaterThanOrEqual(LEAST_WON)
    },
  )
})
