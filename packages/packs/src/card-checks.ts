/**
 * Finds what a designer would find by comparing a card with its script: text and script that differ, keywords printed twice, wrong templating,
 * impossible numbers, no scene.
 */
import { nearestName } from '@questwright/kernel/nearest'
import { dealtIn, factTexts, type Rulebook, readsTexts, typeIn } from '@questwright/rulebook'
import { dequal } from 'dequal'
import type { CardFacts, CardText, FactValue, PackBundle } from './bundle.ts'
import type { KnownCard } from './check-memory.ts'
import { article } from './fact-issues.ts'
import { neverOnCard } from './never-called.ts'
import { type Problem, problem, type QuickFix, type TextEdit } from './problem.ts'
import { readKeyword } from './slug.ts'
import { withWording, wordingFindings } from './templating.ts'
import { callsBuilder, doneBy, isCap, limitOption, limitWords, promisedBy } from './text-and-script.ts'

const language = 'en'
const textFile = `text/${language}.json`

/** A greater number of copies is probably a mistake. */
const usualCopies = 12

type Tell = (
  severity: 'error' | 'warning',
  code: string,
  file: string,
  words: { readonly message: string; readonly remedy: string },
  fixes?: readonly QuickFix[],
) => void

interface Looked {
  readonly slug: string
  readonly title: string
  readonly facts: CardFacts
  readonly text: CardText
  readonly factsFile: string
  readonly script: PackBundle['scripts'][number] | undefined
  /** Ability words whose effects the scenario implements as data. */
  readonly elsewhere: readonly string[]
  readonly rulebook: Rulebook
  readonly tell: Tell
}

/**
 * Checks the cards of a pack one by one.
 * @param keywords slugs of all keywords that packs of the workspace define
 * @param rulebook of the pack's game
 * @param fileOf the path of a card's facts
 * @param known results of the last check under the same keywords; the map is updated
 */
export function cardProblems(
  pack: PackBundle,
  keywords: ReadonlySet<string>,
  rulebook: Rulebook,
  fileOf: (slug: string) => string,
  known: Map<string, KnownCard> = new Map(),
): Problem[] {
  const problems: Problem[] = []
  const scripts = new Map(pack.scripts.filter(({ kind }) => kind === 'card').map((script) => [script.slug, script]))
  const setUp = setUpByScenarios(pack, rulebook)
  for (const slug of known.keys()) if (!Object.hasOwn(pack.cards, slug)) known.delete(slug)
  for (const [slug, facts] of Object.entries(pack.cards)) {
    const text = pack.text[language]?.cards[slug]
    if (text === undefined) continue
    const found: Problem[] = []
    const tell: Tell = (severity, code, file, words, fixes) =>
      found.push({
        ...problem(severity, code, { pack: pack.id, file }, words),
        subject: { kind: 'card', slug },
        ...(fixes && fixes.length > 0 ? { fixes } : {}),
      })
    const script = scripts.get(slug)
    // a scenario with setup steps implements what the word Setup on this card promises
    const elsewhere = setUp.has(slug) ? ['Setup'] : []
    const factsFile = fileOf(slug)
    const of = [pack.id, facts, text, factsFile, script?.path, script?.code, elsewhere]
    const before = known.get(slug)
    const looked: Looked = { slug, title: text.title, facts, text, factsFile, script, elsewhere, rulebook, tell }
    if (before && dequal(before.of, of)) problems.push(...before.problems)
    else {
      checkNumbers(looked)
      checkPromises(looked)
      checkFactTexts(looked)
      checkCalledUp(looked)
      checkKeywordLines(looked, keywords)
      checkSigns(looked)
      checkWording(looked)
      known.set(slug, { of, problems: [...found] })
      problems.push(...found)
      found.length = 0
    }
    checkScene(looked, pack.scenes)
    problems.push(...found)
  }
  return problems
}

/** The stages of scenarios that have setup steps: the steps implement what the first stage says. */
function setUpByScenarios(pack: PackBundle, rulebook: Rulebook): ReadonlySet<string> {
  const withSteps = Object.values(pack.scenarios).filter(({ setup }) => Array.isArray(setup) && setup.length > 0)
  return new Set(withSteps.flatMap((facts) => dealtIn(facts, 'course', rulebook)))
}

interface Passage {
  /** `text`, or the field of a text that belongs to a fact. */
  readonly part: string
  readonly side?: string
  readonly words: string
}

function passagesOf(text: CardText, rulebook: Rulebook): Passage[] {
  const passages: Passage[] = []
  if (typeof text.text === 'string') passages.push({ part: 'text', words: text.text })
  for (const { field } of factTexts(rulebook)) {
    const words = text[field]
    if (typeof words === 'string') passages.push({ part: field, words })
  }
  for (const [side, own] of Object.entries(text.sides ?? {}))
    if (typeof own.text === 'string') passages.push({ part: 'text', side, words: own.text })
  return passages
}

const editOf = (slug: string, { part, side, words }: Passage, after: string): TextEdit => ({
  kind: 'text',
  slug,
  part,
  before: words,
  after,
  ...(side === undefined ? {} : { side }),
})

function checkNumbers({ title, facts, factsFile, rulebook, tell }: Looked): void {
  const usual = [...Object.entries(rulebook.facts).map(([fact, words]) => [fact, words.usual] as const), ['quantity', usualCopies] as const]
  const sides = Object.entries(facts.sides ?? {}).map(([side, own]) => [`sides.${side}.`, own] as const)
  for (const [at, holder] of [['', facts] as const, ...sides])
    for (const [fact, most] of usual) {
      const value = (holder as { readonly [fact: string]: FactValue | undefined })[fact]
      if (most !== undefined && typeof value === 'number' && value > most)
        tell('warning', 'facts/out-of-range', factsFile, {
          message: `\`${at}${fact}\` of ${title} is ${value}, and cards print ${most} at most, as \`usual\` of that fact says.`,
          remedy: 'Look at the number again; keep it if it is meant. Where the fact is your own, write a higher `usual` in its system.',
        })
    }
}

/** The ability words and limits in the text of a card, which a script must implement. */
function promisesOf({ text, elsewhere, rulebook }: Looked) {
  const rules = passagesOf(text, rulebook).filter(({ part }) => part === 'text')
  const { words, limits } = promisedBy(rules.map((rule) => rule.words).join('\n'), rulebook)
  return { rules, words: words.filter((word) => !elsewhere.includes(word)), limits }
}

function checkPromises(looked: Looked): void {
  const { slug, title, facts, factsFile, script, rulebook, tell } = looked
  const { rules, ...promised } = promisesOf(looked)
  if (script === undefined) {
    const [first] = promised.words
    const besides = factTexts(rulebook)
      .filter(({ fact, script: builder }) => builder !== undefined && printsFact(facts, fact))
      .map(({ name }) => ` and ${name}`)
      .join('')
    if (first !== undefined)
      tell('warning', 'script/missing', factsFile, {
        message: `The text of ${title} has an ability (**${first}:**)${besides}, but the card has no script: nothing of it happens.`,
        remedy: readsTexts(rulebook)
          ? 'Make a script of the text in the tab Text or with `qw text compile`, add the ability with the ability builder, or write a script.'
          : 'Add the ability with the ability builder, or write a script.',
      })
    return
  }
  const done = doneBy(script.code, rulebook)
  // a text by hand may contain any ability or limit, so nothing is missing
  if (done.known === 'part' || script.names?.some(({ words }) => words === 'byHand')) return
  for (const word of promised.words)
    if (!done.words.includes(word))
      tell('warning', 'script/ability-missing', script.path, {
        message: `The text of ${title} says **${word}:**, but its script has no such ability.`,
        remedy: 'Add it to the script, or take it out of the text.',
      })
  // abilities that happen automatically may be worded freely; those that players use must have their ability word
  for (const word of done.words)
    if (!promised.words.includes(word) && (word === 'Action' || word === 'Response'))
      tell('warning', 'text/ability-missing', textFile, {
        message: `The script of ${title} has an ability **${word}:** of which its text says nothing.`,
        remedy: 'Say it in the text, so that players know.',
      })
  const [rule] = rules
  for (const limit of without(promised.limits, done.limits).filter((one) => !isCap(one, script.code, rulebook.wording)))
    tell('warning', 'script/limit-missing', script.path, {
      message: `The text of ${title} says "${limitWords(limit, rulebook.wording)}", but its script has no such limit.`,
      remedy: `Add ${limitOption(limit, rulebook.wording)} to the ability, or take it out of the text.`,
    })
  for (const limit of without(done.limits, promised.limits))
    tell(
      'warning',
      'text/limit-missing',
      textFile,
      {
        message: `The script of ${title} has a limit that its text does not say: ${limitWords(limit, rulebook.wording)}`,
        remedy: `Add "${limitWords(limit, rulebook.wording)}" to the text, or take the limit out of the script.`,
      },
      rule && rules.length === 1 && promised.words.length === 1
        ? [
            {
              title: `Add "${limitWords(limit, rulebook.wording)}" to the text`,
              edit: editOf(slug, rule, `${rule.words} ${limitWords(limit, rulebook.wording)}`),
            },
          ]
        : [],
    )
}

/** The items of the first list that are not in the second, each counted as often as it is missing. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Texts that belong to facts: the card must print the fact and have the text, and a script must implement the text. */
function checkFactTexts(looked: Looked): void {
  const { slug, title, facts, text, factsFile, script, rulebook, tell } = looked
  for (const { fact, field, name, label, value, script: builder } of factTexts(rulebook)) {
    const called = `${label.toLowerCase()} text`
    const says = typeof text[field] === 'string' && text[field] !== ''
    const prints = printsFact(facts, fact)
    if (says && !prints)
      tell(
        'warning',
        `facts/${fact}-missing`,
        factsFile,
        {
          message: `${title} has a ${called}, but its facts print no ${withoutArticle(name)}.`,
          remedy: value === undefined ? `Add "${fact}" to the facts.` : `Add "${fact}": ${JSON.stringify(value)}.`,
        },
        value === undefined ? [] : [{ title: `Print ${name}`, edit: { kind: 'fact', slug, fact, value } }],
      )
    if (prints && !says)
      tell(
        'warning',
        `text/${fact}-missing`,
        textFile,
        {
          message: `${title} prints ${name}, but has no ${called}.`,
          remedy: `Write the ${called}, or take "${fact}" out of the facts.`,
        },
        [{ title: `Print no ${withoutArticle(name)}`, edit: { kind: 'fact', slug, fact, value: undefined } }],
      )
    if (!prints || builder === undefined) continue
    if (script !== undefined && doneBy(script.code, rulebook).known === 'part') continue
    // the missing script was already reported for the ability words of the text
    if (script === undefined && promisesOf(looked).words.length > 0) continue
    if (script === undefined || !callsBuilder(script.code, builder))
      tell('warning', `script/${fact}-missing`, script?.path ?? factsFile, {
        message: `${title} prints ${name} that no script carries out.`,
        remedy: `Add ${builder}(…) with the ability builder, or in the script.`,
      })
  }
}

const printsFact = (facts: CardFacts, fact: string): boolean => facts[fact] !== undefined && facts[fact] !== false

const withoutArticle = (name: string): string => name.replace(/^(?:an?|the|its) /, '')

/** Reports parts of a script that have no effect on a card of this type. */
function checkCalledUp({ title, facts, script, rulebook, tell }: Looked): void {
  if (script === undefined) return
  const types = [
    facts.type,
    ...Object.values(facts.sides ?? {}).flatMap(({ type }) => (type === undefined || typeIn(rulebook, type) === undefined ? [] : [type])),
  ]
  const name = (typeIn(rulebook, facts.type)?.name ?? facts.type).toLowerCase()
  for (const { part, why, remedy } of neverOnCard(types, facts, script.code, rulebook))
    tell('warning', 'script/never-called', script.path, {
      message: `The script of ${title}, ${article(name)} ${name}, has ${part}, and nothing of it ever happens: ${why}.`,
      remedy,
    })
}

/**
 * Checks a first line that contains only keywords: it must list those of the facts. Without such a line, the card prints the keywords
 * automatically.
 */
function checkKeywordLines({ slug, title, facts, text, rulebook, tell }: Looked, keywords: ReadonlySet<string>): void {
  for (const passage of passagesOf(text, rulebook)) {
    if (passage.part !== 'text') continue
    const [first = '', ...rest] = passage.words.split('\n')
    const named = first
      .split('.')
      .map((word) => word.trim())
      .filter((word) => word !== '')
    if (named.length === 0 || !named.every((word) => keywords.has(readKeyword(word).slug))) continue
    const printed = keywordsPrinted(facts, passage.side)
    // the facts may contain the keyword with its pack, `one:Hunt 2`; the card prints it without the pack
    const bare = printed.map((word) => word.slice(word.lastIndexOf(':') + 1).trim())
    const unprinted = named.filter((word) => !bare.includes(word))
    const unsaid = bare.filter((word) => !named.includes(word))
    if (unprinted.length > 0)
      tell(
        'warning',
        'keyword/only-in-text',
        textFile,
        {
          message: `The text of ${title} names ${unprinted.join(', ')}, but its facts do not: these keywords have no effect in a game.`,
          remedy: 'Add it to the keywords of the facts, or take it out of the text.',
        },
        passage.side === undefined
          ? [
              {
                title: `Add ${unprinted.join(', ')} to the keywords`,
                edit: { kind: 'fact', slug, fact: 'keywords', value: [...printed, ...unprinted] },
              },
            ]
          : [],
      )
    if (unsaid.length > 0) {
      const line = `${[...named, ...unsaid].join('. ')}.`
      tell(
        'warning',
        'keyword/not-in-text',
        textFile,
        {
          message: `${title} has ${unsaid.join(', ')}, which its text leaves out where it names the other keywords.`,
          remedy: `Begin the text with "${line}".`,
        },
        [{ title: `Write "${line}"`, edit: editOf(slug, passage, [line, ...rest].join('\n')) }],
      )
    }
  }
}

/** The keywords that a card prints on a side: those of the side if it lists any, else those of the card. */
function keywordsPrinted({ keywords = [], sides }: CardFacts, side: string | undefined): readonly string[] {
  const own = side === undefined ? undefined : sides?.[side]?.keywords
  return Array.isArray(own) ? own.map(String) : keywords
}

function checkSigns({ title, slug, text, rulebook, tell }: Looked): void {
  const { signs } = rulebook
  for (const passage of passagesOf(text, rulebook))
    for (const [whole, sign = ''] of passage.words.matchAll(/\[([^\]\n]{1,30})\]/g)) {
      if (signs.includes(sign.toLowerCase())) continue
      const near = nearestName(sign, signs)
      tell(
        'warning',
        'text/unknown-sign',
        textFile,
        {
          message: `${title} has ${whole} in its text, which is no icon of the game: the card prints it as text.`,
          remedy:
            near === undefined
              ? `Icons are ${signs
                  .slice(0, 4)
                  .map((one) => `[${one}]`)
                  .join(', ')} and the like.`
              : `Did you mean [${near}]?`,
        },
        near === undefined ? [] : [{ title: `Write [${near}]`, edit: editOf(slug, passage, passage.words.replace(whole, `[${near}]`)) }],
      )
    }
}

/** Whether a text was imported from a format without bold words and still has none: such a card may print its ability words plain. */
function hasNoBold({ imported }: CardFacts, words: string, { withoutBold = [] }: Rulebook['wording']): boolean {
  const from = typeof imported === 'object' && imported !== null ? (imported as { readonly format?: unknown }).format : undefined
  return typeof from === 'string' && withoutBold.includes(from) && !words.includes('**')
}

function checkWording({ slug, title, facts, text, rulebook, tell }: Looked): void {
  for (const passage of passagesOf(text, rulebook))
    for (const finding of wordingFindings(passage.words, rulebook.wording)) {
      if (finding.code === 'wording/bold-trigger' && hasNoBold(facts, passage.words, rulebook.wording)) continue
      const change = finding.to === '' ? 'nothing' : `"${finding.to}"`
      tell(
        'warning',
        finding.code,
        textFile,
        { message: `${title}: "${finding.from.trim() || ' '}". ${finding.message}`, remedy: `Write ${change} instead.` },
        [
          {
            title: finding.to === '' ? 'Take it out' : `Write ${change}`,
            edit: editOf(slug, passage, withWording(passage.words, finding)),
          },
        ],
      )
    }
}

function checkScene({ slug, title, script, tell }: Looked, scenes: PackBundle['scenes']): void {
  if (script === undefined) return
  const word = new RegExp(`(?<![\\w-])${slug}(?![\\w-])`)
  const names = ({ code }: { readonly code: string }) => word.test(code)
  // search the card's own scenes first, since a large pack has many others
  const own = scenes.filter((scene) => scene.slug === slug)
  if (!own.some(names) && !scenes.some(names))
    tell('warning', 'scene/none', script.path, {
      message: `No scene plays ${title}: its script is untested.`,
      remedy: 'Write a scene, or make one of what you just played.',
    })
}
