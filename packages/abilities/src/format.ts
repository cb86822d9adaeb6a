/**
 * Formats a script like the rest of the code: 140 characters in a line, and a function that is the last argument of a call begins on the line of
 * the call. Only for code that the builder generated.
 */
import type ts from 'typescript'
import type { Compiler } from './script-parts.ts'

const width = 140

/**
 * Formats an expression.
 * @param code an expression without layout
 * @param indent indentation of its first line
 * @returns the expression; all lines except the first are indented
 */
export function formatExpression(compiler: Compiler, code: string, indent: number): string {
  const tree = compiler.createSourceFile('made.ts', `(${code})`, compiler.ScriptTarget.ES2022, true)
  const [statement] = tree.statements
  if (!statement || !compiler.isExpressionStatement(statement) || !compiler.isParenthesizedExpression(statement.expression)) return code
  // 1 for the comma after it
  return lay(statement.expression.expression, indent, indent, 1)

  /**
   * Lays out a node.
   * @param at the column where it starts
   * @param after the number of characters that follow it on its last line
   */
  function lay(node: ts.Node, deep: number, at: number, after: number): string {
    const line = flat(node)
    if (line !== undefined && at + line.length + after <= width) return line
    const pad = ' '.repeat(deep + 2)
    if (compiler.isCallExpression(node)) return layCall(node, deep, at, after)
    if (compiler.isArrowFunction(node)) {
      const head = headOf(node)
      if (compiler.isBlock(node.body)) return `${head} ${layBlock(node.body, deep)}`
      return `${head}\n${pad}${lay(node.body, deep + 2, deep + 2, 1)}`
    }
    if (compiler.isObjectLiteralExpression(node))
      return `{\n${node.properties.map((one) => `${pad}${lay(one, deep + 2, deep + 2, 1)},\n`).join('')}${' '.repeat(deep)}}`
    if (compiler.isArrayLiteralExpression(node))
      return `[\n${node.elements.map((one) => `${pad}${lay(one, deep + 2, deep + 2, 1)},\n`).join('')}${' '.repeat(deep)}]`
    if (compiler.isPropertyAssignment(node)) {
      const name = `${node.name.getText()}: `
      return `${name}${lay(node.initializer, deep, at + name.length, after)}`
    }
    if (compiler.isBinaryExpression(node))
      return `${lay(node.left, deep, at, 3)} ${node.operatorToken.getText()}\n${pad}${lay(node.right, deep + 2, deep + 2, after)}`
    return node.getText()
  }

  function hugs(node: ts.CallExpression): boolean {
    const last = node.arguments.at(-1)
    return last !== undefined && (compiler.isArrowFunction(last) || compiler.isObjectLiteralExpression(last))
  }

  function openingOf(node: ts.CallExpression): string {
    const last = node.arguments.at(-1)
    const others = node.arguments.slice(0, -1).map((one) => flat(one) ?? one.getText())
    const head = last && compiler.isArrowFunction(last) ? `${headOf(last)} {` : '{'
    return `${node.expression.getText()}(${[...others, head].join(', ')}`
  }

  function layCall(node: ts.CallExpression, deep: number, at: number, after: number): string {
    const callee = node.expression.getText()
    const last = node.arguments.at(-1)
    const others = node.arguments.slice(0, -1).map(flat)
    const isPlain = others.every((one) => one !== undefined)
    if (last && isPlain && hugs(node) && at + openingOf(node).length <= width) {
      const head = `${callee}(${others.map((one) => `${one}, `).join('')}`
      if (compiler.isArrowFunction(last) && !compiler.isBlock(last.body))
        return `${head}${headOf(last)}\n${' '.repeat(deep + 2)}${lay(last.body, deep + 2, deep + 2, 1)},\n${' '.repeat(deep)})`
      return `${head}${lay(last, deep, at + head.length, 1 + after)})`
    }
    const pad = ' '.repeat(deep + 2)
    return `${callee}(\n${node.arguments.map((one) => `${pad}${lay(one, deep + 2, deep + 2, 1)},\n`).join('')}${' '.repeat(deep)})`
  }

  function headOf(node: ts.ArrowFunction): string {
    return `(${node.parameters.map((one) => one.getText()).join(', ')}) =>`
  }

  function layBlock(node: ts.Block, deep: number): string {
    const pad = ' '.repeat(deep + 2)
    return `{\n${node.statements.map((one) => `${pad}${layStatement(one, deep + 2)}\n`).join('')}${' '.repeat(deep)}}`
  }

  function layStatement(node: ts.Statement, deep: number): string {
    if (compiler.isBlock(node)) return layBlock(node, deep)
    if (compiler.isExpressionStatement(node)) return lay(node.expression, deep, deep, 0)
    if (compiler.isIfStatement(node)) {
      const head = `if (${node.expression.getText()}) `
      const then = compiler.isBlock(node.thenStatement) ? layBlock(node.thenStatement, deep) : layStatement(node.thenStatement, deep)
      const isShort = deep + head.length + then.length <= width || compiler.isBlock(node.thenStatement) || then.includes('\n')
      const first = isShort ? `${head}${then}` : `${head}\n${' '.repeat(deep + 2)}${then}`
      if (!node.elseStatement) return first
      return `${first}${compiler.isBlock(node.thenStatement) ? ' ' : `\n${' '.repeat(deep)}`}else ${layStatement(node.elseStatement, deep)}`
    }
    if (compiler.isForOfStatement(node)) {
      const whole = node.getText()
      const head = `for (${node.initializer.getText()} of `
      const over = lay(node.expression, deep, deep + head.length, 2)
      const then = layStatement(node.statement, deep + 2)
      return deep + whole.length <= width ? whole : `${head}${over})\n${' '.repeat(deep + 2)}${then}`
    }
    if (compiler.isVariableStatement(node)) {
      const one = node.declarationList.declarations[0]
      const head = `const ${one?.name.getText()} = `
      return one?.initializer ? `${head}${lay(one.initializer, deep, deep + head.length, 0)}` : node.getText()
    }
    return node.getText()
  }

  /** The code on one line; undefined where it must be on several: blocks, and objects with functions. */
  function flat(node: ts.Node): string | undefined {
    let broken = false
    const look = (one: ts.Node): void => {
      if (compiler.isBlock(one) && one.statements.length > 0) broken = true
      if (
        compiler.isObjectLiteralExpression(one) &&
        one.properties.length > 1 &&
        one.properties.some(
          (part) =>
            compiler.isPropertyAssignment(part) &&
            compiler.isArrowFunction(part.initializer) &&
            part.initializer.parameters.length === 0 &&
            compiler.isCallExpression(one.parent) &&
            one.parent.expression.getText() === 'chooseOne',
        )
      )
        broken = true
      compiler.forEachChild(one, look)
    }
    look(node)
    return broken ? undefined : node.getText()
  }
}
