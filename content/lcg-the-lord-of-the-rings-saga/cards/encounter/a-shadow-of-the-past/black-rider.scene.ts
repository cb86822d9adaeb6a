import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

scene(
  'A Black Rider attacks at once if the player engaged with it fails a Hide test; other Black Riders do not',
  {
    you: { heroes: [hider('mine', 0)], engaged: [{ card: 'black-rider', as: 'near' }] },
    friend: { heroes: [hider('theirs', 0)], engaged: [{ card: 'black-rider', as: 'far' }] },
    staging: ['scene:location'],
    encounterDeck: [
      { card: 'black-rider', as: 'next' },
      'scene:enemy',
      'scene:enemy',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-hide', 'you').choose('mine').tells('hideTestFailed', {}, 1)
    t.tells('attacks', { card: 'near' }, 1)
      .tells('attacks', { card: 'far' }, 0)
      .sees({ 'mine.damage': 5, 'next.zone': 'staging-area' })
      .isAt('4.2')
  },
)

scene(
  'Black Rider can have Morgul attachments only',
  {
    you: {
      heroes: [{ card: 'scene:hero', resources: 5, lasting: [{ stat: 'spheres', gain: 'lore', until: 'game' }] }],
      hand: ['lcg-core-set:forest-snare'],
      engaged: ['black-rider'],
    },
    at: '2.2',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'black-rider.forbiddenAttachments': ['non-Morgul'] }).asks('choose-to-commit')
  },
)
