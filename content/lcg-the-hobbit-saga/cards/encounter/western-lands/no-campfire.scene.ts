import { scene } from '@questwright/testkit'

scene(
  'No Campfire has each player raise their threat by 4 or reveal one more card',
  {
    you: { threat: 10 },
    friend: { threat: 10 },
    staging: ['scene:enemy'],
    encounterDeck: ['no-campfire', 'scene:location', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-one', 'you').offers('threat', 'reveal').pick('reveal').sees({ 'location.zone': 'staging-area' })
    t.asks('choose-one', 'friend')
      .pick('threat')
      .tells('threat-raised', { amount: 4 }, 1)
      .sees({ 'you.threat': 13, 'friend.threat': 17 })
      .asks('choose-location')
  },
)

scene(
  'Shadow: the threat of the defending player rises by 2',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'scene:enemy', shadow: ['no-campfire'] }], threat: 10 },
    friend: { threat: 10 },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'you.threat': 12, 'friend.threat': 10 }).isAt('6.8a')
  },
)
