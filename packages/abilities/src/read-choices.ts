import type { StepReturns } from '@questwright/rulebook'
import type ts from 'typescript'
import { attempt, ByHand, need } from './by-hand.ts'
import { statementsOf } from './entry-code.ts'
import { type Entry, filtersAreWords, isMenuSort, listOf, type Menus } from './menus.ts'
import { type Choice, type ChoiceWay, choice, type Value } from './model.ts'
import type { Compiler, ScriptParts } from './script-parts.ts'
import { isStepSort } from './steps.ts'

/** The names in scope at a position of the script. */
export interface Scope {
  readonly you: string
  readonly card: string | undefined
  readonly target: string | undefined
  /** By the names of loop variables in the menu's code: their names in the script. */
  readonly loop?: { readonly [name: string]: string }
  /** What earlier effects return, by the names of their constants. */
  readonly steps?: { readonly [name: string]: StepReturns }
}

/** The scope outside of any function: nothing has been chosen there. */
export const outside: Scope = { you: 'you', card: undefined, target: undefined }

/** Parses choices from a script: the code of each menu entry is a pattern, in which `$blank` matches the chosen value. */
export interface ChoiceReader {
  /** The first entry of a menu whose code matches. */
  readonly readFrom: (menu: readonly Entry[], node: ts.Node, scope: Scope) => Choice | undefined
  /** Parses `a && b && c` with one menu. @throws ByHand where a part matches no entry */
  readonly readAll: (node: ts.Expression, sort: 'filters' | 'conditions', scope: Scope) => Choice[]
  /** Parses statements as effects; some entries match several statements. @throws ByHand where a statement matches no entry */
  readonly readStatements: (statements: readonly ts.Statement[], scope: Scope) => Choice[]
  /** Parses the body of a function as effects. @throws ByHand where a statement matches no entry */
  readonly readBody: (body: ts.ConciseBody, scope: Scope) => Choice[]
}

export function createChoiceReader(menus: Menus, compiler: Compiler, { arrow, called, whole }: ScriptParts): ChoiceReader {
  const { SyntaxKind } = compiler
  const { effects, group: groups } = menus.of
  return { readFrom, readAll, readStatements, readBody }

  function readBody(body: ts.ConciseBody, scope: Scope): Choice[] {
    if (compiler.isBlock(body)) return readStatements([...body.statements], scope)
    if (body.getText() === 'undefined') return []
    return [need(readFrom(effects, body, scope))]
  }

  function readStatements(statements: readonly ts.Statement[], outer: Scope): Choice[] {
    const done: Choice[] = []
    let scope = outer
    let at = 0
    while (at < statements.length) {
      const named = readNamed(statements[at] as ts.Statement, scope)
      if (named) {
        done.push(named.effect)
        scope = { ...scope, steps: { ...scope.steps, [named.name]: named.returns } }
        at++
        continue
      }
      const found = firstOf(effects, (entry) => {
        const pattern = patternOf(entry, scope)
        const part = statements.slice(at, at + pattern.length)
        if (part.length < pattern.length) return undefined
        const blanks = matchAll(pattern, part, entry, scope)
        return blanks && { one: choice(entry.id, blanks), length: pattern.length }
      })
      done.push(need(found).one)
      at += need(found).length
    }
    return done
  }

  /** Reads `const fox = …`: an effect with a name. */
  function readNamed(
    statement: ts.Statement,
    scope: Scope,
  ): { readonly effect: Choice; readonly name: string; readonly returns: StepReturns } | undefined {
    if (!compiler.isVariableStatement(statement) || !(statement.declarationList.flags & compiler.NodeFlags.Const)) return undefined
    const [only, more] = statement.declarationList.declarations
    if (!only?.initializer || more || only.type || !compiler.isIdentifier(only.name)) return undefined
    const name = only.name.text
    // a name of the context means the context everywhere
    if (menus.handed.includes(name) || [scope.you, scope.card, scope.target].includes(name)) return undefined
    for (const entry of effects) {
      if (entry.returns === undefined) continue
      const effect = readFrom([entry], only.initializer, scope)
      if (effect) return { effect: choice(effect.id, { ...effect.with, as: name }), name, returns: entry.returns }
    }
    return undefined
  }

  function firstOf<T>(menu: readonly Entry[], read: (entry: Entry) => T | undefined): T | undefined {
    for (const entry of menu) {
      const found = read(entry)
      if (found !== undefined) return found
    }
    return undefined
  }

  function readFrom(menu: readonly Entry[], node: ts.Node, scope: Scope): Choice | undefined {
    return firstOf(menu, (entry) => {
      const [pattern, more] = patternOf(entry, scope)
      if (more !== undefined || pattern === undefined) return undefined
      const inner = compiler.isExpressionStatement(pattern) && !compiler.isStatement(node) ? pattern.expression : pattern
      const blanks = matchAll([inner], [node], entry, scope)
      return blanks && choice(entry.id, blanks)
    })
  }

  function patternOf(entry: Entry, scope: Scope): readonly ts.Statement[] {
    return statementsOf(compiler, scope.you !== 'you' && entry.bound !== undefined ? entry.bound : entry.code)
  }

  function matchAll(pattern: readonly ts.Node[], nodes: readonly ts.Node[], entry: Entry, scope: Scope): Choice['with'] | undefined {
    const blanks: { [blank: string]: Value } = {}
    const fits = pattern.every((one, i) => nodes[i] !== undefined && match(one, nodes[i], entry, scope, blanks))
    return fits ? blanks : undefined
  }

  /** Removes parentheses around an expression, which change nothing. */
  function bare(node: ts.Node): ts.Node {
    return compiler.isParenthesizedExpression(node) ? bare(node.expression) : node
  }

  function match(wanted: ts.Node, given: ts.Node, entry: Entry, scope: Scope, blanks: { [blank: string]: Value }): boolean {
    const pattern = bare(wanted)
    const node = whole(bare(given))
    const statement = compiler.isExpressionStatement(pattern) && compiler.isIdentifier(pattern.expression) ? pattern.expression : pattern
    if (compiler.isIdentifier(statement) && statement.text.startsWith('$')) {
      const blank = statement.text.slice(1)
      const value = readBlank(entry.blanks[blank], node, scope)
      if (value === undefined || (blanks[blank] !== undefined && JSON.stringify(blanks[blank]) !== JSON.stringify(value))) return false
      blanks[blank] = value
      return true
    }
    if (compiler.isExpressionStatement(pattern) && !compiler.isExpressionStatement(node)) return false
    if (compiler.isIdentifier(pattern)) {
      if (!compiler.isIdentifier(node)) return false
      if (Object.hasOwn(scope.steps ?? {}, node.text) && !isProperty(node)) return false
      const isName = !(compiler.isPropertyAccessExpression(pattern.parent) && pattern.parent.name === pattern)
      if (isName && pattern.text === 'you') return node.text === scope.you
      if (isName && pattern.text === 'card') return node.text === (scope.card ?? 'card')
      if (isName && pattern.text === 'target') return scope.target !== undefined && node.text === scope.target
      const wanted = (isName && scope.loop?.[pattern.text]) || pattern.text
      return node.text === wanted && (!isName || !isShadowed(node.text, scope))
    }
    if (compiler.isArrowFunction(pattern) && compiler.isIdentifier(node)) {
      const written = called(node, pattern.parameters[0]?.name.getText())
      return compiler.isArrowFunction(written) && matchArrow(pattern, written, entry, scope, blanks)
    }
    if (pattern.kind !== node.kind) return false
    if (compiler.isArrowFunction(pattern) && compiler.isArrowFunction(node)) return matchArrow(pattern, node, entry, scope, blanks)
    if (compiler.isForOfStatement(pattern) && compiler.isForOfStatement(node)) {
      const [wanted, own] = [pattern, node].map(({ initializer }) => /^const (\w+)$/.exec(initializer.getText())?.[1])
      if (wanted === undefined || own === undefined || menus.handed.includes(own)) return false
      const loop = { ...scope, loop: { ...scope.loop, [wanted]: own } }
      const inner = entry.binds === 'one' ? { ...loop, target: own } : loop
      return (
        match(pattern.expression, node.expression, entry, scope, blanks) && match(pattern.statement, node.statement, entry, inner, blanks)
      )
    }
    const inner = childrenOf(pattern)
    const own = childrenOf(node)
    const words = wordsAtEnd(pattern, entry)
    if (words !== undefined && compiler.isCallExpression(node)) {
      const before = inner.length - 1
      const filters = node.arguments.slice(before - 1).map((one) => readFrom(menus.of.filters, one, scope))
      if (filters.includes(undefined)) return false
      blanks[words] = filters as readonly Choice[]
      return own.length >= before && inner.slice(0, before).every((one, i) => match(one, own[i] as ts.Node, entry, scope, blanks))
    }
    if (inner.length === 0 && own.length === 0)
      return (
        pattern.getText() === node.getText() ||
        (compiler.isStringLiteralLike(pattern) && compiler.isStringLiteralLike(node) && pattern.text === node.text)
      )
    return (
      inner.length === own.length &&
      inner.every((one, i) => match(one, own[i] as ts.Node, entry, scope, blanks)) &&
      sameOperator(pattern, node)
    )
  }

  function isProperty(node: ts.Identifier): boolean {
    return compiler.isPropertyAccessExpression(node.parent) && node.parent.name === node
  }

  /** The blank that takes all further arguments of a call, in a game whose filters are words: `several(2, $filters)`. */
  function wordsAtEnd(pattern: ts.Node, { blanks }: Entry): string | undefined {
    if (!filtersAreWords(menus) || !compiler.isCallExpression(pattern)) return undefined
    const last = pattern.arguments.at(-1)?.getText() ?? ''
    return last.startsWith('$') && blanks[last.slice(1)] === 'filters' ? last.slice(1) : undefined
  }

  /** Whether a parameter of the script hides this name of the context. */
  function isShadowed(name: string, { you, card, target }: Scope): boolean {
    return name !== 'player' && [card, target].includes(name) && you !== name
  }

  function sameOperator(pattern: ts.Node, node: ts.Node): boolean {
    if (compiler.isPrefixUnaryExpression(pattern) && compiler.isPrefixUnaryExpression(node)) return pattern.operator === node.operator
    return true
  }

  /** Functions in patterns have at most one parameter: a card, the player of "each player", or the context of an ability. */
  function matchArrow(
    pattern: ts.ArrowFunction,
    node: ts.ArrowFunction,
    entry: Entry,
    scope: Scope,
    blanks: { [blank: string]: Value },
  ): boolean {
    const plain = pattern.getText()
    // the entry's function contains no blanks and no names of the context: compare the texts
    if (!/\$|\b(?:you|card|target|player)\b/.test(plain)) return withoutSpace(plain) === withoutSpace(node.getText())
    const [wanted] = pattern.parameters
    // in "each player" the function may leave out its parameter
    const isForEach = wanted?.name.getText() === 'player' && node.parameters.length === 0 && entry.binds === 'player'
    // a function that does not use the context may leave it out, and may give it any name
    const isContext = wanted !== undefined && wanted.name.getText() === menus.style.context
    if (isContext && node.parameters.length === 0) return match(pattern.body, node.body, entry, scope, blanks)
    if (pattern.parameters.length !== node.parameters.length && !isForEach) return false
    const [own] = node.parameters
    if (own && (!compiler.isIdentifier(own.name) || own.type || own.initializer)) return false
    const name = own?.name.getText()
    // the entry compares players with `you`: here `you` keeps its meaning
    if (wanted?.name.getText() === 'player' && /\byou\b/.test(pattern.body.getText()))
      return name === 'player' && scope.you !== 'player' && match(pattern.body, node.body, entry, scope, blanks)
    if (isContext)
      return match(pattern.body, node.body, entry, { ...scope, loop: { ...scope.loop, [menus.style.context ?? '']: name ?? '' } }, blanks)
    const inner: Scope =
      wanted === undefined || name === undefined
        ? isForEach
          ? { ...scope, you: '' }
          : scope
        : wanted.name.getText() === 'player'
          ? { ...scope, you: name }
          : wanted.name.getText() === 'card'
            ? { ...hiding(scope, name), card: name }
            : // a variable of the entry's own beside the card
              { ...hiding(scope, name), loop: { ...scope.loop, [wanted.name.getText()]: name } }
    return match(pattern.body, node.body, entry, inner, blanks)
  }

  function withoutSpace(text: string): string {
    return text.replace(/\s+/g, '')
  }

  function childrenOf(node: ts.Node): ts.Node[] {
    const children: ts.Node[] = []
    compiler.forEachChild(node, (child) => {
      children.push(child)
    })
    return children
  }

  function readBlank(sort: string | undefined, node: ts.Node, scope: Scope): Value | undefined {
    if (sort === undefined) return undefined
    if (sort === 'count') return compiler.isNumericLiteral(node) ? Number(node.text) : undefined
    if (isStepSort(sort))
      return compiler.isIdentifier(node) && Object.hasOwn(scope.steps ?? {}, node.text) && `${scope.steps?.[node.text]} name` === sort
        ? node.text
        : undefined
    if (sort === 'group') return readGroup(node, scope)
    if (sort === 'ways') return readWays(node, scope)
    if (sort === 'effects')
      return attempt(() =>
        compiler.isStatement(node) && !compiler.isBlock(node) ? readStatements([node], scope) : readBody(node as ts.ConciseBody, scope),
      )
    if (sort === 'filters' || sort === 'conditions') return attempt(() => readAll(node as ts.Expression, sort, scope))
    if (isMenuSort(sort)) return readFrom(menus.of[sort], node, scope)
    if (!compiler.isStringLiteralLike(node)) return undefined
    const list = listOf(menus, sort)
    if (list !== undefined && !Object.hasOwn(list, node.text)) return undefined
    return node.text
  }

  function readGroup(node: ts.Node, scope: Scope): Choice | undefined {
    const plain = readFrom(groups, node, scope)
    if (plain) return plain
    if (!compiler.isCallExpression(node) || !compiler.isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'filter')
      return undefined
    const base = readFrom(groups, node.expression.expression, scope)
    const [test, more] = node.arguments
    if (!base || !test || more) return undefined
    return attempt(() => {
      const { parameters, body } = arrow(test, 'card')
      need(parameters.length === 1)
      return choice(base.id, {
        ...base.with,
        filters: readAll(body as ts.Expression, 'filters', { ...hiding(scope, parameters[0]), card: parameters[0] }),
      })
    })
  }

  /** The scope inside of a function: its parameter hides an effect with the same name. */
  function hiding(scope: Scope, parameter: string | undefined): Scope {
    if (parameter === undefined || !Object.hasOwn(scope.steps ?? {}, parameter)) return scope
    const { [parameter]: _, ...steps } = scope.steps ?? {}
    return { ...scope, steps }
  }

  function readWays(node: ts.Node, scope: Scope): readonly ChoiceWay[] | undefined {
    if (!compiler.isObjectLiteralExpression(node)) return undefined
    return attempt(() =>
      node.properties.map((one) => {
        if (!compiler.isPropertyAssignment(one)) throw new ByHand()
        const { parameters, body } = arrow(one.initializer)
        need(parameters.length === 0)
        return {
          name: keyIn(one.name),
          naming: 'kept',
          effects: readBody(body, scope),
        }
      }),
    )
  }

  /** The key of an option of "choose one"; `['__proto__']` is computed because a plain key would set the prototype. */
  function keyIn(name: ts.PropertyName): string {
    if (compiler.isComputedPropertyName(name))
      return compiler.isStringLiteralLike(name.expression) ? name.expression.text : need<string>(undefined)
    return compiler.isStringLiteralLike(name) || compiler.isIdentifier(name) ? name.text : name.getText()
  }

  function readAll(given: ts.Expression, sort: 'filters' | 'conditions', scope: Scope): Choice[] {
    const node = bare(given) as ts.Expression
    const whole = readFrom(menus.of[sort], node, scope)
    if (whole) return [whole]
    if (node.kind === SyntaxKind.TrueKeyword) return []
    if (compiler.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
      return [...readAll(node.left, sort, scope), ...readAll(node.right, sort, scope)]
    throw new ByHand()
  }
}
