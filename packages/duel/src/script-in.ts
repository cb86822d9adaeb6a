import { DefinitionError, nameIn, partsIn, readThrown } from '@questwright/kernel'
import type { DuelScript } from './script.ts'

/**
 * What a script exports, judged and copied.
 * @param exported its default export, whatever that is
 * @returns undefined for modules that describe nothing, such as helpers
 * @throws DefinitionError that says what is wrong; reading it may run the script
 */
export function scriptIn(exported: unknown): DuelScript | undefined {
  if (typeof exported !== 'object' || exported === null) return undefined
  try {
    const { kind, slug, parts } = exported as { readonly [field: string]: unknown }
    if (kind !== 'card' && kind !== 'keyword') return undefined
    const name = nameIn(slug, `the slug of a ${kind}`)
    return Object.freeze({ kind, slug: name, parts: partsIn(parts, `${kind} "${name}"`) })
  } catch (thrown) {
    if (thrown instanceof DefinitionError) throw thrown
    throw new DefinitionError(readThrown(thrown).message.replace(/^(WrongValue|TooMuch): /, ''))
  }
}
