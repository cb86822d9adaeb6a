import { DefinitionError, nameIn, readThrown } from '@questwright/kernel'

/** Validates and copies the exports of scripts. */

/** The export of a script. Each field must be read only once, since reading may run code of the script. */
interface Exported {
  readonly [field: string]: unknown
}

/**
 * Reads one kind of script.
 * @param slug the validated slug
 * @param owner its name in messages, such as `card "strike"`
 * @throws WrongValue, TooMuch or DefinitionError for a value that is not allowed
 */
export type ReadScript<Script> = (slug: string, exported: Exported, owner: string) => Script

/**
 * Makes the function that validates the exports of a game's scripts.
 * @param kinds a reader for each value of `kind` that the script API produces
 * @returns a function that reads the default export of any module. It returns undefined for a module without a definition, such as helpers,
 * and throws a DefinitionError for a wrong definition. Reading an export may run code of the script.
 */
export function scriptReader<Script>(kinds: { readonly [kind: string]: ReadScript<Script> }): (exported: unknown) => Script | undefined {
  return (exported) => {
    if (typeof exported !== 'object' || exported === null) return undefined
    try {
      const { kind, slug } = exported as Exported
      const read = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
      if (read === undefined) return undefined
      const name = nameIn(slug, `the slug of a ${kind}`)
      return read(name, exported as Exported, `${kind} "${name}"`)
    } catch (thrown) {
      if (thrown instanceof DefinitionError) throw thrown
      throw new DefinitionError(readThrown(thrown).message.replace(/^(WrongValue|TooMuch): /, ''))
    }
  }
}
