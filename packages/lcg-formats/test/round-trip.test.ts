import { deckFormats, detectDeckFormat, placeholdersOf, readDeck, whatIsLost, writeDeck } from '@questwright/interop'
import { describe, expect, test } from 'vitest'
import { copies, fixture, fixtureNames, formatOf, plain, rows } from './fixtures.ts'
import { gameFormats } from './games.ts'
import { coreIndex, emptyIndex, wholeIndex } from './packs.ts'

const indexes = { nothing: emptyIndex, 'the Core Set': coreIndex, 'three packs': wholeIndex }

describe.each(Object.entries(indexes))('with %s installed', (_, index) => {
  test.each(fixtureNames)('%s is the same after reading and writing in its own format, and in ours', (name) => {
    const format = formatOf(name)
    expect(detectDeckFormat(gameFormats, fixture(name))).toBe(format)
    const { deck, problems } = readDeck(gameFormats, fixture(name), index, { name: 'Named by its file' })
    if (deck === undefined) throw new Error(JSON.stringify(problems))
    expect(problems.filter((one) => one.severity === 'error')).toEqual([])
    for (const way of [format, 'questwright'] as const) {
      const text = writeDeck(gameFormats, deck, way, index)
      const again = readDeck(gameFormats, text, index, { name: deck.name })
      expect(again.format).toBe(way)
      expect(plain(again.deck)).toEqual(plain(deck))
      // A text export has no place for the comments of a pasted list.
      if (way !== 'ringsdb-text')
        expect(again.deck).toMatchObject({ name: deck.name, kind: deck.kind, ...(deck.notes ? { notes: deck.notes } : {}) })
      if (deck.kept) expect(again.deck?.kept).toEqual(deck.kept)
      if (again.deck) expect(writeDeck(gameFormats, again.deck, way, index)).toBe(text)
    }
  })

  test.each(fixtureNames)('%s loses no card in any other format, and reports what else is lost', (name) => {
    const { deck } = readDeck(gameFormats, fixture(name), index)
    if (deck === undefined) throw new Error('unreadable')
    for (const format of deckFormats(gameFormats)) {
      const { deck: again } = readDeck(gameFormats, writeDeck(gameFormats, deck, format, index), index)
      for (const part of ['heroes', 'cards', 'sideboard', 'shared'])
        expect([format, part, copies(again, part)]).toEqual([format, part, copies(deck, part)])
      const lost = whatIsLost(gameFormats, deck, format, index)
      // Only RingsDB's own JSON lists codes without names, and then reports the names as lost.
      if (!lost.some((one) => one.code === 'deck-file/names')) expect(rows(again)).toEqual(rows(deck))
      if (lost.length === 0) expect(plain(again)).toEqual(plain(deck))
    }
  })
})

test('a deck that was read without the packs of its cards is complete if it is read again with these packs', () => {
  for (const name of ['elf-council.o8d', 'miners-at-work.ringsdb.json', 'horse-lords.ringsdb.txt', 'by-the-hearth.questwright.json']) {
    const far = readDeck(gameFormats, fixture(name), emptyIndex).deck
    const near = readDeck(gameFormats, fixture(name), wholeIndex).deck
    if (far === undefined || near === undefined) throw new Error('unreadable')
    expect(placeholdersOf(far).length).toBe(far.rows.length)
    expect(plain(readDeck(gameFormats, writeDeck(gameFormats, far, 'questwright', emptyIndex), wholeIndex).deck).length).toBe(
      near.rows.length,
    )
    expect(rows(readDeck(gameFormats, writeDeck(gameFormats, far, formatOf(name), emptyIndex), wholeIndex).deck)).toEqual(rows(near))
  }
})

test('the texts of written files are the same as before', () => {
  const { deck } = readDeck(gameFormats, fixture('scenario-beside.o8d'), coreIndex, { name: 'Beside' })
  if (deck === undefined) throw new Error('unreadable')
  expect(writeDeck(gameFormats, deck, 'ringsdb-text', coreIndex)).toMatchInlineSnapshot(`
    "Beside

    Packs: Core Set

    Heroes (1)

    1x Aragorn (Core Set)

    Allies (2)

    3x Faramir (Core Set)
    2x Miller of the Mark

    Player Side Quests (1)

    1x Mend the Bridge

    Quest (2)

    1x Over the Weir
    1x Into the Reeds

    Encounter (1)

    3x Test Wolf

    Second Special (1)

    2x Test Wolf
    "
  `)
  expect(writeDeck(gameFormats, deck, 'octgn', coreIndex)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8" standalone="yes"?>
    <deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f" sleeveid="00000000-0000-4000-8000-0000000000aa">
      <section name="Hero" shared="False">
        <card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9001">Aragorn</card>
      </section>
      <section name="Ally" shared="False">
        <card qty="3" id="51223bd0-ffd1-11df-a976-0801200c9014">Faramir</card>
        <card qty="2" id="00000000-0000-4000-8000-000000000011">Miller of the Mark</card>
      </section>
      <section name="Attachment" shared="False" />
      <section name="Event" shared="False" />
      <section name="Side Quest" shared="False">
        <card qty="1" id="00000000-0000-4000-8000-000000000012">Mend the Bridge</card>
      </section>
      <section name="Sideboard" shared="False" />
      <section name="Quest" shared="True">
        <card qty="1" id="00000000-0000-4000-8000-000000000021">Over the Weir</card>
        <card qty="1" id="00000000-0000-4000-8000-000000000022">Into the Reeds</card>
      </section>
      <section name="Encounter" shared="True">
        <card qty="3" id="00000000-0000-4000-8000-000000000031">Test Wolf</card>
      </section>
      <section name="Special" shared="True" />
      <section name="Second Special" shared="True">
        <card qty="2" id="00000000-0000-4000-8000-000000000031">Test Wolf</card>
      </section>
      <section name="Setup" shared="True" />
      <notes><![CDATA[two ]]]]><![CDATA[> brackets]]></notes>
    </deck>
    "
  `)
  expect(JSON.parse(writeDeck(gameFormats, deck, 'ringsdb', coreIndex))).toMatchInlineSnapshot(`
    {
      "description_md": "two ]]> brackets",
      "heroes": {
        "01001": 1,
      },
      "name": "Beside",
      "questwright": {
        "cards": [
          {
            "octgnId": "00000000-0000-4000-8000-000000000011",
            "part": "cards",
            "quantity": 2,
            "section": "Ally",
            "title": "Miller of the Mark",
          },
          {
            "octgnId": "00000000-0000-4000-8000-000000000012",
            "part": "cards",
            "quantity": 1,
            "section": "Side Quest",
            "title": "Mend the Bridge",
          },
          {
            "octgnId": "00000000-0000-4000-8000-000000000021",
            "part": "shared",
            "quantity": 1,
            "section": "Quest",
            "title": "Over the Weir",
          },
          {
            "octgnId": "00000000-0000-4000-8000-000000000022",
            "part": "shared",
            "quantity": 1,
            "section": "Quest",
            "title": "Into the Reeds",
          },
          {
            "octgnId": "00000000-0000-4000-8000-000000000031",
            "part": "shared",
            "quantity": 3,
            "section": "Encounter",
            "title": "Test Wolf",
          },
          {
            "octgnId": "00000000-0000-4000-8000-000000000031",
            "part": "shared",
            "quantity": 2,
            "section": "Second Special",
            "title": "Test Wolf",
          },
        ],
      },
      "sideslots": [],
      "slots": {
        "01001": 1,
        "01014": 3,
      },
      "version": "1.0",
    }
  `)
  // leave out `packs`: the versions in it are tested separately below
  const { packs, ...ours } = JSON.parse(writeDeck(gameFormats, deck, 'questwright', coreIndex)) as { readonly packs: object }
  expect(Object.keys(packs)).toEqual(['lcg-core-set'])
  expect(ours).toMatchInlineSnapshot(`
    {
      "cards": {
        "lcg-core-set:faramir": 3,
      },
      "format": "questwright-deck",
      "heroes": [
        "lcg-core-set:aragorn",
      ],
      "kept": {
        "sleeveid": "00000000-0000-4000-8000-0000000000aa",
      },
      "kind": "custom",
      "name": "Beside",
      "notes": "two ]]> brackets",
      "placeholders": [
        {
          "octgnId": "00000000-0000-4000-8000-000000000011",
          "part": "cards",
          "quantity": 2,
          "section": "Ally",
          "title": "Miller of the Mark",
        },
        {
          "octgnId": "00000000-0000-4000-8000-000000000012",
          "part": "cards",
          "quantity": 1,
          "section": "Side Quest",
          "title": "Mend the Bridge",
        },
        {
          "octgnId": "00000000-0000-4000-8000-000000000021",
          "part": "shared",
          "quantity": 1,
          "section": "Quest",
          "title": "Over the Weir",
        },
        {
          "octgnId": "00000000-0000-4000-8000-000000000022",
          "part": "shared",
          "quantity": 1,
          "section": "Quest",
          "title": "Into the Reeds",
        },
        {
          "octgnId": "00000000-0000-4000-8000-000000000031",
          "part": "shared",
          "quantity": 3,
          "section": "Encounter",
          "title": "Test Wolf",
        },
        {
          "octgnId": "00000000-0000-4000-8000-000000000031",
          "part": "shared",
          "quantity": 2,
          "section": "Second Special",
          "title": "Test Wolf",
        },
      ],
      "stubs": {
        "lcg-core-set:aragorn": {
          "octgnId": "51223bd0-ffd1-11df-a976-0801200c9001",
          "ringsdbCode": "01001",
          "title": "Aragorn",
        },
        "lcg-core-set:faramir": {
          "octgnId": "51223bd0-ffd1-11df-a976-0801200c9014",
          "ringsdbCode": "01014",
          "title": "Faramir",
        },
      },
      "version": 1,
    }
  `)
})

test('the versions with which a deck was built are kept, also through a program with other versions or none', () => {
  const { deck } = readDeck(gameFormats, fixture('by-the-hearth.questwright.json'), coreIndex)
  if (deck === undefined) throw new Error('unreadable')
  const file = (text: string) => JSON.parse(text) as { packs?: { readonly [pack: string]: unknown } }
  const pin = { name: '@questwright/lcg-core-set', version: '0.0.9', hash: 'ab'.repeat(32) }
  const earlier = writeDeck(
    gameFormats,
    { ...deck, packs: { 'lcg-core-set': pin, 'not-in-it': { version: '1.0.0' } } },
    'questwright',
    coreIndex,
  )
  expect(file(earlier).packs).toEqual({ 'lcg-core-set': pin })
  for (const index of [coreIndex, emptyIndex]) {
    const again = readDeck(gameFormats, earlier, index)
    expect(again.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(file(writeDeck(gameFormats, again.deck as never, 'questwright', index)).packs).toEqual({ 'lcg-core-set': pin })
  }
  // files from earlier versions of this program have only the version of each pack, without its hash
  const bare = JSON.stringify({ ...file(earlier), packs: { 'lcg-core-set': '0.0.9', '../x': '1', 'lcg-keywords': 3 } })
  expect(readDeck(gameFormats, bare, coreIndex).deck?.packs).toEqual({ 'lcg-core-set': { version: '0.0.9' } })
  const { packs: _, ...unpinned } = deck
  expect(file(writeDeck(gameFormats, unpinned, 'questwright', coreIndex)).packs).toMatchObject({
    'lcg-core-set': { name: '@questwright/lcg-core-set', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
})
