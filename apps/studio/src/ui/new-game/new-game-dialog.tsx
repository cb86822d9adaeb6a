'use client'

import type { PackBundle } from '@questwright/packs/types'
import { CircleX, Dices, Play, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { deckChoices, findingsFor, freshSeed, type Mode, type ScenarioChoice } from '../../client/new-game.ts'
import { useStart } from '../library/use-start.ts'
import { Dialog } from '../parts/dialog.tsx'

interface NewGameDialogProps {
  readonly scenario: ScenarioChoice
  readonly bundles: readonly PackBundle[]
  readonly onClose: () => void
}

const modes: readonly { readonly mode: Mode; readonly name: string; readonly text: string }[] = [
  { mode: 'standard', name: 'Standard', text: 'All encounter cards.' },
  { mode: 'easy', name: 'Easy', text: 'Without the hardest encounter cards; each hero starts with one resource.' },
]

const mostSeats = 2

/** Decks, mode and dice of a new game. */
export function NewGameDialog({ scenario, bundles, onClose }: NewGameDialogProps) {
  const decks = deckChoices(bundles)
  const [chosen, setChosen] = useState<readonly string[]>(() => decks.slice(0, 1).map(({ code }) => code))
  const [mode, setMode] = useState<Mode>('standard')
  const [seed, setSeed] = useState(freshSeed)
  const { start, state } = useStart(bundles)
  const seats = chosen.flatMap((code) => decks.find((deck) => deck.code === code) ?? [])
  const findings = findingsFor(seats, bundles)
  const isLegal = seats.length > 0 && seed.trim() !== '' && !findings.some(({ severity }) => severity === 'error')
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen.slice(-(mostSeats - 1)), code])
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="large"
      title={scenario.title}
      lead="One deck for each seat; you play all of them."
      foot={
        <>
          <button type="button" className="qw-button st-big" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            className="qw-button is-main st-big"
            disabled={!isLegal || state === 'starting'}
            onClick={() => void start({ scenario, mode, decks: seats, seed: seed.trim() })}
          >
            <Play size={16} aria-hidden="true" /> {state === 'starting' ? 'Dealing …' : 'Start'}
          </button>
        </>
      }
    >
      <fieldset className="st-choice">
        <legend>Decks (one or two)</legend>
        {decks.map((deck) => {
          const seat = chosen.indexOf(deck.code)
          return (
            <label key={deck.code} className="st-option" data-chosen={seat >= 0 ? 'chosen' : 'open'}>
              <input type="checkbox" checked={seat >= 0} onChange={() => toggle(deck.code)} />
              <span>
                <strong>{deck.title}</strong>
                {seat >= 0 && <span className="st-seat">Seat {seat + 1}</span>}
                <small>
                  {deck.heroes.join(', ')}; {deck.count} cards
                </small>
              </span>
            </label>
          )
        })}
      </fieldset>
      <fieldset className="st-choice">
        <legend>Mode</legend>
        {modes.map((one) => (
          <label key={one.mode} className="st-option" data-chosen={mode === one.mode ? 'chosen' : 'open'}>
            <input type="radio" name="mode" checked={mode === one.mode} onChange={() => setMode(one.mode)} />
            <span>
              <strong>{one.name}</strong>
              <small>{one.text}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="st-field">
        <label htmlFor="seed">Seed</label>
        <div className="st-field-row">
          <input id="seed" value={seed} maxLength={60} autoComplete="off" onChange={(event) => setSeed(event.target.value)} />
          <button type="button" className="qw-button" onClick={() => setSeed(freshSeed())}>
            <Dices size={15} aria-hidden="true" /> Another
          </button>
        </div>
        <small className="st-quiet">The same seed, decks and answers give the same game.</small>
      </div>
      <div role="status">
        {seats.length === 0 && <p className="st-finding is-error">Choose a deck.</p>}
        {seed.trim() === '' && <p className="st-finding is-error">Write a seed, or press Another.</p>}
        {findings.map((finding) => (
          <p key={finding.message} className={`st-finding is-${finding.severity}`}>
            {finding.severity === 'error' ? <CircleX size={15} aria-label="Error" /> : <TriangleAlert size={15} aria-label="Warning" />}
            {finding.message}
          </p>
        ))}
      </div>
    </Dialog>
  )
}
