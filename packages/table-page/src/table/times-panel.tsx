import './over-table.css'
import './why.css'
import { type Catalogue, statusOf, statWord } from '@questwright/board'
import type { ComingEffect, HeardMoment } from '@questwright/realm/web'
import { readable } from '@questwright/rulebook'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useTableGame } from '../page.tsx'
import { ScriptLine } from './script-line.tsx'
import { useTable } from './table-context.tsx'
import { abilityText, amountText, cardTitle, reasonText } from './why-words.ts'

/**
 * A panel with the effects that end or occur at the end of the phase and of the round, and with the reasons why the last windows passed without a
 * question. Renders nothing while it is closed.
 */
export function TimesPanel({ catalogue }: { readonly catalogue: Catalogue }) {
  const { coming: times } = useTable()
  const { shown, coming, heard, back, failure } = useStore(times.store)
  const position = useTableGame((state) => state.position)
  const status = useTableGame((state) => state.status)
  const setup = useTableGame((state) => state.setup)
  const head = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other effects are coming in another state of the table
  useEffect(() => {
    if (status === 'ready') void times.update()
  }, [position, status])
  useEffect(() => {
    if (shown !== 'nothing') head.current?.focus()
  }, [shown])
  // the content belongs to one game
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => () => times.show('nothing'), [setup])
  if (shown === 'nothing') return null
  const told = shown === 'coming' ? coming : heard
  return (
    <section
      className="st-times st-why"
      aria-label={shown === 'coming' ? 'Later effects' : 'Why was nobody asked?'}
      aria-busy={told === undefined && failure === undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') times.show('nothing')
      }}
    >
      <header>
        <h3>{shown === 'coming' ? 'Later effects' : 'Just now'}</h3>
        <button type="button" className="qw-button is-small" onClick={() => times.show(shown === 'coming' ? 'heard' : 'coming')} ref={head}>
          {shown === 'coming' ? 'Why was I not asked?' : 'Later effects'}
        </button>
        <button type="button" className="qw-button is-icon is-small" aria-label="Close" onClick={() => times.show('nothing')}>
          <X size={14} aria-hidden="true" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part is reached by keyboard */}
      <div className="st-why-body" tabIndex={0} role="group" aria-label="Effects and abilities">
        {failure !== undefined && (
          <p className="st-finding is-error" role="alert">
            This cannot be shown now: {failure}
          </p>
        )}
        {shown === 'coming' && coming && <Coming catalogue={catalogue} coming={coming} />}
        {shown === 'heard' && heard && <Heard catalogue={catalogue} heard={heard} back={back} />}
      </div>
    </section>
  )
}

interface When {
  readonly title: string
  readonly is: (when: string) => boolean
}

/** The moments at which effects occur, in order. A phase by its name: when it begins. */
function momentsOf({ rulebook, sentence }: Catalogue): readonly When[] {
  const { counts } = rulebook
  const ofCount = [counts, `end of ${counts}`, `endOf${readable(counts)}`]
  return [
    { title: 'When the attack is over', is: (when) => when.startsWith('attack') },
    {
      title: 'At the end of the phase',
      is: (when) => when === 'phase' || when.endsWith(' phase') || when === 'end of phase' || when === 'endOfPhase',
    },
    ...Object.keys(rulebook.phases).map(
      (phase): When => ({
        title: `When the ${sentence(`phase.${phase}`, {}).toLowerCase()} phase begins`,
        is: (when) => when === phase,
      }),
    ),
    { title: `At the end of the ${counts}`, is: (when) => ofCount.includes(when) },
    { title: 'For the rest of the game', is: (when) => when === 'game' },
  ]
}

function Coming({ catalogue, coming }: { readonly catalogue: Catalogue; readonly coming: readonly ComingEffect[] }) {
  const view = useTableGame((state) => state.view)
  const { phase, round } = statusOf(view)
  return (
    <>
      <p className="st-quiet">
        {catalogue.sentence('board.round', { round })}, {catalogue.sentence(`phase.${phase}`, {}).toLowerCase()}.
      </p>
      {momentsOf(catalogue).map(({ title, is }) => {
        const here = coming.filter(({ when }) => is(when))
        // the ends of phase and round are always listed; an attack and the rest of the game only where an effect waits for them
        if (here.length === 0 && !title.startsWith('At')) return null
        return (
          <section key={title}>
            <h4>{title}</h4>
            {here.length === 0 ? (
              <p className="st-quiet">No effect ends or happens then.</p>
            ) : (
              <ul className="st-times-list">
                {here.map((one, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one ability may have begun the same twice
                  <li key={`${one.name} ${index}`} data-what={one.what}>
                    <strong>{cardTitle(catalogue, one.card)}</strong> {comingWords(catalogue, one)}{' '}
                    <ScriptLine catalogue={catalogue} place={one.place} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </>
  )
}

function comingWords(catalogue: Catalogue, { what, stat, way, value, targets, name, when }: ComingEffect): string {
  const only = when.endsWith(' phase') && when !== 'end of phase' ? ` (the ${when})` : ''
  if (what === 'fires') return `carries out: ${abilityInside(catalogue, name)}${only}`
  if (what === 'answers') return `may respond: ${abilityInside(catalogue, name)}`
  const on = targets === undefined ? '' : ` on ${targets.map((card) => cardTitle(catalogue, card)).join(', ')}`
  if (stat?.startsWith('cannot ') === true) return `no longer forbids: ${readable(stat.slice(7)).toLowerCase()}${on}${only}`
  const amount = way === undefined || value === undefined ? '' : ` ${amountText({ way, value } as never)}`
  return `ends: ${statWord(catalogue, stat ?? '').toLowerCase()}${amount}${on}${only}`
}

/** The words for an ability in the middle of a sentence. */
function abilityInside(catalogue: Catalogue, name: string): string {
  return catalogue.ability(name) ?? abilityText(catalogue, name).toLowerCase()
}

const furthest = 5

function Heard({
  catalogue,
  heard,
  back,
}: {
  readonly catalogue: Catalogue
  readonly heard: readonly HeardMoment[]
  readonly back: number
}) {
  const { coming } = useTable()
  return (
    <>
      <p className="st-quiet">
        Abilities whose trigger occurred after {back === 1 ? 'the last answer' : `the last ${back} answers`}, of cards that you may know.
      </p>
      {heard.length === 0 ? (
        <p>No ability in play or in your hand responds to anything that happened: nobody had to be asked.</p>
      ) : (
        <ul className="st-times-list">
          {heard.map((moment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
            <li key={`${moment.ability} ${index}`} data-outcome={moment.outcome}>
              <strong>{cardTitle(catalogue, moment.card)}</strong>, {abilityInside(catalogue, moment.ability)}{' '}
              <ScriptLine catalogue={catalogue} place={moment.place} />
              <br />
              <span className="st-quiet">
                {readable(moment.event)}
                {moment.subject ? ` (${cardTitle(catalogue, moment.subject)})` : ''}:{' '}
                {moment.outcome === 'refused' ? 'not offered. ' : moment.outcome === 'offered' ? 'was offered.' : 'happened by itself.'}
                {moment.reason ? reasonText(catalogue, { status: 'refused', reason: moment.reason }) : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
      {back < furthest && (
        <button type="button" className="qw-button" onClick={() => coming.show('heard', back + 1)}>
          Look further back
        </button>
      )}
    </>
  )
}
