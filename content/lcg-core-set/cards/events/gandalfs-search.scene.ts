import { scene } from '@questwright/testkit'

scene(
  "Gandalf's Search looks at the top X cards of a deck, takes 1 and puts the others back in any order",
  {
    you: {
      heroes: [{ card: 'beravor', is: ['exhausted'], resources: 3 }],
      allies: ['gleowine'],
      hand: ['gandalfs-search'],
      deck: ['forest-snare', 'self-preservation', 'dark-knowledge', 'protector-of-lorien'],
    },
    friend: { deck: 3 },
    third: {},
    at: 'window 1.3',
  },
  (t) => {
    t.play('gandalfs-search').asks('choose-x', 'you').offers('1', '2', '3')
    t.changes(() => t.number(3), { 'beravor.resources': -3 })
    t.asks('choose-player', 'you').offers('you', 'friend').sees({ 'forest-snare.knownTo': [] }).pick('you')
    t.asks('choose-for-hand', 'you').offers('forest-snare', 'self-preservation', 'dark-knowledge')
    t.sees({ 'forest-snare.knownTo': ['you'], 'dark-knowledge.knownTo': ['you'], 'protector-of-lorien.knownTo': [] })
    t.changes(() => t.pick('self-preservation'), { 'self-preservation.zone': 'you.hand', 'you.deck': -1 })
    t.asks('order-on-top', 'you').offers('forest-snare', 'dark-knowledge').order('dark-knowledge', 'forest-snare')
    t.sees({ 'you.deck': 3, 'gandalfs-search.zone': 'you.discard', 'forest-snare.knownTo': ['you'] })
    // the card that was named first is on top
    t.use('gleowine', 'you').sees({ 'dark-knowledge.zone': 'you.hand', 'forest-snare.zone': 'you.deck' }).isAt('3.2')
  },
)

scene(
  "Gandalf's Search may put the other cards back in their old order",
  {
    you: {
      heroes: [{ card: 'beravor', is: ['exhausted'], resources: 3 }],
      allies: ['gleowine'],
      hand: ['gandalfs-search'],
      deck: ['forest-snare', 'self-preservation', 'dark-knowledge', 'protector-of-lorien'],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.play('gandalfs-search').number(3).pick('forest-snare').order('self-preservation', 'dark-knowledge')
    t.use('gleowine').sees({ 'self-preservation.zone': 'you.hand', 'dark-knowledge.zone': 'you.deck' }).isAt('7.4')
  },
)

scene(
  "[LCG-ZONE-18] Gandalf's Search in another player's deck gives that player the card, which you no longer see",
  {
    you: { heroes: [{ card: 'beravor', resources: 2 }], hand: ['gandalfs-search'] },
    friend: { deck: ['gandalf', 'faramir', 'for-gondor'] },
    at: 'window 1.3',
  },
  (t) => {
    // your own deck is empty, so only the other player can be chosen
    t.play('gandalfs-search')
      .number(2)
      .offers('gandalf', 'faramir')
      .sees({ 'gandalf.knownTo': ['you'] })
    t.changes(() => t.pick('gandalf'), { 'gandalf.zone': 'friend.hand', 'friend.deck': -1, 'you.hand': 0 })
    t.sees({ 'gandalf.knownTo': ['friend'], 'faramir.knownTo': ['you'], 'for-gondor.knownTo': [] })
    t.tells('added-to-hand', { seat: 'friend' }, 1)
    t.changes(() => t.use('beravor'), { 'friend.hand': +2, 'faramir.zone': 'friend.hand' })
    t.sees({ 'faramir.knownTo': ['friend'] }).asks('choose-to-commit', 'friend')
  },
)

scene(
  "Cards that Gandalf's Search showed are unknown again after the deck is shuffled",
  {
    you: {
      heroes: [
        { card: 'beravor', is: ['exhausted'], resources: 3 },
        { card: 'dunhere', resources: 1 },
      ],
      hand: ['gandalfs-search', 'will-of-the-west'],
    },
    friend: { deck: ['gandalf', 'faramir', 'for-gondor'], discard: ['sneak-attack'] },
    at: 'window 1.3',
  },
  (t) => {
    t.play('gandalfs-search').number(3).pick('gandalf').order('for-gondor', 'faramir')
    t.sees({ 'faramir.knownTo': ['you'], 'for-gondor.knownTo': ['you'] }).offers('will-of-the-west')
    t.play('will-of-the-west', 'friend').sees({ 'faramir.knownTo': [], 'for-gondor.knownTo': [], 'friend.deck': 3 }).isAt('3.2')
  },
)

scene(
  "[LCG-ABILITY-12] Gandalf's Search for X = 4 looks at the 2 cards of a deck of 2",
  {
    you: {
      heroes: [{ card: 'beravor', is: ['exhausted'], resources: 4 }],
      hand: ['gandalfs-search'],
      deck: ['forest-snare', 'dark-knowledge'],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.play('gandalfs-search').offers('1', '2', '3', '4').number(4)
    t.sees({ 'beravor.resources': 0 }).offers('forest-snare', 'dark-knowledge').pick('dark-knowledge')
    t.sees({ 'dark-knowledge.zone': 'you.hand', 'you.deck': 1 }).isAt('7.4')
  },
)

scene(
  "[LCG-COST-2] X of Gandalf's Search can be paid only with Lore resources",
  {
    you: {
      heroes: [
        { card: 'beravor', is: ['exhausted'], resources: 1 },
        { card: 'gloin', resources: 4 },
      ],
      hand: ['gandalfs-search'],
      deck: ['forest-snare', 'dark-knowledge'],
    },
    at: 'window 1.3',
  },
  (t) => {
    t.changes(() => t.play('gandalfs-search'), { 'forest-snare.zone': 'you.hand', 'gloin.resources': 0, 'beravor.resources': -1 })
    t.sees({ 'dark-knowledge.knownTo': [] }).isAt('3.2')
  },
)

scene(
  "Gandalf's Search can be played while players cannot draw cards",
  {
    you: { heroes: [{ card: 'beravor', resources: 1 }], hand: ['gandalfs-search'], deck: ['forest-snare'] },
    activeLocation: 'enchanted-stream',
    at: 'window 1.3',
  },
  (t) => {
    t.changes(() => t.play('gandalfs-search'), { 'forest-snare.zone': 'you.hand' })
    t.isAt('3.2')
  },
)

scene(
  "[LCG-ABILITY-7] Gandalf's Search cannot be played for X = 0",
  { you: { heroes: ['beravor'], hand: ['gandalfs-search'], deck: 3 }, activeLocation: 'enchanted-stream', at: 'window 1.3' },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)

scene(
  "[LCG-CHOOSE-2] Gandalf's Search cannot be played when all decks are empty",
  { you: { heroes: [{ card: 'beravor', resources: 3 }], hand: ['gandalfs-search'] }, friend: {}, at: 'window 1.3' },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)
