import type ts from 'typescript'
import { ByHand, need } from './by-hand.ts'

export type Compiler = typeof ts

/** A function of a script. */
interface Arrow {
  readonly parameters: readonly string[]
  /** The name that it gives to `targets`, if it takes them. */
  readonly target: string | undefined
  readonly body: ts.ConciseBody
}

/** Reads the small parts of a script; each throws ByHand where something else stands there. */
export interface ScriptParts {
  readonly arrow: (node: ts.Expression) => Arrow
  readonly text: (node: ts.Expression) => string
  readonly count: (node: ts.Expression) => number
}

/** @param given names that the engine hands to a function of a script; under another name they fit no pattern */
export function createScriptParts(given: readonly string[], compiler: Compiler, tree: ts.SourceFile): ScriptParts {
  return { arrow, text, count }

  function arrow(node: ts.Expression): Arrow {
    if (!compiler.isArrowFunction(node)) throw new ByHand()
    let target: string | undefined
    const parameters: string[] = []
    for (const { name, initializer } of node.parameters) {
      need(initializer === undefined)
      if (compiler.isIdentifier(name)) parameters.push(name.text)
      else if (compiler.isObjectBindingPattern(name))
        for (const element of name.elements) {
          if (!compiler.isIdentifier(element.name) || element.initializer || element.dotDotDotToken) throw new ByHand()
          if (element.propertyName === undefined) need(given.includes(element.name.text))
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
}
