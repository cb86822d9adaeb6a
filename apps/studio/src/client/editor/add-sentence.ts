/** Adds the ability builder's sentence to the texts of a pack: as a change in the editor, not saved. */
import { textPath, withCardSentence, withKeywordSentence } from '@questwright/editing'
import '@questwright/workshop/authoring'
import { toast } from '@questwright/table-page/parts/toast'
import { rulebookOfPack } from '../rulebook.ts'
import { changeFile, fileKey, fileOf, openFile } from './files.ts'

/** Adds a sentence to a card's text as the last paragraph. @param type the card's type */
export const addSentence = (pack: string, slug: string, type: string, sentence: string): Promise<void> =>
  changeTexts(pack, (book) => withCardSentence(book, slug, type, sentence, rulebookOfPack(pack)))

/** Adds a sentence to a keyword's text, as a last paragraph. */
export const addKeywordSentence = (pack: string, slug: string, sentence: string): Promise<void> =>
  changeTexts(pack, (book) => withKeywordSentence(book, slug, sentence))

async function changeTexts(pack: string, change: (book: string) => string | undefined): Promise<void> {
  await openFile(pack, textPath)
  const key = fileKey(pack, textPath)
  const file = fileOf(key)
  const text = file?.status === 'ready' ? change(file.text) : undefined
  if (text !== undefined) changeFile(key, { text })
  else
    toast.error('The sentence could not be put into the text.', {
      description: 'text/en.json cannot be read: repair it, then write the sentence by hand.',
    })
}
