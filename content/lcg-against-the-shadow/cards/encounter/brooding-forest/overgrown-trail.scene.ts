import { scene } from '@questwright/testkit'

scene(
  'A Ranger that a player controls exhausts for 3 progress on Overgrown Trail, in the staging area as well',
  { you: { allies: ['celador', 'scene:ally'] }, staging: ['overgrown-trail'], encounterDeck: 5, at: 'window 3.1' },
  (t) => {
    t.offers('overgrown-trail').use('overgrown-trail')
    t.sees({ 'celador.exhausted': 'yes', 'overgrown-trail.progress': 3 }).asks('choose-to-commit')
  },
)

scene(
  'A second Ranger explores it',
  {
    you: {},
    friend: { allies: ['ithilien-guardian'] },
    activeLocation: { card: 'overgrown-trail', progress: 3 },
    encounterDeck: 5,
    at: 'window 3.1',
  },
  (t) => {
    t.asks('action-window', 'friend').use('overgrown-trail').sees({ 'overgrown-trail.zone': 'encounter-discard' }).asks('choose-to-commit')
  },
)

scene(
  'Rangers whom nobody controls, exhausted ones and others cannot do it',
  {
    you: { allies: ['scene:ally', { card: 'celador', is: ['exhausted'] }] },
    staging: ['overgrown-trail', 'ithilien-guardian'],
    encounterDeck: 5,
    at: 'window 3.1',
  },
  (t) => {
    t.sees({ 'overgrown-trail.progress': 0 }).asks('choose-to-commit')
  },
)

scene(
  'Shadow: Overgrown Trail takes as much progress off the stage as the threat of the attacking enemy',
  {
    you: { engaged: [{ card: 'scene:enemy', shadow: ['overgrown-trail'], lasting: [{ stat: 'threat', set: 2, until: 'round' }] }] },
    quest: { card: 'scene:quest', progress: 5 },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.changes(() => t.decline(), { 'quest.progress': -2 }).isAt('6.8a')
  },
)
