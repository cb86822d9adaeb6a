/** What a pack goes through before strangers get it: check with every set-up, scenes, and random play for a while. */

import { join } from 'node:path'
import { modes, type PackBundle } from '@questwright/packs'
import { ownFolder } from '@questwright/packs/installed'
import { idOf, type LocalPack, workspaceFolder } from '@questwright/workshop'
import { checkAll } from './check.ts'
import { fuzzPacks } from './fuzz.ts'
import type { Output } from './output.ts'
import { testPacks } from './test.ts'

export interface GateResult {
  /** What keeps the pack from being published. */
  readonly red: readonly string[]
  /** What its author should know. */
  readonly notes: readonly string[]
  readonly figures: { readonly setUps: number; readonly scenes: number; readonly games: number }
}

export interface GateOptions {
  /** How long random play lasts at most; 0 leaves it out. */
  readonly fuzzSeconds: number
  readonly packs: readonly string[]
  /** The pack with all that it stands on. */
  readonly needed: readonly PackBundle[]
}

interface Answer {
  readonly [field: string]: unknown
}

/**
 * Checks one pack as `qw check`, `qw test` and `qw fuzz` do. What they find stands on stderr, as it comes.
 * @param name as the user named the pack
 */
export async function gatePack(
  name: string,
  pack: LocalPack,
  bundle: PackBundle,
  { fuzzSeconds, packs, needed }: GateOptions,
  output: Output,
): Promise<GateResult> {
  const red: string[] = []
  const notes: string[] = []
  const more = packs.length > 0 ? { packs } : {}
  const id = idOf(pack)

  output.note(`checking ${id}: facts, references, types, scripts, and every scenario for every number of players in every mode`)
  const check = await answerOf((quiet) => checkAll([name], { realm: 'quickjs', modes, ...more }, quiet), output)
  if (check.code !== 0) red.push(`qw check ${id} finds ${count(check.answer.errors, 'error')}`)
  const warnings = Number(check.answer.warnings ?? 0)
  if (warnings > 0) notes.push(`qw check ${id} has ${count(warnings, 'warning')}.`)
  for (const line of problemLines(check.answer)) output.note(line)

  let scenes = 0
  if (bundle.scenes.length === 0) notes.push('It has no scenes: nobody can see whether its cards do what they say.')
  else {
    output.note(`running the scenes of ${id}`)
    const test = await answerOf((quiet) => testPacks([name], more, quiet), output)
    scenes = Number(test.answer.scenes ?? 0)
    if (test.code !== 0) red.push(`qw test ${id} fails: ${count(test.answer.failed, 'scene')} of ${scenes}`)
  }

  let games = 0
  const playable = bundle.scripts.length > 0 || Object.keys(bundle.scenarios).length > 0
  const hasHeroes = needed.some(({ cards }) => Object.values(cards).some(({ type }) => type === 'hero'))
  if (fuzzSeconds === 0) notes.push('It was not played at random (--fuzz-seconds 0).')
  else if (!playable) notes.push('It has nothing that could be played at random.')
  else if (!hasHeroes) notes.push('It was not played at random: neither it nor what it stands on has a hero.')
  else {
    output.note(`playing ${id} at random for at most ${fuzzSeconds} seconds`)
    const options = {
      minutes: fuzzSeconds / 60,
      seed: `publish ${bundle.packVersion}`,
      games: 1_000_000,
      times: 20,
      share: 6,
      shrink: 1,
      out: join(workspaceFolder(), ownFolder, 'fuzz'),
      ...more,
    }
    const fuzz = await answerOf((quiet) => fuzzPacks([name], options, quiet), output)
    games = Number(fuzz.answer.games ?? 0)
    const failures = Array.isArray(fuzz.answer.failures) ? (fuzz.answer.failures as readonly Answer[]) : []
    for (const one of failures)
      output.note(`  ${String(one.kind)} ${String(one.code)}: ${String(one.message)}\n  qw fuzz --only ${String(one.written)}`)
    if (failures.length > 0) red.push(`qw fuzz ${id} finds ${count(failures.length, 'failure')}`)
    else if (fuzz.answer.result === undefined) red.push(`qw fuzz ${id} cannot play it`)
    const hungry = Array.isArray(fuzz.answer.hungry) ? fuzz.answer.hungry.length : 0
    if (hungry > 0)
      notes.push(`${count(hungry, 'ability', 'abilities')} fired fewer than 20 times in ${fuzzSeconds} seconds of random play.`)
  }
  return { red, notes, figures: { setUps: Number(check.answer.setUps ?? 0), scenes, games } }
}

/** Cards whose texts were taken over from printed ones. */
export function importedTexts(bundle: PackBundle): readonly string[] {
  return Object.entries(bundle.cards).flatMap(([slug, { imported }]) =>
    typeof imported === 'object' && imported !== null && !Array.isArray(imported) && 'text' in imported && imported.text === 'kept'
      ? [slug]
      : [],
  )
}

/** Runs a command that answers in JSON; what it notes goes on to stderr. */
async function answerOf(
  deed: (quiet: Output) => Promise<number>,
  output: Output,
): Promise<{ readonly code: number; readonly answer: Answer }> {
  let answer: Answer = {}
  const quiet: Output = {
    way: 'json',
    print: output.note,
    note: output.note,
    json: (value) => {
      answer = value as Answer
    },
    wroteJson: () => false,
    input: output.input,
    progress: 'hidden',
  }
  const code = await deed(quiet)
  return { code, answer }
}

function problemLines({ problems }: Answer): readonly string[] {
  if (!Array.isArray(problems)) return []
  return (problems as readonly Answer[])
    .filter(({ severity }) => severity === 'error')
    .map(
      (one) =>
        `  ${String(one.pack)}/${String(one.file)}${one.line === undefined ? '' : `:${String(one.line)}`} ${String(one.message)} ${String(one.remedy)}`,
    )
}

function count(value: unknown, what: string, many = `${what}s`): string {
  const n = Number(value ?? 0)
  return n === 1 ? `1 ${what}` : `${n} ${many}`
}
