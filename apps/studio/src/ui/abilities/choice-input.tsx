'use client'

import {
  type BuilderPlace,
  type BuiltAbility,
  behind,
  type Choice,
  type ChoiceWay,
  type Entry,
  filled,
  freeName,
  inside,
  isChoice,
  isStepSort,
  type Menus,
  nameOfWay,
  offered,
  plainFilters,
  type Value,
  wantedIn,
  withWayNames,
  wordsOfList,
  wordsOfWay,
} from '@questwright/abilities'
import { X } from 'lucide-react'
import { useId } from 'react'
import { MenuPick } from './menu-pick.tsx'
import { WayName } from './way-name.tsx'

export interface AbilityContext {
  /** The menus of the pack's game. */
  readonly menus: Menus
  readonly ability: BuiltAbility
  readonly place: BuilderPlace
  /** Traits and keywords of the workspace, as suggestions. */
  readonly traits: readonly string[]
  readonly keywords: readonly string[]
  /** Keywords of the workspace that a card can print in front of an ability word. */
  readonly wordsBefore: readonly string[]
  /** The labels of options in the text file, by the names of the options. */
  readonly said: { readonly [name: string]: string }
  /** The card's title, and the kind of card to which it is attached. */
  readonly title: string
  readonly host: string
}

interface ChoiceInputProps {
  readonly label: string
  readonly menu: readonly Entry[]
  readonly value: Choice
  readonly context: AbilityContext
  readonly onValue: (value: Choice) => void
}

/** Input for a choice from a menu, with an input for each of its blanks. */
export function ChoiceInput({ label, menu, value, context, onValue }: ChoiceInputProps) {
  const { ability, menus, place } = context
  const known =
    menu.find((entry) => entry.id === value.id) ??
    Object.values(menus.of)
      .flat()
      .find((entry) => entry.id === value.id && menu.some((one) => one.code !== '') && entry.offer === 'read')
  // entries that exist only to recognise scripts are not offered, except for the one that is chosen
  const shown = menu.filter(({ offer }) => offer !== 'read')
  const pick = (next: string) => {
    const entry = menu.find((one) => one.id === next)
    if (!entry) return
    const fresh = filled(menus, entry, ability, place)
    // a newly chosen entry keeps the values of blanks that the old entry had too
    const kept = Object.entries(fresh.with).map(([blank, one]) => [
      blank,
      known?.blanks[blank] === entry.blanks[blank] && isAllowed(entry, blank, value.with[blank]) ? (value.with[blank] ?? one) : one,
    ])
    onValue({ id: next, with: Object.fromEntries(kept) })
  }
  // a blank may need a card or player that always exists: then a choice that may be absent is not allowed
  function isAllowed(entry: Entry, blank: string, held: Value | undefined): boolean {
    const wanted = wantedIn(entry, blank)
    return (
      wanted === undefined ||
      !isChoice(held) ||
      offered(menus, entry.blanks[blank] ?? '', ability, place, wanted).some(({ id }) => id === held.id)
    )
  }
  return (
    <div className="st-choice-row">
      <MenuPick label={label} menus={menus} value={value.id} entries={withChosen(shown, value.id, known)} onPick={pick} />
      {Object.entries(known?.blanks ?? {}).map(([blank, sort]) => (
        <BlankInput
          key={blank}
          label={`${label}: ${blankNames[blank] ?? blank}`}
          sort={sort}
          isPlain={known?.knows === 'card'}
          wanted={wantedIn(known, blank)}
          value={value.with[blank]}
          context={{ ...context, place: inside(place, known) }}
          onValue={(next) => onValue({ ...value, with: { ...value.with, [blank]: next } })}
        />
      ))}
      {known?.returns !== undefined && (
        <input
          aria-label={`${label}: name for later effects`}
          placeholder="call it …"
          value={String(value.with.as ?? '')}
          autoComplete="off"
          onChange={(event) => {
            const { as: _, ...others } = value.with
            const taken = (place.steps ?? []).map(({ name }) => name)
            const typed = event.target.value.trim()
            onValue({ ...value, with: typed === '' ? others : { ...others, as: freeName(menus, typed, taken) } })
          }}
        />
      )}
    </div>
  )
}

/** The entries of a menu to show; the chosen entry is added if the menu does not offer it. */
const withChosen = (menu: readonly Entry[], id: string, known: Entry | undefined): readonly Pick<Entry, 'id' | 'label' | 'heading'>[] =>
  menu.some((one) => one.id === id) ? menu : [{ id, label: known?.label ?? id }, ...menu]

const blankNames: { readonly [blank: string]: string } = {
  cards: 'on what',
  card: 'on what',
  group: 'among',
  amount: 'how much',
  count: 'number',
  more: 'number instead',
  threshold: 'from what number on',
  others: 'otherwise',
  player: 'who',
  players: 'who',
  until: 'how long',
  filters: 'which',
  conditions: 'if',
  effects: 'then',
  ways: 'ways',
  step: 'of which effect',
}

interface BlankInputProps {
  readonly label: string
  readonly sort: string
  readonly isPlain: boolean
  readonly wanted?: 'present' | undefined
  readonly value: Value | undefined
  readonly context: AbilityContext
  readonly onValue: (value: Value) => void
}

function BlankInput({ label, sort, isPlain, wanted, value, context, onValue }: BlankInputProps) {
  const id = useId()
  const { ability, menus, place } = context
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
    case 'code':
      return <input aria-label={label} value={String(value ?? '')} autoComplete="off" onChange={(event) => onValue(event.target.value)} />
    case 'name':
      return null
    case 'group':
      return <GroupInput label={label} value={value as Choice} context={context} onValue={onValue} />
    case 'filters':
      return (
        <ChoiceList
          label={label}
          add="which …"
          menu={isPlain ? plainFilters(menus) : offered(menus, 'filters', ability, place)}
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
          menu={offered(menus, 'conditions', ability, place)}
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
          look="effects"
          menu={offered(menus, 'effects', ability, place)}
          value={(value as readonly Choice[]) ?? []}
          context={context}
          onValue={onValue}
        />
      )
    case 'ways':
      return <WaysInput label={label} value={(value as readonly ChoiceWay[]) ?? []} context={context} onValue={onValue} />
    case 'cards':
    case 'card':
    case 'amount':
    case 'player':
    case 'players':
      return (
        <ChoiceInput
          label={label}
          menu={offered(menus, sort, ability, place, wanted)}
          value={value as Choice}
          context={context}
          onValue={onValue}
        />
      )
    default:
      if (isStepSort(sort))
        return (
          <select aria-label={label} value={String(value ?? '')} onChange={(event) => onValue(event.target.value)}>
            {(place.steps ?? [])
              .filter(({ returns }) => `${returns} name` === sort)
              .map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
          </select>
        )
      return (
        <select aria-label={label} value={String(value ?? '')} onChange={(event) => onValue(event.target.value)}>
          {wordsOfList(menus, sort, ability).map(([one, words]) => (
            <option key={one} value={one}>
              {words.replace(/^\[(.*)\]$/, '$1')}
            </option>
          ))}
        </select>
      )
  }
}

export interface ChoiceListProps {
  readonly label: string
  /** The label of the menu that adds a choice. */
  readonly add: string
  readonly menu: readonly Entry[]
  readonly value: readonly Choice[]
  readonly context: AbilityContext
  readonly most?: number
  /** Effects are below each other in a box of their own; other choices are inline. */
  readonly look?: 'effects' | undefined
  readonly onValue: (value: readonly Choice[]) => void
}

/** An ordered list of choices from a menu. */
export function ChoiceList({ label, add, menu, value, context, most = 6, look, onValue }: ChoiceListProps) {
  return (
    <div className={look === 'effects' ? 'st-choice-list is-effects' : 'st-choice-list'}>
      {value.map((one, i) => {
        const name = value.length > 1 ? `${label} ${i + 1}` : label
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same choice may be in the list twice
          <div key={i} className="st-choice-line">
            <ChoiceInput
              label={name}
              menu={menu}
              value={one}
              context={{ ...context, place: behind(context.menus, context.place, value.slice(0, i)) }}
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
        <MenuPick
          label={`${label}: add`}
          menus={context.menus}
          value=""
          adds={add}
          entries={menu}
          onPick={(id) => {
            const entry = menu.find((one) => one.id === id)
            const place = behind(context.menus, context.place, value)
            if (entry) onValue([...value, filled(context.menus, entry, context.ability, place)])
          }}
        />
      )}
    </div>
  )
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
  const own = filters.length === 0 ? {} : { filters }
  const shown = offered(context.menus, 'group', context.ability, context.place)
  const known = context.menus.of.group.find(({ id }) => id === value.id)
  return (
    <div className="st-choice-row">
      <MenuPick
        label={label}
        menus={context.menus}
        value={value.id}
        entries={withChosen(shown, value.id, known)}
        onPick={(id) => onValue({ id, with: own })}
      />
      {Object.entries(known?.blanks ?? {}).map(([blank, sort]) => (
        <BlankInput
          key={blank}
          label={`${label}: ${blankNames[blank] ?? blank}`}
          sort={sort}
          isPlain={false}
          value={value.with[blank]}
          context={context}
          onValue={(next) => onValue({ ...value, with: { ...value.with, [blank]: next } })}
        />
      ))}
      <ChoiceList
        label={`${label}: which`}
        add="which …"
        menu={offered(context.menus, 'filters', context.ability, context.place)}
        value={filters}
        context={context}
        onValue={(next) => {
          const { filters: _, ...others } = value.with
          onValue({ id: value.id, with: next.length === 0 ? others : { ...others, filters: next } })
        }}
      />
    </div>
  )
}

/** The options of "choose one": effects, name in the script, and label at the table. */
function WaysInput({ label, value, context, onValue }: PartProps<readonly ChoiceWay[]>) {
  const change = (i: number, part: Partial<ChoiceWay>) =>
    onValue(withWayNames(value.map((way, at) => (at === i ? { ...way, ...part } : way))))
  const { ability, menus, said, title, host } = context
  return (
    <ol className="st-ways">
      {value.map((way, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name of an option changes with its effects
        <li key={i}>
          <ChoiceList
            label={`${label}: way ${i + 1}`}
            add="and …"
            look="effects"
            menu={offered(menus, 'effects', ability, context.place)}
            value={way.effects}
            context={context}
            onValue={(effects) =>
              effects.length === 0 && value.length > 2 ? onValue(value.filter((_, at) => at !== i)) : change(i, { effects })
            }
          />
          <div className="st-way-words">
            <div>
              <span aria-hidden="true">Button</span>
              <input
                aria-label={`${label}: way ${i + 1}: words on the button`}
                value={wordsOfWay(menus, way, ability, said, title, host)}
                autoComplete="off"
                onChange={(event) => change(i, { words: event.target.value })}
              />
            </div>
            <div>
              <span aria-hidden="true">Name</span>
              <WayName
                label={`${label}: way ${i + 1}: name in the script`}
                way={way}
                taken={value.filter((_, at) => at !== i).map(({ name }) => name)}
                onName={(name) => change(i, name === undefined ? { naming: undefined } : { name, naming: 'kept' })}
              />
            </div>
          </div>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="qw-button"
          onClick={() => {
            const effects = value[0]?.effects ?? []
            onValue([
              ...value,
              {
                name: nameOfWay(
                  effects,
                  value.map(({ name }) => name),
                ),
                effects,
              },
            ])
          }}
        >
          or …
        </button>
      </li>
    </ol>
  )
}
