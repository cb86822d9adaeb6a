'use client'

import {
  connectScenarios,
  disconnectScenarios,
  dropScenario,
  moveScenario,
  renameScenario,
  setInScenario,
  setWays,
} from '@questwright/editing'
import { type CampaignFacts, type CampaignWay, fullCode, slugIsWellFormed, type WayCondition, waysFrom } from '@questwright/packs/browser'
import type { RecordField } from '@questwright/rulebook'
import { ArrowDown, ArrowUp, ExternalLink, Plus, Trash2, X } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { pageOf } from '../../client/page-of.ts'
import { Changing, useReadOnly } from '../parts/writing.tsx'
import { ChosenCards } from './chosen-cards.tsx'
import { RecordForm } from './record-form.tsx'

export interface Choice {
  readonly code: string
  readonly title: string
}

interface ScenarioPanelProps {
  readonly facts: CampaignFacts
  readonly name: string
  readonly pack: string
  readonly scenarios: readonly Choice[]
  /** Cards that can be added to the rules of a game: campaign cards. */
  readonly campaignCards: readonly Choice[]
  readonly cards: readonly Choice[]
  readonly cardTitle: (code: string) => string
  readonly titleOf: (scenario: string) => string
  readonly fields: { readonly [field: string]: RecordField }
  readonly firstWhen: WayCondition
  readonly edit: (change: (facts: CampaignFacts) => CampaignFacts) => void
  readonly onChoose: (name: string | undefined) => void
  /** Creates a campaign card for this scenario; absent where the game has no such type. */
  readonly onNewCard: (() => void) | undefined
}

/** The panel for a scenario of a campaign: its position, its campaign card, its set-aside cards, and the ways to the next scenarios. */
export function ScenarioPanel(props: ScenarioPanelProps) {
  const { facts, name, pack, scenarios, campaignCards, cards, cardTitle, titleOf, firstWhen, fields, edit, onChoose, onNewCard } = props
  const readOnly = useReadOnly()
  const at = facts.scenarios.findIndex((one) => one.name === name)
  const one = facts.scenarios[at]
  const [called, setCalled] = useState(name)
  useEffect(() => setCalled(name), [name])
  if (!one) return null
  const ways = waysFrom(facts, name)
  const { card, aside = [], record = {} } = one
  const ofScenario = Object.fromEntries(Object.entries(fields).filter(([, { of }]) => of === 'scenario'))
  const isFree = slugIsWellFormed(called) && (called === name || !facts.scenarios.some((other) => other.name === called))
  const others = facts.scenarios.filter((other) => other.name !== name && !ways.some(({ to }) => to === other.name))
  const titleAt = (to: string): string => titleOf(fullCode(facts.scenarios.find((other) => other.name === to)?.scenario ?? to, pack))
  const setWay = (to: string, change: (way: CampaignWay) => CampaignWay) =>
    edit((now) => setWays(now, name, (all) => all.map((way) => (way.to === to ? change(way) : way))))
  return (
    <>
      <header className="st-panel-head">
        <h2>{titleOf(fullCode(one.scenario, pack))}</h2>
        <Changing>
          <span className="st-row">
            <button
              type="button"
              className="qw-button is-icon"
              aria-label="Earlier in the list"
              disabled={at === 0}
              onClick={() => edit((now) => moveScenario(now, name, -1))}
            >
              <ArrowUp size={14} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="qw-button is-icon"
              aria-label="Later in the list"
              disabled={at === facts.scenarios.length - 1}
              onClick={() => edit((now) => moveScenario(now, name, 1))}
            >
              <ArrowDown size={14} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="qw-button is-icon"
              aria-label="Take this scenario out"
              onClick={() => {
                edit((now) => dropScenario(now, name))
                onChoose(undefined)
              }}
            >
              <Trash2 size={14} aria-hidden="true" />
            </button>
          </span>
        </Changing>
      </header>
      <label className="st-scenario-field">
        Scenario
        <select
          value={one.scenario}
          disabled={readOnly}
          onChange={(event) => edit((now) => setInScenario(now, name, 'scenario', event.target.value))}
        >
          {!scenarios.some(({ code }) => code === one.scenario) && <option value={one.scenario}>{one.scenario} (not here)</option>}
          {scenarios.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="st-scenario-field">
        What logs call it
        <input
          value={called}
          readOnly={readOnly}
          aria-invalid={!isFree}
          onChange={(event) => setCalled(event.target.value)}
          onBlur={() => {
            if (called === name) return
            if (!isFree) return setCalled(name)
            edit((now) => renameScenario(now, name, called))
            onChoose(called)
          }}
        />
      </label>
      <div className="st-scenario-field">
        <label htmlFor="campaign-card">Campaign card</label>
        <select
          id="campaign-card"
          value={card ?? ''}
          disabled={readOnly}
          onChange={(event) => edit((now) => setInScenario(now, name, 'card', event.target.value || undefined))}
        >
          <option value="">None</option>
          {card !== undefined && !campaignCards.some(({ code }) => code === card) && <option value={card}>{card} (not here)</option>}
          {campaignCards.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
        <span className="st-row">
          {card !== undefined && (
            <Link className="qw-button is-small" href={pageOf('card', fullCode(card, pack))}>
              <ExternalLink size={13} aria-hidden="true" /> {readOnly ? 'Open it' : 'What it says and does'}
            </Link>
          )}
          {onNewCard && (
            <Changing>
              <button type="button" className="qw-button is-small" onClick={onNewCard}>
                <Plus size={13} aria-hidden="true" /> Make one …
              </button>
            </Changing>
          )}
        </span>
      </div>
      <div className="st-scenario-field">
        <span>Cards that lie aside in its game</span>
        <ChosenCards
          label="Aside"
          cards={cards}
          cardTitle={cardTitle}
          codes={aside}
          onCodes={(codes) => edit((now) => setInScenario(now, name, 'aside', codes.length === 0 ? undefined : codes))}
        />
      </div>
      {Object.keys(ofScenario).length > 0 && (
        <details open={Object.keys(record).length > 0}>
          <summary>What the log says for its game alone</summary>
          <RecordForm
            record={record}
            fields={ofScenario}
            cards={cards}
            cardTitle={cardTitle}
            onRecord={(next) => edit((now) => setInScenario(now, name, 'record', Object.keys(next).length === 0 ? undefined : next))}
          />
        </details>
      )}
      <fieldset className="st-record-field">
        <legend>Ways on</legend>
        {ways.length === 0 && <p className="st-quiet">Here the campaign ends.</p>}
        {ways.map(({ to, when }, i) => (
          <div key={to} className="st-campaign-on">
            <p className="st-row">
              <strong>{titleAt(to)}</strong>
              <Changing>
                <button
                  type="button"
                  className="qw-button is-icon is-small"
                  aria-label={`No way to ${titleAt(to)}`}
                  onClick={() => edit((now) => disconnectScenarios(now, name, to))}
                >
                  <X size={13} aria-hidden="true" />
                </button>
              </Changing>
            </p>
            {when && i < ways.length - 1 ? (
              <When
                when={when}
                fields={fields}
                record={facts.record ?? {}}
                onWhen={(next) => setWay(to, (way) => ({ ...way, when: next }))}
              />
            ) : (
              <p className="st-quiet">{ways.length > 1 ? 'Otherwise.' : 'Always.'}</p>
            )}
          </div>
        ))}
        {others.length > 0 && (
          <Changing>
            <select
              aria-label="Add a way to"
              value=""
              onChange={(event) => edit((now) => connectScenarios(now, name, event.target.value, firstWhen))}
            >
              <option value="" disabled>
                Add a way to …
              </option>
              {others.map((other) => (
                <option key={other.name} value={other.name}>
                  {titleAt(other.name)}
                </option>
              ))}
            </select>
          </Changing>
        )}
      </fieldset>
    </>
  )
}

interface WhenProps {
  readonly when: WayCondition
  readonly fields: { readonly [field: string]: RecordField }
  readonly record: NonNullable<CampaignFacts['record']>
  readonly onWhen: (when: WayCondition) => void
}

/** Input for the condition of a way, which compares a value in the record. */
function When({ when, fields, record, onWhen }: WhenProps) {
  const readOnly = useReadOnly()
  // a condition can compare a number, or the value of a key in a map field
  const asked = Object.entries(fields).filter(([, { holds }]) => holds === 'number' || holds === 'numbers' || holds === 'texts')
  const holds = fields[when.record]?.holds
  const value = record[when.record]
  const names = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  const isNumber = holds === 'number' || holds === 'numbers'
  return (
    <div className="st-campaign-when">
      <label>
        where
        <select value={when.record} disabled={readOnly} onChange={(event) => onWhen({ record: event.target.value, is: '' })}>
          {!asked.some(([field]) => field === when.record) && <option value={when.record}>{when.record}</option>}
          {asked.map(([field, { title }]) => (
            <option key={field} value={field}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {holds !== 'number' && (
        <label>
          under
          <input
            list="campaign-names"
            readOnly={readOnly}
            value={when.name ?? ''}
            onChange={(event) => onWhen({ ...when, name: event.target.value })}
          />
          <datalist id="campaign-names">
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </label>
      )}
      <label>
        is
        <input
          type={isNumber ? 'number' : 'text'}
          readOnly={readOnly}
          value={when.is}
          onChange={(event) => onWhen({ ...when, is: isNumber ? Math.trunc(Number(event.target.value)) : event.target.value })}
        />
      </label>
    </div>
  )
}
