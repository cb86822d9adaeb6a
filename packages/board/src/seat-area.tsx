import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useBoard } from './board-context.ts'
import { CardBack } from './card-face.tsx'
import { showsBack } from './card-on-table.tsx'
import { Icon } from './icons.tsx'
import { cardsIn, type SeatStatus, type TableStatus } from './view.ts'
import { CardRow, SmallPile } from './zones.tsx'

const seatZones = ['hand', 'deck', 'discard', 'play-area', 'engaged']

export interface SeatAreaProps {
  readonly seat: SeatStatus
  readonly status: TableStatus
  /** Whether this seat is asked now. */
  readonly asked: 'asked' | 'quiet'
  /** The one that a phone shows. */
  readonly shown: 'shown' | 'aside'
  /** Folded: small, without the hand, so that others have the room. */
  readonly fold?: 'open' | 'folded'
  /** Folds or unfolds it; without it, it stays as it is. */
  readonly onFold?: (() => void) | undefined
}

const ring = 2 * Math.PI * 16

/** A seat's threat as a dial: how far it is from elimination. */
function ThreatDial({
  threat,
  elimination,
  label,
  seat,
}: {
  readonly threat: number
  readonly elimination: number
  readonly label: string
  readonly seat?: string
}) {
  const share = Math.max(0, Math.min(1, elimination > 0 ? threat / elimination : 0))
  return (
    <span className="qw-dial" data-dial={seat} role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" fill="none" stroke="var(--sunken)" strokeWidth="5" />
        <circle
          cx="20"
          cy="20"
          r="16"
          fill="none"
          stroke="var(--threat)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${ring * share} ${ring * 2}`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <b>{threat}</b>
    </span>
  )
}

/** One player's side of the table: threat, engaged enemies, heroes and allies, hand. */
export function SeatArea({ seat, status, asked, shown, fold = 'open', onFold }: SeatAreaProps) {
  const { view, say, seatName } = useBoard()
  const name = seatName(seat.seat)
  const hand = view.zones[`${seat.seat}.hand`]
  const deck = view.zones[`${seat.seat}.deck`]
  const handCards = hand ? cardsIn(view, hand.id) : []
  const others = Object.values(view.zones).filter(
    (zone) => zone.seat === seat.seat && zone.host === undefined && !seatZones.includes(zone.name),
  )
  const engaged = `${seat.seat}.engaged`
  return (
    <section
      className="qw-seat"
      aria-label={name}
      data-seat={seat.seat}
      data-asked={asked}
      data-shown={shown}
      data-fold={fold}
      data-eliminated={seat.eliminated ? 'yes' : 'no'}
    >
      <header>
        <ThreatDial
          seat={seat.seat}
          threat={seat.threat}
          elimination={status.elimination}
          label={say('board.threat-dial', { threat: seat.threat, elimination: status.elimination })}
        />
        <h2>{name}</h2>
        {status.firstPlayer === seat.seat && (
          <span className="qw-pill is-first">
            <Icon name="firstPlayer" />
            {say('board.first-player')}
          </span>
        )}
        {seat.eliminated ? (
          <span className="qw-pill">{say('board.eliminated')}</span>
        ) : (
          status.activePlayer === seat.seat && <span className="qw-quiet">{say('board.active-player')}</span>
        )}
        <span className="qw-counts">
          <span title={say('board.zone.hand')}>
            <Icon name="hand" label={say('board.zone.hand')} />
            {hand?.count ?? 0}
          </span>
          <span title={say('board.zone.deck')}>
            <Icon name="deck" label={say('board.zone.deck')} />
            {deck?.count ?? 0}
          </span>
          <SmallPile zone={`${seat.seat}.discard`} icon={<Icon name="discard" />} />
          {others.map((zone) => (
            <SmallPile key={zone.id} zone={zone.id} icon={say(`board.zone.${zone.name}`)} />
          ))}
        </span>
        {onFold && (
          <button
            type="button"
            className="qw-button is-icon is-small qw-fold"
            aria-expanded={fold === 'open'}
            aria-label={say(fold === 'open' ? 'board.fold' : 'board.unfold', { seat: name })}
            title={say(fold === 'open' ? 'board.fold' : 'board.unfold', { seat: name })}
            onClick={onFold}
          >
            {fold === 'open' ? <ChevronsDownUp size={14} aria-hidden="true" /> : <ChevronsUpDown size={14} aria-hidden="true" />}
          </button>
        )}
      </header>
      <section className="qw-engaged" data-zone={engaged} aria-label={`${say('board.zone.engaged')}, ${name}`}>
        {(view.zones[engaged]?.cards.length ?? 0) === 0 ? (
          <p className="qw-empty">{say('board.empty.engaged', { seat: seat.seat })}</p>
        ) : (
          <CardRow zone={engaged} />
        )}
      </section>
      <section className="qw-characters" data-zone={`${seat.seat}.play-area`} aria-label={`${say('board.zone.play-area')}, ${name}`}>
        <CardRow zone={`${seat.seat}.play-area`} empty="board.empty.play-area" />
      </section>
      {fold === 'open' && (
        <section className="qw-hand" data-zone={`${seat.seat}.hand`} aria-label={`${say('board.zone.hand')}, ${name}`}>
          {handCards.length > 0 && handCards.some((card) => !showsBack(card)) ? (
            <CardRow zone={`${seat.seat}.hand`} />
          ) : (
            <div className="qw-hidden-hand">
              {Array.from({ length: Math.min(hand?.count ?? 0, 12) }, (_, place) => place).map((place) => (
                <CardBack key={place} kind="player" />
              ))}
              <p className="qw-empty">{say('board.hidden-hand', { count: hand?.count ?? 0 })}</p>
            </div>
          )}
        </section>
      )}
    </section>
  )
}
