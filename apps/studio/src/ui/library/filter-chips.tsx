import '../parts/search.css'
import type { PackText } from '@questwright/packs/types'
import type { CardEntry, CardFilter, CardState } from '../../client/card-entries.ts'
import { stateWords } from './state-badge.tsx'

interface FilterChipsProps {
  readonly entries: readonly CardEntry[]
  readonly text: PackText | undefined
  readonly filter: CardFilter
  readonly onFilter: (filter: CardFilter) => void
}

type Group = 'types' | 'spheres' | 'encounterSets' | 'states'

const titled = (word: string): string => word.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Chips that narrow the list; those of one group add up, groups narrow each other. */
export function FilterChips({ entries, text, filter, onFilter }: FilterChipsProps) {
  const values = (of: (entry: CardEntry) => string | undefined): readonly string[] =>
    [...new Set(entries.map(of).filter((value) => value !== undefined))].sort()
  const groups: readonly {
    readonly group: Group
    readonly name: string
    readonly values: readonly string[]
    readonly word: (value: string) => string
  }[] = [
    { group: 'types', name: 'Type', values: values(({ type }) => type), word: titled },
    { group: 'spheres', name: 'Sphere', values: values(({ sphere }) => sphere), word: titled },
    {
      group: 'encounterSets',
      name: 'Encounter set',
      values: values(({ encounterSet }) => encounterSet),
      word: (set) => text?.encounterSets[set]?.title ?? titled(set),
    },
    { group: 'states', name: 'State', values: values(({ state }) => state), word: (state) => titled(stateWords[state as CardState]) },
  ]
  const toggle = (group: Group, value: string) => {
    const chosen: readonly string[] = filter[group]
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    onFilter({ ...filter, [group]: next })
  }
  return (
    <div className="st-chips">
      {groups
        .filter((group) => group.values.length > 1)
        .map(({ group, name, values: all, word }) => (
          <fieldset key={group}>
            <legend>{name}</legend>
            {all.map((value) => (
              <button
                key={value}
                type="button"
                className="st-chip"
                aria-pressed={(filter[group] as readonly string[]).includes(value)}
                onClick={() => toggle(group, value)}
              >
                {word(value)}
              </button>
            ))}
          </fieldset>
        ))}
      <TraitFilter entries={entries} filter={filter} onFilter={onFilter} />
    </div>
  )
}

/** Traits are too many for chips: one is chosen from a list and becomes a chip. */
function TraitFilter({ entries, filter, onFilter }: Omit<FilterChipsProps, 'text'>) {
  const traits = [...new Set(entries.flatMap(({ facts }) => facts?.traits ?? []))].sort((one, other) => one.localeCompare(other, 'en'))
  if (traits.length === 0) return null
  const open = traits.filter((trait) => !filter.traits.includes(trait))
  return (
    <fieldset>
      <legend>Trait</legend>
      {filter.traits.map((trait) => (
        <button
          key={trait}
          type="button"
          className="st-chip"
          aria-pressed="true"
          onClick={() => onFilter({ ...filter, traits: filter.traits.filter((one) => one !== trait) })}
        >
          {trait}
        </button>
      ))}
      <select
        className="st-chip-select"
        aria-label="Filter by trait"
        value=""
        onChange={(event) => event.target.value !== '' && onFilter({ ...filter, traits: [...filter.traits, event.target.value] })}
      >
        <option value="">Any trait …</option>
        {open.map((trait) => (
          <option key={trait} value={trait}>
            {trait}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
