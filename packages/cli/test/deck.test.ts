import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { program, qw, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 240_000 })

const quest = 'passage-through-mirkwood'
const game = 'a21af4e8-be4b-4cda-a6b6-534f9717391f'
const id = (number: number): string => `51223bd0-ffd1-11df-a976-0801200c9${String(number).padStart(3, '0')}`
const card = (number: number, copies: number): string => `<card qty="${copies}" id="${id(number)}"/>`

/** Fifty cards of the Core Set: three copies of each card except the last one. */
const fifty = [13, 14, 15, 16, 17, 18, 19, 43, 44, 45, 20, 21, 22, 23, 24, 26].map((number) => [number, 3] as const)
const o8d = (heroes: readonly number[], strangers = ''): string =>
  `<deck game="${game}"><section name="Hero" shared="False">${heroes.map((number) => card(number, 1)).join('')}</section>` +
  `<section name="Ally" shared="False">${fifty.map(([number, copies]) => card(number, copies)).join('')}${card(73, 2)}${strangers}</section></deck>`
const whistles = '<card qty="2" id="00000000-0000-4000-8000-000000000041">Tin Whistle</card>'

const files = writeFiles(temporaryFolder(), {
  'good.o8d': o8d([1, 2, 7]),
  'other.o8d': o8d([3, 8]),
  'same-hero.o8d': o8d([1, 9]),
  'strange.o8d': o8d([4, 5], whistles),
  'strangers-only.o8d': o8d([], '<card qty="1" id="00000000-0000-4000-8000-000000000042">Nobody</card>').replace(
    'shared="False"></section>',
    'shared="False"><card qty="1" id="00000000-0000-4000-8000-000000000043">Stranger</card></section>',
  ),
  'thin.txt': 'Thin\n\nHeroes\nAragorn\n\nAllies\n4x Faramir\n',
  'slip.txt': 'Slip\n\nHeroes\nAragorn\n\nAllies\n-3x Faramir\n',
  'mine.json': { name: 'Mine', heroes: { '01007': 1 }, slots: { '01007': 1, '01073': 3 }, sideslots: [] },
  'newer.json': { format: 'questwright-deck', version: 2 },
  'picture.o8d': '\u0001\u0002\u0003',
})
const at = (name: string): string => join(files, name)

describe('qw deck check', () => {
  it('reports that decks are legal together, and describes them', async () => {
    const { code, out } = await qw(['deck', 'check', at('good.o8d'), at('other.o8d')])
    expect(code).toBe(0)
    expect(out).toContain('good.o8d: "good" (OCTGN): Aragorn, Théodred and Éowyn; 50 cards')
    expect(out).toContain('The decks are legal together.')
    const json = (await qw(['deck', 'check', at('good.o8d'), 'lore', '--json'])).json()
    expect(json).toMatchObject({
      result: 'legal',
      decks: [
        {
          deck: 'good.o8d',
          format: 'octgn',
          kind: 'custom',
          heroes: ['Aragorn', 'Théodred', 'Éowyn'],
          cards: 50,
          packs: ['lcg-core-set'],
          placeholders: [],
        },
        { deck: 'lore', kind: 'starter', cards: 30 },
      ],
    })
  })

  it('reports each violation of a rule, with its place and a remedy', async () => {
    const { code, out } = await qw(['deck', 'check', at('thin.txt')])
    expect(code).toBe(1)
    expect(out).toContain(
      'error thin.txt The deck has 4 cards; at least 50 are needed, heroes not counted. [deck/too-few-cards]\n  Add 46 more',
    )
    expect(out).toContain(
      'error thin.txt The deck has 4 copies of Faramir; at most 3 of one title are allowed. [deck/too-many-copies]\n  Take 1 out',
    )
    expect(out).toContain('The deck is not legal: 2 errors.')
    const twins = await qw(['deck', 'check', at('good.o8d'), at('same-hero.o8d'), '--json'])
    expect(twins.code).toBe(1)
    expect(twins.json()).toMatchObject({
      result: 'illegal',
      findings: [
        {
          code: 'deck/starting-card-taken',
          deck: 'same-hero.o8d',
          message: 'same-hero.o8d cannot start with Aragorn: good.o8d already does.',
        },
      ],
    })
  })

  it('cannot check cards that are missing, and names them', async () => {
    const { code, out } = await qw(['deck', 'check', at('strange.o8d')])
    expect(code).toBe(1)
    expect(out).toContain('1 card is in no pack here and was kept as a placeholder: 2x Tin Whistle.')
    expect(out).toContain('The deck cannot be judged: 1 card is in no pack here. Nothing else is wrong.')
    expect((await qw(['deck', 'check', at('strange.o8d'), '--json'])).json()).toMatchObject({
      result: 'incomplete',
      decks: [{ placeholders: [{ title: 'Tin Whistle', quantity: 2, octgnId: '00000000-0000-4000-8000-000000000041' }] }],
    })
  })

  it('names two packs with one name, of which only the first is read: the deck may need a card of the other', async () => {
    const manifest = (name: string) => ({ name, version: '1.0.0', questwright: { game: 'lcg', api: 2 } })
    const folder = writeFiles(temporaryFolder(), {
      'one/package.json': manifest('@one/hunt'),
      'two/package.json': manifest('@one/hunt'),
    })
    const told = /note: Two packs have the name "@one\/hunt": @one\/hunt 1\.0\.0 in .*The first is used/
    for (const parts of [
      ['check', 'lore'],
      ['convert', 'lore', '--to', 'octgn'],
    ]) {
      const { code, err } = await qw(['deck', ...parts, '--packs', folder, '--json'])
      expect(code).toBe(0)
      expect(err).toMatch(told)
    }
  })

  it('reports unreadable parts with file and line', async () => {
    const slip = await qw(['deck', 'check', at('slip.txt')])
    expect(slip.code).toBe(1)
    expect(slip.out).toContain('error slip.txt:7 Faramir has the number "-3"')
    const newer = await qw(['deck', 'check', at('newer.json'), at('picture.o8d'), '--json'])
    expect(newer.code).toBe(1)
    expect(newer.json()).toMatchObject({
      result: 'illegal',
      decks: [{ problems: [{ code: 'deck-file/newer-version' }] }, { problems: [{ code: 'deck-file/no-text' }] }],
    })
  })

  it('is wrong use without decks, with files that do not exist, and with folders', async () => {
    for (const [parts, message] of [
      [['deck', 'check'], /missing required argument/],
      [['deck', 'check', at('none.o8d')], /does not exist/],
      [['deck', 'check', `${files}/`], /is no file/],
      [['deck', 'check', 'no-such-deck'], /There is no deck "no-such-deck".*leadership/],
      [['deck'], /qw deck check \| convert/],
    ] as const) {
      const { code, err } = await qw([...parts])
      expect([parts, code]).toEqual([parts, 2])
      expect(err).toMatch(message)
    }
  })
})

describe('qw deck convert', () => {
  it('prints the other format, and it means the same deck', async () => {
    const { code, out } = await qw(['deck', 'convert', at('mine.json'), '--to', 'octgn'])
    expect(code).toBe(0)
    expect(out).toContain(`<card qty="1" id="${id(7)}">Éowyn</card>`)
    expect(out).toContain(`<card qty="3" id="${id(73)}">Gandalf</card>`)
    const back = writeFiles(temporaryFolder(), { 'back.o8d': out })
    const again = await qw(['deck', 'convert', join(back, 'back.o8d'), '--to', 'ringsdb', '--json'])
    const { text } = again.json() as { text: string }
    expect(JSON.parse(text)).toMatchObject({ heroes: { '01007': 1 }, slots: { '01007': 1, '01073': 3 }, sideslots: [] })
  })

  it('writes a file, accepts decks of packs, and reports what the other format cannot contain', async () => {
    const folder = temporaryFolder()
    const out = join(folder, 'new', 'spirit.txt')
    const text = await qw(['deck', 'convert', 'spirit', '--to', 'ringsdb-text', '--out', out, '--json'])
    expect(text.json()).toMatchObject({ result: 'written', from: 'questwright', to: 'ringsdb-text', out })
    expect(readFileSync(out, 'utf8')).toContain('Heroes (3)\n\n1x Éowyn (Core Set)')
    expect((await qw(['deck', 'check', out])).out).toContain('RingsDB text, starter deck')
    const strange = await qw(['deck', 'convert', at('strange.o8d'), '--to', 'ringsdb', '--json'])
    expect(strange.code).toBe(0)
    expect(strange.err).toContain('RingsDB has no code for Tin Whistle')
    expect(JSON.parse((strange.json() as { text: string }).text)).toMatchObject({
      questwright: { cards: [{ title: 'Tin Whistle', quantity: 2 }] },
    })
  })

  it('writes nothing if part of the file would be lost', async () => {
    const out = join(temporaryFolder(), 'slip.o8d')
    const { code, err, json } = await qw(['deck', 'convert', at('slip.txt'), '--to', 'octgn', '--out', out, '--json'])
    expect(code).toBe(1)
    expect(err).toContain('Nothing was written')
    expect(json()).toMatchObject({ result: 'failed', problems: [{ code: 'deck-file/quantity', line: 7 }] })
    expect(existsSync(out)).toBe(false)
  })

  it('is wrong use without a format, with an unknown one, and onto its own file', async () => {
    expect((await qw(['deck', 'convert', at('mine.json')])).code).toBe(2)
    expect((await qw(['deck', 'convert', at('mine.json'), '--to', 'paper'])).code).toBe(2)
    const own = await qw(['deck', 'convert', at('mine.json'), '--to', 'ringsdb', '--out', at('mine.json')])
    expect([own.code, own.err]).toEqual([2, expect.stringContaining('is the file that is being read')])
  })

  it('prints one JSON value as a program', async () => {
    const { code, out } = await program(['deck', 'convert', 'lore', '--to', 'questwright', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ result: 'written', to: 'questwright' })
  })
})

describe('a game with deck files', () => {
  const play = (decks: readonly string[], ...more: string[]) =>
    qw(['play', quest, '--deck', ...decks, '--bot', 'random', '--realm', 'native', '--json', ...more])

  it('accepts files of any format beside slugs', async () => {
    const { code, json } = await play([at('good.o8d'), 'lore'])
    expect(code).toBe(0)
    expect(json()).toMatchObject({ outcome: expect.stringMatching(/won|lost/), threat: { p1: expect.any(Number), p2: expect.any(Number) } })
  })

  it('is refused if cards are missing, and played without them on request', async () => {
    const refused = await play([at('strange.o8d')])
    expect(refused.code).toBe(2)
    expect(refused.err).toMatch(/cannot be played whole\..*--missing leave-out.*Tin Whistle is in no pack here: 2 copies are kept/s)
    const played = await play([at('strange.o8d')], '--missing', 'leave-out')
    expect(played.code).toBe(0)
    expect(played.err).toContain('plays without 2x Tin Whistle')
  })

  it('is refused if no hero is left, and for files that cannot be read completely', async () => {
    const heroless = await play([at('strangers-only.o8d')], '--missing', 'leave-out')
    expect([heroless.code, heroless.err]).toEqual([2, expect.stringContaining('has no hero that is here')])
    const slip = await play([at('slip.txt')])
    expect([slip.code, slip.err]).toEqual([2, expect.stringMatching(/cannot be used:.*slip\.txt:7/s)])
  })

  it('can be simulated', async () => {
    const { code, json } = await qw([
      'simulate',
      quest,
      '--deck',
      at('other.o8d'),
      '--games',
      '2',
      '--bot',
      'random',
      '--realm',
      'native',
      '--json',
    ])
    expect(code).toBe(0)
    expect(json()).toMatchObject({ games: 2 })
  })
})
