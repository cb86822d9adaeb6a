/** Quick fixes as changes of one file: its path, its new text, and a message for the user. */
import { type QuickFix, withScriptEdit } from '@questwright/packs/browser'
import { withChapterWords, withFactEdit, withTextEdit, withWordsEdit } from './edit-texts.ts'
import { textPath } from './text-json.ts'

export interface Repair {
  /** The path in the pack. */
  readonly path: string
  /** The text after the repair; undefined where it has changed since the fix was offered. */
  readonly repair: (text: string) => string | undefined
  /** A sentence for the user that names the change. */
  readonly done: string
}

/**
 * The repair of a fix, except for dependencies, which more than one file decides.
 * @param factsOf the path of a card's facts; undefined where the pack has none
 * @returns undefined where the file of the fix does not exist any more
 */
export function repairOf(
  edit: Exclude<QuickFix['edit'], { readonly kind: 'dependency' }>,
  factsOf: (slug: string) => string | undefined,
): Repair | undefined {
  switch (edit.kind) {
    case 'chapter-words': {
      const path = `systems/${edit.slug}.json`
      const done = `The words “${edit.value}” were added to ${path}: replace them there with your own.`
      return { path, repair: (text) => withChapterWords(text, path, edit), done }
    }
    case 'script':
      return { path: edit.path, repair: (text) => withScriptEdit(text, edit), done: `${edit.path} says ${edit.now} now.` }
    case 'fact': {
      const path = factsOf(edit.slug)
      return path === undefined ? undefined : { path, repair: (text) => withFactEdit(text, edit), done: 'Repaired.' }
    }
    case 'words': {
      const done = `The words “${edit.value}” were added to text/en.json: replace them there with your own.`
      return { path: textPath, repair: (text) => withWordsEdit(text, edit), done }
    }
    case 'text':
      return { path: textPath, repair: (text) => withTextEdit(text, edit), done: 'Repaired.' }
  }
}
