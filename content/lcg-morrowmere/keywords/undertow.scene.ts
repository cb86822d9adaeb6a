import { scene } from '@questwright/testkit'

const questing = [{ card: 'scene:ally', is: ['exhausted', 'committed'] }] as const

scene(
  'Undertow takes its number of progress from the current quest, each card for itself, when the players quest unsuccessfully',
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
  'Undertow leaves the progress when the players quest successfully',
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
  'Undertow is still at the active location: only the staging area pulls',
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
  'Undertow takes no more than there is',
  { you: { allies: questing }, quest: { card: 'the-long-causeway', progress: 0 }, staging: ['sunken-gate'], at: '3.4' },
  (t) => {
    t.sees({ 'quest.progress': 0 }).isAt('4.2')
  },
)
