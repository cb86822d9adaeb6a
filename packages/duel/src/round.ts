/** The course of a duel: the bids, then turn after turn. */
import {
  askNumber,
  type Card,
  type Chances,
  chance,
  choosePairs,
  endEffects,
  endGame,
  type JsonObject,
  type Next,
  openWindow,
  perform,
  type StepFunction,
  table,
  tell,
  together,
} from '@questwright/kernel'
import { inSecret } from './secret.ts'
import { activePlayer, after, clockwise, deckSize, fighters, HIGHEST_BID, isOut, isShadow, setBoard, standing, turn } from './table.ts'

/** The windows of a turn. Each is also the word of the abilities that can be used in it. */
export const windowWords = ['muster', 'ambush', 'clash'] as const
export type WindowWord = (typeof windowWords)[number]

/**
 * A window of the turn. `one`: only for the active player; `others`: for all other players; `all`: for all players, the active one last.
 */
function window(name: WindowWord, next: Next, who: 'one' | 'others' | 'all', args: JsonObject): Next {
  setBoard('window', name)
  const seats = who === 'one' ? [activePlayer()] : who === 'others' ? clockwise().slice(0, -1) : clockwise()
  const first = seats[0] as Card
  const turnOf = (id: string | undefined): Card => {
    const seat = id === undefined ? first : table().card(id)
    return seats.includes(seat) ? seat : (seats.find((one) => !isOut(one)) ?? first)
  }
  const following = (seat: Card): Card => seats[(seats.indexOf(seat) + 1) % seats.length] as Card
  const chances = openWindow(
    {
      name: 'window',
      parts: { window: name },
      words: [name],
      seats: () => seats.length,
      turnOf,
      after: following,
      ...(name === 'muster' ? { passing: { code: 'end-muster', parts: {} } } : {}),
      label: ({ name: ability, ability: used, self }) => ({
        code: used.slug === 'play' || self.facts.type === 'move' ? 'play-card' : used.slug === 'hand-on' ? 'hand-on' : 'use-ability',
        parts: { ability, card: { card: self.id, code: self.code } },
      }),
    },
    args as Chances,
  )
  if (chances !== 'closed') return { step: name, args: { ...args, ...chances } as JsonObject }
  setBoard('window', undefined)
  return next
}

interface Clash {
  readonly own: string
  readonly shadow: string
}

/** A step of a duel, before or after which systems can insert their own steps. */
export type StepName = 'bids' | 'turn' | 'muster' | 'ambush' | 'assign' | 'next-clash' | 'clash' | 'blows' | 'turn-end'

export const steps: { readonly [S in StepName]: StepFunction } = {
  /**
   * All players bid in secret, then all bids are shown. The highest bidder begins, and each player takes as many wounds as they bid. A
   * setup can name the player who begins; then there are no bids.
   */
  bids: () => {
    const { setup } = table()
    const seats = standing()
    if (setup.kind === 'deal' && typeof setup.begins === 'string') {
      setBoard('active', setup.begins)
      return 'turn'
    }
    const bids = inSecret(seats, 'bid', HIGHEST_BID)
    const highest = Math.max(...bids)
    const first = seats.filter((_, i) => bids[i] === highest)
    tell('bids', { bids })
    setBoard('active', (first[chance('who begins', first.length)] as Card).id)
    together(seats.flatMap((subject, i) => (bids[i] ? [{ kind: 'wounded', subject, amount: bids[i] }] : [])))
    return 'turn'
  },
  turn: () => {
    setBoard('turn', turn() + 1)
    setBoard('pool', undefined)
    if (standing().every((seat) => deckSize(seat) === 0)) endGame('drawn', { code: 'exhausted', parts: {} })
    tell('turn-began', { seat: activePlayer().id, turn: turn() })
    perform({ kind: 'drawn', subject: activePlayer() })
    return 'muster'
  },
  muster: (args) => window('muster', 'ambush', 'one', args),
  ambush: (args) => window('ambush', 'assign', 'others', args),
  assign: () => {
    const seat = activePlayer()
    const shadows = () => fighters().filter(isShadow)
    const pairs = choosePairs({
      who: seat,
      name: 'assign',
      from: () => fighters(seat).flatMap((card) => shadows().map((other) => ({ card, other }))),
      each: { card: 1, other: 1 },
    })
    const met = pairs.map(({ other }) => other)
    together(shadows().flatMap((by) => (met.includes(by) ? [] : [{ kind: 'wounded', subject: seat, amount: 1, by }])))
    return {
      step: 'next-clash',
      args: { waiting: pairs.map(({ card, other }) => ({ own: card.id, shadow: other.id })), count: 0 } as JsonObject,
    }
  },
  'next-clash': (args) => {
    const [next, ...waiting] = args.waiting as unknown as readonly Clash[]
    if (!next) return 'turn-end'
    const [own, shadow] = [table().card(next.own), table().card(next.shadow)]
    const rest = { waiting: waiting as unknown as JsonObject[], count: (args.count as number) + 1 }
    if (!fighters().includes(own) || !fighters().includes(shadow)) return { step: 'next-clash', args: rest }
    setBoard('clash', `${own.id} ${shadow.id}`)
    tell('met', { card: own, other: shadow })
    return { call: 'clash', next: 'blows', with: { ...rest, own: own.id, shadow: shadow.id } }
  },
  clash: (args) => window('clash', null, 'all', args),
  blows: ({ own, shadow, ...rest }) => {
    const [one, other] = [table().card(own as string), table().card(shadow as string)]
    if (fighters().includes(one) && fighters().includes(other)) {
      // at equal strength, the shadow fighter wins
      const loser = askNumber(one, 'strength') > askNumber(other, 'strength') ? other : one
      perform({ kind: 'wounded', subject: loser, amount: 1, by: loser === one ? other : one })
    }
    setBoard('clash', undefined)
    endEffects(['clash'])
    return { step: 'next-clash', args: rest }
  },
  'turn-end': () => {
    endEffects(['turn'])
    setBoard('active', after(activePlayer()).id)
    return 'turn'
  },
}
