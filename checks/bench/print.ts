/** Prints the results of benchmarks. */
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export const print = (text: string): void => void process.stdout.write(`${text}\n`)
export const row = (name: string, value: string): void => print(`  ${name.padEnd(52)} ${value}`)
export const whole = (n: number): string => Math.round(n).toLocaleString('en')

/** Reports a wrong result. Its time means nothing, so the run fails. */
export function wrong(what: string): void {
  print(`  WRONG: ${what}`)
  process.exitCode = 1
}
