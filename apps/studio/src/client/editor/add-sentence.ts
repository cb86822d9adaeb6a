/** The ability builder's sentence in the card's text. It is typed into the file, not saved. */
import { toast } from 'sonner'
import { readFacts } from './facts-json.ts'
import { changeFile, fileKey, fileOf, openFile } from './files.ts'
import { readWords, textPath, writeWords } from './text-json.ts'

/** Adds a sentence to a card's text: to the shadow effect where it is one, else as a last paragraph; a quest card has its text on side B. */
export async function addSentence(pack: string, slug: string, type: string, sentence: string): Promise<void> {
  await openFile(pack, textPath)
  const key = fileKey(pack, textPath)
  const file = fileOf(key)
  const words = file?.status === 'ready' ? readWords(file.text, slug) : undefined
  if (!file || !words) return notSaid()
  const joined = (old: string | undefined) => after(old, sentence)
  const next = sentence.startsWith('**Shadow:**')
    ? { ...words, shadow: joined(words.shadow) }
    : type === 'quest'
      ? { ...words, sides: { ...words.sides, B: { ...words.sides?.B, text: joined(words.sides?.B?.text) } } }
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

const after = (old: string | undefined, sentence: string): string =>
  old === undefined || old.trim() === '' ? sentence : `${old}\n${sentence}`

function notSaid(): void {
  toast.error('The sentence could not be put into the text.', {
    description: 'text/en.json cannot be read: repair it, then write the sentence by hand.',
  })
}
