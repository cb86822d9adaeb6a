'use client'

import { useId } from 'react'
import { type Entry, type ListSort, lists, menus, type Sort } from '../../client/abilities/menus.ts'
import type { BuiltAbility, Choice, Value, Way } from '../../client/abilities/model.ts'
import { filled, offered, type Place, plainFilters } from '../../client/abilities/offers.ts'
import { ChoiceList } from './choice-list.tsx'

export interface AbilityContext {
  readonly ability: BuiltAbility
  readonly place: Place
  /** Traits and keywords that the workspace knows, for suggestions. */
  readonly traits: readonly string[]
  readonly keywords: readonly string[]
}

interface ChoiceInputProps {
  readonly label: string
  readonly menu: readonly Entry[]
  readonly value: Choice
  readonly context: AbilityContext
  readonly onValue: (value: Choice) => void
}

/** One choice of a menu with its blanks. */
export function ChoiceInput({ label, menu, value, context, onValue }: ChoiceInputProps) {
  const id = useId()
  const known =
    menu.find((entry) => entry.id === value.id) ??
    allEntries.find((entry) => entry.id === value.id && menu.some((one) => one.code !== '') && entry.offer === 'read')
  const { ability, place } = context
  const pick = (next: string) => {
    const entry = menu.find((one) => one.id === next)
    if (!entry) return
    const fresh = filled(entry, ability, place)
    // what was chosen before stays where the new entry has a blank for it
    const kept = Object.entries(fresh.with).map(([blank, one]) => [
      blank,
      known?.blanks[blank] === entry.blanks[blank] ? (value.with[blank] ?? one) : one,
    ])
    onValue({ id: next, with: Object.fromEntries(kept) })
  }
  return (
    <div className="st-choice-row">
      <label htmlFor={id} className="st-heard">
        {label}
      </label>
      <select id={id} value={value.id} onChange={(event) => pick(event.target.value)}>
        {!menu.some((one) => one.id === value.id) && <option value={value.id}>{known?.label ?? value.id}</option>}
        {menu.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
      {Object.entries(known?.blanks ?? {}).map(([blank, sort]) => (
        <BlankInput
          key={blank}
          label={`${label}: ${blankNames[blank] ?? blank}`}
          sort={sort}
          isPlain={value.id === 'exhaust-one'}
          value={value.with[blank]}
          context={context}
          onValue={(next) => onValue({ ...value, with: { ...value.with, [blank]: next } })}
        />
      ))}
    </div>
  )
}

const allEntries = Object.values(menus).flat()

const blankNames: { readonly [blank: string]: string } = {
  cards: 'on what',
  card: 'on what',
  group: 'among',
  amount: 'how much',
  count: 'number',
  more: 'number if undefended',
  player: 'who',
  players: 'who',
  until: 'how long',
  filters: 'which',
  conditions: 'if',
  effects: 'then',
  ways: 'ways',
}

interface BlankInputProps {
  readonly label: string
  readonly sort: Sort
  readonly isPlain: boolean
  readonly value: Value | undefined
  readonly context: AbilityContext
  readonly onValue: (value: Value) => void
}

function BlankInput({ label, sort, isPlain, value, context, onValue }: BlankInputProps) {
  const id = useId()
  const { ability, place } = context
  switch (sort) {
    case 'count':
      return (
        <input
          className="st-count"
          type="number"
          min={0}
          max={99}
          aria-label={label}
          value={String(value ?? 1)}
          onChange={(event) => onValue(Math.max(0, Math.min(99, Math.trunc(Number(event.target.value) || 0))))}
        />
      )
    case 'trait':
    case 'keyword': {
      const words = sort === 'trait' ? context.traits : context.keywords
      return (
        <>
          <input
            aria-label={label}
            list={id}
            value={String(value ?? '')}
            autoComplete="off"
            onChange={(event) => onValue(event.target.value)}
          />
          <datalist id={id}>
            {words.map((word) => (
              <option key={word} value={word} />
            ))}
          </datalist>
        </>
      )
    }
    case 'name':
    case 'title':
    case 'set':
      return null
    case 'group':
      return <GroupInput label={label} value={value as Choice} context={context} onValue={onValue} />
    case 'filters':
      return (
        <ChoiceList
          label={label}
          add="which …"
          menu={isPlain ? plainFilters : offered('filters', ability, place)}
          value={(value as readonly Choice[]) ?? []}
          context={context}
          onValue={onValue}
        />
      )
    case 'conditions':
      return (
        <ChoiceList
          label={label}
          add="and if …"
          menu={offered('conditions', ability, place)}
          value={(value as readonly Choice[]) ?? []}
          context={context}
          onValue={onValue}
        />
      )
    case 'effects':
      return (
        <ChoiceList
          label={label}
          add="and …"
          menu={offered('effects', ability, place)}
          value={(value as readonly Choice[]) ?? []}
          context={context}
          onValue={onValue}
        />
      )
    case 'ways':
      return <WaysInput label={label} value={(value as readonly Way[]) ?? []} context={context} onValue={onValue} />
    case 'cards':
    case 'card':
    case 'amount':
    case 'player':
    case 'players':
      return <ChoiceInput label={label} menu={offered(sort, ability, place)} value={value as Choice} context={context} onValue={onValue} />
    default:
      return (
        <select aria-label={label} value={String(value ?? '')} onChange={(event) => onValue(event.target.value)}>
          {lists[sort as ListSort].map(([one, words]) => (
            <option key={one} value={one}>
              {words.replace(/^\[(.*)\]$/, '$1')}
            </option>
          ))}
        </select>
      )
  }
}

interface PartProps<V> {
  readonly label: string
  readonly value: V
  readonly context: AbilityContext
  readonly onValue: (value: V) => void
}

/** A set of cards with its filters. */
export function GroupInput({ label, value, context, onValue }: PartProps<Choice>) {
  const filters = (value.with.filters ?? []) as readonly Choice[]
  return (
    <div className="st-choice-row">
      <select aria-label={label} value={value.id} onChange={(event) => onValue({ ...value, id: event.target.value })}>
        {offered('group', context.ability, context.place).map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
      <ChoiceList
        label={`${label}: which`}
        add="which …"
        menu={offered('filters', context.ability, context.place)}
        value={filters}
        context={context}
        onValue={(next) => onValue({ id: value.id, with: next.length === 0 ? {} : { filters: next } })}
      />
    </div>
  )
}

/** The ways of "choose one". */
function WaysInput({ label, value, context, onValue }: PartProps<readonly Way[]>) {
  const change = (i: number, effects: readonly Choice[]) => onValue(value.map((way, at) => (at === i ? { ...way, effects } : way)))
  return (
    <ol className="st-ways">
      {value.map((way, i) => (
        <li key={way.name}>
          <ChoiceList
            label={`${label}: way ${i + 1}`}
            add="and …"
            menu={offered('effects', context.ability, context.place)}
            value={way.effects}
            context={context}
            onValue={(next) => (next.length === 0 && value.length > 2 ? onValue(value.filter((_, at) => at !== i)) : change(i, next))}
          />
        </li>
      ))}
      <li>
        <button
          type="button"
          className="qw-button"
          onClick={() => onValue([...value, { name: freeName(value), effects: value[0]?.effects ?? [] }])}
        >
          or …
        </button>
      </li>
    </ol>
  )
}

function freeName(ways: readonly Way[]): string {
  let count = ways.length + 1
  while (ways.some(({ name }) => name === `way-${count}`)) count += 1
  return `way-${count}`
}
