/**
 * Refuses state that a script would keep between calls. Such state is not part of the game: an undo does not restore it, a saved game does not
 * contain it, and a replay would go differently.
 */
import type ts from 'typescript'
import { changedMember, changedThings, changedVariables, headOf, memberNamed } from './changes.ts'
import { namesOfEngine } from './engine-names.ts'
import { namesIn, readEscapes } from './escapes.ts'
import type { Refusal } from './forbidden.ts'
import { enclosingFunction, type Scopes, walk } from './scopes.ts'
import { typescript } from './typescript.ts'

type Refuse = (node: ts.Node, refusal: Refusal) => void

const MEMORY =
  'Keep what must last with `remember(card, name, value)` and read it with `card.memory(name)`; make what one call needs inside the function.'

const keeps = (what: string): Refusal => ({
  code: 'gate/script-state',
  message: `This is a script that keeps state: ${what}, so undo does not restore it and saved games do not contain it.`,
  remedy: MEMORY,
})

/**
 * Returns the check of one file, to be called with each of its nodes.
 * @param parts functions of the engine that make parts and definitions
 */
export function stateChecks(tree: ts.SourceFile, scopes: Scopes, parts: readonly string[]): (node: ts.Node, refuse: Refuse) => void {
  const engine = namesOfEngine(tree)
  const { escapes, isPlayed } = readEscapes(tree, scopes, engine, parts)
  const origins = originsIn(tree, scopes)
  const changed = changedParameters(tree)
  const counting = countingClasses(tree)

  /** The variables to which an expression may refer: its own head, and the variables from which that one got its value. */
  const variablesOf = (expression: ts.Expression): readonly ts.Identifier[] => {
    const found: ts.Identifier[] = []
    const open: ts.Expression[] = [expression]
    const seen = new Set<ts.Node>()
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const head = headOf(one)
      if (!typescript.isIdentifier(head) || seen.has(head)) continue
      seen.add(head)
      found.push(head)
      const scope = scopes.scopeOf(head)
      const origin = scope === undefined ? undefined : origins.get(scope)?.get(head.text)
      if (origin !== undefined) open.push(origin)
    }
    return found
  }

  /** The lists and objects that a call passes to a function of this file which changes them. */
  const handedOver = (node: ts.Node): readonly ts.Expression[] => {
    if (!typescript.isCallExpression(node) || !typescript.isIdentifier(node.expression)) return []
    return [...(changed.get(node.expression.text) ?? [])].flatMap((index) => node.arguments[index] ?? [])
  }

  /** The function that declares the variable with this name. */
  const ownerOf = (name: ts.Identifier): ts.Node | undefined => {
    const scope = scopes.scopeOf(name)
    if (scope === undefined || typescript.isSourceFile(scope) || typescript.isFunctionLike(scope)) return scope
    return enclosingFunction(scope)
  }

  /** The function that changes or uses a variable of an outer function, if that may happen after the outer one has returned. */
  const outlives = (name: ts.Identifier, node: ts.Node): boolean => {
    const owner = ownerOf(name)
    if (owner === undefined || typescript.isSourceFile(owner) || isPlayed(owner)) return false
    for (let inside = enclosingFunction(node); inside !== owner; inside = enclosingFunction(inside)) {
      if (typescript.isSourceFile(inside)) return false
      if (escapes(inside, owner)) return true
    }
    return false
  }

  /** Refuses state that is not visible as a write to a variable: it is inside of a value at the file's top level, or inside of an object. */
  const checkHidden = (node: ts.Node, refuse: Refuse): void => {
    if (typescript.isPropertyDeclaration(node) && isHiddenField(node))
      refuse(node, keeps(`\`${node.name.getText()}\` is hidden inside an object, where the engine cannot see its value`))
    const what = typescript.isExpression(node) && typescript.isSourceFile(enclosingFunction(node)) ? remembering(node, counting) : undefined
    if (what !== undefined) refuse(node, keeps(what))
    const target = changedMember(node)
    const inside = target && thisOwner(node)
    if (!inside || typescript.isConstructorDeclaration(inside) || isPlayed(inside)) return
    if (headOf(target).kind !== typescript.SyntaxKind.ThisKeyword) return
    const owner = enclosingFunction(inside.parent)
    const isOfTopClass = typescript.isSourceFile(owner) && typescript.isClassLike(inside.parent)
    // objects of classes at the top level are checked where they are created
    if (!isOfTopClass && (typescript.isSourceFile(owner) || escapes(inside, owner)))
      refuse(node, keeps(`\`${target.getText()}\` is kept inside an object`))
  }

  return (node, refuse) => {
    checkHidden(node, refuse)
    if (typescript.isSourceFile(enclosingFunction(node))) return
    const things = [...changedThings(node), ...handedOver(node)].flatMap(variablesOf)
    const atTop = things.find(
      (name) => (!engine.has(name.text) && typescript.isSourceFile(scopes.scopeOf(name) ?? node)) || isOwnName(name, scopes.scopeOf(name)),
    )
    if (atTop !== undefined) refuse(node, keeps(`\`${atTop.text}\` is declared outside the function that changes it`))
    const kept = [...things, ...changedVariables(node)].find((name) => outlives(name, node))
    if (kept !== undefined)
      refuse(node, keeps(`\`${kept.text}\` belongs to a function around this one, which is called again later and finds it changed`))
    if (typescript.isIdentifier(node)) {
      const scope = scopes.scopeOf(node)
      const held = scope === undefined ? undefined : origins.get(scope)?.get(node.text)
      const what = held === undefined ? undefined : remembering(held, counting)
      if (what !== undefined && outlives(node, node)) refuse(node, keeps(what))
    }
  }
}

/** Whether a name is that of the function expression around it: it exists as long as the function itself. */
function isOwnName({ text }: ts.Identifier, scope: ts.Node | undefined): boolean {
  return (
    scope !== undefined &&
    typescript.isFunctionExpression(scope) &&
    scope.name?.text === text &&
    !scope.parameters.some(({ name }) => namesIn(name).some((one) => one.text === text))
  )
}

/** Whether a field cannot be found by walking over an object: `#n`, and what the compiler makes of `accessor n`. */
function isHiddenField(node: ts.PropertyDeclaration): boolean {
  return (
    typescript.isPrivateIdentifier(node.name) || (node.modifiers ?? []).some(({ kind }) => kind === typescript.SyntaxKind.AccessorKeyword)
  )
}

/** The function to which `this` at a node belongs. */
function thisOwner(node: ts.Node): ts.Node | undefined {
  let inside = enclosingFunction(node)
  while (typescript.isArrowFunction(inside)) inside = enclosingFunction(inside)
  return typescript.isSourceFile(inside) ? undefined : inside
}

/** Classes of the file whose objects change themselves. */
function countingClasses(tree: ts.SourceFile): ReadonlySet<string> {
  const classes = new Set<string>()
  walk(tree, (node) => {
    const target = changedMember(node)
    const inside = target && headOf(target).kind === typescript.SyntaxKind.ThisKeyword ? thisOwner(node) : undefined
    if (inside && !typescript.isConstructorDeclaration(inside) && typescript.isClassLike(inside.parent) && inside.parent.name)
      classes.add(inside.parent.name.text)
  })
  return classes
}

/**
 * Why the value of an expression has a state of its own, such as an iterator's position; undefined for other values.
 * @param counting classes whose objects change themselves
 */
function remembering(expression: ts.Expression, counting: ReadonlySet<string>): string | undefined {
  if (typescript.isRegularExpressionLiteral(expression) && /[gy][a-z]*$/.test(expression.text.slice(expression.text.lastIndexOf('/') + 1)))
    return 'a regular expression with `g` or `y` remembers where it found something last'
  const isMade = typescript.isNewExpression(expression)
  if ((isMade || typescript.isCallExpression(expression)) && typescript.isIdentifier(expression.expression)) {
    const { text } = expression.expression
    if (isMade && counting.has(text)) return `an object of \`${text}\` changes itself`
    if (text !== 'RegExp') return undefined
    const flags = expression.arguments?.[1]
    if (flags !== undefined && !(typescript.isStringLiteralLike(flags) && !/[gy]/.test(flags.text)))
      return 'a regular expression with `g` or `y` remembers where it found something last'
  }
  return typescript.isCallExpression(expression) && givesIterator(expression) ? 'an iterator remembers how far it was read' : undefined
}

/** Whether a call returns an iterator, as `list.values()` does; `Object.values(…)` returns a list. */
function givesIterator({ expression }: ts.CallExpression): boolean {
  if (typescript.isElementAccessExpression(expression) && expression.argumentExpression.getText() === 'Symbol.iterator') return true
  const method = memberNamed(expression)
  if (method === undefined) return false
  const isOfObject = typescript.isIdentifier(method.of) && method.of.text === 'Object'
  return !isOfObject && ['values', 'keys', 'entries', 'matchAll'].includes(method.name)
}

/**
 * The origins of variables, by scope and name: for a destructured variable the destructured value, for the parameter of a list method's callback
 * the list.
 */
function originsIn(tree: ts.SourceFile, scopes: Scopes): ReadonlyMap<ts.Node, ReadonlyMap<string, ts.Expression>> {
  const origins = new Map<ts.Node, Map<string, ts.Expression>>()
  const note = (name: ts.BindingName, origin: ts.Expression): void => {
    for (const one of namesIn(name)) {
      const scope = scopes.scopeOf(one)
      if (scope === undefined) continue
      const own = origins.get(scope) ?? new Map<string, ts.Expression>()
      origins.set(scope, own.set(one.text, origin))
    }
  }
  walk(tree, (node) => {
    if (typescript.isVariableDeclaration(node)) {
      const loop = node.parent.parent
      if (node.initializer) note(node.name, node.initializer)
      else if (typescript.isForOfStatement(loop)) note(node.name, loop.expression)
    } else if (typescript.isCallExpression(node)) {
      const method = memberNamed(node.expression)
      if (method === undefined) return
      const [first] = node.arguments
      if (first === undefined || !(typescript.isArrowFunction(first) || typescript.isFunctionExpression(first))) return
      const item = first.parameters[method.name.startsWith('reduce') ? 1 : 0]
      if (item) note(item.name, method.of)
    }
  })
  return origins
}

/** The parameters that each function of the file changes, by name and position: it changes them itself, or passes them to a function that does. */
function changedParameters(tree: ts.SourceFile): ReadonlyMap<string, ReadonlySet<number>> {
  const functions = new Map<string, ts.SignatureDeclaration>()
  walk(tree, (node) => {
    if (typescript.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node)
    else if (typescript.isVariableDeclaration(node) && typescript.isIdentifier(node.name) && node.initializer) {
      if (typescript.isArrowFunction(node.initializer) || typescript.isFunctionExpression(node.initializer))
        functions.set(node.name.text, node.initializer)
    }
  })
  const changed = new Map<string, Set<number>>()
  const note = (name: string, one: ts.SignatureDeclaration, thing: ts.Expression): boolean => {
    const head = headOf(thing)
    if (!typescript.isIdentifier(head)) return false
    const index = one.parameters.findIndex((parameter) => namesIn(parameter.name).some(({ text }) => text === head.text))
    const own = changed.get(name) ?? new Set<number>()
    if (index < 0 || own.has(index)) return false
    changed.set(name, own.add(index))
    return true
  }
  for (let more = true; more; ) {
    more = false
    for (const [name, one] of functions)
      walk(one, (node) => {
        for (const thing of changedThings(node)) if (note(name, one, thing)) more = true
        if (!typescript.isCallExpression(node) || !typescript.isIdentifier(node.expression)) return
        for (const index of changed.get(node.expression.text) ?? []) {
          const given = node.arguments[index]
          if (given && note(name, one, given)) more = true
        }
      })
  }
  return changed
}
