import { ts } from './typescript.mjs'

/**
 * Finds type assertions, where a script overrules the declared type: `card as Player`, `<Player>card`, `card!`, and a comment that silences the
 * compiler. `as const` is no assertion.
 * @param {ts.SourceFile} source
 * @returns {{ text: string, at: number }[]}
 */
export function castsOf(source) {
  const found = []
  const visit = (node) => {
    if (isCast(node)) found.push({ text: node.getText(source), at: node.getStart(source) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const { 0: text, index } of source.text.matchAll(/@ts-(?:expect-error|ignore|nocheck)\b/g)) found.push({ text, at: index })
  return found
}

function isCast(node) {
  if (ts.isAsExpression(node)) return !ts.isConstTypeReference(node.type)
  return ts.isTypeAssertionExpression(node) || ts.isNonNullExpression(node)
}
