import type { Zone } from '@questwright/rulebook'
import { Archive, Ban, Layers, ScrollText } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useBoard } from './board-context.ts'
import { CardBack } from './card-back.tsx'
import { showsBack } from './card-hidden.ts'
import { CardStack, type Lies } from './card-on-table.tsx'
import { Crowd } from './crowd.tsx'
import { TableDials } from './dial.tsx'
import { Track } from './face-off/track.tsx'
import { Window } from './face-parts.tsx'
import { faceOf } from './faces.ts'
import { Icon, isIconName } from './icons.tsx'
import { backDrawing, cardName, typeOf } from './printed.ts'
import { type CardsInRow, rowsOf, type Sizes, unitsOf } from './room.ts'
import { cardsIn, type TableStatus } from './view.ts'
import { isShown, type PlacedZone, tableZones, unplacedOnTable, zoneTitle } from './zone-look.ts'

interface ZoneFrameProps {
  readonly name: string
  readonly title: string
  readonly size?: string | undefined
  readonly tone?: string | undefined
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A zone of the table with its title. */
export function ZoneFrame({ name, title, size, tone, aside, children }: ZoneFrameProps) {
  return (
    <section className="qw-zone" data-zone={name} data-size={size} data-tone={tone} aria-label={title}>
      <h3 className="qw-label">
        {title}
        {aside !== undefined && <span className="qw-zone-aside">{aside}</span>}
      </h3>
      {children}
    </section>
  )
}

export interface CardRowsProps {
  /** The id of the zone in a view, and its entry in the rulebook. */
  readonly id: string
  readonly zone: Zone
  readonly lies?: Lies
}

/** The cards of a zone in its rows. Where they would not fit they get smaller, then overlap, and with still more cards the row scrolls. */
export function CardRows({ id, zone, lies = 'open' }: CardRowsProps) {
  const { view, catalogue, moved } = useBoard()
  return rowsOf(view, catalogue, id, zone, moved).map(({ cards, size }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
    <CardLane key={index} cards={cards} size={size} lies={lies} />
  ))
}

function CardLane({ cards, size, lies }: CardsInRow & { readonly lies: Lies }) {
  const { view, catalogue, attached, screen } = useBoard()
  const row = useRef<HTMLUListElement>(null)
  const style: Sizes = { '--units': Number(unitsOf(view, catalogue, cards, attached).toFixed(2)) }
  return (
    <div className="qw-lane" data-cards={size} style={style}>
      <ul className="qw-row" ref={row} data-lies={lies}>
        {cards.map((card, index) => (
          <CardStack key={card.key} card={card} lies={lies} stop={screen === 'phone' && index === 0 ? 'tab' : undefined} />
        ))}
      </ul>
      <Crowd row={row} cards={cards} />
    </div>
  )
}

/**
 * The width of a row of the shared area as a CSS grid column: the width of its cards where the zone is for a single card, else a share of the
 * remaining width.
 */
function columnOf({ zone }: PlacedZone, units: number): string {
  if (zone.size !== 'one' && zone.size !== 'wide') return 'minmax(0, 1fr)'
  const least = zone.size === 'wide' ? 1.4 : 1
  const size = zone.cards === 'smaller' ? 'var(--u-smaller)' : 'var(--u)'
  return `min(34cqw, max(var(--narrow), ${size} * ${Math.max(least, units).toFixed(2)} + var(--around)))`
}

/** An empty zone: the outline of a card with a word in it, and the complete sentence as tooltip and for screen readers. */
export function EmptyZone({ size, text }: { readonly size: Zone['size']; readonly text: string }) {
  const { say } = useBoard()
  if (size !== 'one' && size !== 'wide') return <p className="qw-empty">{text}</p>
  return (
    <>
      <span className="qw-place" data-size={size} title={text} aria-hidden="true">
        {say('board.empty.place')}
      </span>
      <p className="qw-heard">{text}</p>
    </>
  )
}

/** The shared area: its rows, the zones to which the rulebook gives no place, and the piles. */
export function SharedArea({ status }: { readonly status: TableStatus }) {
  const { view, catalogue, say, attached } = useBoard()
  const { rulebook } = catalogue
  const rows = tableZones(rulebook, ['row', 'hand', 'track']).filter((one) => isShown(view, catalogue, one))
  // without piles there is no frame for them
  const piles = tableZones(rulebook, ['pile', 'count', 'number']).filter((one) => isShown(view, catalogue, one))
  const dialled = new Set(Object.values(rulebook.dials).map(({ of, zone }) => (of === 'table' ? (zone ?? rows[0]?.name) : undefined)))
  const pilesSide = piles.filter((one) => one.zone.look === 'pile' && one.zone.top !== 'open').length
  const style: Sizes = {
    '--columns': [
      ...rows.map((one) => columnOf(one, unitsOf(view, catalogue, cardsIn(view, one.id), attached))),
      ...(piles.length > 0 ? ['max-content'] : []),
    ].join(' '),
    '--decks': Math.max(1, pilesSide),
  }
  return (
    <div className="qw-shared" style={style}>
      {rows.map(({ id, name, zone }, index) => (
        <ZoneFrame
          key={name}
          name={name}
          title={zoneTitle(catalogue, name, cardsIn(view, id).length > 1 ? 'several' : 'one')}
          size={zone.size ?? 'rest'}
          tone={zone.tone}
          aside={dialled.has(name) ? <TableDials status={status} zone={name} first={index === 0} /> : undefined}
        >
          {zone.look === 'track' ? (
            <Track place={{ id, name, zone }} status={status} />
          ) : cardsIn(view, id).length === 0 ? (
            <EmptyZone size={zone.size} text={say(emptyCode(catalogue, name, status))} />
          ) : (
            <CardRows id={id} zone={zone} />
          )}
        </ZoneFrame>
      ))}
      {unplacedOnTable(view, rulebook).map((zone) => (
        <ZoneFrame key={zone.id} name={zone.name} title={zoneTitle(catalogue, zone.name)} size="line">
          <CardRows id={zone.id} zone={unplaced} />
        </ZoneFrame>
      ))}
      {piles.length > 0 && <Piles piles={piles} />}
    </div>
  )
}

/** The rulebook entry used for a zone to which the rulebook gives no place. */
const unplaced: Zone = { about: '' }

/** The code of the message that says that a zone is empty. */
export function emptyCode(catalogue: { readonly has: (code: string) => boolean }, name: string, status: TableStatus): string {
  const code = `board.empty.${name}`
  const atFirst = `${code}.at-first`
  if (status.round === 0 && catalogue.has(atFirst)) return atFirst
  return catalogue.has(code) ? code : 'board.empty.pile'
}

/** The piles of the table: decks as backs, open piles with a part of their last card, and zones of which only the number of cards is shown. */
export function Piles({ piles }: { readonly piles: readonly PlacedZone[] }) {
  const { view, catalogue, say } = useBoard()
  const shown = piles.filter((one) => isShown(view, catalogue, one))
  const decks = shown.filter(({ zone }) => zone.look === 'pile' && zone.top !== 'open')
  const open = shown.filter(({ zone }) => zone.look === 'pile' && zone.top === 'open')
  const counted = shown.filter(({ id, zone }) => zone.look !== 'pile' && (view.zones[id]?.count ?? 0) > 0)
  const [first, ...others] = decks.length > 0 ? decks : open
  const label = ({ id, name }: PlacedZone) => (
    <>
      {zoneTitle(catalogue, name)} <b>{view.zones[id]?.count ?? 0}</b>
    </>
  )
  return (
    <section className="qw-zone" data-zone="piles" aria-label={say('board.piles')}>
      <h3 className="qw-label">
        {first && label(first)}
        {others.map((pile) => (
          <span key={pile.name} className="qw-zone-aside">
            {label(pile)}
          </span>
        ))}
      </h3>
      <div className="qw-piles">
        <div className="qw-pile-column">
          {decks.map((pile) => (
            <Deck key={pile.name} pile={pile} />
          ))}
          {open.map((pile) => (
            <OpenPile key={pile.name} pile={pile} />
          ))}
        </div>
        {counted.length > 0 && (
          <div className="qw-small-piles">
            {counted.map(({ id, name }) => (
              <SmallPile key={name} zone={id} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** A pile whose cards lie face down. */
function Deck({ pile: { id, name, zone } }: { readonly pile: PlacedZone }) {
  const { view, catalogue, say, openPile } = useBoard()
  const count = view.zones[id]?.count ?? 0
  return (
    <button
      type="button"
      className="qw-pile is-deck"
      data-pile={id}
      aria-label={say('board.pile', { pile: zoneTitle(catalogue, name), count })}
      data-depth={Math.min(3, count)}
      onClick={() => openPile(id)}
    >
      {count > 0 && (
        <CardBack drawing={backDrawing(catalogue.rulebook, zone.back ?? catalogue.rulebook.table.backs?.others)} shape="square" />
      )}
    </button>
  )
}

/** A pile whose last card is visible: a part of its picture, and the number of cards. */
function OpenPile({ pile: { id, name } }: { readonly pile: PlacedZone }) {
  const { view, catalogue, say, openPile, point } = useBoard()
  const count = view.zones[id]?.count ?? 0
  const top = cardsIn(view, id).at(-1)
  if (top === undefined) return <span className="qw-gone is-empty" aria-hidden="true" />
  const printed = top.code === undefined ? undefined : catalogue.card(top.code)
  const words = say('board.pile', { pile: zoneTitle(catalogue, name), count })
  return (
    <span className="qw-gone" data-card={top.key} data-pile={id}>
      <button
        type="button"
        aria-label={`${words}: ${cardName(catalogue, top, showsBack(top) ? undefined : printed)}`}
        title={words}
        onClick={() => openPile(id)}
        onFocus={(event) => point(top, event.currentTarget)}
        onBlur={() => point(undefined)}
        onPointerEnter={(event) => event.pointerType !== 'touch' && point(top, event.currentTarget)}
        onPointerLeave={() => point(undefined)}
      >
        <svg viewBox="0 0 60 36" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {printed && !showsBack(top) && (
            <Window
              rulebook={catalogue.rulebook}
              card={printed}
              face={{ ...faceOf(catalogue.rulebook, typeOf(printed, top.side)), window: 'plain' }}
              seed={printed.code}
              side={top.side}
              box={{ x: 0, y: 0, width: 60, height: 36 }}
              unit={1}
            />
          )}
        </svg>
        <b>{count}</b>
      </button>
    </span>
  )
}

/** Icons for zones; the icons of printed facts are not among them. */
const placeSigns = new Map([
  ['box', Archive],
  ['barred', Ban],
  ['layers', Layers],
  ['scroll', ScrollText],
])

/**
 * The icon of a zone, or its title where it has no icon.
 * @param label the text for screen readers
 */
export function ZoneSign({ name, label }: { readonly name: string; readonly label?: string }) {
  const { catalogue } = useBoard()
  const { icon } = catalogue.rulebook.zones[name] ?? {}
  const Sign = icon === undefined ? undefined : placeSigns.get(icon)
  if (Sign) return <Sign size={13} aria-hidden={label === undefined} aria-label={label} />
  if (icon !== undefined && isIconName(icon)) return <Icon name={icon} {...(label === undefined ? {} : { label })} />
  return zoneTitle(catalogue, name)
}

/** A pile as a small button with the number of its cards; an empty pile is not drawn. */
export function SmallPile({ zone }: { readonly zone: string }) {
  const { view, catalogue, say, openPile } = useBoard()
  const pile = view.zones[zone]
  if (!pile || pile.count === 0) return null
  const name = say('board.pile', { pile: zoneTitle(catalogue, pile.name), count: pile.count })
  return (
    <button type="button" className="qw-button is-small" data-pile={zone} title={name} aria-label={name} onClick={() => openPile(zone)}>
      <ZoneSign name={pile.name} />
      {pile.count}
    </button>
  )
}
