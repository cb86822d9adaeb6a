/** Where an ability begins in its author's script: for faults without a stack, such as a loop that never ends. */
import { mapStack, scriptName } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'

export interface AbilityPlace {
  /** `pack/path` */
  readonly file: string
  readonly line: number
}

/** @param ability `pack:slug#ability`, as faults name it @returns undefined for an ability of which no pack has the script */
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

/** The forms in which a script writes an ability's name: `after-enters-play` is written `after('entersPlay'`, `when-revealed` is `whenRevealed(`. */
function signsOf(name: string): readonly string[] {
  const words = name.split('-').filter((word) => word !== '')
  const camel = (some: readonly string[]) => some.map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  const signs = words.map((_, from) => camel(words.slice(from)))
  return [...signs.flatMap((sign) => [`'${sign}'`, `"${sign}"`]), ...signs.map((sign) => `${sign})(`), ...signs.map((sign) => `${sign}(`)]
}
