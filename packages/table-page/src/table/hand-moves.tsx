import './over-table.css'
import './hand-moves.css'
import { type Catalogue, cardName, cardsIn, isSeat, statusOf, zonesOn } from '@questwright/board'
import type { CardView, JsonObject, View } from '@questwright/realm/web'
import { typeIn } from '@questwright/rulebook'
import { Dices, Hand, Minus, Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTableGame } from '../page.tsx'
import { useSession, useTable } from './table-context.tsx'

const TABLE = 'table'

const places = [
  ['play', 'into play'],
  ['hand', 'to hand'],
  ['top', 'on top of its deck'],
  ['bottom', 'under its deck'],
  ['discard', 'to its discard pile'],
  ['staging', 'to the staging area'],
  ['active', 'to the active location'],
  ['display', 'to the victory display'],
  ['aside', 'set aside'],
  ['removed', 'out of the game'],
] as const

/** Where cards lie that can bear others. */
const inPlay = ['staging-area', 'active-location', 'play-area', 'engaged']

function cardsInPlay(view: View): readonly CardView[] {
  return Object.values(view.zones)
    .filter(({ name }) => inPlay.includes(name))
    .flatMap(({ id }) => cardsIn(view, id))
    .filter(({ knowledge }) => knowledge === 'known')
}

/** A move as a button; one that is pressed while another is at work does nothing. */
function MoveButton({ words, move }: { readonly words: string; readonly move: JsonObject }) {
  const { playing } = useSession()
  return (
    <button type="button" className="qw-button" onClick={() => void playing.moveByHand(move)}>
      {words}
    </button>
  )
}

/** Moves by hand, for cards without script and for authors who push things: each is told in the log and can be undone. Closed while nothing is chosen. */
export function HandMoves({ catalogue, onClose }: { readonly catalogue: Catalogue; readonly onClose: () => void }) {
  const { session, byHand } = useTable()
  const target = useStore(byHand.store, (state) => state.target)
  const view = useTableGame((state) => state.view)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (target !== undefined) box.current?.querySelector<HTMLElement>('select')?.focus()
  }, [target])
  // moves belong to one game
  useEffect(() => () => byHand.close(), [byHand])
  if (target === undefined) return null
  const card = view.cards[target]
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
            <option value={TABLE}>Encounter deck and dice</option>
            {!known && !isSeat(target) && target !== TABLE && <option value={target}>a hidden card</option>}
          </select>
        </label>
        {target === TABLE && (
          <div className="st-actions">
            <MoveButton words="Turn up its top card" move={{ move: 'reveal', card: TABLE }} />
            <MoveButton words="Shuffle it" move={{ move: 'shuffle', card: TABLE }} />
            <button type="button" className="qw-button" onClick={() => void session.playing.throwNewDice()}>
              <Dices size={15} aria-hidden="true" /> New dice
            </button>
          </div>
        )}
        {isSeat(target) && (
          <>
            <Tokens tokens={['threat']} target={target} card={card} />
            <div className="st-actions">
              <MoveButton words="Draw a card" move={{ move: 'draw', card: target }} />
              <MoveButton words="Shuffle the deck" move={{ move: 'shuffle', card: target }} />
              <MoveButton words="Make first player" move={{ move: 'first', card: target }} />
            </div>
          </>
        )}
        {known && <CardMoves catalogue={catalogue} view={view} card={card} seats={seats} titleOf={titleOf} seatWords={seatWords} />}
        {!known && !isSeat(target) && target !== TABLE && (
          <p className="st-quiet">Nobody here may know this card: it cannot be moved by hand.</p>
        )}
        <p className="st-quiet">No ability answers, and nothing is paid. Undo takes it back; the log says that it was done by hand.</p>
      </div>
    </section>
  )
}

interface CardMovesProps {
  readonly catalogue: Catalogue
  readonly view: View
  readonly card: CardView
  readonly seats: readonly string[]
  readonly titleOf: (card: CardView) => string
  readonly seatWords: (seat: string) => string
}

function CardMoves({ catalogue, view, card, seats, titleOf, seatWords }: CardMovesProps) {
  const [place, setPlace] = useState<string>('discard')
  const [host, setHost] = useState('')
  const type = card.code === undefined ? undefined : catalogue.card(card.code)?.type
  const key = card.key
  const isQuest = type === 'quest'
  const printed = typeIn(catalogue.rulebook, type)
  // what no player's deck can hold has no owner, and so neither hand nor side of the table to go to
  const isEncounter = printed?.back === 'encounter' && printed.inDeck === 'never'
  const isObjective = printed?.is?.includes('objective') === true
  const hosts = cardsInPlay(view).filter((one) => one.key !== key && !zonesOn(view, card).some(({ cards }) => cards.includes(one.key)))
  const chosenHost = hosts.find((one) => one.key === host) ?? hosts[0]
  const lies = view.zones[card.zone]?.name ?? card.zone.split('/').at(-1) ?? ''
  const isIn = [...inPlay, 'attachments', 'current-quest'].includes(lies)
  const exhausted = card.marks.includes('exhausted')
  const committed = card.marks.includes('committed')
  const tokens =
    isQuest || type === 'location' ? ['progress'] : type === 'hero' ? ['damage', 'resource'] : ['damage', 'resource', 'progress']
  return (
    <>
      {isIn && <Tokens tokens={tokens} target={key} card={card} />}
      <div className="st-actions">
        {isIn && !isQuest && (
          <MoveButton words={exhausted ? 'Ready' : 'Exhaust'} move={{ move: exhausted ? 'ready' : 'exhaust', card: key }} />
        )}
        {isIn && (type === 'hero' || type === 'ally') && (
          <MoveButton
            words={committed ? 'Take from the quest' : 'Commit to the quest'}
            move={{ move: committed ? 'withdraw' : 'commit', card: key }}
          />
        )}
        {(isQuest || lies === 'shadow') && <MoveButton words="Turn over" move={{ move: 'flip', card: key }} />}
        {type === 'enemy' && isIn && <MoveButton words="Deal a shadow card" move={{ move: 'shadow', card: key }} />}
        {type === 'enemy' &&
          seats
            .filter((seat) => card.zone !== `${seat}.engaged`)
            .map((seat) => <MoveButton key={seat} words={`Engage with ${seatWords(seat)}`} move={{ move: 'engage', card: key, seat }} />)}
      </div>
      {!isQuest && (
        <div className="st-by-hand-row">
          <select aria-label="Where it goes" value={place} onChange={(event) => setPlace(event.target.value)}>
            {places
              .filter(([word]) => !(isEncounter && (word === 'hand' || (word === 'play' && !isObjective))))
              .map(([word, words]) => (
                <option key={word} value={word}>
                  {words}
                </option>
              ))}
          </select>
          <MoveButton words="Put" move={{ move: 'put', card: key, place }} />
        </div>
      )}
      {!isQuest && chosenHost && (
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

/** What lies on it, one more or less. */
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
