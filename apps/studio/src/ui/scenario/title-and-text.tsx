import type { ThingText } from '../../client/editor/thing-text.ts'
import { useReadOnly } from '../parts/writing.tsx'

interface TitleAndTextProps {
  readonly words: ThingText
  /** Lines that the text shows at once. */
  readonly rows: number
  readonly say: (words: ThingText) => void
}

/** What a scenario or a campaign is called, and what it is about. */
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
