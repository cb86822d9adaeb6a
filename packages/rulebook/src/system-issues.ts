/**
 * Finds contradictions in the parts of a chapter that systems define: stats, zones, counters and pictures with words that exclude each
 * other, and types that count as an unknown kind.
 */
import type { ChapterSource } from './chapter.ts'
import { type ChapterIssue, issueAt, listed } from './chapter-issues.ts'

/** Contradictions between words of a chapter. */
export function issuesOfMeaning(source: ChapterSource): ChapterIssue[] {
  const { stats = {}, zones = {}, counters = {}, pictures = {}, botHints = {} } = source.chapter
  const found: ChapterIssue[] = []
  const tell = (path: readonly string[], message: string, remedy: string): void => {
    found.push(issueAt(source, 'rulebook/meaning', path, { message: `\`${path.join('.')}\` ${message}`, remedy }))
  }
  for (const [name, { shape, otherwise, least }] of Object.entries(stats))
    for (const [part, value] of [['otherwise', otherwise] as const, ['least', least] as const])
      if (shape !== 'number' && value !== undefined)
        tell(
          ['stats', name, part],
          `is for stats that are numbers, but the shape of this stat is "${shape}".`,
          'Take it out, or make the shape "number".',
        )
  for (const [name, { place = 'table', visibility, play }] of Object.entries(zones)) {
    if (visibility === 'seat' && place !== 'seat')
      tell(
        ['zones', name, 'visibility'],
        `is "seat", but the zone belongs to no player.`,
        'Write "place": "seat", or "everyone" or "nobody".',
      )
    if (play === 'as-host' && place !== 'card')
      tell(['zones', name, 'play'], `is "as-host", but the zone lies on no card.`, 'Write "place": "card", or "in" or "out".')
  }
  for (const [name, { place = 'table', discards }] of Object.entries(zones)) {
    if (discards === undefined) continue
    if (place !== 'table')
      tell(['zones', name, 'discards'], 'is set for a zone that is not on the table.', 'Take it out, or write "place": "table".')
    else if ((zones[discards]?.place ?? 'table') !== 'table')
      tell(
        ['zones', name, 'discards'],
        `is "${discards}", which is no zone of the table: cards of a deck can be discarded only to a zone of the table.`,
        'Name a pile of the table, or the deck itself: discarded cards are then shuffled into it.',
      )
  }
  for (const [name, { starts = 0, least = 0, most }] of Object.entries(counters)) {
    const path = ['counters', name]
    if (most !== undefined && most < least)
      tell([...path, 'most'], `is ${most}, which is less than the least (${least}).`, 'Write the smaller number as `least`.')
    else if (starts < least || (most !== undefined && starts > most))
      tell(
        Object.hasOwn(counters[name] ?? {}, 'starts') ? [...path, 'starts'] : path,
        `starts at ${starts}, which is not from ${least}${most === undefined ? '' : ` to ${most}`}.`,
        'Write as `starts` a number between `least` and `most`.',
      )
  }
  for (const [name, { traits = [], words = [], print = {} }] of Object.entries(pictures))
    if (traits.length + words.length + Object.keys(print).length === 0)
      tell(
        ['pictures', name],
        'fits no card: it names neither traits nor words, and no printed fact.',
        'Write `traits`, as cards print them, `words` of their slugs, or facts and their values under `print`.',
      )
  for (const [name, hint] of Object.entries(botHints))
    if (hint.of === 'question' && hint.answer === undefined && hint.take === undefined && hint.stat === undefined)
      tell(['botHints', name], 'does not say how bots answer the question.', 'Write `answer`, `take` or `stat`.')
  return found
}

/**
 * Types of a system that count as a kind that does not exist.
 * @param others the types of the other chapters, and all types of this one
 */
export function issuesOfLikeness(
  source: ChapterSource,
  others: { readonly [type: string]: { readonly is?: readonly string[] } },
): ChapterIssue[] {
  const own = source.chapter.types ?? {}
  const known = new Set([
    ...Object.keys(others),
    ...Object.entries(others).flatMap(([type, { is = [] }]) => (Object.hasOwn(own, type) ? [] : is)),
  ])
  return Object.entries(own).flatMap(([type, { is = [] }]) =>
    is
      .filter((word) => !known.has(word))
      .map((word) =>
        issueAt(source, 'rulebook/unknown-name', ['types', type, 'is'], {
          message: `\`types.${type}.is\` names "${word}", but there is no such type, and no type of another chapter counts as one.`,
          remedy: `Write one of ${listed([...known])}.`,
          unknown: { name: word, among: [...known] },
        }),
      ),
  )
}
