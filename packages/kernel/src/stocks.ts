import type { Card } from './card.ts'
import type { Need } from './definition.ts'
import type { EventInit } from './event.ts'

/** Judges whether several prices can be paid at once without using any unit twice. */

/** The part of a stock that an event takes as a payment, from its subject or from another card. No other price of the same use can take it again. */
export interface Taken {
  /** A name of the stock, such as `ready`: one for each thing on a card that can be used up. */
  readonly stock: string
  readonly amount: number
  /** How much of it is available before anything is paid. */
  readonly left: number
  /** The card whose stock it is, if not the event's subject. */
  readonly of?: Card
}

/** Returns what an event takes; undefined when it takes nothing that another price could need. */
export type TakenBy = (event: EventInit) => Taken | undefined

/** The amounts that are left in stocks, by their names. */
class Stocks {
  readonly #left = new Map<string, number>()

  /** @returns the key of this stock */
  open(event: EventInit, { stock, left, of }: Taken): string {
    const name = `${(of ?? event.subject)?.id ?? ''} ${stock}`
    if (!this.#left.has(name)) this.#left.set(name, left)
    return name
  }

  left(name: string): number {
    return this.#left.get(name) as number
  }

  take(name: string, amount: number): void {
    this.#left.set(name, this.left(name) - amount)
  }
}

/** A source of a need, with the amount that it gives so far. */
interface Pipe {
  readonly stock: string | undefined
  readonly most: number
  given: number
}

/**
 * Whether these events can all happen and these needs can all be met without taking anything twice: a maximum flow from needs through their
 * sources to the stocks.
 * @param takenBy returns what each event takes
 */
export function areMet(needs: readonly Need[], events: readonly EventInit[], takenBy: TakenBy): boolean {
  const stocks = new Stocks()
  for (const event of events) {
    const taken = takenBy(event)
    if (!taken || taken.amount <= 0) continue
    const name = stocks.open(event, taken)
    stocks.take(name, taken.amount)
    if (stocks.left(name) < 0) return false
  }
  const pipes = needs.map(({ from }): Pipe[] =>
    from.map(({ event, most }) => {
      const taken = takenBy(event)
      return { stock: taken && taken.amount > 0 ? stocks.open(event, taken) : undefined, most, given: 0 }
    }),
  )
  return needs.every(({ amount }, i) => {
    let owed = amount
    while (owed > 0) {
      const share = handOut(pipes, stocks, i, owed)
      if (share === 0) return false
      owed -= share
    }
    return true
  })
}

/** One step of an augmenting path: the pipe that gives, and the pipe of another need that gives less for it. */
interface Stop {
  readonly need: number
  readonly pipe: Pipe
  /** The pipe of another need from which the stock was taken over; undefined for the first. */
  readonly instead: Pipe | undefined
  readonly before: Stop | undefined
}

/** Gives a share to a need, by the shortest augmenting path: other needs on it switch to other sources. @returns the share, or 0 without a path */
function handOut(pipes: readonly (readonly Pipe[])[], stocks: Stocks, need: number, owed: number): number {
  const reached = new Set<string>()
  let stops: { readonly need: number; readonly before: Stop | undefined; readonly instead: Pipe | undefined }[] = [
    { need, before: undefined, instead: undefined },
  ]
  while (stops.length > 0) {
    const following: typeof stops = []
    for (const { need: at, before, instead } of stops) {
      for (const pipe of pipes[at] as readonly Pipe[]) {
        if (pipe.given >= pipe.most) continue
        const stop: Stop = { need: at, pipe, instead, before }
        if (pipe.stock === undefined || stocks.left(pipe.stock) > 0) return carryOut(stop, stocks, owed)
        if (reached.has(pipe.stock)) continue
        reached.add(pipe.stock)
        pipes.forEach((others, other) => {
          for (const taker of others)
            if (taker.stock === pipe.stock && taker.given > 0) following.push({ need: other, before: stop, instead: taker })
        })
      }
    }
    stops = following
  }
  return 0
}

function carryOut(last: Stop, stocks: Stocks, owed: number): number {
  let share = Math.min(owed, last.pipe.stock === undefined ? owed : stocks.left(last.pipe.stock))
  for (let stop: Stop | undefined = last; stop; stop = stop.before) {
    share = Math.min(share, stop.pipe.most - stop.pipe.given)
    if (stop.instead) share = Math.min(share, stop.instead.given)
  }
  if (last.pipe.stock !== undefined) stocks.take(last.pipe.stock, share)
  for (let stop: Stop | undefined = last; stop; stop = stop.before) {
    stop.pipe.given += share
    if (stop.instead) stop.instead.given -= share
  }
  return share
}
