import { type Context, callScript, keywordCode, noteFired, restrict, table } from '@questwright/kernel'

/** Keywords that are printed before the word of an ability, such as Action. LCG 4.8 */

/** Whether the keyword before an ability's word lets a player use the ability now. */
export function allowsUse(keyword: string, context: Context): boolean {
  const t = table()
  const definition = t.library.keywords.get(keyword)
  if (definition === undefined) return false
  for (const part of definition.parts) {
    if (part.kind !== 'ability' || part.word !== 'may-use') continue
    const name = `${keywordCode(definition)}#${part.slug}`
    noteFired(name)
    if (!restrict(t, () => callScript(name, () => part.when?.(context) ?? true))) return false
  }
  return true
}
