/** Lists, charts and searches of cards. */
import type { Chapter } from '@questwright/rulebook'
import { CULTURES } from '../vocabulary.ts'

export const cardLists: Pick<Chapter, 'cardLists' | 'searchFields'> = {
  searchFields: {
    t: { also: ['type'], reads: 'type', meaning: 'type', example: 't:minion' },
    side: { also: ['of'], reads: { fact: 'side' }, meaning: 'side', example: 'side:shadow' },
    cu: { also: ['culture'], reads: { fact: 'culture' }, meaning: 'culture', example: 'cu:shire|gondor' },
    race: { also: ['ra'], reads: { fact: 'race' }, meaning: 'race', example: 'race:hobbit' },
    c: { also: ['cost', 'twilight'], reads: { fact: 'twilight' }, meaning: 'twilight cost', example: 'c<3' },
    s: { also: ['strength'], reads: { fact: 'strength' }, meaning: 'strength', example: 's>=8' },
    v: { also: ['vitality'], reads: { fact: 'vitality' }, meaning: 'vitality', example: 'v>=3' },
    n: { also: ['site'], reads: { fact: 'site' }, meaning: 'site number', example: 't:site n:4' },
    sh: { also: ['shadow'], reads: { fact: 'shadowNumber' }, meaning: 'Shadow number of a site', example: 'sh<=3' },
    sg: { also: ['signet'], reads: { fact: 'signet' }, meaning: 'signet', example: 'sg:aragorn' },
    class: { also: ['cl'], reads: { fact: 'class' }, meaning: 'class of a possession or artifact', example: 'class:armor' },
    k: { also: ['keyword'], reads: 'keywords', meaning: 'keyword', example: 'k:archer' },
    x: { also: ['text'], reads: 'text', meaning: 'words of the text', example: 'x:"strength +3"' },
    e: { also: ['pack', 'set'], reads: 'home', meaning: 'pack', example: 'e:fellowship' },
    u: { also: ['unique'], reads: { fact: 'unique' }, meaning: 'unique or not', example: 'u:true' },
  },
  cardLists: {
    search: 't:companion cu:shire c<3 k:archer',
    types: {
      companion: 'progress',
      ally: 'willpower',
      minion: 'threat',
      possession: 'resource',
      artifact: 'resource',
      condition: 'engage',
      event: 'accent',
      site: 'progress',
      ring: 'accent',
    },
    groups: { fact: 'culture', several: 'cultures', values: [...CULTURES], otherwise: 'neutral' },
    price: { fact: 'twilight', instead: 'shadowNumber' },
    numbers: ['strength', 'vitality', 'site'],
    sum: { fact: 'resistance', name: 'resistance' },
    hand: 8,
    signs: {
      companion: { icon: 'willpower' },
      ally: { icon: 'hand' },
      minion: { icon: 'attack', tone: 'threat' },
      site: { icon: 'progress', tone: 'progress' },
    },
    deckText:
      '[Ring-bearer and Ring]\n1x 1_290 Frodo, Son of Drogo\n1x 1_2 The One Ring, The Ruling Ring\n\n[Free Peoples]\n2x 1_365 Aragorn, King in Exile',
  },
}
