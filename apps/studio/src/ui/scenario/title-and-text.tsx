import type { ThingText } from '@questwright/editing'
import { useReadOnly } from '../parts/writing.tsx'

interface TitleAndTextProps {
  readonly words: ThingText
  /** The number of visible lines of the text. */
  readonly rows: number
  readonly say: (words: ThingText) => void
}

/** The title and description of a scenario or a campaign. */
export function TitleAndText({ words, rows, say }: TitleAndTextProps) {
  const readOnly = useReadOnly()
  return (
    <>
      <label className="st-scenario-field">
        Title
        <input value={words.title} readOnly={readOnly} maxLength={120} onChange={(event) => say({ ...words, title: event.target.value })} />
      </label>
      <label className="st-scenario-field">
        Text
        <textarea
          rows={rows}
          readOnly={readOnly}
          value={words.text ?? ''}
          onChange={(event) => say({ ...words, text: event.target.value })}
        />
      </label>
    </>
  )
}
