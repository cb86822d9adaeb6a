/** The card types of the duel, and the facts that they print. */
import type { CardType, Fact } from '@questwright/rulebook'

export const facts: { readonly [fact: string]: Fact } = {
  side: { name: 'a side', holds: 'one-of', words: ['own', 'shadow'], label: 'Side' },
  cost: { name: 'a cost', holds: 'number', usual: 6, label: 'Cost', icon: 'resource', tone: 'resource' },
  strength: { name: 'strength', holds: 'number', usual: 8, label: 'Strength', short: 'Str.', icon: 'attack', tone: 'attack' },
  vitality: { name: 'vitality', holds: 'number', least: 1, usual: 6, label: 'Vitality', short: 'Vit.', icon: 'hitPoints', tone: 'health' },
}

const ofDuel = { back: 'duel', content: 'duel-cards', inDeck: 'counted', copiesIn: 'its deck' } as const

export const types: { readonly [type: string]: CardType } = {
  fighter: {
    ...ofDuel,
    name: 'Fighter',
    plural: 'Fighters',
    group: 'fighters',
    must: ['side', 'cost', 'strength', 'vitality'],
    newCard: { side: 'own', cost: 1, strength: 1, vitality: 1, keywords: [] },
    shows: ['strength', 'vitality'],
    face: { name: 'Fighter', window: 'arch', motif: 'people', column: ['strength', 'vitality'], line: ['vitality'], badge: 'cost' },
  },
  item: {
    ...ofDuel,
    name: 'Item',
    plural: 'Items',
    group: 'others',
    must: ['side'],
    may: ['cost'],
    newCard: { side: 'own' },
    face: { name: 'Item', window: 'arch', motif: 'things', badge: 'cost' },
  },
  move: {
    ...ofDuel,
    name: 'Move',
    plural: 'Moves',
    group: 'others',
    must: ['side'],
    may: ['cost'],
    newCard: { side: 'own', cost: 0 },
    instead: { strength: 'Moves do not fight: make it a fighter, or take `strength` out.' },
    face: { name: 'Move', window: 'waves', motif: 'things', badge: 'cost' },
  },
}
