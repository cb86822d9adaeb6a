/**
 * Calibrates against the speed of the machine: how many values a V8 generator yields per CPU second, with one small object each. Dividing this rate
 * by a rate of choices gives yields per choice, which stays the same when the speed of the machine changes.
 * @param milliseconds how long to measure
 */
export function yieldsPerCpuSecond(milliseconds = 80): number {
  function* counter(): Generator<{ k: number; v: number }, never, { d: number }> {
    let i = 0
    for (;;) {
      const step: { d: number } = yield { k: i & 7, v: i }
      i += step.d
    }
  }
  const it = counter()
  it.next({ d: 0 })
  const step = { d: 1 }
  for (let i = 0; i < 20_000; i++) it.next(step)
  const cpu = process.cpuUsage()
  const end = performance.now() + milliseconds
  let yields = 0
  let sum = 0
  while (performance.now() < end) {
    for (let i = 0; i < 20_000; i++) sum += it.next(step).value.k
    yields += 20_000
  }
  const used = process.cpuUsage(cpu)
  if (sum < 0) throw new Error('unreachable: the sum of small numbers is not negative')
  return yields / ((used.user + used.system) / 1e6)
}

/** The CPU seconds that this process used to run the function. */
export async function cpuSeconds(deed: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await deed()
  const used = process.cpuUsage(before)
  return (used.user + used.system) / 1e6
}

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function percentile(values: readonly number[], p: number): number {
  const sorted = values.slice().sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN
}
