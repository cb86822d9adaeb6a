/** Finds where an ability is declared in its author's script, for errors that have no stack, such as an endless loop. */
import { mapStack, scriptName } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'

export interface AbilityPlace {
  /** The file, as `pack/path`. */
  readonly file: string
  readonly line: number
}

/**
 * The place of the declaration.
 * @param ability `pack:slug#ability`, as errors name it
 * @returns line 1 where the script does not show the declaration; undefined for an ability whose script no pack has
 */
export function placeOfAbility(ability: string, packs: readonly PackBundle[]): AbilityPlace | undefined {
  const [code = '', name = ''] = ability.split('#')
  const [id, slug] = code.split(':')
  const pack = packs.find((one) => one.id === id)
  const script = pack?.scripts.find((one) => one.slug === slug && one.kind !== 'library')
  if (!pack || !script) return undefined
  const file = `${pack.id}/${script.path}`
  const lines = script.code.split('\n')
  const signs = signsOf(name)
  for (const sign of signs) {
    const at = lines.findIndex((line) => line.includes(sign))
    if (at < 0) continue
    const column = (lines[at]?.indexOf(sign) ?? 0) + 1
    const [frame] = mapStack(`    at x (${scriptName(pack.id, script.path)}:${at + 1}:${column})`, [pack], { firstLineOffset: 0 })
    if (frame?.line !== undefined) return { file, line: frame.line }
  }
  return { file, line: 1 }
}

/**
 * The texts with which a script may declare an ability: `after-enters-play` is written `after('entersPlay'`, and `when-revealed` is written
 * `whenRevealed(`.
 */
function signsOf(name: string): readonly string[] {
  const words = name.split('-').filter((word) => word !== '')
  const camel = (some: readonly string[]) => some.map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  const signs = words.map((_, from) => camel(words.slice(from)))
  return [...signs.flatMap((sign) => [`'${sign}'`, `"${sign}"`]), ...signs.map((sign) => `${sign})(`), ...signs.map((sign) => `${sign}(`)]
}
