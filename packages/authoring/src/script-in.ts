import { DefinitionError, nameIn, readThrown } from '@questwright/kernel'

/** What scripts export, judged and copied. */

/** What a script exports: who reads a field reads it once, since that may run the script. */
interface Exported {
  readonly [field: string]: unknown
}

/**
 * How a kind of script is read.
 * @param slug judged already
 * @param owner what messages call it, such as `card "strike"`
 * @throws WrongValue, TooMuch or DefinitionError for a value that is not allowed
 */
export type ReadScript<Script> = (slug: string, exported: Exported, owner: string) => Script

/**
 * What judges the exports of scripts of a game.
 * @param kinds a reader for each value of `kind` that the script API produces
 * @returns a function that reads the default export of a module of any type. It returns undefined for a module without a definition, such as helpers. It
 * throws a DefinitionError for a wrong definition; reading an export may run the script.
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
