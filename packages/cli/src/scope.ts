/** Decides the scope of new packs (the name of their author, before the slash). */
import { readScope, whyNoScope } from '@questwright/packs'
import { diskWords, WrongUse } from '@questwright/workshop'
import { rememberedScope, rememberScope } from '@questwright/workshop/workspace-choice'

/**
 * The scope that the user gives, which is also stored, or else the stored one.
 * @param written as the user typed it @param where the words before it in an error message
 * @returns the scope without `@`; empty where none was ever given
 * @throws WrongUse for a scope that no user can own
 */
export function scopeFor(written: string | undefined, where = '--scope '): string {
  if (written === undefined) return rememberedScope()
  const scope = readScope(written)
  const wrong = whyNoScope(scope)
  if (wrong !== undefined) throw new WrongUse(`${where}${written}: ${wrong}`)
  try {
    rememberScope(scope)
  } catch (error) {
    if (diskWords(error) === undefined) throw error
    // where it cannot be stored, it is used for this pack only
  }
  return scope
}
