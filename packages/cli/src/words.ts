/** Makes sentences for a terminal: story, questions, refusals, outcomes. */
import { authorWords, inLanguage, type PackBundle, type Problem, unwordedProblem, wordsReferencesIn } from '@questwright/packs'
import type { Json, JsonObject, Sentence, WordsReference } from '@questwright/realm'
import { boundedPart, boundedSentence, consequenceMessages, readable } from '@questwright/rulebook'
import { rulebookOfAll, rulebooks } from '@questwright/workshop/rulebooks'
import { IntlMessageFormat } from 'intl-messageformat'

export interface Words {
  /** The sentence for a message code with its parts. Where the catalogue has no such message, words made from the code and the parts. */
  readonly say: (code: string, parts?: JsonObject) => string
  readonly has: (code: string) => boolean
  readonly sentence: (sentence: Sentence) => string
  /** The title of a card, keyword, scenario or rule, by its code. */
  readonly title: (code: string) => string
  /** The author's name of an ability, by `pack:slug#part`. */
  readonly ability: (name: string) => string | undefined
  /** The keys in a question or an outcome for which no pack has words, as problems. */
  readonly unworded: (value: unknown) => readonly Problem[]
  /** The text of a card by its code, if its pack has one. */
  readonly text: (code: string, side?: string) => string | undefined
}

/** Messages for seats and cards, so that all sentences name them in the same way. */
const OWN: { readonly [code: string]: string } = { 'terminal.seat': '{seat}', 'terminal.card': '{card}' }

const SEAT = /^p([1-9])$/

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWords(value: Json | undefined): value is JsonObject & WordsReference {
  return isObject(value) && typeof value.words === 'string' && typeof value.of === 'string' && typeof value.key === 'string'
}

/** @param messages ICU messages by code, from the realm's `catalogue` */
export function wordsOf(packs: readonly PackBundle[], messages: { readonly [code: string]: string }, language = 'en'): Words {
  const rulebook = rulebookOfAll(inLanguage(packs, language))
  const all: { readonly [code: string]: string } = { ...OWN, ...consequenceMessages(rulebook), ...rulebook.messages, ...messages }
  const compiled = new Map<string, IntlMessageFormat | undefined>()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const cardText = (code: string) => {
    const colon = code.indexOf(':')
    const pack = packs.find((one) => one.id === code.slice(0, colon))
    return (pack?.text[language] ?? pack?.text.en)?.cards[code.slice(colon + 1)]
  }
  const authored = authorWords(inLanguage(packs, language), rulebooks, language)
  const title = (code: string): string =>
    cardText(code)?.title ?? authored.title(code) ?? authored.anywhere('names', code.slice(code.indexOf(':') + 1), code) ?? readable(code)
  const spoken = (value: Json | undefined): string | number => {
    if (typeof value === 'number') return value
    if (typeof value === 'string') {
      const seat = SEAT.exec(value)
      if (seat) return `Player ${seat[1]}`
      return /^[a-z0-9-]+:[a-z0-9-]+$/.test(value) && cardText(value) ? title(value) : value
    }
    if (Array.isArray(value)) return list.format(value.map((item: Json) => String(spoken(item))))
    if (!isObject(value)) return value === true ? 'yes' : value === false ? 'no' : ''
    if (typeof value.card === 'string')
      return typeof value.code === 'string' && !SEAT.test(value.card)
        ? title(value.code)
        : SEAT.test(value.card)
          ? spoken(value.card)
          : value.card === 'table'
            ? 'the table'
            : 'a hidden card'
    if (isWords(value)) return authored.of(value) ?? value.key
    if (typeof value.code === 'string' && isObject(value.parts)) return say(value.code, value.parts)
    return Object.entries(value)
      .map(([name, part]) => `${readable(name).toLowerCase()} ${spoken(part)}`)
      .join(', ')
  }
  const format = (code: string): IntlMessageFormat | undefined => {
    if (!compiled.has(code)) {
      const message = Object.hasOwn(all, code) ? all[code] : undefined
      compiled.set(code, message === undefined ? undefined : new IntlMessageFormat(message, language, undefined, { ignoreTag: true }))
    }
    return compiled.get(code)
  }
  const say = (code: string, parts: JsonObject = {}): string => {
    const { words } = parts
    const worded = isWords(words) ? authored.of(words) : undefined
    if (worded !== undefined) return worded
    if (isWords(words) && !Object.hasOwn(all, code)) return words.key
    const said = Object.entries(parts).flatMap(([name, part]) => (name === 'words' ? [] : [[name, boundedPart(spoken(part))] as const]))
    const values = { ...Object.fromEntries(said), ...authored.namesIn(parts) }
    try {
      const message = format(code)
      if (message) return boundedSentence(String(message.format(values)))
    } catch {
      // the message needs a part that is missing: fall back to a list of the known parts
    }
    const rest = Object.entries(values)
      .filter(([name, value]) => value !== '' && !['because', 'named', 'does'].includes(name))
      .map(([name, value]) => `${readable(name).toLowerCase()}: ${value}`)
      .join(', ')
    return rest === '' ? readable(code) : `${readable(code)} (${rest})`
  }
  return {
    say,
    has: (code) => Object.hasOwn(all, code),
    sentence: ({ code, parts }) => say(code, parts),
    title,
    ability: authored.ability,
    unworded: (value) => authored.unworded(wordsReferencesIn(value)).map(unwordedProblem),
    text: (code, side) => {
      const own = cardText(code)
      return (side === undefined ? undefined : own?.sides?.[side]?.text) ?? own?.text
    },
  }
}
