import { Check, CircleHelp, Hand, type LucideIcon, PencilLine, Tag, WholeWord } from 'lucide-react'
import type { ReadUnit } from '../../api-types.ts'

/** The state of one ability text, or of all texts of a card, as the pages show it. */
export type TextState = 'whole' | 'asked' | 'partly' | 'by-hand' | 'keyword' | 'plain' | 'kept'

export const textStateWords: { readonly [state in TextState]: string } = {
  whole: 'understood',
  asked: 'asks',
  partly: 'partly by hand',
  'by-hand': 'by hand',
  keyword: 'no script',
  plain: 'no ability',
  kept: 'own script',
}

const signs: { readonly [state in TextState]: LucideIcon } = {
  whole: Check,
  asked: CircleHelp,
  partly: WholeWord,
  'by-hand': Hand,
  keyword: Tag,
  plain: Tag,
  kept: PencilLine,
}

/** The state as icon, colour and word. */
export function TextStateBadge({ state }: { readonly state: TextState }) {
  const Sign = signs[state]
  return (
    <span className={`st-text-state is-${state}`}>
      <Sign size={13} aria-hidden="true" /> {textStateWords[state]}
    </span>
  )
}

/** The state of a unit: a question that is answered is understood. */
export const stateOfUnit = ({ state, chosen }: ReadUnit): TextState =>
  state === 'asked' && chosen !== undefined ? 'whole' : state === 'reminder' ? 'keyword' : state
