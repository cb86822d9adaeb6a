import type ts from 'typescript'
import { ByHand, need } from './by-hand.ts'

export type Compiler = typeof ts

/** A function of a script. */
interface Arrow {
  readonly parameters: readonly string[]
  /** The name that it gives to `targets`, if it has that parameter. */
  readonly target: string | undefined
  readonly body: ts.ConciseBody
}

/** Parses the small parts of a script; each function throws ByHand on other code. */
export interface ScriptParts {
  /** Parses a function; a bare function name counts as a function that calls it. @param takes the name of its only parameter, where it has one */
  readonly arrow: (node: ts.Expression, takes?: string) => Arrow
  /** `isShip` as `(card) => isShip(card)`; other code unchanged. */
  readonly called: (node: ts.Node, takes?: string) => ts.Node
  /** A function with its destructured parameter as one name, in a game whose functions take the context under one name; other code unchanged. */
  readonly whole: (node: ts.Node) => ts.Node
  readonly text: (node: ts.Expression) => string
  readonly count: (node: ts.Expression) => number
}

/**
 * Makes the functions that parse parts of a script.
 * @param context the name under which a function takes everything that the engine passes to it; undefined if it takes the names in `given`
 * @param given the names that the engine passes to functions of a script; a script that renames them matches no pattern
 */
export function createScriptParts(given: readonly string[], compiler: Compiler, context?: string): ScriptParts {
  return { arrow, called, text, count, whole }

  /** In a game whose functions take the context under one name: `({ self: fox }) => fox.isTired` as `(context) => context.self.isTired`. */
  function whole(node: ts.Node): ts.Node {
    if (context === undefined || !compiler.isArrowFunction(node)) return node
    const [only, more] = node.parameters
    if (!only || more || !compiler.isObjectBindingPattern(only.name)) return node
    const names = new Map<string, string>()
    for (const { name, propertyName, initializer, dotDotDotToken } of only.name.elements) {
      if (!compiler.isIdentifier(name) || initializer || dotDotDotToken) return node
      names.set(name.text, `${context}.${propertyName?.getText() ?? name.text}`)
    }
    const source = node.getText()
    const start = node.getStart()
    const put = [{ from: only.getStart(), to: only.getEnd(), text: context }]
    let isClear = true
    const look = (at: ts.Node): void => {
      if ((compiler.isParameter(at) || compiler.isVariableDeclaration(at)) && names.has(at.name.getText())) isClear = false
      const { parent } = at
      const isWord = (compiler.isPropertyAccessExpression(parent) || compiler.isPropertyAssignment(parent)) && parent.name === at
      const held = compiler.isIdentifier(at) && !isWord ? names.get(at.text) : undefined
      if (held !== undefined)
        put.push({
          from: at.getStart(),
          to: at.getEnd(),
          text: compiler.isShorthandPropertyAssignment(parent) ? `${at.getText()}: ${held}` : held,
        })
      compiler.forEachChild(at, look)
    }
    look(node.body)
    if (!isClear) return node
    const written = put.reduceRight((all, one) => all.slice(0, one.from - start) + one.text + all.slice(one.to - start), source)
    const [statement] = compiler.createSourceFile('whole.ts', `(${written})`, compiler.ScriptTarget.ES2022, true).statements
    return statement && compiler.isExpressionStatement(statement) && compiler.isParenthesizedExpression(statement.expression)
      ? statement.expression.expression
      : node
  }

  function called(node: ts.Node, takes = ''): ts.Node {
    if (!compiler.isIdentifier(node) || node.text === 'undefined') return node
    const [call] = compiler.createSourceFile(
      'call.ts',
      `(${takes}) => ${node.text}(${takes})`,
      compiler.ScriptTarget.ES2022,
      true,
    ).statements
    return call && compiler.isExpressionStatement(call) ? call.expression : node
  }

  function arrow(written: ts.Expression, takes?: string): Arrow {
    const node = whole(called(written, takes ?? context))
    if (!compiler.isArrowFunction(node)) throw new ByHand()
    let target: string | undefined
    const parameters: string[] = []
    for (const { name, initializer } of node.parameters) {
      need(initializer === undefined)
      if (compiler.isIdentifier(name)) parameters.push(name.text)
      else if (compiler.isObjectBindingPattern(name))
        for (const element of name.elements) {
          if (compiler.isObjectBindingPattern(element.name)) return arrow(unpacked(node, element.name, element.propertyName?.getText()))
          if (!compiler.isIdentifier(element.name) || element.initializer || element.dotDotDotToken) throw new ByHand()
          if (element.propertyName === undefined) need(given.includes(element.name.text))
          else {
            need(element.propertyName.getText() === 'targets')
            target = element.name.text
          }
        }
      else throw new ByHand()
    }
    return { parameters, target, body: node.body }
  }

  /** Replaces a destructured parameter: `({ self, event: { player } }) => … player …` becomes `({ self, event }) => … event.player …`. */
  function unpacked(node: ts.ArrowFunction, parts: ts.ObjectBindingPattern, of: string | undefined): ts.ArrowFunction {
    need(of === 'event')
    const names = parts.elements.map((one) => {
      if (!compiler.isIdentifier(one.name) || one.propertyName || one.initializer || one.dotDotDotToken) throw new ByHand()
      return one.name.text
    })
    const source = node.getText()
    const start = node.getStart()
    const put = [{ from: parts.parent.getStart(), to: parts.parent.getEnd(), text: 'event' }]
    const look = (at: ts.Node): void => {
      // an inner function that declares the name again means another variable: not supported
      if (compiler.isParameter(at) || compiler.isVariableDeclaration(at)) need(!names.includes(at.name.getText()))
      const { parent } = at
      const isWord = (compiler.isPropertyAccessExpression(parent) || compiler.isPropertyAssignment(parent)) && parent.name === at
      if (compiler.isIdentifier(at) && names.includes(at.text) && !isWord)
        put.push({
          from: at.getStart(),
          to: at.getEnd(),
          text: compiler.isShorthandPropertyAssignment(parent) ? `${at.text}: event.${at.text}` : `event.${at.text}`,
        })
      compiler.forEachChild(at, look)
    }
    look(node.body)
    const written = put.reduceRight((all, one) => all.slice(0, one.from - start) + one.text + all.slice(one.to - start), source)
    const [statement] = compiler.createSourceFile('unpacked.ts', written, compiler.ScriptTarget.ES2022, true).statements
    const again = statement && compiler.isExpressionStatement(statement) ? statement.expression : undefined
    if (!again || !compiler.isArrowFunction(again)) throw new ByHand()
    return again
  }

  function text(node: ts.Expression): string {
    return compiler.isStringLiteralLike(node) ? node.text : need<string>(undefined)
  }

  function count(node: ts.Expression): number {
    return compiler.isNumericLiteral(node) ? Number(node.text) : need<number>(undefined)
  }
}
