/** The form in which a data file is shown: with input fields, or as its source. */
export type ShownAs = 'form' | 'source'

/** @param form `unreadable` while the file is no JSON object: it has no form then */
export function FormOrJson({
  shown,
  form,
  onShow,
}: {
  readonly shown: ShownAs
  readonly form: 'there' | 'unreadable'
  readonly onShow: (shown: ShownAs) => void
}) {
  return (
    <div className="st-switch" role="group" aria-label="Shown as">
      <button
        type="button"
        className="qw-button"
        aria-pressed={shown === 'form'}
        disabled={form === 'unreadable'}
        onClick={() => onShow('form')}
      >
        Form
      </button>
      <button type="button" className="qw-button" aria-pressed={shown === 'source'} onClick={() => onShow('source')}>
        JSON
      </button>
    </div>
  )
}
