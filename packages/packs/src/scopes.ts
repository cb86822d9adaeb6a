/**
 * Finds the names that a script declares, and their scopes: enough to tell a file's own name from a global, and a name that hides another
 * from the hidden one.
 */
import type ts from 'typescript'
import { typescript } from './typescript.ts'

export interface Scopes {
  /**
   * The scope (source file, function, block, loop, catch) that declares the variable of an identifier; `undefined` when the file does not declare
   * it.
   */
  readonly scopeOf: (identifier: ts.Identifier) => ts.Node | undefined
}

/** Collects the declarations of a parsed source. */
export function readScopes(tree: ts.SourceFile): Scopes {
  const names = new Map<ts.Node, Set<string>>()
  const declare = (scope: ts.Node, name: ts.BindingName): void => {
    if (typescript.isIdentifier(name)) {
      const own = names.get(scope) ?? new Set<string>()
      names.set(scope, own.add(name.text))
    } else for (const element of name.elements) if (typescript.isBindingElement(element)) declare(scope, element.name)
  }
  walk(tree, (node) => {
    if (typescript.isVariableDeclaration(node)) declare(scopeForVariable(node), node.name)
    else if (typescript.isParameter(node)) declare(node.parent, node.name)
    else if (typescript.isFunctionDeclaration(node) || typescript.isClassDeclaration(node) || typescript.isEnumDeclaration(node)) {
      if (node.name !== undefined) declare(nearestBlock(node.parent), node.name)
    } else if (typescript.isFunctionExpression(node) || typescript.isClassExpression(node)) {
      if (node.name !== undefined) declare(node, node.name)
    } else if (typescript.isImportClause(node) || typescript.isImportSpecifier(node) || typescript.isNamespaceImport(node)) {
      if (node.name !== undefined) declare(tree, node.name)
    } else if (typescript.isModuleDeclaration(node) && typescript.isIdentifier(node.name)) declare(nearestBlock(node.parent), node.name)
  })
  const scopeOf = (identifier: ts.Identifier): ts.Node | undefined => {
    for (let node: ts.Node | undefined = identifier; node !== undefined; node = node.parent) {
      if (names.get(node)?.has(identifier.text) === true) return node
    }
    return undefined
  }
  return { scopeOf }
}

/** Visits every node once, parents first, in the order of the source, without recursion. */
export function walk(root: ts.Node, visit: (node: ts.Node) => void): void {
  const open: ts.Node[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    visit(node)
    const children: ts.Node[] = []
    typescript.forEachChild(node, (child) => {
      children.push(child)
    })
    for (const child of children.reverse()) open.push(child)
  }
}

/** The function that contains a node, or the source file. */
export function enclosingFunction(node: ts.Node): ts.Node {
  for (let parent: ts.Node | undefined = node.parent; parent !== undefined; parent = parent.parent) {
    if (typescript.isFunctionLike(parent) || typescript.isSourceFile(parent)) return parent
  }
  return node.getSourceFile()
}

function scopeForVariable(node: ts.VariableDeclaration): ts.Node {
  if (typescript.isCatchClause(node.parent)) return node.parent
  const lexical = (node.parent.flags & typescript.NodeFlags.BlockScoped) !== 0
  return lexical ? nearestBlock(node.parent.parent) : enclosingFunction(node)
}

function nearestBlock(node: ts.Node): ts.Node {
  for (let here: ts.Node | undefined = node; here !== undefined; here = here.parent) {
    if (typescript.isBlock(here) || typescript.isSourceFile(here) || typescript.isModuleBlock(here) || typescript.isCaseBlock(here))
      return here
    if (
      typescript.isForStatement(here) ||
      typescript.isForOfStatement(here) ||
      typescript.isForInStatement(here) ||
      typescript.isFunctionLike(here)
    )
      return here
  }
  return node.getSourceFile()
}
