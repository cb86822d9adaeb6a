import { scene } from '@questwright/testkit'

scene(
  "[LCG-SHADOW-1] When revealed, Ungoliant's Spawn lowers the willpower of committed characters for the phase and raises no threat",
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }, 'gloin'], allies: ['faramir'], threat: 20 },
    friend: { heroes: [{ card: 'dunhere', is: ['exhausted', 'committed'] }] },
    encounterDeck: ['ungoliants-spawn', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('action-window', 'you').offers('faramir')
    t.sees({ 'aragorn.willpower': 1, 'dunhere.willpower': 0, 'gloin.willpower': 2, 'faramir.willpower': 2, 'you.threat': 20 })
    t.until('5.2').sees({ 'aragorn.willpower': 2, 'dunhere.willpower': 1, 'you.threat': 22 }).isAt('5.2')
  },
)

scene(
  "Shadow: Ungoliant's Spawn raises the defending player's threat by 4",
  {
    you: { heroes: ['aragorn', 'gloin'] },
    friend: { heroes: ['theodred', 'dunhere'], threat: 20, engaged: [{ card: 'forest-spider', shadow: ['ungoliants-spawn'] }] },
    at: '6.3',
  },
  (t) => {
    t.changes(() => t.choose('theodred'), { 'friend.threat': +4, 'you.threat': 0 })
    t.isAt('6.8a')
  },
)

scene(
  "[LCG-ATTACK-10] Shadow: Ungoliant's Spawn raises the threat of the attacked player by 8 when the attack is undefended",
  {
    you: { heroes: ['theodred'], threat: 20, engaged: [{ card: 'forest-spider', shadow: ['ungoliants-spawn'] }] },
    friend: { threat: 20 },
    at: '6.3',
  },
  (t) => {
    t.changes(() => t.decline(), { 'you.threat': +8, 'friend.threat': 0 })
    t.isAt('6.8a')
  },
)

scene(
  "[LCG-ATTACK-9] Shadow: Ungoliant's Spawn raises the threat of the attacked player even when another player defends",
  {
    you: { heroes: ['aragorn'], threat: 20 },
    friend: { heroes: ['theodred'], threat: 20, engaged: [{ card: 'forest-spider', shadow: ['ungoliants-spawn'] }] },
    at: '6.3',
  },
  (t) => {
    t.decline()
    t.changes(() => t.choose('aragorn'), { 'friend.threat': +4, 'you.threat': 0 })
    t.isAt('6.8a')
  },
)
