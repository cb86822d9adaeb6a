/**
 * The length of the string, number, word or sign of a script that begins at a column, for underlining it; at least 1.
 * @param column from 1
 */
export function wordLength(line: string, column: number): number {
  const [found = ''] = /^(?:'[^']*'|"[^"]*"|[\d._]+(?:e-?\d+)?|[\w$]+|\S)/.exec(line.slice(column - 1)) ?? []
  return Math.max(1, found.length)
}
