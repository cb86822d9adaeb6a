/** The scope of a pack: the part of its name before the slash, under which its author publishes. */

/** The scope of the program's own packs; no user may publish in it. */
const scopeOfProgram = 'questwright'

/**
 * The scope in a typed text.
 * @param text with or without `@`
 * @returns the scope without `@`; empty for none
 */
export const readScope = (text: string): string => text.trim().replace(/^@/, '').replace(/\/$/, '')

/** Why a user cannot publish in a scope; undefined for a scope that a user can own. @param scope without the `@` */
export function whyNoScope(scope: string): string | undefined {
  if (scope === scopeOfProgram)
    return 'Questwright itself publishes under @questwright: nobody else can. Choose a name of your own, such as @ann.'
  if (!/^[a-z0-9][a-z0-9._-]{0,99}$/.test(scope))
    return 'A scope has small letters, digits, hyphens, dots and underscores, and begins with a letter or digit, such as @ann.'
  return undefined
}

/** The scope in the name of a pack; empty where it has none. */
export const scopeOf = (name: string): string => (name.startsWith('@') && name.includes('/') ? name.slice(1, name.indexOf('/')) : '')

/** The name of a pack. @param scope empty for none */
export const packName = (scope: string, id: string): string => (scope === '' ? id : `@${scope}/${id}`)
