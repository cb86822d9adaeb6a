/** Applies fixes to the texts of files. */
import {
  type ChapterWordsEdit,
  type FactEdit,
  type TextEdit,
  type WordsEdit,
  withWording,
  withWordsAdded,
  wordingFindings,
} from '@questwright/packs/browser'
import type { CardText } from '@questwright/packs/types'
import type { Rulebook, Wording } from '@questwright/rulebook'
import { readFacts, withFact, writeFacts } from './facts-json.ts'
import { readWords, writeScriptWords, writeWords } from './text-json.ts'

/**
 * text/en.json with a fix in a text of a card.
 * @returns undefined where the text has changed since the fix was offered
 */
export function withTextEdit(book: string, { slug, side, part, before, after }: TextEdit): string | undefined {
  const words = readWords(book, slug)
  if (!words) return undefined
  if (side === undefined) return words[part] === before ? writeWords(book, slug, { ...words, [part]: after }) : undefined
  const own = words.sides?.[side]
  if (own?.text !== before) return undefined
  return writeWords(book, slug, { ...words, sides: { ...words.sides, [side]: { ...own, text: after } } })
}

/**
 * The facts of a card with one fact changed or removed.
 * @returns undefined where the text is no JSON object
 */
export function withFactEdit(text: string, { fact, value }: FactEdit): string | undefined {
  const facts = readFacts(text)
  return facts && writeFacts(withFact(facts, fact, value))
}

/** text/en.json with words for a name in a script; existing words stay. @returns undefined where it is no JSON object */
export function withWordsEdit(book: string, { section, slug, words, key, value }: WordsEdit): string | undefined {
  return writeScriptWords(book, section === undefined || slug === undefined ? undefined : { section, slug }, (before) =>
    before[words]?.[key] === undefined ? { ...before, [words]: { ...before[words], [key]: value } } : before,
  )
}

/** The chapter of a system with words for one of its names; existing words stay. @returns undefined where it is no JSON object */
export function withChapterWords(chapter: string, path: string, edit: ChapterWordsEdit): string | undefined {
  try {
    return withWordsAdded({ [path]: chapter }, [{ fixes: [{ title: '', edit }] }]).files[path] ?? chapter
  } catch {
    return undefined
  }
}

const mostInOneText = 50

/** A text with all findings of one code fixed. */
function withAllOf(code: string, text: string, wording: Wording): string {
  let better = text
  for (let i = 0; i < mostInOneText; i++) {
    const finding = wordingFindings(better, wording).find((one) => one.code === code)
    if (!finding) break
    const next = withWording(better, finding)
    if (next === better) break
    better = next
  }
  return better
}

/**
 * text/en.json with all findings of one code fixed in the texts of these cards. @param rulebook of the pack's game @returns the file, and the number
 * of changed cards
 */
export function withWordingEverywhere(
  book: string,
  slugs: readonly string[],
  code: string,
  rulebook: Rulebook,
): { readonly text: string; readonly cards: number } {
  let text = book
  let cards = 0
  for (const slug of slugs) {
    const words = readWords(text, slug)
    if (!words) continue
    const better = repaired(words, code, rulebook)
    if (JSON.stringify(better) === JSON.stringify(words)) continue
    text = writeWords(text, slug, better)
    cards++
  }
  return { text, cards }
}

function repaired(words: CardText, code: string, { facts, wording }: Rulebook): CardText {
  const { sides } = words
  const fields = ['text', ...Object.values(facts).flatMap(({ text }) => text?.field ?? [])]
  return {
    ...words,
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const text = words[field]
        return typeof text === 'string' ? [[field, withAllOf(code, text, wording)]] : []
      }),
    ),
    ...(sides
      ? {
          sides: Object.fromEntries(
            Object.entries(sides).map(([side, own]) => [
              side,
              typeof own.text === 'string' ? { ...own, text: withAllOf(code, own.text, wording) } : own,
            ]),
          ),
        }
      : {}),
  }
}
