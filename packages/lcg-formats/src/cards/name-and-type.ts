/** What every reader of cards asks of a card first: a name, and a type that is known. */
import { type ImportProblem, importProblem } from '@questwright/interop/for-games'
import { isCardType, isNoCard } from './types.ts'

/** Where a format has the two, and what to do about them there. */
export interface NameAndType {
  readonly what: 'row' | 'card'
  readonly name: { readonly field?: string; readonly remedy: string }
  readonly type: { readonly field: string; readonly remedy: string }
}

/** Of tables whose columns bear these very names. */
export const tableColumns: NameAndType = {
  what: 'row',
  name: { field: 'name', remedy: 'Write one into the column "name".' },
  type: { field: 'type', remedy: 'Correct the column "type".' },
}

/** Tells that a card has no name, or a type that is none. @param words the type as the file has it @param type as it was read */
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
