/**
 * Finds names in a piece of script: free names, and names to replace. A name is an identifier of the syntax tree, never a
 * part of a string, a property or a key. The compiler is a parameter, so that only callers that have it load it.
 */
import type ts from 'typescript'
import type { Compiler } from './script-parts.ts'

interface NameInCode {
  readonly name: string
  /** Offsets in the code. */
  readonly start: number
  readonly end: number
  /** Whether it is a shorthand property, `{ name }`: the replacement is added after the key, as `{ name: replacement }`. */
  readonly isShorthand: boolean
  readonly isCalled: boolean
  /** Precedence of the operator that surrounds the name: a replacement with a lower precedence needs parentheses. */
  readonly around: number
  /** Whether the code itself declares the name: as a parameter, a constant or a loop variable. */
  readonly isOwn: boolean
}

const read = new WeakMap<Compiler, Map<string, readonly NameInCode[]>>()
/** The greatest number of cached pieces. The same pieces are parsed again and again while one ability is edited; older ones may be dropped. */
const mostKept = 5_000

/** Every reference in a piece of script, in order: an expression, statements, or the body of a function. */
function namesOf(compiler: Compiler, code: string): readonly NameInCode[] {
  const known = read.get(compiler) ?? new Map<string, readonly NameInCode[]>()
  read.set(compiler, known)
  const kept = known.get(code)
  if (kept) return kept
  const found: NameInCode[] = []
  const tree = compiler.createSourceFile('piece.ts', code, compiler.ScriptTarget.ES2022, true)
  const look = (node: ts.Node, own: ReadonlySet<string>): void => {
    if (compiler.isIdentifier(node)) {
      if (isReference(compiler, node))
        found.push({
          name: node.text,
          start: node.getStart(tree),
          end: node.getEnd(),
          isShorthand: compiler.isShorthandPropertyAssignment(node.parent),
          isCalled: compiler.isCallExpression(node.parent) && node.parent.expression === node,
          around: bindingAround(compiler, node),
          isOwn: own.has(node.text),
        })
      return
    }
    const declared = declaredBy(compiler, node)
    const inner = declared.length === 0 ? own : new Set([...own, ...declared])
    compiler.forEachChild(node, (child) => look(child, inner))
  }
  look(tree, new Set())
  if (known.size >= mostKept) known.clear()
  known.set(code, found)
  return found
}

/** The free names of a piece of script: used but not declared in it. */
export function namesTaken(compiler: Compiler, code: string): ReadonlySet<string> {
  return new Set(namesOf(compiler, code).flatMap(({ name, isOwn }) => (isOwn ? [] : [name])))
}

/** The functions that a piece of script calls and does not declare. */
export function functionsCalled(compiler: Compiler, code: string): ReadonlySet<string> {
  return new Set(namesOf(compiler, code).flatMap(({ name, isCalled, isOwn }) => (isCalled && !isOwn ? [name] : [])))
}

/**
 * The piece of script with names replaced, including names that it declares.
 * @param put returns the replacement for a name; undefined keeps the name
 */
export function withNames(compiler: Compiler, code: string, put: (name: string) => string | undefined): string {
  return namesOf(compiler, code).reduceRight((done, { name, start, end, isShorthand, around }) => {
    const next = put(name)
    if (next === undefined || next === name) return done
    const whole = around > 0 && bindingOf(compiler, next) < around ? `(${next})` : next
    return `${done.slice(0, start)}${isShorthand ? `${name}: ` : ''}${whole}${done.slice(end)}`
  }, code)
}

/** Joins conditions with `&&`, with parentheses where they are needed. */
export function allOf(compiler: Compiler, pieces: readonly string[]): string {
  const and = bindings['&&'] ?? 0
  return pieces.map((one) => (pieces.length > 1 && bindingOf(compiler, one) < and ? `(${one})` : one)).join(' && ')
}

/** Precedence of operators; calls and property accesses bind tighter than all of them. */
const bindings: { readonly [operator: string]: number } = {
  '||': 2,
  '??': 2,
  '&&': 3,
  ...Object.fromEntries(['===', '!==', '==', '!='].map((one) => [one, 4])),
  ...Object.fromEntries(['<', '<=', '>', '>=', 'in', 'instanceof'].map((one) => [one, 5])),
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
}
const [ofChoices, ofOperator, ofPrefix, ofCalls] = [1, 2, 8, 9]

/** Precedence of a piece of script; code that is no expression needs no parentheses. */
function bindingOf(compiler: Compiler, code: string): number {
  const [statement, ...more] = compiler.createSourceFile('piece.ts', code, compiler.ScriptTarget.ES2022, true).statements
  if (!statement || more.length > 0 || !compiler.isExpressionStatement(statement)) return ofCalls
  const { expression } = statement
  if (compiler.isConditionalExpression(expression) || compiler.isArrowFunction(expression)) return ofChoices
  if (compiler.isBinaryExpression(expression)) return bindings[expression.operatorToken.getText()] ?? ofOperator
  return compiler.isPrefixUnaryExpression(expression) ? ofPrefix : ofCalls
}

/** Precedence of the operator around a name; 0 where any expression is allowed: an argument, the body of a function. */
function bindingAround(compiler: Compiler, node: ts.Identifier): number {
  const { parent } = node
  if (compiler.isPropertyAccessExpression(parent) || compiler.isElementAccessExpression(parent) || compiler.isCallExpression(parent))
    return parent.expression === node ? ofCalls : 0
  if (compiler.isPrefixUnaryExpression(parent)) return ofCalls
  if (compiler.isConditionalExpression(parent)) return parent.condition === node ? ofOperator : 0
  if (!compiler.isBinaryExpression(parent)) return 0
  // operators associate to the left: the right operand of an equal operator needs parentheses
  return (bindings[parent.operatorToken.getText()] ?? ofOperator) + (parent.right === node ? 0.5 : 0)
}

/** Whether a piece of script has a call that begins with this text: the name of a function, or a call up to its first argument. */
export function hasCall(compiler: Compiler, code: string, begins: string): boolean {
  const wanted = begins.includes('(') ? begins : `${begins}(`
  return namesOf(compiler, code).some(({ start, isCalled }) => isCalled && code.startsWith(wanted, start))
}

/** Whether an identifier is a reference to a variable, and not a property, a key or a label. */
function isReference(compiler: Compiler, node: ts.Identifier): boolean {
  const { parent } = node
  if (compiler.isPropertyAccessExpression(parent)) return parent.name !== node
  if (compiler.isPropertyAssignment(parent) || compiler.isMethodDeclaration(parent)) return parent.name !== node
  if (compiler.isBindingElement(parent)) return parent.propertyName !== node
  return !compiler.isLabeledStatement(parent) && !compiler.isTypeNode(parent)
}

/** The names that a function, a loop or a block declares for its own scope. */
function declaredBy(compiler: Compiler, node: ts.Node): readonly string[] {
  if (compiler.isArrowFunction(node)) return node.parameters.flatMap(({ name }) => namesBound(compiler, name))
  if (compiler.isForOfStatement(node) || compiler.isForStatement(node))
    return node.initializer && compiler.isVariableDeclarationList(node.initializer)
      ? node.initializer.declarations.flatMap(({ name }) => namesBound(compiler, name))
      : []
  if (compiler.isBlock(node) || compiler.isSourceFile(node))
    return node.statements.flatMap((one) =>
      compiler.isVariableStatement(one) ? one.declarationList.declarations.flatMap(({ name }) => namesBound(compiler, name)) : [],
    )
  return []
}

function namesBound(compiler: Compiler, name: ts.BindingName): readonly string[] {
  if (compiler.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (compiler.isOmittedExpression(one) ? [] : namesBound(compiler, one.name)))
}
