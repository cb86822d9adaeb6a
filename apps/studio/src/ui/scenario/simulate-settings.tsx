'use client'

import type { BotKind } from '@questwright/lab'
import { namesInList } from '@questwright/packs/browser'
import type { DeckChoice } from '@questwright/workshop/deck-choices'
import { freshSeed } from '@questwright/workshop/game-choice'
import { fewestGames, mostGames } from '@questwright/workshop/simulation-choice'
import { Dices } from 'lucide-react'
import { Fragment, useId } from 'react'
import { titleOf } from '../../client/packs/title-of.ts'

/** The values of the form. */
export interface SimulationForm {
  /** Codes of decks, one for each seat of the game. */
  readonly decks: readonly string[]
  readonly players: readonly number[]
  readonly mode: string
  /** The bots of the seats; where players play together, the first one plays all seats. */
  readonly bots: readonly BotKind[]
  /** Where players play against each other: whether decks, with their bots, move to the next seat from game to game. */
  readonly seating: 'swapped' | 'as-named'
  readonly seed: string
  /** The typed text. */
  readonly games: string
}

interface SimulateSettingsProps {
  /** The numbers of players that the game may have. */
  readonly playerCounts: readonly number[]
  readonly form: SimulationForm
  readonly decks: readonly DeckChoice[]
  /** The modes of the scenario. */
  readonly modes: readonly { readonly mode: string; readonly name: string }[]
  /** Whether the players of the game play together or against each other. */
  readonly together: boolean
  readonly onChange: (form: SimulationForm) => void
}

/** The number of games; undefined where the text is no allowed number. */
export function gamesOf(form: SimulationForm): number | undefined {
  const games = Number(form.games)
  return Number.isInteger(games) && games >= fewestGames && games <= mostGames ? games : undefined
}

/** Decks, players, mode, bot, seed and number of games. */
export function SimulateSettings({ playerCounts, form, decks, modes, together, onChange }: SimulateSettingsProps) {
  const id = useId()
  const nameOf = namesInList(decks, titleOf)
  const most = Math.max(1, ...form.players)
  const togglePlayers = (players: number) => {
    const next = form.players.includes(players)
      ? form.players.filter((one) => one !== players)
      : [...form.players, players].sort((a, b) => a - b)
    onChange({ ...form, players: next })
  }
  return (
    <div className="st-sim-settings">
      <fieldset className="st-sim-players">
        <legend>Players</legend>
        {playerCounts.map((players) => (
          <label key={players} data-chosen={form.players.includes(players) ? 'chosen' : 'open'}>
            <input
              type="checkbox"
              checked={form.players.includes(players)}
              disabled={players > decks.length}
              onChange={() => togglePlayers(players)}
            />
            {players}
            <span className="st-heard">{players === 1 ? ' player' : ' players'}</span>
          </label>
        ))}
      </fieldset>
      <div className="st-field">
        <label htmlFor={`${id}games`} title="So many for each number of players">
          Games for each number
        </label>
        <input
          id={`${id}games`}
          type="number"
          min={fewestGames}
          max={mostGames}
          step={10}
          value={form.games}
          onChange={(event) => onChange({ ...form, games: event.target.value })}
        />
      </div>
      <div className="st-field">
        <label htmlFor={`${id}mode`}>Mode</label>
        <select id={`${id}mode`} value={form.mode} onChange={(event) => onChange({ ...form, mode: event.target.value })}>
          {modes.map(({ mode, name }) => (
            <option key={mode} value={mode}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {together ? (
        <BotField
          id={`${id}bot`}
          label="Bot"
          bot={form.bots[0]}
          onChange={(bot) => onChange({ ...form, bots: form.bots.map(() => bot) })}
        />
      ) : (
        <label className="st-flag-field" title="So that the worth of a deck can be told from that of a seat">
          <input
            type="checkbox"
            checked={form.seating === 'swapped'}
            onChange={() => onChange({ ...form, seating: form.seating === 'swapped' ? 'as-named' : 'swapped' })}
          />
          Decks change seats from game to game
        </label>
      )}
      <div className="st-field">
        <label htmlFor={`${id}seed`}>Seed</label>
        <span className="st-field-row">
          <input
            id={`${id}seed`}
            value={form.seed}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => onChange({ ...form, seed: event.target.value })}
          />
          <button
            type="button"
            className="qw-button is-icon"
            aria-label="Another seed"
            onClick={() => onChange({ ...form, seed: freshSeed() })}
          >
            <Dices size={15} aria-hidden="true" />
          </button>
        </span>
      </div>
      {Array.from({ length: most }, (_, i) => i + 1).map((seat) => (
        <Fragment key={seat}>
          <div className="st-field st-sim-deck">
            <label htmlFor={`${id}deck${seat}`}>Deck of seat {seat}</label>
            <select
              id={`${id}deck${seat}`}
              value={form.decks[seat - 1] ?? ''}
              onChange={(event) => onChange({ ...form, decks: form.decks.map((deck, i) => (i === seat - 1 ? event.target.value : deck)) })}
            >
              {decks.map((deck) => (
                <option key={deck.code} value={deck.code}>
                  {nameOf(deck)}
                </option>
              ))}
            </select>
          </div>
          {!together && (
            <BotField
              id={`${id}bot${seat}`}
              label={`Bot of deck ${seat}`}
              bot={form.bots[seat - 1]}
              onChange={(bot) => onChange({ ...form, bots: form.bots.map((one, i) => (i === seat - 1 ? bot : one)) })}
            />
          )}
        </Fragment>
      ))}
    </div>
  )
}

interface BotFieldProps {
  readonly id: string
  readonly label: string
  readonly bot: BotKind | undefined
  readonly onChange: (bot: BotKind) => void
}

function BotField({ id, label, bot = 'greedy', onChange }: BotFieldProps) {
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={bot} onChange={(event) => onChange(event.target.value as BotKind)}>
        <option value="greedy">Greedy</option>
        <option value="random">Random</option>
      </select>
    </div>
  )
}
