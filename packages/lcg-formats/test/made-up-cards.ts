/** A made-up product in ALeP's spreadsheet: every card type, both sides, text marks, and values that are not numbers. */

import { contextOf } from '@questwright/interop'
import { filesOfNewPack, type PackFiles } from '@questwright/packs/browser'
import Papa from 'papaparse'
import { alepColumns, alepHeaders } from '../src/cards/alep-columns.ts'
import { rulebooks } from './games.ts'

export type AlepRow = { readonly [column: string]: string }

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const common = (number: number, name: string, type: string): AlepRow => ({
  Set: 'Fen Roads',
  'Card GUID': id(number),
  'Card Number': String(number),
  Quantity: '1',
  Name: name,
  Type: type,
})

/** A row for each way in which cards are printed. */
export const alepRows: readonly AlepRow[] = [
  {
    ...common(1, 'Ådna Reedcutter', 'Hero'),
    Unique: '1',
    Sphere: 'Lore',
    Traits: 'Fen. Ranger.',
    Cost: '9',
    Willpower: '2',
    Attack: '1',
    Defense: '2',
    Health: '4',
    Text: '[b]Action:[/b] Exhaust [name] to add 1 [lore] resource. (Limit once per round.)\nShe [i]hums[/i] -- softly.',
    Flavour: 'Reeds bend.',
    Artist: 'A. Painter',
    PanX: '12',
    PanY: '-3',
    Scale: '110',
    Flags: 'Promo; Star',
  },
  {
    ...common(2, 'Fen Guide', 'Ally'),
    Quantity: '3',
    Sphere: 'Spirit',
    Traits: 'Fen.',
    Keywords: 'Ranged. Sentinel.',
    Cost: 'X',
    Willpower: '1',
    Attack: '0',
    Defense: '-',
    Health: '2',
    Text: 'Costs [pp] less for [bi]Fen[/bi] heroes.',
  },
  {
    ...common(3, 'Coil of Rope', 'Attachment'),
    Quantity: '3',
    Sphere: 'Neutral',
    Traits: 'Item.',
    Cost: '1',
    Text: 'Attach to a hero. See [[Fen Guide]].',
  },
  { ...common(4, 'Quick Crossing', 'Event'), Quantity: '3', Sphere: 'Tactics', Cost: '0', Text: '=2 steps, at once; "quoted", and more' },
  {
    ...common(5, 'Find the Ferry', 'Player Side Quest'),
    Sphere: 'Lore',
    Cost: '1',
    'Quest Points': '6',
    Text: '[b]Response:[/b] After this stage is defeated, draw 1 card.',
  },
  { ...common(6, 'Mire Oath', 'Contract'), Text: 'Front.', 'Side B': 'Mire Oath Kept', 'Back Type': 'Contract', 'Back Text': 'Back.' },
  {
    ...common(7, 'Bog Lurker', 'Enemy'),
    Quantity: '3',
    'Encounter Set': 'Bog Things',
    Traits: 'Creature.',
    Keywords: 'Doomed 2. Surge.',
    'Engagement Cost': '30',
    Threat: '2',
    Attack: '3',
    Defense: '1',
    Health: '4',
    'Victory Points': '2',
    Text: '[b]Forced:[/b] After [name] engages you, --- nothing.',
    Shadow: '[b]Shadow:[/b] +1 [attack].',
    'Removed for Easy Mode': '1',
  },
  {
    ...common(8, 'Sinking Path', 'Location'),
    Quantity: '2',
    'Encounter Set': 'Bog Things',
    Unique: '1',
    Traits: 'Fen. Dark Marsh.',
    Threat: 'X',
    'Quest Points': '4',
    Text: 'X is 2.',
    'Side B': 'Sunken Path',
    'Back Type': 'Location',
    'Back Traits': 'Fen.',
    'Back Threat': '3',
    'Back Quest Points': '-',
    'Back Text': 'It sank.',
  },
  {
    ...common(9, 'Cold Fog', 'Treachery'),
    Quantity: '2',
    'Encounter Set': 'Bog Things',
    Keywords: 'Peril.',
    Text: '[b]When Revealed:[/b] Each player discards 1 card.',
    Shadow: 'Defender gets -1 [defense].',
  },
  { ...common(10, 'The Lantern', 'Objective'), 'Encounter Set': 'The Ferry', Traits: 'Item.', Text: 'Guarded by fog.' },
  {
    ...common(11, 'Old Ferryman', 'Objective Ally'),
    'Encounter Set': 'The Ferry',
    Unique: '1',
    Willpower: '1',
    Attack: '1',
    Defense: '1',
    Health: '3',
  },
  {
    ...common(12, 'The Fen Queen', 'Objective Hero'),
    'Encounter Set': 'The Ferry',
    Unique: '1',
    Willpower: '2',
    Attack: '2',
    Defense: '2',
    Health: '5',
  },
  { ...common(13, 'Landing Stage', 'Objective Location'), 'Encounter Set': 'The Ferry', Threat: '0', 'Quest Points': '5' },
  { ...common(14, 'Stop the Leak', 'Encounter Side Quest'), 'Encounter Set': 'The Ferry', 'Quest Points': '7', 'Victory Points': 'X' },
  {
    ...common(15, 'Raft of Thieves', 'Ship Enemy'),
    'Encounter Set': 'The Ferry',
    Keywords: 'Boarding 1.',
    'Engagement Cost': '20',
    Threat: '3',
    Attack: '4',
    Defense: '2',
    Health: '8',
  },
  { ...common(16, 'Our Punt', 'Ship Objective'), 'Encounter Set': 'The Ferry', Willpower: 'G', Attack: '2', Defense: '2', Health: '9' },
  {
    ...common(17, 'Across the Fen', 'Quest'),
    'Encounter Set': 'The Ferry',
    'Additional Encounter Sets': 'Bog Things',
    Cost: '1',
    'Engagement Cost': 'A',
    Text: '[b]Setup:[/b] Go.',
    'Side B': 'Across the Fen',
    'Back Type': 'Quest',
    'Back Quest Points': '8',
    'Back Text': 'No hurry.',
    'Deck Rules':
      'Prefix: Q99.1-\nEncounter Sets: The Ferry; Bog Things\nStaging Setup: 1 Sinking Path\nSetup: Type:Objective & Trait:Item',
  },
  {
    ...common(18, 'The Far Bank', 'Quest'),
    'Encounter Set': 'The Ferry',
    'Additional Encounter Sets': 'Bog Things',
    Cost: '2',
    'Engagement Cost': 'C',
    'Side B': 'Dry Land',
    'Back Quest Points': '-',
    'Back Text': 'The end.',
  },
  { ...common(19, 'Worse Fog', 'Nightmare'), 'Encounter Set': 'The Ferry', Text: 'Remove Cold Fog.', 'Side B': 'Worse Fog' },
  {
    ...common(20, 'A Long Road', 'Campaign'),
    'Encounter Set': 'The Ferry',
    Text: 'Begin.',
    'Side B': 'A Long Road',
    'Back Text': 'Resolve.',
  },
  { ...common(21, 'Dry Boots', 'Attachment'), Sphere: 'LeadershipBoon', Cost: '0', Text: 'Warm.' },
  { ...common(22, 'Wet Boots', 'Treachery'), 'Encounter Set': 'The Ferry', Sphere: 'Burden', Text: 'Cold.' },
  { ...common(27, 'Bright Lamp', 'Objective'), 'Encounter Set': 'The Ferry', Sphere: 'Boon', Traits: 'Gear.' },
  { ...common(23, 'Silver Oar', 'Treasure'), 'Encounter Set': 'The Ferry', Cost: '0', Text: 'Row.' },
  { ...common(24, 'Reach the Shore', 'Player Objective'), Text: 'Together.' },
  { ...common(25, 'How to Row', 'Rules'), Text: 'Pull.', 'Side B': 'How to Steer' },
  {
    ...common(26, 'Bog Lurker', 'Enemy'),
    'Encounter Set': 'The Ferry',
    'Engagement Cost': '',
    Threat: '1',
    Attack: '1',
    Defense: '1',
    Health: '0',
    Text: '',
  },
]

/** The cells of a row in the order of the tab. */
export const cellsOfRow = (row: AlepRow): string[] => alepColumns.map((column) => row[column] ?? '')

/** Rows as the CSV of the tab `Card Data`. */
export function alepCsv(rows: readonly AlepRow[] = alepRows): string {
  return `${Papa.unparse([alepHeaders, ...rows.map(cellsOfRow)], { newline: '\r\n' })}\r\n`
}

export const keywords = new Map([
  ['ranged', 'none'],
  ['sentinel', 'none'],
  ['surge', 'none'],
  ['doomed', 'required'],
  ['victory', 'required'],
  ['guarded', 'none'],
  ['restricted', 'none'],
] as const)

/** The files of an empty pack. */
export const emptyPack = (): PackFiles => filesOfNewPack('fen-roads', 'Fen Roads', {}, rulebooks.lcg)

export const target = (files: PackFiles = emptyPack()) => ({
  id: 'fen-roads',
  title: 'Fen Roads',
  rulebook: rulebooks.lcg,
  files,
  keywords,
})

export const context = contextOf('fen-roads', 'Fen Roads', '0.1.0')
