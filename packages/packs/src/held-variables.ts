/**
 * Finds variables that a closure can still use after the function that declares them has returned. If that function may run while the pack is loaded,
 * the compiled code reports the variables to the realm, which freezes their values when the file has run: so closures keep no state from one call to
 * the next, whatever a script does.
 */
import type ts from 'typescript'
import { namesOfEngine } from './engine-names.ts'
import { readEscapes } from './escapes.ts'
import { enclosingFunction, readScopes, walk } from './scopes.ts'
import { typescript } from './typescript.ts'

/** The kept variables, by the `scopeKey` of the scope that declares them. */
export type HeldVariables = ReadonlyMap<string, ReadonlySet<string>>

/** A key by which a scope can be found in another tree of the same source. */
const scopeKey = ({ kind, pos, end }: ts.Node): string => `${kind} ${pos} ${end}`

/**
 * Finds the kept variables.
 * @param tree parsed with parents
 * @param parts functions of the engine that make parts and definitions
 */
export function heldVariables(tree: ts.SourceFile, parts: readonly string[]): HeldVariables {
  const scopes = readScopes(tree)
  const { isPlayed } = readEscapes(tree, scopes, namesOfEngine(tree), parts)
  const found = new Map<string, Set<string>>()
  const note = (scope: ts.Node, name: string): void => {
    const key = scopeKey(scope)
    found.set(key, (found.get(key) ?? new Set()).add(name))
  }
  walk(tree, (node) => {
    if (isNamespace(node)) note(node.body, node.name.text)
    if (node.kind === typescript.SyntaxKind.ThisKeyword) return noteThis(node)
    if (!typescript.isIdentifier(node) || !isUsed(node)) return
    if (node.text === 'arguments') return noteArguments(node)
    const scope = scopes.scopeOf(node)
    if (scope === undefined || typescript.isSourceFile(scope) || (typescript.isFunctionExpression(scope) && scope.name?.text === node.text))
      return
    const owner = typescript.isFunctionLike(scope) ? scope : enclosingFunction(scope)
    if (enclosingFunction(node) === owner || (!typescript.isSourceFile(owner) && isPlayed(owner))) return
    note(scope, node.text)
  })
  return found

  /** Records the use of `this` in an arrow function, which is that of the method or field around it. */
  function noteThis(node: ts.Node): void {
    let owner = node.parent
    let isKept = false
    while (!typescript.isSourceFile(owner) && !typescript.isPropertyDeclaration(owner)) {
      if (typescript.isArrowFunction(owner)) isKept = true
      else if (typescript.isFunctionLike(owner)) break
      owner = owner.parent
    }
    if (isKept && !typescript.isSourceFile(owner) && !isPlayed(owner)) note(owner, 'this')
  }

  /** Records the use of `arguments` in an arrow function, which are those of the function around it. */
  function noteArguments(node: ts.Identifier): void {
    let owner = enclosingFunction(node)
    if (!typescript.isArrowFunction(owner)) return
    while (typescript.isArrowFunction(owner)) owner = enclosingFunction(owner)
    if (!typescript.isSourceFile(owner) && !isPlayed(owner)) note(owner, 'arguments')
  }
}

/** Whether a node is a namespace that exists as an object at run time. */
function isNamespace(node: ts.Node): node is ts.ModuleDeclaration & { readonly name: ts.Identifier; readonly body: ts.ModuleBlock } {
  return (
    typescript.isModuleDeclaration(node) &&
    typescript.isIdentifier(node.name) &&
    node.body !== undefined &&
    typescript.isModuleBlock(node.body) &&
    node.body.statements.some(
      (one) => typescript.isVariableStatement(one) && !one.modifiers?.some(({ kind }) => kind === typescript.SyntaxKind.DeclareKeyword),
    )
  )
}

/** Whether an identifier may refer to a variable. A property with the same name counts too, which does no harm. */
function isUsed({ parent }: ts.Identifier): boolean {
  return !typescript.isVariableDeclaration(parent) && !typescript.isParameter(parent) && !typescript.isTypeNode(parent)
}

/** Adds the calls to the compiled code: at the beginning of each scope, registered for when the file has run. */
export const holding =
  (held: HeldVariables): ts.TransformerFactory<ts.SourceFile> =>
  (context) =>
  (tree) => {
    if (held.size === 0) return tree
    const { factory } = context
    const realm = (name: string): ts.Expression => factory.createPropertyAccessExpression(factory.createIdentifier('module'), name)
    const holdCall = (names: ReadonlySet<string>): ts.Expression =>
      factory.createCallExpression(
        realm('hold'),
        undefined,
        [...names].map((name) => {
          const value = name === 'this' ? factory.createThis() : factory.createIdentifier(name)
          return factory.createArrowFunction(undefined, undefined, [], undefined, undefined, value)
        }),
      )
    /** The statement `if (module.loading) module.hold(() => a, () => b);`. */
    const telling = (names: ReadonlySet<string>): ts.Statement =>
      factory.createIfStatement(realm('loading'), factory.createExpressionStatement(holdCall(names)))
    const namesIn = (node: ts.Node): ReadonlySet<string> | undefined => held.get(scopeKey(node))
    const withTelling = (block: ts.Block, names: ReadonlySet<string>): ts.Block => {
      const start = block.statements.findIndex(
        (one) => !typescript.isExpressionStatement(one) || !typescript.isStringLiteral(one.expression),
      )
      const at = start < 0 ? block.statements.length : start
      return factory.updateBlock(block, [...block.statements.slice(0, at), telling(names), ...block.statements.slice(at)])
    }
    const asBlock = (statement: ts.Statement, names: ReadonlySet<string>): ts.Block =>
      typescript.isBlock(statement) ? withTelling(statement, names) : factory.createBlock([telling(names), statement])
    const visit = (node: ts.Node): ts.Node => {
      const inner = typescript.visitEachChild(node, visit, context)
      const names = namesIn(node)
      if (names === undefined) return inner
      if (typescript.isBlock(inner)) return withTelling(inner, names)
      if (typescript.isModuleBlock(inner)) return factory.updateModuleBlock(inner, [telling(names), ...inner.statements])
      if (typescript.isCaseBlock(inner))
        return factory.updateCaseBlock(
          inner,
          inner.clauses.map((clause) =>
            typescript.isCaseClause(clause)
              ? factory.updateCaseClause(clause, clause.expression, [telling(names), ...clause.statements])
              : factory.updateDefaultClause(clause, [telling(names), ...clause.statements]),
          ),
        )
      if (typescript.isForStatement(inner))
        return factory.updateForStatement(inner, inner.initializer, inner.condition, inner.incrementor, asBlock(inner.statement, names))
      if (typescript.isForOfStatement(inner))
        return factory.updateForOfStatement(
          inner,
          inner.awaitModifier,
          inner.initializer,
          inner.expression,
          asBlock(inner.statement, names),
        )
      if (typescript.isForInStatement(inner))
        return factory.updateForInStatement(inner, inner.initializer, inner.expression, asBlock(inner.statement, names))
      if (typescript.isCatchClause(inner))
        return factory.updateCatchClause(inner, inner.variableDeclaration, withTelling(inner.block, names))
      if (typescript.isPropertyDeclaration(inner)) return inField(inner, names)
      return inFunction(inner, names)
    }

    /** A field with the call: `field = (module.loading && module.hold(() => this), …)`. */
    function inField(node: ts.PropertyDeclaration, names: ReadonlySet<string>): ts.Node {
      if (!node.initializer) return node
      const told = factory.createLogicalAnd(realm('loading'), holdCall(names))
      const value = factory.createParenthesizedExpression(factory.createComma(told, node.initializer))
      return factory.updatePropertyDeclaration(
        node,
        node.modifiers,
        node.name,
        node.questionToken ?? node.exclamationToken,
        node.type,
        value,
      )
    }

    /** A function with the call at its beginning. */
    function inFunction(node: ts.Node, names: ReadonlySet<string>): ts.Node {
      if (typescript.isArrowFunction(node)) {
        const { body } = node
        const block = typescript.isBlock(body)
          ? withTelling(body, names)
          : factory.createBlock([telling(names), typescript.setTextRange(factory.createReturnStatement(body), body)])
        return factory.updateArrowFunction(
          node,
          node.modifiers,
          node.typeParameters,
          node.parameters,
          node.type,
          node.equalsGreaterThanToken,
          block,
        )
      }
      if (typescript.isFunctionExpression(node))
        return factory.updateFunctionExpression(
          node,
          node.modifiers,
          node.asteriskToken,
          node.name,
          node.typeParameters,
          node.parameters,
          node.type,
          withTelling(node.body, names),
        )
      if (typescript.isFunctionDeclaration(node) && node.body)
        return factory.updateFunctionDeclaration(
          node,
          node.modifiers,
          node.asteriskToken,
          node.name,
          node.typeParameters,
          node.parameters,
          node.type,
          withTelling(node.body, names),
        )
      if (typescript.isMethodDeclaration(node) && node.body)
        return factory.updateMethodDeclaration(
          node,
          node.modifiers,
          node.asteriskToken,
          node.name,
          node.questionToken,
          node.typeParameters,
          node.parameters,
          node.type,
          withTelling(node.body, names),
        )
      if (typescript.isConstructorDeclaration(node) && node.body)
        return factory.updateConstructorDeclaration(node, node.modifiers, node.parameters, withTelling(node.body, names))
      if (typescript.isSetAccessorDeclaration(node) && node.body)
        return factory.updateSetAccessorDeclaration(node, node.modifiers, node.name, node.parameters, withTelling(node.body, names))
      if (typescript.isGetAccessorDeclaration(node) && node.body)
        return factory.updateGetAccessorDeclaration(
          node,
          node.modifiers,
          node.name,
          node.parameters,
          node.type,
          withTelling(node.body, names),
        )
      return node
    }
    return typescript.visitEachChild(tree, visit, context)
  }
