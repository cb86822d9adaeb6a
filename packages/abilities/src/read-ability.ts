import type ts from 'typescript'
import { attempt, ByHand, need } from './by-hand.ts'
import { type Entry, entryOf, eventOf, filtersAreWords, isWholeCall, listOf, type Menus, wordOf } from './menus.ts'
import { type BuiltAbility, type Choice, choice, type Trigger, type Word } from './model.ts'
import { has } from './offers.ts'
import { partsOfChange } from './print.ts'
import { createChoiceReader, outside } from './read-choices.ts'
import { type Compiler, createScriptParts } from './script-parts.ts'

/** The parts that every ability has, empty before anything is read. */
type Blank = Pick<BuiltAbility, 'conditions' | 'costs' | 'effects'>

/** Parses abilities of a script into the builder's model. */
interface AbilityReader {
  /** Undefined for an ability written by hand. */
  readonly read: (node: ts.Expression) => BuiltAbility | undefined
  /** The readable parts of any ability: its word, trigger, conditions, costs and limit; without its effects. */
  readonly readKnown: (node: ts.Expression) => BuiltAbility | undefined
}

export function createAbilityReader(menus: Menus, compiler: Compiler): AbilityReader {
  const { SyntaxKind } = compiler
  const parts = createScriptParts(menus.handed, compiler, menus.style.context)
  const { arrow, text, count } = parts
  const { readFrom, readAll, readStatements, readBody } = createChoiceReader(menus, compiler, parts)
  return { read: (node) => attempt(() => readAbility(node)), readKnown: (node) => attempt(() => readParts(node)) }

  /** The ability word of a call, its trigger, and its arguments. */
  function readCall(node: ts.Expression) {
    if (!compiler.isCallExpression(node)) throw new ByHand()
    const [, code = '', how] = need(/^(\w+)(?:\.(\w+))?$/.exec(node.expression.getText()))
    const word = need(Object.keys(menus.words).find((one) => wordOf(menus, one)?.code === code))
    const isArgument = wordOf(menus, word)?.eventIs === 'argument'
    need(has(menus, word, 'trigger') === (how !== undefined || isArgument))
    return { word, how: isArgument ? (wordOf(menus, word)?.timings?.[0] ?? 'after') : how, args: [...node.arguments] }
  }

  function readParts(node: ts.Expression): BuiltAbility {
    const { word, how, args } = readCall(node)
    const blank = { conditions: [], costs: [], effects: [] }
    const kind = how === undefined ? undefined : args.shift()
    const trigger = kind && attempt(() => readTrigger(need(how), kind))
    let ability: BuiltAbility = trigger ? { word, ...blank, trigger } : { word, ...blank }
    const [options] = args
    if (args.length < 2 || options === undefined || !compiler.isObjectLiteralExpression(options)) return ability
    for (const one of options.properties)
      if (compiler.isPropertyAssignment(one))
        ability = { ...ability, ...attempt(() => readOption(one.name.getText(), one.initializer, ability)) }
    return ability
  }

  function readAbility(node: ts.Expression): BuiltAbility {
    const { word, how, args } = readCall(node)
    const nameless = { conditions: [], costs: [], effects: [] }
    const blank = has(menus, word, 'name') ? { ...nameless, slug: text(need(args.shift())) } : nameless
    if (how !== undefined) return readTriggered(word, how, args, blank)
    if (isWholeCall(menus, word)) return readWholeCall(word, node)
    if (has(menus, word, 'change')) return readConstant(word, args, blank)
    const hosts = has(menus, word, 'hosts') ? { hosts: readHosts(need(args.shift())) } : {}
    if (has(menus, word, 'price')) return { ...readPriced(word, args, blank), ...hosts }
    if (hosts.hosts) {
      need(args.length === 0)
      return { word, ...blank, ...hosts }
    }
    if (has(menus, word, 'conditions') || has(menus, word, 'costs')) return withOptions({ word, ...blank }, args)
    if (!has(menus, word, 'effects')) {
      need(args.length === 0)
      return { word, ...blank }
    }
    need(args.length === 1)
    return readInside({ word, ...blank }, need(args[0]))
  }

  /** A call such as `has(each('fox'), 'speed', 1)`, or the same with a condition as its last argument. */
  function readWholeCall(word: Word, node: ts.Expression): BuiltAbility {
    const own = menus.changes.filter(({ code }) => code.startsWith(`${wordOf(menus, word)?.code}(`))
    const plain = readFrom(own, node, outside)
    if (plain) return { word, conditions: [], costs: [], effects: [], change: plain }
    const { context = '' } = menus.style
    const conditional = own.map((entry) => ({
      ...entry,
      code: `${entry.code.slice(0, -1)}, (${context}) => $while)`,
      blanks: { ...entry.blanks, while: 'conditions' },
    }))
    const { id, with: blanks } = need(readFrom(conditional, node, outside))
    const { while: conditions, ...others } = blanks
    return { word, conditions: conditions as readonly Choice[], costs: [], effects: [], change: choice(id, others) }
  }

  function readHosts(which: ts.Expression): readonly Choice[] {
    const { parameters, body } = arrow(which, 'card')
    need(parameters.length === 1)
    return readAll(body as ts.Expression, 'filters', { ...outside, card: parameters[0] })
  }

  function readTriggered(word: Word, how: string, args: ts.Expression[], blank: Blank): BuiltAbility {
    return withOptions({ word, ...blank, trigger: readTrigger(how, need(args.shift())) }, args)
  }

  function readTrigger(how: string, event: ts.Expression): Trigger {
    const kind = text(event)
    const timings: { readonly [way: string]: Trigger['timing'] } = {
      after: 'after',
      when: 'when',
      cancel: 'cancel',
      atEndOf: 'at-end-of',
      atBeginningOf: 'at-beginning-of',
    }
    const timing = need(Object.hasOwn(timings, how) && timings[how])
    if (timing === 'cancel') need(kind === 'effect')
    else if (timing === 'after' || timing === 'when') need(eventOf(menus, kind))
    return { timing, kind, of: [] }
  }

  /** Reads the arguments `({ … }, effect)` or `(effect)`. */
  function withOptions(base: BuiltAbility, args: readonly ts.Expression[]): BuiltAbility {
    const [first, second] = args
    need(args.length === 1 || args.length === 2)
    if (!has(menus, base.word, 'effects')) {
      need(second === undefined)
      return readOptions(base, need(first))
    }
    const ability = second === undefined ? base : readOptions(base, need(first))
    if (ability.trigger?.timing === 'cancel' && ability.trigger.kind === 'effect') throw new ByHand()
    const moment = ability.trigger?.timing.startsWith('at-') ?? false
    if (moment) {
      need(ability.target === undefined)
      return readInside(ability, need(second ?? first))
    }
    const effect = arrow(need(second ?? first))
    return { ...ability, effects: readBody(effect.body, { ...outside, target: effect.target }) }
  }

  function readOptions(base: BuiltAbility, options: ts.Expression): BuiltAbility {
    if (!compiler.isObjectLiteralExpression(options)) throw new ByHand()
    let ability = base
    for (const property of options.properties) {
      if (!compiler.isPropertyAssignment(property)) throw new ByHand()
      ability = { ...ability, ...readOption(property.name.getText(), property.initializer, ability) }
    }
    return ability
  }

  /** An option that is a cost or a condition of the game: `exert: self`. */
  function readOwnOption(name: string, value: ts.Expression, { costs, conditions }: BuiltAbility): Partial<BuiltAbility> {
    const isOwn = ({ option }: Entry): boolean => option === name
    const cost = readFrom(menus.costs.filter(isOwn), value, outside)
    if (cost) return { costs: [...costs, cost] }
    return { conditions: [...conditions, need(readFrom(menus.of.conditions.filter(isOwn), value, outside))] }
  }

  function readOption(name: string, value: ts.Expression, ability: BuiltAbility): Partial<BuiltAbility> {
    const { trigger } = ability
    switch (name) {
      case 'slug':
        return { slug: text(value) }
      case 'keyword':
        return { keyword: text(value) }
      case 'phase':
        return { phase: text(value) }
      case 'player':
        return { player: text(value) as NonNullable<BuiltAbility['player']> }
      case 'where':
        return { where: readZone(value) }
      case 'given':
        return { given: text(value) }
      case 'pools':
        return { pools: count(value) }
      case 'of': {
        if (!trigger) throw new ByHand()
        if (filtersAreWords(menus)) return { trigger: { ...trigger, of: need(readFrom(menus.of.cards, value, outside)) } }
        if (compiler.isStringLiteral(value))
          return { trigger: { ...trigger, of: need((value.text === 'self' || value.text === 'host') && value.text) } }
        const { parameters, body } = arrow(value, 'card')
        if (body.getText() === `${parameters[0]} === you`) return { trigger: { ...trigger, of: 'you' } }
        return { trigger: { ...trigger, of: readAll(body as ts.Expression, 'filters', { ...outside, card: parameters[0] }) } }
      }
      case 'when': {
        const { body } = arrow(value)
        if (trigger?.timing !== 'cancel')
          return { conditions: [...ability.conditions, ...readAll(body as ts.Expression, 'conditions', outside)] }
        const whole = body.getText().replace(/\s+/g, ' ')
        const [kind, { code }] = need(
          Object.entries(menus.cancels).find(([, one]) => whole === one.code || whole.startsWith(`${one.code} && `)),
        )
        const rest = whole.slice(code.length + 4)
        return {
          trigger: { ...trigger, kind },
          conditions: rest === '' ? [] : readAll(need(conditionsAfter(body as ts.Expression, rest)), 'conditions', outside),
        }
      }
      case 'cost':
        return {
          costs: (compiler.isArrayLiteralExpression(value) ? [...value.elements] : [value]).map((one) =>
            need(readFrom(menus.costs, one, outside)),
          ),
        }
      case 'limit': {
        if (!compiler.isObjectLiteralExpression(value)) return { limit: need(readFrom(menus.limits, value, outside)) }
        const parts = Object.fromEntries(
          value.properties.map((one) =>
            compiler.isPropertyAssignment(one) ? [one.name.getText(), one.initializer] : need<never>(undefined),
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
        return readOwnOption(name, value, ability)
    }
  }

  /** The conditions that follow the condition which matches the cancelled effect. */
  function conditionsAfter(body: ts.Expression, rest: string): ts.Expression | undefined {
    return compiler.isBinaryExpression(body) && body.right.getText().replace(/\s+/g, ' ') === rest ? body.right : undefined
  }

  function readTarget(node: ts.Expression): Choice {
    return need(
      readFrom(menus.playerTargets, node, outside) ??
        readFrom(
          menus.of.cards.filter(({ id, means }) => id.startsWith('choose') && means !== 'several'),
          node,
          outside,
        ),
    )
  }

  /** Reads effects whose function chooses a target itself: `const chosen = choose(…)`, `if (!chosen) return`, and the rest. */
  function readInside(base: BuiltAbility, effect: ts.Expression): BuiltAbility {
    const { body } = arrow(effect)
    if (compiler.isBlock(body)) {
      const [first, second, ...rest] = body.statements
      const declared = first && compiler.isVariableStatement(first) ? first.declarationList.declarations[0] : undefined
      if (declared?.initializer && second && compiler.isIfStatement(second)) {
        const name = declared.name.getText()
        if (second.getText().replace(/\s+/g, ' ') === `if (!${name}) return`)
          return { ...base, target: readTarget(declared.initializer), effects: readStatements(rest, { ...outside, target: name }) }
      }
    }
    return { ...base, effects: readBody(body, outside) }
  }

  function readPriced(word: Word, args: readonly ts.Expression[], blank: Blank): BuiltAbility {
    const [can, pay] = args
    const paid = arrow(need(pay)).body
    // entries for costs come first, before the entry for any effects
    const isAny = ({ blanks }: Entry): boolean => Object.values(blanks).includes('effects')
    const price = need(
      [false, true]
        .map((any) =>
          readFrom(
            menus.prices.filter((one) => isAny(one) === any),
            paid,
            outside,
          ),
        )
        .find((one) => one !== undefined),
    )
    const entry = entryOf(menus.prices, price.id)
    const asked = arrow(need(can)).body
    const again = need(compiler.isBlock(asked) ? undefined : readFrom([{ ...entry, code: entry.payable ?? 'true' }], asked, outside))
    for (const [blankName, value] of Object.entries(again.with)) need(JSON.stringify(value) === JSON.stringify(price.with[blankName]))
    return { word, ...blank, price }
  }

  function readConstant(word: Word, args: readonly ts.Expression[], blank: Blank): BuiltAbility {
    const what = text(need(args[0]))
    const options = args[1]
    let ability: { -readonly [part in keyof BuiltAbility]: BuiltAbility[part] } = { word, ...blank, on: 'self' }
    let changed: { readonly way: string; readonly value: ts.Expression } | undefined
    let number: ts.Expression | undefined
    if (options !== undefined && !compiler.isObjectLiteralExpression(options)) throw new ByHand()
    for (const property of options?.properties ?? []) {
      if (!compiler.isPropertyAssignment(property)) throw new ByHand()
      const value = property.initializer
      switch (property.name.getText()) {
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
        case 'gain':
        case 'lose':
        case 'set':
          changed = { way: property.name.getText(), value }
          break
        case 'number':
          number = value
          break
        case 'where':
          ability = { ...ability, where: readZone(value) }
          break
        default:
          throw new ByHand()
      }
    }
    const change = changed && readChange(what, changed.way, changed.value, number)
    need(number === undefined || change !== undefined)
    const changes = wordOf(menus, word)?.changes
    if (changes === 'menu') return { ...ability, change: need(change) }
    need(change === undefined && typeof changes === 'object' && Object.hasOwn(listOf(menus, changes.list) ?? {}, what))
    return { ...ability, change: choice(word, { what }) }
  }

  /** Reads a change such as `by: 1` or `gain: 'Brave'`: the first matching entry of the menu of changes. */
  function readChange(what: string, way: string, value: ts.Expression, number: ts.Expression | undefined): Choice {
    for (const entry of menus.changes) {
      const parts = partsOfChange(entry)
      const [, listed] = /^\$(\w+)$/.exec(parts.stat) ?? []
      const list = listed === undefined ? undefined : listOf(menus, entry.blanks[listed] ?? '')
      if ((parts.number === undefined) !== (number === undefined)) continue
      if (parts.way !== way || !(list ? Object.hasOwn(list, what) : parts.stat === `'${what}'`)) continue
      const [, blank] = /^\$(\w+)$/.exec(parts.value) ?? []
      // a value that is gained or lost may be any word
      if ((way === 'gain' || way === 'lose') && blank !== undefined) {
        const counted = number && need(readFrom([{ ...entry, code: parts.number ?? '' }], calculated(number), outside))
        return choice(entry.id, { [blank]: text(value), ...counted?.with })
      }
      const read = readFrom([{ ...entry, code: parts.value }], calculated(value), outside)
      if (read) return choice(entry.id, { ...(listed === undefined ? {} : { [listed]: what }), ...read.with })
    }
    throw new ByHand()
  }

  /** A number, or the body of a function that computes it. */
  function calculated(value: ts.Expression): ts.Expression {
    return compiler.isArrowFunction(value) ? (value.body as ts.Expression) : value
  }

  /** `['hand']`: the only zone of a list. */
  function readZone(value: ts.Expression): string {
    if (!compiler.isArrayLiteralExpression(value)) throw new ByHand()
    const [zone, ...more] = value.elements
    need(more.length === 0)
    return text(need(zone))
  }

  function readOn(value: ts.Expression): NonNullable<BuiltAbility['on']> {
    if (compiler.isStringLiteral(value)) return need((value.text === 'self' || value.text === 'host') && value.text)
    const { parameters, body } = arrow(value, 'card')
    if (body.kind === SyntaxKind.TrueKeyword) return []
    return readAll(body as ts.Expression, 'filters', { ...outside, card: parameters[0] })
  }
}
