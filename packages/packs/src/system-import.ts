/** How a script imports the script of another pack's system to use its verbs: `@you/the-sea/systems/tides`, with or without the file ending. */

export interface SystemImport {
  /** The name of the pack with its scope, as `dependencies` has it. */
  readonly name: string
  /** The pack's id. */
  readonly pack: string
  readonly slug: string
}

const named =
  /^((?:@[a-z0-9~-][a-z0-9._~-]*\/)?(?:[a-z0-9_~-]+_)?([a-z0-9]+(?:-[a-z0-9]+)*))\/systems\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.[tj]s)?$/

/**
 * Parses the name of an imported module.
 * @returns undefined for any other module
 */
export function systemImport(specifier: string): SystemImport | undefined {
  const [, name, pack, slug] = named.exec(specifier) ?? []
  return name === undefined || pack === undefined || slug === undefined ? undefined : { name, pack, slug }
}

/** The systems of other packs that a compiled script imports. */
export function systemImportsIn(code: string): readonly SystemImport[] {
  return [...code.matchAll(/require\(["']([^"']+\/systems\/[^"']+)["']\)/g)].flatMap(([, specifier = '']) => systemImport(specifier) ?? [])
}
