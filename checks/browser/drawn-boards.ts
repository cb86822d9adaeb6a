/**
 * The boards for which the table was designed, written as scenes: late in a combat of two players, one player before a hard quest, and four players
 * who quest.
 */
import type { Page } from '@playwright/test'
import { openScene } from './opened-scene.ts'

/**
 * Two players at one screen in the middle of combat: eight cards in the staging area, five engaged enemies with shadow cards, eight and six
 * characters of whom five are exhausted, seven attachments, hands of seven and four. It is a scene like those of the pack, so every browser test
 * can set it up.
 */
const lateBoard = `import { scene } from '@questwright/testkit'

scene(
  'a late board',
  {
    you: {
      heroes: [
        { card: 'aragorn', damage: 2, resources: 3, attachments: ['steward-of-gondor', 'celebrians-stone', 'unexpected-courage'] },
        { card: 'theodred', resources: 2, is: ['exhausted', 'committed'], attachments: ['citadel-plate'] },
        { card: 'gloin', damage: 3, resources: 5, is: ['exhausted'] },
      ],
      allies: ['guard-of-the-citadel', { card: 'faramir', is: ['exhausted', 'committed'] }, 'son-of-arnor', 'snowbourn-scout', { card: 'silverlode-archer', damage: 1 }],
      hand: ['sneak-attack', 'gandalf', 'for-gondor', 'ever-vigilant', 'valiant-sacrifice', 'brok-ironfist', 'dark-knowledge'],
      engaged: [
        { card: 'king-spider', damage: 1, shadow: ['enchanted-stream'] },
        { card: 'dol-guldur-orcs', shadow: ['eyes-of-the-forest'] },
        { card: 'hill-troll', damage: 4, shadow: ['caught-in-a-web'], attachments: ['forest-snare'] },
      ],
      threat: 38,
      deck: 14,
    },
    friend: {
      heroes: [
        { card: 'eowyn', damage: 1, resources: 2, is: ['exhausted', 'committed'], attachments: ['the-favor-of-the-lady'] },
        { card: 'eleanor', resources: 1, attachments: ['self-preservation'] },
        { card: 'dunhere', damage: 2 },
      ],
      allies: ['northern-tracker', { card: 'wandering-took', is: ['exhausted', 'committed'] }, { card: 'lorien-guide', damage: 1 }],
      hand: ['a-test-of-will', 'hasty-stroke', 'stand-and-fight', 'fortune-or-fate'],
      engaged: [
        { card: 'ungoliants-spawn', damage: 5, shadow: ['driven-by-shadow'] },
        { card: 'goblin-sniper', shadow: ['evil-storm'] },
      ],
      threat: 33,
      deck: 17,
    },
    staging: [
      'hummerhorns',
      'old-forest-road',
      'great-forest-web',
      { card: 'mountains-of-mirkwood', progress: 2 },
      'enchanted-stream',
      'east-bight-patrol',
      'necromancers-pass',
      'black-forest-bats',
    ],
    activeLocation: { card: 'the-east-bight', progress: 3 },
    quest: { card: 'beorns-path', progress: 4 },
    encounterDeck: 7,
    encounterDiscard: ['driven-by-shadow', 'despair', 'evil-storm'],
    victoryDisplay: ['forest-gate'],
    round: 6,
    at: '6.3',
  },
  (t) => {
    t.isAt('6.3')
  },
)
`

/** One player with six characters, and more threat in the staging area than they can match. */
const soloQuest = `import { scene } from '@questwright/testkit'

scene(
  'a quest alone',
  {
    you: {
      heroes: [
        { card: 'aragorn', resources: 3, attachments: ['celebrians-stone'] },
        { card: 'theodred', resources: 2 },
        { card: 'gloin', damage: 2, resources: 4, attachments: ['steward-of-gondor'] },
      ],
      allies: ['faramir', 'snowbourn-scout', 'silverlode-archer'],
      hand: ['sneak-attack', 'gandalf', 'for-gondor', 'ever-vigilant', 'valiant-sacrifice'],
      threat: 41,
      deck: 18,
    },
    staging: ['ungoliants-spawn', 'hummerhorns', 'east-bight-patrol', 'mountains-of-mirkwood', 'old-forest-road', 'dol-guldur-orcs'],
    quest: { card: 'beorns-path', progress: 2 },
    encounterDeck: 12,
    encounterDiscard: ['despair'],
    round: 5,
    at: '3.2',
  },
  (t) => {
    t.isAt('3.2')
  },
)
`

/** Four players at one screen who quest; the second one has two engaged enemies. */
const fourQuest = `import { scene } from '@questwright/testkit'

scene(
  'four who quest',
  {
    you: {
      heroes: [
        { card: 'aragorn', resources: 1, attachments: ['celebrians-stone'] },
        { card: 'theodred', resources: 2 },
        { card: 'gloin', damage: 2, resources: 3, attachments: ['steward-of-gondor'] },
      ],
      allies: ['faramir', 'snowbourn-scout', 'son-of-arnor'],
      hand: ['sneak-attack', 'gandalf', 'for-gondor', 'ever-vigilant', 'valiant-sacrifice'],
      engaged: ['forest-spider'],
      threat: 34,
      deck: 20,
    },
    friend: {
      heroes: ['eowyn', { card: 'eleanor', is: ['exhausted'] }, { card: 'dunhere', damage: 2 }],
      allies: ['northern-tracker', { card: 'wandering-took', is: ['exhausted'] }],
      hand: ['a-test-of-will', 'hasty-stroke', 'stand-and-fight'],
      engaged: [{ card: 'goblin-sniper', damage: 1 }, 'king-spider'],
      threat: 31,
      deck: 21,
    },
    third: {
      heroes: [{ card: 'legolas', attachments: ['blade-of-gondolin'] }, { card: 'gimli', damage: 3 }, 'thalin'],
      allies: ['gondorian-spearman', 'veteran-axehand'],
      hand: ['feint', 'quick-strike', 'blade-mastery', 'rain-of-arrows'],
      engaged: ['dol-guldur-orcs'],
      threat: 38,
      deck: 19,
    },
    fourth: {
      heroes: ['beravor', { card: 'denethor', is: ['exhausted'] }, { card: 'glorfindel', attachments: ['self-preservation'] }],
      allies: ['daughter-of-the-nimrodel', 'gleowine', 'miner-of-the-iron-hills'],
      hand: ['secret-paths', 'radagasts-cunning'],
      threat: 45,
      deck: 22,
    },
    staging: ['hummerhorns', 'old-forest-road', { card: 'mountains-of-mirkwood', progress: 2 }, 'east-bight-patrol', 'necromancers-pass'],
    activeLocation: { card: 'great-forest-web', progress: 1 },
    quest: { card: 'beorns-path', progress: 3 },
    encounterDeck: 14,
    encounterDiscard: ['driven-by-shadow', 'despair'],
    round: 4,
    at: '3.2',
  },
  (t) => {
    t.isAt('3.2')
  },
)
`

/** The same two players in the planning phase of that round, before they quest: nobody is exhausted, and no enemy has a shadow card. */
const planning = lateBoard
  .replace("'a late board'", "'planning'")
  .replace(/, is: \['exhausted'(?:, 'committed')?\]/g, '')
  .replace(/, shadow: \['[\w-]+'\]/g, '')
  .replaceAll("'6.3'", "'2.2'")

const boards = { 'late combat': lateBoard, planning, 'solo quest': soloQuest, 'quest of four': fourQuest }

export type BoardName = keyof typeof boards

/**
 * Sets up a board and starts to play it.
 * @param change changes the scene first, such as to fewer cards
 */
export async function openBoard(page: Page, name: BoardName, change: (scene: string) => string = (scene) => scene): Promise<void> {
  await openScene(page, `lcg-core-set/scenes/drawn-${name.replaceAll(' ', '-')}.scene.ts`, change(boards[name]))
}
