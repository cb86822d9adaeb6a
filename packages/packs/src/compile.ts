/** Compiles one script, TypeScript to CommonJS. The same source gives the same bytes on every machine. */
import type { ScriptCalls } from '@questwright/rulebook'
import type ts from 'typescript'
import type { DescribedCard } from './card-descriptions.ts'
import { describedCardsIn } from './described-cards.ts'
import { heldVariables, holding } from './held-variables.ts'
import { bytesOf, findTooDeep, mostLinks, mostNesting, mostSourceBytes } from './nesting.ts'
import { type LineAndColumn, type Problem, problem, unknownPack } from './problem.ts'
import { namesIn, type ScriptName } from './script-names.ts'
import { typescript } from './typescript.ts'

export interface ScriptSource {
  /** The pack's id, for problems. */
  readonly pack?: string
  /** The path inside the pack; stack traces show it. */
  readonly path: string
  readonly source: string
  /** The calls of the game's script API, from its rulebook. */
  readonly calls: ScriptCalls
}

export interface CompiledCode {
  readonly code: string
  readonly map: string
  /** The names that it uses by a slug and for which the table needs words. */
  readonly names: readonly ScriptName[]
  /** The words and titles by which it describes cards; absent where there are none. */
  readonly describes?: readonly DescribedCard[]
}

const compilerOptions = (): ts.CompilerOptions => ({
  target: typescript.ScriptTarget.ES2022,
  module: typescript.ModuleKind.CommonJS,
  moduleDetection: typescript.ModuleDetectionKind.Force,
  newLine: typescript.NewLineKind.LineFeed,
  alwaysStrict: true,
  isolatedModules: true,
  esModuleInterop: false,
  sourceMap: true,
  inlineSources: false,
  removeComments: false,
})

/** Line and column of a position in a parsed source. */
export function placeOf(source: ts.SourceFile, position: number): LineAndColumn {
  const { line, character } = source.getLineAndCharacterOfPosition(position)
  return { line: line + 1, column: character + 1 }
}

/**
 * Parses a script within the limits on size and nesting.
 * @returns the tree with parents, or problems: too large, too deep, syntax errors.
 */
export function parseScript({
  pack = unknownPack,
  path,
  source,
}: Omit<ScriptSource, 'calls'>): { readonly tree: ts.SourceFile } | { readonly problems: Problem[] } {
  const where = { pack, file: path }
  const size = bytesOf(source)
  if (size > mostSourceBytes) {
    const message = `The script has ${size} bytes; at most ${mostSourceBytes} are read.`
    return {
      problems: [
        problem('error', 'compile/too-large', where, { message, remedy: 'Split it: move helpers into lib/, one card into each file.' }),
      ],
    }
  }
  let tree: ts.SourceFile
  try {
    tree = typescript.createSourceFile(path, source, { languageVersion: typescript.ScriptTarget.ES2022 }, true, typescript.ScriptKind.TS)
  } catch (error) {
    return { problems: [tooDeep(where, error)] }
  }
  const deep = findTooDeep(tree, mostNesting)
  if (deep !== undefined) return { problems: [tooDeep(where, undefined, placeOf(tree, deep.getStart(tree)))] }
  // not in the published types of the compiler, but the only list of syntax errors that needs no program
  const diagnostics = (tree as unknown as { readonly parseDiagnostics: readonly ts.Diagnostic[] }).parseDiagnostics
  if (diagnostics.length > 0) return { problems: diagnostics.map((one) => syntaxProblem(where, tree, one)) }
  return { tree }
}

/**
 * Compiles a script (CommonJS, ES2022) with its source map, which has the path of the file in the pack. Whether the script is allowed is checked by
 * the gate.
 * @returns code and map, or problems: too large, too deep, syntax errors.
 */
export function compileScript(script: ScriptSource): CompiledCode | { readonly problems: Problem[] } {
  const parsed = parseScript(script)
  return 'problems' in parsed ? parsed : compileTree(script, parsed.tree)
}

/** As `compileScript`, for a source that is already parsed by `parseScript`. */
export function compileTree(script: ScriptSource, tree: ts.SourceFile): CompiledCode | { readonly problems: Problem[] } {
  const where = { pack: script.pack ?? unknownPack, file: script.path }
  let output: ts.TranspileOutput
  try {
    output = typescript.transpileModule(script.source, {
      compilerOptions: compilerOptions(),
      fileName: script.path,
      reportDiagnostics: true,
      transformers: { before: [holding(heldVariables(tree, script.calls.parts)), closeCaught] },
    })
  } catch (error) {
    return { problems: [tooDeep(where, error)] }
  }
  const errors = (output.diagnostics ?? []).filter((one) => one.category === typescript.DiagnosticCategory.Error)
  if (errors.length > 0) return { problems: errors.map((one) => syntaxProblem(where, tree, one)) }
  // remove the comment with the URL of the map, which is not served: realms get the map together with the code
  const code = output.outputText.replace(/\/\/# sourceMappingURL=.*\s*$/, '') + closing(tree)
  const { version, names, mappings } = JSON.parse(output.sourceMapText ?? '{}') as { version: number; names: string[]; mappings: string }
  const describes = describedCardsIn(tree, script.calls)
  return {
    code,
    map: JSON.stringify({ version, sources: [script.path], names, mappings }),
    names: namesIn(tree, script.calls),
    ...(describes.length === 0 ? {} : { describes }),
  }
}

/**
 * Passes each caught error to the realm before the script can read it. The realm hides the error's stack, which shows how the engine called the
 * script and therefore differs between a game and its replay, and the messages of the language's own errors, which differ between engines. It also
 * throws a stack overflow again, even where the script ignores the error. Errors that the language itself throws can be intercepted in no other
 * way.
 */
const closeCaught: ts.TransformerFactory<ts.SourceFile> = (context) => (tree) => {
  const { factory } = context
  const realm = factory.createUniqueName('caught', typescript.GeneratedIdentifierFlags.Optimistic)
  let found = false
  const showing = (error: ts.Identifier): ts.Statement =>
    factory.createExpressionStatement(factory.createCallExpression(realm, undefined, [error]))
  const visit = (node: ts.Node): ts.Node => {
    const inner = typescript.visitEachChild(node, visit, context)
    if (typescript.isTryStatement(inner) && !inner.catchClause) {
      found = true
      const error = factory.createUniqueName('error')
      const again = factory.createCatchClause(error, factory.createBlock([showing(error), factory.createThrowStatement(error)]))
      return factory.updateTryStatement(inner, inner.tryBlock, again, inner.finallyBlock)
    }
    if (!typescript.isCatchClause(inner)) return inner
    found = true
    const name = inner.variableDeclaration?.name
    const error = name !== undefined && typescript.isIdentifier(name) ? name : factory.createUniqueName('error')
    const unpack =
      name === undefined || error === name
        ? []
        : [
            factory.createVariableStatement(
              undefined,
              factory.createVariableDeclarationList(
                [factory.createVariableDeclaration(name, undefined, undefined, error)],
                typescript.NodeFlags.Let,
              ),
            ),
          ]
    return factory.updateCatchClause(
      inner,
      inner.variableDeclaration === undefined
        ? factory.createVariableDeclaration(error)
        : factory.updateVariableDeclaration(inner.variableDeclaration, error, undefined, undefined, undefined),
      factory.updateBlock(inner.block, [showing(error), ...unpack, ...inner.block.statements]),
    )
  }
  const closed = typescript.visitEachChild(tree, visit, context)
  if (!found) return closed
  const ask = factory.createPropertyAccessExpression(factory.createIdentifier('module'), 'caught')
  const declare = factory.createVariableStatement(
    undefined,
    factory.createVariableDeclarationList(
      [factory.createVariableDeclaration(realm, undefined, undefined, ask)],
      typescript.NodeFlags.Const,
    ),
  )
  return factory.updateSourceFile(closed, [declare, ...closed.statements])
}

/** Passes the values at the top level of the file to the realm, which freezes them: nothing there may keep state from one call to the next. */
function closing(tree: ts.SourceFile): string {
  const names = new Set<string>()
  const declare = (name: ts.BindingName): void => {
    if (typescript.isIdentifier(name)) names.add(name.text)
    else for (const element of name.elements) if (typescript.isBindingElement(element)) declare(element.name)
  }
  for (const statement of tree.statements) {
    const words = typescript.canHaveModifiers(statement) ? (typescript.getModifiers(statement) ?? []) : []
    if (words.some(({ kind }) => kind === typescript.SyntaxKind.DeclareKeyword)) continue
    // an exported name is a property of `exports` and not a variable; the realm freezes `exports` separately
    const isExported = words.some(({ kind }) => kind === typescript.SyntaxKind.ExportKeyword)
    if (typescript.isVariableStatement(statement)) {
      if (!isExported) for (const { name } of statement.declarationList.declarations) declare(name)
    } else if ((typescript.isFunctionDeclaration(statement) && statement.body) || typescript.isClassDeclaration(statement)) {
      if (statement.name) names.add(statement.name.text)
    } else if (typescript.isEnumDeclaration(statement)) names.add(statement.name.text)
  }
  return names.size === 0 ? '' : `module.close?.(${[...names].join(', ')});\n`
}

function syntaxProblem(where: { readonly pack: string; readonly file: string }, tree: ts.SourceFile, diagnostic: ts.Diagnostic): Problem {
  const text = typescript.flattenDiagnosticMessageText(diagnostic.messageText, ' ')
  const words = {
    message: `Syntax error: ${text}`,
    remedy: 'Correct the script at this place; look for a missing bracket, comma or quote just before it.',
  }
  return problem('error', 'compile/syntax', where, words, placeOf(tree, diagnostic.start ?? 0))
}

function tooDeep(where: { readonly pack: string; readonly file: string }, error: unknown, at?: LineAndColumn): Problem {
  // a stack overflow of the compiler is caused by the script; any other error is a bug of this program
  if (error !== undefined && !(error instanceof RangeError)) throw error
  const words = {
    message: `The script is nested more than ${mostNesting} levels deep, or has a chain of more than ${mostLinks} links.`,
    remedy: 'Move inner parts into functions of their own, and long chains into lists.',
  }
  return problem('error', 'compile/too-deep', where, words, at)
}
