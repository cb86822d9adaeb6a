/** Issues of a chapter of a rulebook, in words: which file, which line, and what to do. */
import type { Chapter, ChapterSource, PrintedFacts, Sections } from './chapter.ts'
import { askDisplay } from './display-names.ts'
import type { RoundByRound } from './round-by-round.ts'
import { sections } from './sections.ts'

export interface ChapterIssue {
  readonly code: 'rulebook/other-game' | 'rulebook/name' | 'rulebook/name-taken' | 'rulebook/unknown-name' | 'rulebook/meaning'
  readonly file: string
  /** Absent where the chapter has no lines. */
  readonly line?: number
  readonly path: readonly string[]
  readonly message: string
  readonly remedy: string
  /** Set when a chapter refers to an undefined name: that name, and the defined ones. */
  readonly unknown?: { readonly name: string; readonly among: readonly string[] }
  /** Set when a name is defined twice: the other file that defines it. */
  readonly home?: string
}

const wellFormed = /^[a-zA-Z][a-zA-Z0-9]*(?:[-. ][a-zA-Z0-9]+)*$/

/**
 * Sections whose names repeat names of other sections, such as how something is drawn. There a name from another pack may have its pack
 * before it: `pack:name`.
 */
const shownNames: ReadonlySet<string> = new Set<(typeof sections)[number]>([
  'steps',
  'dials',
  'tokenFaces',
  'markFaces',
  'consequences',
  'optionSigns',
  'backDrawings',
  'neverHappens',
  'messages',
])

/** An issue with its line in the file. */
export function issueAt(
  { file, lineOf }: ChapterSource,
  code: ChapterIssue['code'],
  path: readonly string[],
  words: Pick<ChapterIssue, 'message' | 'remedy' | 'unknown'>,
): ChapterIssue {
  const line = lineOf?.(path)
  return { code, file, ...(line === undefined ? {} : { line }), path, ...words }
}

/** Issues of a chapter by itself: it is for another game, or it defines names that are not allowed. */
export function issuesOfChapter(source: ChapterSource, game: string): ChapterIssue[] {
  const { chapter } = source
  if (chapter.game !== game)
    return [
      issueAt(source, 'rulebook/other-game', ['game'], {
        message: `The chapter belongs to the game "${chapter.game}", but the rulebook is that of "${game}".`,
        remedy: `Write "game": "${game}", or bring the chapter to a game of "${chapter.game}".`,
      }),
    ]
  return sections.flatMap((section) =>
    Object.keys(chapter[section] ?? {}).flatMap((name) =>
      (shownNames.has(section) ? name.replace(/^[^:]+:/, '') : name).match(wellFormed)
        ? []
        : [
            issueAt(source, 'rulebook/name', [section, name], {
              message: `"${name}" of \`${section}\` cannot be a name.`,
              remedy: 'Write letters and digits, with single hyphens between words.',
            }),
          ],
    ),
  )
}

type Names = Pick<
  Required<Sections>,
  'backs' | 'groups' | 'contents' | 'facts' | 'zones' | 'types' | 'phases' | 'stats' | 'counters' | 'dials'
>

type Ask = (section: keyof Names, name: string, path: readonly string[]) => void

/** Lists that every card of every game may print; no chapter defines them as facts. */
const ON_EVERY_CARD: readonly string[] = ['keywords', 'traits']

/** Names that a chapter refers to and that no chapter defines. @param known the merged sections */
export function issuesOfNames(source: ChapterSource, known: Names): ChapterIssue[] {
  const { chapter } = source
  const found: ChapterIssue[] = []
  const ask: Ask = (section, name, path) => {
    if (!Object.hasOwn(known[section], name))
      found.push(
        issueAt(source, 'rulebook/unknown-name', path, {
          message: `\`${path.join('.')}\` names "${name}", which no chapter defines under \`${section}\`.`,
          remedy: `Write one of ${listed(Object.keys(known[section]))}, or add "${name}" to \`${section}\`.`,
          unknown: { name, among: Object.keys(known[section]) },
        }),
      )
  }
  const askFacts = ({ must = [], may = [] }: PrintedFacts, path: readonly string[]): void => {
    for (const [list, names] of [['must', must] as const, ['may', may] as const])
      for (const name of names) ask('facts', name, [...path, list])
  }
  for (const [at, { only = [], never = [] }] of (chapter.moments ?? []).entries())
    for (const [list, names] of [['only', only] as const, ['never', never] as const])
      for (const name of names) ask('types', name, ['moments', String(at), list])
  if (chapter.playBegins !== undefined) ask('phases', chapter.playBegins, ['playBegins'])
  if (chapter.deck !== undefined) {
    for (const [section, { types = [], print = {}, numbered, halves, alike }] of Object.entries(chapter.deck.sections)) {
      const at = ['deck', 'sections', section]
      for (const name of types) ask('types', name, [...at, 'types'])
      for (const name of Object.keys(print)) if (!ON_EVERY_CARD.includes(name)) ask('facts', name, [...at, 'print', name])
      if (numbered !== undefined) ask('facts', numbered.by, [...at, 'numbered', 'by'])
      if (halves !== undefined) ask('facts', halves.by, [...at, 'halves', 'by'])
      if (alike !== undefined) ask('facts', alike, [...at, 'alike'])
    }
    for (const [format, { admits = [] }] of Object.entries(chapter.deck.formats ?? {}))
      for (const [at, { fact }] of admits.entries()) ask('facts', fact, ['deck', 'formats', format, 'admits', String(at), 'fact'])
    for (const name of chapter.deck.backs) ask('backs', name, ['deck', 'backs'])
    for (const name of chapter.deck.setAside ?? []) ask('backs', name, ['deck', 'setAside'])
    if (chapter.deck.fits !== undefined) ask('facts', chapter.deck.fits.fact, ['deck', 'fits', 'fact'])
  }
  askDisplay(chapter, ask)
  if (chapter.scenario !== undefined) {
    ask('types', chapter.scenario.stages.type, ['scenario', 'stages', 'type'])
    ask('facts', chapter.scenario.stages.order, ['scenario', 'stages', 'order'])
    for (const name of chapter.scenario.filterTypes) ask('types', name, ['scenario', 'filterTypes'])
  }
  for (const [value, { of }] of Object.entries(chapter.factValues ?? ({} as NonNullable<Chapter['factValues']>)))
    ask('facts', of, ['factValues', value, 'of'])
  for (const [picture, { print = {} }] of Object.entries(chapter.pictures ?? ({} as NonNullable<Chapter['pictures']>)))
    for (const name of Object.keys(print)) if (!ON_EVERY_CARD.includes(name)) ask('facts', name, ['pictures', picture, 'print', name])
  for (const list of ['everyCard', 'everySide', 'numbers', 'faceDown'] as const)
    for (const name of chapter[list] ?? []) ask('facts', name, [list])
  for (const [type, words] of Object.entries(chapter.types ?? ({} as NonNullable<Chapter['types']>))) {
    const path = ['types', type]
    if (words.playedInto !== undefined) {
      ask('zones', words.playedInto, [...path, 'playedInto'])
      found.push(...issuesOfPlayedInto(source, [...path, 'playedInto'], words.playedInto, known.zones))
    }
    ask('backs', words.back, [...path, 'back'])
    ask('groups', words.group, [...path, 'group'])
    ask('contents', words.content, [...path, 'content'])
    for (const fact of words.face.column ?? []) ask('facts', fact, [...path, 'face', 'column'])
    for (const fact of words.face.line ?? []) ask('facts', fact, [...path, 'face', 'line'])
    if (words.face.badge !== undefined) ask('facts', words.face.badge, [...path, 'face', 'badge'])
    askFacts(words, path)
    for (const [side, printed] of Object.entries(words.sides ?? {})) askFacts(printed, [...path, 'sides', side])
  }
  for (const [stat, { fact }] of Object.entries(chapter.stats ?? ({} as NonNullable<Chapter['stats']>)))
    if (fact !== undefined) ask('facts', fact, ['stats', stat, 'fact'])
  issuesOfTable(chapter, ask)
  issuesOfHandMoves(chapter, ask)
  issuesOfPassing(chapter, ask)
  issuesOfHints(chapter, ask)
  if (chapter.roundByRound !== undefined) {
    ask('dials', chapter.roundByRound.dial.name, ['roundByRound', 'dial', 'name'])
    found.push(...issuesOfRounds(source, chapter.roundByRound))
  }
  for (const [name, { print }] of Object.entries(chapter.startingCards ?? ({} as NonNullable<Chapter['startingCards']>)))
    for (const fact of Object.keys(print)) ask('facts', fact, ['startingCards', name, 'print', fact])
  for (const [name, { print, by }] of Object.entries(chapter.deckCards ?? ({} as NonNullable<Chapter['deckCards']>))) {
    for (const [fact, word] of Object.entries(print)) {
      const at = ['deckCards', name, 'print', fact]
      if (fact === 'type') ask('types', word, at)
      else ask('facts', fact, at)
    }
    if (by !== undefined) ask('facts', by, ['deckCards', name, 'by'])
  }
  for (const [figure, { reads }] of Object.entries(chapter.figures ?? ({} as NonNullable<Chapter['figures']>)))
    if ('zones' in reads) for (const zone of reads.zones) ask('zones', zone, ['figures', figure, 'reads', 'zones'])
  return found
}

/**
 * Checks that a card type is played into a zone of the table in which cards are in play. A zone of each seat has another name for each
 * seat, and outside of play no text of the card works.
 */
function issuesOfPlayedInto(source: ChapterSource, path: readonly string[], name: string, zones: Names['zones']): ChapterIssue[] {
  const zone = Object.hasOwn(zones, name) ? zones[name] : undefined
  if (zone === undefined) return []
  const { place = 'table', play = 'out' } = zone
  const others = Object.keys(zones).filter((other) => (zones[other]?.place ?? 'table') === 'table' && zones[other]?.play === 'in')
  const remedy = `Write one of ${listed(others)}, or leave \`playedInto\` out and say in the script how such a card is played.`
  const is = `\`${path.join('.')}\` is "${name}",`
  if (place !== 'table')
    return [
      issueAt(source, 'rulebook/meaning', path, {
        message: `${is} a zone of a ${place}, but cards are played into a zone of the table, not of a ${place}.`,
        remedy,
      }),
    ]
  if (play !== 'in')
    return [
      issueAt(source, 'rulebook/meaning', path, {
        message: `${is} but the cards of that zone are not in play.`,
        remedy: `Write "play": "in" of that zone. ${remedy}`,
      }),
    ]
  return []
}

/** Checks the counters and stats that hints for bots name. */
function issuesOfHints({ botHints = {} }: Chapter, ask: Ask): void {
  for (const [name, hint] of Object.entries(botHints)) {
    if (hint.when !== undefined) ask('counters', hint.when.counter, ['botHints', name, 'when', 'counter'])
    if (hint.of === 'question' && hint.stat !== undefined) ask('stats', hint.stat, ['botHints', name, 'stat'])
  }
}

/** Checks the names of zones, backs and phases in the description of how the table is drawn. */
function issuesOfTable({ zones = {}, dials = {}, steps = {}, backDrawings = {}, table = {}, storyMoments = [] }: Chapter, ask: Ask): void {
  for (const [zone, { back, discards, track }] of Object.entries(zones)) {
    if (track !== undefined) ask('facts', track.fact, ['zones', zone, 'track', 'fact'])
    if (back !== undefined) ask('backs', back, ['zones', zone, 'back'])
    if (discards !== undefined) ask('zones', discards, ['zones', zone, 'discards'])
  }
  for (const [dial, { zone, phase, reaches }] of Object.entries(dials)) {
    if (zone !== undefined) ask('zones', zone, ['dials', dial, 'zone'])
    if (phase !== undefined) ask('phases', phase, ['dials', dial, 'phase'])
    if (!reaches) continue
    ask('zones', reaches.zone, ['dials', dial, 'reaches', 'zone'])
    ask('facts', reaches.fact, ['dials', dial, 'reaches', 'fact'])
    for (const [n, one] of reaches.phases.entries()) ask('phases', one, ['dials', dial, 'reaches', 'phases', String(n)])
  }
  for (const [n, { dial }] of storyMoments.entries()) if (dial !== undefined) ask('dials', dial, ['storyMoments', String(n), 'dial'])
  for (const phase of Object.keys(steps)) ask('phases', phase, ['steps', phase])
  for (const back of Object.keys(backDrawings)) ask('backs', back, ['backDrawings', back])
  for (const [whose, back] of Object.entries(table.backs ?? {})) ask('backs', back, ['table', 'backs', whose])
}

/** Checks the names of phases in commands that pass. */
function issuesOfPassing({ passing }: Chapter, ask: Ask): void {
  for (const phase of Object.keys(passing?.windowsOf ?? {})) ask('phases', phase, ['passing', 'windowsOf', phase])
  for (const [name, { during, until }] of Object.entries(passing?.commands ?? {})) {
    const path = ['passing', 'commands', name]
    for (const [at, phase] of during.entries()) ask('phases', phase, [...path, 'during', String(at)])
    if (typeof until === 'object') ask('phases', until.phase, [...path, 'until', 'phase'])
  }
}

/** Checks the names of zones and types in moves by hand. */
function issuesOfHandMoves({ handMoves }: Chapter, ask: Ask): void {
  if (handMoves === undefined) return
  const path = ['handMoves']
  const askAll = (section: 'zones' | 'types', names: readonly string[] | undefined, at: readonly string[]) => {
    for (const name of names ?? []) ask(section, name, [...path, ...at])
  }
  askAll('zones', handMoves.hosts, ['hosts'])
  askAll('zones', handMoves.inPlay, ['inPlay'])
  askAll('types', handMoves.fixed, ['fixed'])
  for (const { place, never } of handMoves.places) askAll('types', never, ['places', place, 'never'])
  for (const [at, { types }] of handMoves.tokens.entries()) askAll('types', types, ['tokens', String(at), 'types'])
  for (const [at, { types, never, zones, eachSeatBut }] of handMoves.cards.entries()) {
    askAll('types', types, ['cards', String(at), 'types'])
    askAll('types', never, ['cards', String(at), 'never'])
    askAll('zones', zones, ['cards', String(at), 'zones'])
    if (eachSeatBut !== undefined) ask('zones', eachSeatBut, [...path, 'cards', String(at), 'eachSeatBut'])
  }
}

/** Checks the names of numbers in the description of a game round by round: each must be a figure that is counted there. */
function issuesOfRounds(source: ChapterSource, { dial, figures, told, bars, fates, turn }: RoundByRound): ChapterIssue[] {
  const counted = Object.keys(figures)
  const all = [dial.name, ...counted, ...Object.keys(fates)]
  const wrong = (among: readonly string[], names: readonly string[], path: readonly string[]): ChapterIssue[] =>
    names
      .filter((name) => !among.includes(name))
      .map((name) =>
        issueAt(source, 'rulebook/unknown-name', ['roundByRound', ...path], {
          message: `\`${['roundByRound', ...path].join('.')}\` names "${name}", which is no figure of the chapter.`,
          remedy: `Write one of ${listed(among)}, or define it under \`figures\`.`,
          unknown: { name, among },
        }),
      )
  return [
    ...wrong(counted, told, ['told']),
    ...wrong(counted, bars === undefined ? [] : [bars], ['bars']),
    ...wrong(all, Object.keys(turn.weighs), ['turn', 'weighs']),
    ...turn.says.flatMap(({ needs }, at) => wrong(all, needs, ['turn', 'says', String(at), 'needs'])),
  ]
}

/** Names as a list for a remedy. */
export function listed(names: readonly string[]): string {
  return names.length === 0 ? 'the defined names (there are none)' : names.map((name) => `"${name}"`).join(', ')
}
