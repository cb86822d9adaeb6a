/** The sentence of each entry of the ability builder's menus, with the presets in its blanks, in the places where the entry is used most often. */

import { begun } from '../src/begin.ts'
import { type Entry, listOf, type Menus, wordOf } from '../src/menus.ts'
import { type BuiltAbility, blankAbility, type Choice, choice } from '../src/model.ts'
import { type BuilderPlace, changesFor, costsFor, filled, inside, offered, plainFilters, pricesFor, wordsFor } from '../src/offers.ts'
import { sayAbility } from '../src/sentence.ts'

export interface Told {
  /** Names the menu, the entry and the place. */
  readonly at: string
  readonly label: string
  readonly sentence: string
}

interface Bearer {
  readonly name: string
  readonly place: BuilderPlace
  readonly ability: BuiltAbility
}

const card = (type: string): BuilderPlace => ({ kind: 'card', type })
const bearer = (name: string, type: string, ability: BuiltAbility): Bearer => ({ name, place: card(type), ability })

/** The abilities in which entries are tried: those of player cards and of encounter cards. */
function bearersOf(menus: Menus): readonly Bearer[] {
  const chosen = menus.of.cards.find(({ id }) => id === 'choose')
  const hero = card('hero')
  const target = chosen && filled(menus, chosen, blankAbility('action'), hero)
  return [
    bearer('hero, Action', 'hero', blankAbility('action')),
    ...(target ? [bearer('hero, Action with a target', 'hero', { ...blankAbility('action'), target })] : []),
    bearer('event, Action with a player as target', 'event', {
      ...blankAbility('action'),
      target: choice(menus.playerTargets[0]?.id ?? ''),
    }),
    bearer('treachery, When Revealed', 'treachery', blankAbility('when-revealed')),
    bearer('enemy, Shadow', 'enemy', blankAbility('shadow')),
    bearer('attachment, Action', 'attachment', blankAbility('action')),
    ...menus.events.map(({ kind, subject }) =>
      bearer(`enemy, Forced after ${kind}`, 'enemy', {
        ...blankAbility('forced'),
        trigger: { timing: 'after', kind, of: subject === 'card' ? 'self' : [] },
      }),
    ),
    ...menus.events.map(({ kind }) =>
      bearer(`hero, Response when ${kind}`, 'hero', { ...blankAbility('response'), trigger: { timing: 'when', kind, of: [] } }),
    ),
    {
      name: 'keyword, Forced',
      place: { kind: 'keyword', type: undefined },
      ability: begun(menus, 'forced', { kind: 'keyword', type: undefined }),
    },
  ]
}

/** The abilities for which an entry is offered; of several event cards only the first. */
function homesOf(bearers: readonly Bearer[], isOffered: (one: Bearer) => boolean): readonly Bearer[] {
  const fitting = bearers.filter(isOffered)
  const plain = fitting.filter(({ ability }) => ability.trigger === undefined)
  const isOfEncounter = ({ place }: Bearer) => place.type === 'treachery'
  return plain.length > 0 ? [plain[0] as Bearer, ...plain.slice(1).filter(isOfEncounter)] : fitting.slice(0, 1)
}

/** @param title of the card @returns each entry with its sentences; equal sentences of several places are listed once */
export function toldMenus(menus: Menus, title = 'Gildor', host = 'hero'): readonly Told[] {
  const bearers = bearersOf(menus)
  const told: Told[] = []
  const seen = new Set<string>()
  const say = (menu: string, { id, label }: Pick<Entry, 'id' | 'label'>, name: string, ability: BuiltAbility) => {
    const sentence = sayAbility(menus, ability, title, host)
    if (seen.has(`${menu} ${id} ${sentence}`)) return
    seen.add(`${menu} ${id} ${sentence}`)
    told.push({ at: `${menu} ${id} (${name})`, label, sentence })
  }
  const each = (menu: string, sort: string, put: (one: Choice, entry: Entry, home: Bearer) => Partial<BuiltAbility> | undefined) => {
    const ids = [...new Set(bearers.flatMap(({ ability, place }) => offered(menus, sort, ability, place).map(({ id }) => id)))]
    for (const id of ids) {
      const homes = homesOf(bearers, ({ ability, place }) => offered(menus, sort, ability, place).some((one) => one.id === id))
      for (const home of homes) {
        const entry = offered(menus, sort, home.ability, home.place).find((one) => one.id === id) as Entry
        const part = put(filled(menus, entry, home.ability, home.place), entry, home)
        if (part) say(menu, entry, home.name, { ...home.ability, ...part })
      }
    }
  }
  /** The first effect that has a blank of this kind, with the value in that blank. */
  const carried = ({ ability, place }: Bearer, sort: string, value: Choice): Partial<BuiltAbility> | undefined => {
    const carrier = offered(menus, 'effects', ability, place).find(({ blanks }) => Object.values(blanks).includes(sort))
    const blank = carrier && Object.entries(carrier.blanks).find(([, one]) => one === sort)?.[0]
    if (!carrier || blank === undefined) return undefined
    const one = filled(menus, carrier, ability, place)
    return { effects: [{ id: one.id, with: { ...one.with, [blank]: value } }] }
  }
  each('effects', 'effects', (one) => ({ effects: [one] }))
  // effects inside other effects: with "you" as subject, and with another player as subject
  for (const home of [bearers[0], bearers[3]] as readonly Bearer[]) {
    const outer = offered(menus, 'effects', home.ability, home.place)
    for (const wrap of ['may', 'each-player', 'choose-one', 'if']) {
      const around = outer.find(({ id }) => id === wrap)
      if (!around) continue
      const within = inside(home.place, around)
      for (const entry of offered(menus, 'effects', home.ability, within)) {
        const one = filled(menus, entry, home.ability, within)
        const whole = filled(menus, around, home.ability, home.place)
        const held =
          wrap === 'choose-one'
            ? { ways: [{ name: 'one', effects: [one] }, ...(whole.with.ways as never as readonly object[]).slice(0, 1)] as never }
            : { ...whole.with, effects: [one] }
        say(`effects in ${wrap}`, entry, home.name, { ...home.ability, effects: [{ id: wrap, with: held }] })
      }
    }
    for (const entry of costsFor(menus, home.ability, home.place))
      if (wordOf(menus, home.ability.word)?.parts.includes('costs'))
        for (const effect of outer)
          if (entry === costsFor(menus, home.ability, home.place)[0])
            say('effects for a cost', effect, home.name, {
              ...home.ability,
              costs: [filled(menus, entry, home.ability, home.place)],
              effects: [filled(menus, effect, home.ability, home.place)],
            })
  }
  each('conditions', 'conditions', (one, _, { ability, place }) => {
    const effects = offered(menus, 'effects', ability, place)
      .slice(0, 1)
      .map((entry) => filled(menus, entry, ability, place))
    return wordOf(menus, ability.word)?.parts.includes('conditions')
      ? { conditions: [one], effects }
      : { effects: [choice('if', { conditions: [one], effects })] }
  })
  for (const { name, place, ability } of bearers.filter((one) => one.ability.trigger === undefined))
    if (wordOf(menus, ability.word)?.parts.includes('costs'))
      for (const entry of costsFor(menus, ability, place))
        say('costs', entry, name.replace(/ when .*/, ''), {
          ...ability,
          costs: [filled(menus, entry, ability, place)],
          effects: offered(menus, 'effects', ability, place)
            .filter(({ id }) => id === 'draw')
            .map((one) => filled(menus, one, ability, place)),
        })
  for (const sort of ['cards', 'card', 'players', 'player', 'amount'] as const) each(sort, sort, (one, _, home) => carried(home, sort, one))
  const amounts = (effect: string, one: Choice): Choice | undefined => {
    const entry = menus.of.effects.find(({ id }) => id === effect)
    const [home] = bearers
    return entry && home && { id: effect, with: { ...filled(menus, entry, home.ability, home.place).with, amount: one } }
  }
  each('amount', 'amount', (one) => {
    const drawn = amounts('draw', one)
    return drawn && { effects: [drawn] }
  })
  each('amount', 'amount', (one) => {
    const changed = amounts('modify', one)
    return changed && { effects: [changed] }
  })
  const [firstGroup] = menus.of.group
  each('groups', 'group', (one, _, home) => carried(home, 'cards', choice('choose', { group: one })))
  each('groups', 'group', (one, _, home) => carried(home, 'cards', choice('each', { group: one })))
  each('groups', 'group', (one, _, home) =>
    carried(home, 'cards', choice('choose-up-to', { group: one, amount: choice('fixed', { count: 2 }) })),
  )
  each('groups', 'group', (one, _, home) => carried(home, 'amount', choice('each', { group: one })))
  each('filters', 'filters', (one, _, home) => carried(home, 'cards', choice('each', { group: choice('in-play', { filters: [one] }) })))
  each('filters', 'filters', (one, _, home) =>
    carried(home, 'cards', choice('choose', { group: choice(firstGroup?.id ?? '', { filters: [one] }) })),
  )
  each('filters', 'filters', (one, _, home) =>
    carried(home, 'cards', choice('choose-up-to', { group: choice('in-play', { filters: [one] }), amount: choice('fixed', { count: 2 }) })),
  )
  for (const { kind, label, subject } of menus.events)
    for (const of of subject === 'card'
      ? (['self', 'host', [], [choice('enemy')]] as const)
      : subject === 'player'
        ? (['you', []] as const)
        : ([[]] as const))
      for (const timing of ['after', 'when'] as const)
        say('events', { id: kind, label }, `Forced ${timing}, ${typeof of === 'string' ? of : of.length === 0 ? 'any' : 'an enemy'}`, {
          ...begun(menus, 'forced', card('ally')),
          trigger: { timing, kind, of },
        })
  for (const [kind, label] of Object.entries(menus.moments))
    for (const timing of ['at-beginning-of', 'at-end-of'] as const)
      say('moments', { id: kind, label }, timing, { ...begun(menus, 'forced', card('ally')), trigger: { timing, kind, of: [] } })
  for (const [kind, { label }] of Object.entries(menus.cancels))
    say('cancels', { id: kind, label }, 'Response', {
      ...begun(menus, 'response', card('event')),
      trigger: { timing: 'cancel', kind, of: [] },
      effects: [choice('cancel')],
    })
  for (const type of Object.keys(menus.types))
    for (const word of wordsFor(menus, card(type))) {
      const ability = begun(menus, word, card(type))
      const own = wordOf(menus, word)
      const label = own?.label ?? word
      say('words', { id: word, label }, `new on ${type}`, ability)
      if (own?.parts.includes('hosts'))
        for (const one of plainFilters(menus)) say('filters', one, label, { ...ability, hosts: [filled(menus, one, ability, card(type))] })
      if (own?.parts.includes('price'))
        for (const one of pricesFor(menus, ability, card(type)))
          say('prices', one, label, { ...ability, price: filled(menus, one, ability, card(type)) })
      if (!own?.parts.includes('change')) continue
      const whose = own.reads === 'alone' ? [{}] : [{ on: 'self' }, { on: 'host' }, { on: [] }, { on: [choice('enemy')] }]
      const changes =
        own.changes === 'menu'
          ? changesFor(menus, ability, card(type)).map((one) => [one, filled(menus, one, ability, card(type))] as const)
          : Object.entries((typeof own.changes === 'object' && listOf(menus, own.changes.list)) || {}).map(
              ([what, reads]) => [{ id: what, label: reads }, choice(word, { what })] as const,
            )
      for (const on of whose)
        for (const [entry, change] of changes)
          say(`changes of ${word}`, entry, `on ${JSON.stringify(on)}`, { ...ability, change, ...on } as BuiltAbility)
      if (typeof own.changes === 'object' || own.reads === 'alone') continue
      for (const stat of Object.keys(listOf(menus, 'stat') ?? {}))
        for (const on of whose)
          say('lists stat', { id: stat, label: stat }, JSON.stringify(on), {
            ...ability,
            change: choice('more', { stat, amount: choice('fixed', { count: 1 }) }),
            ...on,
          } as BuiltAbility)
    }
  for (const sort of ['until', 'stat', 'forbidden', 'permission', 'allowance', 'sort', 'immunity', 'payable', 'phase', 'type'])
    for (const word of Object.keys(listOf(menus, sort) ?? {}))
      for (const entry of menus.of.effects.filter(
        ({ blanks, offer, needs }) => offer !== 'read' && !needs && Object.values(blanks).includes(sort),
      ))
        for (const home of [bearers[0], bearers[3]]) {
          if (!home) continue
          const one = filled(menus, entry, home.ability, home.place)
          const blank = Object.entries(entry.blanks).find(([, each]) => each === sort)?.[0] ?? ''
          say(`lists ${sort}`, { id: word, label: entry.label }, `${entry.id}, ${home.name}`, {
            ...home.ability,
            effects: [{ id: one.id, with: { ...one.with, [blank]: word } }],
          })
        }
  return told
}
