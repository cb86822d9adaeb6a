import type { Catalogue } from './catalogue.ts'
import { countedOn } from './counted.ts'
import type { CardView } from './door-types.ts'
import { faceOf } from './faces.ts'
import { cardName, statColumn, typeOf } from './printed.ts'
import { TableFace } from './table-face.tsx'
import { Tokens } from './tokens.tsx'

interface CardAloneProps {
  readonly catalogue: Catalogue
  /** `pack:slug` */
  readonly code: string
  readonly side?: string | undefined
  /** The states of the card, by the names that the rules give them. */
  readonly marks?: readonly string[]
  /** Amount of each kind of token. */
  readonly tokens?: CardView['tokens']
}

/** A card drawn as on a table and in the same size, but outside of a table: leaning when exhausted, with its tokens on it. */
export function CardAlone({ catalogue, code, side, marks = [], tokens = {} }: CardAloneProps) {
  const card = catalogue.card(code)
  const view: CardView = {
    key: code,
    knowledge: 'known',
    code,
    ...(side === undefined ? {} : { side }),
    zone: '',
    tokens,
    marks,
    stats: {},
  }
  const { rulebook } = catalogue
  const lies = faceOf(rulebook, typeOf(card, side)).lies
  const onBars = countedOn(rulebook, statColumn(rulebook, { card, view, side }), view).flatMap(({ way, token }) =>
    way === 'fills' ? token : [],
  )
  const classes = ['qw-slot', 'qw-alone', 'lies-open', marks.includes('exhausted') ? 'is-exhausted' : '', lies === 'wide' ? 'is-wide' : '']
  return (
    <span className={classes.filter((one) => one !== '').join(' ')} role="img" aria-label={cardName(catalogue, view, card)}>
      <span className="qw-card">
        <span className="qw-turn">
          <TableFace catalogue={catalogue} card={card} code={code} side={side} view={view} />
        </span>
      </span>
      <Tokens catalogue={catalogue} card={view} without={onBars} />
    </span>
  )
}
