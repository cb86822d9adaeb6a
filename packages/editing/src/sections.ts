/**
 * The sections of a system's chapter for which there is a form, in the order of the form, with the labels of their fields. The type of a field and
 * its allowed words come from the schema of chapters (`fieldsAt`); parts without a field are edited as JSON.
 */
import { type CardType, drawnFor, type Rulebook, readable, typeIn } from '@questwright/rulebook'
import { severalOf } from './plural.ts'

/** The source of the suggestions for a field. */
export type Among =
  | 'counters'
  | 'zones'
  | 'phases'
  | 'facts'
  | 'stats'
  | 'types'
  | 'backs'
  | 'groups'
  | 'contents'
  | 'tokens'
  | 'icons'
  | 'motifs'
  | 'tones'
  | 'plates'
  | 'frames'
  | 'windows'

export interface FieldWords {
  /** The path of the field within an entry: `least`, or `face`, `name`. */
  readonly at: readonly string[]
  readonly label: string
  /** A note on the field: its purpose, or the meaning of an absent value. */
  readonly note?: string
  readonly among?: Among
  /** For a text that may be long. */
  readonly rows?: number
  /** `more`: a rarely needed field, hidden until the user asks for more. */
  readonly shown?: 'more'
}

export interface SectionWords {
  /** The path of the section: `counters`, or `abilityMenus`, `effects`. */
  readonly path: readonly string[]
  readonly heading: string
  /** The name that the form uses for one entry. */
  readonly one: string
  readonly about: string
  /** The fields of an entry. Without fields an entry is a text, or a list of texts. */
  readonly fields: readonly FieldWords[]
  /** The message code of the table's words for an entry. */
  readonly message?: (name: string) => string
  /** For lists: the message code for each of their words. */
  readonly messageOfEach?: (word: string) => string
  /** An example of a name. */
  readonly example: string
  /**
   * For entries that must be named after something that exists: the source of the names. A dial, for example, has the name of its counter.
   */
  readonly named?: Among
  /** Returns the content of a new entry, with which it already works. */
  readonly begins?: (name: string, rulebook: Rulebook, like?: string) => { readonly [field: string]: unknown }
  /** For entries that are made as a copy: the source of the entries that can be copied. */
  readonly like?: Among & 'types'
  /** The label of the text of an entry without fields. */
  readonly text?: string
}

const field = (at: string, label: string, more: Omit<FieldWords, 'at' | 'label'> = {}): FieldWords => ({
  at: at.split('.'),
  label,
  ...more,
})

/** A rarely needed field. */
const more = (at: string, label: string, rest: Omit<FieldWords, 'at' | 'label'> = {}): FieldWords =>
  field(at, label, { ...rest, shown: 'more' })

const about = field('about', 'What it is, in a sentence')
const icon = field('icon', 'Sign', { among: 'icons' })
const tone = field('tone', 'Colour', { among: 'tones' })
const phraseFields = [
  field('name', 'In the menu'),
  field('reads', 'How it reads', { note: 'Write its fields in braces: {count}.' }),
  field('fields', 'Fields'),
  field('counts', 'Its numbers count'),
]
/** A name in the middle of a sentence: "weather turns". */
const inSentence = (name: string): string => readable(name).toLowerCase()
const sentence = (name: string) => ({ about: `${readable(name)}.` })
const phraseBegins = (name: string) => ({ name: readable(name), reads: `${readable(name)}.`, fields: {} })
const sortBegins = (name: string) => ({ one: inSentence(name), several: severalOf(inSentence(name)) })

/** Fields that a new type does not copy from its model: names, and hints for authors of the model's cards. */
const ownOfType = [
  'folder',
  'instead',
  'missing',
  'newScript',
  'newScene',
  'leaves',
  'doneInMode',
] as const satisfies readonly (keyof CardType)[]

function typeLike(name: string, rulebook: Rulebook, like: string | undefined): { readonly [field: string]: unknown } {
  const model = typeIn(rulebook, like ?? typeToBeginWith(rulebook) ?? '')
  const title = readable(name)
  const names = { name: title, plural: severalOf(title) }
  if (model === undefined) return { ...names, inDeck: 'never', newCard: {}, face: { name: title, window: 'plain', motif: 'things' } }
  const kept = Object.entries(model).filter(([part]) => !(ownOfType as readonly string[]).includes(part))
  return { ...Object.fromEntries(kept), ...names, face: { ...model.face, name: title } }
}

/** The default model for a new type: the first type that players' decks contain, else the first type. */
export function typeToBeginWith({ types }: Rulebook): string | undefined {
  return Object.keys(types).find((type) => types[type]?.inDeck === 'counted') ?? Object.keys(types)[0]
}

/** An entry copied from the first menu entry that has no blanks and needs nothing: its code works, and the author replaces it. */
function lineLike(menu: 'effects' | 'conditions' | 'amounts' | 'costs', name: string, { abilityMenus }: Rulebook) {
  const known = Object.values(abilityMenus[menu] ?? {}).find(({ code, blanks, needs }) => !code.includes('$') && !blanks && !needs)
  return {
    label: inSentence(name),
    code: known?.code ?? 'undefined',
    says: inSentence(name),
    ...(known?.noun ? { noun: inSentence(name) } : {}),
  }
}

const menuFields = [
  field('label', 'In the menu'),
  field('code', 'What it writes into a script'),
  field('says', 'What it writes into the text'),
  field('noun', 'One of them, in a sentence'),
]

export const chapterSections: readonly SectionWords[] = [
  {
    path: ['counters'],
    heading: 'Counters',
    one: 'counter',
    about: 'Numbers of the table, or of each player.',
    example: 'weather',
    message: (name) => `counter.${name}`,
    begins: (name) => ({ about: `How far ${inSentence(name)} has come.`, of: 'table' }),
    fields: [
      field('about', 'What it counts, in a sentence'),
      field('of', 'Whose it is'),
      field('starts', 'Begins at', { note: '0' }),
      field('least', 'Least', { note: '0' }),
      field('most', 'Most', { note: 'no end' }),
    ],
  },
  {
    path: ['record'],
    heading: 'Record',
    one: 'field',
    about: 'Values that are kept from one game to the next, as in a campaign.',
    example: 'deeds',
    begins: (name) => ({ ...sentence(name), title: readable(name), holds: 'number' }),
    fields: [
      about,
      field('title', 'Title'),
      field('holds', 'Type of its value'),
      field('icon', 'Icon beside it'),
      field('tone', 'Whether a new entry is good or bad for the players'),
      field('bars', 'Decks may have no card with such a title', { note: 'they may' }),
      field('of', 'A scenario may set it for its own game only', { note: 'it may not' }),
    ],
  },
  {
    path: ['dials'],
    heading: 'Dials',
    one: 'dial',
    about: 'How the board shows counters.',
    example: 'weather',
    named: 'counters',
    begins: (name, { counters }) => ({
      ...{ of: counters[name]?.of ?? 'table', look: 'number', icon: 'neutral', tone: 'accent' },
      reads: `${readable(name)}: {now}`,
    }),
    fields: [
      field('of', 'Whose it is'),
      field('zone', 'Beside the title of', { among: 'zones' }),
      field('look', 'Look'),
      icon,
      tone,
      field('reads', 'How it reads', { note: '{now} is the number, {face} its face.' }),
      field('faces', 'Faces', { note: 'For 0, 1, 2 …, instead of the number.' }),
      field('phase', 'Shown only in this phase', { among: 'phases' }),
      field('from', 'Shown from this number', { note: 'at any number' }),
      field('warns.soon', 'Warns at this distance from full', { note: 'never' }),
      field('warns.now', 'Warns strongly at this distance from full', { note: 'never' }),
      field('reached', 'Text on a card that a seat has reached'),
    ],
  },
  {
    path: ['events'],
    heading: 'Events',
    one: 'event',
    about: 'What can happen, and what abilities can respond to.',
    example: 'weatherTurns',
    message: (name) => name,
    begins: sentence,
    fields: [
      field('about', 'What happens, in a sentence'),
      field('parts', 'Its parts besides the subject'),
      field('after', 'When responses to it are asked', { note: 'at once' }),
    ],
  },
  {
    path: ['stats'],
    heading: 'Stats',
    one: 'stat',
    about: 'Values of a card or player that the rules read and abilities change.',
    example: 'depth',
    begins: (name) => ({ ...sentence(name), shape: 'number' }),
    fields: [
      about,
      field('shape', 'Shape'),
      field('fact', 'Printed as', { among: 'facts', note: 'no card prints it' }),
      field('of', 'Belongs to', { note: 'cards' }),
      field('otherwise', 'Value on cards that print none', { note: '0; - for none at all' }),
      field('least', 'Least', { note: '0' }),
    ],
  },
  {
    path: ['zones'],
    heading: 'Zones',
    one: 'zone',
    about: 'Places for cards, and how the board draws them.',
    example: 'rumour-deck',
    begins: (name) => ({ ...sentence(name), title: readable(name), look: 'row' }),
    fields: [
      about,
      field('title', 'Title'),
      more('titleOfSeveral', 'Title with several cards'),
      field('place', 'Place', { note: 'table' }),
      field('visibility', 'Faces are seen by', { note: 'everyone' }),
      field('play', 'Cards there are in play', { note: 'out' }),
      field('look', 'Look'),
      field('track.places', 'Number of places of a track'),
      field('track.fact', 'Number of a card’s place on a track', { among: 'facts' }),
      field('track.at', 'Number in the status of a seat: the place where it is'),
      more('stands', 'Where a seat’s row stands', { note: 'at its seat' }),
      field('size', 'Width of a row', { note: 'rest' }),
      more('cards', 'Size of cards', { note: 'whole' }),
      more('shown', 'Shown', { note: 'always' }),
      more('shownFor', 'Shown only for these types', { among: 'types' }),
      tone,
      more('tells', 'Field of the card’s texts that the strip shows', { note: 'title' }),
      more('top', 'Top card of a pile', { note: 'hidden' }),
      more('order', 'Order', { note: 'none' }),
      icon,
      field('empty', 'Text when it is empty'),
      more('emptyAtFirst', 'Text when it is empty before the first round'),
      more('emptyIn', 'Shown while it is empty only in these phases', { among: 'phases' }),
      field('back', 'Backs of cards without an owner', { among: 'backs' }),
      field('discards', 'Cards of it are discarded into', { among: 'zones' }),
    ],
  },
  {
    path: ['phases'],
    heading: 'Phases',
    one: 'phase',
    about: 'Phases that the system adds. Its script puts them into the round.',
    example: 'night',
    message: (name) => `phase.${name}`,
    fields: [],
    text: 'What it is, in a sentence',
  },
  {
    path: ['steps'],
    heading: 'Steps',
    one: 'phase with steps',
    about: 'By phase: the steps that the drawing of the round lists.',
    example: 'night',
    named: 'phases',
    messageOfEach: (step) => `step.${step}`,
    fields: [],
    text: 'Steps',
  },
  {
    path: ['types'],
    heading: 'Card types',
    one: 'type',
    about: 'Types of cards, what they print, and how they are drawn.',
    example: 'omen',
    like: 'types',
    begins: typeLike,
    fields: [
      field('name', 'Name'),
      field('plural', 'Plural'),
      field('back', 'Card back', { among: 'backs' }),
      field('inDeck', "In players' decks"),
      field('inSet', 'Copies of a set', { note: 'shuffled into its deck' }),
      field('playedInto', 'Played from hand into', {
        among: 'zones',
        note: 'A zone of the table; without it scripts say how it is played.',
      }),
      field('is', 'Counts as', { among: 'types', note: 'Rules and cards that name these mean it too.' }),
      field('must', 'Must print', { among: 'facts' }),
      field('may', 'May print', { among: 'facts' }),
      field('face.name', 'Type line at the foot of the card'),
      field('face.window', 'Shape of the picture', { among: 'windows' }),
      field('face.frame', 'Colour of the frame', { among: 'frames' }),
      field('face.motif', 'Picture of cards without their own', { among: 'motifs' }),
      field('face.column', 'Numbers down the side', { among: 'facts' }),
      field('face.badge', 'Number in the corner', { among: 'facts' }),
      more('group', 'Listed in menus under', { among: 'groups' }),
      more('content', 'Search word for packs with such cards', { among: 'contents' }),
      more('shows', 'Numbers that everybody sees', { among: 'stats' }),
      more('copiesInDeck', 'Most copies of a card in a deck'),
      more('mostInDeck', 'Most cards of the type in a deck'),
      more('inGame', 'In a game', { note: 'among rules: a game may begin with such cards among its rules' }),
      more('turns', 'When it is turned over', { note: 'by scripts alone' }),
      more('leaves', 'What scripts must do for it', { note: 'Shown to authors of such cards.' }),
      more('folder', 'Folder of new cards'),
      more('twoSided', 'Two sides'),
      more('face.line', 'Numbers of a card shown as a single line', { among: 'facts' }),
      more('face.badgeAs', 'Shape of the corner'),
      more('face.badgeOn', 'Cards that show the corner'),
      more('face.rim', 'Edge'),
      more('face.marks', 'Pattern on the frame'),
      more('face.lies', 'Orientation on the table'),
      more('face.says', 'Facts told in words above the text', { among: 'facts' }),
    ],
  },
  {
    path: ['pictures'],
    heading: 'Pictures',
    one: 'picture',
    about:
      'What is drawn on a card without a picture of its own, by its traits and by words of its slug. The last entry that fits is used.',
    example: 'omens',
    begins: (name) => ({ words: [name], motifs: ['eye'] }),
    fields: [
      field('traits', 'Cards with one of these traits'),
      field('words', 'Cards with one of these words', { note: 'of its slug: gull in grey-gull' }),
      field('types', 'Only of these types', { among: 'types', note: 'all' }),
      field('motifs', 'Shows one of', { among: 'motifs' }),
    ],
  },
  {
    path: ['facts'],
    heading: 'Facts',
    one: 'fact',
    about: 'What cards print.',
    example: 'dread',
    begins: (name) => ({ name: inSentence(name), holds: 'number', label: readable(name) }),
    fields: [
      field('name', 'In a sentence', { note: 'a price' }),
      field('holds', 'Type of its value'),
      field('label', 'Label of its field', { note: 'no field, unless a type must print it' }),
      field('short', 'Label of a narrow field'),
      more('called', 'Name in the list of numbers'),
      field('least', 'Least', { note: '0' }),
      field('usual', 'Most that cards print', { note: 'no number is reported as a mistake' }),
      field('words', 'Words to choose from'),
      more('known', 'Usual words'),
      more('such', 'Expected value, in words'),
      icon,
      field('tone', 'Colour', { among: 'plates' }),
      more('names', 'Names'),
      more('titles', 'Their titles in texts, under'),
      more('foreignId', 'Kind of id in other programs'),
      more('among', 'Its field is shown among'),
      more('colours', 'Colours'),
      more('plays', 'Affects games'),
      more('lies', 'Cards that print it', { note: 'are in the deck of their set' }),
    ],
  },
  {
    path: ['factValues'],
    heading: 'Values of facts',
    one: 'value',
    about: 'Further values of facts of another chapter.',
    example: 'wanderers',
    begins: (name, rulebook) => ({ of: factWithValues(rulebook), name: readable(name) }),
    fields: [field('of', 'Of the fact', { among: 'facts' }), field('name', 'In lists'), icon, field('tone', 'Colour', { among: 'frames' })],
  },
  {
    path: ['tokens'],
    heading: 'Tokens',
    one: 'token',
    about: 'Tokens that scripts and setups put on cards.',
    example: 'omen',
    fields: [],
    text: 'Words after a number',
  },
  {
    path: ['tokenFaces'],
    heading: 'Faces of tokens',
    one: 'face of a token',
    about: 'How the board shows tokens on cards.',
    example: 'omen',
    named: 'tokens',
    begins: (name) => ({ shape: 'hexagon', reads: `{count} ${inSentence(name)}` }),
    fields: [
      field('reads', 'How it reads', { note: '{count} is how many.' }),
      field('shape', 'Shape'),
      field('counts.fact', 'Counts against', { among: 'facts', note: 'A bar as long as this number of the card.' }),
      field('counts.way', 'What it does to the bar'),
      more('counts.on', 'Only on cards with one of these marks', { note: 'every card' }),
    ],
  },
  {
    path: ['marks'],
    heading: 'Marks',
    one: 'mark',
    about: 'Words with which the rules mark a card.',
    example: 'wet',
    fields: [],
    text: 'How it reads',
  },
  {
    path: ['markFaces'],
    heading: 'Faces of marks',
    one: 'face of a mark',
    about: 'The sign and the colour of a mark on a card.',
    begins: () => ({ icon: 'neutral', tone: 'accent' }),
    example: 'wet',
    fields: [icon, tone],
  },
  {
    path: ['consequences'],
    heading: 'What would follow',
    one: 'kind of story',
    about: 'How the forecast for a choice words a kind of story: shorter than the story, or not at all.',
    example: 'weather-changed',
    fields: [
      field('reads', 'How it reads'),
      field('several', 'How several in a row read'),
      field('again', 'How it reads after another of the same card'),
      field('tone', 'Good or bad for the players'),
      field('told', 'Whether it is shown'),
      field('of', 'Shown only after this question is answered'),
    ],
  },
  {
    path: ['optionSigns'],
    heading: 'Signs of options',
    one: 'question',
    about: 'The number beside each option of a question: a stat of its card, or the sum over a kind of story in the forecast.',
    example: 'choose-to-sail',
    begins: (_, { stats, facts, numbers }) => ({ stat: Object.keys(stats)[0] ?? numbers[0] ?? Object.keys(facts)[0] ?? 'number' }),
    fields: [
      field('stat', 'Stat'),
      field('part', 'Part that names another stat'),
      field('sum', 'Kind of story'),
      more('less', 'Kind of story that is subtracted'),
      icon,
      tone,
    ],
  },
  {
    path: ['setup'],
    heading: 'Words of a setup',
    one: 'word of a setup',
    about: 'Lines that the setup of a scenario may have. The script says what they do.',
    example: 'set-weather',
    begins: phraseBegins,
    fields: phraseFields,
  },
  {
    path: ['endings'],
    heading: 'Endings',
    one: 'ending',
    about: 'Conditions under which a scenario ends.',
    example: 'storm-breaks',
    begins: phraseBegins,
    fields: phraseFields,
  },
  ...(
    [
      ['effects', 'Effects in the ability builder', 'effect', 'turn-weather'],
      ['conditions', 'Conditions in the ability builder', 'condition', 'in-storm'],
      ['amounts', 'Amounts in the ability builder', 'amount', 'weather-now'],
      ['costs', 'Costs in the ability builder', 'cost', 'calm-weather'],
    ] as const
  ).map(
    ([menu, heading, one, example]): SectionWords => ({
      path: ['abilityMenus', menu],
      heading,
      one,
      about: 'Lines of its menus, with their code for the script and their words for the text.',
      example,
      begins: (name, rulebook) => lineLike(menu, name, rulebook),
      fields: menuFields,
    }),
  ),
  {
    path: ['startingCards'],
    heading: 'Cards that decks begin with',
    one: 'kind of starting cards',
    about:
      'Cards with which decks begin and that have rules of their own. A scenario says whether the first player begins with one in addition.',
    example: 'wandering-prince',
    begins: (name, rulebook) => ({ ...sortBegins(name), print: printOf(rulebook) }),
    fields: [
      field('one', 'One of them, in a sentence'),
      field('several', 'Several of them, in a sentence'),
      field('print', 'Which they are: what they print', { among: 'facts' }),
      field('beyond', 'How many do not count against the most that a deck may begin with'),
      field('mostInGame', 'Most in a game, of all players together'),
      field('versions', 'Other cards of that title', { note: 'One: no deck of the game has another card of that title.' }),
      field('scenarios', 'In which scenarios', { note: 'Said: only in scenarios whose first player begins with one.' }),
    ],
  },
  {
    path: ['deckCards'],
    heading: 'Cards of some scenarios only',
    one: 'kind of deck cards',
    about: 'Cards of decks with which only some scenarios are played. A scenario says with which.',
    example: 'old-maps',
    begins: (name, rulebook) => ({ ...sortBegins(name), print: { type: typeToBeginWith(rulebook) ?? '' } }),
    fields: [
      field('one', 'One of them, in a sentence'),
      field('several', 'Several of them, in a sentence'),
      field('print', 'Which they are: their type, and what they print', { among: 'facts' }),
      field('by', 'Fact by which a scenario distinguishes them', {
        among: 'facts',
        note: 'Without it a scenario is played with all of them, or with none.',
      }),
    ],
  },
  {
    path: ['messages'],
    heading: 'Other messages',
    one: 'message',
    about: 'Further texts of the table, by their codes: a step is step.turn-weather, a question has the name from its script.',
    example: 'step.turn-weather',
    fields: [],
    text: 'Words',
  },
]

/** Words that the board can draw: icons, and motifs of pictures. */
export interface BoardWords {
  readonly icons: readonly string[]
  readonly motifs: readonly string[]
}

/** The suggestions for a field, from the rulebook including the edited chapter. */
export function namesAmong(among: Among, rulebook: Rulebook, board: BoardWords): readonly string[] {
  switch (among) {
    case 'icons':
    case 'motifs':
      return board[among]
    case 'windows':
    case 'tones':
    case 'plates':
    case 'frames':
      return drawnFor(rulebook.drawn)[among]
    default:
      return Object.keys(rulebook[among])
  }
}

/** A printed fact by which cards differ: the first fact with listed values, with its first value. */
function printOf(rulebook: Rulebook): { readonly [fact: string]: string } {
  const fact = factWithValues(rulebook)
  return { [fact]: Object.keys(rulebook.facts[fact]?.values ?? {})[0] ?? '' }
}

/** The first fact with listed values, to which the author can add a value. */
function factWithValues({ facts }: Rulebook): string {
  return Object.keys(facts).find((fact) => facts[fact]?.values !== undefined) ?? Object.keys(facts)[0] ?? ''
}
