'use client'

import type { Catalogue } from '@questwright/board'
import { wholeNumber } from '@questwright/editing'
import { SEAT_WORDS, type SituationDraft, withSeats } from '@questwright/scenes'
import { useId } from 'react'

interface BoardSettingsProps {
  readonly draft: SituationDraft
  readonly catalogue: Catalogue
  readonly onChange: (draft: SituationDraft) => void
}

/** The words for a step that is not in the menu, such as the action window after a step: a situation that was taken from a game may have one. */
function stepWords(at: string, catalogue: Catalogue): string {
  const step = at.replace(/^window /, '')
  const name = `${step} ${catalogue.sentence(`step.${step}`, {})}`
  return at === step ? name : `Actions after ${name}`
}

/** The settings of the board: number of players, round, step at which it begins, and first player. */
export function BoardSettings({ draft, catalogue, onChange }: BoardSettingsProps) {
  const id = useId()
  const { beginnings } = draft.board
  const known = beginnings.some(({ phase, steps }) => draft.at === phase || steps.includes(draft.at))
  return (
    <section className="st-board-settings" aria-label="The game">
      <div className="st-field">
        <label htmlFor={`${id}-at`}>It begins with</label>
        <select id={`${id}-at`} value={draft.at} onChange={(event) => onChange({ ...draft, at: event.target.value })}>
          {!known && <option value={draft.at}>{stepWords(draft.at, catalogue)}</option>}
          {beginnings.map(({ phase, steps }) => (
            <optgroup key={phase} label={catalogue.sentence(`phase.${phase}`, {})}>
              <option value={phase}>{catalogue.sentence(`phase.${phase}`, {})}, its beginning</option>
              {steps.map((step) => (
                <option key={step} value={step}>
                  {step} {catalogue.sentence(`step.${step}`, {})}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="st-field">
        <label htmlFor={`${id}-seats`}>Players</label>
        <select id={`${id}-seats`} value={draft.seats} onChange={(event) => onChange(withSeats(draft, Number(event.target.value)))}>
          {[1, 2, 3, 4].map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </div>
      <div className="st-field">
        <label htmlFor={`${id}-first`}>First player</label>
        <select
          id={`${id}-first`}
          value={draft.firstPlayer}
          onChange={(event) => onChange({ ...draft, firstPlayer: SEAT_WORDS.find((seat) => seat === event.target.value) ?? 'you' })}
        >
          {SEAT_WORDS.slice(0, draft.seats).map((seat, nth) => (
            <option key={seat} value={seat}>
              Player {nth + 1}
            </option>
          ))}
        </select>
      </div>
      <div className="st-field">
        <label htmlFor={`${id}-round`}>Round</label>
        <input
          id={`${id}-round`}
          type="number"
          min={1}
          max={99}
          value={draft.round}
          onChange={(event) => onChange({ ...draft, round: wholeNumber(event.target.valueAsNumber, 1, 99) })}
        />
      </div>
    </section>
  )
}
