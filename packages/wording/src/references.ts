/** Finds the cards and players that "it", "that fox" and "that player" mean in an ability whose parts are read. */
import {
  type BuiltAbility,
  type Choice,
  type ChoiceWay,
  choice,
  isChoice,
  isPlayerTarget,
  type Menus,
  type Value,
  wordOf,
} from '@questwright/abilities'
import type { Grammar } from './grammar.ts'
import { withJoining } from './joining.ts'
import { withNames } from './names.ts'
import { isWithin } from './noun-words.ts'
import type { Reader } from './reader.ts'
import { choicesIn, contains, filtersOf, hasId, withInner, withInnerLists } from './values.ts'

/** Thrown where the parts of an ability do not fit together. */
class Unfit extends Error {}

/** The result of a function; undefined where the parts of an ability do not fit together. */
export function ifFits<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof Unfit) return undefined
    throw error
  }
}

/** The card that a later effect calls "it". */
type LaterCard = NonNullable<Grammar['later'][number]['told']['that']>

/** The facts about an ability by which its references are resolved. */
interface Known {
  readonly ability: BuiltAbility
  /** The id of the card that the words of the trigger call "it". */
  readonly it: string | undefined
  readonly target: Choice | undefined
  readonly event: Menus['events'][number] | undefined
  /** Whether the trigger names another card than this one and its host. */
  readonly isOfOther: boolean
  /** The ids of the cards of which conditions speak: "it" may mean one of them. */
  readonly asked: readonly string[]
  /** The card of which a condition or an effect asks as one of several, such as a dancer. */
  readonly oneOf: { readonly card: string; readonly noun: string; readonly isOnly: boolean } | undefined
  /** Whether effects name a card by words of its own. */
  readonly namesCard: boolean
  /** Whether effects name this card. */
  readonly namesThis: boolean
}

/** The effects of an ability, apart from its target and from the zone in which it works. */
interface Divided {
  readonly effects: readonly Choice[]
  readonly target: Choice | undefined
  readonly where: string | undefined
}

/** Resolves the references of abilities in the text of one card. */
export class References {
  readonly #grammar: Grammar
  readonly #chart: Reader
  readonly #menuWords: MenuWords

  constructor(grammar: Grammar, chart: Reader) {
    this.#grammar = grammar
    this.#chart = chart
    this.#menuWords = menuWordsOf(grammar.menus)
  }

  /**
   * @param it the id of the card that the words of the trigger call "it"
   * @returns the ability with each reference replaced by the card or player that it means
   * @throws Unfit where none fits
   */
  resolved(ability: BuiltAbility, it?: string): BuiltAbility {
    const { menus } = this.#grammar
    const { trigger, word } = ability
    const { effects, target, where } = firstChosenAsTarget(divided(this.#withNames(this.#spokenTo(ability)), ability.where))
    const event = trigger && menus.events.find(({ kind }) => kind === trigger.kind)
    const usual = wordOf(menus, word)?.first?.card
    const unnamed = ['target', 'subject', ...(isChoice(usual) ? [usual.id] : [])]
    const known: Known = {
      ability,
      it,
      target,
      event,
      isOfOther: event?.subject === 'card' && trigger?.of !== 'self' && trigger?.of !== 'host',
      asked: this.#askedIn(ability),
      oneOf: this.#oneOf(ability),
      namesCard: contains(effects, ({ id }) => this.#menuWords.cards.has(id) && !unnamed.includes(id)),
      namesThis: hasId(effects, 'self'),
    }
    if (known.isOfOther && isAmbiguous(effects)) throw new Unfit()
    const meant = effects.map((one) => this.#put(one, known) as Choice)
    // "each fox currently in the field" are those of this moment
    const isOfNow = this.#chart.tokens.some((token) => token.word === 'currently')
    const done = isOfNow ? meant : withJoining(menus, this.#chart.options.type, meant, (cards) => this.#chart.kindOf(cards))
    if (done.length === 0) throw new Unfit()
    if (target !== undefined && !this.#uses(done, target)) throw new Unfit()
    if (target !== undefined && (this.#isMistaken(done, target, word) || this.#namesOtherOwner(done))) throw new Unfit()
    return { ...ability, effects: done, ...(target && { target }), ...(where !== undefined && { where }) }
  }

  /** A value in which references are replaced. @param that the card that "it" is in a later effect */
  #put(value: Value, known: Known, that?: LaterCard): Value {
    if (!isChoice(value)) return withInner(value, (inner) => this.#put(inner, known, that))
    if (value.id === '~reference') return this.#card(value, known, that)
    if (value.id === '~player') return this.#player(known)
    if (value.id === '~other') return this.#otherThan(String(value.with.kind), known)
    if (value.id === '~x' || value.id === '~choose') throw new Unfit()
    if (value.id === 'that-much' && !known.event?.parts?.includes('amount')) throw new Unfit()
    const inside = value.id === '~later' ? this.#grammar.later[value.with.at as number]?.told.that : that
    return withInner(value, (inner) => this.#put(inner, known, inside))
  }

  /** The card that a reference means. @throws Unfit where none fits */
  #card({ with: { noun: written, again } }: Choice, known: Known, that: LaterCard | undefined): Choice {
    const { menus } = this.#grammar
    const { ability, it, target, event, isOfOther } = known
    let noun = String(written)
    // "the discarded fox" is the card of the trigger only where the trigger says so
    if (again !== undefined && event !== undefined && !event.says.includes(String(again))) throw new Unfit()
    if (that !== undefined && isWithin(menus, that.kind, noun)) return choice(that.card)
    if (noun === '~person') {
      // "him" and "her" are this card beside a card that is no person
      const isBeside = target === undefined && it === undefined && isOfOther
      if (isBeside && this.#isPerson(this.#chart.typeOf(ability.trigger?.of ?? []) ?? 'person')) throw new Unfit()
      if (isBeside && this.#isPerson(this.#chart.options.type)) return choice('self')
      noun = ''
    }
    if (it !== undefined && target === undefined) return this.#ofTwo(noun, it, ability)
    return this.#paidOrNamed(noun, ability, target) ?? this.#targetOrSubject(noun, known)
  }

  /** The filter for "another fox": another than the only card of its kind that the ability names before. @throws Unfit where it names none or several */
  #otherThan(kind: string, { ability, target, event, it, isOfOther }: Known): Choice {
    const { menus } = this.#grammar
    const { otherThan = {}, ofParts = {}, paid, namedInCosts = {} } = menus.texts
    const { trigger, costs, effects } = ability
    const mayBe = (other: string | undefined): boolean =>
      other === undefined || other === 'card' || isWithin(menus, kind, other) || isWithin(menus, other, kind)
    const isHostNamed =
      trigger?.of === 'host' ||
      it === 'host' ||
      costs.some(({ id }) => namedInCosts[id] === 'host') ||
      contains([...effects, ...ability.conditions], ({ id }) => id === 'host')
    const payer = costs.find(({ id }) => paid?.costs.includes(id))
    const parts = Object.entries(ofParts).filter(([part, told]) => event?.parts?.includes(part) && mayBe(told.kind))
    const named: readonly (string | undefined)[] = [
      ...(target !== undefined && !isPlayerTarget(menus, target.id) && mayBe(this.#chart.kindOf(target)) ? [otherThan.target] : []),
      ...(isOfOther && mayBe(this.#chart.typeOf(trigger?.of ?? [])) ? [otherThan.subject] : []),
      ...(isHostNamed && mayBe(this.#chart.options.host) ? [otherThan.host] : []),
      ...(payer !== undefined && mayBe(this.#chart.kindIn(filtersOf(payer))) ? [otherThan.paid] : []),
      ...parts.map(() => undefined),
    ]
    const [only] = named
    if (only === undefined || named.length > 1) throw new Unfit()
    return choice(only)
  }

  /** The player that "that player" means. @throws Unfit where none fits */
  #player({ target, event }: Known): Choice {
    const { menus } = this.#grammar
    const { ofTarget } = menus.texts
    if (target !== undefined && isPlayerTarget(menus, target.id)) return choice('target')
    if (target && ofTarget && hasId(target, ofTarget.filter)) return choice(ofTarget.player)
    if (event?.subject === 'player') return choice('subject')
    if (event?.parts?.includes('player')) return choice('part')
    throw new Unfit()
  }

  /** The card that a reference means where the trigger names two cards, of which one is "it". @throws Unfit where it is neither */
  #ofTwo(noun: string, it: string, { trigger }: BuiltAbility): Choice {
    const own = it === 'self' ? this.#chart.options.type : this.#chart.options.host
    const { menus } = this.#grammar
    // "that fox" of a card that is attached to a beast
    const isOwn = noun === own || isWithin(menus, noun, own) || isWithin(menus, own, noun)
    if (noun === '' || isOwn) return choice(it)
    if (trigger !== undefined && noun === this.#chart.typeOf(trigger.of)) return choice('subject')
    throw new Unfit()
  }

  /**
   * The card that a cost chose, or else the only card that costs and effects name, which is this card or its host. Undefined where a target or the
   * trigger may be meant.
   */
  #paidOrNamed(noun: string, { costs, trigger, effects }: BuiltAbility, target: Choice | undefined): Choice | undefined {
    const { paid, namedInCosts = {} } = this.#grammar.menus.texts
    const paying = costs.filter(({ id }) => paid?.costs.includes(id))
    const [payer] = paying
    const isPayer = payer && paying.length === 1 && noun !== '' && noun === this.#chart.kindIn(filtersOf(payer))
    if (paid && isPayer && (target === undefined || !this.#mayBeOfKind(noun, target))) return choice(paid.card)
    if (target !== undefined || trigger !== undefined || paying.length > 0 || noun !== '') return undefined
    const inEffects = effects.flatMap(({ with: blanks }) =>
      Object.values(blanks).flatMap((value) => (isChoice(value) && (value.id === 'self' || value.id === 'host') ? [value.id] : [])),
    )
    const inCosts = costs.flatMap(({ id }) => namedInCosts[id] ?? [])
    const named = new Set(inEffects.length > 0 ? inEffects : inCosts)
    const [only] = named
    return named.size === 1 && only !== undefined ? choice(only) : undefined
  }

  /** The target, the card of the trigger, this card or its host, or the usual card of the ability word. @throws Unfit where none fits */
  #targetOrSubject(noun: string, known: Known): Choice {
    const { ability, target, event, isOfOther, asked, oneOf, namesCard, namesThis } = known
    const { word, trigger } = ability
    const { menus } = this.#grammar
    if (target === undefined && !isOfOther && oneOf !== undefined && (noun === oneOf.noun || (noun === '' && oneOf.isOnly)))
      return choice(oneOf.card)
    const kind = target && this.#chart.kindOf(target)
    const isCard = target !== undefined && !isPlayerTarget(menus, target.id)
    if (isCard && (noun === '' || noun === 'card' || kind === undefined || isWithin(menus, noun, kind))) return choice('target')
    const part = this.#ofPart(noun, event)
    if (part !== undefined) return part
    if (isOfOther) {
      // "that fox" is no card of another kind
      const type = this.#chart.typeOf(trigger?.of ?? [])
      const isOther = type !== undefined && noun !== '' && noun !== 'card' && !isWithin(menus, noun, type) && !isWithin(menus, type, noun)
      if (isOther) throw new Unfit()
      return choice('subject')
    }
    if (noun === '' && trigger?.of === 'self') return choice('self')
    if (noun === '' && trigger?.of === 'host' && !namesThis) return choice('host')
    const { host, type } = this.#chart.options
    if (trigger?.of === 'host' && noun !== type && (noun === host || isWithin(menus, noun, host) || isWithin(menus, host, noun)))
      return choice('host')
    const usual = wordOf(menus, word)?.first?.card
    // the usual card is meant only where no other was named
    if (noun === '' && isChoice(usual) && !namesCard && !asked.some((id) => id !== usual.id)) return usual
    throw new Unfit()
  }

  /** The card that a noun means beside the card to which the event happens: "that dog" after a fox defends. */
  #ofPart(noun: string, event: Known['event']): Choice | undefined {
    const { ofParts = {} } = this.#grammar.menus.texts
    const [, told] = Object.entries(ofParts).find(([part, { kind }]) => kind === noun && event?.parts?.includes(part)) ?? []
    return told && choice(told.card)
  }

  /** Whether "its owner" was read as the owner of the target, though the words before it name another card. */
  #namesOtherOwner(effects: readonly Choice[]): boolean {
    return contains(effects, ({ with: { player, card } }) => {
      const isOfTarget = isChoice(player) && this.#menuWords.owners.has(player.id)
      return isOfTarget && isChoice(card) && card.id !== 'target'
    })
  }

  /** Whether "that fox" was read as the usual card of an ability word, though the target is a fox too. */
  #isMistaken(effects: readonly Choice[], target: Choice, word: string): boolean {
    const { menus } = this.#grammar
    const usual = wordOf(menus, word)?.first?.card
    if (!isChoice(usual) || menus.texts.kindsOf?.[usual.id] !== this.#chart.kindOf(target)) return false
    // the words for the usual card, such as "the singing fox", stand in the text if it is meant
    const [first] = (menus.of.cards.find(({ id }) => id === usual.id)?.says ?? '').split(' ')
    return hasId(effects, usual.id) && !this.#chart.tokens.some((token) => token.word === first)
  }

  /** Whether effects do something with the target: with itself, its player or its cards. */
  #uses(effects: readonly Choice[], target: Choice): boolean {
    const { ofTargetPlayer, ofTargetCard } = this.#menuWords
    const ids = isPlayerTarget(this.#grammar.menus, target.id) ? ofTargetPlayer : ofTargetCard
    return contains(effects, ({ id }) => ids.has(id))
  }

  /** The effects with names for the cards that they choose and find. @throws Unfit where words speak of a card whose name is not known there */
  #withNames(effects: readonly Choice[]): readonly Choice[] {
    const { menus } = this.#grammar
    const named = withNames(
      {
        menus,
        kindOf: (cards) => this.#chart.kindOf(cards),
        kindIn: (filters) => this.#chart.kindIn(filters),
        isKind: (noun, kind) => (noun === '~person' ? this.#isPerson(kind) : isWithin(menus, noun, kind)),
        single: menus.texts.single ?? {},
        shown: menus.texts.shown ?? {},
      },
      effects,
      effects.some(({ id }) => id === '~choose') ? 'has target' : 'none',
    )
    if (named === undefined) throw new Unfit()
    return named
  }

  /** The effects, in which "that player" is "you", because the ability speaks to this player. @throws Unfit where it speaks to another one */
  #spokenTo({ effects, trigger }: BuiltAbility): readonly Choice[] {
    const spoken = (one: Choice): readonly Choice[] => {
      if (one.id !== '~person') return [withInnerLists(one, spoken)]
      const { told } = this.#grammar.addressed[one.with.number as number] ?? {}
      if (told === undefined || trigger === undefined || !told.types.includes(this.#chart.options.type)) throw new Unfit()
      if (!told.events.includes(trigger.kind) || (told.of !== undefined && trigger.of !== told.of)) throw new Unfit()
      const own = (one.with.effects as readonly Choice[]).flatMap(spoken)
      const { conditions } = told
      return conditions === undefined ? own : [choice('if', { conditions: conditions.map((id) => choice(id)), effects: own })]
    }
    return effects.flatMap(spoken)
  }

  /** Whether a chosen card may be of a kind, as far as its words tell. */
  #mayBeOfKind(noun: string, target: Choice): boolean {
    const { menus } = this.#grammar
    const kind = this.#chart.kindOf(target)
    return target.id !== 'choose-player' && (kind === undefined || isWithin(menus, noun, kind) || isWithin(menus, kind, noun))
  }

  /** Whether cards of a type may be persons; a type that is not known may be one. */
  #isPerson(type: string): boolean {
    const { persons } = this.#grammar.menus.texts
    return type === 'person' || (persons !== undefined && isWithin(this.#grammar.menus, persons, type))
  }

  /** The card that an ability names as one of several; `isOnly`: no effect names another card. */
  #oneOf({ effects }: BuiltAbility): Known['oneOf'] {
    const { cards } = this.#menuWords
    for (const { group, again } of this.#grammar.someOf) {
      if (again === undefined || !contains(effects, ({ id }) => [group, again.card, ...(again.of ?? [])].includes(id))) continue
      return { card: again.card, noun: again.noun, isOnly: !contains(effects, ({ id }) => cards.has(id) && id !== again.card) }
    }
    const asked = choicesIn(effects).flatMap(({ id }) => this.#grammar.menus.texts.askedOf?.[id] ?? [])[0]
    return asked && { ...asked, isOnly: !contains(effects, ({ id }) => cards.has(id) && id !== asked.card) }
  }

  /** The ids of the cards of which conditions of an ability speak. */
  #askedIn(ability: BuiltAbility): readonly string[] {
    const { isSort } = this.#grammar.menus.texts
    const found: string[] = []
    for (const { id, with: blanks } of choicesIn(ability)) {
      // "if it is a fox" asks of the card that "it" is
      if (id === isSort && (blanks.card as Choice).id !== '~reference') found.push((blanks.card as Choice).id)
      for (const { condition, group } of this.#grammar.someOf)
        if (id === condition && isChoice(blanks.group) && blanks.group.id === group) found.push(group)
    }
    return found
  }
}

/** Whether "it" may be this card, of which an earlier effect speaks, as well as the card of the trigger, of which none does. */
function isAmbiguous(effects: readonly Choice[]): boolean {
  const isIt = (one: Choice): boolean => contains(one, ({ id, with: { noun } }) => id === '~reference' && noun === '')
  const first = effects.findIndex(isIt)
  const isOfThis = (one: Choice): boolean => hasId(one, 'self') && !contains(one, ({ id }) => id === '~reference' || id === 'subject')
  // the ways of a choice stand one behind another too
  return effects.slice(0, Math.max(0, first)).some(isOfThis) || effects.some(({ with: { ways } }) => waysAreAmbiguous(ways))
}

const waysAreAmbiguous = (ways: Value | undefined): boolean =>
  Array.isArray(ways) && isAmbiguous((ways as readonly ChoiceWay[]).flatMap((way) => way.effects))

/** Effects, of which a card that is chosen in its own sentence becomes the target. @throws Unfit where effects come before it */
function divided(given: readonly Choice[], zone: string | undefined): Divided {
  let target: Choice | undefined
  let where = zone
  const effects: Choice[] = []
  for (const one of given) {
    if (one.id === '~where') where = String(one.with.where)
    else if (one.id !== '~choose') effects.push(one)
    else {
      if (target !== undefined || effects.length > 0) throw new Unfit()
      target = one.with.card as Choice
    }
  }
  return { effects, target, where }
}

/** Effects without a target, of which the first card that one of them chooses becomes the target, if words behind it speak of a card. */
function firstChosenAsTarget(given: Divided): Divided {
  const { effects, target } = given
  const later = effects.findIndex((one) => hasId(one, '~reference') || hasId(one, '~other'))
  if (target !== undefined || later < 0) return given
  // "another fox" is another than the chosen one
  const isOwn = (value: Value, id: string): boolean =>
    isChoice(value) && value.id === id && !hasId(value, '~other') && (id === '~reference' || !hasId(value, '~reference'))
  const owns = (one: Choice, id: string): boolean => Object.values(one.with).some((value) => isOwn(value, id))
  const at = effects.findIndex((one) => owns(one, 'choose'))
  const choosing = effects[at]
  // in "the fox that follows it catches a hare", the hare is not "it"
  if (choosing === undefined || at > later || (at === later && owns(choosing, '~reference'))) return given
  const [blank, chosen] = Object.entries(choosing.with).find(([, value]) => isOwn(value, 'choose')) as [string, Choice]
  return {
    ...given,
    target: chosen,
    effects: effects.with(at, choice(choosing.id, { ...choosing.with, [blank]: choice('target') })),
  }
}

/** Entries of the menus by what their words say. */
interface MenuWords {
  /** Cards that are named without a set of cards. */
  readonly cards: ReadonlySet<string>
  /** Players that are "its owner" or "its controller", of the target. */
  readonly owners: ReadonlySet<string>
  /** Entries that need a target that is a player, or a card. */
  readonly ofTargetPlayer: ReadonlySet<string>
  readonly ofTargetCard: ReadonlySet<string>
}

const made = new WeakMap<Menus, MenuWords>()

function menuWordsOf(menus: Menus): MenuWords {
  const known = made.get(menus)
  if (known) return known
  const { cards, players } = menus.of
  const needing = (need: string): ReadonlySet<string> =>
    new Set(
      Object.values(menus.of)
        .flat()
        .flatMap(({ id, needs = [] }) => (needs.some((one) => one === need) ? [id] : [])),
    )
  const words: MenuWords = {
    cards: new Set(cards.flatMap(({ id, blanks }) => (blanks.group === undefined ? [id] : []))),
    owners: new Set(players.flatMap(({ id, says, needs }) => (says.startsWith('its ') && needs?.includes('target card') ? [id] : []))),
    ofTargetPlayer: needing('target player'),
    ofTargetCard: needing('target card'),
  }
  made.set(menus, words)
  return words
}
