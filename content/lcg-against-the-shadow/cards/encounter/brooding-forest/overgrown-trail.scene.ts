import { scene } from '@questwright/testkit'

scene(
  'A Ranger exhausts to place 3 progress on Overgrown Trail in the staging area',
  { you: { allies: ['celador', 'scene:ally'] }, staging: ['overgrown-trail'], encounterDeck: 5, at: 'window 3.1' },
  (t) => {
    t.offers('overgrown-trail').use('overgrown-trail')
    t.sees({ 'celador.exhausted': 'yes', 'overgrown-trail.progress': 3 }).asks('choose-to-commit')
  },
)

scene(
  'A Ranger exhausts to explore Overgrown Trail, the active location, with its last 3 progress',
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
  'Exhausted Rangers, Rangers whom nobody controls, and other allies place no progress on Overgrown Trail',
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
  'Shadow: the stage loses as much progress as the attacking enemy has threat',
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
