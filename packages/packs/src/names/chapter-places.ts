/**
 * The places in the chapter of a system at which names of its sections are used, besides the entries themselves. Renaming and linking both
 * use this table.
 */

interface ChapterPlaces {
  /** Paths with `*` for any key: the keys at these places are names. */
  readonly keys: readonly string[]
  /** Paths of values that are names. */
  readonly values: readonly string[]
  /** The prefix of the name in message codes. */
  readonly code?: string
}

/** The places by section. */
export const chapterPlaces: { readonly [section: string]: ChapterPlaces } = {
  counters: {
    keys: ['dials'],
    values: ['lines.*.status', 'figures.*.reads.status', 'dials.*.full.status', 'botHints.*.when.counter'],
    code: 'counter.',
  },
  events: {
    keys: ['abilityMenus.events', 'neverHappens', 'consequences'],
    values: ['storyMoments.*.kind', 'storyIcons.*.has.*', 'untold.*', 'optionSigns.*.sum', 'consequences.*.of', 'consequences.*.says.*'],
    code: '',
  },
  zones: {
    keys: [],
    values: [
      'dials.*.zone',
      'dials.*.reaches.zone',
      'figures.*.reads.zones.*',
      'types.*.newScene.zone',
      'zones.*.discards',
      'types.*.playedInto',
    ],
  },
  phases: { keys: ['steps'], values: ['dials.*.phase', 'dials.*.reaches.phases.*', 'zones.*.emptyIn.*'], code: 'phase.' },
  steps: { keys: [], values: ['steps.*.*'], code: 'step.' },
  stats: {
    keys: [],
    values: ['types.*.shows.*', 'figures.*.reads.stats', 'figures.*.reads.having', 'botHints.*.stat', 'optionSigns.*.stat'],
  },
  tokens: { keys: ['tokenFaces', 'modes.*.beginsWith'], values: ['figures.*.reads.tokens', 'consequences.*.counts.token'] },
  marks: { keys: ['markFaces'], values: [] },
  backs: { keys: ['backDrawings'], values: ['types.*.back', 'zones.*.back'] },
  keywords: { keys: [], values: ['xray.*.again.keyword', 'xray.*.raises.keyword'] },
  types: {
    keys: ['abilityMenus.types'],
    values: [
      'types.*.is.*',
      'zones.*.shownFor.*',
      'zones.*.rows.*.types.*',
      'moments.*.only.*',
      'moments.*.never.*',
      'deckCards.*.print.type',
      'pictures.*.types.*',
      'xray.*.facts.*.types.*',
    ],
  },
  factValues: { keys: [], values: ['types.*.newCard.*', 'startingCards.*.print.*', 'deckCards.*.print.*', 'moments.*.unlessPrints.*'] },
  facts: {
    keys: ['types.*.newCard', 'types.*.missing', 'startingCards.*.print', 'deckCards.*.print'],
    values: [
      'types.*.must.*',
      'types.*.may.*',
      'types.*.sides.*.must.*',
      'types.*.sides.*.may.*',
      'types.*.face.column.*',
      'types.*.face.line.*',
      'types.*.face.badge',
      'tokenFaces.*.counts.fact',
      'stats.*.fact',
      'factValues.*.of',
      'modes.*.takesOut',
      'searchFields.*.reads.fact',
      'xray.*.fact',
      'xray.*.facts.*.fact',
      'deckCards.*.by',
      'dials.*.reaches.fact',
      'everyCard.*',
      'everySide.*',
      'numbers.*',
      'faceDown.*',
      'signs.*',
    ],
  },
}

/** Whether a path matches a pattern such as `types.*.is.*`. */
export function isChapterPlace(pattern: string, path: readonly string[]): boolean {
  const parts = pattern.split('.')
  return parts.length === path.length && parts.every((part, i) => part === '*' || part === path[i])
}
