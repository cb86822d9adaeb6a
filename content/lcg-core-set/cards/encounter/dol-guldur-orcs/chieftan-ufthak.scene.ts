import { scene } from '@questwright/testkit'

scene(
  'Chieftan Ufthak gets 1 resource token after each attack, and 2 attack for each token',
  { you: { heroes: ['aragorn'], engaged: ['chieftan-ufthak'] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.sees({ 'chieftan-ufthak.attack': 3 }).choose('aragorn')
    t.sees({ 'aragorn.damage': 1, 'chieftan-ufthak.resources': 1, 'chieftan-ufthak.attack': 5 })
    t.until('6.4.1').choose('aragorn')
    t.sees({ 'aragorn.damage': 4, 'chieftan-ufthak.resources': 2, 'chieftan-ufthak.attack': 7 }).isAt('3.2')
  },
)

scene(
  'Chieftan Ufthak gets no token for the attack of another enemy',
  {
    you: { heroes: ['aragorn', 'gloin'], engaged: ['forest-spider'] },
    staging: [{ card: 'chieftan-ufthak', resources: 2 }],
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').sees({ 'chieftan-ufthak.resources': 2, 'chieftan-ufthak.attack': 7 }).isAt('6.8a')
  },
)

scene(
  '[LCG-VICTORY-1] Chieftan Ufthak goes to the victory display without his tokens and gives 4 victory points',
  {
    you: { heroes: ['aragorn'], engaged: [{ card: 'chieftan-ufthak', resources: 2, damage: 5 }], allies: ['guard-of-the-citadel'] },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('chieftan-ufthak').choose('aragorn', 'guard-of-the-citadel')
    t.sees({
      'chieftan-ufthak.zone': 'victory-display',
      'chieftan-ufthak.resources': 0,
      'score.victoryPoints': 4,
      encounterDiscard: 0,
    }).isAt('3.2')
  },
)

scene(
  '[LCG-VICTORY-2] [LCG-ZONE-13] Victory points count once for the whole group',
  {
    you: { heroes: ['aragorn'], threat: 30 },
    friend: { heroes: ['theodred'], threat: 35 },
    victoryDisplay: ['chieftan-ufthak', 'hummerhorns'],
    encounterDiscard: ['forest-spider'],
    at: '3.1',
  },
  (t) => {
    // the discard pile was shuffled into the encounter deck; the victory display stays
    t.sees({ 'score.victoryPoints': 9, 'score.total': 56, victoryDisplay: 2, encounterDeck: 1 }).isAt('3.2')
  },
)
