import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card, EventInit, Need, Taken } from '../src/index.ts'
import { areMet } from '../src/stocks.ts'

/**
 * Whether several prices can be paid at once. In this test, events name a stock, the amount that they take, and the amount that is
 * available.
 */

interface Unit {
  readonly stock: string
  readonly amount: number
}

const LEFT: { readonly [stock: string]: number } = { a: 0, b: 1, c: 2, d: 3 }
const event = ({ stock, amount }: Unit): EventInit => ({ kind: 'paid', subject: undefined, stock, amount })
const takenBy = ({ stock, amount }: EventInit): Taken | undefined =>
  stock === 'free'
    ? undefined
    : { stock: stock as string, amount: amount as number, left: LEFT[stock as string] as number, of: { id: 'it' } as Card }

interface Wish {
  readonly amount: number
  readonly from: readonly { readonly stock: string; readonly most: number }[]
}

const needsOf = (wishes: readonly Wish[]): Need[] =>
  wishes.map(({ amount, from }) => ({ amount, from: from.map(({ stock, most }) => ({ event: event({ stock, amount: 1 }), most })) }))

/** Tries every assignment of units to needs. */
function bruteForce(wishes: readonly Wish[], fixed: readonly Unit[]): boolean {
  const left: { [stock: string]: number } = { ...LEFT }
  for (const { stock, amount } of fixed) if (stock !== 'free') left[stock] = (left[stock] as number) - amount
  if (Object.values(left).some((rest) => rest < 0)) return false
  const given = wishes.map(({ from }) => from.map(() => 0))
  const next = (wish: number, owed: number, from: number): boolean => {
    const one = wishes[wish]
    if (!one) return true
    if (owed === 0) return next(wish + 1, wishes[wish + 1]?.amount ?? 0, 0)
    for (let i = from; i < one.from.length; i++) {
      const source = one.from[i] as Wish['from'][number]
      const used = given[wish] as number[]
      if ((used[i] as number) >= source.most || (source.stock !== 'free' && (left[source.stock] as number) < 1)) continue
      used[i] = (used[i] as number) + 1
      if (source.stock !== 'free') left[source.stock] = (left[source.stock] as number) - 1
      const works = next(wish, owed - 1, i)
      used[i] = (used[i] as number) - 1
      if (source.stock !== 'free') left[source.stock] = (left[source.stock] as number) + 1
      if (works) return true
    }
    return false
  }
  return next(0, wishes[0]?.amount ?? 0, 0)
}

describe('prices that are paid at once', () => {
  it('a source that only one price can use is left to that price', () => {
    const needs = needsOf([
      {
        amount: 1,
        from: [
          { stock: 'b', most: 1 },
          { stock: 'c', most: 1 },
        ],
      },
      { amount: 1, from: [{ stock: 'b', most: 1 }] },
    ])
    expect(areMet(needs, [], takenBy)).toBe(true)
    expect(areMet(needs, [event({ stock: 'b', amount: 1 })], takenBy)).toBe(false)
    expect(areMet(needs, [event({ stock: 'c', amount: 2 })], takenBy)).toBe(false)
  })

  it('events that take nothing can pay as often as needed', () => {
    expect(areMet(needsOf([{ amount: 9, from: [{ stock: 'free', most: 9 }] }]), [event({ stock: 'free', amount: 5 })], takenBy)).toBe(true)
  })

  it('can be paid exactly if there is an assignment of units', () => {
    const stock = fc.constantFrom('a', 'b', 'c', 'd', 'free')
    const wish = fc.record({
      amount: fc.nat(3),
      from: fc.array(fc.record({ stock, most: fc.nat(3) }), { maxLength: 4 }),
    })
    const unit = fc.record({ stock, amount: fc.nat(2) })
    let met = 0
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 4 }), fc.array(unit, { maxLength: 2 }), (wishes, fixed) => {
        const answer = areMet(needsOf(wishes), fixed.map(event), takenBy)
        if (answer) met++
        return answer === bruteForce(wishes, fixed)
      }),
      { seed: 32, numRuns: 3_000 },
    )
    // prices that can be paid together and prices that cannot occur often enough
    expect(met).toBeGreaterThan(300)
    expect(met).toBeLessThan(2_700)
  })
})
