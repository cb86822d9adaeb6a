'use client'

import { X } from 'lucide-react'
import type { Entry } from '../../client/abilities/menus.ts'
import type { Choice } from '../../client/abilities/model.ts'
import { filled } from '../../client/abilities/offers.ts'
import { type AbilityContext, ChoiceInput } from './choice-input.tsx'

interface ChoiceListProps {
  readonly label: string
  /** What the menu says that adds one. */
  readonly add: string
  readonly menu: readonly Entry[]
  readonly value: readonly Choice[]
  readonly context: AbilityContext
  readonly most?: number
  /** Effects stand below each other in a box of their own; other choices beside what they belong to. */
  readonly look?: 'effects' | undefined
  readonly onValue: (value: readonly Choice[]) => void
}

/** Any number of choices of a menu, in order. */
export function ChoiceList({ label, add, menu, value, context, most = 6, look, onValue }: ChoiceListProps) {
  return (
    <div className={look === 'effects' ? 'st-choice-list is-effects' : 'st-choice-list'}>
      {value.map((one, i) => {
        const name = value.length > 1 ? `${label} ${i + 1}` : label
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same choice may stand there twice
          <div key={i} className="st-choice-line">
            <ChoiceInput
              label={name}
              menu={menu}
              value={one}
              context={context}
              onValue={(next) => onValue(value.map((old, at) => (at === i ? next : old)))}
            />
            <button
              type="button"
              className="qw-button is-icon"
              aria-label={`Take out ${name}`}
              onClick={() => onValue(value.filter((_, at) => at !== i))}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </div>
        )
      })}
      {value.length < most && menu.length > 0 && (
        <select
          className="st-add"
          aria-label={`${label}: add`}
          value=""
          onChange={(event) => {
            const entry = menu.find(({ id }) => id === event.target.value)
            if (entry) onValue([...value, filled(entry, context.ability, context.place)])
          }}
        >
          <option value="">{add}</option>
          {menu.map(({ id, label: words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
