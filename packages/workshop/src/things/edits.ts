/** Edits of texts, and their previews. */
import { sha256 } from '@questwright/packs/sha256'
import type { FileDeed, PreviewAnswer, PreviewFile, Reference } from '../page/index.ts'

/** A range of a text, and its replacement. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The text after all edits. They may not overlap. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = text
  for (const { start, end, text: now } of [...edits].sort((one, other) => other.start - one.start))
    result = result.slice(0, start) + now + result.slice(end)
  return result
}

/** Each line that changes, before and after. */
export function linesOf(text: string, edits: readonly Edit[]): PreviewFile['lines'] {
  const lines = new Map<number, { start: number; end: number; edits: Edit[] }>()
  for (const edit of edits) {
    const start = text.lastIndexOf('\n', edit.start - 1) + 1
    const newline = text.indexOf('\n', edit.end)
    const entry = lines.get(start) ?? { start, end: newline < 0 ? text.length : newline, edits: [] }
    entry.edits.push(edit)
    lines.set(start, entry)
  }
  return [...lines.values()]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, edits: own }) => ({
      line: text.slice(0, start).split('\n').length,
      before: text.slice(start, end).trim(),
      after: withEdits(
        text.slice(start, end),
        own.map((edit) => ({ start: edit.start - start, end: edit.end - start, text: edit.text })),
      ).trim(),
    }))
}

/** The preview of changes for a page, with a hash of all changes. */
export function previewOf(
  changes: readonly FileDeed[],
  files: readonly PreviewFile[],
  notes: readonly string[],
  references: readonly Reference[],
): PreviewAnswer {
  return { plan: sha256(JSON.stringify([changes, references])), files, notes, references }
}
