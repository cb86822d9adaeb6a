/**
 * Parses a script for the ability builder, and inserts an ability. It runs on the server, which has the compiler loaded; in the
 * page a second copy would be several megabytes besides that in Monaco's worker, which returns no syntax trees. No script is run or written.
 */

import { type BuiltAbility, editScript, type Menus, menusOf, printAbility, readScript } from '@questwright/abilities'
import { namesInScript, typescript } from '@questwright/packs'
import type { ScriptCalls } from '@questwright/rulebook'
import { Refusal } from '@questwright/workshop/refusal'
import { bundlesAtHand, type Workspace } from '@questwright/workshop/workspace'
import type { AbilitiesAnswer, AbilitiesRequest } from '../api-types.ts'
import { compileInPack } from './compile.ts'
import { rulebookOfPack } from './rulebook-of-pack.ts'

/** The compiler refuses longer scripts anyway. */
const mostLetters = 200_000

/**
 * Parses the abilities of a script, and inserts one if the request contains one.
 * @throws Refusal for a script that is too long and for an ability with choices that are in no menu; when an ability is inserted, also for an unknown
 * pack and for a path that is that of no script
 */
export async function abilitiesOf(workspace: Workspace, request: AbilitiesRequest): Promise<AbilitiesAnswer> {
  const { pack, path, source, put } = request
  if (source.length > mostLetters)
    throw new Refusal(
      400,
      'abilities/too-long',
      'The script is too long to be read for the ability builder.',
      'Move a part of it into lib/.',
    )
  const rulebook = await rulebookOfPack(workspace, pack)
  const menus = menusOf(rulebook)
  const tree = typescript.createSourceFile('script.ts', source, typescript.ScriptTarget.ES2022, true)
  const read = readScript(menus, typescript, tree)
  const answer: AbilitiesAnswer = {
    abilities: read.abilities,
    sides: read.lists.map(({ side }) => side ?? ''),
    names: namesInScript(tree, rulebook.scriptCalls),
  }
  if (!put) return answer
  const code = codeOf(menus, put.ability)
  const packs = await bundlesAtHand(workspace)
  const home = { pack, path, nameOf: (id: string) => packs.get(id)?.name }
  const edited = editScript(menus, typescript, { source, code, at: put.at, side: put.side, home })
  if ('refused' in edited) return { ...answer, refused: edited.refused }
  if (asksAgain(code, rulebook.scriptCalls)) return { ...answer, edited, refused: sameQuestion }
  const compiled = await compileInPack(workspace, pack, path, edited.source)
  return { ...answer, edited, problems: compiled.problems }
}

/** A message for an ability with two questions "you may": the menus cannot word them differently, and the check of the pack refuses equal ones. */
const sameQuestion =
  'This ability asks “you may” more than once, and at the table the questions would read the same. Put all that goes with one yes below one “you may”, or keep one here and write the other into the script with a name: may(…, { as: "may-draw" }).'

function asksAgain(code: string, calls: ScriptCalls): boolean {
  const tree = typescript.createSourceFile('script.ts', `export default [${code}]`, typescript.ScriptTarget.ES2022, true)
  return namesInScript(tree, calls).some(({ asks }) => asks !== undefined)
}

function codeOf(menus: Menus, ability: BuiltAbility): string {
  try {
    return printAbility(menus, typescript, ability)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Refusal(400, 'abilities/unknown', `This ability cannot be written: ${message}`, 'Choose again from the menus.')
  }
}
