import type { Menus } from '@questwright/abilities'
import { SearchPick } from '../parts/search-pick.tsx'

/** An entry as the menu shows it. */
interface MenuLine {
  readonly id: string
  readonly label: string
  readonly heading?: string | undefined
}

interface MenuPickProps {
  readonly id?: string
  readonly label: string
  readonly menus: Menus
  readonly value: string
  readonly entries: readonly MenuLine[]
  /** For a menu that adds an entry: its label, since nothing is chosen. */
  readonly adds?: string
  readonly onPick: (id: string) => void
}

/** Menus with more entries than this get a search field. */
const mostInSight = 12

/** A menu of the ability builder: a plain select while it is short, with search and headings when it is long. */
export function MenuPick({ id, label, menus, value, entries, adds, onPick }: MenuPickProps) {
  if (entries.length > mostInSight)
    return (
      <SearchPick
        {...(id === undefined ? {} : { id })}
        label={label}
        value={value}
        shown={adds ?? entries.find((one) => one.id === value)?.label ?? value}
        look={adds === undefined ? undefined : 'add'}
        choices={entries.map((one) => ({ ...one, heading: one.heading === undefined ? undefined : menus.headings[one.heading] }))}
        headings={Object.values(menus.headings)}
        onPick={onPick}
      />
    )
  return (
    <select
      id={id}
      aria-label={label}
      className={adds === undefined ? undefined : 'st-add'}
      value={value}
      onChange={(event) => onPick(event.target.value)}
    >
      {adds !== undefined && <option value="">{adds}</option>}
      {entries.map((one) => (
        <option key={one.id} value={one.id}>
          {one.label}
        </option>
      ))}
    </select>
  )
}
