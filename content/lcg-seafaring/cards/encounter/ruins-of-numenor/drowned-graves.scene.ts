import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

scene(
  'When Drowned Graves is turned up, each player puts an Undead enemy of the discarded encounter cards in the staging area',
  {
    you: { heroes: ['scene:hero'] },
    friend: { heroes: ['scene:hero'] },
    staging: [island('drowned-graves')],
    encounterDeck: [
      'drowned-dead',
      'scene:enemy',
      'soulless-cadaver',
      'throngs-of-unfaithful',
      'servant-of-the-deceiver',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '4.2',
  },
  (t) => {
    t.pick('drowned-graves')
      .asks('choose-undead', 'you')
      .offers('drowned-dead', 'soulless-cadaver', 'throngs-of-unfaithful')
      .pick('drowned-dead')
    t.asks('choose-undead', 'friend').notOffered('drowned-dead').pick('throngs-of-unfaithful')
    t.sees({
      'drowned-dead.zone': 'staging-area',
      'throngs-of-unfaithful.zone': 'staging-area',
      'soulless-cadaver.zone': 'encounter-discard',
      encounterDeck: 3,
    })
    t.asks('choose-enemy-to-engage')
  },
)
