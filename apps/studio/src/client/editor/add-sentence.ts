/** Adds the ability builder's sentence to the card's text: as a change in the editor, not saved. */
import { readFacts, readWords, textPath, writeWords } from '@questwright/editing'
import '@questwright/workshop/authoring'
import { typeIn } from '@questwright/rulebook'
import { toast } from '@questwright/table-page/parts/toast'
import { rulebookOfPack } from '../rulebook.ts'
import { changeFile, fileKey, fileOf, openFile } from './files.ts'

/**
 * Adds a sentence to a card's text as the last paragraph: in the text field for its ability word, else on the side that acts, else in the rules text.
 */
export async function addSentence(pack: string, slug: string, type: string, sentence: string): Promise<void> {
  await openFile(pack, textPath)
  const key = fileKey(pack, textPath)
  const file = fileOf(key)
  const words = file?.status === 'ready' ? readWords(file.text, slug) : undefined
  if (!file || !words) return notSaid()
  const joined = (old: string | undefined) => after(old, sentence)
  const rulebook = rulebookOfPack(pack)
  const field = Object.values(rulebook.abilityMenus.words).find(({ label }) => sentence.startsWith(`**${label}:**`))?.saysIn
  const side = typeIn(rulebook, type)?.actsOn
  const next =
    field !== undefined
      ? { ...words, [field]: joined(textIn(words[field])) }
      : side !== undefined
        ? { ...words, sides: { ...words.sides, [side]: { ...words.sides?.[side], text: joined(words.sides?.[side]?.text) } } }
        : { ...words, text: joined(words.text) }
  changeFile(key, { text: writeWords(file.text, slug, next) })
}

/** Adds a sentence to a keyword's text, as a last paragraph. */
export async function addKeywordSentence(pack: string, slug: string, sentence: string): Promise<void> {
  await openFile(pack, textPath)
  const key = fileKey(pack, textPath)
  const file = fileOf(key)
  const book = file?.status === 'ready' ? readFacts(file.text) : undefined
  if (!book) return notSaid()
  const keywords = (book.keywords ?? {}) as { readonly [slug: string]: { readonly title?: string; readonly text?: string } }
  const words = Object.hasOwn(keywords, slug) ? keywords[slug] : { title: slug }
  const next = { ...book, keywords: { ...keywords, [slug]: { ...words, text: after(words?.text, sentence) } } }
  changeFile(key, { text: `${JSON.stringify(next, null, 2)}\n` })
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const after = (old: string | undefined, sentence: string): string =>
  old === undefined || old.trim() === '' ? sentence : `${old}\n${sentence}`

function notSaid(): void {
  toast.error('The sentence could not be put into the text.', {
    description: 'text/en.json cannot be read: repair it, then write the sentence by hand.',
  })
}
