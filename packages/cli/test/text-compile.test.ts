/** `qw text compile` and `qw import --text`: scripts of the texts of cards. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { qw, temporaryFolder, writeFiles } from './run.ts'

/** A row of the card table of DragnCards, with invented cards. */
const columns =
  'databaseId name imageUrl cardBack type packName deckbuilderQuantity setUuid numberInPack encounterSet unique sphere traits keywords cost engagementCost threat willpower attack defense hitPoints questPoints victoryPoints text shadow side'.split(
    ' ',
  )
const row = (of: { readonly [column: string]: string }): string =>
  columns
    .map((column) => ({ cardBack: 'player', packName: 'Lamps', deckbuilderQuantity: '3', sphere: 'Lore', side: 'A', ...of })[column] ?? '')
    .join('\t')
const ally = { type: 'Ally', cost: '2', willpower: '1', attack: '1', defense: '1', hitPoints: '2' }
const rows = [
  row({ ...ally, databaseId: 'lamp-1', name: 'Lamp Bearer', text: 'Response: After Lamp Bearer enters play, draw 1 card.' }),
  row({ ...ally, databaseId: 'lamp-2', name: 'Lamp Trimmer', text: 'Action: Exhaust Lamp Trimmer to polish 2 lamps.' }),
  row({ databaseId: 'lamp-3', name: 'Night Tale', type: 'Event', cost: '1', text: 'Tell a tale.' }),
]

it('imported texts become scripts, an edited script is left alone, and what is not read is counted', async () => {
  const home = temporaryFolder()
  writeFiles(home, { 'cards.tsv': `${[columns.join('\t'), ...rows].join('\n')}\n` })
  const folder = join(home, 'lamps')
  const made = await qw(['import', join(home, 'cards.tsv'), '--new-pack', 'Lamps', '--folder', folder, '--text', '--json'])
  expect(made.json().texts).toMatchObject({
    cards: { all: 3, whole: 1, partly: 2, byHand: 0, kept: 0 },
    abilities: { all: 3, whole: 1, byHand: 2 },
    list: [
      { card: 'lamp-bearer', state: 'whole' },
      { card: 'lamp-trimmer', state: 'partly', byHand: { action: 'Polish 2 lamps.' } },
      { card: 'night-tale', state: 'partly', byHand: { text: 'Tell a tale.' } },
    ],
  })
  const script = (made.json().paths as readonly string[]).find((path) => path.endsWith('lamp-trimmer.ts')) ?? ''
  expect(readFileSync(join(folder, script), 'utf8')).toContain("action({ cost: exhaustSelf }, () => byHand('action'))")
  const check = await qw(['check', folder, '--json'])
  expect(check.json()).toMatchObject({
    errors: 0,
    byHand: [
      { slug: 'lamp-trimmer', key: 'action' },
      { slug: 'night-tale', key: 'text' },
    ],
  })
  expect((await qw(['text', 'compile', folder])).out).toContain('Nothing would change.')
  writeFiles(folder, { [script]: "import { card } from '@questwright/lcg'\n\nexport default card('lamp-trimmer', [])\n" })
  const again = await qw(['text', 'compile', folder, '--write', '--json'])
  expect(again.json()).toMatchObject({ cards: { whole: 1, partly: 1, kept: 1 }, written: [] })
  const one = await qw(['text', 'compile', folder, '--card', 'night-tale'])
  expect(one.out).toContain("action(() => byHand('text'))")
  expect(existsSync(join(folder, script))).toBe(true)
})
