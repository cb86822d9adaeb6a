/** Finds the line of an ability for errors that have none: an interrupted script has no stack. */
import type { Fault, ScriptProblem } from '@questwright/realm'
import type { Rulebook } from '@questwright/rulebook'
import { rulebookIn } from '../page/rulebooks.ts'
import type { LoadedWorkspace } from '../workspace/local-pack.ts'

interface ScriptLine {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** For an ability with a generated slug: by the form of the slug, the text that declares it in the script. */
const WRITTEN: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [/^forced-(when|after)-(.+)$/, (kind) => `'${kind}'`],
  [/^(when|after|cancel)-(.+)$/, (kind) => `'${kind}'`],
  [/^(beginning|end)-of-(.+)$/, (moment) => `'${moment}'`],
  [/^(cannot)-(.+)$/, (kind) => `'${kind}'`],
  [/^([A-Za-z]+)-(?:add|set|times|include|exclude)$/, (stat) => `'${stat}'`],
]

function camel(dashed: string): string {
  return dashed.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** The functions of the script API that have the same name as an ability, without those of the form `response.after`. */
function buildersIn({ abilities, moments }: Rulebook): ReadonlySet<string> {
  const all = [...Object.values(abilities).flat(), ...moments.flatMap(({ builders }) => builders)]
  return new Set(all.filter((name) => !name.includes('.')))
}

/**
 * Finds the line in which an ability begins; else the script's default export.
 * @param rulebook of the game for which the script is written
 */
export function placeInScript(source: string, slug: string, rulebook: Rulebook): { readonly line: number; readonly column: number } {
  const numbered = /^(.*)-(\d+)$/.exec(slug)
  const nth = numbered ? Number(numbered[2]) : 1
  const name = numbered ? (numbered[1] as string) : slug
  const begin = Math.max(0, source.indexOf('export default'))
  const own = source.indexOf(`'${name}'`, begin)
  const written: typeof WRITTEN = buildersIn(rulebook).has(camel(name)) ? [[/^(.+)()$/, (word) => `${word}(`]] : WRITTEN
  if (own >= 0 && !written.some(([pattern]) => pattern.test(name))) return lineOf(source, own)
  for (const [pattern, write] of written) {
    const found = pattern.exec(name)
    if (!found) continue
    const wanted = write(camel(found[2] || found[1] || ''))
    let at = begin
    for (let i = 0; i < nth; i++) at = source.indexOf(wanted, at + 1)
    if (at >= 0) return lineOf(source, at)
  }
  return lineOf(source, begin)
}

/** The line at which a script loops while it loads: its first top-level loop, else its first line. */
export function placeOfLoop(source: string): { readonly line: number; readonly column: number } {
  const at = source.search(/^\s*(for|while|do)\b/m)
  return lineOf(source, at < 0 ? 0 : at + (/^\s*/.exec(source.slice(at))?.[0].length ?? 0))
}

function lineOf(source: string, at: number): { readonly line: number; readonly column: number } {
  const before = source.slice(0, at).split('\n')
  return { line: before.length, column: (before[before.length - 1] ?? '').length + 1 }
}

/** The script with an ability, and the line that declares it. */
function placeOfAbility(workspace: LoadedWorkspace, ability: string): ScriptLine | undefined {
  const [code = '', part = ''] = ability.split('#')
  const colon = code.indexOf(':')
  const [pack, slug] = [code.slice(0, colon), code.slice(colon + 1).replace(/^\w+\//, '')]
  const found = workspace.packs.find((one) => one.bundle?.id === pack)
  const script = found?.bundle?.scripts.find((one) => one.slug === slug && one.kind !== 'library')
  const source = script ? found?.files[script.path] : undefined
  return script && source !== undefined
    ? { file: script.path, ...placeInScript(source, part, rulebookIn(found?.bundle, workspace.bundles)) }
    : undefined
}

/** An error with a place: its own, else the line that declares its ability. */
export function withPlace(fault: Fault, workspace: LoadedWorkspace): Fault {
  if (fault.file !== undefined || fault.ability === undefined) return fault
  return { ...fault, ...placeOfAbility(workspace, fault.ability) }
}

/** A problem of a script with a line: its own, else where the script loops. */
export function withLine(problem: ScriptProblem, workspace: LoadedWorkspace): ScriptProblem {
  if (problem.line !== undefined || problem.file === undefined) return problem
  const source = workspace.packs.find((pack) => pack.bundle?.id === problem.pack)?.files[problem.file]
  return source === undefined ? problem : { ...problem, ...placeOfLoop(source) }
}
