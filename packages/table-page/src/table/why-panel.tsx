import './why.css'
import { AskNextTime, type Catalogue, statWord } from '@questwright/board'
import type { AbilityExplanation, CardExplanation, StatExplanation } from '@questwright/realm/web'
import { readable } from '@questwright/rulebook'
import { CircleCheck, CircleDashed, CircleX, Clock, X } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useTableGame } from '../page.tsx'
import { ScriptLine } from './script-line.tsx'
import { useSession, useTable } from './table-context.tsx'
import { abilityText, amountText, cardTitle, contributorText, reasonText, statusText, valueText } from './why-words.ts'

/**
 * The panel "Why?": the numbers of a card with everything that contributes to them, and its abilities with the reason why each is offered or not.
 * Renders nothing while no card is selected.
 */
export function WhyPanel({ catalogue }: { readonly catalogue: Catalogue }) {
  const { why } = useTable()
  const { card, told, failure } = useStore(why.store)
  const position = useTableGame((state) => state.position)
  const status = useTableGame((state) => state.status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reasons change with the state of the table
  useEffect(() => {
    if (status === 'ready') void why.update()
  }, [position, status])
  if (card === undefined) return null
  return (
    <section className="st-why" aria-label="Why" aria-busy={told === undefined && failure === undefined}>
      <header>
        <h3>Why: {told ? (cardTitle(catalogue, told.card) ?? card) : '…'}</h3>
        <button type="button" className="qw-button is-icon is-small" aria-label="Close the reasons" onClick={() => why.close()}>
          <X size={14} aria-hidden="true" />
        </button>
      </header>
      {failure !== undefined && (
        <p className="st-finding is-error" role="alert">
          This card cannot be explained now: {failure}
        </p>
      )}
      {told && <Told catalogue={catalogue} told={told} />}
    </section>
  )
}

/** Draws an explanation. */
export function Told({ catalogue, told }: { readonly catalogue: Catalogue; readonly told: CardExplanation }) {
  const plain = told.stats.filter(isPlain)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part is reached by keyboard
    <div className="st-why-body" tabIndex={0} role="group" aria-label="Reasons">
      {told.stats
        .filter((stat) => !isPlain(stat))
        .map((stat) => (
          <Stat key={stat.stat} catalogue={catalogue} stat={stat} />
        ))}
      {plain.length > 0 && (
        <p className="st-why-plain">
          As printed: {plain.map(({ stat, value }) => `${statWord(catalogue, stat).toLowerCase()} ${valueText(value)}`).join(', ')}.
        </p>
      )}
      {told.abilities.length === 0 ? (
        <p className="st-quiet">It has no actions, responses or other abilities that are used.</p>
      ) : (
        <ul>
          {told.abilities.map((ability, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a keyword that is had twice gives two of one name
            <Ability key={`${ability.name} ${index}`} catalogue={catalogue} ability={ability} card={told.card.card} />
          ))}
        </ul>
      )}
    </div>
  )
}

const isPlain = ({ contributors, failed }: StatExplanation): boolean => contributors.length === 0 && failed === undefined

function Stat({ catalogue, stat }: { readonly catalogue: Catalogue; readonly stat: StatExplanation }) {
  const { stat: name, printed, value, contributors, failed } = stat
  return (
    <table data-stat={name}>
      <caption>{statWord(catalogue, name)}</caption>
      <tbody>
        <tr>
          <th scope="row">Printed</th>
          <td>{valueText(printed)}</td>
        </tr>
        {contributors.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one ability may contribute twice
          <tr key={`${one.name} ${index}`}>
            <th scope="row">
              {contributorText(catalogue, one)} <ScriptLine catalogue={catalogue} place={one.place} />
            </th>
            <td>{amountText(one)}</td>
          </tr>
        ))}
        <tr className="is-total">
          <th scope="row">{statWord(catalogue, name)} now</th>
          <td>{valueText(value)}</td>
        </tr>
      </tbody>
      {failed !== undefined && (
        <tfoot>
          <tr>
            <td colSpan={2}>A modifier failed, so the printed value counts: {failed}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

const signs = { offered: CircleCheck, refused: CircleX, waiting: Clock, compulsory: CircleDashed, 'called-up': CircleDashed } as const

function Ability({
  catalogue,
  ability,
  card,
}: {
  readonly catalogue: Catalogue
  readonly ability: AbilityExplanation
  readonly card: string
}) {
  const { name, word, lane, source, status, moments, place } = ability
  const { playing } = useSession()
  const stops = useTableGame((state) => state.stops)
  const isOptional = word === 'response' || word === 'action'
  const Sign = signs[status]
  const granted = source.card === card ? undefined : cardTitle(catalogue, source)
  return (
    <li data-ability={name} data-status={status}>
      <Sign size={15} className={status === 'offered' ? 'is-ok' : 'st-quiet'} aria-hidden="true" />
      <div>
        <p>
          <strong>{abilityText(catalogue, name)}</strong> <ScriptLine catalogue={catalogue} place={place} />
        </p>
        <p className="st-quiet">
          {word}
          {lane === null || lane === word ? '' : `, lane ${lane}`}
          {granted === undefined ? '' : `, from ${granted}`}
        </p>
        <p>
          <strong className={status === 'offered' ? 'is-ok' : undefined}>{statusText(status)}.</strong> {reasonText(catalogue, ability)}
        </p>
        {isOptional && (
          <AskNextTime catalogue={catalogue} abilities={[name]} stops={stops} onStops={(settings) => void playing.changeStops(settings)} />
        )}
        {moments.length > 0 && (
          <ul className="st-why-moments">
            {moments.slice(-3).map((moment, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
              <li key={`${moment.event} ${index}`}>
                {readable(moment.event)}
                {moment.subject ? ` (${cardTitle(catalogue, moment.subject)})` : ''}: {moment.outcome}
                {moment.reason ? `. ${reasonText(catalogue, { status: 'refused', reason: moment.reason })}` : ''}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
