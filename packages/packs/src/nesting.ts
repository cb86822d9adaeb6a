/** How deeply a source is nested, without recursion: the parsers inside a realm have small stacks. */
import ts from 'typescript'

/** Limits on one script. */
export const mostSourceBytes = 200_000
export const mostNesting = 100

/** The first node that lies deeper than the limit, if any. Chains that parsers read in a loop (`a.b().c`, `a + b + c`) do not count. */
export function findTooDeep(source: ts.SourceFile, most: number): ts.Node | undefined {
  const open: { readonly node: ts.Node; readonly depth: number }[] = [{ node: source, depth: 0 }]
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { node, depth } = item
    if (depth > most) return node
    const first = chainHead(node)
    const inner = nests(node) ? depth + 1 : depth
    ts.forEachChild(node, (child) => {
      open.push({ node: child, depth: child === first ? depth : inner })
    })
  }
  return undefined
}

/** The part of a chain that a parser reads before it, in the same loop. */
function chainHead(node: ts.Node): ts.Node | undefined {
  if (ts.isBinaryExpression(node)) return node.left
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return node.expression
  if (ts.isCallExpression(node) || ts.isNonNullExpression(node) || ts.isTaggedTemplateExpression(node)) return getHead(node)
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return node.expression
  return undefined
}

function getHead(node: ts.CallExpression | ts.NonNullExpression | ts.TaggedTemplateExpression): ts.Node {
  return ts.isTaggedTemplateExpression(node) ? node.tag : node.expression
}

function nests(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isFunctionLike(node) || ts.isClassLike(node)) return true
  if (
    ts.isBlock(node) ||
    ts.isIterationStatement(node, false) ||
    ts.isIfStatement(node) ||
    ts.isSwitchStatement(node) ||
    ts.isTryStatement(node)
  )
    return true
  if (ts.isLabeledStatement(node) || ts.isModuleDeclaration(node)) return true
  if (ts.isObjectBindingPattern(node) || ts.isArrayBindingPattern(node)) return true
  return ts.isExpression(node) && !ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)
}
