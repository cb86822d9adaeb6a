'use client'

import { CardAlone, type Catalogue, liesWide } from '@questwright/board'
import { useState } from 'react'

interface TableFacesProps {
  readonly catalogue: Catalogue
  readonly code: string
  readonly side: string | undefined
}

/** Amount of a token on the card in the preview. */
const some = 2

const exhausted = 'exhausted'

/** The card as on the table, in its size there and in both themes; switches exhaust it and add tokens. */
export function TableFaces({ catalogue, code, side }: TableFacesProps) {
  const { rulebook } = catalogue
  const [shown, setShown] = useState<readonly string[]>([])
  const tokens = Object.keys(rulebook.tokenFaces)
  const states = [
    ...(Object.hasOwn(rulebook.sceneBoard.states, exhausted)
      ? [{ state: exhausted, name: catalogue.sentence('board.mark.exhausted', {}) }]
      : []),
    ...tokens.map((token) => ({ state: token, name: catalogue.sentence(`board.token.${token}`, { count: some }) })),
  ]
  const lying = {
    catalogue,
    code,
    side,
    marks: shown.includes(exhausted) ? [exhausted] : [],
    tokens: Object.fromEntries(tokens.flatMap((token) => (shown.includes(token) ? [[token, some] as const] : []))),
  }
  return (
    <section className="st-faces" aria-label="On the table">
      <div className="st-faces-states" role="group" aria-label="How it lies">
        {states.map(({ state, name }) => (
          <button
            key={state}
            type="button"
            className="qw-button is-small"
            aria-pressed={shown.includes(state)}
            onClick={() => setShown(shown.includes(state) ? shown.filter((one) => one !== state) : [...shown, state])}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="st-faces-pair">
        {(['light', 'dark'] as const).map((theme) => (
          <figure key={theme} data-theme={theme} className="qw">
            <CardAlone {...lying} />
            <figcaption>{theme === 'light' ? 'By day' : 'By night'}</figcaption>
          </figure>
        ))}
      </div>
      <p className="st-quiet">
        {liesWide(catalogue, code) ? 'In the size that it has on a table.' : 'In the size that it has on a table in this window.'}
      </p>
    </section>
  )
}
