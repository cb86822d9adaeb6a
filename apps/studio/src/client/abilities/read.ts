/**
 * From script to choices: each menu entry's script is a pattern. What fits no pattern was written by hand and stays as it is.
 * The compiler comes as a parameter, so that only those who have it need it.
 */
import type ts from 'typescript'
import {
  amounts,
  cancelConditions,
  changes,
  costs,
  type Entry,
  effects,
  eventOf,
  groups,
  lists,
  menus,
  prices,
  type Sort,
} from './menus.ts'
import { type BuiltAbility, type Choice, type ChoiceWay, choice, type Trigger, type Value, type Word } from './model.ts'
import { playerTargets } from './print.ts'

export type Compiler = typeof ts

export interface ReadAbility {
  /** Offsets in the script. */
  readonly start: number
  readonly end: number
  /** From 1. */
  readonly line: number
  /** Of a card with two sides. */
  readonly side: string | undefined
  /** Undefined: written by hand. */
  readonly ability: BuiltAbility | undefined
  /** The first words of the script, for what was written by hand. */
  readonly code: string
}

export interface ReadScript {
  readonly abilities: readonly ReadAbility[]
  /** Where abilities can be put: the lists of the default export, by side. */
  readonly lists: readonly { readonly side: string | undefined; readonly node: ts.ArrayLiteralExpression }[]
}

/** @returns the abilities of the default export `card('…', […])`, or none where it is something else */
export function readScript(compiler: Compiler, tree: ts.SourceFile): ReadScript {
  const found = tree.statements.find((one): one is ts.ExportAssignment => compiler.isExportAssignment(one) && one.isExportEquals !== true)
  const call = found?.expression
  const parts = call && compiler.isCallExpression(call) ? call.arguments[1] : undefined
  const placed: { side: string | undefined; node: ts.ArrayLiteralExpression }[] = []
  if (parts && compiler.isArrayLiteralExpression(parts)) placed.push({ side: undefined, node: parts })
  if (parts && compiler.isObjectLiteralExpression(parts))
    for (const one of parts.properties)
      if (compiler.isPropertyAssignment(one) && compiler.isArrayLiteralExpression(one.initializer))
        placed.push({ side: one.name.getText(tree), node: one.initializer })
  const read = createReader(compiler, tree)
  return {
    lists: placed,
    abilities: placed.flatMap(({ side, node }) =>
      node.elements.map((element) => ({
        start: element.getStart(tree),
        end: element.getEnd(),
        line: tree.getLineAndCharacterOfPosition(element.getStart(tree)).line + 1,
        side,
        ability: hasComments(compiler, element, tree) ? undefined : read(element),
        code: element.getText(tree).split('\n')[0] ?? '',
      })),
    ),
  }
}

/** A comment inside would be lost by writing the ability anew. */
function hasComments(compiler: Compiler, node: ts.Node, tree: ts.SourceFile): boolean {
  const text = node.getText(tree)
  if (!text.includes('//') && !text.includes('/*')) return false
  const scanner = compiler.createScanner(compiler.ScriptTarget.ES2022, false, compiler.LanguageVariant.Standard, text)
  for (let token = scanner.scan(); token !== compiler.SyntaxKind.EndOfFileToken; token = scanner.scan())
    if (token === compiler.SyntaxKind.SingleLineCommentTrivia || token === compiler.SyntaxKind.MultiLineCommentTrivia) return true
  return false
}

/** What names of the script stand for at a place. */
interface Scope {
  readonly you: string
  readonly card: string | undefined
  readonly target: string | undefined
}

const outside: Scope = { you: 'you', card: undefined, target: undefined }

/** Thrown and caught in this file: the script fits no menu. */
class ByHand extends Error {}

function createReader(compiler: Compiler, tree: ts.SourceFile): (node: ts.Expression) => BuiltAbility | undefined {
  const { SyntaxKind } = compiler
  const patterns = new Map<string, readonly ts.Statement[]>()

  return (node) => {
    try {
      return readAbility(node)
    } catch (error) {
      if (error instanceof ByHand) return undefined
      throw error
    }
  }

  function need<T>(value: T | undefined | false | null): T {
    if (value === undefined || value === false || value === null) throw new ByHand()
    return value
  }

  function readAbility(node: ts.Expression): BuiltAbility {
    if (!compiler.isCallExpression(node)) throw new ByHand()
    const name = node.expression.getText(tree)
    const args = [...node.arguments]
    const blank = { conditions: [], costs: [], effects: [] }
    switch (name) {
      case 'action':
        return withOptions({ word: 'action', ...blank }, args)
      case 'whenRevealed':
      case 'setup':
      case 'shadow': {
        need(args.length === 1)
        const word = ({ whenRevealed: 'when-revealed', setup: 'setup', shadow: 'shadow' } as const)[name]
        return readInside({ word, ...blank }, need(args[0]))
      }
      case 'travel':
        return readTravel(args, blank)
      case 'modifier':
      case 'cannot':
      case 'permits':
        return readConstant(name, args, blank)
      case 'attachesTo': {
        const { parameters, body } = arrow(need(args[0]))
        need(args.length === 1 && parameters.length === 1)
        return { word: 'attaches-to', ...blank, hosts: readAll(body as ts.Expression, 'filters', { ...outside, card: parameters[0] }) }
      }
      default:
        return readTriggered(name, args, blank)
    }
  }

  function readTriggered(name: string, args: ts.Expression[], blank: Pick<BuiltAbility, 'conditions' | 'costs' | 'effects'>): BuiltAbility {
    const [, who = '', how = ''] = need(/^(response|forced|constantly)\.(\w+)$/.exec(name))
    const kind = text(need(args.shift()))
    const word: Word = who === 'constantly' ? 'as' : (who as Word)
    const timings: { readonly [way: string]: Trigger['timing'] } = {
      after: 'after',
      when: 'when',
      cancel: 'cancel',
      atEndOf: 'at-end-of',
      atBeginningOf: 'at-beginning-of',
    }
    const timing = need(Object.hasOwn(timings, how) && timings[how])
    if (timing === 'cancel') need(kind === 'effect')
    else if (timing === 'after' || timing === 'when') need(eventOf(kind))
    return withOptions({ word, ...blank, trigger: { timing, kind, of: [] } }, args)
  }

  /** `({ … }, effect)` or `(effect)`. */
  function withOptions(base: BuiltAbility, args: readonly ts.Expression[]): BuiltAbility {
    const [first, second] = args
    need(args.length === 1 || args.length === 2)
    let ability: { -readonly [part in keyof BuiltAbility]: BuiltAbility[part] } = { ...base }
    if (second !== undefined) {
      if (!first || !compiler.isObjectLiteralExpression(first)) throw new ByHand()
      for (const property of first.properties) {
        if (!compiler.isPropertyAssignment(property)) throw new ByHand()
        ability = { ...ability, ...readOption(property.name.getText(tree), property.initializer, ability) }
      }
    }
    if (ability.trigger?.timing === 'cancel' && ability.trigger.kind === 'effect') throw new ByHand()
    const moment = ability.trigger?.timing.startsWith('at-') ?? false
    if (moment) {
      need(ability.target === undefined)
      return readInside(ability, need(second ?? first))
    }
    const effect = arrow(need(second ?? first))
    return { ...ability, effects: readBody(effect.body, { ...outside, target: effect.target }) }
  }

  function readOption(name: string, value: ts.Expression, ability: BuiltAbility): Partial<BuiltAbility> {
    const { trigger } = ability
    switch (name) {
      case 'slug':
        return { slug: text(value) }
      case 'phase':
        return { phase: text(value) }
      case 'player':
        return { player: text(value) as NonNullable<BuiltAbility['player']> }
      case 'of': {
        if (!trigger) throw new ByHand()
        if (compiler.isStringLiteral(value))
          return { trigger: { ...trigger, of: need((value.text === 'self' || value.text === 'host') && value.text) } }
        const { parameters, body } = arrow(value)
        if (body.getText(tree) === `${parameters[0]} === you`) return { trigger: { ...trigger, of: 'you' } }
        return { trigger: { ...trigger, of: readAll(body as ts.Expression, 'filters', { ...outside, card: parameters[0] }) } }
      }
      case 'when': {
        const { body } = arrow(value)
        if (trigger?.timing !== 'cancel') return { conditions: readAll(body as ts.Expression, 'conditions', outside) }
        const whole = body.getText(tree).replace(/\s+/g, ' ')
        const kind = Object.keys(cancelConditions).find(
          (one) => whole === cancelConditions[one] || whole.startsWith(`${cancelConditions[one]} && `),
        )
        const rest = whole.slice((cancelConditions[need(kind)]?.length ?? 0) + 4)
        return {
          trigger: { ...trigger, kind: need(kind) },
          conditions: rest === '' ? [] : readAll(need(last(body as ts.Expression, rest)), 'conditions', outside),
        }
      }
      case 'cost':
        return {
          costs: (compiler.isArrayLiteralExpression(value) ? [...value.elements] : [value]).map((one) =>
            need(readFrom(costs, one, outside)),
          ),
        }
      case 'limit': {
        if (!compiler.isObjectLiteralExpression(value)) throw new ByHand()
        const parts = Object.fromEntries(
          value.properties.map((one) =>
            compiler.isPropertyAssignment(one) ? [one.name.getText(tree), one.initializer] : need<never>(undefined),
          ),
        )
        const times = count(need(parts.times))
        const period = text(need(parts.period))
        const counts = text(need(parts.counts))
        need(['phase', 'round', 'game'].includes(period) && ['card', 'player'].includes(counts))
        return { limit: { times, period, counts } as NonNullable<BuiltAbility['limit']> }
      }
      case 'targets':
        return { target: readTarget(arrow(value).body as ts.Expression) }
      default:
        throw new ByHand()
    }
  }

  /** The conditions after those that say what is cancelled. */
  function last(body: ts.Expression, rest: string): ts.Expression | undefined {
    return compiler.isBinaryExpression(body) && body.right.getText(tree).replace(/\s+/g, ' ') === rest ? body.right : undefined
  }

  function readTarget(node: ts.Expression): Choice {
    return need(
      readFrom(playerTargets, node, outside) ??
        readFrom(
          menus.cards.filter(({ id }) => id === 'choose' || id === 'choose-as'),
          node,
          outside,
        ),
    )
  }

  /** Effects that choose inside: `const hero = choose(…)`, `if (!hero) return`, and what follows. */
  function readInside(base: BuiltAbility, effect: ts.Expression): BuiltAbility {
    const { body } = arrow(effect)
    if (compiler.isBlock(body)) {
      const [first, second, ...rest] = body.statements
      const declared = first && compiler.isVariableStatement(first) ? first.declarationList.declarations[0] : undefined
      if (declared?.initializer && second && compiler.isIfStatement(second)) {
        const name = declared.name.getText(tree)
        need(second.getText(tree).replace(/\s+/g, ' ') === `if (!${name}) return`)
        return { ...base, target: readTarget(declared.initializer), effects: readStatements(rest, { ...outside, target: name }) }
      }
    }
    return { ...base, effects: readBody(body, outside) }
  }

  function readTravel(args: readonly ts.Expression[], blank: Pick<BuiltAbility, 'conditions' | 'costs' | 'effects'>): BuiltAbility {
    const [can, pay] = args
    const paid = arrow(need(pay)).body
    const price = need(compiler.isBlock(paid) ? undefined : readFrom(prices, paid, outside))
    const entry = need(prices.find(({ id }) => id === price.id))
    const asked = arrow(need(can)).body
    const again = need(compiler.isBlock(asked) ? undefined : readFrom([{ ...entry, code: entry.can }], asked, outside))
    for (const [blankName, value] of Object.entries(again.with)) need(JSON.stringify(value) === JSON.stringify(price.with[blankName]))
    return { word: 'travel', ...blank, price }
  }

  function readConstant(
    word: 'modifier' | 'cannot' | 'permits',
    args: readonly ts.Expression[],
    blank: Pick<BuiltAbility, 'conditions' | 'costs' | 'effects'>,
  ): BuiltAbility {
    const what = text(need(args[0]))
    const options = args[1]
    let ability: { -readonly [part in keyof BuiltAbility]: BuiltAbility[part] } = { word, ...blank, on: 'self' }
    let change: Choice | undefined
    if (options !== undefined && !compiler.isObjectLiteralExpression(options)) throw new ByHand()
    for (const property of options?.properties ?? []) {
      if (!compiler.isPropertyAssignment(property)) throw new ByHand()
      const value = property.initializer
      switch (property.name.getText(tree)) {
        case 'slug':
          ability = { ...ability, slug: text(value) }
          break
        case 'on':
          ability = { ...ability, on: readOn(value) }
          break
        case 'while':
          ability = { ...ability, conditions: readAll(arrow(value).body as ts.Expression, 'conditions', outside) }
          break
        case 'by':
          change = readBy(what, value)
          break
        case 'gain':
          change = need(
            {
              traits: choice('trait', { trait: text(value) }),
              keywords: choice('keyword', { keyword: text(value) }),
              spheres: choice('sphere', { sphere: text(value) }),
            }[what],
          )
          break
        default:
          throw new ByHand()
      }
    }
    if (word === 'modifier') return { ...ability, change: need(change) }
    need(change === undefined && (word === 'cannot' ? lists.forbidden : lists.permission).some(([known]) => known === what))
    return { ...ability, change: choice(word, { what }) }
  }

  function readBy(stat: string, value: ts.Expression): Choice {
    need(changes.length > 0 && lists.stat.some(([known]) => known === stat))
    const minus = compiler.isPrefixUnaryExpression(value) && value.operator === SyntaxKind.MinusToken ? value.operand : undefined
    if (minus) return choice('less', { stat, count: count(minus) })
    const amount = compiler.isArrowFunction(value) ? (value.body as ts.Expression) : value
    return choice('more', { stat, amount: need(readFrom(amounts, amount, outside)) })
  }

  function readOn(value: ts.Expression): NonNullable<BuiltAbility['on']> {
    if (compiler.isStringLiteral(value)) return need((value.text === 'self' || value.text === 'host') && value.text)
    const { parameters, body } = arrow(value)
    if (body.kind === SyntaxKind.TrueKeyword) return []
    return readAll(body as ts.Expression, 'filters', { ...outside, card: parameters[0] })
  }

  /** Parameters of a function by name; those of the context keep their names, or it fits no pattern. */
  function arrow(node: ts.Expression): {
    readonly parameters: readonly string[]
    readonly target: string | undefined
    readonly body: ts.ConciseBody
  } {
    if (!compiler.isArrowFunction(node)) throw new ByHand()
    let target: string | undefined
    const parameters: string[] = []
    for (const { name, initializer } of node.parameters) {
      need(initializer === undefined)
      if (compiler.isIdentifier(name)) parameters.push(name.text)
      else if (compiler.isObjectBindingPattern(name))
        for (const element of name.elements) {
          if (!compiler.isIdentifier(element.name) || element.initializer || element.dotDotDotToken) throw new ByHand()
          if (element.propertyName === undefined)
            need(['self', 'you', 'event', 'x', 'number', 'attack', 'attacker'].includes(element.name.text))
          else {
            need(element.propertyName.getText(tree) === 'targets')
            target = element.name.text
          }
        }
      else throw new ByHand()
    }
    return { parameters, target, body: node.body }
  }

  function text(node: ts.Expression): string {
    return compiler.isStringLiteralLike(node) ? node.text : need<string>(undefined)
  }

  function count(node: ts.Expression): number {
    return compiler.isNumericLiteral(node) ? Number(node.text) : need<number>(undefined)
  }

  function readBody(body: ts.ConciseBody, scope: Scope): Choice[] {
    if (compiler.isBlock(body)) return readStatements([...body.statements], scope)
    if (body.getText(tree) === 'undefined') return []
    return [need(readFrom(effects, body, scope))]
  }

  /** Statements, of which some entries need several. */
  function readStatements(statements: readonly ts.Statement[], scope: Scope): Choice[] {
    const done: Choice[] = []
    let at = 0
    while (at < statements.length) {
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

  function firstOf<T>(menu: readonly Entry[], read: (entry: Entry) => T | undefined): T | undefined {
    for (const entry of menu) {
      const found = read(entry)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The first entry of a menu whose script this is. */
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
    const code = scope.you !== 'you' && entry.bound !== undefined ? entry.bound : entry.code
    const known = patterns.get(code)
    if (known) return known
    const parsed = compiler.createSourceFile('entry.ts', code, compiler.ScriptTarget.ES2022, true).statements
    patterns.set(code, [...parsed])
    return [...parsed]
  }

  function matchAll(pattern: readonly ts.Node[], nodes: readonly ts.Node[], entry: Entry, scope: Scope): Choice['with'] | undefined {
    const blanks: { [blank: string]: Value } = {}
    const fits = pattern.every((one, i) => nodes[i] !== undefined && match(one, nodes[i], entry, scope, blanks))
    return fits ? blanks : undefined
  }

  function match(pattern: ts.Node, node: ts.Node, entry: Entry, scope: Scope, blanks: { [blank: string]: Value }): boolean {
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
      const isName = !(compiler.isPropertyAccessExpression(pattern.parent) && pattern.parent.name === pattern)
      if (isName && pattern.text === 'you') return node.text === scope.you
      if (isName && pattern.text === 'card') return node.text === (scope.card ?? 'card')
      if (isName && pattern.text === 'target') return scope.target !== undefined && node.text === scope.target
      return node.text === pattern.text && (!isName || !isShadowed(node.text, scope))
    }
    if (pattern.kind !== node.kind) return false
    if (compiler.isArrowFunction(pattern) && compiler.isArrowFunction(node)) return matchArrow(pattern, node, entry, scope, blanks)
    const inner = childrenOf(pattern)
    const own = childrenOf(node)
    if (inner.length === 0 && own.length === 0)
      return (
        pattern.getText() === node.getText(tree) ||
        (compiler.isStringLiteralLike(pattern) && compiler.isStringLiteralLike(node) && pattern.text === node.text)
      )
    return (
      inner.length === own.length &&
      inner.every((one, i) => match(one, own[i] as ts.Node, entry, scope, blanks)) &&
      sameOperator(pattern, node)
    )
  }

  /** A name of the context that a parameter of the script hides. */
  function isShadowed(name: string, { you, card, target }: Scope): boolean {
    return name !== 'player' && [card, target].includes(name) && you !== name
  }

  function sameOperator(pattern: ts.Node, node: ts.Node): boolean {
    if (compiler.isPrefixUnaryExpression(pattern) && compiler.isPrefixUnaryExpression(node)) return pattern.operator === node.operator
    return true
  }

  /** Functions of patterns have one parameter at most: a card, or the player of "each player". */
  function matchArrow(
    pattern: ts.ArrowFunction,
    node: ts.ArrowFunction,
    entry: Entry,
    scope: Scope,
    blanks: { [blank: string]: Value },
  ): boolean {
    if (pattern.parameters.length !== node.parameters.length) return false
    const [wanted] = pattern.parameters
    const [own] = node.parameters
    if (own && (!compiler.isIdentifier(own.name) || own.type || own.initializer)) return false
    const name = own?.name.getText(tree)
    const inner: Scope =
      wanted === undefined || name === undefined
        ? scope
        : wanted.name.getText() === 'player'
          ? { ...scope, you: name }
          : { ...scope, card: name }
    return match(pattern.body, node.body, entry, inner, blanks)
  }

  function childrenOf(node: ts.Node): ts.Node[] {
    const children: ts.Node[] = []
    compiler.forEachChild(node, (child) => {
      children.push(child)
    })
    return children
  }

  function readBlank(sort: Sort | undefined, node: ts.Node, scope: Scope): Value | undefined {
    if (sort === undefined) return undefined
    if (sort === 'count') return compiler.isNumericLiteral(node) ? Number(node.text) : undefined
    if (sort === 'group') return readGroup(node, scope)
    if (sort === 'ways') return readWays(node, scope)
    if (sort === 'effects')
      return attempt(() =>
        compiler.isStatement(node) && !compiler.isBlock(node) ? readStatements([node], scope) : readBody(node as ts.ConciseBody, scope),
      )
    if (sort === 'filters' || sort === 'conditions') return attempt(() => readAll(node as ts.Expression, sort, scope))
    if (sort === 'cards' || sort === 'card' || sort === 'amount' || sort === 'player' || sort === 'players')
      return readFrom(menus[sort], node, scope)
    if (!compiler.isStringLiteralLike(node)) return undefined
    if (Object.hasOwn(lists, sort) && !lists[sort as keyof typeof lists].some(([known]) => known === node.text)) return undefined
    return node.text
  }

  function attempt<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (error instanceof ByHand) return undefined
      throw error
    }
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
      const { parameters, body } = arrow(test)
      need(parameters.length === 1)
      return choice(base.id, { filters: readAll(body as ts.Expression, 'filters', { ...scope, card: parameters[0] }) })
    })
  }

  function readWays(node: ts.Node, scope: Scope): readonly ChoiceWay[] | undefined {
    if (!compiler.isObjectLiteralExpression(node)) return undefined
    return attempt(() =>
      node.properties.map((one) => {
        if (!compiler.isPropertyAssignment(one)) throw new ByHand()
        const { parameters, body } = arrow(one.initializer)
        need(parameters.length === 0)
        return {
          name: compiler.isStringLiteral(one.name) ? one.name.text : one.name.getText(tree),
          naming: 'kept',
          effects: readBody(body, scope),
        }
      }),
    )
  }

  /** `a && b && c`, each of a menu. */
  function readAll(node: ts.Expression, sort: 'filters' | 'conditions', scope: Scope): Choice[] {
    const whole = readFrom(menus[sort], node, scope)
    if (whole) return [whole]
    if (node.kind === SyntaxKind.TrueKeyword) return []
    if (compiler.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
      return [...readAll(node.left, sort, scope), ...readAll(node.right, sort, scope)]
    throw new ByHand()
  }
}
