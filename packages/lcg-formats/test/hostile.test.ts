import { deckFormats, decodeText, mostLetters, readDeck, writeDeck } from '@questwright/interop'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { octgnGame } from '../src/octgn.ts'
import { fixture, fixtureNames, rows } from './fixtures.ts'
import { gameFormats } from './games.ts'
import { coreId, coreIndex } from './packs.ts'

const told = (text: string) => readDeck(gameFormats, text, coreIndex).problems.map((one) => [one.code.replace('deck-file/', ''), one.line])
const deckOf = (cards: string): string => `<deck game="${octgnGame}"><section name="Ally" shared="False">${cards}</section></deck>`
const slots = (text: string): string => `{"name":"x","heroes":{},"slots":${text},"sideslots":[]}`

describe('malformed files are reported with the line', () => {
  test('JSON', () => {
    expect(readDeck(gameFormats, '{"name":"x",\n"slots":{"01073":3,}}', coreIndex).problems).toEqual([
      {
        severity: 'error',
        code: 'deck-file/broken-json',
        line: 2,
        column: 20,
        message: 'The JSON is broken here: a name in double quotes is missing.',
        remedy: 'Export the deck again, or correct the file in an editor.',
      },
    ])
    for (const text of [
      '{"slots":',
      '{"slots":{}',
      '{"slots":{} "a":1}',
      '{"slots":{}} x',
      '{"slots":tru}',
      '{"slots":01}',
      '{"slots":"a\nb"}',
      '{"slots":"\\x"}',
      '{\'slots\':1, "name":2}',
    ])
      expect(told(text)).toEqual([['broken-json', expect.any(Number)]])
    expect(told(`{"slots":${'['.repeat(100_000)}`)).toEqual([['broken-json', 1]])
    expect(told('{"slots":7}')).toEqual([['wrong-field', undefined]])
    expect(told('{"name":"no deck"}')).toEqual([['wrong-format', undefined]])
  })

  test('XML', () => {
    const [problem] = readDeck(
      gameFormats,
      `<deck game="${octgnGame}">\n<section name="Ally">\n<card qty="1"</section></deck>`,
      coreIndex,
    ).problems
    expect(problem).toMatchObject({
      severity: 'error',
      code: 'deck-file/broken-xml',
      line: 3,
      message: expect.stringMatching(/^The XML is broken here: /),
    })
    expect(problem?.message).not.toMatch(/\n|Error/)
    for (const text of [
      '<',
      '<deck',
      '<deck><section></deck>',
      '<?xml version="1.0"?>',
      '<deck/><deck/>',
      '<deck a="1" a="2"/>',
      '<deck>&nope;</deck>',
      '<deck>\u0001</deck>',
    ])
      expect(told(text).map(([code]) => code)).toEqual(['broken-xml'])
    expect(told(`${'<a>'.repeat(4_000)}`).map(([code]) => code)).toEqual(['broken-xml'])
  })

  test('everything else', () => {
    expect(told('').map(([code]) => code)).toEqual(['empty'])
    expect(told(' \n\t').map(([code]) => code)).toEqual(['empty'])
    expect(told('dear diary, today it rained').map(([code]) => code)).toEqual(['unknown-format'])
    expect(told('{').map(([code]) => code)).toEqual(['broken-json'])
    expect(told('[1,').map(([code]) => code)).toEqual(['broken-json'])
    expect(told('{"a":1}').map(([code]) => code)).toEqual(['unknown-format'])
    expect(told('null').map(([code]) => code)).toEqual(['unknown-format'])
  })
})

describe('entities', () => {
  test('document types and entities are refused before anything is read', () => {
    const bomb = `<?xml version="1.0"?>\n<!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>\n<deck game="${octgnGame}"><notes>&b;</notes></deck>`
    expect(told(bomb)).toEqual([['document-type', 2]])
    const outside = `<!DOCTYPE deck SYSTEM "file:///etc/passwd"><deck game="${octgnGame}"/>`
    expect(told(outside)).toEqual([['document-type', 1]])
  })
})

describe('impossible numbers', () => {
  test.each([
    ['-3', 'quantity'],
    ['1.5', 'quantity'],
    ['100', 'quantity'],
    ['1e9', 'quantity'],
    ['99999999999999999999', 'quantity'],
    ['"many"', 'quantity'],
    ['null', 'quantity'],
    ['true', 'quantity'],
    ['{"a":1}', 'quantity'],
    ['0', 'no-copies'],
  ])('%s copies in JSON', (number, code) => {
    const { deck, problems } = readDeck(gameFormats, slots(`{"01073":${number},"01062":2}`), coreIndex)
    expect(problems).toMatchObject([{ code: `deck-file/${code}`, message: expect.stringContaining('Gandalf') }])
    expect(rows(deck)).toEqual(['cards 2 Gléowine'])
  })

  test('in text and XML', () => {
    expect(told('Deck\n\nAllies\n-3x Gandalf\n0x Beorn\n1000x Gléowine\n')).toEqual([
      ['quantity', 4],
      ['no-copies', 5],
      ['quantity', 6],
    ])
    expect(
      told(deckOf(`<card qty="-1" id="${coreId(73)}"/><card qty="lots" id="${coreId(62)}"/><card qty="" id="${coreId(31)}"/>`)).map(
        ([code]) => code,
      ),
    ).toEqual(['quantity', 'quantity', 'quantity'])
  })

  test('copies that only add up to too many', () => {
    const card = `<card qty="60" id="${coreId(73)}"/>`
    expect(told(deckOf(card + card)).map(([code]) => code)).toEqual(['quantity'])
  })

  test('a key that occurs twice in JSON is an error, because one of its values is lost', () => {
    const { problems } = readDeck(gameFormats, slots('{"01073":1,\n"01073":2}'), coreIndex)
    expect(problems).toMatchObject([
      { severity: 'error', code: 'deck-file/doubled-key', line: 2, message: expect.stringContaining('"01073"') },
    ])
  })
})

describe('size', () => {
  test('huge files, long lists and long lines are refused quickly', () => {
    expect(told('x'.repeat(mostLetters + 1)).map(([code]) => code)).toEqual(['too-large'])
    const many = Array.from({ length: 10_000 }, (_, n) => `1x Card ${n} (Pack)`).join('\n')
    const { deck, problems } = readDeck(gameFormats, `Deck\n\n${many}`, coreIndex)
    expect(deck?.rows.length).toBe(500)
    expect(problems.length).toBeLessThan(210)
    expect(problems.some((one) => one.severity === 'error')).toBe(true)
    const bigXml = deckOf(Array.from({ length: 10_000 }, (_, n) => `<card qty="1" id="a${n}">c</card>`).join('\n'))
    expect(readDeck(gameFormats, bigXml, coreIndex).problems.some((one) => one.severity === 'error')).toBe(true)
    expect(told(`Deck\n\n1x ${'a '.repeat(100_000)}(b\n`).map(([code]) => code)).toContain('long-line')
    expect(told(`Deck\n\nAllies\n${`a${' '.repeat(400)}`.repeat(500)}`).map(([code]) => code)).toContain('long-line')
    const doubled = slots(`{${new Array(20_000).fill('"01073":1').join(',')}}`)
    expect(readDeck(gameFormats, doubled, coreIndex).problems.length).toBeLessThan(210)
  })

  test('lines of blanks that look almost like a heading are read quickly', () => {
    const nearly = `a${' '.repeat(490)}!`
    // a slow reader would take minutes, longer than the time limit of a test
    told(['Hero (1)', ...Array.from({ length: 400 }, () => nearly)].join('\n'))
  })

  test('one line ten thousand times is not read ten thousand times', () => {
    const { deck, problems } = readDeck(gameFormats, `Deck\n\n${'1x Gandalf\n'.repeat(10_000)}`, coreIndex)
    expect(rows(deck)).toEqual(['cards 99 Gandalf'])
    expect(problems.filter((one) => one.severity === 'error').map((one) => one.code)).toContain('deck-file/quantity')
  })

  test('names are cut and cleaned: no control characters, no line ends, no endless titles', () => {
    const { deck } = readDeck(
      gameFormats,
      JSON.stringify({ name: `a\nb\u0000\u001b[31m${'x'.repeat(500)}`, slots: {}, heroes: {}, sideslots: [] }).replace('\\u0000', ''),
      coreIndex,
    )
    expect(deck?.name).toMatch(/^a b \[31mx+…$/)
    expect(deck?.name.length).toBe(200)
  })

  test('names with markup are unchanged after XML export and import', () => {
    const rowsOf = [{ kind: 'placeholder' as const, part: 'cards' as const, quantity: 1, title: '<b>"&amp;]]></b>', section: 'Ally' }]
    const text = writeDeck(gameFormats, { name: '', kind: 'custom', rows: rowsOf, notes: ']]> <x>' }, 'octgn', coreIndex)
    expect(readDeck(gameFormats, text, coreIndex).deck).toMatchObject({ rows: rowsOf, notes: ']]> <x>' })
  })

  test('names with a meaning in JavaScript are only names', () => {
    const text =
      '{"format":"questwright-deck","version":1,"kind":"custom","heroes":["constructor"],"cards":{"__proto__":2,"toString":1},"stubs":{"__proto__":{"title":"x"}}}'
    const { deck } = readDeck(gameFormats, text, coreIndex)
    expect(deck?.rows.map((row) => [row.kind, row.code])).toEqual([
      ['placeholder', 'constructor'],
      ['placeholder', '__proto__'],
      ['placeholder', 'toString'],
    ])
  })
})

describe('encodings', () => {
  const text = fixture('horse-lords.ringsdb.txt')
  const expected = rows(readDeck(gameFormats, text, coreIndex).deck)
  const utf8 = new TextEncoder()
  const wide = (order: 'little' | 'big', mark: boolean): Uint8Array => {
    const units = [...(mark ? [0xfeff] : []), ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))]
    return new Uint8Array(units.flatMap((unit) => (order === 'little' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])))
  }

  test.each([
    ['UTF-8 with its mark', utf8.encode(`\ufeff${text}`)],
    ['line ends of Windows', utf8.encode(text.replaceAll('\n', '\r\n'))],
    ['line ends of old Macs', utf8.encode(text.replaceAll('\n', '\r'))],
    ['UTF-16, little', wide('little', true)],
    ['UTF-16, big', wide('big', true)],
    ['UTF-16 without mark, little', wide('little', false)],
    ['UTF-16 without mark, big', wide('big', false)],
  ])('%s', (_, bytes) => {
    const decoded = decodeText(bytes)
    expect(decoded.problems).toEqual([])
    expect(rows(readDeck(gameFormats, decoded.text ?? '', coreIndex).deck)).toEqual(expected)
  })

  test('the Windows code page is read with a warning', () => {
    const bytes = new Uint8Array([...text].map((letter) => letter.codePointAt(0) ?? 0))
    const decoded = decodeText(bytes)
    expect(decoded.problems).toMatchObject([{ severity: 'warning', code: 'deck-file/encoding' }])
    expect(rows(readDeck(gameFormats, decoded.text ?? '', coreIndex).deck)).toEqual(expected)
  })

  test('an archive, a picture and text that was decoded wrongly are not decks', () => {
    expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4]))).toMatchObject({
      problems: [{ code: 'deck-file/no-text', message: expect.stringContaining('zip') }],
    })
    expect(decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))).toMatchObject({
      problems: [{ code: 'deck-file/no-text' }],
    })
    expect(decodeText(new Uint8Array(5_000_000))).toMatchObject({ problems: [{ code: 'deck-file/too-large' }] })
    expect(told('D\0e\0c\0k\0').map(([code]) => code)).toEqual(['encoding'])
  })

  test('a byte order mark before JSON and XML does no harm', () => {
    expect(rows(readDeck(gameFormats, `\ufeff${fixture('one-box.o8d')}`, coreIndex).deck).length).toBe(30)
    expect(readDeck(gameFormats, `\ufeff${fixture('miners-at-work.ringsdb.json')}`, coreIndex).deck?.rows.length).toBe(22)
  })
})

describe('any content of a file', () => {
  const sane = (text: string): void => {
    const { deck, problems } = readDeck(gameFormats, text, coreIndex)
    expect(deck !== undefined || problems.some((one) => one.severity === 'error')).toBe(true)
    for (const { code, message, remedy } of problems)
      expect([/^deck(-file)?\/[a-z-]+$/.test(code), message.length > 9, remedy.length > 9]).toEqual([true, true, true])
    if (deck) for (const format of deckFormats(gameFormats)) expect(typeof writeDeck(gameFormats, deck, format, coreIndex)).toBe('string')
  }

  test('reading returns a result, and the result can be written', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), sane), { numRuns: 120 })
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (json) => sane(slots(json))),
      { numRuns: 80 },
    )
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.json({ maxDepth: 3 }), (heroes, cards) =>
        sane(
          `{"format":"questwright-deck","version":1,"kind":"custom","heroes":${heroes},"cards":${cards},"placeholders":${cards},"stubs":${heroes},"kept":${cards}}`,
        ),
      ),
      { numRuns: 80 },
    )
  })

  test('files of users with one place damaged', () => {
    for (const name of fixtureNames) {
      const text = fixture(name)
      fc.assert(
        fc.property(fc.nat(text.length), fc.nat(20), fc.string({ maxLength: 6 }), (at, cut, spoilt) =>
          sane(text.slice(0, at) + spoilt + text.slice(at + cut)),
        ),
        { numRuns: 40 },
      )
    }
  })
})
