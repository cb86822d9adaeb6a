/** The first line of a compiled script. It has a checksum of the rest, which shows later edits. */

const line = /^\/\/ Compiled from the text of the card\. [^\n]* ([0-9a-f]{8})\n/

/** @returns the script with the mark as its first line */
export const marked = (source: string): string =>
  `// Compiled from the text of the card. Once it is edited, it is not compiled again: ${sumOf(source)}\n${source}`

/** Whether a script is unchanged since the compiler wrote it: it has the mark, and its checksum is right. */
export function isCompiled(source: string): boolean {
  const plain = source.replaceAll('\r\n', '\n')
  const [head, sum] = line.exec(plain) ?? []
  return head !== undefined && sumOf(plain.slice(head.length)) === sum
}

/** A checksum of a text (FNV-1a, 32 bits): it only has to notice edits. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
