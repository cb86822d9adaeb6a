/** Finds the words and titles by which a script describes cards, in its parsed source. */
import type { ScriptCalls } from '@questwright/rulebook'
import type ts from 'typescript'
import type { DescribedCard } from './card-descriptions.ts'
import { readScopes, walk } from './scopes.ts'
import { calledName, constantOf, textsOf } from './script-names.ts'
import { typescript } from './typescript.ts'

/**
 * Finds them.
 * @param tree parsed with parents
 * @param calls of the game's script API, from its rulebook
 * @returns those that are written as text, in the order of the source; texts that are computed at run time are left out
 */
export function describedCardsIn(tree: ts.SourceFile, calls: ScriptCalls): DescribedCard[] {
  const { describes } = calls
  if (describes === undefined) return []
  const scopes = readScopes(tree)
  const found: DescribedCard[] = []
  const add = (by: DescribedCard['by'], node: ts.Expression): void => {
    const value = constantOf(node, scopes)
    const texts = typescript.isArrayLiteralExpression(value) && by === 'title' ? value.elements : [node]
    for (const text of texts.flatMap((one) => textsOf(one, scopes))) {
      if (!typescript.isStringLiteralLike(text)) continue
      const { line, character } = tree.getLineAndCharacterOfPosition(text.getStart(tree))
      found.push({ by, text: text.text, line: line + 1, column: character + 1 })
    }
  }
  walk(tree, (node) => {
    if (!typescript.isCallExpression(node)) return
    const called = calledName(node, calls)
    if (called === undefined) return
    if (describes.words.includes(called)) for (const one of node.arguments) add('word', one)
    const [first] = node.arguments
    if (describes.titles.includes(called) && first) add('title', first)
  })
  return found
}
