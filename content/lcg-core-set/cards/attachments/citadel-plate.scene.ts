import { scene } from '@questwright/testkit'

scene(
  'Citadel Plate gives a hero 4 hit points',
  {
    you: { heroes: [{ card: 'gimli', resources: 4 }], allies: ['veteran-axehand'], hand: ['citadel-plate'] },
    friend: { heroes: ['aragorn'] },
    at: 'planning',
  },
  (t) => {
    t.play('citadel-plate').offers('gimli', 'aragorn')
    t.changes(() => t.pick('gimli'), { 'gimli.hitPoints': +4, 'gimli.defense': 0 })
    t.sees({ 'gimli.resources': 0, 'aragorn.hitPoints': 5, 'veteran-axehand.hitPoints': 2 }).asks('choose-to-commit', 'you')
  },
)

scene(
  'Gimli with Citadel Plate survives 8 damage and is destroyed by 9',
  {
    you: {
      heroes: [
        { card: 'gimli', damage: 5, attachments: ['citadel-plate'] },
        { card: 'thalin', damage: 5, attachments: [{ card: 'citadel-plate', as: 'his' }] },
      ],
      engaged: ['king-spider', 'hummerhorns'],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('king-spider').decline().pick('gimli').sees({ 'gimli.zone': 'you.play-area', 'gimli.damage': 8 })
    t.decline()
    t.changes(() => t.pick('gimli').asks('order-discarded', 'you').decline(), {
      'gimli.zone': 'you.discard',
      'citadel-plate#1.zone': 'you.discard',
      'thalin.damage': 0,
    })
    t.isAt('6.8a')
  },
)

scene(
  '[LCG-DAMAGE-3] A hero whose Citadel Plate leaves play is destroyed at once if the damage exceeds the remaining hit points',
  {
    you: {
      heroes: [{ card: 'gimli', damage: 5, attachments: ['citadel-plate'] }, 'legolas'],
      engaged: [{ card: 'king-spider', shadow: ['forest-spider'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('gimli').sees({ 'gimli.zone': 'you.discard', 'citadel-plate.zone': 'you.discard', 'legolas.damage': 3 })
    t.tellsInOrder('left-play', 'destroyed').isAt('6.8a')
  },
)

scene(
  'A hero whose Citadel Plate leaves play survives if the damage is below the remaining hit points',
  {
    you: {
      heroes: [{ card: 'gimli', damage: 3, attachments: ['citadel-plate'] }, 'legolas'],
      engaged: [{ card: 'king-spider', shadow: ['forest-spider'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('gimli').sees({ 'gimli.zone': 'you.play-area', 'gimli.damage': 4, 'gimli.hitPoints': 5, 'citadel-plate.zone': 'you.discard' })
    t.isAt('6.8a')
  },
)

scene(
  'A hero keeps only two of Blade of Gondolin, Dwarven Axe, Citadel Plate and Horn of Gondor: all are Restricted',
  {
    you: {
      heroes: [
        { card: 'gimli', resources: 4, attachments: ['blade-of-gondolin', 'dwarven-axe'] },
        { card: 'thalin', resources: 1, attachments: ['dwarven-axe', 'blade-of-gondolin'] },
      ],
      hand: ['citadel-plate', 'horn-of-gondor'],
    },
    at: 'planning',
  },
  (t) => {
    t.play('citadel-plate')
      .share({ gimli: 4 })
      .pick('gimli')
      .asks('choose-to-discard', 'you')
      .offers('blade-of-gondolin#1', 'dwarven-axe#1', 'citadel-plate')
    t.pick('blade-of-gondolin#1').sees({ 'gimli.attachments': 2, 'gimli.hitPoints': 9, 'gimli.attack': 4 })
    t.play('horn-of-gondor', 'thalin').asks('choose-to-discard', 'you').offers('dwarven-axe#2', 'blade-of-gondolin#2', 'horn-of-gondor')
  },
)
