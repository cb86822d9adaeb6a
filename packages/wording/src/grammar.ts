/** The phrases of all entries of a game's menus, ready for reading. */
import { type Entry, isStepSort, type Menus } from '@questwright/abilities'
import { type Pattern, type Phrase, phraseOf } from './phrase.ts'
import { tokensOf } from './tokens.ts'

export interface EntryPhrase extends Phrase {
  readonly entry: Entry
  /** The blank that is the subject of the sentence, of a phrase that begins with a player. */
  readonly subject?: string
  /** Of a phrase that begins with a player: the words after the player, for "you" and for players that are named before. */
  readonly rest?: Pattern
  /** Whether the phrase begins with a verb: it is an instruction to "you"; `spoken`: an amount in words, instead of a number. */
  readonly mood: 'instruction' | 'statement' | 'spoken'
  /** `predicate`: of a filter, its words stand behind "is" or "has". */
  readonly says?: 'predicate' | 'belonging'
  /** `away`: a title in it means a card out of play. */
  readonly where?: 'away'
}

/** A whole sentence that is an ability, as the game's menus have it. */
export type Sentence = NonNullable<Menus['texts']['sentences']>[number]

type TriggerPhrase = NonNullable<Menus['texts']['triggers']>[number]
type Answer = NonNullable<Menus['texts']['answers']>[number]

/** A wording of a whole sentence that is an ability or a fact. */
interface SentencePhrase extends Phrase {
  readonly types: readonly string[] | undefined
  readonly blanks: NonNullable<Sentence['blanks']>
}

export interface Grammar {
  readonly menus: Menus
  readonly effects: readonly EntryPhrase[]
  readonly conditions: readonly EntryPhrase[]
  readonly costs: readonly EntryPhrase[]
  readonly changes: readonly EntryPhrase[]
  readonly prices: readonly EntryPhrase[]
  readonly cards: readonly EntryPhrase[]
  readonly players: readonly EntryPhrase[]
  /** Players behind "choose", as targets. */
  readonly playerTargets: readonly EntryPhrase[]
  readonly amounts: readonly EntryPhrase[]
  /** What X is, of amounts that are written "X, where X is …". */
  readonly definitions: readonly Pick<EntryPhrase, 'entry' | 'pattern' | 'defaults'>[]
  readonly groups: readonly EntryPhrase[]
  readonly filters: readonly EntryPhrase[]
  /** Wordings of filters behind "is" and "has", as words about a card. */
  readonly predicates: readonly EntryPhrase[]
  /** Wordings of filters behind the owner of something: "cost is 2 or less" in "the cost of the fox is 2 or less". */
  readonly belongings: readonly EntryPhrase[]
  /** Whole sentences that are abilities. */
  readonly sentences: readonly (SentencePhrase & { readonly means: Sentence['means'] })[]
  /** Sentences behind effects that are abilities of their own, with the ability words behind whose effects they stand. */
  readonly behindEffects: readonly (SentencePhrase & { readonly means: Sentence['means']; readonly words: readonly string[] })[]
  /** Triggers with their conditions. */
  readonly triggers: readonly (SentencePhrase & Pick<TriggerPhrase, 'trigger' | 'conditions' | 'it' | 'where'>)[]
  /** Effects with the trigger that they name. */
  readonly answers: readonly (SentencePhrase & Pick<Answer, 'trigger' | 'conditions' | 'effects'>)[]
  /** Effects of a card that is not in play. */
  readonly elsewhere: readonly (Phrase & { readonly effect: Answer['effects']; readonly where: string })[]
  readonly anyPlayer: readonly Pattern[]
  /** Sentences in brackets that only remind of a rule. */
  readonly reminders: readonly Pattern[]
  /** Words before a title that say that the card is out of play. */
  readonly away: readonly Pattern[]
  /** Words for looking for cards with titles out of play, with the titles as the blank `cards`. */
  readonly sought: readonly Pattern[]
  /** Whole sentences that say a fact. */
  readonly facts: readonly (SentencePhrase & { readonly fact: string })[]
  /** Phrases of each kind of event, with the card or player to which it happens as the blank `subject`. */
  readonly events: readonly {
    readonly kind: string
    readonly timing: 'after' | 'when'
    readonly pattern: Pattern
    readonly subject: string
    /** The types of cards to which it happens, where its words may mean another event. */
    readonly types: readonly string[] | undefined
  }[]
  /** The labels of abilities that a card can cancel, as words. */
  readonly cancels: readonly { readonly kind: string; readonly words: readonly string[] }[]
  /** Words for the moments of later effects, before the effect and behind it. */
  readonly later: readonly { readonly told: LaterEffect; readonly before: readonly Pattern[]; readonly behind: readonly Pattern[] }[]
  /** Words for lasting changes of numbers of the table. */
  readonly lasts: readonly (Phrase & { readonly told: NonNullable<Menus['texts']['lasts']>[number] })[]
  /** Words for players who are "you" for the ability. */
  readonly addressed: readonly { readonly told: ToldPerson; readonly patterns: readonly Pattern[] }[]
  /** Conditions behind "each player": "with 3 or more cards". */
  readonly ofEachPlayer: readonly EntryPhrase[]
  /** Words behind "while" that are about this card without naming it. */
  readonly aboutThis: readonly { readonly condition: string; readonly pattern: Pattern }[]
  /** Words of conditions about the card that a constant ability changes, with the blank for that card. */
  readonly ofBearer: readonly (EntryPhrase & { readonly blank: string })[]
  /** Words for cards of which a condition asks whether one is so. */
  readonly someOf: readonly (Omit<NonNullable<Menus['texts']['someOf']>[number], 'says'> & { readonly patterns: readonly Pattern[] })[]
  /** Wordings of the words of a list, by list. */
  readonly lists: { readonly [list: string]: readonly { readonly word: string; readonly pattern: Pattern }[] }
}

type ToldPerson = NonNullable<Menus['texts']['addressed']>[number]

export type LaterEffect = NonNullable<Menus['texts']['later']>[number]

const made = new WeakMap<Menus, Grammar>()

export function grammarOf(menus: Menus): Grammar {
  const known = made.get(menus)
  if (known) return known
  // amounts and filters ask about cards that the text names: no player chooses a card for them
  const definite = (menu: readonly Entry[]): readonly EntryPhrase[] =>
    phrases(menu.map((one) => ({ ...one, blanks: withDefinite(one.blanks) }))).map((phrase) => ({
      ...phrase,
      // the words of a filter may stand elsewhere than the printed ones
      entry: { ...phrase.entry, blanks: menu.find(({ id }) => id === phrase.entry.id)?.blanks ?? phrase.entry.blanks },
    }))
  const filters = definite(menus.of.filters)
  const amounts = definite(menus.of.amount)
  const grammar: Grammar = {
    menus,
    effects: phrases(menus.of.effects, [...Object.values(menus.texts.single ?? {}), ...Object.values(menus.texts.numbered ?? {})]),
    conditions: phrases(menus.of.conditions),
    costs: phrases(menus.costs),
    changes: phrases(menus.changes),
    prices: phrases(menus.prices),
    cards: phrases(menus.of.cards),
    players: phrases(menus.of.players),
    playerTargets: phrases(menus.playerTargets),
    amounts,
    definitions: amounts.flatMap(definitionsIn),
    groups: phrases(menus.of.group),
    filters: filters.filter(({ says }) => says === undefined),
    predicates: filters.filter(({ says }) => says === 'predicate'),
    belongings: filters.filter(({ says }) => says === 'belonging'),
    sentences: (menus.texts.sentences ?? []).flatMap(({ means, ...sentence }) => sentencePhrases(sentence, { means })),
    behindEffects: (menus.texts.behindEffects ?? []).flatMap(({ means, words, ...sentence }) =>
      sentencePhrases(sentence, { means, words }),
    ),
    triggers: (menus.texts.triggers ?? []).flatMap(({ trigger, conditions, it, where, ...sentence }) =>
      sentencePhrases(sentence, { trigger, conditions, ...(it && { it }), ...(where && { where }) }),
    ),
    answers: (menus.texts.answers ?? []).flatMap(({ trigger, conditions, effects, ...sentence }) =>
      sentencePhrases(sentence, { trigger, conditions, effects }),
    ),
    elsewhere: (menus.texts.elsewhere ?? []).flatMap(({ reads, effect, where }) =>
      reads.map((text) => ({ ...phraseOf(text, {}), effect, where })),
    ),
    anyPlayer: (menus.texts.anyPlayer ?? []).map((text) => phraseOf(text, {}).pattern),
    reminders: (menus.texts.reminders ?? []).map((text) => phraseOf(`[open] ${text} [close]`, {}).pattern),
    away: (menus.texts.outOfPlay?.says ?? []).map((text) => phraseOf(text, {}).pattern),
    sought: (menus.texts.outOfPlay?.sought ?? []).map((text) => phraseOf(text, { cards: 'cards' }).pattern),
    facts: Object.entries(menus.texts.facts ?? {}).flatMap(([fact, sentence]) => sentencePhrases(sentence, { fact })),
    events: menus.events.flatMap(({ kind, says, before, would, subject, reads = [], readAs, types }) =>
      [
        readAs === undefined ? says : `${readAs}: ${says}`,
        ...(before === undefined ? [] : [before]),
        ...(would === undefined ? [] : [`when: ${would}`]),
        ...reads,
      ].map((text) => {
        const [, timing, words = text] = /^(after|when): (.+)$/.exec(text) ?? []
        return {
          kind,
          timing: timing === 'when' ? ('when' as const) : ('after' as const),
          pattern: phraseOf(words, { subject: subject === 'none' ? 'nobody' : 'subject', player: 'player' }).pattern,
          subject,
          types: words === would || (words === says && says.includes('$subject') && !isOfOthers(menus, kind, says)) ? undefined : types,
        }
      }),
    ),
    cancels: Object.entries(menus.cancels).map(([kind, { label }]) => ({
      kind,
      words: tokensOf(label, { self: '', others: new Map() }, new Set()).map(({ word }) => word),
    })),
    later: (menus.texts.later ?? []).map((told) => ({
      told,
      before: (told.before ?? []).map((text) => phraseOf(text, {}).pattern),
      behind: (told.behind ?? []).map((text) => phraseOf(text, {}).pattern),
    })),
    lasts: (menus.texts.lasts ?? []).flatMap((told) =>
      told.reads.map((text) => ({ ...phraseOf(text, { amount: 'amount', until: 'until' }), told })),
    ),
    addressed: (menus.texts.addressed ?? []).map((told) => ({ told, patterns: told.says.map((text) => phraseOf(text, {}).pattern) })),
    ofEachPlayer: Object.entries(menus.texts.ofEachPlayer ?? {}).flatMap(([id, [says = '', ...reads]]) =>
      phrases(menus.of.conditions.filter((entry) => entry.id === id).map((entry) => ({ ...entry, says, reads }))),
    ),
    aboutThis: Object.entries(menus.texts.aboutThis ?? {}).flatMap(([condition, reads]) =>
      reads.map((text) => ({ condition, pattern: phraseOf(text, {}).pattern })),
    ),
    ofBearer: Object.entries(menus.texts.ofBearer ?? {}).flatMap(
      ([
        id,
        {
          blank,
          reads: [says = '', ...reads],
        },
      ]) =>
        phrases(menus.of.conditions.filter((entry) => entry.id === id).map((entry) => ({ ...entry, says, reads }))).map((phrase) => ({
          ...phrase,
          blank,
        })),
    ),
    someOf: (menus.texts.someOf ?? []).map(({ says, ...told }) => ({ ...told, patterns: says.map((text) => phraseOf(text, {}).pattern) })),
    lists: Object.fromEntries(
      Object.entries(menus.lists).map(([list, words]) => [
        list,
        Object.entries(words).flatMap(([word, says]) =>
          [says, ...(menus.listReads[list]?.[word] ?? [])].map((text) => ({ word, pattern: phraseOf(text, {}).pattern })),
        ),
      ]),
    ),
  }
  made.set(menus, grammar)
  return grammar
}

const withDefinite = (blanks: Entry['blanks']): Entry['blanks'] =>
  Object.fromEntries(Object.entries(blanks).map(([blank, sort]) => [blank, sort === 'card' ? 'definite' : sort]))

/**
 * Whether the reader builds an entry from words such as "that fox" itself: it uses the name of an earlier effect, only gives one, or says of one card
 * what another entry says of a number.
 */
const isOfNames = ({ id, blanks, returns, code }: Entry, singles: readonly string[]): boolean =>
  singles.includes(id) || Object.values(blanks).some(isStepSort) || (returns !== undefined && /^\$\w+$/.test(code))

/** Whether an entry is only another script for what an offered entry says with the same words. */
const isOtherScript = (menu: readonly Entry[], { id, offer, says, blanks }: Entry): boolean =>
  offer === 'read' &&
  menu.some((one) => one.id !== id && one.offer !== 'read' && one.says === says && JSON.stringify(one.blanks) === JSON.stringify(blanks))

/** "The top 1 card" is printed as "the top card". */
function withTopCard(text: string): readonly string[] {
  const [found = '', blank = ''] = /\bthe top \$(count|amount) (?:cards|card\{s\})/.exec(text) ?? []
  return found === '' || text.includes('⇒') ? [text] : [text, `${text.replace(found, 'the top card')} ⇒ ${blank}:1`]
}

/** Behind a cost, "$cards gets +1 [speed]" is printed as "give $cards +1 [speed]". */
function asGift(entry: Entry): readonly Entry[] {
  const [, cards = '', rest = ''] = /^\$(cards?) (?:gets|gains) (?!control\b)(.+)$/.exec(entry.says) ?? []
  return cards === '' ? [entry] : [{ ...entry, reads: [...(entry.reads ?? []), `give $${cards} ${rest}`] }]
}

function phrases(whole: readonly Entry[], singles: readonly string[] = []): readonly EntryPhrase[] {
  const menu = whole.filter((entry) => !isOfNames(entry, singles) && !isOtherScript(whole, entry))
  return menu.flatMap(asGift).flatMap((written) =>
    [written.says, ...(written.reads ?? [])].flatMap(withTopCard).map((text): EntryPhrase => {
      // the name of a token is a word in small letters
      const entry = written.blanks.token === undefined ? written : { ...written, blanks: { ...written.blanks, token: 'word' } }
      const isAway = text.startsWith('away: ')
      const phrase = {
        ...phraseOf(text.replace(/^(?:before|after|is|of|spoken|away): /, ''), entry.blanks),
        ...(isAway && { where: 'away' as const }),
      }
      const [first, ...rest] = phrase.pattern
      if (first?.kind === 'blank' && (first.sort === 'player' || first.sort === 'players') && rest.length > 0)
        return { ...phrase, entry, subject: first.blank, rest, mood: 'instruction' as const }
      if (/^\{you\|that player\} /.test(text)) return { ...phrase, pattern: rest, entry, mood: 'instruction' as const }
      const [, predicate] = /^is: (.+)$/.exec(text) ?? []
      if (predicate !== undefined)
        return { ...phraseOf(predicate, entry.blanks), entry, mood: 'statement' as const, says: 'predicate' as const }
      const [, belonging] = /^of: (.+)$/.exec(text) ?? []
      if (belonging !== undefined)
        return { ...phraseOf(belonging, entry.blanks), entry, mood: 'statement' as const, says: 'belonging' as const }
      const [, spoken] = /^spoken: (.+)$/.exec(text) ?? []
      if (spoken !== undefined) return { ...phraseOf(spoken, entry.blanks), entry, mood: 'spoken' as const }
      // words of a filter that stand elsewhere than the printed ones
      const [, side, moved] = /^(before|after): (.+)$/.exec(text) ?? []
      if (side === 'before' || side === 'after')
        return { ...phraseOf(moved ?? '', entry.blanks), entry: { ...entry, stands: side }, mood: 'statement' as const }
      const isStatement =
        first?.kind === 'blank' ||
        first?.kind === 'self' ||
        first?.kind === 'host' ||
        /^(?:the|this|each|attacking|it|there|attached)\b/.test(text)
      return { ...phrase, entry, mood: isStatement ? ('statement' as const) : ('instruction' as const) }
    }),
  )
}

/** Whether other events have the same words. */
const isOfOthers = ({ events }: Menus, kind: string, words: string): boolean =>
  events.some((one) => one.kind !== kind && [one.says, ...(one.reads ?? [])].some((text) => text.replace(/^when: /, '') === words))

const sentencePhrases = <More extends object>(
  { reads, blanks = {}, types }: Omit<Sentence, 'means'>,
  more: More,
): readonly (SentencePhrase & More)[] => reads.map((text) => ({ ...phraseOf(text, blanks), types, blanks, ...more }))

/** The words behind "X is" at the end of a phrase. */
function definitionsIn({ entry, defaults, tail = [] }: EntryPhrase): Grammar['definitions'] {
  const at = tail.findIndex((one, i) => isWord(one, 'x') && isWord(tail[i + 1], 'is'))
  if (at < 0) return []
  const rest = tail.slice(at + 2)
  return [{ entry, defaults, pattern: isWord(rest.at(-1), ')') ? rest.slice(0, -1) : rest }]
}

const isWord = (element: Pattern[number] | undefined, word: string): boolean => element?.kind === 'word' && element.word === word
