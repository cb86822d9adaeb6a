/** `qw import` and `qw export`: from files of other programs to packs and back. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { contentFolder } from '@questwright/workshop'
import { importedTexts } from '@questwright/workshop/publish'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { describe, expect, it, vi } from 'vitest'
import { qw, temporaryFolder } from './run.ts'

vi.setConfig({ testTimeout: 120_000 })

const header =
  'databaseId\tname\timageUrl\tcardBack\ttype\tpackName\tdeckbuilderQuantity\tnumberInPack\tencounterSet\tunique\tsphere\ttraits\tkeywords\tcost\tside\tengagementCost\tthreat\twillpower\tattack\tdefense\thitPoints\tquestPoints\tvictoryPoints\ttext\tshadow'
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const line = (number: number, name: string, type: string, more: { readonly [column: string]: string }): string =>
  header
    .split('\t')
    .map(
      (column) =>
        ({
          databaseId: id(number),
          name,
          type,
          packName: 'Dusk Fen',
          numberInPack: String(number),
          deckbuilderQuantity: '2',
          cardBack: 'encounter',
          encounterSet: 'Dusk',
          ...more,
        })[column] ?? '',
    )
    .join('\t')
const quest = (side: string, points: string): string =>
  line(3, 'Into the Dusk', 'Quest', { cardBack: 'multi_sided', deckbuilderQuantity: '1', cost: '1', side, questPoints: points })
const lines = [
  header,
  line(1, 'Dusk Hound', 'Enemy', {
    engagementCost: '20',
    threat: '2',
    attack: '2',
    defense: '1',
    hitPoints: '3',
    keywords: 'Gloam 1.',
    text: 'Forced: it howls.',
  }),
  line(2, 'Dark Pool', 'Location', { threat: '1', questPoints: '3' }),
  quest('A', ''),
  quest('B', '6'),
]
const decks = JSON.stringify({
  preBuiltDecks: {
    'Q99.1': {
      label: 'Dusk',
      cards: [
        { databaseId: id(3), quantity: 1, loadGroupId: 'sharedQuestDeck' },
        { databaseId: id(1), quantity: 2, loadGroupId: 'sharedEncounterDeck' },
        { databaseId: id(2), quantity: 1, loadGroupId: 'sharedStagingArea' },
        { databaseId: id(2), quantity: 1, loadGroupId: 'sharedEncounterDeck' },
      ],
    },
  },
})

function files(): { readonly home: string; readonly cards: string; readonly decks: string; readonly pack: string } {
  const home = temporaryFolder()
  writeFileSync(join(home, 'cards.tsv'), `${lines.join('\n')}\n`)
  writeFileSync(join(home, 'decks.json'), decks)
  return { home, cards: join(home, 'cards.tsv'), decks: join(home, 'decks.json'), pack: join(home, 'dusk-fen') }
}

async function imported() {
  const all = files()
  const done = await qw(['import', all.decks, all.cards, '--new-pack', 'Dusk Fen', '--folder', all.pack, '--json'])
  expect(done.code, done.err).toBe(0)
  return { ...all, done: done.json() }
}

describe('qw import', () => {
  it('makes a pack that passes the check, with its scenario set up', async () => {
    const { pack, done } = await imported()
    expect(done).toMatchObject({ result: 'written', pack: 'dusk-fen', errors: 0 })
    expect((done.made as { slug: string }[]).map(({ slug }) => slug)).toEqual(['dusk-hound', 'dark-pool', 'into-the-dusk', 'dusk'])
    const check = await qw(['check', pack, '--json'])
    expect(check.code, check.err + check.out).toBe(0)
    expect(check.json()).toMatchObject({ errors: 0 })
    expect(JSON.parse(readFileSync(join(pack, 'cards/dusk/dusk-hound.json'), 'utf8'))).toMatchObject({
      type: 'enemy',
      keywords: ['Gloam 1'],
      imported: { format: 'dragncards', text: 'kept' },
    })
  })

  it('before publishing, the user is asked about the cards with imported texts, and about no other', async () => {
    const { pack } = await imported()
    const { bundle } = loadPack(readPackFolder(pack), rulebooks)
    expect(Object.keys(bundle?.cards ?? {}).sort()).toEqual(['dark-pool', 'dusk-hound', 'into-the-dusk'])
    expect(importedTexts(bundle as PackBundle)).toEqual(['dusk-hound'])
  })

  it('a keyword of a pack on which the new pack does not depend is created in the new pack', async () => {
    const all = files()
    const other = join(all.home, 'other')
    await qw(['pack', 'new', 'Other', '--folder', other])
    mkdirSync(join(other, 'keywords'), { recursive: true })
    writeFileSync(join(other, 'keywords/gloam.json'), JSON.stringify({ number: 'required' }))
    const done = await qw(['import', all.cards, '--new-pack', 'Dusk Fen', '--folder', all.pack, '--packs', other, '--json'])
    expect(done.code, done.err).toBe(0)
    expect(existsSync(join(all.pack, 'keywords/gloam.json'))).toBe(true)
    expect((await qw(['check', all.pack, '--packs', other, '--json'])).json()).toMatchObject({ errors: 0 })
  })

  it('a dry run prints the changes and writes nothing', async () => {
    const all = files()
    const { code, out } = await qw(['import', all.cards, '--new-pack', 'Dusk Fen', '--folder', all.pack, '--dry-run'])
    expect(code).toBe(0)
    expect(out).toContain('make card dusk-hound: Dusk Hound')
    expect(existsSync(all.pack)).toBe(false)
  })

  it.each([[[]], [['--dry-run']]])('a pack of the program is refused as the target, with a remedy %j', async (more) => {
    const { cards } = files()
    const folder = join(contentFolder, 'lcg-keywords')
    const before = readPackFolder(folder)
    for (const into of ['lcg-keywords', folder]) {
      const { code, out, err } = await qw(['import', cards, '--into', into, ...more])
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain('"lcg-keywords" comes with Questwright and cannot be changed here. Fork it to edit:')
      expect(err).toContain('qw pack fork')
    }
    expect(readPackFolder(folder)).toEqual(before)
  })

  it('a second import after a change updates the same card, and nothing else', async () => {
    const { pack, cards } = await imported()
    writeFileSync(join(pack, 'cards/dusk/dusk-hound.ts'), '// mine\n')
    writeFileSync(
      cards,
      `${lines
        .filter((one) => !one.includes('Dark Pool'))
        .join('\n')
        .replace('Dusk Hound', 'Night Hound')}\n`,
    )
    const { code, err, json } = await qw(['import', cards, '--into', pack, '--json'])
    expect(code, err).toBe(0)
    expect(json()).toMatchObject({
      changed: [{ slug: 'dusk-hound', title: 'Night Hound' }],
      made: [],
      same: 1,
      gone: [{ slug: 'dark-pool' }],
      paths: ['text/en.json'],
    })
    expect(readFileSync(join(pack, 'cards/dusk/dusk-hound.ts'), 'utf8')).toBe('// mine\n')
    expect(existsSync(join(pack, 'cards/dusk/dark-pool.json'))).toBe(true)
    expect(readdirSync(pack).filter((name) => name.endsWith('.new'))).toEqual([])
  })

  it('with an error nothing is written, unless the user allows broken parts to be left out', async () => {
    const all = files()
    writeFileSync(all.cards, `${[...lines, line(1, 'Other Hound', 'Enemy', {})].join('\n')}\n`)
    const refused = await qw(['import', all.cards, '--new-pack', 'Dusk Fen', '--folder', all.pack])
    expect(refused.code).toBe(1)
    expect(refused.err).toContain(`error ${all.cards}:6 (databaseId) The id ${id(1)} is already used in line 2`)
    expect(existsSync(all.pack)).toBe(false)
    const rest = await qw(['import', all.cards, '--new-pack', 'Dusk Fen', '--folder', all.pack, '--broken', 'leave-out'])
    expect([rest.code, existsSync(all.pack)]).toEqual([0, true])
  })

  it('decks are written into a pack, also several of one paste', async () => {
    const { home, pack } = await imported()
    const paste = join(home, 'fellowship.txt')
    const deck = (hero: string) => `${hero} Alone\n\nHeroes (1)\n\n1x ${hero}\n\nAllies (1)\n\n3x Gandalf\n`
    writeFileSync(paste, `https://ringsdb.com/fellowship/view/1\n\n${deck('Aragorn')}\n${deck('Legolas')}`)
    const { code, err, json } = await qw(['import', paste, '--into', pack, '--json'])
    expect(code, err).toBe(0)
    expect((json().made as { kind: string; slug: string }[]).map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
      'deck aragorn-alone',
      'deck legolas-alone',
    ])
    expect(err).toContain('is a link: there is no network here')
    expect(JSON.parse(readFileSync(join(pack, 'decks/aragorn-alone.json'), 'utf8'))).toMatchObject({ heroes: ['lcg-core-set:aragorn'] })
  })

  it('looks for the External XML of deck rules in the folder of the table, by its name and never through a link', async () => {
    const { pack, home } = await imported()
    const csv = join(home, 'dusk.csv')
    await qw(['export', pack, '--to', 'alep', '--out', csv])
    writeFileSync(csv, readFileSync(csv, 'utf8').replace('Encounter Sets: Dusk', 'Encounter Sets: Dusk\nExternal XML: ../up/owls.xml'))
    const owls = `<set name="Owls" gameId="a21af4e8-be4b-4cda-a6b6-534f9717391f"><cards><card id="${id(50)}" name="Owl" size="EncounterCard"><property name="Type" value="Enemy"/><property name="Encounter Set" value="Dusk"/></card></cards></set>`
    const run = async () => {
      const done = await qw(['import', csv, '--new-pack', 'Dusk Two', '--folder', join(home, 'dusk-two'), '--dry-run'])
      expect(done.code, done.err).toBe(0)
      return done.err
    }
    mkdirSync(join(home, 'up'))
    writeFileSync(join(home, 'up/owls.xml'), owls)
    expect(await run()).toContain('import/external-file')
    symlinkSync(join(home, 'up/owls.xml'), join(home, 'owls.xml'))
    expect(await run()).toContain('import/external-file')
    rmSync(join(home, 'owls.xml'))
    writeFileSync(join(home, 'owls.xml'), owls)
    const found = await run()
    expect(found).not.toContain('import/external-file')
    expect(found).toContain('Owl of Dusk is in no pack here')
  })

  it('reports missing arguments, and the kind of a wrong file', async () => {
    const { cards, home } = files()
    expect((await qw(['import', cards])).err).toContain('--into PACK')
    expect((await qw(['import', join(home, 'none.csv'), '--into', 'lcg-core-set'])).code).toBe(2)
    mkdirSync(join(home, 'there'))
    expect((await qw(['import', cards, '--new-pack', 'X', '--folder', join(home, 'there')])).err).toContain('exists already')
    const odd = join(home, 'odd.bin')
    writeFileSync(odd, Buffer.from([1, 2, 3, 0, 255]))
    const { code, err } = await qw(['import', odd, '--new-pack', 'X', '--folder', join(home, 'x')])
    expect([code, existsSync(join(home, 'x'))]).toEqual([1, false])
    expect(err).toContain('import/no-text')
  })
})

describe('qw export', () => {
  it('every table of a pack can be imported into an equal pack', async () => {
    const { pack, home } = await imported()
    const out = join(home, 'again.tsv')
    expect((await qw(['export', pack, '--to', 'dragncards', '--out', out])).code).toBe(0)
    const again = await qw(['import', out, '--into', pack, '--json'])
    expect(again.json()).toMatchObject({ made: [], changed: [], same: 3, paths: [] })
  })

  it('a scenario as .o8d, its decks and its menu for DragnCards can be imported into a second pack', async () => {
    const { pack, home } = await imported()
    const o8d = join(home, 'dusk.o8d')
    expect((await qw(['export', 'dusk', '--to', 'octgn', '--out', o8d, '--packs', pack])).code).toBe(0)
    expect(readFileSync(o8d, 'utf8')).toContain(
      `<section name="Staging Setup" shared="True">\n    <card qty="1" id="${id(2)}">Dark Pool</card>`,
    )
    const again = await qw(['import', o8d, '--into', pack, '--json'])
    expect(again.json()).toMatchObject({ made: [], changed: [], same: 1 })
    const { json } = await qw(['export', pack, '--to', 'dragncards-decks', '--json'])
    const cards = (text: string) => (JSON.parse(text).preBuiltDecks['Q99.1'].cards as object[]).map((one) => JSON.stringify(one)).sort()
    expect(cards(json().text as string)).toEqual(cards(decks))
    const menu = await qw(['export', pack, '--to', 'dragncards-menu', '--json'])
    writeFileSync(join(home, 'menu.json'), (menu.json().text as string).replace('"label": "Dusk"', '"label": "Dusk Falls"'))
    const named = await qw(['import', join(home, 'menu.json'), '--into', pack, '--json'])
    expect(named.json()).toMatchObject({ changed: [{ kind: 'scenario', slug: 'dusk', title: 'Dusk Falls' }] })
  })

  it('a spreadsheet with all its tabs is written under a name that ends in .xlsx, and can be imported with its words', async () => {
    const { pack, home } = await imported()
    const french = { cards: { 'dusk-hound': { title: 'Chien du crépuscule', text: 'Forcé : il hurle.' } } }
    writeFileSync(join(pack, 'text/fr.json'), JSON.stringify(french))
    const out = join(home, 'dusk.XLSX')
    const done = await qw(['export', pack, '--to', 'alep', '--out', out])
    expect([done.code, done.err]).toEqual([0, ''])
    const first = readFileSync(out)
    expect(first.subarray(0, 2).toString()).toBe('PK')
    await qw(['export', pack, '--to', 'alep', '--out', out])
    expect(readFileSync(out).equals(first)).toBe(true)
    // the spreadsheet contains the deck rules of the scenario with its first card; the DragnCards file does not contain them
    const changed = [{ kind: 'card', slug: 'into-the-dusk', title: 'Into the Dusk', what: ['deckRules'] }]
    expect((await qw(['import', out, '--into', pack, '--json'])).json()).toMatchObject({ made: [], changed, gone: [], translated: [] })
    const again = await qw(['import', out, '--new-pack', 'Dusk Again', '--folder', join(home, 'dusk-again')])
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('1 card in fr')])
    expect(JSON.parse(readFileSync(join(home, 'dusk-again/text/fr.json'), 'utf8')).cards).toEqual(french.cards)
    expect((await qw(['check', join(home, 'dusk-again'), '--json'])).json()).toMatchObject({ errors: 0 })
    const csv = await qw(['export', pack, '--to', 'alep', '--json'])
    expect(csv.err).toContain('the words in fr are not in it')
    const wrong = await qw(['export', pack, '--to', 'dragncards', '--out', out])
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('Only alep is written as .xlsx')])
  })

  it('our own sample is exported as a spreadsheet and imported as a pack with the same scenario', async () => {
    const home = temporaryFolder()
    const csv = join(home, 'mere.csv')
    expect((await qw(['export', 'lcg-morrowmere', '--to', 'alep', '--out', csv])).code).toBe(0)
    const { code, err, json } = await qw(['import', csv, '--new-pack', 'Mere Again', '--folder', join(home, 'mere-again'), '--json'])
    expect(code, err).toBe(0)
    expect((json().made as { kind: string; slug: string }[]).filter(({ kind }) => kind === 'scenario')).toMatchObject([
      { slug: 'the-drowned-causeway' },
    ])
    const first = await qw(['export', 'the-drowned-causeway', '--to', 'octgn', '--json'])
    const second = await qw(['export', 'mere-again:the-drowned-causeway', '--to', 'octgn', '--packs', join(home, 'mere-again'), '--json'])
    const cards = (ran: typeof first) => (ran.json().text as string).split('\n').sort()
    expect(cards(second)).toEqual(cards(first))
  })

  it('reports the parts for which the format has no place, and says what is needed to draw cards', async () => {
    const csv = await qw(['export', 'lcg-morrowmere', '--to', 'ringsdb-csv', '--json'])
    expect(csv.err).toContain('RingsDB knows player cards only')
    const tts = await qw(['export', 'lcg-core-set', '--to', 'tabletop-simulator', '--json'])
    const saved = JSON.parse(tts.json().text as string) as {
      ObjectStates: { DeckIDs: number[]; CustomDeck: { [sheet: string]: { NumWidth: number; NumHeight: number } } }[]
    }
    for (const { CustomDeck } of saved.ObjectStates)
      for (const sheet of Object.values(CustomDeck)) expect(sheet.NumWidth * sheet.NumHeight).toBeLessThanOrEqual(70)
    expect(saved.ObjectStates.flatMap(({ DeckIDs }) => DeckIDs).every((one) => one % 100 < 69)).toBe(true)
    expect(tts.err).toContain('With --out NAME.zip they come along')
    const pdf = await qw(['export', 'lcg-core-set', '--to', 'pdf'])
    expect([pdf.code, pdf.err]).toEqual([2, expect.stringContaining('add --out NAME.pdf')])
    vi.stubEnv('CHROMIUM', '')
    const blind = await qw(['export', 'lcg-core-set', '--to', 'pictures', '--out', join(temporaryFolder(), 'cards.zip')])
    expect([blind.code, blind.err]).toEqual([1, expect.stringContaining('no Chromium or Chrome was found')])
    vi.unstubAllEnvs()
    expect((await qw(['export', 'nowhere', '--to', 'dragncards'])).err).toContain('Packs:')
  })

  it('exports decks in the same way as qw deck convert', async () => {
    const { code, json } = await qw(['export', 'leadership', '--to', 'ringsdb-text', '--json'])
    expect([code, json().to]).toEqual([0, 'ringsdb-text'])
    const o8d = await qw(['export', 'lcg-core-set:leadership', '--to', 'octgn', '--json'])
    expect([o8d.code, o8d.json().text]).toEqual([0, expect.stringContaining('<section name="Hero" shared="False">')])
  })
})
