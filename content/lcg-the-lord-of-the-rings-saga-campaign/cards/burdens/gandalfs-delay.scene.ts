import { scene } from '@questwright/testkit'

const rules = ['lcg-campaigns:campaign']
const burdens = ['lcg-the-lord-of-the-rings-saga-campaign:gandalfs-delay']
const deck = (hero: string) => ({ heroes: [hero], cards: { 'scene:card': 12 } })
const game = { scenario: 'a-shadow-of-the-past', decks: [deck('scene:hero'), deck('lcg-core-set:gloin')] }

scene(
  "[LCG-SETUPKW-1] Gandalf's Delay of the campaign pool is in the staging area before hands are drawn, and each player draws 5 cards",
  { rules, record: { burdens, pool: burdens.map((card) => ({ card })) }, game },
  (t) => {
    t.asks('vote-first-player', 'you').sees({ 'gandalfs-delay.zone': 'staging-area', 'gandalfs-delay.controller': null })
    t.pick('you', 'you').sees({ 'you.hand': 5, 'friend.hand': 5 }).yes()
    // the hand after a mulligan is a starting hand too
    t.sees({ 'you.hand': 5, 'you.deck': 7 }).asks('mulligan', 'friend')
  },
)

scene("Each player draws a hand of 6 cards without Gandalf's Delay", { rules, record: { burdens }, game }, (t) => {
  t.pick('you', 'you').sees({ 'you.hand': 6, 'friend.hand': 6 }).asks('mulligan', 'you')
})

scene("Gandalf's Delay does not reduce a draw after setup", { you: { deck: 3 }, staging: ['gandalfs-delay'], at: '1.2' }, (t) => {
  t.sees({ 'you.hand': 1 }).isAt('3.2')
})
