import { scene } from '@questwright/testkit'

const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const raider = (as: string) => ({ card: 'scene:enemy', as, lasting: [{ stat: 'traits', gain: 'Dunland', until: 'game' }] }) as const

scene(
  'Setup: The Islet comes with Gríma attached, and a Dunland enemy that the player searches for; the stage begins with 5 time counters',
  {
    you: { allies: [questing, questing] },
    staging: ['scene:enemy'],
    quest: { card: 'scene:quest', progress: 98 },
    questDeck: ['fight-at-the-fords'],
    encounterDeck: ['the-islet', 'grima', raider('raider'), 'scene:treachery', 'scene:enemy'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'the-islet.zone': 'staging-area', 'grima.zone': 'attachments of the-islet', 'raider.zone': 'staging-area' })
    t.sees({ staging: 3, 'fight-at-the-fords.side': 'B', 'fight-at-the-fords.time': 5, encounterDeck: 2 }).isAt('4.2')
  },
)

const stage = { card: 'fight-at-the-fords', progress: 5, tokens: { time: 2 } } as const

scene(
  'The players cannot advance while the first player does not control Gríma',
  {
    you: { allies: [questing, questing, questing, questing] },
    quest: stage,
    staging: [{ card: 'the-islet', attachments: ['grima'] }],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'fight-at-the-fords.progress': 8, 'fight-at-the-fords.zone': 'current-quest' }).isAt('4.2')
  },
)

scene(
  'Once Gríma is theirs, they advance: behind the last stage they have won',
  {
    you: { allies: [questing, questing, questing, questing] },
    quest: stage,
    activeLocation: { card: 'the-islet', attachments: ['grima'] },
    staging: ['scene:enemy'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.isWon()
  },
)

scene(
  'When the last time counter goes, Gríma is discarded, and the players lose',
  {
    quest: { ...stage, tokens: { time: 1 } },
    staging: [{ card: 'the-islet', attachments: ['grima'] }],
    encounterDeck: 5,
    at: '7.5',
  },
  (t) => {
    t.isLost()
  },
)

scene(
  'A counter that is not the last leaves him where he is',
  { quest: stage, staging: [{ card: 'the-islet', attachments: ['grima'] }], encounterDeck: 5, at: '7.5' },
  (t) => {
    t.sees({ 'fight-at-the-fords.time': 1, 'grima.zone': 'attachments of the-islet' }).isAt('3.2')
  },
)
