/**
 * Looks for leaks in a game of bots: at some moments, cards that a seat may not know are exchanged, or a secret answer of another seat is replaced by
 * another answer. All that the game tells this seat must stay the same, byte for byte.
 */
import { type AnswerValue, atTable, type Card, type Input, type JsonObject, mayKnow, type Setup } from '@questwright/kernel'
import { currentEngine, diceFrom, Game, type SeededDice } from '@questwright/kernel/internal'
import { type Bots, makeBot } from './bot.ts'
import { type DoorBounds, differences, isExchangeable, partsOf, play, recoded, type Stretch, toldThrough } from './doors.ts'

export interface HiddenRequest {
  readonly setup: Setup
  readonly seed: string
  readonly bot: Bots
  /** The number of moments at which cards are exchanged. */
  readonly moments: number
  /** By `pack:slug`: another card that may lie in the place of a hidden one, such as a site of the same number. */
  readonly instead: { readonly [code: string]: string }
  /** Questions that are answered in secret, and other answers to them. */
  readonly secret: { readonly [question: string]: readonly AnswerValue[] }
}

export interface HiddenReport {
  /** How many pairs were compared, by the zone of the exchanged card, or by the name of the question answered in secret. */
  readonly compared: { readonly [what: string]: number }
  /** How many pairs could not be compared, because the course of the game reveals one of the cards. */
  readonly revealed: number
  readonly found: readonly string[]
}

/** Explanations and forecasts are slow: each pair tests some cards and options, and the next pair tests others. */
const BOUNDS: DoorBounds = { cards: 24, options: 16, answers: 6, views: 'compared' }

/** Plays a game and exchanges hidden cards and bids. */
export function exchangeHidden({ setup, seed, bot, moments, instead, secret }: HiddenRequest): HiddenReport {
  const { ruleset, library, heuristic } = currentEngine()
  const compared: { [what: string]: number } = {}
  const found: string[] = []
  let revealed = 0
  const { answerer } = makeBot(bot, seed, heuristic)
  const whole = new Game({ ruleset, library, setup, seed, answerer, history: 'dropped' })
  const { inputs } = whole.table.record
  const dice = diceFrom(`exchange ${seed}`)
  const doors = (): SeededDice => diceFrom(`doors ${seed}`)
  const note = (what: string, differing: readonly string[] | undefined): void => {
    if (!differing) revealed++
    else {
      compared[what] = (compared[what] ?? 0) + 1
      found.push(...differing)
    }
  }
  const game = new Game({ ruleset, library, setup, seed })
  /** The inputs after which cards are exchanged. */
  const at = new Set(Array.from({ length: moments }, () => 1 + dice(inputs.length - 1)))
  for (let i = 0; i < inputs.length && at.size > 0; i++) {
    const { question } = game
    const others = question && secret[question.spec.name]
    if (question && others)
      for (const value of others) {
        const other = alteredBy(game, inputs.slice(0, i), value)
        const next = inputs[i] as Input
        for (const { id } of other ? game.table.seats : [])
          if (id !== question.spec.who.id) note(question.spec.name, toldOfAnswer(game, next, other as Game, id, doors))
      }
    if (game.advance([inputs[i] as Input])) break
    // a moment at which the game can be saved: nothing has been revealed since
    const frame = game.keyframeNow()
    if (![...at].some((moment) => moment <= i) || !game.question || frame.inputs !== game.table.record.consumed) continue
    at.delete([...at].find((moment) => moment <= i) as number)
    const stretch: Stretch = { position: frame.position as unknown as JsonObject, inputs: [] }
    for (const { id } of game.table.seats)
      for (const [zone, one, other] of pairsHiddenFrom(game, id, instead, dice))
        note(
          zone,
          typeof other === 'string' ? toldOfCode(game, stretch, id, one, other, doors) : toldOfPair(game, stretch, id, [one, other], doors),
        )
  }
  return { compared, revealed, found }
}

/** The same game, in which this seat gave another answer; undefined if it may not. */
function alteredBy(game: Game, before: readonly Input[], value: AnswerValue): Game | undefined {
  const { ruleset, library, setup, firstSeed } = game.table
  const other = new Game({ ruleset, library, setup, seed: firstSeed, inputs: before.slice() })
  const { question } = other
  return question && !other.advance([{ kind: 'answer', question: question.key, value }]) ? other : undefined
}

/** What a seat learns of another seat's answer before it is shown. Undefined if it is shown at once. */
function toldOfAnswer(game: Game, input: Input, other: Game, viewer: string, doors: () => SeededDice): readonly string[] | undefined {
  const own = alteredBy(game, game.table.record.inputs, (input as { readonly value: AnswerValue }).value)
  if (!own || own.question?.spec.name !== game.question?.spec.name || other.question?.spec.name !== game.question?.spec.name)
    return undefined
  const [here, there] = [toldThrough(own, viewer, BOUNDS, doors()), toldThrough(other, viewer, BOUNDS, doors())]
  return partsOf(here, there).map((one) => `${viewer} can tell a secret answer by ${one.door}: ${one.here} and ${one.there}`)
}

function toldOfPair(
  game: Game,
  stretch: Stretch,
  viewer: string,
  pair: readonly [Card, Card],
  doors: () => SeededDice,
): readonly string[] | undefined {
  return differences(game, stretch, viewer, pair, BOUNDS, doors)?.map(({ message }) => message)
}

function toldOfCode(
  game: Game,
  stretch: Stretch,
  viewer: string,
  card: Card,
  code: string,
  doors: () => SeededDice,
): readonly string[] | undefined {
  const [own, other] = [play(game, stretch), play(game, recoded(stretch, card.id, code))]
  const isHidden = ({ table: t }: Game): boolean => atTable(t, () => !mayKnow(t.card(card.id), viewer.split('+')))
  if (!isHidden(own) || !isHidden(other)) return undefined
  const [here, there] = [toldThrough(own, viewer, BOUNDS, doors()), toldThrough(other, viewer, BOUNDS, doors())]
  return partsOf(here, there).map((one) => `${viewer} can tell ${card} from ${code} by ${one.door}: ${one.here} and ${one.there}`)
}

/** For each zone with cards that a seat may not know: a pair to exchange, or a card and the code of another for its place. */
function pairsHiddenFrom(
  game: Game,
  seat: string,
  instead: HiddenRequest['instead'],
  dice: SeededDice,
): readonly (readonly [string, Card, Card | string])[] {
  const t = game.table
  return atTable(t, () => {
    const hidden = t.cards.filter((card) => isExchangeable(t, card, [seat]))
    const zones = [...new Set(hidden.map((card) => card.zone))]
    return zones.flatMap((zone): (readonly [string, Card, Card | string])[] => {
      const lying = hidden.filter((card) => card.zone === zone)
      const one = lying[dice(lying.length)] as Card
      const isFixed = zone.spec.order === 'fixed'
      const others = hidden.filter(
        (card) =>
          card.code !== one.code &&
          card.ownerName === one.ownerName &&
          card.controllerName === one.controllerName &&
          (isFixed ? card.zone === zone : card.zone.spec.order !== 'fixed'),
      )
      const code = instead[one.code]
      return [
        ...(others.length > 0 ? [[zone.name, one, others[dice(others.length)] as Card] as const] : []),
        ...(code !== undefined && isFixed ? [[`${zone.name}, another card`, one, code] as const] : []),
      ]
    })
  })
}
