import { Archive, Ban, Layers, ScrollText } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useBoard } from './board-context.ts'
import { CardBack } from './card-face.tsx'
import { CardOnTable, CardStack } from './card-on-table.tsx'
import { Crowd } from './crowd.tsx'
import type { ZoneView } from './door-types.ts'
import { Icon } from './icons.tsx'
import { zoneCode } from './pile-dialog.tsx'
import { isSeat } from './seat.ts'
import { cardsIn, type TableStatus } from './view.ts'

/** Table zones that have a place of their own. All others are drawn after them, so that nothing is dropped. */
const placed = [
  'staging-area',
  'active-location',
  'current-quest',
  'quest-deck',
  'encounter-deck',
  'encounter-discard',
  'victory-display',
  'set-aside',
  'removed',
  'resolving',
  // the scenario, and the rules that hold: a pile to read
  'rules',
]

/** Zones whose cards lie open on the table, where questions are answered on them. */
export function openZones(zones: { readonly [id: string]: ZoneView }): readonly ZoneView[] {
  const open = ['staging-area', 'active-location', 'current-quest', 'resolving']
  const ofSeats = ['hand', 'play-area', 'engaged']
  const ids = new Set(
    Object.values(zones)
      .filter((zone) => (zone.seat === undefined ? open.includes(zone.name) || isExtra(zone) : ofSeats.includes(zone.name)))
      .map((zone) => zone.id),
  )
  return Object.values(zones).filter((zone) => ids.has(zone.id))
}

function isExtra(zone: ZoneView): boolean {
  return zone.seat === undefined && zone.host === undefined && !placed.includes(zone.name) && zone.cards.length > 0 && !isSeats(zone)
}

/** The zone in which seats lie as cards is no zone to look at. */
function isSeats(zone: ZoneView): boolean {
  return zone.cards.every(isSeat)
}

interface ZoneFrameProps {
  readonly name: string
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

function ZoneFrame({ name, title, aside, children }: ZoneFrameProps) {
  return (
    <section className="qw-zone" data-zone={name} aria-label={title}>
      <h3 className="qw-label">
        {title}
        {aside !== undefined && <span className="qw-zone-aside">{aside}</span>}
      </h3>
      {children}
    </section>
  )
}

/** The cards of one zone in a row; they overlap where there are many, and where there are more the row scrolls. */
export function CardRow({ zone, empty }: { readonly zone: string; readonly empty?: string | undefined }) {
  const { view, say } = useBoard()
  const row = useRef<HTMLUListElement>(null)
  const cards = cardsIn(view, zone)
  if (cards.length === 0) return empty === undefined ? null : <p className="qw-empty">{say(empty)}</p>
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

/** The encounter side: quest, active location, staging area, what is being revealed, and the piles. */
export function EncounterSide({ status }: { readonly status: TableStatus }) {
  const { view, say } = useBoard()
  const resolving = view.zones.resolving
  const extras = Object.values(view.zones).filter(isExtra)
  const questing = status.phase === 'quest' && status.committedWillpower !== undefined
  const resolves = resolving !== undefined && resolving.cards.length > 0
  const hasSeveral = cardsIn(view, 'active-location').length > 1
  return (
    <div className={`qw-encounter-side${resolves ? ' has-resolving' : ''}${hasSeveral ? ' has-active-locations' : ''}`}>
      <ZoneFrame name="current-quest" title={say(zoneCode('current-quest'))}>
        <CardRow zone="current-quest" empty={status.round === 0 ? 'board.empty.current-quest' : 'board.empty.no-stage-left'} />
      </ZoneFrame>
      <ZoneFrame name="active-location" title={say(zoneCode(hasSeveral ? 'active-locations' : 'active-location'))}>
        <CardRow zone="active-location" empty="board.empty.active-location" />
      </ZoneFrame>
      {resolves && (
        <ZoneFrame name="resolving" title={say(zoneCode('resolving'))}>
          <CardRow zone="resolving" />
        </ZoneFrame>
      )}
      <ZoneFrame
        name="staging-area"
        title={say(zoneCode('staging-area'))}
        aside={
          <>
            {questing && (
              <b className="is-willpower" title={say('board.committed-willpower', { willpower: status.committedWillpower ?? 0 })}>
                <Icon name="willpower" label={say('board.committed-willpower', { willpower: status.committedWillpower ?? 0 })} />
                {status.committedWillpower}
              </b>
            )}
            {status.stagingThreat !== undefined && (
              <b className="is-threat" title={say('board.staged-threat', { threat: status.stagingThreat })}>
                <Icon name="threat" label={say('board.staged-threat', { threat: status.stagingThreat })} />
                {status.stagingThreat}
              </b>
            )}
          </>
        }
      >
        <CardRow zone="staging-area" empty="board.empty.staging-area" />
      </ZoneFrame>
      {extras.map((zone) => (
        <ZoneFrame key={zone.id} name={zone.name} title={say(zoneCode(zone.name))}>
          <CardRow zone={zone.id} />
        </ZoneFrame>
      ))}
      <Piles />
    </div>
  )
}

function Piles() {
  const { view, catalogue, say, openPile } = useBoard()
  // the scenario alone is where the game began: nobody needs to look it up
  const hasRules = cardsIn(view, 'rules').some(({ code }) => code !== undefined && catalogue.card(code)?.type === 'rule')
  const deck = view.zones['encounter-deck']
  const discard = view.zones['encounter-discard']
  const top = discard ? cardsIn(view, discard.id).at(-1) : undefined
  const pileName = (zone: string) => say('board.pile', { pile: say(zoneCode(zone)), count: view.zones[zone]?.count ?? 0 })
  return (
    <section className="qw-zone" data-zone="encounter-piles" aria-label={say('board.encounter-piles')}>
      <h3 className="qw-label">
        {say(zoneCode('encounter-deck'))} <b>{deck?.count ?? 0}</b>
        <span className="qw-zone-aside">
          {say(zoneCode('encounter-discard'))} <b>{discard?.count ?? 0}</b>
        </span>
      </h3>
      <div className="qw-piles">
        <div className="qw-pile-column">
          <button
            type="button"
            className="qw-pile is-deck"
            aria-label={pileName('encounter-deck')}
            data-depth={Math.min(3, deck?.count ?? 0)}
            onClick={() => openPile('encounter-deck')}
          >
            {(deck?.count ?? 0) > 0 && <CardBack kind="encounter" />}
          </button>
          <div className="qw-small-piles">
            <span className="qw-only-narrow">
              <SmallPile zone="encounter-discard" icon={<Icon name="discard" />} />
            </span>
            <SmallPile zone="victory-display" icon={<Icon name="victory" />} />
            <SmallPile zone="set-aside" icon={<Archive size={13} aria-hidden="true" />} />
            <SmallPile zone="removed" icon={<Ban size={13} aria-hidden="true" />} />
            <SmallPile zone="quest-deck" icon={<Layers size={13} aria-hidden="true" />} />
            {hasRules && <SmallPile zone="rules" icon={<ScrollText size={13} aria-hidden="true" />} />}
          </div>
        </div>
        {top ? (
          <div className="qw-discard-top">
            <CardOnTable card={top} />
            {(discard?.count ?? 0) > 1 && (
              <button
                type="button"
                className="qw-button is-small qw-look"
                onClick={() => openPile('encounter-discard')}
                aria-label={pileName('encounter-discard')}
              >
                {say('board.cards', { count: discard?.count ?? 0 })}
              </button>
            )}
          </div>
        ) : (
          <span className="qw-place" aria-hidden="true" />
        )}
      </div>
    </section>
  )
}

/** A pile as a small button with its count; empty ones are not drawn. */
export function SmallPile({ zone, icon }: { readonly zone: string; readonly icon: ReactNode }) {
  const { view, say, openPile } = useBoard()
  const pile = view.zones[zone]
  if (!pile || pile.count === 0) return null
  const name = say('board.pile', { pile: say(zoneCode(pile.name)), count: pile.count })
  return (
    <button type="button" className="qw-button is-small" title={name} aria-label={name} onClick={() => openPile(zone)}>
      {icon}
      {pile.count}
    </button>
  )
}
