/** Refuses regular expressions that only some engines support. Those that are made at run time are refused by the realm. */
import type ts from 'typescript'
import type { Refusal } from './forbidden.ts'
import { typescript } from './typescript.ts'

/** The refusal of a pattern with groups that change flags, or with two groups of the same name; undefined for other nodes. */
export function patternRefusal(node: ts.Node): Refusal | undefined {
  const source = sourceOf(node)
  if (source === undefined) return undefined
  const groups = source.replace(/\\[\s\S]/g, '').replace(/\[[^\]]*\]/g, '')
  const names = groups.match(/\(\?<[^=!][^>]*>/g) ?? []
  const what = /\(\?(?:[a-z]+(?:-[a-z]*)?|-[a-z]*):/.test(groups)
    ? 'a group changes the flags'
    : new Set(names).size < names.length
      ? 'two groups share a name'
      : undefined
  if (what === undefined) return undefined
  return {
    code: 'gate/pattern',
    message: `In this regular expression ${what}, which not every engine supports.`,
    remedy: 'Write letters of both cases in brackets, as in [aA], instead of flags, and give each group another name.',
  }
}

function sourceOf(node: ts.Node): string | undefined {
  if (typescript.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'))
  const isMade = (typescript.isNewExpression(node) || typescript.isCallExpression(node)) && typescript.isIdentifier(node.expression)
  if (!isMade || (node.expression as ts.Identifier).text !== 'RegExp') return undefined
  const [first] = node.arguments ?? []
  return first && typescript.isStringLiteralLike(first) ? first.text : undefined
}
