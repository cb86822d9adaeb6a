/** Edits the chapter of a system as JSON. Parts for which a form has no field are kept unchanged, in their order. */
import type { FactValue } from '@questwright/packs/types'
import { readable } from '@questwright/rulebook'
import { inLine } from './facts-json.ts'
import { chapterSections, type SectionWords } from './sections.ts'

export type Part = { readonly [name: string]: FactValue | undefined }

/** The greatest length of a line; longer values are broken into several lines. */
const lineLetters = 120

export const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path; undefined where there is none. */
export function partAt(value: FactValue | undefined, path: readonly string[]): FactValue | undefined {
  let here = value
  for (const key of path) {
    if (!isPart(here) || !Object.hasOwn(here, key)) return undefined
    here = here[key]
  }
  return here
}

/** The chapter with a value at a path; `undefined` removes it, and all objects around it that are then empty. */
export function withPart(chapter: Part, path: readonly string[], value: FactValue | undefined): Part {
  const [key, ...rest] = path
  if (key === undefined) return isPart(value) ? value : {}
  if (rest.length > 0) {
    const inner = chapter[key]
    const next = withPart(isPart(inner) ? inner : {}, rest, value)
    if (value !== undefined || Object.keys(next).length > 0) return { ...chapter, [key]: next as FactValue }
  } else if (value !== undefined) return { ...chapter, [key]: value }
  const { [key]: _, ...others } = chapter
  return others
}

/** The entries of a section by name; undefined where the section is no object. */
export function entriesOfSection(chapter: Part, { path }: SectionWords): Part | undefined {
  const section = partAt(chapter as FactValue, path)
  return section === undefined ? {} : isPart(section) ? section : undefined
}

/** The codes of messages that words of entries use, so that the form shows them with their entries. */
export function toldElsewhere(chapter: Part): ReadonlySet<string> {
  return new Set(
    chapterSections.flatMap((section) =>
      Object.entries(entriesOfSection(chapter, section) ?? {}).flatMap(([name, entry]) => [
        ...(section.message ? [section.message(name)] : []),
        ...(section.messageOfEach && Array.isArray(entry) ? entry.map((one) => section.messageOfEach?.(String(one)) ?? '') : []),
      ]),
    ),
  )
}

/** The chapter with a new entry at the end of its section, and words for it where the table needs them. */
export function withEntry(chapter: Part, section: SectionWords, name: string, entry: FactValue): Part {
  const code = section.message?.(name)
  const added = withPart(chapter, [...section.path, name], entry)
  return code === undefined || partAt(chapter as FactValue, ['messages', code]) !== undefined
    ? added
    : withPart(added, ['messages', code], readable(name))
}

/** The chapter without an entry and without its words. */
export function withoutEntry(chapter: Part, section: SectionWords, name: string): Part {
  const entry = partAt(chapter as FactValue, [...section.path, name])
  const codes = [
    ...(section.message ? [section.message(name)] : []),
    ...(section.messageOfEach && Array.isArray(entry) ? entry.map((one) => section.messageOfEach?.(String(one)) ?? '') : []),
  ]
  let rest = withoutEmptySection(withPart(chapter, [...section.path, name], undefined), section.path)
  for (const code of codes) rest = withoutEmptySection(withPart(rest, ['messages', code], undefined), ['messages'])
  return rest
}

/** Removes an empty section, and the objects around it that are then empty. */
function withoutEmptySection(chapter: Part, path: readonly string[]): Part {
  const section = partAt(chapter as FactValue, path)
  return path.length === 0 || !isPart(section) || Object.keys(section).length > 0
    ? chapter
    : withoutEmptySection(withPart(chapter, path, undefined), path.slice(0, -1))
}

/** The text of a chapter: sections and their entries on lines of their own; values that fit are on the line of their name. */
export function writeChapter(chapter: Part): string {
  return `${written(chapter as FactValue, '', 0, 'open')}\n`
}

function written(value: FactValue | undefined, indent: string, before: number, way: 'open' | 'fit'): string {
  const line = inLine(value)
  if (typeof value !== 'object' || value === null || (way === 'fit' && indent.length + before + line.length <= lineLetters)) return line
  const inside = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => inside + written(one, inside, 0, 'fit'))
    : Object.entries(value as Part)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => {
          const head = `${JSON.stringify(name)}: `
          return inside + head + written(part, inside, head.length, 'fit')
        })
  const [first, last] = Array.isArray(value) ? '[]' : '{}'
  return parts.length === 0 ? `${first}${last}` : `${first}\n${parts.join(',\n')}\n${indent}${last}`
}

/** The line of each part of a JSON text, by its path joined with line breaks, which names cannot contain. */
export function linesOfParts(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|\n/g
  const open: { readonly kind: '{' | '['; key: string; index: number; wants: 'key' | 'value' }[] = []
  let line = 1
  const note = (): void => {
    const key = open.map((one) => (one.kind === '[' ? String(one.index) : one.key)).join('\n')
    if (!lines.has(key)) lines.set(key, line)
  }
  for (const [word] of text.matchAll(token)) {
    const top = open.at(-1)
    if (word === '\n') line += 1
    else if (word === '{' || word === '[') {
      if (top?.kind === '[') note()
      open.push({ kind: word, key: '', index: 0, wants: word === '{' ? 'key' : 'value' })
    } else if (word === '}' || word === ']') open.pop()
    else if (word === ',') {
      if (top?.kind === '{') top.wants = 'key'
      else if (top) top.index += 1
    } else if (word === ':') {
      if (top) top.wants = 'value'
    } else if (top?.kind === '{' && top.wants === 'key') {
      top.key = JSON.parse(word) as string
      note()
    } else if (top?.kind === '[') note()
  }
  return lines
}

/** The line of the deepest part of a path that exists in the text. */
export function lineOfPart(lines: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number | undefined {
  for (let end = path.length; end > 0; end--) {
    const line = lines.get(path.slice(0, end).map(String).join('\n'))
    if (line !== undefined) return line
  }
  return undefined
}
