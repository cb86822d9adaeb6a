/** Checks, for all readers of cards, that a card has a name and a known type. */
import { type ImportProblem, importProblem } from '@questwright/interop/for-games'
import { isCardType, isNoCard } from './types.ts'

/** The names of these two fields in a format, and the remedies. */
export interface NameAndType {
  readonly what: 'row' | 'card'
  readonly name: { readonly field?: string; readonly remedy: string }
  readonly type: { readonly field: string; readonly remedy: string }
}

/** For tables with columns of exactly these names. */
export const tableColumns: NameAndType = {
  what: 'row',
  name: { field: 'name', remedy: 'Write one into the column "name".' },
  type: { field: 'type', remedy: 'Correct the column "type".' },
}

/** Reports a card without a name or with an unknown type. @param words the type in the file @param type the type as read */
export function tellNameAndType(
  { name, words, type, line }: { readonly name: string; readonly words: string; readonly type: string; readonly line: number | undefined },
  at: NameAndType,
  tell: (problem: ImportProblem) => void,
): void {
  if (name === '') tell(importProblem('error', 'no-name', [`The ${at.what} has no name.`, at.name.remedy], { line, field: at.name.field }))
  if (!isCardType(type) && !isNoCard(type))
    tell(
      importProblem(
        'warning',
        'unknown-type',
        [`"${words}" is no card type that is known: ${name} is kept beside the pack and is no card of it.`, at.type.remedy],
        { line, field: at.type.field },
      ),
    )
}
