/** Lists, charts and searches of cards of the cooperative game. The short names of search fields are those of RingsDB. */
import type { Chapter } from '@questwright/rulebook'

export const cardLists: Pick<Chapter, 'cardLists' | 'searchFields'> = {
  searchFields: {
    t: { also: ['type'], reads: 'type', meaning: 'type', example: 't:ally' },
    s: { also: ['sphere'], reads: { fact: 'sphere' }, meaning: 'sphere', example: 's:lore|spirit' },
    c: { also: ['cost', 'o'], reads: { fact: 'cost' }, meaning: 'cost', example: 'c<3' },
    th: { also: ['threat'], reads: { fact: 'threatCost' }, meaning: 'threat cost of a hero', example: 'th<=9' },
    w: { also: ['willpower'], reads: { fact: 'willpower' }, meaning: 'willpower', example: 'w>=2' },
    a: { also: ['attack'], reads: { fact: 'attack' }, meaning: 'attack', example: 'a:2|3' },
    d: { also: ['defense'], reads: { fact: 'defense' }, meaning: 'defense', example: 'd>1' },
    h: { also: ['hp', 'hitpoints'], reads: { fact: 'hitPoints' }, meaning: 'hit points', example: 'h>=4' },
    k: { also: ['keyword'], reads: 'keywords', meaning: 'keyword', example: 'k:ranged' },
    r: { also: ['trait'], reads: 'traits', meaning: 'trait', example: 'r:dwarf' },
    x: { also: ['text'], reads: 'text', meaning: 'words of the text', example: 'x:"draw 2"' },
    e: { also: ['pack', 'set'], reads: 'home', meaning: 'pack or encounter set', example: 'e:core' },
    u: { also: ['unique'], reads: { fact: 'unique' }, meaning: 'unique or not', example: 'u:true' },
  },
  cardLists: {
    search: 't:ally s:lore c<3 k:ranged',
    types: { hero: 'accent', ally: 'progress', attachment: 'resource', event: 'willpower' },
    groups: {
      fact: 'sphere',
      several: 'spheres',
      values: ['leadership', 'tactics', 'spirit', 'lore', 'neutral'],
      otherwise: 'neutral',
    },
    price: { fact: 'cost', instead: 'threatCost' },
    numbers: ['willpower', 'attack', 'defense', 'hitPoints'],
    sum: { fact: 'threatCost', name: 'threat' },
    hand: 6,
    signs: {
      hero: { icon: 'willpower' },
      ally: { icon: 'hand' },
      enemy: { icon: 'attack', tone: 'threat' },
      location: { icon: 'progress', tone: 'progress' },
      treachery: { icon: 'threat', tone: 'threat' },
      quest: { icon: 'progress', tone: 'progress' },
    },
    deckText: 'Heroes\n1x Aragorn (Core Set)\n\nAllies\n3x Guard of the Citadel (Core Set)',
  },
}
