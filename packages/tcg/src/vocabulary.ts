/** The words of the game as data, which pages and checks read without the rules. */

export const TYPES = ['companion', 'ally', 'minion', 'possession', 'artifact', 'condition', 'event', 'site', 'ring'] as const

export const RACES = [
  'balrog',
  'creature',
  'dwarf',
  'elf',
  'ent',
  'half-troll',
  'hobbit',
  'maia',
  'man',
  'nazgul',
  'orc',
  'spider',
  'tree',
  'troll',
  'uruk-hai',
  'wizard',
  'wraith',
] as const

export const FREE_PEOPLES_CULTURES = ['dwarven', 'elven', 'gandalf', 'gollum', 'gondor', 'rohan', 'shire'] as const
export const SHADOW_CULTURES = ['dunland', 'gollum', 'isengard', 'moria', 'raider', 'ringwraith', 'sauron'] as const
/** Shadow cultures of later blocks, which take the place of others there. */
const LATER_CULTURES = ['men', 'orc', 'uruk-hai'] as const
export const CULTURES = [...new Set([...FREE_PEOPLES_CULTURES, ...SHADOW_CULTURES])]
/** All cultures, of every block. */
export const ALL_CULTURES = [...CULTURES, ...LATER_CULTURES]
export type Culture = (typeof ALL_CULTURES)[number]

/** Cultures with the name of a race: as a word the name means the race, and `orc culture` the culture. */
export const CULTURES_LIKE_RACES = ['orc', 'uruk-hai'] as const

export const CLASSES = [
  'armor',
  'bracers',
  'brooch',
  'cloak',
  'hand-weapon',
  'helm',
  'mount',
  'palantir',
  'phial',
  'pipe',
  'pipeweed',
  'ranged-weapon',
  'shield',
  'staff',
  'bow',
] as const

export const SIGNETS = ['aragorn', 'frodo', 'gandalf', 'theoden'] as const

/** Keywords by which other cards describe a card; most of them have no rules of their own. */
export const UNLOADED_KEYWORDS = [
  'archer',
  'battleground',
  'easterling',
  'engine',
  'forest',
  'fortification',
  'knight',
  'machine',
  'marsh',
  'mountain',
  'plains',
  'ranger',
  'river',
  'search',
  'southron',
  'spell',
  'stealth',
  'tale',
  'tracker',
  'tentacle',
  'underground',
  'valiant',
  'villager',
  'warg-rider',
  'weather',
] as const

/** Words for the current state of a card, or for something that several types have in common. */
export const STATES = [
  'character',
  'free-peoples',
  'shadow',
  'unique',
  'wounded',
  'exhausted',
  'roaming',
  'skirmishing',
  'item',
  'weapon',
  'mounted',
  'ring-bearer',
  'ring-bound',
  'unbound',
  'fierce',
  'sanctuary',
  'defender +1',
  'at this site',
  'maneuver event',
] as const

/** Titles that texts of cards name. Scripts may name them even if no pack has such a card. */
export const TITLES = [
  'Aragorn',
  'Arwen',
  'Bilbo',
  'Bill the Pony',
  'Boromir',
  'Celeborn',
  'Círdan',
  'Denethor',
  'Elendil',
  'Elladan',
  'Elrohir',
  'Elrond',
  'Éomer',
  'Éowyn',
  'Erkenbrand',
  'Faramir',
  'Farmer Maggot',
  'Frodo',
  'Galadriel',
  'Gamling',
  'Gandalf',
  "Gandalf's Cart",
  'Gil-galad',
  'Gimli',
  'Gollum',
  'Gorbag',
  'Gothmog',
  'Gríma',
  'Grimbeorn',
  'Isildur',
  'Legolas',
  'Lurtz',
  'Merry',
  'Pippin',
  'Radagast',
  'Sam',
  'Saruman',
  'Sauron',
  'Sharku',
  'Shelob',
  'Sméagol',
  'The Balrog',
  'The Gaffer',
  'The Mouth of Sauron',
  'The One Ring',
  'The Witch-king',
  'Théoden',
  'Théodred',
  'Tom Bombadil',
  'Treebeard',
  'Uglúk',
  'Úlairë Attëa',
  'Úlairë Cantëa',
  'Úlairë Enquëa',
  'Úlairë Lemenya',
  'Úlairë Nelya',
  'Úlairë Nertëa',
  'Úlairë Otsëa',
  'Úlairë Toldëa',
  'Watcher in the Water',
] as const

/** All words that the game itself defines. */
export const WORDS: readonly string[] = [
  ...TYPES,
  ...RACES,
  ...ALL_CULTURES,
  ...CULTURES_LIKE_RACES.map((culture) => `${culture} culture`),
  ...CLASSES,
  ...SIGNETS.map((signet) => `${signet} signet`),
  ...UNLOADED_KEYWORDS,
  ...STATES,
]
