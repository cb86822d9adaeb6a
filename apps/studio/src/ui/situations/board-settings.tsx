'use client'

import type { Catalogue } from '@questwright/board'
import { wholeNumber } from '@questwright/editing'
import { readable } from '@questwright/rulebook'
import { type SituationDraft, withSeats } from '@questwright/scenes'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { useId } from 'react'
import { chooseGame } from '../../client/game-at-hand.ts'

interface BoardSettingsProps {
  readonly draft: SituationDraft
  readonly catalogue: Catalogue
  /** The games among which the user chooses, and the one of this board. */
  readonly games: readonly string[]
  readonly game: string
  readonly onChange: (draft: SituationDraft) => void
}

/** The words for a step that is not in the menu, such as the action window after a step: a situation that was taken from a game may have one. */
function stepWords(at: string, catalogue: Catalogue): string {
  const step = at.replace(/^window /, '')
  // the steps of some games have numbers, which people know better than their names, and others have only a name
  const name = catalogue.has(`step.${step}`) ? `${step} ${catalogue.sentence(`step.${step}`, {})}` : readable(step)
  return at === step ? name : `Actions after ${name}`
}

/** The settings of the board: number of players, round, step at which it begins, and first player. */
export function BoardSettings({ draft, catalogue, games, game, onChange }: BoardSettingsProps) {
  const id = useId()
  const { beginnings, seats, fewest, first, counted, tableNumbers } = draft.board
  const known = beginnings.some(({ phase, steps }) => draft.at === phase || steps.includes(draft.at))
  return (
    <section className="st-board-settings" aria-label="The game">
      {games.length > 1 && (
        <div className="st-field is-wide">
          <label htmlFor={`${id}-game`}>Game</label>
          <select id={`${id}-game`} value={game} onChange={(event) => chooseGame(event.target.value)}>
            {games.map((one) => (
              <option key={one} value={one}>
                {rulebookAt(one).title}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="st-field">
        <label htmlFor={`${id}-at`}>It begins with</label>
        <select id={`${id}-at`} value={draft.at} onChange={(event) => onChange({ ...draft, at: event.target.value })}>
          {!known && <option value={draft.at}>{stepWords(draft.at, catalogue)}</option>}
          {beginnings.map(({ phase, steps }) => (
            <optgroup key={phase} label={catalogue.sentence(`phase.${phase}`, {})}>
              <option value={phase}>{catalogue.sentence(`phase.${phase}`, {})}, its beginning</option>
              {steps.map((step) => (
                <option key={step} value={step}>
                  {stepWords(step, catalogue)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="st-field">
        <label htmlFor={`${id}-seats`}>Players</label>
        <select id={`${id}-seats`} value={draft.seats} onChange={(event) => onChange(withSeats(draft, Number(event.target.value)))}>
          {Array.from({ length: seats.length - fewest + 1 }, (_, nth) => nth + fewest).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </div>
      <div className="st-field">
        <label htmlFor={`${id}-first`}>{first.name}</label>
        <select id={`${id}-first`} value={draft.firstPlayer} onChange={(event) => onChange({ ...draft, firstPlayer: event.target.value })}>
          {seats.slice(0, draft.seats).map((seat, nth) => (
            <option key={seat} value={seat}>
              Player {nth + 1}
            </option>
          ))}
        </select>
      </div>
      <div className="st-field">
        <label htmlFor={`${id}-round`}>{counted.name}</label>
        <input
          id={`${id}-round`}
          type="number"
          min={1}
          max={99}
          value={draft.round}
          onChange={(event) => onChange({ ...draft, round: wholeNumber(event.target.valueAsNumber, 1, 99) })}
        />
      </div>
      {Object.entries(tableNumbers).map(([word, { name, usual = 0 }]) => (
        <div key={word} className="st-field">
          <label htmlFor={`${id}-${word}`}>{name}</label>
          <input
            id={`${id}-${word}`}
            type="number"
            min={0}
            max={99}
            value={Number(draft.more[word] ?? usual)}
            onChange={(event) => onChange({ ...draft, more: { ...draft.more, [word]: wholeNumber(event.target.valueAsNumber, 0, 99) } })}
          />
        </div>
      ))}
    </section>
  )
}
