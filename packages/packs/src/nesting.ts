/** Measures how deeply a source is nested, without recursion. The parsers inside of a realm have small stacks. */
import type ts from 'typescript'
import { typescript } from './typescript.ts'

/** Limits on one script. */
export const mostSourceBytes = 200_000
export const mostNesting = 100
/**
 * The greatest number of links in a chain such as `a.b().c` or `a + b + c`. Parsers read chains in a loop, but type checkers take hours for very
 * long ones.
 */
export const mostLinks = 500

/** The size of a source in bytes of UTF-8. */
export const bytesOf = (source: string): number => new TextEncoder().encode(source).length

/**
 * Parses a source within the limits.
 * @param parse parses it; an error that it throws, such as a stack overflow, means that the source is too deep
 * @returns the tree, or undefined for a source that is too large or too deep
 */
export function parseBounded(source: string, parse: () => ts.SourceFile): ts.SourceFile | undefined {
  if (bytesOf(source) > mostSourceBytes) return undefined
  try {
    const tree = parse()
    return findTooDeep(tree, mostNesting) === undefined ? tree : undefined
  } catch {
    return undefined
  }
}

/**
 * The first node that is nested too deeply, or that makes a chain too long; undefined if there is none. Chains that parsers read in a loop
 * (`a.b().c`, `a + b + c`) do not count as nesting.
 */
export function findTooDeep(source: ts.SourceFile, most: number): ts.Node | undefined {
  const open: { readonly node: ts.Node; readonly depth: number; readonly links: number }[] = [{ node: source, depth: 0, links: 0 }]
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { node, depth, links } = item
    if (depth > most || links > mostLinks) return node
    const first = chainHead(node)
    const inner = nests(node) ? depth + 1 : depth
    typescript.forEachChild(node, (child) => {
      open.push(child === first ? { node: child, depth, links: links + 1 } : { node: child, depth: inner, links: 0 })
    })
  }
  return undefined
}

/** The part of a chain that a parser reads before it, in the same loop. */
function chainHead(node: ts.Node): ts.Node | undefined {
  if (typescript.isBinaryExpression(node)) return node.left
  if (typescript.isPropertyAccessExpression(node) || typescript.isElementAccessExpression(node)) return node.expression
  if (typescript.isCallExpression(node) || typescript.isNonNullExpression(node) || typescript.isTaggedTemplateExpression(node))
    return getHead(node)
  if (typescript.isAsExpression(node) || typescript.isSatisfiesExpression(node)) return node.expression
  return undefined
}

function getHead(node: ts.CallExpression | ts.NonNullExpression | ts.TaggedTemplateExpression): ts.Node {
  return typescript.isTaggedTemplateExpression(node) ? node.tag : node.expression
}

function nests(node: ts.Node): boolean {
  if (typescript.isTypeNode(node) || typescript.isFunctionLike(node) || typescript.isClassLike(node)) return true
  if (
    typescript.isBlock(node) ||
    typescript.isIterationStatement(node, false) ||
    typescript.isIfStatement(node) ||
    typescript.isSwitchStatement(node) ||
    typescript.isTryStatement(node)
  )
    return true
  if (typescript.isLabeledStatement(node) || typescript.isModuleDeclaration(node)) return true
  if (typescript.isObjectBindingPattern(node) || typescript.isArrayBindingPattern(node)) return true
  return typescript.isExpression(node) && !typescript.isIdentifier(node) && !typescript.isPropertyAccessExpression(node)
}
