import { scene } from '@questwright/testkit'

const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const raider = (as: string) => ({ card: 'scene:enemy', as, lasting: [{ stat: 'traits', gain: 'Dunland', until: 'game' }] }) as const

scene(
  'Setup of Fight at the Fords stages The Islet with Gríma and a Dunland enemy, and the stage has 5 time counters',
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
  'The players cannot advance from Fight at the Fords while the first player does not control Gríma',
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
  'The players win at Fight at the Fords when the first player takes control of Gríma',
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
  'The players lose when the last time counter of Fight at the Fords is removed, because Gríma is discarded',
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
  'Gríma stays in play when a time counter of Fight at the Fords is removed that is not the last',
  { quest: stage, staging: [{ card: 'the-islet', attachments: ['grima'] }], encounterDeck: 5, at: '7.5' },
  (t) => {
    t.sees({ 'fight-at-the-fords.time': 1, 'grima.zone': 'attachments of the-islet' }).isAt('3.2')
  },
)
