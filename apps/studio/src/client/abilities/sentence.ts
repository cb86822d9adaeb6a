/** From choices to the sentence on the card. Our own wording of the game's templating. Pure. */
import {
  cancelled,
  changes,
  costs,
  type Entry,
  effects,
  entryOf,
  eventOf,
  groups,
  lists,
  menus,
  prices,
  type Sort,
  words,
} from './menus.ts'
import { type BuiltAbility, type Choice, isChoice, type Value, type Way } from './model.ts'
import { targetName } from './print.ts'

interface Speech {
  /** The card's title. */
  readonly title: string
  /** What it is attached to: hero, character … */
  readonly host: string
  /** Who is spoken to: you, or another player. */
  readonly you: 'you' | 'that player'
  /** What the target is called where it is named next; the first time it is what is chosen. */
  readonly target: { said: 'not yet' | 'said'; readonly first: string; readonly later: string }
}

/**
 * @param title of the card
 * @param host what it is attached to: hero, character …
 * @returns the sentence with `**bold**` words, as text/en.json has it
 */
export function sayAbility(ability: BuiltAbility, title: string, host = 'card'): string {
  const { target } = ability
  const noun = target ? targetName(target) : 'card'
  const plain: Speech = { title, host, you: 'you', target: { said: 'said', first: 'a card', later: 'card' } }
  const first = target ? said(chosenEntry(target), target, plain) : 'a card'
  return capital(clean(sentenceOf(ability, { ...plain, target: { said: 'not yet', first, later: noun === 'chosen' ? 'player' : noun } })))
}

/** What an attachment is attached to, from its "attach to". */
export function hostOf(abilities: readonly (BuiltAbility | undefined)[]): string {
  const hosts = abilities.find((one) => one?.word === 'attaches-to')?.hosts ?? []
  return hosts.map(({ id }) => id).findLast((id) => kinds.includes(id)) ?? 'card'
}

const chosenEntry = (target: Choice): Entry =>
  target.id === 'choose-player'
    ? { id: 'choose-player', label: '', code: '', says: 'a player', blanks: {} }
    : entryOf(menus.cards, target.id)

function sentenceOf(ability: BuiltAbility, speech: Speech): string {
  const { word, phase, conditions, costs: paid, limit, effects: done } = ability
  const label = words.find((one) => one.word === word)?.label ?? word
  const condition = conditions.length === 0 ? '' : sayAll(conditions, menus.conditions, speech, ' and ')
  switch (word) {
    case 'attaches-to':
      return `Attach to a ${filtered('card', ability.hosts ?? [], speech)}.`
    case 'travel':
      return `**Travel:** ${ability.price ? capital(said(entryOf(prices, ability.price.id), ability.price, speech)) : ''}.`
    case 'modifier':
    case 'cannot':
    case 'permits': {
      const change = ability.change ? sayChange(word, ability.change, speech) : '…'
      return `${condition ? `While ${condition}, ` : ''}${bearer(ability, speech)} ${change}.`
    }
    default:
  }
  const costWords = paid.map((one) => said(entryOf(costs, one.id), one, speech))
  const { first } = speech.target
  const spoken = imperative(sayEffects(done, speech))
  const effectWords = costWords.length > 0 ? deed(spoken, first) : spoken
  const lead = word === 'as' ? '' : `**${phase ? `${capital(phase)} ` : ''}${label}:** `
  const trigger = triggerWords(ability, speech)
  const paying = costWords.length === 0 ? '' : `${costWords.map((one, i) => (i === 0 ? one : lower(one))).join(' and ')} to `
  const rest = `${paying}${effectWords}`
  const main = [trigger, condition && `if ${condition}`].filter((part) => part !== '').join(', ')
  const text = main === '' ? capital(rest) : `${capital(main)}, ${lower(rest, speech.title)}`
  const who =
    ability.player === 'any'
      ? ' Any player may trigger this ability.'
      : ability.player === 'first'
        ? ' The first player triggers this ability.'
        : ''
  return `${lead}${text}.${who}${limit ? ` (Limit ${times(limit.times)} per ${limit.period}${limit.counts === 'player' ? ' for each player' : ''}.)` : ''}`
}

/** "You draw 2 cards" is "draw 2 cards" on a card. */
const imperative = (text: string): string => text.replace(/^you (?=[a-z])/, '')

/** What stands behind "to": a deed, not a statement. */
function deed(text: string, target: string): string {
  const given = /^(.+?) (?:gets|gains) (.+)$/.exec(text)
  if (given && !/^(?:choose|deal|if) /.test(text)) return `give ${given[1]} ${given[2]}`
  const statement = /^(.+?) (cannot|may|does not|makes) (.+)$/.exec(text)
  if (!statement) return text
  return statement[1] === target ? `choose ${target}. It ${statement[2]} ${statement[3]}` : `this effect: ${text}`
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

function triggerWords({ trigger, word }: BuiltAbility, speech: Speech): string {
  if (!trigger || word === 'action') return ''
  const { timing, kind, of } = trigger
  if (timing === 'cancel') return `when ${cancelled.find(([value]) => value === kind)?.[1] ?? 'an effect'} would resolve`
  if (timing === 'at-beginning-of' || timing === 'at-end-of')
    return `at the ${timing === 'at-end-of' ? 'end' : 'beginning'} of the ${kind === 'round' ? 'round' : `${kind} phase`}`
  const event = eventOf(kind)
  const subject =
    of === 'self'
      ? speech.title
      : of === 'host'
        ? `attached ${speech.host}`
        : of === 'you'
          ? 'you'
          : event?.subject === 'player'
            ? 'a player'
            : `a ${filtered('card', of, speech)}`
  const happens = inPerson((event?.says ?? '$subject …').replace('$subject', subject), subject)
  return `${word === 'as' ? 'as' : timing} ${happens}`
}

function bearer({ on }: BuiltAbility, speech: Speech): string {
  if (on === 'host') return `attached ${speech.host}`
  if (Array.isArray(on)) return on.length === 0 ? 'each card' : `each ${filtered('card', on as readonly Choice[], speech)}`
  return speech.title
}

function sayChange(word: BuiltAbility['word'], change: Choice, speech: Speech): string {
  if (word === 'modifier') return said(entryOf(changes, change.id), change, speech)
  const what = String(change.with.what)
  if (word === 'cannot') return `cannot ${lists.forbidden.find(([value]) => value === what)?.[1] ?? what}`
  return lists.permission.find(([value]) => value === what)?.[1] ?? what
}

function sayEffects(done: readonly Choice[], speech: Speech): string {
  const parts = done.map((one) => said(entryOf(effects, one.id), one, speech))
  if (parts.length === 0) return '…'
  const isLong = done.some(({ id }) => ['if', 'choose-one', 'each-player', 'may', 'search-deck', 'search-encounter'].includes(id))
  if (isLong) return parts.map((part, i) => (i === 0 ? part : capital(part))).join('. ')
  return parts.length === 1 ? (parts[0] as string) : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const sayAll = (chosen: readonly Choice[], menu: readonly Entry[], speech: Speech, between: string): string =>
  chosen.map((one) => said(entryOf(menu, one.id), one, speech)).join(between)

/** The words of an entry with its blanks filled. */
function said(entry: Entry, choice: Choice, speech: Speech): string {
  const { blanks } = entry
  const inner: Speech = entry.binds ? { ...speech, you: 'that player' } : speech
  const filled = entry.says.replace(/\$([a-z]+)/g, (found, blank: string) => {
    if (blank === 'this') return speech.title
    if (blank === 'host') return speech.host
    if (blank === 'target') return ''
    const sort = blanks[blank]
    const value = choice.with[blank]
    return sort === undefined || value === undefined ? found : sayValue(sort, value, inner)
  })
  if (entry.id === 'target') {
    const { target } = speech
    const first = target.said === 'not yet'
    target.said = 'said'
    return first ? target.first : `that ${target.later}`
  }
  const who = Object.entries(blanks).find(([, sort]) => sort === 'player' || sort === 'players')
  const person = who ? sayValue(who[1], choice.with[who[0]] ?? 'you', { ...inner, target: { ...inner.target, said: 'said' } }) : speech.you
  const one = amountOf(choice) === 1
  const words = atEnd(inPerson(filled, person).replaceAll('{s}', one ? '' : 's'), entry)
  return entry.id === 'each-player' ? words.replace(/^each player, in turn: that player /, 'each player ') : words
}

/** What stands in ⟨⟩ belongs behind everything else; an amount leaves that to the effect of which it is a part. */
const atEnd = (text: string, { blanks }: Entry): string =>
  Object.values(blanks).includes('amount') ? text.replace(/⟨([^⟩]*)⟩(.*)$/, '$2 $1') : text

/** Verbs and pronouns for you, or for somebody else. */
function inPerson(text: string, person: string): string {
  const isYou = person === 'you'
  return text
    .replace(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, you: string, other: string) => (isYou ? you : other))
    .replace(/([a-z])~/g, (_, letter: string) => (isYou ? letter : `${letter}s`))
}

function amountOf(choice: Choice): number | undefined {
  const { amount, count } = choice.with
  if (typeof count === 'number') return count
  if (!isChoice(amount)) return undefined
  return typeof amount.with.count === 'number'
    ? amount.with.count
    : ['that-much', 'x', 'keyword-number'].includes(amount.id)
      ? undefined
      : 1
}

function sayValue(sort: Sort, value: Value, speech: Speech): string {
  if (sort === 'count') return String(value)
  if (sort === 'group') {
    const group = value as Choice
    const { says } = entryOf(groups, group.id)
    const spoken =
      speech.you === 'you'
        ? says
        : says.replace('you control', 'that player controls').replace('your', 'their').replace('with you', 'with that player')
    return filtered(spoken, (group.with.filters ?? []) as readonly Choice[], speech)
  }
  if (sort === 'ways') return (value as readonly Way[]).map((way) => sayEffects(way.effects, speech)).join(', or ')
  if (sort === 'effects') return sayEffects(isChoice(value) ? [value] : (value as readonly Choice[]), speech)
  if (sort === 'filters') return filtered('card', value as readonly Choice[], speech)
  if (sort === 'conditions') return sayAll(value as readonly Choice[], menus.conditions, speech, ' and ')
  if (sort === 'cards' || sort === 'card' || sort === 'amount' || sort === 'player' || sort === 'players') {
    const one = value as Choice
    if (sort !== 'cards' && sort !== 'card' && one.id === 'you') return speech.you
    return said(entryOf(menus[sort], one.id), one, speech)
  }
  if (Object.hasOwn(lists, sort)) return lists[sort as keyof typeof lists].find(([known]) => known === value)?.[1] ?? String(value)
  return sort === 'keyword' ? capital(String(value)) : String(value)
}

const kinds = ['enemy', 'location', 'hero', 'ally', 'character', 'attachment', 'treachery', 'objective', 'hand-type']

/** "exhausted [Orc] enemy in the staging area": words before and after the noun; a word for a type takes its place. */
function filtered(noun: string, filters: readonly Choice[], speech: Speech): string {
  const entries = filters.map((one) => ({ one, entry: entryOf(menus.filters, one.id) }))
  const kind = entries.find(({ one }) => kinds.includes(one.id))
  const words = (stands: 'before' | 'after') =>
    entries.filter((each) => each !== kind && each.entry.stands === stands).map(({ one, entry }) => said(entry, one, speech))
  const name = kind ? noun.replace(/^card\b/, said(kind.entry, kind.one, speech)) : noun
  return [...words('before'), name, ...words('after')].join(' ')
}

const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** Begins in the middle of a sentence, unless it begins with a name. */
function lower(text: string, title = ''): string {
  return title !== '' && text.startsWith(title) ? text : text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
}

const clean = (text: string): string =>
  text
    .replace(/\b([Aa]) (?=\[?[aeiou])/g, '$1n ')
    .replace(/\b([Aa])n (?=unique\b)/g, '$1 ')
    .replace(/ {2,}/g, ' ')
    .replace(/\.\.+/g, '.')
