/**
 * The gate checks the parsed source of a script. It refuses what neither the realm nor the lockdown prelude can prevent, and what would make a game
 * differ from its replay. It helps honest authors and is only one of several protections: what it cannot see, such as names that are joined at run
 * time, is stopped by the realm.
 */
import type ts from 'typescript'
import { asksItselfRefusal } from './asks-itself.ts'
import type { ScriptKind } from './bundle.ts'
import { bare } from './changes.ts'
import { parseScript, placeOf, type ScriptSource } from './compile.ts'
import { namesOfEngine } from './engine-names.ts'
import {
  absentMethods,
  absentNames,
  allowedMath,
  forbiddenNames,
  forbiddenProperties,
  iteratorMethods,
  iteratorRefusal,
  mathRefusal,
  memberRefusal,
  type Refusal,
} from './forbidden.ts'
import { resolveImport } from './layout.ts'
import { patternRefusal } from './patterns.ts'
import { type Problem, problem, unknownPack } from './problem.ts'
import { enclosingFunction, readScopes, type Scopes, walk } from './scopes.ts'
import { scriptModuleOf } from './script-module.ts'
import { stateChecks } from './script-state.ts'
import { systemImport } from './system-import.ts'
import { typescript } from './typescript.ts'

export interface GateSource extends ScriptSource {
  readonly kind: ScriptKind
  /** The id of the pack's game: scripts import the package of that game. */
  readonly game: string
  /** Whether the pack has a script with that path; relative imports are checked with it. */
  readonly exists: (path: string) => boolean
  /** The names of the pack's dependencies: the script may import the verbs of their systems. */
  readonly needs?: readonly string[]
}

const sceneModule = '@questwright/testkit'

type Refuse = (node: ts.Node, refusal: Refusal) => void

/**
 * Checks a script against the rules for scripts.
 * @returns problems with file, line and column, in the order of the source; a script that cannot be parsed gives its syntax errors.
 */
export function gateScript(script: GateSource): Problem[] {
  const parsed = parseScript(script)
  return 'problems' in parsed ? parsed.problems : gateTree(script, parsed.tree)
}

/** As `gateScript`, for a source that is already parsed by `parseScript`. */
export function gateTree(script: GateSource, tree: ts.SourceFile): Problem[] {
  const problems: Problem[] = []
  const where = { pack: script.pack ?? unknownPack, file: script.path }
  const seen = new Set<string>()
  const refuse: Refuse = (node, { code, message, remedy }) => {
    const start = node.getStart(tree)
    const key = `${code} ${start}`
    if (seen.has(key)) return
    seen.add(key)
    problems.push(problem('error', code, where, { message, remedy }, placeOf(tree, start)))
  }
  const scopes = readScopes(tree)
  const known: KnownMembers = { declared: declaredMembers(tree), imports: importsScripts(tree) ? 'scripts' : 'the game alone' }
  const checkState = stateChecks(tree, scopes, script.calls.parts)
  walkValues(tree, (node) => {
    checkSyntax(node, refuse)
    checkModules(node, script, refuse)
    checkNumbers(node, refuse)
    checkRanges(node, scopes, refuse)
    checkNames(node, scopes, refuse)
    checkProperties(node, refuse)
    checkMembers(node, scopes, known, refuse)
    checkState(node, refuse)
    checkFinally(node, refuse)
    const refusal = patternRefusal(node) ?? asksItselfRefusal(node)
    if (refusal !== undefined) refuse(node, refusal)
  })
  checkExport(script, tree, refuse)
  return problems
}

/** As `walk`, without types and other declarations that are removed by the compiler. */
function walkValues(tree: ts.SourceFile, visit: (node: ts.Node) => void): void {
  const erased = new Set<ts.Node>()
  walk(tree, (node) => {
    if (erased.has(node.parent) || leavesNoCode(node)) erased.add(node)
    else visit(node)
  })
}

function leavesNoCode(node: ts.Node): boolean {
  if (typescript.isTypeNode(node) && !typescript.isExpressionWithTypeArguments(node)) return true
  if (typescript.isInterfaceDeclaration(node) || typescript.isTypeAliasDeclaration(node) || typescript.isTypeParameterDeclaration(node))
    return true
  return (
    typescript.canHaveModifiers(node) &&
    (typescript.getModifiers(node) ?? []).some((one) => one.kind === typescript.SyntaxKind.DeclareKeyword)
  )
}

function checkSyntax(node: ts.Node, refuse: Refuse): void {
  if (
    typescript.isVariableDeclarationList(node) &&
    (node.flags & typescript.NodeFlags.Const) === 0 &&
    typescript.isSourceFile(enclosingFunction(node))
  ) {
    const word = (node.flags & typescript.NodeFlags.Let) === 0 ? 'var' : 'let'
    refuse(node, {
      code: `gate/top-level-${word}`,
      message: `Top-level \`${word}\` cannot be used: a script keeps no state between calls.`,
      remedy: 'Use `const` for what never changes, a variable inside the function, or the card’s memory for what must last.',
    })
  }
  if (typescript.isPropertyDeclaration(node) && hasModifier(node, typescript.SyntaxKind.StaticKeyword)) {
    refuse(node, {
      code: 'gate/static-field',
      message: 'A static field cannot be used: it is state of the script.',
      remedy: 'Use a top-level `const` that never changes.',
    })
  }
  if (typescript.isClassStaticBlockDeclaration(node)) {
    refuse(node, {
      code: 'gate/static-field',
      message: 'A static block cannot be used.',
      remedy: 'Use a top-level `const` that never changes.',
    })
  }
  const remedy = 'Write plain synchronous code; the engine pauses by itself at `choose`.'
  if (typescript.canHaveModifiers(node) && hasModifier(node, typescript.SyntaxKind.AsyncKeyword)) {
    refuse(node, { code: 'gate/async', message: '`async` cannot be used: scripts run synchronously.', remedy })
  }
  if (typescript.isAwaitExpression(node) || (typescript.isForOfStatement(node) && node.awaitModifier !== undefined)) {
    refuse(node, { code: 'gate/async', message: '`await` cannot be used: scripts run synchronously.', remedy })
  }
  const starred =
    (typescript.isFunctionDeclaration(node) || typescript.isFunctionExpression(node) || typescript.isMethodDeclaration(node)) &&
    node.asteriskToken !== undefined
  if (starred || typescript.isYieldExpression(node)) {
    refuse(node, {
      code: 'gate/generator',
      message: 'A generator cannot be used: nothing in a script may be suspended halfway.',
      remedy: 'Return an array, or write a loop.',
    })
  }
}

function hasModifier(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return (typescript.getModifiers(node) ?? []).some((one) => one.kind === kind)
}

function checkModules(node: ts.Node, script: GateSource, refuse: Refuse): void {
  const scriptModule = scriptModuleOf(script.game)
  if ((typescript.isImportDeclaration(node) || typescript.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
    const typeOnly = typescript.isImportDeclaration(node)
      ? node.importClause?.phaseModifier === typescript.SyntaxKind.TypeKeyword
      : node.isTypeOnly
    if (typescript.isStringLiteral(node.moduleSpecifier)) checkSpecifier(node.moduleSpecifier, typeOnly, script, refuse)
  }
  if (typescript.isImportEqualsDeclaration(node)) {
    refuse(node, {
      code: 'gate/require',
      message: '`import … = …` cannot be used.',
      remedy: `Write \`import { … } from '${scriptModule}'\`.`,
    })
  }
  if (typescript.isExportAssignment(node) && node.isExportEquals === true) {
    refuse(node, { code: 'gate/require', message: '`export =` cannot be used.', remedy: 'Write `export default …`.' })
  }
  if (typescript.isCallExpression(node) && node.expression.kind === typescript.SyntaxKind.ImportKeyword) {
    refuse(node, {
      code: 'gate/dynamic-import',
      message: '`import()` cannot be used: it loads code while a game runs.',
      remedy: 'Import at the top of the file.',
    })
  }
  if (typescript.isMetaProperty(node) && node.keywordToken === typescript.SyntaxKind.ImportKeyword) {
    refuse(node, {
      code: 'gate/import-meta',
      message: '`import.meta` cannot be used: a script has no address.',
      remedy: 'Take it out.',
    })
  }
}

function checkSpecifier(literal: ts.StringLiteral, typeOnly: boolean, script: GateSource, refuse: Refuse): void {
  const specifier = literal.text
  const scriptModule = scriptModuleOf(script.game)
  const scene = script.kind === 'scene'
  if (specifier === sceneModule) {
    if (scene) return
    const message = `Only scenes may import '${sceneModule}'.`
    refuse(literal, {
      code: 'gate/import',
      message,
      remedy: `Import from '${scriptModule}', or move the test into a file that ends in .scene.ts.`,
    })
    return
  }
  if (specifier === scriptModule) {
    if (!scene || typeOnly) return
    const message = `A scene may not import '${scriptModule}': it plays as a player does.`
    refuse(literal, { code: 'gate/import', message, remedy: `Import from '${sceneModule}'; a rig belongs in the setup of the scene.` })
    return
  }
  const system = scene ? undefined : systemImport(specifier)
  if (system !== undefined) {
    if (script.needs?.includes(system.name)) return
    refuse(literal, {
      code: 'gate/undeclared-import',
      message: `'${specifier}' belongs to a pack on which this one does not depend.`,
      remedy:
        system.pack === script.pack
          ? `Import it by its path: './${system.slug}.ts' beside it, '../systems/${system.slug}.ts' from another folder.`
          : `Add "${system.name}" to \`dependencies\` in package.json.`,
    })
    return
  }
  if (!/^\.\.?(?:\/|$)/.test(specifier)) {
    const allowed = scene ? sceneModule : scriptModule
    refuse(literal, {
      code: 'gate/import',
      message: `'${specifier}' cannot be imported.`,
      remedy: `Import from '${allowed}' or from a file of this pack by a path that begins with './' or '../'.`,
    })
    return
  }
  const target = resolveImport(script.path, specifier, script.exists)
  if (target.kind === 'outside') {
    const message = `'${specifier}' leads out of the pack.`
    refuse(literal, {
      code: 'gate/import-outside',
      message,
      remedy: `Import files of this pack only; what packs share is a keyword, a rule card, or a system: '@you/the-pack/systems/its-name'.`,
    })
  }
  if (target.kind === 'missing') {
    const message = `'${specifier}' does not exist: this pack has no script ${target.path}.`
    refuse(literal, {
      code: 'gate/unknown-import',
      message,
      remedy: 'Correct the path; shared helpers belong in lib/. Facts and texts cannot be imported.',
    })
  }
}

function checkNumbers(node: ts.Node, refuse: Refuse): void {
  if (typescript.isBigIntLiteral(node)) refuse(node, forbiddenNames.BigInt as Refusal)
  if (typescript.isNumericLiteral(node) && !Number.isSafeInteger(Number(node.text))) {
    refuse(node, {
      code: 'gate/not-an-integer',
      message: `${node.getText()} is no whole number; the rules use whole numbers only.`,
      remedy: 'Multiply first and divide last: `Math.ceil(3 * n / 2)` instead of `1.5 * n`.',
    })
  }
  const power =
    typescript.isBinaryExpression(node) &&
    (node.operatorToken.kind === typescript.SyntaxKind.AsteriskAsteriskToken ||
      node.operatorToken.kind === typescript.SyntaxKind.AsteriskAsteriskEqualsToken)
  if (power)
    refuse(node.operatorToken, {
      code: 'gate/math',
      message: '`**` cannot be used: engines differ in its last digits.',
      remedy: 'Multiply, or look the value up in a list.',
    })
}

/** Refuses a range that is written as a literal and contains no number: the table could ask no question, and would mute the ability. */
function checkRanges(node: ts.Node, scopes: Scopes, refuse: Refuse): void {
  if (!typescript.isCallExpression(node) || !typescript.isIdentifier(node.expression)) return
  const name = node.expression
  const [least, most] = node.arguments.map(writtenNumber)
  if (name.text !== 'chooseAmount' || least === undefined || most === undefined || least <= most) return
  // a function with the same name that the script declares means something else
  const home = scopes.scopeOf(name)
  if (home === undefined || !typescript.isSourceFile(home) || !namesOfEngine(home).has(name.text)) return
  refuse(node, {
    code: 'gate/empty-range',
    message: `chooseAmount(${least}, ${most}): from ${least} to ${most} there is no number to choose.`,
    remedy: `Write the smaller number first, as in chooseAmount(${most}, ${least}).`,
  })
}

/** The number that an expression is, if it is written as digits, perhaps with a sign. */
function writtenNumber(node: ts.Expression): number | undefined {
  if (typescript.isNumericLiteral(node)) return Number(node.text)
  if (!typescript.isPrefixUnaryExpression(node) || node.operator !== typescript.SyntaxKind.MinusToken) return undefined
  return typescript.isNumericLiteral(node.operand) ? -Number(node.operand.text) : undefined
}

function checkNames(node: ts.Node, scopes: Scopes, refuse: Refuse): void {
  if (!typescript.isIdentifier(node) || !isValueName(node)) return
  const forbidden = own(forbiddenNames, node.text)
  if (forbidden !== undefined) refuse(node, forbidden)
  const absent = own(absentNames, node.text)
  if (absent !== undefined && scopes.scopeOf(node) === undefined) refuse(node, absent)
  if (node.text === 'Math' && !isPlainMember(node)) {
    refuse(node, {
      code: 'gate/math',
      message: 'Math itself cannot be stored or passed on.',
      remedy: `Call its members by name, as in Math.max(a, b); there are ${allowedMath.join(', ')}.`,
    })
  }
}

/** Whether an identifier is a member that is written with a dot, as in `Math.floor`. */
function isPlainMember(node: ts.Identifier): boolean {
  return typescript.isPropertyAccessExpression(node.parent) && node.parent.expression === node
}

/** Whether an identifier is the name of a variable (in a use or a declaration), and not of a property or a label. */
function isValueName(node: ts.Identifier): boolean {
  const parent = node.parent
  if (typescript.isPropertyAccessExpression(parent)) return parent.expression === node
  if (typescript.isPropertyAssignment(parent) || typescript.isEnumMember(parent)) return parent.initializer === node
  if (typescript.isPropertyDeclaration(parent)) return parent.initializer === node
  if (typescript.isMethodDeclaration(parent) || typescript.isGetAccessor(parent) || typescript.isSetAccessor(parent)) return false
  if (typescript.isBindingElement(parent) || typescript.isImportSpecifier(parent)) return parent.propertyName !== node
  if (typescript.isExportSpecifier(parent))
    return (parent.propertyName ?? parent.name) === node && parent.parent.parent.moduleSpecifier === undefined
  return !(
    typescript.isMetaProperty(parent) ||
    typescript.isLabeledStatement(parent) ||
    typescript.isBreakOrContinueStatement(parent) ||
    typescript.isNamespaceExport(parent)
  )
}

function checkProperties(node: ts.Node, refuse: Refuse): void {
  const name = propertyName(node)
  if (name === undefined) return
  const forbidden = own(forbiddenProperties, name.text)
  if (forbidden !== undefined) refuse(name, forbidden)
  const parent = name.parent
  const onMath =
    typescript.isPropertyAccessExpression(parent) && typescript.isIdentifier(parent.expression) && parent.expression.text === 'Math'
  if (onMath && !allowedMath.includes(name.text)) refuse(parent, mathRefusal(name.text))
}

/** The members that a call in a script may mean besides those of built-in values. */
interface KnownMembers {
  /** The names of properties, methods and functions that the script itself declares. */
  readonly declared: ReadonlySet<string>
  /** An object of another script may have any member, also one that is called like a method which realms lack. */
  readonly imports: 'scripts' | 'the game alone'
}

/** Whether a script imports another script: a library of its pack, or a system. */
function importsScripts(tree: ts.SourceFile): boolean {
  return tree.statements.some(
    (one) =>
      typescript.isImportDeclaration(one) &&
      typescript.isStringLiteralLike(one.moduleSpecifier) &&
      (one.moduleSpecifier.text.startsWith('.') || one.moduleSpecifier.text.includes('/systems/')),
  )
}

/** The names of the properties, methods and functions that a script itself declares. */
function declaredMembers(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  walk(tree, (node) => {
    const isMember =
      typescript.isPropertyAssignment(node) ||
      typescript.isShorthandPropertyAssignment(node) ||
      typescript.isMethodDeclaration(node) ||
      typescript.isAccessor(node) ||
      typescript.isFunctionDeclaration(node) ||
      typescript.isVariableDeclaration(node) ||
      typescript.isPropertyDeclaration(node) ||
      typescript.isPropertySignature(node) ||
      typescript.isMethodSignature(node)
    if (isMember && node.name && (typescript.isIdentifier(node.name) || typescript.isStringLiteralLike(node.name)))
      names.add(node.name.text)
    // `tools.normalize = …`
    if (
      typescript.isBinaryExpression(node) &&
      node.operatorToken.kind === typescript.SyntaxKind.EqualsToken &&
      typescript.isPropertyAccessExpression(node.left)
    )
      names.add(node.left.name.text)
  })
  return names
}

/** Refuses members of built-in objects that realms do not have: `Object.groupBy`, `text.normalize()`, `list.values().map(…)`. */
function checkMembers(node: ts.Node, scopes: Scopes, { declared, imports }: KnownMembers, refuse: Refuse): void {
  const name = propertyName(node)
  const access = name?.parent
  if (name === undefined || access === undefined) return
  const isAccess =
    (typescript.isPropertyAccessExpression(access) && access.name === name) ||
    (typescript.isElementAccessExpression(access) && access.argumentExpression === name)
  if (!isAccess) return
  const of = bare(access.expression)
  if (typescript.isIdentifier(of) && scopes.scopeOf(of) === undefined) {
    const refusal = memberRefusal(of.text, name.text)
    if (refusal !== undefined) refuse(access, refusal)
  }
  const isCalled = typescript.isCallExpression(access.parent) && access.parent.expression === access
  if (!isCalled || declared.has(name.text)) return
  const isAnyBuiltIn = imports === 'the game alone'
  if (isAnyBuiltIn && isIterator(of, declared) && iteratorMethods.includes(name.text)) refuse(name, iteratorRefusal(name.text))
  const absent = Object.hasOwn(absentMethods, name.text) ? absentMethods[name.text] : undefined
  const isLiteral = typescript.isLiteralExpression(of) || typescript.isTemplateExpression(of)
  if (absent !== undefined && ((isAnyBuiltIn && absent.on === 'any value') || isLiteral)) refuse(name, absent.refusal)
}

/** Whether an expression is the iterator of a list or of a text: `list.values()`, but not `Object.values(object)`. */
function isIterator(node: ts.Expression, declared: ReadonlySet<string>): boolean {
  if (!typescript.isCallExpression(node) || !typescript.isPropertyAccessExpression(node.expression)) return false
  const { text } = node.expression.name
  if (declared.has(text)) return false
  return text === 'matchAll' || (['values', 'keys', 'entries'].includes(text) && node.arguments.length === 0)
}

/** The node that names a property: after a dot, as a key, in brackets, or as a string that could be used in brackets. */
function propertyName(node: ts.Node): ts.Identifier | ts.StringLiteralLike | undefined {
  if (typescript.isStringLiteralLike(node)) return node
  if (!typescript.isIdentifier(node)) return undefined
  const parent = node.parent
  if (typescript.isPropertyAccessExpression(parent)) return parent.name === node ? node : undefined
  if (typescript.isBindingElement(parent))
    return parent.propertyName === node || (typescript.isObjectBindingPattern(parent.parent) && parent.propertyName === undefined)
      ? node
      : undefined
  if (typescript.isPropertyAssignment(parent) || typescript.isMethodDeclaration(parent) || typescript.isShorthandPropertyAssignment(parent))
    return parent.name === node ? node : undefined
  return undefined
}

/** Refuses a `finally` block that is left by a jump: it would suppress an error, even one after which no script may continue. */
function checkFinally(node: ts.Node, refuse: Refuse): void {
  const leaves =
    typescript.isReturnStatement(node) ||
    typescript.isThrowStatement(node) ||
    typescript.isBreakStatement(node) ||
    typescript.isContinueStatement(node)
  if (!leaves) return
  for (let one: ts.Node = node; !typescript.isFunctionLike(one) && !typescript.isSourceFile(one); one = one.parent) {
    const isOwnLoop = typescript.isIterationStatement(one, false) || typescript.isSwitchStatement(one)
    if (isOwnLoop && typescript.isBreakOrContinueStatement(node) && node.label === undefined) return
    if (typescript.isTryStatement(one.parent) && one.parent.finallyBlock === one) {
      refuse(node, {
        code: 'gate/finally',
        message: 'A `finally` cannot be left by `return`, `throw`, `break` or `continue`: an error thrown before it would be lost.',
        remedy: 'Write it after the `try`, or into a `catch`.',
      })
      return
    }
  }
}

/** Refuses a script of a card, keyword, rule or scenario that does not have exactly one export: a default export with the name of the file. */
function checkExport(script: GateSource, tree: ts.SourceFile, refuse: Refuse): void {
  if (script.kind === 'library' || script.kind === 'scene') return
  const slug = script.path.slice(script.path.lastIndexOf('/') + 1, -'.ts'.length)
  const found = tree.statements.find((one) => typescript.isExportAssignment(one) && one.isExportEquals !== true)
  const verb = script.kind === 'rule' ? 'card' : script.kind
  if (found === undefined || !typescript.isExportAssignment(found)) {
    if (tree.statements.some(exportsDefault)) return
    const message = 'The script has no default export, so nothing of it reaches the game.'
    refuse(tree, { code: 'gate/no-default-export', message, remedy: `Write \`export default ${verb}('${slug}', …)\`.` })
    return
  }
  const value = bare(found.expression)
  const first = typescript.isCallExpression(value) ? value.arguments[0] : undefined
  if (first === undefined || !typescript.isStringLiteralLike(first) || first.text === slug) return
  const message = `The script calls itself '${first.text}', but its file is ${slug}.ts.`
  refuse(first, { code: 'gate/slug', message, remedy: `Write '${slug}', or rename the file.` })
}

function exportsDefault(statement: ts.Statement): boolean {
  if (
    typescript.isExportDeclaration(statement) &&
    statement.exportClause !== undefined &&
    typescript.isNamedExports(statement.exportClause)
  ) {
    return statement.exportClause.elements.some((one) => one.name.text === 'default')
  }
  return typescript.canHaveModifiers(statement) && hasModifier(statement, typescript.SyntaxKind.DefaultKeyword)
}

function own(table: { readonly [name: string]: Refusal }, name: string): Refusal | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
