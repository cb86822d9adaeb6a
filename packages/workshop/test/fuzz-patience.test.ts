import { expect, it } from 'vitest'
import { shrinkPatience } from '../src/fuzz/patience.ts'

it('shortening failures never takes more than a quarter of the time of a run, and not all is used before the last failure', () => {
  let clock = 0
  const begin = shrinkPatience(180_000, () => clock)
  const spent: number[] = []
  for (let failure = 0; failure < 12; failure++) {
    const took = begin()
    const since = clock
    while (!took()) clock += 100
    spent.push(clock - since)
  }
  expect(clock).toBeLessThanOrEqual(45_000 + 12 * 100)
  // the first failure may use half of the time, each next one half of what remains
  expect(spent.slice(0, 3)).toEqual([22_500, 11_300, 5_600])
})

it('shortening one failure takes a minute at most, however long the run is', () => {
  let clock = 0
  const took = shrinkPatience(3_600_000, () => clock)()
  while (!took()) clock += 1_000
  expect(clock).toBe(60_000)
})

it('a run without a time limit shortens each failure as far as possible', () => {
  let clock = 0
  const begin = shrinkPatience(Number.POSITIVE_INFINITY, () => clock)
  for (let failure = 0; failure < 3; failure++) {
    const took = begin()
    clock += 86_400_000
    expect(took()).toBe(false)
  }
})

it('time that a failure does not need is available for the others', () => {
  let clock = 0
  const begin = shrinkPatience(80_000, () => clock)
  for (let failure = 0; failure < 50; failure++) begin()()
  const took = begin()
  while (!took()) clock += 100
  expect(clock).toBe(10_000)
})
