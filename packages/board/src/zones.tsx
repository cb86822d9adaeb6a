import { Archive, Ban, Layers, ScrollText } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useBoard } from './board-context.ts'
import { CardBack } from './card-back.tsx'
import { CardOnTable, CardStack } from './card-on-table.tsx'
import { Crowd } from './crowd.tsx'
import { TableDials } from './dial.tsx'
import { Icon, isIconName } from './icons.tsx'
import { backDrawing } from './printed.ts'
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

function ZoneFrame({ name, title, size, tone, aside, children }: ZoneFrameProps) {
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

/** The cards of one zone in a row; they overlap where there are many, and where there are more the row scrolls. @param empty what an empty one says */
export function CardRow({ zone, empty }: { readonly zone: string; readonly empty?: string | undefined }) {
  const { view } = useBoard()
  const row = useRef<HTMLUListElement>(null)
  const cards = cardsIn(view, zone)
  if (cards.length === 0) return empty === undefined ? null : <p className="qw-empty">{empty}</p>
  return (
    <div className="qw-lane">
      <ul className="qw-row" ref={row}>
        {cards.map((card) => (
          <CardStack key={card.key} card={card} />
        ))}
      </ul>
      <Crowd row={row} cards={cards} />
    </div>
  )
}

/** How wide a row of the shared area is, as a column of a grid. */
const columns = { one: 'var(--one)', wide: 'var(--wide)', rest: 'minmax(0, 1fr)', tall: 'minmax(0, 1fr)' } as const

function columnOf({ zone }: PlacedZone, count: number): string {
  const size = zone.size !== undefined && Object.hasOwn(columns, zone.size) ? zone.size : 'rest'
  // several cards where one has its room lie beside each other; more of them tuck
  return size === 'one' && count > 1 ? 'var(--two)' : columns[size]
}

/** What all players share: its rows, those that no chapter names, and the piles. */
export function SharedArea({ status }: { readonly status: TableStatus }) {
  const { view, catalogue, say } = useBoard()
  const { rulebook } = catalogue
  const rows = tableZones(rulebook, ['row', 'hand']).filter((one) => isShown(view, catalogue, one))
  const piles = tableZones(rulebook, ['pile', 'count', 'number'])
  const dialled = new Set(Object.values(rulebook.dials).map(({ of, zone }) => (of === 'table' ? (zone ?? rows[0]?.name) : undefined)))
  const style: CSSProperties & { readonly [variable: `--${string}`]: string } = {
    '--columns': [...rows.map((one) => columnOf(one, cardsIn(view, one.id).length)), ...(piles.length > 0 ? ['var(--piles)'] : [])].join(
      ' ',
    ),
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
          <CardRow zone={id} empty={say(emptyCode(catalogue, name, status))} />
        </ZoneFrame>
      ))}
      {unplacedOnTable(view, rulebook).map((zone) => (
        <ZoneFrame key={zone.id} name={zone.name} title={zoneTitle(catalogue, zone.name)} size="line">
          <CardRow zone={zone.id} />
        </ZoneFrame>
      ))}
      {piles.length > 0 && <Piles piles={piles} />}
    </div>
  )
}

/** What an empty zone says, as the code of a message. */
export function emptyCode(catalogue: { readonly has: (code: string) => boolean }, name: string, status: TableStatus): string {
  const code = `board.empty.${name}`
  const atFirst = `${code}.at-first`
  if (status.round === 0 && catalogue.has(atFirst)) return atFirst
  return catalogue.has(code) ? code : 'board.empty.pile'
}

/** The piles of the table: decks as backs, open piles with their last card, and what is only counted. */
function Piles({ piles }: { readonly piles: readonly PlacedZone[] }) {
  const { view, catalogue, say } = useBoard()
  const shown = piles.filter((one) => isShown(view, catalogue, one))
  const decks = shown.filter(({ zone }) => zone.look === 'pile' && zone.top !== 'open')
  const open = shown.filter(({ zone }) => zone.look === 'pile' && zone.top === 'open')
  const [first, ...others] = [...decks, ...open]
  const counted = ({ id, name }: PlacedZone) => (
    <>
      {zoneTitle(catalogue, name)} <b>{view.zones[id]?.count ?? 0}</b>
    </>
  )
  return (
    <section className="qw-zone" data-zone="piles" aria-label={say('board.piles')}>
      <h3 className="qw-label">
        {first && counted(first)}
        {others.map((pile) => (
          <span key={pile.name} className="qw-zone-aside">
            {counted(pile)}
          </span>
        ))}
      </h3>
      <div className="qw-piles">
        <div className="qw-pile-column">
          {decks.map((pile) => (
            <Deck key={pile.name} pile={pile} />
          ))}
          <div className="qw-small-piles">
            {open.map(({ id, name }) => (
              <span key={name} className="qw-only-narrow">
                <SmallPile zone={id} />
              </span>
            ))}
            {shown.map(({ id, name, zone }) => zone.look !== 'pile' && <SmallPile key={name} zone={id} />)}
          </div>
        </div>
        {open.map((pile) => (
          <OpenPile key={pile.name} pile={pile} />
        ))}
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
      aria-label={say('board.pile', { pile: zoneTitle(catalogue, name), count })}
      data-depth={Math.min(3, count)}
      onClick={() => openPile(id)}
    >
      {count > 0 && <CardBack drawing={backDrawing(catalogue.rulebook, zone.back ?? catalogue.rulebook.table.backs?.others)} />}
    </button>
  )
}

/** A pile whose last card lies open. */
function OpenPile({ pile: { id, name } }: { readonly pile: PlacedZone }) {
  const { view, catalogue, say, openPile } = useBoard()
  const count = view.zones[id]?.count ?? 0
  const top = cardsIn(view, id).at(-1)
  if (top === undefined) return <span className="qw-place" aria-hidden="true" />
  return (
    <div className="qw-discard-top">
      <CardOnTable card={top} />
      {count > 1 && (
        <button
          type="button"
          className="qw-button is-small qw-look"
          onClick={() => openPile(id)}
          aria-label={say('board.pile', { pile: zoneTitle(catalogue, name), count })}
        >
          {say('board.cards', { count })}
        </button>
      )}
    </div>
  )
}

/** Signs that stand for a place and not for something that cards print. */
const placeSigns = new Map([
  ['box', Archive],
  ['barred', Ban],
  ['layers', Layers],
  ['scroll', ScrollText],
])

/** The sign of a zone, else its title. @param label read aloud with the sign */
export function ZoneSign({ name, label }: { readonly name: string; readonly label?: string }) {
  const { catalogue } = useBoard()
  const { icon } = catalogue.rulebook.zones[name] ?? {}
  const Sign = icon === undefined ? undefined : placeSigns.get(icon)
  if (Sign) return <Sign size={13} aria-hidden={label === undefined} aria-label={label} />
  if (icon !== undefined && isIconName(icon)) return <Icon name={icon} {...(label === undefined ? {} : { label })} />
  return zoneTitle(catalogue, name)
}

/** A pile as a small button with its count; empty ones are not drawn. */
export function SmallPile({ zone }: { readonly zone: string }) {
  const { view, catalogue, say, openPile } = useBoard()
  const pile = view.zones[zone]
  if (!pile || pile.count === 0) return null
  const name = say('board.pile', { pile: zoneTitle(catalogue, pile.name), count: pile.count })
  return (
    <button type="button" className="qw-button is-small" title={name} aria-label={name} onClick={() => openPile(zone)}>
      <ZoneSign name={pile.name} />
      {pile.count}
    </button>
  )
}
