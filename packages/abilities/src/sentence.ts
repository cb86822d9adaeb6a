/** Puts the choices of an ability into words as the sentence on the card, from the texts in the game's menus. */
import { agreed, asDeed, hasWordsBehind, inThird, severalOf, statementIn } from './grammar.ts'
import { type Entry, entryOf, eventOf, isMenuSort, isPlayerTarget, listOf, type Menus, wordOf } from './menus.ts'
import { type BuiltAbility, type Choice, type ChoiceWay, isChoice, type Value } from './model.ts'
import { has } from './offers.ts'
import { targetEntry } from './print.ts'
import { isStepSort, nounOf, type Step, stepOf } from './steps.ts'

interface Speech {
  /** The menus, with the words of the game. */
  readonly menus: Menus
  /** The card's title. */
  readonly title: string
  /** The kind of card to which the card is attached. */
  readonly host: string
  /** The grammatical person: you, or another player. */
  readonly you: 'you' | 'that player'
  /** A statement ("you draw 1 card"), or an infinitive after "may" or "to" ("draw 1 card"). */
  readonly mood: 'statement' | 'infinitive'
  /** How effects name the target, which was chosen in a sentence before them: "fox" in "that fox". */
  readonly target: string
  /** The effects with names that were said so far, which later effects name again. */
  readonly steps: Step[]
  /** Abilities that happen later, which effects of the ability start by their names. */
  readonly later: readonly BuiltAbility[]
}

/**
 * @param title of the card
 * @param host the kind of card to which it is attached
 * @param later other abilities of the card: the effects of those that it starts by their names are said with it
 * @returns the sentence with `**bold**` words, in the form of text/en.json
 */
export function sayAbility(
  menus: Menus,
  ability: BuiltAbility,
  title: string,
  host = 'card',
  later: readonly (BuiltAbility | undefined)[] = [],
): string {
  const speech = { ...plainSpeech(menus, ability, title, host), later: later.filter((one) => one !== undefined) }
  return capital(agreedIn(menus, sentenceOf(ability, speech)))
}

/** Speech to "you" about an ability, before any of its effects was said. */
function plainSpeech(menus: Menus, { target }: Pick<BuiltAbility, 'target'>, title: string, host: string): Speech {
  const noun = target ? nounOfTarget(menus, target) : 'card'
  return { menus, title, host, you: 'you', mood: 'statement', target: noun, steps: [], later: [] }
}

/**
 * The parts of an ability, each as words: its ability word, trigger, conditions, costs, target, effects.
 * @param ability complete, or its readable parts
 */
export function sayParts(menus: Menus, ability: BuiltAbility, title: string, host = 'card'): readonly string[] {
  const { word, keyword, phase, conditions, costs, target, effects, change, hosts, price, limit } = ability
  const plain = plainSpeech(menus, ability, title, host)
  const trigger = triggerWords(ability, plain)
  const label = wordOf(menus, word)?.label ?? word
  return [
    [keyword, phase].map((one) => (one ? `${capital(one)} ` : '')).join('') + label,
    ...(trigger === '' ? [] : [trigger]),
    ...conditions
      .map((one) => said(entryOf(menus.of.conditions, one.id), one, plain))
      .flatMap((words) => (words === '' ? [] : [`if ${words}`])),
    ...costs.map((one) => said(entryOf(menus.costs, one.id), one, plain)),
    ...(target ? [`choose ${said(targetEntry(menus, target), target, plain)}`] : []),
    ...(hosts ? [filtered('card', hosts, plain)] : []),
    ...(price ? [sayPrice(price, plain)] : []),
    ...(change ? [`${wordOf(menus, word)?.reads === 'alone' ? '' : `${bearer(ability, plain)} `}${sayChange(word, change, plain)}`] : []),
    ...effects.flatMap((one) => partsOfEffect(one, plain)),
    ...(limit ? ['id' in limit ? limitWords(limit, plain) : timesOf(limit)] : []),
  ].map((part) => agreedIn(menus, part))
}

/** The words for an option of "choose one", as on its button at the table. */
export function sayWay(menus: Menus, way: Pick<ChoiceWay, 'effects'>, ability: BuiltAbility, title: string, host = 'card'): string {
  const speech: Speech = { ...plainSpeech(menus, ability, title, host), mood: 'infinitive', steps: stepsOf(menus, ability) }
  return capital(agreedIn(menus, sayEffects(way.effects, speech)))
}

/** The effects of an ability that have a name, also those inside of others. */
function stepsOf(menus: Menus, { effects }: Pick<BuiltAbility, 'effects'>): Step[] {
  const found: Step[] = []
  const look = (value: Value): void => {
    if (Array.isArray(value)) for (const one of value as readonly (Choice | ChoiceWay)[]) look('id' in one ? one : one.effects)
    else if (isChoice(value)) {
      const step = stepOf(menus, value, found)
      if (step) found.push(step)
      for (const inner of Object.values(value.with)) look(inner)
    }
  }
  look(effects)
  return found
}

/** The kind of card to which a card is attached, from the ability with `hosts`. */
export function hostOf(menus: Menus, abilities: readonly (BuiltAbility | undefined)[]): string {
  const hosts = abilities.find((one) => one && has(menus, one.word, 'hosts'))?.hosts ?? []
  return hosts.map(({ id }) => id).findLast((id) => menus.of.filters.some((one) => one.id === id && isKind(one))) ?? 'card'
}

/** Whether a filter names a kind of card, so that its words replace the word "card". */
const isKind = ({ stands }: Entry): boolean => stands === 'instead'

function sentenceOf(ability: BuiltAbility, speech: Speech): string {
  const { word, keyword, phase, conditions, costs: paid, limit, effects: done } = ability
  const { menus } = speech
  const own = wordOf(menus, word)
  const label = own?.says ?? own?.label ?? word
  const condition = sayAll(conditions, menus.of.conditions, speech, ' and ')
  const hosts = has(menus, word, 'hosts') ? filtered('card', ability.hosts ?? [], speech) : undefined
  if (has(menus, word, 'price')) {
    const { price } = ability
    const text = `**${label}:** ${price ? capital(sayPrice(price, speech)) : ''}.`
    return hosts === undefined ? text : `${one(hosts, 'each')} gains “${text}”`
  }
  if (hosts !== undefined) return `${label} a ${hosts}.`
  if (has(menus, word, 'change')) {
    const change = ability.change ? sayChange(word, ability.change, speech) : '…'
    const isWhole =
      own?.reads === 'alone' ||
      (own?.changes === 'menu' && ability.change !== undefined && entryOf(menus.changes, ability.change.id).joins === 'never')
    const text = `${condition ? `While ${condition}, ` : ''}${isWhole ? '' : `${bearer(ability, speech)} `}${change}.`
    return own?.reads === 'alone' ? capital(text) : text
  }
  const costWords = paid.map((one) => said(entryOf(menus.costs, one.id), one, speech)).filter((words) => words !== '')
  if (!has(menus, word, 'effects')) return `${[label, ...joined(costWords.map((one) => lower(one, speech.title)))].join(', ')}.`
  const { target } = ability
  const isOptional = own?.use === 'may'
  const toldEffects =
    target === undefined && (costWords.length > 0 || isOptional)
      ? afterTo(sayEffects(done, { ...speech, mood: 'infinitive' }))
      : imperative(sayEffects(done, speech))
  // a target is chosen before costs are paid, and what an effect chooses after that, so only a target has a sentence with "choose"
  const effectWords =
    target === undefined ? toldEffects : `choose ${said(targetEntry(menus, target), target, speech)}. ${capital(toldEffects)}`
  const lead =
    own?.reads === 'as' || own?.says === ''
      ? ''
      : `**${[keyword, phase].map((one) => (one ? `${capital(one)} ` : '')).join('')}${label}:** `
  const trigger = triggerWords(ability, speech)
  const paying = costWords.length === 0 ? '' : `${costWords.map((one, i) => (i === 0 ? one : lower(one))).join(' and ')} to `
  const those = cancelOf(ability, menus)?.again ?? 'that effect'
  // only a price begins with a capital letter in the menus; what else does is a title
  const follows = (text: string): string => (paying === '' ? text : lower(text, speech.title))
  const rest = `${paying}${ability.trigger?.timing === 'cancel' ? effectWords.replace(/\bcancel it\b/, `cancel ${those}`) : effectWords}`
  const main = [trigger, condition && `if ${condition}`].filter((part) => part !== '').join(', ')
  const text =
    main === ''
      ? capital(isOptional ? `you may ${follows(rest)}` : rest)
      : isOptional
        ? `${capital(main)}, you may ${follows(rest)}`
        : `${capital(main)}, ${condition !== '' && paying === '' && target === undefined && rest.includes('. ') ? 'do this: ' : ''}${follows(rest)}`
  const who =
    ability.player === 'any'
      ? ' Any player may trigger this ability.'
      : ability.player === 'first'
        ? ' The first player triggers this ability.'
        : ''
  const from =
    ability.where === undefined ? '' : ` This ability works from ${ability.where === 'hand' ? 'your hand' : `the ${ability.where}`}.`
  const pools = ability.pools === undefined ? '' : ` Its resources must come from ${ability.pools} different pools.`
  const told = limit ? limitWords(limit, speech) : ''
  // a limit with a small letter is a part of the sentence: "speed +1 (limit +3)."
  return /^\([a-z]/.test(told)
    ? `${lead}${text} ${told}.${who}${from}${pools}`
    : `${lead}${text}.${who}${from}${pools}${told === '' ? '' : ` ${told}`}`
}

/** Costs as one phrase; none without costs. */
const joined = (words: readonly string[]): readonly string[] => (words.length === 0 ? [] : [words.join(' and ')])

/** What the players pay: a price speaks of each player or of the first one, and effects as a price are told to the players. */
function sayPrice(price: Choice, speech: Speech): string {
  const entry = entryOf(speech.menus.prices, price.id)
  return said(entry, price, Object.values(entry.blanks).includes('effects') ? speech : { ...speech, you: 'that player' })
}

/** The kind of the chosen card, or "player". */
const nounOfTarget = (menus: Menus, target: Choice): string => (isPlayerTarget(menus, target.id) ? 'player' : nounOf(menus, target, []))

/** "You draw 2 cards" becomes "draw 2 cards" on a card. */
const imperative = (text: string): string => text.replace(/^you (?!may\b)(?=[a-z])/, '')

/** Effects as an infinitive behind a cost and "to". */
function afterTo(text: string): string {
  if (/^(?:if|after) /.test(text)) return `do this: ${text}`
  // "give that fox +1 [speed] and give that fox wings" becomes "give that fox +1 [speed] and wings", with one end for several numbers
  const [, who] = /^give (.+?) (?=[+-]\S|(?:the|an?|up) |[A-Z][a-z]+ (?:until|for)\b)/.exec(text) ?? []
  return who === undefined ? text : withOneEnd(text.replaceAll(` and give ${who} `, ' and '))
}

/** "+1 [speed] until dawn and +1 [size] until dawn" has only one end. */
const withOneEnd = (text: string): string =>
  text.replace(
    /([+-]\S+ (?:\[\w+\]|[a-z ]+?)) ((?:until the end|for this) [a-z ]+?)(?= and [+-]\S+ (?:\[\w+\]|[a-z ]+?) \2(?![a-z ]))/g,
    '$1',
  )

/** "(Limit once per phase.)", or the words of an entry of the menu of limits. */
const limitWords = (limit: NonNullable<BuiltAbility['limit']>, speech: Speech): string =>
  'id' in limit ? said(entryOf(speech.menus.limits, limit.id), limit, speech) : `(Limit ${timesOf(limit)}.)`

const timesOf = ({ times: count, period, counts }: Extract<NonNullable<BuiltAbility['limit']>, { readonly times: number }>): string =>
  `${times(count)} per ${period}${counts === 'player' ? ' for each player' : ''}`

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** The effect that an ability cancels. */
function cancelOf({ trigger }: BuiltAbility, { cancels }: Menus): Menus['cancels'][string] | undefined {
  return trigger?.timing === 'cancel' && Object.hasOwn(cancels, trigger.kind) ? cancels[trigger.kind] : undefined
}

function triggerWords(ability: BuiltAbility, speech: Speech): string {
  const { trigger, word } = ability
  const { menus } = speech
  if (!trigger || !has(menus, word, 'trigger')) return (wordOf(menus, word)?.leads ?? '').replace('$this', speech.title)
  const { timing, kind, of } = trigger
  if (timing === 'cancel') return `when ${cancelOf(ability, menus)?.label ?? 'an effect'} would resolve`
  if (timing === 'at-beginning-of' || timing === 'at-end-of')
    return `at the ${timing === 'at-end-of' ? 'end' : 'beginning'} of ${Object.hasOwn(menus.moments, kind) ? menus.moments[kind] : `the ${kind}`}`
  const event = eventOf(menus, kind)
  const subject =
    of === 'self'
      ? speech.title
      : of === 'host'
        ? `attached ${speech.host}`
        : of === 'you'
          ? 'you'
          : 'id' in of
            ? said(entryOf(menus.of.cards, of.id), of, speech)
            : event?.subject === 'player' && of.length === 0
              ? 'a player'
              : one(filtered('card', of, speech))
  const own = wordOf(menus, word)
  const before =
    timing === 'when' ? (event?.before ?? (own?.reads === undefined && own?.leads === undefined ? event?.would : undefined)) : undefined
  const told = before ?? event?.says ?? '$subject …'
  const happens = tidied(inPerson(told.replace('$subject', subject), subject), menus)
  return `${own?.leads ?? own?.reads ?? timing} ${happens}`
}

function bearer({ on, change }: BuiltAbility, speech: Speech): string {
  if (on === 'host') return `attached ${speech.host}`
  if (Array.isArray(on))
    return on.length === 0 ? everything(change, speech) : one(filtered('card', on as readonly Choice[], speech), 'each')
  return speech.title
}

/** The subject of a constant ability for all: players, the game, or cards, depending on what changes or is forbidden. */
function everything(change: Choice | undefined, { menus }: Speech): string {
  if (menus.changes.some(({ id, of }) => id === change?.id && of === 'player')) return 'each player'
  if (menus.ofPlayers.includes(String(change?.with.stat))) return 'each player'
  const subject = eventOf(menus, String(change?.with.what))?.subject
  return subject === 'player' ? 'each player' : change?.with.what === 'stepTaken' ? 'the game' : 'each card'
}

function sayChange(word: BuiltAbility['word'], change: Choice, speech: Speech): string {
  const { menus } = speech
  const changes = wordOf(menus, word)?.changes
  if (changes === undefined || typeof changes === 'string') return said(entryOf(menus.changes, change.id), change, speech)
  const what = String(change.with.what)
  return changes.says.replace('$what', inList(menus, changes.list, what))
}

/** A noun with its article: "a card", "each card"; none before "the …", since there is only one. */
const one = (text: string, article = 'a'): string => (text.startsWith('the ') ? text : `${article} ${text}`)

/** The wording of a word of a list. */
function inList(menus: Menus, sort: string, word: string): string {
  const list = listOf(menus, sort)
  return list !== undefined && Object.hasOwn(list, word) ? (list[word] ?? word) : word
}

function sayEffects(done: readonly Choice[], speech: Speech): string {
  if (done.length === 0) return '…'
  const isLong = done.some(({ id }) => entryOf(speech.menus.of.effects, id).joins === 'never')
  // each part after a full stop is a sentence of its own
  const parts = done.map((one, i) =>
    isLong && i > 0 ? imperative(sayEffect(one, { ...speech, mood: 'statement' })) : sayEffect(one, speech),
  )
  const [first = ''] = parts
  const isOf = (part: string): boolean => part.startsWith(`${speech.title} `)
  if (isLong || (isOf(first) && !parts.every(isOf))) return parts.map((part, i) => (i === 0 ? part : capital(part))).join('. ')
  return withOneEnd(joinedWords(parts.map((part, i) => (i > 0 && isOrder(parts.slice(0, i), speech) ? imperative(part) : part))))
}

/** Whether effects before another one are told to "you", so that "draw 1 card and shuffle your deck" needs no second subject. */
const isOrder = (before: readonly string[], { title }: Speech): boolean =>
  before.every((part) => part.startsWith('you ') || statementIn(part, title) === undefined)

/** The words for what an earlier effect returned: "that fox", "the discarded foxes"; "the second fox" where several have the same words. */
function sayStep(name: string, { menus, steps }: Speech): string {
  const live = steps.filter((one, i) => steps.findLastIndex((other) => other.name === one.name) === i)
  const step = live.find((one) => one.name === name)
  if (!step) return name
  const noun = step.returns === 'cards' ? severalOf(step.noun, menus.plurals, wordsBehind(menus)) : step.noun
  const same = live.filter((one) => one.noun === step.noun && one.again === step.again && one.returns === step.returns)
  const which = same.length > 1 ? ordinals[same.indexOf(step)] : undefined
  if (step.returns === 'number') return `${step.again} this way`
  if (step.again !== undefined) return `the ${which === undefined ? '' : `${which} `}${step.again} ${noun}`
  return which === undefined ? `${step.returns === 'cards' ? 'those' : 'that'} ${noun}` : `the ${which} ${noun}`
}

/** The words for one of the cards that an earlier effect returned: "fox discarded this way", or "fox was discarded this way". */
function wordsOfOne(name: string, { steps }: Speech, was: '' | ' was' = ''): string {
  const step = steps.findLast((one) => one.name === name)
  if (step?.returns === 'number') return `${(step.again ?? 'card').replace(/ (?=\w+$)/, `${was} `)} this way`
  return step === undefined ? name : `${step.noun}${was} ${step.again ?? 'chosen'} this way`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The words of an effect; where each player chooses its cards, the subject is each player. */
function sayEffect(one: Choice, speech: Speech): string {
  const text = wordsOfEffect(one, speech)
  const step = stepOf(speech.menus, one, speech.steps)
  if (step) speech.steps.push(step)
  return text
}

function wordsOfEffect(one: Choice, speech: Speech): string {
  const entry = entryOf(speech.menus.of.effects, one.id)
  const later = sayLater(one, speech)
  if (later !== undefined) return later
  const chosen = one.with.cards
  if (!isChoice(chosen) || !chosen.id.startsWith('each-chooses')) return said(entry, one, speech)
  const theirs: Speech = { ...speech, you: 'that player', mood: 'infinitive' }
  const text = said(entry, one, theirs)
  const group = sayValue('group', chosen.with.group as Value, theirs)
  const stated = said(entry, one, { ...theirs, mood: 'statement' })
  if (!stated.startsWith(`a ${group} `))
    return speech.mood === 'infinitive' ? `have each player ${text}` : `each player ${inThird(text, verbsOf(speech.menus))}`
  const rest = stated.slice(group.length + 3)
  return `${speech.mood === 'infinitive' ? 'have each player choose' : 'each player chooses'} a ${group}, which ${rest}`
}

/** "After this dance, …": what an effect starts that happens later, where the other ability is known. */
function sayLater({ id, with: { name } }: Choice, speech: Speech): string | undefined {
  const { texts } = speech.menus
  for (const told of texts.later ?? []) {
    if (told.effect !== id && told.with?.effect !== id) continue
    const [lead = ''] = told.before ?? []
    const found = speech.later.find(({ slug, word }) => slug === name && word === told.word)
    const [only, ...more] = found?.effects ?? []
    if (found === undefined || only === undefined) return undefined
    // the words have the conditions of the moment
    const asked = told.conditions ?? []
    const isAsked = only.id === 'if' && more.length === 0 && ids(only.with.conditions) === asked.join()
    if (asked.length > 0 && !isAsked) continue
    if (asked.length === 0 && isAsked === false && isAskedElsewhere(texts.later ?? [], id, only)) continue
    const effects = isAsked && asked.length > 0 ? (only.with.effects as readonly Choice[]) : found.effects
    const known = told.with?.effect === id ? withOther(effects, told.with.later, told.with.card) : effects
    const words = sayEffects(known as readonly Choice[], { ...speech, mood: 'statement' })
    return `${lead.replace(/\(([^|()]*)[^()]*\)/g, '$1').replace(' ,', ',')} ${imperative(words)}`
  }
  return undefined
}

const ids = (value: Value | undefined): string => (Array.isArray(value) ? (value as readonly Choice[]).map(({ id }) => id).join() : '')

/** Whether another moment of an effect has words for the condition with which its effects begin. */
const isAskedElsewhere = (all: NonNullable<Menus['texts']['later']>, id: string, only: Choice): boolean =>
  only.id === 'if' &&
  all.some(
    ({ effect, with: known, conditions = [] }) =>
      (effect === id || known?.effect === id) && conditions.length > 0 && conditions.join() === ids(only.with.conditions),
  )

/** A value with another id for some of its choices. */
function withOther(value: Value, id: string, other: string): Value {
  if (Array.isArray(value)) return (value as readonly Choice[]).map((one) => withOther(one, id, other)) as unknown as Value
  if (!isChoice(value)) return value
  const blanks = Object.fromEntries(Object.entries(value.with).map(([blank, one]) => [blank, withOther(one, id, other)]))
  return { id: value.id === id ? other : value.id, with: blanks }
}

/** The words of an effect in pieces: subject, choice, result. */
function partsOfEffect(one: Choice, speech: Speech): readonly string[] {
  const theirs: Speech = { ...speech, you: 'that player', mood: 'infinitive' }
  const chosen = one.with.cards
  if (isChoice(chosen) && chosen.id.startsWith('each-chooses')) {
    const thing = `a ${sayValue('group', chosen.with.group as Value, theirs)}`
    const text = said(entryOf(speech.menus.of.effects, one.id), one, theirs)
    if (text.includes(thing)) return ['each player', `choose ${thing}`, text.replace(thing, 'it')]
  }
  return [imperative(sayEffect(one, speech))]
}

/** Conditions that a text does not print have no words. */
const sayAll = (chosen: readonly Choice[], menu: readonly Entry[], speech: Speech, between: string): string =>
  chosen
    .map((one) => said(entryOf(menu, one.id), one, speech))
    .filter((words) => words !== '')
    .join(between)

/** The words of an entry with filled blanks. */
function said(entry: Entry, choice: Choice, speech: Speech): string {
  const { blanks } = entry
  if (entry.id === 'each-player') return sayEachPlayer(choice, speech)
  if (entry.id === 'may' || entry.id === 'may-as') {
    const [only, ...more] = (choice.with.effects ?? []) as readonly Choice[]
    // a condition comes before the players to whom it applies
    if (only?.id === 'if' && more.length === 0)
      return said(
        entryOf(speech.menus.of.effects, 'if'),
        { id: 'if', with: { ...only.with, effects: [{ id: entry.id, with: { ...choice.with, effects: only.with.effects ?? [] } }] } },
        speech,
      )
    if ([only, ...more].some((one) => one !== undefined && isLed(one)))
      return `${speech.you} may do this: ${sayEffects([...(only ? [only] : []), ...more], speech)}`
  }
  const inner: Speech =
    entry.binds === 'player' ? { ...speech, you: 'that player' } : entry.binds === 'one' ? { ...speech, target: 'card' } : speech
  // an amount that is explained behind the effect is said last, so that it names again what the effect named
  const isLast = (blank: string): boolean => {
    const amount = choice.with[blank]
    return blanks[blank] === 'amount' && isChoice(amount) && entryOf(speech.menus.of.amount, amount.id).says.includes('⟨')
  }
  const fill = (found: string, blank: string, at: number): string => {
    if (blank === 'this') return speech.title
    if (blank === 'host') return speech.host
    if (blank === 'target') return ''
    if (blank === 'several') {
      const sort = sayValue('filters', choice.with.filters ?? [], inner)
      return choice.with.most === 1 ? sort : severalOf(sort, speech.menus.plurals, wordsBehind(speech.menus))
    }
    if (blank === 'groups') {
      const group = sayValue('group', choice.with.group as Value, inner)
      const before = entry.says.slice(0, at)
      const isCounted = /\$(?:amount|count) $/.test(before) && !/more than \$count $/.test(before)
      return isCounted && amountOf(choice, speech.menus) === 1 ? group : severalOf(group, speech.menus.plurals, wordsBehind(speech.menus))
    }
    const sort = blanks[blank]
    const value = choice.with[blank]
    // "you may …" and "choose one: …" are followed by an infinitive: "draw 1 card", never "draws"
    const spoken = blank === 'ways' || entry.id.startsWith('may') ? ({ ...inner, mood: 'infinitive' } as const) : inner
    if (sort === undefined || value === undefined) return found
    if (isStepSort(sort) && /\b(?:a|no) $/.test(entry.says.slice(0, at))) return wordsOfOne(String(value), speech, ' was')
    // "it is not so that A and B" could deny A only
    const isBoth = entry.id === speech.menus.texts.not && sort === 'conditions' && (value as readonly Choice[]).length > 1
    const text = isBoth ? `both ${sayValue(sort, value, spoken)}` : sayValue(sort, value, spoken)
    // nested effects for "you" are instructions: "draw 1 card" instead of "you draw 1 card"
    return sort === 'effects' && speech.mood === 'statement' && !entry.id.startsWith('may') && speech.you === 'you'
      ? imperative(text)
      : text
  }
  const filled = entry.says
    .replace(/\$([a-z]+)/g, (found, blank: string, at: number) => (isLast(blank) ? found : fill(found, blank, at)))
    .replace(/\$([a-z]+)/g, (found, blank: string, at: number) => (isLast(blank) ? fill(found, blank, at) : found))
  if (entry.id === 'target') return `that ${speech.target}`
  const who = Object.entries(blanks).find(([, sort]) => sort === 'player' || sort === 'players')
  const person = who ? sayValue(who[1], choice.with[who[0]] ?? 'you', inner) : speech.you
  const isOne = amountOf(choice, speech.menus) === 1
  const numbered = filled
    .replaceAll('{s}', isOne ? '' : 's')
    .replace(/\{#([^|{}]*)\|([^|{}]*)\}/g, (_, one: string, several: string) =>
      (choice.with.amount === undefined && choice.with.count === undefined ? !isSeveral(choice, speech.menus) : isOne) ? one : several,
    )
  const whole = atEnd(numbered, entry)
  const words = speech.mood === 'infinitive' ? asInfinitive(whole, person, speech.you) : inPerson(whole, person)
  const told = tidied(words, speech.menus)
  if (!speech.menus.of.effects.includes(entry)) return told
  return speech.mood === 'infinitive' ? doneBy(told, entry, speech) : told
}

/** An effect after "may", "to" or "choose one:" whose subject is not "you": "give that fox +1 [speed]". */
function doneBy(text: string, entry: Entry, { title, you }: Speech): string {
  if (entry.id === 'may' || entry.id === 'may-as') return text.replace(/^(?:you|that player) may /, '').replace(/^may /, '')
  if (/^(?:may|cannot|must) /.test(text)) return `choose that ${you === 'you' ? 'you' : 'they'} ${text}`
  const statement = statementIn(text, title)
  return statement ? asDeed(statement) : text
}

/** Whether an effect applies to several cards, as far as the menus say. */
function isSeveral(choice: Choice, { of }: Menus): boolean {
  const { cards } = choice.with
  return isChoice(cards) && cards.id !== 'each' && of.cards.some(({ id, means }) => id === cards.id && means === 'several')
}

/** Whether an effect is an entry whose words begin with a condition, such as "if …" or "after …". */
const isLed = ({ id }: Choice): boolean => /^(?:if|after-)/.test(id)

/** The words of "each player": "each player draws 1 card", or the infinitive after "may". */
function sayEachPlayer(choice: Choice, speech: Speech): string {
  const done = (choice.with.effects ?? []) as readonly Choice[]
  const statement: Speech = { ...speech, you: 'that player', mood: 'statement' }
  const isInfinitive = speech.mood === 'infinitive'
  const plain: Speech = { ...statement, mood: 'infinitive' }
  // a condition comes before the players to whom it applies
  if (done.some(isLed))
    return `${isInfinitive ? 'do this for each player' : 'for each player'}: ${done.map((one) => sayEffect(one, plain).replace(/^(if .*?), may /, '$1, that player may ')).join('. ')}`
  const told = (one: Choice): string => {
    const whole = isInfinitive ? '' : sayEffect(one, statement)
    return whole.startsWith('that player ')
      ? inThird(whole, new Set()).slice('that player '.length)
      : inThird(sayEffect(one, plain), verbsOf(speech.menus))
  }
  // effects without a player as subject: "for each player, …"
  const whole = done.map((one) => sayEffect(one, statement))
  if (!isInfinitive && whole.some((one) => !one.startsWith('that player ') && statementIn(one, speech.title) !== undefined))
    return `for each player, ${joinedWords(whole.map((one) => one))}`
  const parts = done.map((one) => (isInfinitive ? sayEffect(one, plain) : told(one)))
  return `${isInfinitive ? 'have each player' : 'each player'} ${parts.length === 0 ? '…' : joinedWords(parts)}`
}

const joinedWords = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** A sentence as an infinitive: "draw 1 card" where "you" are its subject, else "have the first player draw 1 card". */
function asInfinitive(text: string, person: string, you: Speech['you']): string {
  const spoken = withPronouns(text.replaceAll('{are|is}', 'be'), person === 'you')
  const [, subject] = /^(.+?) [a-z]+~/.exec(spoken) ?? []
  const bare = spoken.replace(/([a-z])~/g, '$1')
  const own = subject ?? you
  if (own === you && bare.startsWith(`${you} `)) return bare.slice(you.length + 1)
  return subject === undefined ? bare : `have ${bare}`
}

/** Resolves `{your|their}` for the second or the third person. */
const withPronouns = (text: string, isYou: boolean): string =>
  text.replace(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, you: string, other: string) => (isYou ? you : other))

/** Words that follow a noun in this game: first words of filters and sets of cards that come after the noun. */
function wordsBehind({ of }: Menus): ReadonlySet<string> {
  const first = (text: string, at: number) => text.split(' ')[at] ?? ''
  return new Set([
    'chosen',
    ...of.filters.flatMap(({ stands, says }) => (stands === 'after' ? [first(says, 0)] : [])),
    ...of.effects.flatMap(({ again = [] }) => again),
  ])
}

/** The first words of the effects of a game, which are verbs after "and" too. */
function verbsOf({ of }: Menus): ReadonlySet<string> {
  const marked = of.effects.flatMap(({ says }) => [...says.matchAll(/([a-z]+)~/g)].map(([, verb = '']) => verb))
  return new Set([...marked, ...of.effects.map(({ says }) => /^[a-z]+/.exec(says)?.[0] ?? '')])
}

/** Adjusts small words to the filled blanks. */
const tidied = (text: string, menus: Menus): string =>
  text
    .replace(/\bthe top 1 cards?\b/g, 'the top card')
    .replace(/‹([^‹›|]*)\|([^‹›|]*)›/g, (_, owner: string, thing: string) =>
      owner === 'you' ? `your ${thing}` : hasWordsBehind(owner, wordsBehind(menus)) ? `the ${thing} of ${owner}` : `${owner}'s ${thing}`,
    )
    .replace(/^(the first player .*) that the first player controls\b/i, '$1 they control')

/** The sentence after the rules of grammar, with a name for an amount that is explained after its effect. */
const agreedIn = ({ plurals, phrasing }: Menus, text: string): string => {
  const agreeing = agreed(text, plurals, phrasing)
  // "+that much [speed]" makes no sense: the number becomes X
  return agreeing.includes('+that much') ? `${agreeing.replace('+that much', '+X').replace(/\.$/, '')} (X is that amount).` : agreeing
}

/** Moves the text in ⟨⟩ to the end; entries with an amount do it, an amount itself leaves it to the effect around it. */
const atEnd = (text: string, { blanks }: Entry): string =>
  Object.values(blanks).includes('amount') ? text.replace(/⟨([^⟩]*)⟩(.*)$/, '$2 $1') : text

/** Verbs and pronouns for "you", or for another player. */
function inPerson(text: string, person: string): string {
  const isYou = person === 'you'
  return withPronouns(text, isYou).replace(/(\w)~/g, (_, letter: string) => (isYou ? letter : letter === 'h' ? 'hes' : `${letter}s`))
}

/** The amount, if it is a fixed number. An amount such as "1 for each …" is treated as 1, because its noun is in the singular. */
function amountOf({ with: { amount, count } }: Choice, { of }: Menus): number | undefined {
  if (typeof count === 'number') return count
  if (!isChoice(amount)) return undefined
  if (typeof amount.with.count === 'number') return amount.with.count
  return entryOf(of.amount, amount.id).says.startsWith('1') ? 1 : undefined
}

function sayValue(sort: string, value: Value, speech: Speech): string {
  const { menus } = speech
  if (sort === 'count') return String(value)
  if (isStepSort(sort)) return sayStep(String(value), speech)
  if (sort === 'group') {
    const group = value as Choice
    const entry = entryOf(menus.of.group, group.id)
    const says = entry.says.replace(/\$([a-z]+)/g, (found, blank: string) => {
      const [sort, value] = [entry.blanks[blank], group.with[blank]]
      if (sort !== undefined && isStepSort(sort)) return wordsOfOne(String(value), speech)
      return sort === undefined || value === undefined ? found : sayValue(sort, value, speech)
    })
    const spoken =
      speech.you === 'you' ? says : says.replace('you control', 'they control').replace('your', 'their').replace('with you', 'with them')
    return filtered(spoken, (group.with.filters ?? []) as readonly Choice[], speech)
  }
  if (sort === 'ways') return (value as readonly ChoiceWay[]).map((way) => sayEffects(way.effects, speech)).join(', or ')
  if (sort === 'effects') return sayEffects(isChoice(value) ? [value] : (value as readonly Choice[]), speech)
  if (sort === 'filters') return filtered('card', value as readonly Choice[], speech)
  if (sort === 'conditions') return sayAll(value as readonly Choice[], menus.of.conditions, speech, ' and ')
  if (isMenuSort(sort)) {
    const one = value as Choice
    if (sort !== 'cards' && sort !== 'card' && one.id === 'you') return speech.you
    return said(entryOf(menus.of[sort], one.id), one, speech)
  }
  if (listOf(menus, sort)) return inList(menus, sort, String(value))
  if (sort === 'code') return titleOf(String(value))
  return sort === 'keyword' ? capital(String(value)) : String(value)
}

/** A title made from the slug of a card; accents and the case of small words are lost. */
export const titleOf = (slug: string): string =>
  slug
    .slice(slug.indexOf(':') + 1)
    .split('-')
    .map((word, i) => (i > 0 && ['of', 'the', 'in', 'on', 'at', 'to', 'and', 'a'].includes(word) ? word : capital(word)))
    .join(' ')

/** A noun with its filters, "exhausted guard in the hall": words before and after the noun; a word for a kind of card replaces the noun. */
function filtered(thing: string, filters: readonly Choice[], speech: Speech): string {
  const { of, order } = speech.menus
  const entries = filters.map((one) => ({ one, entry: entryOf(of.filters, one.id) }))
  const rank = ({ entry: { id } }: (typeof entries)[number]): number => (order.includes(id) ? order.indexOf(id) : order.length)
  const adjectives = new Map(entries.map((each) => [each, eitherAdjective(each.entry, each.one, speech)]))
  // of several words for a kind the last in the order of the game is the noun: "bridge fox"
  const [kind] = entries.filter((each) => isKind(each.entry) && adjectives.get(each) === undefined).sort((a, b) => rank(b) - rank(a))
  const others = entries.filter((each) => each !== kind)
  // filters that are implied on a card have no words
  const words = (some: readonly (typeof entries)[number][]) =>
    some.map((each) => adjectives.get(each) ?? said(each.entry, each.one, speech)).filter((text) => text !== '')
  const noun = entries.reduce(
    (text, { entry: { replaces } }) =>
      replaces !== undefined && text.endsWith(` ${replaces}`) ? text.slice(0, -replaces.length - 1) : text,
    thing,
  )
  const kindWords = kind && said(kind.entry, kind.one, speech)
  // a kind with "the …" is unique, so it replaces the whole set of cards
  const name = kindWords === undefined ? noun : kindWords.startsWith('the ') ? kindWords : replacedNoun(noun, kindWords, speech.menus)
  const before = others.filter(({ entry }) => entry.stands !== 'after').sort((a, b) => rank(a) - rank(b))
  const after = others.filter(({ entry }) => entry.stands === 'after')
  return [...words(before), name, ...words(after)].join(' ')
}

/** Filters of which one must hold, if all stand before the noun: "tired or hungry" in "tired or hungry fox". */
function eitherAdjective(entry: Entry, { with: blanks }: Choice, speech: Speech): string | undefined {
  const ways = Object.keys(entry.blanks)
  if (ways.length === 0 || !Object.values(entry.blanks).every((sort) => sort === 'filters')) return undefined
  const { filters } = speech.menus.of
  const all = ways.flatMap((way) => (blanks[way] ?? []) as readonly Choice[])
  if (all.length === 0 || !all.every(({ id }) => entryOf(filters, id).stands === 'before')) return undefined
  return entry.says.replace(/\$([a-z]+)/gi, (_, way: string) =>
    ((blanks[way] ?? []) as readonly Choice[]).map((one) => said(entryOf(filters, one.id), one, speech)).join(' '),
  )
}

/** A noun phrase with the word for a kind of card in place of "card", or of the kind that it has: "fox of yours" for "beast of yours". */
function replacedNoun(noun: string, kind: string, { of }: Menus): string {
  const isKindWord = (word: string): boolean => of.filters.some((entry) => isKind(entry) && entry.says === word)
  const words = noun.split(' ')
  const at = words.findIndex((word) => word === 'card' || isKindWord(word))
  return at < 0 ? noun : words.map((word, i) => (i === at ? kind : word)).join(' ')
}

const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** Makes the first letter small for the middle of a sentence, unless it begins with a name. */
function lower(text: string, title = ''): string {
  return title !== '' && text.startsWith(title) ? text : text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
}
