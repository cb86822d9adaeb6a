'use client'

import './scenario-sets.css'
import { kindsInDeck } from '@questwright/editing/scenario'
import {
  article,
  dealtCardsOf,
  type FullScenarioFacts,
  inMode,
  quantityOfSet,
  saidOfCard,
  saidOfSet,
  titleOfId,
  withCardQuantity,
  withSetQuantity,
} from '@questwright/packs/browser'
import { dealtIn, partFor, type Rulebook, readable, scenarioWords, typeIn, usualMode } from '@questwright/rulebook'
import { Minus, Plus, RotateCcw, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Changing, useReadOnly } from '../parts/writing.tsx'
import type { ScenarioPanelProps } from './panel-props.ts'

/** The scenario with changed sets: those of the mode if it has its own, else the common ones. */
function withSets(
  facts: FullScenarioFacts,
  mode: string,
  rulebook: Rulebook,
  change: (sets: readonly string[]) => readonly string[],
): FullScenarioFacts {
  const part = partFor('sets', rulebook)
  if (part === undefined) return facts
  const own: { readonly [part: string]: unknown } | undefined = facts.modes?.[mode]
  if (own?.[part] === undefined) return { ...facts, [part]: change(dealtIn(facts, 'sets', rulebook)) }
  return { ...facts, modes: { ...facts.modes, [mode]: { ...own, [part]: change(dealtIn(own, 'sets', rulebook)) } } }
}

/** Edits the deck of a scenario: its sets with their numbers in each mode. Shows the resulting cards. */
export function ScenarioSets({ facts, edit, pack, bundles, names }: ScenarioPanelProps) {
  const { modes } = names.rulebook
  const usual = usualMode(names.rulebook)
  const words = scenarioWords(names.rulebook)
  const [mode, setMode] = useState(usual)
  const sets = dealtIn(inMode(facts, mode), 'sets', names.rulebook)
  const [adding, setAdding] = useState<'open' | 'closed'>('closed')
  const [search, setSearch] = useState('')
  const lines = useMemo(() => dealtCardsOf(facts, bundles, mode, names.rulebook, pack), [facts, bundles, mode, names.rulebook, pack])
  const kinds = kindsInDeck(lines, names.rulebook)
  const readOnly = useReadOnly()
  const total = lines.reduce((sum, { copies }) => sum + copies, 0)
  const found = names.sets.filter(
    (set) => !sets.includes(set.code) && `${set.title} ${set.code}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const add = (code: string) => {
    edit((now) => withSets(now, mode, names.rulebook, (all) => [...all, code]))
    setSearch('')
    setAdding('closed')
  }
  const drop = (set: string) =>
    edit((now) =>
      Object.keys(modes).reduce<FullScenarioFacts>((all, one) => withSetQuantity(all, one, set, undefined, lines, pack), {
        ...withSets(now, mode, names.rulebook, (all) => all.filter((other) => other !== set)),
      }),
    )
  return (
    <>
      <header>
        <h2>{readable(words.sets)}</h2>
        <Changing>
          <button
            type="button"
            className="qw-button is-icon"
            aria-label={`Add ${article(words.set)} ${words.set}`}
            aria-expanded={adding === 'open'}
            onClick={() => setAdding(adding === 'open' ? 'closed' : 'open')}
          >
            <Plus size={16} aria-hidden="true" />
          </button>
        </Changing>
      </header>
      <div className="st-scenario-scroll">
        {adding === 'open' && (
          <div className="st-set-search">
            <label>
              <span className="st-heard">Search sets of all packs</span>
              <input
                // biome-ignore lint/a11y/noAutofocus: the user just opened the search
                autoFocus
                value={search}
                placeholder="Search sets of all packs"
                onChange={(event) => setSearch(event.target.value)}
              />
            </label>
            <ul aria-label="Sets to add">
              {found.slice(0, 30).map((set) => (
                <li key={`${set.pack}:${set.code}`}>
                  <button type="button" onClick={() => add(set.code)}>
                    {set.title}
                    <small>
                      {set.cards} cards, {set.pack === pack ? 'this pack' : titleOfId(set.pack, bundles)}
                    </small>
                  </button>
                </li>
              ))}
              {found.length === 0 && (
                <li className="st-quiet">No other set. Sets are made by cards: write the set into {examplesOf(names.rulebook)}.</li>
              )}
            </ul>
          </div>
        )}
        <div className="st-set-sum">
          <p>
            <strong>{total}</strong> {total === 1 ? 'card' : 'cards'} in the deck
          </p>
          <fieldset className="st-set-mode">
            <legend className="st-heard">Mode</legend>
            {Object.entries(modes).map(([one, { name }]) => (
              <label key={one} data-chosen={mode === one ? 'chosen' : 'open'}>
                <input type="radio" name="set-mode" checked={mode === one} onChange={() => setMode(one)} />
                {name}
              </label>
            ))}
          </fieldset>
          {total > 0 && (
            <div className="st-set-bar" aria-hidden="true">
              {kinds.map(({ type, cards }) => (cards > 0 ? <i key={type} data-type={type} style={{ flexGrow: cards }} /> : null))}
            </div>
          )}
          <dl>
            {kinds.map(({ type, name, cards }) => (
              <div key={type} data-type={type}>
                <dt>{name}</dt>
                <dd>{cards}</dd>
              </div>
            ))}
          </dl>
        </div>
        {sets.length === 0 && (
          <div className="st-scenario-empty">
            <p>No set yet: the deck is empty.{readOnly ? '' : ' Press + and take sets of this pack or any other.'}</p>
            {!readOnly &&
              names.sets
                .filter((set) => set.pack === pack && set.cards > 0)
                .slice(0, 3)
                .map((set) => (
                  <button key={set.code} type="button" className="qw-button" onClick={() => add(set.code)}>
                    <Plus size={14} aria-hidden="true" /> Take {set.title}
                  </button>
                ))}
          </div>
        )}
        <ul className="st-set-list">
          {sets.map((set) => {
            const own = lines.filter((line) => line.set === set)
            const n = quantityOfSet(facts, set, mode, names.rulebook)
            const title = names.title(set, 'set')
            const change = (to: number) =>
              edit((now) => withSetQuantity(now, mode, set, to === 1 && mode === usual ? undefined : to, lines, pack))
            const says = mode !== usual && saidOfSet(facts, mode, set) !== undefined
            return (
              <li key={set}>
                <div className="st-set-line">
                  <div>
                    <h3>{title}</h3>
                    <p className="st-quiet">
                      {own.reduce((sum, { copies }) => sum + copies, 0)} cards,{' '}
                      {set.includes(':')
                        ? titleOfId(set.slice(0, set.indexOf(':')), bundles)
                        : own[0]?.code.startsWith(`${pack}:`)
                          ? 'own set'
                          : 'of another pack'}
                    </p>
                  </div>
                  <Stepper label={`${title}, ${modes[mode]?.name ?? mode}`} value={n} onChange={change} />
                </div>
                <details>
                  <summary>Single cards</summary>
                  <ul>
                    {own.map((line) => {
                      const change = (to: number | undefined) =>
                        edit((now) => withCardQuantity(now, mode, line.code, pack, to, names.rulebook))
                      const said = saidOfCard(facts, mode, line.code, pack, names.rulebook)
                      return (
                        <li key={line.code}>
                          <span>{names.title(line.code)}</span>
                          <Stepper
                            label={`${names.title(line.code)}, ${modes[mode]?.name ?? mode}`}
                            value={line.copies}
                            onChange={change}
                          />
                          {said !== undefined && !readOnly && (
                            <button
                              type="button"
                              className="qw-button is-icon"
                              aria-label={`${names.title(line.code)}: as printed`}
                              title="As printed"
                              onClick={() => change(undefined)}
                            >
                              <RotateCcw size={14} aria-hidden="true" />
                            </button>
                          )}
                        </li>
                      )
                    })}
                  </ul>
                  <Changing>
                    <p className="st-set-foot">
                      {says && (
                        <button
                          type="button"
                          className="st-link"
                          onClick={() => edit((now) => withSetQuantity(now, mode, set, undefined, lines, pack))}
                        >
                          As in {modes[usual]?.name ?? usual}
                        </button>
                      )}
                      <button type="button" className="st-link" onClick={() => drop(set)}>
                        <X size={13} aria-hidden="true" /> Take {title} out
                      </button>
                    </p>
                  </Changing>
                </details>
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}

/** Examples of card types that are shuffled in with their set, at most three, in words: "an A, B or C". */
function examplesOf(rulebook: Rulebook): string {
  const kinds = (rulebook.scenario?.filterTypes ?? []).slice(0, 3).map((type) => (typeIn(rulebook, type)?.name ?? type).toLowerCase())
  const [first = 'a card', ...others] = kinds
  const last = others.pop()
  return `${kinds.length === 0 ? '' : `${article(first)} `}${[first, ...others].join(', ')}${last === undefined ? '' : ` or ${last}`}`
}

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A number with a button on each side; arrow keys change it as well. */
function Stepper({ label, value, onChange }: StepperProps) {
  const readOnly = useReadOnly()
  const set = (to: number) => {
    if (to >= 0 && to <= 99) onChange(to)
  }
  return (
    <fieldset className="st-stepper">
      <legend className="st-heard">{label}</legend>
      <Changing>
        <button type="button" aria-label={`${label}: fewer`} disabled={value <= 0} onClick={() => set(value - 1)}>
          <Minus size={14} aria-hidden="true" />
        </button>
      </Changing>
      <input
        inputMode="numeric"
        aria-label={`${label}: number`}
        readOnly={readOnly}
        value={value}
        onChange={(event) => set(Number.parseInt(event.target.value.replace(/\D/g, '') || '0', 10))}
        onKeyDown={(event) => {
          if (readOnly) return
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          set(value + (event.key === 'ArrowUp' ? 1 : -1))
        }}
      />
      <Changing>
        <button type="button" aria-label={`${label}: more`} disabled={value >= 99} onClick={() => set(value + 1)}>
          <Plus size={14} aria-hidden="true" />
        </button>
      </Changing>
    </fieldset>
  )
}
