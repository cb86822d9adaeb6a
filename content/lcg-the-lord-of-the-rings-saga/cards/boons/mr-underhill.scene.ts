import { scene } from '@questwright/testkit'

const bearer = {
  card: 'scene:hero',
  as: 'bearer',
  lasting: [{ stat: 'traits', gain: 'Ring-bearer', until: 'game' }],
  attachments: ['mr-underhill'],
} as const

scene(
  'Mr. Underhill goes to the victory display, and an enemy of your choice does not attack you in this round',
  {
    you: {
      heroes: [bearer],
      threat: 20,
      engaged: [
        { card: 'scene:enemy', as: 'rider' },
        { card: 'scene:enemy', as: 'other' },
      ],
    },
    encounterDeck: 5,
    at: 'window 5.3',
  },
  (t) => {
    t.use('mr-underhill').offers('rider', 'other').pick('rider').sees({ 'mr-underhill.zone': 'victory-display', 'bearer.attachments': 0 })
    // 1 victory point
    t.sees({ 'score.victoryPoints': 1 }).asks('choose-defender', 'you').decline()
    t.tells('attacks', { card: 'other' }, 1).tells('attacks', { card: 'rider' }, 0).asks('choose-enemy-to-attack')
  },
)

scene(
  'Mr. Underhill stays attached when no enemy is engaged with you',
  { you: { heroes: [bearer] }, friend: { engaged: ['scene:enemy'] }, encounterDeck: 5, at: 'window 5.3' },
  (t) => {
    t.sees({ 'mr-underhill.zone': 'attachments of hero' }).asks('choose-defender', 'friend')
  },
)

scene(
  'Setup attaches Mr. Underhill of your deck to the Ring-bearer, although another player controls that hero',
  {
    you: { heroes: ['scene:hero'], deck: ['scene:card', 'mr-underhill', 'scene:card'] },
    friend: { heroes: [{ ...bearer, attachments: [] }, 'scene:hero'] },
    at: 'setup.5',
  },
  (t) => {
    t.isAt('setup.5').sees({ 'bearer.attachments': 1, 'mr-underhill.controller': 'friend', 'you.hand': 2 }).asks('mulligan', 'you')
  },
)
