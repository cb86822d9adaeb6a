/** Under which scope new packs are made. */
import { readScope, whyNoScope } from '@questwright/packs'
import { diskWords, WrongUse } from '@questwright/workshop'
import { rememberedScope, rememberScope } from '@questwright/workshop/workspace-choice'

/**
 * The given scope, which is remembered, or else the remembered one.
 * @param written as the person wrote it
 * @returns without the `@`; empty where none was ever given
 * @throws WrongUse for a scope that a user cannot own
 */
export function scopeFor(written: string | undefined): string {
  if (written === undefined) return rememberedScope()
  const scope = readScope(written)
  const wrong = whyNoScope(scope)
  if (wrong !== undefined) throw new WrongUse(`--scope ${written}: ${wrong}`)
  try {
    rememberScope(scope)
  } catch (error) {
    if (diskWords(error) === undefined) throw error
    // where settings cannot be kept it holds for this pack
  }
  return scope
}
