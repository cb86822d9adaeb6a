import { DefinitionError, nameIn, nameOfSort, partsBySideIn, partsIn, readThrown, WrongValue } from '@questwright/kernel'
import type { CardScript, KeywordScript } from './script.ts'
import type { SystemScript } from './system.ts'
import { systemIn } from './system-in.ts'

/**
 * What a script exports, judged and copied.
 * @param exported its default export, whatever that is
 * @returns undefined for modules that describe nothing, such as helpers
 * @throws DefinitionError that says what is wrong; reading it may run the script
 */
export function scriptIn(exported: unknown): CardScript | KeywordScript | SystemScript | undefined {
  if (typeof exported !== 'object' || exported === null) return undefined
  try {
    const { kind, slug, parts, place } = exported as { readonly [field: string]: unknown }
    if (kind === 'system') return systemIn(nameIn(slug, 'the slug of a system'), exported as { readonly [field: string]: unknown })
    if (kind !== 'card' && kind !== 'scenario' && kind !== 'rule' && kind !== 'keyword') return undefined
    const name = nameIn(slug, `the slug of a ${kind}`)
    const owner = `${kind} "${name}"`
    if (kind !== 'keyword') return Object.freeze({ kind, slug: name, parts: partsBySideIn(parts, owner) })
    if (place !== undefined && place !== 'outside-text-box')
      throw new WrongValue(`${owner}: "place" must be 'outside-text-box', and is ${nameOfSort(place)}`)
    return Object.freeze({ kind, slug: name, parts: partsIn(parts, owner), ...(place ? { place } : {}) })
  } catch (thrown) {
    if (thrown instanceof DefinitionError) throw thrown
    throw new DefinitionError(readThrown(thrown).message.replace(/^(WrongValue|TooMuch): /, ''))
  }
}
