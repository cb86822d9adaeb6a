/** Under which scope new packs are made. */
import { readScope, whyNoScope } from '@questwright/packs'
import { diskWords, WrongUse } from '@questwright/workshop'
import { rememberedScope, rememberScope } from '@questwright/workshop/workspace-choice'

/**
 * The scope that was said, which is remembered, or else the one that was said last.
 * @param written as the person wrote it
 * @returns without the sign before it; empty where none was ever said
 * @throws WrongUse for one that cannot be a person's own
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
