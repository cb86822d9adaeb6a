/** For completions in an editor: the string at a place of a script, and the kind of names that it may contain. */
import { type Rulebook, setFacts } from '@questwright/rulebook'

export interface QuotedText {
  readonly text: string
  /** The columns of the text between the quotes, from 1. */
  readonly from: number
  readonly to: number
  /** The text of the line before the quote. */
  readonly before: string
}

/** The string around a column of a line, closed or not. */
export function quotedAt(line: string, column: number): QuotedText | undefined {
  let open: { readonly quote: string; readonly at: number } | undefined
  for (let at = 0; at <= line.length; at++) {
    const letter = line[at]
    if (open === undefined) {
      if (line.startsWith('//', at)) return undefined
      if (letter === "'" || letter === '"' || letter === '`') open = { quote: letter, at }
      if (at + 1 >= column) return undefined
      continue
    }
    if (letter === '\\') at += 1
    else if (letter === open.quote || letter === undefined) {
      if (column >= open.at + 2 && column <= at + 1)
        return { text: line.slice(open.at + 1, at), from: open.at + 2, to: at + 1, before: line.slice(0, open.at) }
      open = undefined
    }
  }
  return undefined
}

/** The kind of names that a string may contain. */
export function wantedAt(
  { before }: QuotedText,
  path: string,
  rulebook: Pick<Rulebook, 'facts'>,
): 'traits' | 'keywords' | 'sets' | 'cards' | 'nothing' {
  if (/import|from\s*$|require\($/.test(before)) return 'nothing'
  if (setFacts(rulebook).some((fact) => new RegExp(`${fact}\\b[^'"]*$`).test(before))) return 'sets'
  if (/\bhasKeyword\(\s*$|'keywords',\s*(?:\{ [^}]*gain:\s*)?$|keywords: \[[^\]]*$/.test(before)) return 'keywords'
  if (/\b(?:has|prints)\(\s*$|traits(?:'|\b)[^'"]*$|\.includes\(\s*$/.test(before)) return 'traits'
  if (path.endsWith('.scene.ts')) return /scene\(\s*$/.test(before) ? 'nothing' : 'cards'
  return /\b(?:slug|code)\s*===?\s*$|=\s*\[[^\]]*$|\bcard\(\s*$/.test(before) ? 'cards' : 'nothing'
}

/** A pack's text escaped for Markdown, so that nothing in it is formatted. */
export const asText = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&').replaceAll('\n', '  \n')
