import { scene } from '@questwright/testkit'

const questing = [{ card: 'scene:ally', is: ['exhausted', 'committed'] }] as const

scene(
  'Each card with Undertow removes its number of progress from the quest when the players quest unsuccessfully',
  {
    you: { allies: questing },
    quest: { card: 'the-long-causeway', progress: 5 },
    staging: ['sunken-gate', { card: 'scene:location', keywords: ['Undertow 2'] }],
    at: '3.4',
  },
  (t) => {
    t.pick('sunken-gate').sees({ 'quest.progress': 2 }).tells('progress-removed', {}, 2).isAt('4.2')
  },
)

scene(
  'Undertow removes no progress when the players quest successfully',
  {
    you: { allies: [...questing, ...questing, ...questing, ...questing] },
    quest: { card: 'the-long-causeway', progress: 3 },
    staging: ['sunken-gate'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.progress': 4 }).tells('progress-removed', {}, 0).isAt('4.2')
  },
)

scene(
  'Undertow on the active location removes no progress',
  {
    you: { allies: questing },
    quest: { card: 'the-long-causeway', progress: 3 },
    activeLocation: 'sunken-gate',
    staging: ['reedfang'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.progress': 3, 'you.threat': 1 }).isAt('5.2')
  },
)

scene(
  'Undertow removes nothing from a quest that has no progress',
  { you: { allies: questing }, quest: { card: 'the-long-causeway', progress: 0 }, staging: ['sunken-gate'], at: '3.4' },
  (t) => {
    t.sees({ 'quest.progress': 0 }).isAt('4.2')
  },
)
