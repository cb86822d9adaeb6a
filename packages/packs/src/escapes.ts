/** Decides whether a function that is created inside of another function can be called after that other function has returned. */
import type ts from 'typescript'
import { bare, memberNamed } from './changes.ts'
import { enclosingFunction, type Scopes, walk } from './scopes.ts'
import { typescript } from './typescript.ts'

/** Methods of lists that call the functions passed to them before they return. */
const readers: ReadonlySet<string> = new Set([
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'reduceRight',
  'some',
  'sort',
  'toSorted',
])

export interface Escapes {
  /** Whether a function, or one inside of it, may be called after the call of `owner` that created it has returned. */
  readonly escapes: (made: ts.Node, owner: ts.Node) => boolean
  /** Whether a function is called only while a game is played and not while the pack is loaded: it is passed to a call that makes a part or a scene. */
  readonly isPlayed: (made: ts.Node) => boolean
}

/**
 * Makes the analysis of a file.
 * @param engine the names that the file imports from the engine
 * @param parts functions of the engine that make parts and definitions
 */
export function readEscapes(tree: ts.SourceFile, scopes: Scopes, engine: ReadonlySet<string>, parts: readonly string[]): Escapes {
  const partMakers = new Set(parts)
  const loaded = calledWhileLoading(tree, scopes)

  /** The name of the engine's function in a call: `action` for `action(…)`, `forced` for `forced.when(…)`. */
  const engineCalled = (call: ts.CallExpression): string | undefined => {
    let head = bare(call.expression)
    while (typescript.isPropertyAccessExpression(head)) {
      const under = bare(head.expression)
      // for `import * as lcg`
      if (typescript.isIdentifier(under) && engine.has(under.text) && partMakers.has(head.name.text)) return head.name.text
      head = under
    }
    return typescript.isIdentifier(head) && engine.has(head.text) ? head.text : undefined
  }

  const isPlayed = (made: ts.Node): boolean => {
    for (let one: ts.Node = made; !typescript.isSourceFile(one); one = enclosingFunction(one)) {
      let value = one
      while (carries(value, value.parent)) value = value.parent
      const call = value.parent
      if (typescript.isCallExpression(call) && call.expression !== value && partMakers.has(engineCalled(call) ?? '')) return true
    }
    return false
  }

  const escapes = (made: ts.Node, owner: ts.Node): boolean => {
    const seen = new Set<ts.Node>()

    /**
     * Whether a value is stored, or leaves the owner.
     * @param inner `counts`: what the value returns when it is called is checked too; `apart`: only the value itself
     */
    const leaves = (value: ts.Node, inner: 'counts' | 'apart'): boolean => {
      if (seen.has(value)) return false
      seen.add(value)
      const { parent } = value
      if (carries(value, parent)) return leaves(parent, inner)
      if (isMemberOfClass(value)) return classLeaves(parent as ts.ClassLikeDeclaration)
      if (isDeclared(value)) return value.name !== undefined && usesLeave(value.name as ts.Identifier, inner)
      if (typescript.isVariableDeclaration(parent) || typescript.isParameter(parent) || typescript.isBindingElement(parent)) {
        // the value is the list of a loop, or the initial value of a variable
        return parent.initializer === value && namesIn(parent.name).some((name) => usesLeave(name, inner))
      }
      if (typescript.isReturnStatement(parent) || (typescript.isArrowFunction(parent) && parent.body === value)) {
        const from = typescript.isReturnStatement(parent) ? enclosingFunction(parent) : parent
        return from === owner || leaves(from, 'counts')
      }
      if (typescript.isThrowStatement(parent) || isHandedToTag(parent)) return true
      if (typescript.isNewExpression(parent)) return parent.expression === value ? leaves(parent, inner) : true
      if (typescript.isBinaryExpression(parent)) {
        if (parent.operatorToken.kind !== typescript.SyntaxKind.EqualsToken || parent.right !== value) return false
        const target = bare(parent.left)
        return typescript.isIdentifier(target) ? usesLeave(target, inner) || leaves(parent, inner) : true
      }
      if (typescript.isPropertyAccessExpression(parent) || typescript.isElementAccessExpression(parent))
        return parent.expression === value && leaves(parent, inner)
      if (!typescript.isCallExpression(parent)) return false
      if (parent.expression === value) return inner === 'counts' && leaves(parent, inner)
      const called = engineCalled(parent)
      if (called !== undefined) return partMakers.has(called)
      const method = memberNamed(bare(parent.expression))
      if (method !== undefined && readers.has(method.name)) return inner === 'counts' && leaves(parent, inner)
      // a function of the file may store its argument, and may return it
      return loaded.has(owner) || leaves(parent, inner)
    }

    const usesLeave = (name: ts.Identifier, inner: 'counts' | 'apart'): boolean => {
      const scope = scopes.scopeOf(name)
      if (scope === undefined || seen.has(name)) return false
      seen.add(name)
      let found = false
      walk(scope, (node) => {
        if (found || !typescript.isIdentifier(node) || node === name || node.text !== name.text || scopes.scopeOf(node) !== scope) return
        if (isAssignedTo(node)) return
        found = leaves(node, inner) || insideLeaves(node)
      })
      return found
    }

    /** Whether a function inside of the owner that uses a node can be called later. */
    const insideLeaves = (node: ts.Node): boolean => {
      const inside = enclosingFunction(node)
      if (inside === owner || typescript.isSourceFile(inside)) return false
      return leaves(inside, 'apart') || insideLeaves(inside)
    }

    const classLeaves = (declared: ts.ClassLikeDeclaration): boolean =>
      typescript.isClassExpression(declared) ? leaves(declared, 'apart') : declared.name !== undefined && usesLeave(declared.name, 'apart')

    return leaves(made, 'apart') || insideLeaves(made)
  }

  return { escapes, isPlayed }
}

/** Whether a name is a variable to which the expression around it assigns a value. */
function isAssignedTo(name: ts.Identifier): boolean {
  const { parent } = name
  return typescript.isBinaryExpression(parent) && parent.left === name && parent.operatorToken.kind === typescript.SyntaxKind.EqualsToken
}

/** Whether a node is a place in a template for a function that reads it: the function may store the value. */
function isHandedToTag(node: ts.Node): boolean {
  return typescript.isTemplateSpan(node) && typescript.isTaggedTemplateExpression(node.parent.parent)
}

/** Whether the parent's value contains the value: in parentheses, in a list, as a property, or as one of two alternatives. */
function carries(value: ts.Node, parent: ts.Node): boolean {
  if (
    typescript.isParenthesizedExpression(parent) ||
    typescript.isAsExpression(parent) ||
    typescript.isSatisfiesExpression(parent) ||
    typescript.isNonNullExpression(parent) ||
    typescript.isArrayLiteralExpression(parent) ||
    typescript.isObjectLiteralExpression(parent) ||
    typescript.isSpreadElement(parent) ||
    typescript.isSpreadAssignment(parent) ||
    typescript.isShorthandPropertyAssignment(parent)
  )
    return true
  if (typescript.isPropertyAssignment(parent) || typescript.isPropertyDeclaration(parent)) return parent.initializer === value
  if (typescript.isConditionalExpression(parent)) return parent.condition !== value
  if (typescript.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken
    return (
      kind === typescript.SyntaxKind.BarBarToken ||
      kind === typescript.SyntaxKind.AmpersandAmpersandToken ||
      kind === typescript.SyntaxKind.QuestionQuestionToken ||
      (kind === typescript.SyntaxKind.CommaToken && parent.right === value)
    )
  }
  return false
}

function isDeclared(node: ts.Node): node is ts.FunctionDeclaration | ts.ClassDeclaration {
  return typescript.isFunctionDeclaration(node) || typescript.isClassDeclaration(node)
}

function isMemberOfClass(node: ts.Node): boolean {
  return typescript.isClassElement(node) && typescript.isClassLike(node.parent)
}

/** The identifiers that a declaration binds. */
export function namesIn(name: ts.BindingName): readonly ts.Identifier[] {
  if (typescript.isIdentifier(name)) return [name]
  return name.elements.flatMap((element) => (typescript.isBindingElement(element) ? namesIn(element.name) : []))
}

/** The functions that are called while the file is loaded: at its top level, and in functions called there. */
function calledWhileLoading(tree: ts.SourceFile, scopes: Scopes): ReadonlySet<ts.Node> {
  const loaded = new Set<ts.Node>()
  const named = new Map<string, ts.Node>()
  walk(tree, (node) => {
    if (typescript.isFunctionDeclaration(node) && node.name) named.set(node.name.text, node)
    if (typescript.isVariableDeclaration(node) && typescript.isIdentifier(node.name) && node.initializer) {
      const value = bare(node.initializer)
      if (typescript.isFunctionLike(value)) named.set(node.name.text, value)
    }
  })
  const runs = (inside: ts.Node): boolean => typescript.isSourceFile(inside) || loaded.has(inside)
  for (let before = -1; before !== loaded.size; ) {
    before = loaded.size
    walk(tree, (node) => {
      if (!typescript.isCallExpression(node) || !runs(enclosingFunction(node))) return
      const called = bare(node.expression)
      if (typescript.isFunctionLike(called)) loaded.add(called)
      else if (typescript.isIdentifier(called) && scopes.scopeOf(called) !== undefined) {
        const found = named.get(called.text)
        if (found) loaded.add(found)
      }
      const method = memberNamed(called)
      if (method !== undefined && readers.has(method.name))
        for (const one of node.arguments) if (typescript.isFunctionLike(bare(one))) loaded.add(bare(one))
    })
  }
  return loaded
}
