/** Finds the slugs in a script for which the table needs words, in the parsed source, so that no game has to be played to find them. */
import type { WordsOf } from '@questwright/kernel'
import type { ScriptCalls } from '@questwright/rulebook'
import type ts from 'typescript'
import { readScopes, type Scopes, walk } from './scopes.ts'
import { typescript } from './typescript.ts'

export interface ScriptName {
  readonly words: WordsOf
  /** Absent where the name is computed at run time: then not all names of this sort are known. */
  readonly key?: string
  /** Set for a second `may` without a prompt in the same ability. */
  readonly asks?: 'the same again'
  /** The place in the author's source; line and column from 1. */
  readonly line: number
  readonly column: number
}

/**
 * Finds the names.
 * @param tree parsed with parents
 * @param calls of the game's script API, from its rulebook
 * @returns names in the order of the source, once for each place
 */
export function namesIn(tree: ts.SourceFile, calls: ScriptCalls): ScriptName[] {
  const scopes = readScopes(tree)
  const found: ScriptName[] = []
  const add = (words: WordsOf, node: ts.Node, key?: string): void => {
    const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    found.push({ words, ...(key === undefined ? {} : { key }), line: line + 1, column: character + 1 })
  }
  const addTexts = (words: WordsOf, node: ts.Expression): void => {
    for (const text of textsOf(node, scopes)) add(words, text, typescript.isStringLiteralLike(text) ? text.text : undefined)
  }
  walk(tree, (node) => {
    if (typescript.isCallExpression(node)) readCall(node)
    else if (typescript.isPropertyAssignment(node) && nameOf(node.name) === 'as') addTexts('prompts', node.initializer)
    else if (typescript.isObjectLiteralExpression(node) && isCost(node)) {
      const slug = property(node, 'slug')
      if (slug) addTexts('costs', slug)
    }
  })
  return found

  function readCall(node: ts.CallExpression): void {
    const called = calledName(node, calls)
    const [first, second] = node.arguments
    if (called === undefined) return
    if (calls.ways.includes(called) && first) readWays(first)
    else if (calls.outcomes.includes(called) && first) addTexts('outcomes', first)
    else if (calls.tokens.includes(called) && second) addTexts('tokens', second)
    else if (calls.byHand?.includes(called) && first) addTexts('byHand', first)
    else if (called === 'turnFacedown' && second) {
      const as = objectOf(second, scopes)
      const name = as && property(as, 'name')
      if (name) addTexts('names', name)
      else add('names', second)
    } else if (calls.abilities.includes(called)) {
      if (called === 'delayed' && first) addTexts('abilities', first)
      for (const again of bareMays(node).slice(1)) {
        add('prompts', again)
        found.push({ ...(found.pop() as ScriptName), asks: 'the same again' })
      }
      for (const one of called === 'delayed' ? [] : node.arguments) {
        const slug = typescript.isObjectLiteralExpression(one) ? property(one, 'slug') : undefined
        if (slug) addTexts('abilities', slug)
      }
    }
  }

  /** The calls of `may` without a prompt in an ability: their questions would all have the same text. */
  function bareMays(ability: ts.CallExpression): readonly ts.CallExpression[] {
    const mays: ts.CallExpression[] = []
    walk(ability, (node) => {
      if (!typescript.isCallExpression(node) || calledName(node, calls) !== 'may') return
      const [, options] = node.arguments
      const said = options && objectOf(options, scopes)
      if (options === undefined || (said && !property(said, 'as') && !said.properties.some(typescript.isSpreadAssignment))) mays.push(node)
    })
    return mays
  }

  function readWays(node: ts.Expression): void {
    const object = objectOf(node, scopes)
    if (!object) add('ways', node)
    for (const one of object?.properties ?? []) {
      const key = one.name === undefined ? undefined : nameOf(one.name)
      add('ways', one, key)
    }
  }
}

/** The name of the called function in `chooseOne(…)` and `lcg.chooseOne(…)`, or the ability word in `response.after(…)`. */
export function calledName({ expression }: ts.CallExpression, { abilities }: ScriptCalls): string | undefined {
  if (typescript.isIdentifier(expression)) return expression.text
  if (!typescript.isPropertyAccessExpression(expression)) return undefined
  const { expression: head, name } = expression
  return typescript.isIdentifier(head) && abilities.includes(head.text) ? head.text : name.text
}

function nameOf(name: ts.PropertyName): string | undefined {
  return typescript.isIdentifier(name) || typescript.isStringLiteralLike(name) || typescript.isNumericLiteral(name) ? name.text : undefined
}

function property(object: ts.ObjectLiteralExpression, wanted: string): ts.Expression | undefined {
  for (const one of object.properties) if (typescript.isPropertyAssignment(one) && nameOf(one.name) === wanted) return one.initializer
  return undefined
}

/** Whether an object is a cost that an author defines: a slug, and a function that pays it. */
function isCost(object: ts.ObjectLiteralExpression): boolean {
  const names = object.properties.map((one) => (one.name === undefined ? undefined : nameOf(one.name)))
  return ['slug', 'can', 'pay'].every((name) => names.includes(name))
}

function plain(node: ts.Expression): ts.Expression {
  let inner = node
  while (
    typescript.isParenthesizedExpression(inner) ||
    typescript.isAsExpression(inner) ||
    typescript.isSatisfiesExpression(inner) ||
    typescript.isNonNullExpression(inner)
  )
    inner = inner.expression
  return inner
}

/** The value of a `const` of this file, if the expression names one; else the expression. */
export function constantOf(node: ts.Expression, scopes: Scopes): ts.Expression {
  const inner = plain(node)
  if (!typescript.isIdentifier(inner)) return inner
  const scope = scopes.scopeOf(inner)
  let value: ts.Expression | undefined
  if (scope !== undefined)
    walk(scope, (one) => {
      if (
        typescript.isVariableDeclaration(one) &&
        typescript.isIdentifier(one.name) &&
        one.name.text === inner.text &&
        scopes.scopeOf(one.name) === scope &&
        (one.parent.flags & typescript.NodeFlags.Const) !== 0
      )
        value = one.initializer
    })
  return value === undefined ? inner : plain(value)
}

function objectOf(node: ts.Expression, scopes: Scopes): ts.ObjectLiteralExpression | undefined {
  const value = constantOf(node, scopes)
  return typescript.isObjectLiteralExpression(value) ? value : undefined
}

/** The possible texts of an expression: both branches of a condition, else the expression itself. */
export function textsOf(node: ts.Expression, scopes: Scopes): readonly ts.Expression[] {
  const value = constantOf(node, scopes)
  if (typescript.isConditionalExpression(value)) return [...textsOf(value.whenTrue, scopes), ...textsOf(value.whenFalse, scopes)]
  return [value]
}
