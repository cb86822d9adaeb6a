/** How a realm runs a compiled script, so that source maps and stacks agree on columns. */

/** The header is on the first line of the code: only columns of line 1 shift. */
export const wrapperHeader = '(function (exports, require, module) { '

/** The text that a realm evaluates: an expression that is the module's function. */
export function wrapScript(code: string): string {
  return `${wrapperHeader}${code}\n})`
}

/** The name under which a realm evaluates a script, as it stands in stacks. */
export function scriptName(pack: string, path: string): string {
  return `${pack}/${path}`
}
