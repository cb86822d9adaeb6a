/** The motifs of pictures, by race, culture and class, and by words in slugs of cards. */
import type { CardPicture } from '@questwright/rulebook'

const characters = ['companion', 'ally', 'minion']
const things = ['possession', 'artifact', 'condition', 'event']
const sites = ['site']

const race = (name: string, motifs: readonly string[]): CardPicture => ({ print: { race: name }, types: characters, motifs })
const carried = (name: string, motifs: readonly string[]): CardPicture => ({ print: { class: name }, types: things, motifs })
const places = (words: readonly string[], motifs: readonly string[]): CardPicture => ({ words, types: sites, motifs })

export const pictures: { readonly [picture: string]: CardPicture } = {
  men: race('man', ['warrior', 'guard', 'spearman']),
  'men-of-rohan': { print: { race: 'man', culture: 'rohan' }, types: characters, motifs: ['rider'] },
  rangers: { words: ['ranger', 'scout', 'aragorn', 'strider'], types: characters, motifs: ['ranger', 'wanderer'] },
  elves: race('elf', ['elf', 'archer']),
  dwarves: race('dwarf', ['dwarf', 'miner']),
  hobbits: race('hobbit', ['halfling']),
  wizards: race('wizard', ['wizard']),
  orcs: race('orc', ['orc', 'goblin']),
  'uruk-hai': race('uruk-hai', ['orc']),
  trolls: race('troll', ['troll']),
  wraiths: race('nazgul', ['wraith']),
  'hand-weapons': carried('hand-weapon', ['sword']),
  'ranged-weapons': carried('ranged-weapon', ['arrows']),
  armor: carried('armor', ['shield']),
  shields: carried('shield', ['shield']),
  'events-of-war': { words: ['strike', 'sword', 'blade', 'battle', 'charge', 'vengeance'], types: things, motifs: ['swords'] },
  stealth: { words: ['stealth', 'hidden', 'shadows', 'intuition'], types: things, motifs: ['stealth'] },
  arrows: { words: ['arrows', 'volley', 'shot'], types: things, motifs: ['arrows'] },
  banners: { words: ['banner', 'resolve', 'rally'], types: things, motifs: ['banner'] },
  woods: places(['wood', 'woods', 'forest', 'silver'], ['wood', 'forest']),
  rivers: places(['river', 'banks', 'anduin', 'confluence', 'lake', 'marshes'], ['river']),
  fords: places(['ford', 'ferry'], ['ford']),
  caverns: places(['moria', 'mine', 'chamber', 'tomb', 'stairway', 'stair', 'underground'], ['dungeon']),
  roads: places(['road', 'lane', 'path', 'pass'], ['road', 'path']),
  towns: places(['inn', 'house', 'end', 'bree', 'town', 'bedroom'], ['town']),
}
