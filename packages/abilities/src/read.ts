/**
 * Parses a script into choices: the code of each menu entry is a pattern. Code that matches no pattern was written by hand and is not changed. The
 * compiler is a parameter, so that only callers that need it load it.
 */
import type ts from 'typescript'
import type { Menus } from './menus.ts'
import type { BuiltAbility, Word } from './model.ts'
import { createAbilityReader } from './read-ability.ts'
import type { Compiler } from './script-parts.ts'

export interface ReadAbility {
  /** Offsets in the script. */
  readonly start: number
  readonly end: number
  /** From 1. */
  readonly line: number
  /** The side, for a card with two sides. */
  readonly side: string | undefined
  /** The word of the ability, such as `action`; undefined where a helper of the script creates it. */
  readonly word: Word | undefined
  /** Undefined for an ability written by hand. */
  readonly ability: BuiltAbility | undefined
  /** The readable parts of an ability written by hand. */
  readonly known: BuiltAbility | undefined
}

export interface ReadScript {
  readonly abilities: readonly ReadAbility[]
  /** The lists into which abilities can be inserted: those of the default export, by side. */
  readonly lists: readonly { readonly side: string | undefined; readonly node: ts.ArrayLiteralExpression }[]
}

/** @returns the abilities of the default export `card('…', […])`, or none where it is something else */
export function readScript(menus: Menus, compiler: Compiler, tree: ts.SourceFile): ReadScript {
  const found = tree.statements.find((one): one is ts.ExportAssignment => compiler.isExportAssignment(one) && one.isExportEquals !== true)
  const call = found?.expression
  const parts = call && compiler.isCallExpression(call) ? call.arguments[1] : undefined
  const placed: { side: string | undefined; node: ts.ArrayLiteralExpression }[] = []
  if (parts && compiler.isArrayLiteralExpression(parts)) placed.push({ side: undefined, node: parts })
  if (parts && compiler.isObjectLiteralExpression(parts))
    for (const one of parts.properties)
      if (compiler.isPropertyAssignment(one) && compiler.isArrayLiteralExpression(one.initializer))
        placed.push({ side: one.name.getText(tree), node: one.initializer })
  const { read, readKnown } = createAbilityReader(menus, compiler)
  return {
    lists: placed,
    abilities: placed.flatMap(({ side, node }) =>
      node.elements.map((element) => {
        const ability = hasComments(compiler, element, tree) ? undefined : read(element)
        const known = ability ? undefined : readKnown(element)
        return {
          start: element.getStart(tree),
          end: element.getEnd(),
          line: tree.getLineAndCharacterOfPosition(element.getStart(tree)).line + 1,
          side,
          word: (ability ?? known)?.word,
          ability,
          known,
        }
      }),
    ),
  }
}

/** Whether an ability contains a comment, which would be lost if the builder wrote the ability again. */
function hasComments(compiler: Compiler, node: ts.Node, tree: ts.SourceFile): boolean {
  const text = node.getText(tree)
  if (!text.includes('//') && !text.includes('/*')) return false
  const scanner = compiler.createScanner(compiler.ScriptTarget.ES2022, false, compiler.LanguageVariant.Standard, text)
  for (let token = scanner.scan(); token !== compiler.SyntaxKind.EndOfFileToken; token = scanner.scan())
    if (token === compiler.SyntaxKind.SingleLineCommentTrivia || token === compiler.SyntaxKind.MultiLineCommentTrivia) return true
  return false
}
