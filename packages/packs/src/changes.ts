/** Finds what a piece of a script changes: variables, lists and objects that it assigns to, increments, or passes to a method that changes them. */
import type ts from 'typescript'
import { typescript } from './typescript.ts'

const mutators = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'])
const objectMutators = new Set(['assign', 'defineProperty', 'defineProperties'])

/** The expression without parentheses, `as`, `satisfies` and `!`. */
export function bare(expression: ts.Expression): ts.Expression {
  let inner = expression
  while (
    typescript.isParenthesizedExpression(inner) ||
    typescript.isAsExpression(inner) ||
    typescript.isSatisfiesExpression(inner) ||
    typescript.isNonNullExpression(inner) ||
    typescript.isTypeAssertionExpression(inner)
  ) {
    inner = inner.expression
  }
  return inner
}

/** The member that a node assigns to or increments. */
export function changedMember(node: ts.Node): ts.Expression | undefined {
  return assignedIn(node).find(isMember)
}

/** The variables that a node assigns to or increments. */
export function changedVariables(node: ts.Node): readonly ts.Identifier[] {
  return assignedIn(node).filter(typescript.isIdentifier)
}

/** The expressions whose content a node changes: by assignment, increment, `delete`, as the target of a loop, or by a method that changes it. */
export function changedThings(node: ts.Node): readonly ts.Expression[] {
  const one = handedToMutator(node)
  return one === undefined ? assignedIn(node).filter(isMember) : [one]
}

/** The expressions to which a node assigns: `a = …`, `a.b++`, `[a, b.c] = …`, `for (a of …)`, `delete a.b`. */
function assignedIn(node: ts.Node): readonly ts.Expression[] {
  if (typescript.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind
    const assigns = kind >= typescript.SyntaxKind.FirstAssignment && kind <= typescript.SyntaxKind.LastAssignment
    return assigns ? targetsOf(node.left) : []
  }
  if ((typescript.isForOfStatement(node) || typescript.isForInStatement(node)) && !typescript.isVariableDeclarationList(node.initializer))
    return targetsOf(node.initializer)
  if (typescript.isPrefixUnaryExpression(node) || typescript.isPostfixUnaryExpression(node)) {
    const counts = node.operator === typescript.SyntaxKind.PlusPlusToken || node.operator === typescript.SyntaxKind.MinusMinusToken
    return counts ? [bare(node.operand)] : []
  }
  return typescript.isDeleteExpression(node) ? [bare(node.expression)] : []
}

/** The places to which `a.b = …`, `[a.b, c] = …` and `({ x: a.b, c } = …)` assign. */
function targetsOf(target: ts.Expression): readonly ts.Expression[] {
  const inner = bare(target)
  if (typescript.isArrayLiteralExpression(inner))
    return inner.elements.flatMap((one) => targetsOf(typescript.isSpreadElement(one) ? one.expression : one))
  if (typescript.isObjectLiteralExpression(inner))
    return inner.properties.flatMap((one) => {
      if (typescript.isPropertyAssignment(one)) return targetsOf(one.initializer)
      if (typescript.isShorthandPropertyAssignment(one)) return [one.name]
      return typescript.isSpreadAssignment(one) ? targetsOf(one.expression) : []
    })
  return [inner]
}

/** What a call changes by calling one of its methods, in any form of the call. */
function handedToMutator(node: ts.Node): ts.Expression | undefined {
  if (!typescript.isCallExpression(node)) return undefined
  const called = memberNamed(node.expression)
  if (called === undefined) return undefined
  const { of: expression, name } = called
  if (typescript.isIdentifier(expression) && expression.text === 'Object') return objectMutators.has(name) ? node.arguments[0] : undefined
  if (mutators.has(name)) return expression
  // `[].push.call(list, …)`: the list is the first argument
  const method = name === 'call' || name === 'apply' ? memberNamed(bare(expression)) : undefined
  return method !== undefined && mutators.has(method.name) ? node.arguments[0] : undefined
}

/** `a.b` and `a['b']`: the thing and the name. */
export function memberNamed(expression: ts.Expression): { readonly of: ts.Expression; readonly name: string } | undefined {
  if (typescript.isPropertyAccessExpression(expression)) return { of: bare(expression.expression), name: expression.name.text }
  if (typescript.isElementAccessExpression(expression) && typescript.isStringLiteralLike(expression.argumentExpression))
    return { of: bare(expression.expression), name: expression.argumentExpression.text }
  return undefined
}

/** Whether an assignment to the expression changes what another value contains, as with `a.b` and `a[b]`. */
function isMember(expression: ts.Expression): boolean {
  return typescript.isPropertyAccessExpression(expression) || typescript.isElementAccessExpression(expression)
}

/** The head of `a.b[c].d`: a variable, `this`, or a temporary value. */
export function headOf(expression: ts.Expression): ts.Expression {
  let inner = bare(expression)
  while (typescript.isPropertyAccessExpression(inner) || typescript.isElementAccessExpression(inner)) inner = bare(inner.expression)
  return inner
}
