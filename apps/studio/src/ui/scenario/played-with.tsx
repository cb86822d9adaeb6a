'use client'

import { choicesOfDeckCards, withDeckCards } from '@questwright/editing/scenario'
import { SelectField } from '@questwright/table-page/parts/select-field'
import { Changing } from '../parts/writing.tsx'
import type { ScenarioPanelProps } from './panel-props.ts'

/** Chooses cards for decks that are used only in scenarios which name them. Renders nothing if no loaded system has such cards. */
export function PlayedWith({ facts, edit, names }: ScenarioPanelProps) {
  const sorts = Object.entries(names.rulebook.deckCards)
  if (sorts.length === 0) return null
  return (
    <div className="st-ends">
      <h3>Cards of decks that not every scenario is played with</h3>
      <Changing>
        {sorts.map(([sort, { several }]) => {
          const said = facts.deckCards?.[sort]
          const value = said === undefined ? 'none' : said === 'all' ? 'all' : said.join(' ')
          const values = choicesOfDeckCards(sort, names)
          return (
            <SelectField
              key={sort}
              label={`${several.slice(0, 1).toUpperCase()}${several.slice(1)}`}
              value={value}
              options={[
                { value: 'none', name: 'None' },
                { value: 'all', name: 'All' },
                ...values.map((one) => ({ value: one, name: `Those of ${names.title(one, 'set')}` })),
                ...(value === 'none' || value === 'all' || values.includes(value) ? [] : [{ value, name: value }]),
              ]}
              onValue={(to) => edit((now) => withDeckCards(now, sort, to === 'none' ? undefined : to === 'all' ? 'all' : to.split(' ')))}
            />
          )
        })}
      </Changing>
    </div>
  )
}
