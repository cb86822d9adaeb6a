'use client'

import '@questwright/table-page/parts/fields.css'
import './begin-dialog.css'
import type { PackOutline } from '@questwright/packs/types'
import { beginningWords, entryIn } from '@questwright/rulebook'
import { SelectField } from '@questwright/table-page/parts/select-field'
import { ChosenRules } from '@questwright/table-page/start/chosen-rules'
import type { OpenCampaign } from '@questwright/workshop/campaign/open'
import { newLog } from '@questwright/workshop/campaign/shown'
import { deckChoices } from '@questwright/workshop/deck-choices'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { findingsFor, firstSeats, seatsOf, whyNotTogether } from '@questwright/workshop/seats'
import { Plus, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { keepNewLog } from '../../client/campaigns/logs.ts'
import { AskDialog } from '../workspace/ask-dialog.tsx'
import '../workspace/workspace.css'

interface BeginDialogProps {
  readonly open: OpenCampaign
  readonly bundles: readonly PackOutline[]
  readonly onClose: () => void
}

interface Seat {
  readonly name: string
  readonly deck: string
}

/** A random id that distinguishes this run of a campaign from other runs of it. */
const runName = (): string => [...crypto.getRandomValues(new Uint8Array(12))].map((one) => one.toString(16).padStart(2, '0')).join('')

/** The dialog that starts a campaign: it asks for players and decks. */
export function BeginDialog({ open, bundles, onClose }: BeginDialogProps) {
  const router = useRouter()
  const { campaign, pack } = open
  const [first] = campaign.scenarios
  const scenario = first && open.choiceOf(first.name)
  const all = useMemo(() => deckChoices(bundles, rulebooks, pack.game), [bundles, pack.game])
  const rulebook = entryIn(rulebooks, pack.game)
  const { least, most } = seatsOf(pack.game, rulebooks)
  const { several: beginners } = rulebook ? beginningWords(rulebook) : { several: 'cards' }
  const [seats, setSeats] = useState<readonly Seat[]>(() => {
    const own = all.filter((deck) => deck.pack === pack.id)
    const others = all.filter((deck) => deck.pack !== pack.id)
    return firstSeats([...own, ...others], bundles, rulebooks, pack.game, scenario).map(({ code }) => ({ name: '', deck: code }))
  })
  const [rules, setRules] = useState<readonly string[]>([])
  const decks = seats.flatMap(({ deck }) => all.find(({ code }) => code === deck) ?? [])
  const findings = findingsFor(decks, bundles, rulebooks, scenario)
  const wrong = findings.filter(({ severity }) => severity === 'error')
  const nameAt = (i: number): string => seats[i]?.name.trim() || `Player ${i + 1}`
  const change = (i: number, seat: Partial<Seat>) => setSeats(seats.map((one, at) => (at === i ? { ...one, ...seat } : one)))
  const add = () => {
    const free = all.find((deck) => whyNotTogether(decks, deck, bundles, rulebooks, scenario) === undefined)
    setSeats([...seats, { name: '', deck: free?.code ?? all[0]?.code ?? '' }])
  }
  const act = async () => {
    const players = seats.map(({ deck }, i) => ({ name: nameAt(i), deck }))
    const { log } = await keepNewLog(newLog(campaign, players, runName(), { rules }))
    router.push(`/campaigns?log=${encodeURIComponent(log.run)}`)
  }
  return (
    <AskDialog
      title={`Begin ${campaign.title}`}
      lead={
        campaign.text ??
        `Who plays, and with which decks. ${beginners.charAt(0).toUpperCase()}${beginners.slice(1)} can be replaced later, by the rules of the campaign.`
      }
      action="Begin"
      doing="Opening the journal …"
      size="large"
      can={decks.length === seats.length && seats.length >= least && wrong.length === 0}
      act={act}
      onClose={onClose}
    >
      {all.length === 0 && (
        <p className="st-finding is-error" role="alert">
          No pack of the workspace has a deck. Build one on the page Decks first.
        </p>
      )}
      {seats.map(({ name, deck }, i) => {
        const chosen = all.find(({ code }) => code === deck)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
          <fieldset key={i} className="st-begin-seat">
            <legend className="st-heard">Player {i + 1}</legend>
            <div className="st-field">
              <label htmlFor={`begin-name-${i}`}>Name of player {i + 1}</label>
              <input
                id={`begin-name-${i}`}
                value={name}
                placeholder={`Player ${i + 1}`}
                maxLength={60}
                onChange={(event) => change(i, { name: event.target.value })}
              />
            </div>
            <SelectField
              label="Deck"
              value={deck}
              options={all.map((one) => ({ value: one.code, name: one.title }))}
              onValue={(code) => change(i, { deck: code })}
            />
            {seats.length > least && (
              <button
                type="button"
                className="qw-button is-icon"
                aria-label={`Without ${nameAt(i)}`}
                title="Take this player out"
                onClick={() => setSeats(seats.filter((_, at) => at !== i))}
              >
                <X size={15} aria-hidden="true" />
              </button>
            )}
            {chosen && (
              <p className="st-quiet">
                {chosen.begins.map(({ title }) => title).join(', ')}; {chosen.count} cards
              </p>
            )}
          </fieldset>
        )
      })}
      {seats.length < most && all.length > 0 && (
        <button type="button" className="qw-button st-begin-more" onClick={add}>
          <Plus size={15} aria-hidden="true" /> Another player
        </button>
      )}
      <ChosenRules legend="Rules of all its games" rules={campaign.options} chosen={rules} onChosen={setRules} />
      {findings.map(({ message, remedy, severity, deck }) => (
        <p key={`${deck}:${message}`} className={`st-finding is-${severity}`}>
          {message} {severity === 'error' && remedy}
        </p>
      ))}
    </AskDialog>
  )
}
