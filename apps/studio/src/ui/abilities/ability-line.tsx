'use client'

import { type Menus, type ReadAbility, sayAbility, sayParts } from '@questwright/abilities'
import { RichText } from '@questwright/board'
import { Code, Hand, Pencil } from 'lucide-react'
import { Changing } from '../parts/writing.tsx'

interface AbilityLineProps {
  readonly menus: Menus
  readonly read: ReadAbility
  /** The sentence of the card's text that describes it, if one matches. */
  readonly printed: string | undefined
  readonly code: string
  readonly title: string
  /** The kind of card to which the card is attached. */
  readonly host: string
  readonly onChange: () => void
  readonly onLine: (line: number) => void
}

/** Shows an ability: as a sentence, with the parts that the menus know and, on demand, its script. */
export function AbilityLine({ menus, read, printed, code, title, host, onChange, onLine }: AbilityLineProps) {
  const { ability, known, line, side } = read
  const told = ability ?? known
  const sentence = printed ?? (ability && sayAbility(menus, ability, title, host))
  return (
    <>
      <div className="st-ability-head">
        {side && <span className="st-ability-side">Side {side}</span>}
        {sentence === undefined ? (
          <p className="st-quiet">The text of the card says nothing like this.</p>
        ) : (
          <p className="st-ability-sentence">
            <RichText text={sentence} />
          </p>
        )}
        {ability ? (
          <Changing>
            <button type="button" className="qw-button" onClick={onChange}>
              <Pencil size={14} aria-hidden="true" /> Change<span className="st-heard"> the ability of line {line}</span>
            </button>
          </Changing>
        ) : (
          <span className="st-tag st-by-hand" title="The menus do not cover all of it: it is changed in the script">
            <Hand size={13} aria-hidden="true" /> by hand
          </span>
        )}
      </div>
      <ul className="st-ability-parts" aria-label="Its parts">
        {(told ? sayParts(menus, told, title, host) : []).map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same text, and they never move
          <li key={i}>
            <RichText text={part} />
          </li>
        ))}
        {!ability && (
          <li className="is-script">
            <button type="button" onClick={() => onLine(line)}>
              <Code size={13} aria-hidden="true" /> script, line {line}
            </button>
          </li>
        )}
      </ul>
      <details className="st-ability-script">
        <summary>Show script</summary>
        <pre>{code}</pre>
        <button type="button" className="st-link" onClick={() => onLine(line)}>
          Line {line}
        </button>
      </details>
    </>
  )
}
