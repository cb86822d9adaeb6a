import { RichText } from '@questwright/board'

interface ChosenRulesProps {
  readonly legend: string
  /** The rules that can be chosen; `of` names the pack of a rule that comes from another pack than the scenario. */
  readonly rules: readonly {
    readonly code: string
    readonly title: string
    readonly text?: string | undefined
    readonly of?: string | undefined
  }[]
  /** The codes of the chosen rules. */
  readonly chosen: readonly string[]
  readonly onChosen: (chosen: readonly string[]) => void
}

/** Optional rules that players choose, each with its text. */
export function ChosenRules({ legend, rules, chosen, onChosen }: ChosenRulesProps) {
  if (rules.length === 0) return null
  return (
    <fieldset className="st-choice">
      <legend>{legend}</legend>
      {rules.map(({ code, title, text, of }) => {
        const isChosen = chosen.includes(code)
        return (
          <label key={code} className="st-option" data-chosen={isChosen ? 'chosen' : 'open'}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onChosen(isChosen ? chosen.filter((one) => one !== code) : [...chosen, code])}
            />
            <span>
              <strong>{title}</strong>
              {of !== undefined && <span className="st-quiet"> {of}</span>}
              {text !== undefined && (
                <small>
                  <RichText text={text} />
                </small>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
