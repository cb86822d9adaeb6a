import './over-table.css'
import './hand-moves.css'
import { type Catalogue, cardName, cardsIn, isSeat, statusOf, zonesOn } from '@questwright/board'
import type { CardView, JsonObject, View } from '@questwright/realm/web'
import type { CardMove, Rulebook } from '@questwright/rulebook'
import { Dices, Hand, Minus, Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTableGame } from '../page.tsx'
import { useSession, useTable } from './table-context.tsx'

const TABLE = 'table'

function cardsBearing(view: View, hosts: readonly string[]): readonly CardView[] {
  return Object.values(view.zones)
    .filter(({ name }) => hosts.includes(name))
    .flatMap(({ id }) => cardsIn(view, id))
    .filter(({ knowledge }) => knowledge === 'known')
}

/** A move by hand as a button; a press while another move is being made does nothing. */
function MoveButton({ words, move }: { readonly words: string; readonly move: JsonObject }) {
  const { playing } = useSession()
  return (
    <button type="button" className="qw-button" onClick={() => void playing.moveByHand(move)}>
      {words}
    </button>
  )
}

/**
 * The panel with moves by hand, for cards without a script and for authors who change the table for a test. Each move is reported in the log and
 * can be undone. The panel is closed while no target is chosen.
 */
export function HandMoves({ catalogue, onClose }: { readonly catalogue: Catalogue; readonly onClose: () => void }) {
  const { session, byHand } = useTable()
  const target = useStore(byHand.store, (state) => state.target)
  const view = useTableGame((state) => state.view)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (target !== undefined) box.current?.querySelector<HTMLElement>('select')?.focus()
  }, [target])
  // close the panel when the page of the game is left
  useEffect(() => () => byHand.close(), [byHand])
  if (target === undefined) return null
  const card = view.cards[target]
  const moves = catalogue.rulebook.handMoves
  const seats = statusOf(view).seats.map(({ seat }) => seat)
  const seatWords = (seat: string) => catalogue.sentence('board.seat-name', { seat })
  const titleOf = (one: CardView) =>
    one.code === undefined
      ? 'a hidden card'
      : (catalogue.card(one.code)?.sides?.[one.side ?? '']?.title ?? catalogue.card(one.code)?.title ?? one.code)
  const known = card !== undefined && card.knowledge === 'known' && !isSeat(target)
  const close = () => {
    byHand.close()
    onClose()
  }
  return (
    <section
      ref={box}
      className="st-by-hand"
      aria-label="Moves by hand"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <header>
        <Hand size={15} aria-hidden="true" />
        <h3>By hand</h3>
        <button type="button" className="qw-button is-icon is-small" aria-label="Close the moves by hand" onClick={close}>
          <X size={14} aria-hidden="true" />
        </button>
      </header>
      <div className="st-by-hand-body">
        <label className="st-by-hand-what">
          <span>What</span>
          <select value={target} onChange={(event) => byHand.show(event.target.value)}>
            {known && <option value={target}>{titleOf(card)}</option>}
            {seats.map((seat) => (
              <option key={seat} value={seat}>
                {seatWords(seat)}
              </option>
            ))}
            <option value={TABLE}>{moves?.table.name ?? 'Dice'}</option>
            {!known && !isSeat(target) && target !== TABLE && <option value={target}>a hidden card</option>}
          </select>
        </label>
        {target === TABLE && (
          <div className="st-actions">
            {moves?.table.moves.map(({ move, reads }) => (
              <MoveButton key={move} words={reads} move={{ move, card: TABLE }} />
            ))}
            <button type="button" className="qw-button" onClick={() => void session.playing.throwNewDice()}>
              <Dices size={15} aria-hidden="true" /> New dice
            </button>
          </div>
        )}
        {isSeat(target) && (
          <>
            <Tokens tokens={moves?.seat.tokens ?? []} target={target} card={card} />
            <div className="st-actions">
              {moves?.seat.moves.map(({ move, reads }) => (
                <MoveButton key={move} words={reads} move={{ move, card: target }} />
              ))}
            </div>
          </>
        )}
        {known && moves && <CardMoves {...{ catalogue, view, card, moves, seats, titleOf, seatWords }} />}
        {!known && !isSeat(target) && target !== TABLE && (
          <p className="st-quiet">No player at this screen may see this card: it cannot be moved by hand.</p>
        )}
        <p className="st-quiet">No ability responds, and nothing is paid. Undo takes it back; the log says that it was done by hand.</p>
      </div>
    </section>
  )
}

interface CardMovesProps {
  readonly catalogue: Catalogue
  readonly view: View
  readonly card: CardView
  readonly moves: NonNullable<Rulebook['handMoves']>
  readonly seats: readonly string[]
  readonly titleOf: (card: CardView) => string
  readonly seatWords: (seat: string) => string
}

/**
 * Whether a move is offered for a card.
 * @param zone the name of the zone that holds the card
 */
function isOffered(
  { types, never = [], zones, marked, unmarked }: CardMove,
  type: string,
  zone: string,
  marks: readonly string[],
): boolean {
  if ((types !== undefined && !types.includes(type)) || never.includes(type)) return false
  if (zones !== undefined && !zones.includes(zone)) return false
  return (marked === undefined || marks.includes(marked)) && (unmarked === undefined || !marks.includes(unmarked))
}

function CardMoves({ catalogue, view, card, moves, seats, titleOf, seatWords }: CardMovesProps) {
  const [place, setPlace] = useState<string>(moves.firstPlace)
  const [host, setHost] = useState('')
  const type = (card.code === undefined ? undefined : catalogue.card(card.code)?.type) ?? ''
  const key = card.key
  const isFixed = moves.fixed.includes(type)
  const hosts = cardsBearing(view, moves.hosts).filter(
    (one) => one.key !== key && !zonesOn(view, card).some(({ cards }) => cards.includes(one.key)),
  )
  const chosenHost = hosts.find((one) => one.key === host) ?? hosts[0]
  const lies = view.zones[card.zone]?.name ?? card.zone.split('/').at(-1) ?? ''
  const isIn = moves.inPlay.includes(lies)
  const tokens = moves.tokens.find(({ types }) => types === undefined || types.includes(type))?.tokens ?? []
  const offered = moves.cards.filter((move) => isOffered(move, type, lies, card.marks))
  return (
    <>
      {isIn && <Tokens tokens={tokens} target={key} card={card} />}
      <div className="st-actions">
        {offered.flatMap(({ move, reads, marked, unmarked, eachSeatBut }) =>
          eachSeatBut === undefined ? (
            // setting and removing a mark share one button, so that it keeps the focus
            <MoveButton key={marked ?? unmarked ?? move} words={reads} move={{ move, card: key }} />
          ) : (
            seats
              .filter((seat) => card.zone !== `${seat}.${eachSeatBut}`)
              .map((seat) => (
                <MoveButton key={`${move} ${seat}`} words={reads.replace('{seat}', seatWords(seat))} move={{ move, card: key, seat }} />
              ))
          ),
        )}
      </div>
      {!isFixed && (
        <div className="st-by-hand-row">
          <select aria-label="Where it goes" value={place} onChange={(event) => setPlace(event.target.value)}>
            {moves.places
              .filter(({ never = [] }) => !never.includes(type))
              .map((one) => (
                <option key={one.place} value={one.place}>
                  {one.reads}
                </option>
              ))}
          </select>
          <MoveButton words="Put" move={{ move: 'put', card: key, place }} />
        </div>
      )}
      {!isFixed && chosenHost && (
        <div className="st-by-hand-row">
          <select aria-label="Attach it to" value={chosenHost.key} onChange={(event) => setHost(event.target.value)}>
            {hosts.map((one) => (
              <option key={one.key} value={one.key}>
                {titleOf(one)}
              </option>
            ))}
          </select>
          <MoveButton words="Attach" move={{ move: 'attach', card: key, host: chosenHost.key }} />
        </div>
      )}
      <p className="st-heard" role="status">
        {cardName(catalogue, card, card.code === undefined ? undefined : catalogue.card(card.code))}
      </p>
    </>
  )
}

interface TokensProps {
  readonly tokens: readonly string[]
  readonly target: string
  readonly card: CardView | undefined
}

/** The tokens on a card or seat, each with buttons for one more and one less. */
function Tokens({ tokens, target, card }: TokensProps) {
  const { playing } = useSession()
  const names = [...new Set([...tokens, ...Object.keys(card?.tokens ?? {})])]
  return (
    <ul className="st-by-hand-tokens">
      {names.map((token) => {
        const count = card?.tokens[token] ?? 0
        return (
          <li key={token}>
            <span>{token}</span>
            <button
              type="button"
              className="qw-button is-icon"
              aria-label={`One ${token} less`}
              aria-disabled={count === 0}
              onClick={() => {
                if (count > 0) void playing.moveByHand({ move: 'token', card: target, token, by: -1 })
              }}
            >
              <Minus size={14} aria-hidden="true" />
            </button>
            <output aria-label={token}>{count}</output>
            <button
              type="button"
              className="qw-button is-icon"
              aria-label={`One ${token} more`}
              onClick={() => void playing.moveByHand({ move: 'token', card: target, token, by: 1 })}
            >
              <Plus size={14} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
