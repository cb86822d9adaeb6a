/** The wrapper in which a realm runs a compiled script. Source maps and stacks depend on it for their columns. */

/** The header is on the first line of the code, so it shifts only the columns of line 1. */
export const wrapperHeader = '(function (exports, require, module) { '

/** The text that a realm evaluates: an expression whose value is the module's function. */
export function wrapScript(code: string): string {
  return `${wrapperHeader}${code}\n})`
}

/** The name of a script in a realm, which stacks contain. */
export function scriptName(pack: string, path: string): string {
  return `${pack}/${path}`
}
