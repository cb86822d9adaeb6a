import { scene } from '@questwright/testkit'

scene(
  'When Wolf Rider is revealed, another card is revealed, and Wolf Rider does not attack',
  { you: { heroes: ['aragorn'] }, encounterDeck: ['wolf-rider', 'forest-spider', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'wolf-rider.zone': 'staging-area', 'forest-spider.zone': 'staging-area', encounterDeck: 1 }).tells('attacks', {}, 0)
    t.isAt('5.2')
  },
)

const ambushed = {
  you: { heroes: ['aragorn', 'theodred', 'scene:hero', 'thalin'], engaged: [{ card: 'king-spider', shadow: ['wolf-rider'] }] },
  encounterDeck: ['dol-guldur-orcs', 'scene:treachery'],
  at: '6.3',
} as const

scene(
  '[LCG-SHADOW-5] Shadow: Wolf Rider attacks with its own shadow card, and goes on top of the encounter deck after the combat phase',
  ambushed,
  (t) => {
    t.choose('aragorn').asks('choose-defender', 'you').offers('theodred', 'scene:hero', 'thalin')
    t.sees({
      'wolf-rider.zone': 'resolving',
      'king-spider.shadow': 0,
      'wolf-rider.shadow': 1,
      'dol-guldur-orcs.zone': 'shadow of wolf-rider',
      encounterDeck: 1,
    })
    // 2 + 1 attack of the rider against 1 defense, then 3 attack of the spider against 2
    t.choose('theodred').sees({ 'theodred.damage': 2, 'aragorn.damage': 1, 'scene:hero.damage': 0 })
    t.sees({
      'wolf-rider.zone': 'shadow of king-spider',
      'dol-guldur-orcs.zone': 'encounter-discard',
      encounterDeck: 1,
      encounterDiscard: 1,
    })
    t.asks('choose-enemy-to-attack', 'you').offers('king-spider').decline()
    t.sees({ 'wolf-rider.zone': 'encounter-deck', encounterDeck: 2, encounterDiscard: 1 })
    // the next card that is revealed is Wolf Rider; Thalin damages it when it is revealed
    t.choose('thalin').sees({ 'wolf-rider.zone': 'staging-area', 'wolf-rider.damage': 1, encounterDeck: 2 }).isAt('5.2')
  },
)

scene('Shadow: The attack of Wolf Rider may be undefended while the original attack is defended', ambushed, (t) => {
  t.choose('aragorn').decline().asks('choose-hero-for-damage', 'you').offers('aragorn', 'theodred', 'scene:hero', 'thalin')
  // the shadow effect of the Orcs gives Wolf Rider +3 attack, because the attack is undefended
  t.pick('scene:hero').sees({ 'scene:hero.damage': 5, 'aragorn.damage': 1, 'wolf-rider.zone': 'shadow of king-spider' }).isAt('6.8a')
})

scene(
  '[LCG-ATTACK-13] Shadow: A Sentinel of another player may defend against Wolf Rider; the attacked player stays the defending player',
  {
    you: { heroes: ['aragorn'], threat: 20 },
    friend: { heroes: ['theodred'], threat: 20, engaged: [{ card: 'king-spider', shadow: ['wolf-rider'] }] },
    encounterDeck: ['ungoliants-spawn', 'scene:treachery'],
    at: '6.3',
  },
  (t) => {
    t.choose('theodred').asks('choose-defender', 'you').offers('aragorn').choose('aragorn')
    t.sees({ 'aragorn.damage': 0, 'theodred.damage': 2, 'friend.threat': 25, 'you.threat': 21 })
    t.sees({ 'wolf-rider.zone': 'encounter-deck', 'ungoliants-spawn.zone': 'encounter-discard' }).isAt('3.2')
  },
)

scene(
  'Shadow: Wolf Rider attacks without a shadow card when the encounter deck is empty, and goes into that deck',
  { you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'king-spider', shadow: ['wolf-rider'] }] }, at: '6.3' },
  (t) => {
    t.choose('aragorn').choose('theodred')
    t.sees({ 'theodred.damage': 1, 'wolf-rider.zone': 'encounter-deck', encounterDeck: 1, encounterDiscard: 0 }).isAt('3.2')
  },
)

scene(
  'Shadow: Gondorian Spearman deals no damage to Wolf Rider, and nobody can attack Wolf Rider',
  {
    you: {
      heroes: ['aragorn', 'theodred', 'scene:hero'],
      allies: ['gondorian-spearman'],
      engaged: [{ card: 'king-spider', shadow: ['wolf-rider'] }],
    },
    encounterDeck: 2,
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').choose('gondorian-spearman')
    t.tells('damaged', { card: 'wolf-rider' }, 0).sees({
      'gondorian-spearman.zone': 'you.discard',
      'wolf-rider.zone': 'shadow of king-spider',
    })
    t.asks('choose-enemy-to-attack', 'you').offers('king-spider')
  },
)

scene(
  '[LCG-ATTACK-18] When the enemy with Wolf Rider as a shadow card is destroyed, its attack ends and that of Wolf Rider goes on',
  {
    you: {
      heroes: [{ card: 'aragorn', resources: 1 }, 'theodred'],
      hand: ['sneak-attack', 'gandalf'],
      engaged: [{ card: 'king-spider', shadow: ['wolf-rider', 'hummerhorns'] }],
    },
    encounterDeck: ['scene:treachery', 'scene:treachery'],
    at: '6.3',
  },
  (t) => {
    t.until('6.4.1').choose('aragorn').until('window 6.4b')
    t.play('sneak-attack').use('gandalf')
    t.sees({ 'king-spider.zone': 'encounter-discard', 'hummerhorns.zone': 'encounter-discard', 'wolf-rider.zone': 'resolving' })
    t.asks('choose-defender', 'you').choose('theodred')
    t.sees({ 'theodred.damage': 1, 'aragorn.damage': 0, 'wolf-rider.zone': 'encounter-discard' })
      .asks('next-delayed', 'you')
      .pick('wolf-rider')
    t.sees({ 'wolf-rider.zone': 'encounter-deck', encounterDeck: 2 }).isAt('3.2')
  },
)

scene(
  'Wolf Rider does not attack and is discarded when its shadow effect is cancelled',
  {
    you: {
      heroes: ['dunhere', 'theodred'],
      hand: ['hasty-stroke'],
      resources: 1,
      engaged: [{ card: 'king-spider', shadow: ['wolf-rider'] }],
    },
    encounterDeck: 2,
    at: '6.3',
  },
  (t) => {
    t.choose('dunhere')
      .play('hasty-stroke')
      .tells('attacks', { card: 'wolf-rider' }, 0)
      .sees({ 'wolf-rider.zone': 'shadow of king-spider' })
    t.until('3.2', 'next round').sees({ 'wolf-rider.zone': 'encounter-discard', encounterDeck: 2 }).isAt('3.2')
  },
)

scene(
  'Shadow: Wolf Rider attacks once, because it stays a shadow card until the end of the phase',
  {
    you: {
      heroes: ['aragorn', 'theodred', 'scene:hero'],
      engaged: [
        { card: 'king-spider', shadow: ['wolf-rider'] },
        { card: 'dol-guldur-beastmaster', shadow: ['scene:treachery'] },
      ],
    },
    encounterDeck: ['scene:treachery', { card: 'scene:treachery', as: 'further' }, 'scene:treachery'],
    at: '6.3',
  },
  (t) => {
    t.pick('king-spider').choose('aragorn').choose('theodred').sees({ 'wolf-rider.zone': 'shadow of king-spider', 'wolf-rider.face': 'up' })
    t.sees({ 'further.zone': 'shadow of dol-guldur-beastmaster', encounterDeck: 1 }).asks('choose-defender', 'you').choose('scene:hero')
    t.tells('attacks', { card: 'wolf-rider' }, 1).sees({ 'wolf-rider.zone': 'encounter-deck', encounterDeck: 2 }).isAt('3.2')
  },
)
