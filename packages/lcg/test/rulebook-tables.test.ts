import { fingerprint } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { catalogue, storyKinds } from '../src/catalogue.ts'
import { LEFT_OUT } from '../src/mode.ts'
import { PHASE_STEPS, PHASES } from '../src/phase-steps.ts'
import { playAttachment, playCharacter } from '../src/play.ts'
import { repairs } from '../src/repairs.ts'
import { MEMORABLE } from '../src/round-memory.ts'
import { lcgRulebook } from '../src/rulebook/index.ts'
import { snippets } from '../src/rulebook/snippets.ts'
import { lcg } from '../src/ruleset.ts'
import { PILES } from '../src/scenes/reading.ts'

/**
 * What the tables of the rulebook and of the rules hold, without their sentences: a line each, with the number of values and a fingerprint. An entry
 * that is lost by mistake, or moved within a list, changes a line. After a wanted change, run this file with `--update`.
 */

/** A table with each sentence replaced by its placeholders, and each function by the number of its parameters. */
function withoutSentences(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? ['sentence', ...(value.match(/\{\w+/g) ?? [])] : value
  if (typeof value === 'function') return ['function', value.length]
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value) || value instanceof Set || value instanceof Map) return [...value].map(withoutSentences)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value).map(([key, inner]) => [key, withoutSentences(inner)])
}

const leaves = (value: unknown): number => (Array.isArray(value) ? value.reduce<number>((sum, one) => sum + leaves(one), 0) : 1)

function lines(name: string, table: object): string[] {
  return Object.entries(table).flatMap(([key, value]) => {
    // the menus for abilities are half of all: a line for each of them
    if (key === 'abilityMenus') return lines(`${name} ${key}`, value as object)
    const bare = withoutSentences(value)
    return [`${name} ${key}: ${leaves(bare)} values, ${fingerprint(JSON.stringify(bare))}`]
  })
}

it('the tables of the rulebook and of the rules hold the values that were committed', async () => {
  const all = [
    ...lines('rulebook', lcgRulebook),
    ...lines('rules', lcg),
    ...lines('words', { catalogue, storyKinds, snippets, repairs }),
    ...lines('steps', { PHASES, PHASE_STEPS, MEMORABLE, LEFT_OUT, PILES, playCharacter, playAttachment }),
  ]
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('./rulebook-tables.txt')
})
