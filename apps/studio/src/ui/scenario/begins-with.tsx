'use client'

import { cardChoice, cardsOfSort, traitsOfSort, withBeginning, withOthers, withSort } from '@questwright/editing/scenario'
import { SelectField } from '@questwright/table-page/parts/select-field'
import { Changing } from '../parts/writing.tsx'
import type { ScenarioPanelProps } from './panel-props.ts'

/** Chooses the starting card with rules of its own that the first player gets. Renders nothing if no loaded system has such cards. */
export function BeginsWith({ facts, edit, pack, bundles, names }: ScenarioPanelProps) {
  const sorts = Object.entries(names.rulebook.startingCards)
  const { with: sort = '', card = '', trait = '', instead } = facts.begins ?? {}
  if (sorts.length === 0 && sort === '') return null
  const { one = sort } = names.rulebook.startingCards[sort] ?? {}
  const cards = cardsOfSort(sort, names)
  const traits = traitsOfSort(sort, names)
  return (
    <div className="st-ends">
      <h3>The first player begins with</h3>
      <p className="st-scenario-empty">
        {sort === ''
          ? 'What the decks begin with: that is the rule.'
          : instead === 'none'
            ? `${names.title(card)}, and no other of ${names.rulebook.startingCards[sort]?.several ?? sort}.`
            : `${one}${trait === '' ? '' : ` with the trait ${trait}`}: the one of a deck, or else ${names.title(card)}.`}
      </p>
      <Changing>
        <SelectField
          label="Besides the decks"
          value={sort}
          options={[
            { value: '', name: 'Nobody' },
            ...sorts.map(([value, words]) => ({ value, name: words.one })),
            ...(sort === '' || sort in names.rulebook.startingCards ? [] : [{ value: sort, name: `${sort}, which no pack here brings` }]),
          ]}
          onValue={(to) => edit((now) => withSort(now, to, names))}
        />
        {sort !== '' && (
          <>
            <SelectField
              label="Where no deck brings one"
              {...cardChoice(cards, card, { pack, bundles })}
              onValue={(to) => edit((now) => withBeginning(now, { card: to }))}
            />
            <SelectField
              label="One of a deck has the trait"
              value={trait}
              options={[
                { value: '', name: 'Any' },
                ...(trait === '' || traits.includes(trait) ? traits : [trait, ...traits]).map((value) => ({ value, name: value })),
              ]}
              onValue={(to) => edit((now) => withBeginning(now, { trait: to }))}
            />
            <SelectField
              label="Another one of a deck"
              value={instead ?? 'may'}
              options={[
                { value: 'may', name: 'Replaces it' },
                { value: 'none', name: 'Cannot be played' },
              ]}
              onValue={(to) => edit((now) => withOthers(now, to === 'none' ? 'none' : 'may'))}
            />
          </>
        )}
      </Changing>
    </div>
  )
}
