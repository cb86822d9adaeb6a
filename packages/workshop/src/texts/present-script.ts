/** The abilities of the present script of a card. */
import { type Menus, printAbility, readScript } from '@questwright/abilities'
import { typescript } from '@questwright/packs'
import { isCompiled } from '@questwright/wording'

/**
 * The scripts of the abilities of a compiled script, as the compiler prints them: those of a text with several meanings tell which one its author has
 * chosen. None for a script that its author has written or edited.
 */
export function chosenInScript(menus: Menus, source: string | undefined): ReadonlySet<string> {
  if (source === undefined || !isCompiled(source)) return new Set()
  const tree = typescript.createSourceFile('script.ts', source, typescript.ScriptTarget.ES2022, true)
  return new Set(
    readScript(menus, typescript, tree).abilities.flatMap(({ ability }) => {
      if (ability === undefined) return []
      const { slug: _, ...plain } = ability
      return [printAbility(menus, typescript, plain)]
    }),
  )
}
