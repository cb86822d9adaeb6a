/** A late game for two at one screen, in the middle of combat: the load for which the table is drawn. */
import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { openStudio, question, settled, workspaceFile } from './studio.ts'

const path = 'lcg-core-set/scenes/a-late-board.scene.ts'

/**
 * Eight staged cards, five engaged with shadow cards, eight and six characters of whom five are exhausted, seven attachments, hands of seven and four.
 * A scene as the pack's own are, so that every test of a browser may lay it.
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

/**
 * Lays the late board and begins to play it.
 * @param change makes another scene of it, with fewer cards say
 */
export async function openLateBoard(page: Page, change: (scene: string) => string = (scene) => scene): Promise<void> {
  writeFileSync(workspaceFile(path), change(lateBoard))
  await openStudio(page)
  await page.goto(`/situations?scene=${path}`)
  await expect(page.getByLabel('Title of the board')).toHaveValue('a late board', { timeout: 90_000 })
  await expect(page.locator('.st-situations[data-state="dealt"]')).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(question(page)).toBeVisible({ timeout: 90_000 })
  await settled(page)
}
