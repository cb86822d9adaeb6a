import { useMemo } from 'react'
import { BoardContext, useBoard } from '../board-context.ts'
import { CardStack } from '../card-on-table.tsx'
import { Icon, iconNamed } from '../icons.tsx'
import type { Attached } from '../phone/screen.ts'
import { type Sizes, widthsOf } from '../room.ts'
import type { Columns } from './columns.ts'
import { type LaidColumn, laidOut } from './laid.ts'
import type { Standing } from './standing.ts'

interface MiddleProps {
  readonly standing: Standing
  readonly columns: Columns
  /** How the attachments of its cards are shown. */
  readonly attached: Attached
}

const lineOf = { above: 1, below: 3 } as const

/**
 * The cards that take part in this turn, between the seats: those of each seat on its side. Cards that face each other stand in a column
 * with its result. All cards are children of one list, so that a card keeps the focus when it joins a column.
 */
export function Middle({ standing, columns, attached }: MiddleProps) {
  const board = useBoard()
  const { view, catalogue, say, screen } = board
  const own = useMemo(() => ({ ...board, attached }), [board, attached])
  const width = attached === 'strips' ? 'whole' : 'alone'
  const laid = laidOut(columns, (card) => widthsOf(view, catalogue, card)[width])
  const { above, below } = standing.middle
  const style: Sizes = {
    '--tracks': Math.max(1, laid.tracks),
    '--units': Number(laid.units.toFixed(2)),
    '--columns': laid.columns.length,
    '--rows-above': Math.min(1, above.length),
    '--rows-below': Math.min(1, below.length),
  }
  const cards = [...above, ...below]
  const first = screen === 'phone' ? cards[0] : undefined
  return (
    <BoardContext.Provider value={own}>
      <section
        className="qw-middle"
        aria-label={say('board.middle')}
        data-columns={laid.columns.length > 0 ? 'some' : 'none'}
        style={style}
      >
        <ul className="qw-row qw-faced" data-lies="open">
          {laid.columns.map((column) => (
            <li
              key={[...column.cards[standing.active]].map(({ key }) => key).join(' ')}
              className="qw-column"
              data-column={column.cards[standing.active][0]?.key}
              data-state={column.state}
              style={{ gridColumn: `${column.from} / ${column.to}` }}
            >
              <Result column={column} standing={standing} />
            </li>
          ))}
          {laid.apart && columns.apart[standing.active === 'above' ? 'below' : 'above'].length > 0 && (
            <li className="qw-apart" style={{ gridColumn: `${laid.apart.from} / ${laid.apart.to}` }}>
              <span>{say('board.face-off.apart')}</span>
            </li>
          )}
          {cards.map((card) => {
            const range = laid.cards.get(card.key)
            if (!range) return null
            return (
              <CardStack
                key={card.key}
                card={card}
                stop={card === first ? 'tab' : undefined}
                place={{ gridColumn: `${range.from} / ${range.to}`, gridRow: lineOf[range.side] }}
              />
            )
          })}
          {cards.length === 0 && <li className="qw-empty">{say('board.middle.empty')}</li>}
        </ul>
      </section>
    </BoardContext.Provider>
  )
}

/** The sums of a column and what would follow from them now. */
function Result({ column: { result }, standing: { look, active } }: { readonly column: LaidColumn; readonly standing: Standing }) {
  const { catalogue, say } = useBoard()
  const { sums, winner, how, bonus } = result
  const side = say(`board.face-off.side.${winner === active ? 'active' : 'others'}`)
  const told = say(`board.face-off.${how}`, { side, bonus })
  const icon = iconNamed(catalogue.rulebook.facts[look.result.stat]?.icon ?? '')
  return (
    <p className="qw-result" data-how={how} data-winner={winner === active ? 'active' : 'others'}>
      <span className="qw-sums" aria-hidden="true">
        <b data-side="above" data-is={winner === 'above' ? 'more' : 'less'}>
          {sums.above}
        </b>
        <Icon name={icon} />
        <b data-side="below" data-is={winner === 'below' ? 'more' : 'less'}>
          {sums.below}
        </b>
      </span>
      <span className="qw-heard">{say('board.face-off.sums', { above: sums.above, below: sums.below })}</span>
      <span className="qw-told">{told}</span>
    </p>
  )
}
