import { entryIn } from '@questwright/rulebook'
import type { Catalogue } from './catalogue.ts'
import type { CardView } from './door-types.ts'
import { tokenWords } from './printed.ts'

function TokenShape({ shape }: { readonly shape: string | undefined }) {
  switch (shape) {
    case 'drop':
      return (
        <path
          d="M13.5 1.5C18 8 23 12 23 17.2A9.5 9.5 0 0 1 4 17.2C4 12 9 8 13.5 1.500Z"
          fill="#c01f38"
          stroke="#fff6e2"
          strokeWidth="1.4"
        />
      )
    case 'coin':
      return (
        <>
          <circle cx="13.5" cy="13.5" r="11" fill="#e2ae3a" stroke="#4a3204" strokeWidth="1.3" />
          <circle cx="13.5" cy="13.5" r="8.3" fill="none" stroke="#4a3204" strokeOpacity=".5" />
        </>
      )
    case 'hexagon':
      return <path d="M13.5 1.5L24 7.5v12L13.5 25.5 3 19.5v-12Z" fill="#0b625d" stroke="#fff6e2" strokeWidth="1.3" />
    case 'flame':
      return (
        <path
          d="M13.5 1C20 8 24 11 23 18A9.5 9 0 0 1 4 18C4 13 8 12 8 7c3 1 4 3 4.5 5C14 9 14 5 13.5 1Z"
          fill="#a23b08"
          stroke="#fff6e2"
          strokeWidth="1.3"
        />
      )
    default:
      return <rect x="3" y="3" width="21" height="21" rx="5" fill="#3d434c" stroke="#fff6e2" strokeWidth="1.3" />
  }
}

export interface TokensProps {
  readonly catalogue: Catalogue
  readonly card: CardView
  /** Kinds of tokens that are drawn elsewhere, such as those that a bar on the face counts. */
  readonly without?: readonly string[]
}

/** The tokens on a card, each kind in its own shape, upright even where the card is turned. */
export function Tokens({ catalogue, card, without = [] }: TokensProps) {
  const { tokenFaces } = catalogue.rulebook
  const order = Object.keys(tokenFaces)
  // kinds that are not in the rulebook come last
  const placeOf = (token: string) => (order.includes(token) ? order.indexOf(token) : order.length)
  const tokens = Object.entries(card.tokens)
    .filter(([token, count]) => count > 0 && !without.includes(token))
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
  if (tokens.length === 0) return null
  return (
    <span className="qw-tokens" aria-hidden="true">
      {tokens.map(([token, count]) => (
        // the number is part of the React key, so that a changed number is a new element and is animated
        <span
          key={`${token}${count}`}
          className="qw-token"
          data-token={token}
          data-shape={entryIn(tokenFaces, token)?.shape}
          data-count={count}
          title={tokenWords(catalogue, token, count, card.code)}
        >
          <svg viewBox="0 0 27 27" aria-hidden="true">
            <TokenShape shape={entryIn(tokenFaces, token)?.shape} />
          </svg>
          <b>{count}</b>
        </span>
      ))}
    </span>
  )
}
