import { setTitle } from '@questwright/packs/browser'
import '../parts/search.css'
import { type CardEntry, type CardFilter, type CardState, namingFacts } from '@questwright/contents/card-entries'
import type { PackText } from '@questwright/packs/types'
import { useRulebook } from '../../client/rulebook.ts'
import { stateWords } from './state-badge.tsx'

interface FilterChipsProps {
  readonly entries: readonly CardEntry[]
  readonly text: PackText | undefined
  readonly filter: CardFilter
  readonly onFilter: (filter: CardFilter) => void
}

/** A group of chips: their names, and which are pressed. */
interface ChipGroup {
  readonly name: string
  readonly values: readonly string[]
  readonly word: (value: string) => string
  readonly chosen: readonly string[]
  readonly onChosen: (chosen: readonly string[]) => void
}

const titled = (word: string): string => word.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Chips that filter the list: a card must match at least one pressed chip of each group. */
export function FilterChips({ entries, text, filter, onFilter }: FilterChipsProps) {
  const values = (of: (entry: CardEntry) => string | undefined): readonly string[] =>
    [...new Set(entries.map(of).filter((value) => value !== undefined))].sort()
  const rulebook = useRulebook(entries[0]?.pack ?? '')
  const groups: readonly ChipGroup[] = [
    {
      name: 'Type',
      values: values(({ type }) => type),
      word: titled,
      chosen: filter.types,
      onChosen: (types) => onFilter({ ...filter, types }),
    },
    ...namingFacts(rulebook).map(({ fact, words }) => ({
      name: words.label ?? words.name,
      values: values(({ names }) => names[fact]),
      word: (name: string) => (words.names === 'set' ? setTitle(text, name, rulebook) : undefined) ?? titled(name),
      chosen: filter.names[fact] ?? [],
      onChosen: (chosen: readonly string[]) => onFilter({ ...filter, names: { ...filter.names, [fact]: chosen } }),
    })),
    {
      name: 'State',
      values: values(({ state }) => state),
      word: (state) => titled(stateWords[state as CardState]),
      chosen: filter.states,
      onChosen: (states) => onFilter({ ...filter, states: states as readonly CardState[] }),
    },
  ]
  return (
    <div className="st-chips">
      {groups
        .filter((group) => group.values.length > 1)
        .map(({ name, values: all, word, chosen, onChosen }) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {all.map((value) => (
              <button
                key={value}
                type="button"
                className="st-chip"
                aria-pressed={chosen.includes(value)}
                onClick={() => onChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])}
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

/** Too many traits for chips: a trait is chosen from a list and becomes a chip. */
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
