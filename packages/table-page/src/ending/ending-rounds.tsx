import { type Catalogue, Icon, iconNamed } from '@questwright/board'
import { entryIn, readable, roundWords } from '@questwright/rulebook'
import { Dices } from 'lucide-react'
import type { EndedRound, Ending, Named } from './ending-of.ts'

interface EndingRoundsProps {
  readonly catalogue: Catalogue
  readonly ending: Ending
  /** Whether the timeline has a decision of that round to go to. */
  readonly mayGo: (round: number) => boolean
  readonly onGo: (round: number) => void
  /** Called with a round that gets the pointer or the focus, and with undefined when that ends. */
  readonly onPoint: (round: number | undefined) => void
}

/** The content of the chart in words, with a button for each round to play the game again from there. */
export function EndingRounds({ catalogue, ending, mayGo, onGo, onPoint }: EndingRoundsProps) {
  return (
    <ol className="st-ended-rounds">
      {ending.rounds.map((round) => {
        const name = catalogue.sentence('board.round', { round: round.round })
        const isWorst = round.round === ending.worst?.round
        return (
          <li
            key={round.round}
            data-round={round.round}
            data-turn={isWorst ? 'here' : undefined}
            onPointerEnter={() => onPoint(round.round)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(round.round)}
            onBlur={() => onPoint(undefined)}
          >
            <h3>
              {name}
              {isWorst && <span className="st-heard">, the turning point</span>}
            </h3>
            <Numbers catalogue={catalogue} round={round} />
            <Fates catalogue={catalogue} round={round} />
            {mayGo(round.round) && (
              <button type="button" className="qw-button" aria-label={`From here: ${name}, new dice`} onClick={() => onGo(round.round)}>
                <Dices size={14} aria-hidden="true" /> From here
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Numbers({ catalogue, round }: { readonly catalogue: Catalogue; readonly round: EndedRound }) {
  const { roundByRound: words, dials } = catalogue.rulebook
  if (words === undefined) return null
  const dial = entryIn(dials, words.dial.name)
  const stood = Object.values(round.dials)
  return (
    <p className="st-ended-numbers">
      {stood.length > 0 && (
        <span className={`is-${dial?.tone}`} title={readable(words.dial.name)}>
          {dial && <Icon name={iconNamed(dial.icon)} label={readable(words.dial.name)} />}
          <b>{stood.join(', ')}</b>
          {round.rose !== 0 && <small>{round.rose > 0 ? `+${round.rose}` : `−${-round.rose}`}</small>}
        </span>
      )}
      {words.told.map((figure) => {
        const look = entryIn(words.figures, figure)
        const name = catalogue.sentence(roundWords.figure(figure), {})
        return (
          <span key={figure} className={`is-${look?.tone}`} title={name}>
            {look && <Icon name={iconNamed(look.icon)} label={name} />}
            <b>{round.figures[figure] ?? 0}</b>
          </span>
        )
      })}
    </p>
  )
}

function Fates({ catalogue, round }: { readonly catalogue: Catalogue; readonly round: EndedRound }) {
  const fates = catalogue.rulebook.roundByRound?.fates ?? {}
  if (round.fates.length === 0) return null
  return (
    <ul className="st-ended-fates">
      {round.fates.map(({ fate, who }) => {
        const look = entryIn(fates, fate)
        return (
          <li key={fate} data-tone={look?.tone}>
            {look && <Icon name={iconNamed(look.icon)} />}
            <span>
              {catalogue.sentence(roundWords.fate(fate), {})}: {namesOf(catalogue, who)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The names, each with its count where it occurs several times: "Wolf ×2, Player 1". */
function namesOf(catalogue: Catalogue, who: readonly Named[]): string {
  const counts = new Map<string, number>()
  for (const one of who) {
    const name = 'seat' in one ? catalogue.sentence('board.seat-name', { seat: one.seat }) : catalogue.title(one.card.code ?? '')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ')
}
