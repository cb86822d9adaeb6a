import { tcgRulebook } from '@questwright/tcg/rulebook'
import { describe, expect, test } from 'vitest'
import type { FactValue } from '../src/bundle.ts'
import { compileScript } from '../src/compile.ts'
import type { Problem } from '../src/problem.ts'
import { doneBy, isCap, limitOption, limitWords, promisedBy } from '../src/text-and-script.ts'
import { rulebook, rulebooks } from './games.ts'
import { ally, enemy, packWith, wholePack } from './made-up-pack.ts'
import { watchFindings } from './watched-findings.ts'

const { checkPacks, loadPack } = watchFindings()

const words = JSON.parse(wholePack['text/en.json'] ?? '') as { readonly cards: { readonly [slug: string]: object } }
type Changes = {
  readonly facts?: { readonly [fact: string]: FactValue | undefined }
  readonly text?: { readonly [part: string]: FactValue }
  readonly script?: string
  readonly scene?: string
}

/** The problems of the ally "ferryman" with these facts, texts, script and scene. */
function ferryman({ facts = {}, text = {}, script, scene = "'ferryman'" }: Changes): readonly Problem[] {
  const { bundle, problems } = loadPack(
    packWith({
      'cards/allies/ferryman.json': JSON.stringify({ ...ally, ...facts }),
      'text/en.json': JSON.stringify({ ...words, cards: { ...words.cards, ferryman: { title: 'Ferryman', ...text } } }),
      ...(script === undefined
        ? {}
        : {
            'cards/allies/ferryman.ts': `import { action, card, drawCards, forced, response, shadow } from '@questwright/lcg'\nexport default card('ferryman', [${script}])\n`,
            'cards/allies/ferryman.scene.ts': `import { scene } from '@questwright/testkit'\nscene('he rows', { you: { allies: [${scene}] }, at: 'planning' }, (t) => t.isAt('planning'))\n`,
          }),
    }),
    rulebooks,
  )
  if (bundle === undefined) throw new Error(problems.map(({ message }) => message).join('\n'))
  return checkPacks([bundle], rulebooks).filter(({ subject }) => subject?.slug === 'ferryman')
}
const codes = (changes: Changes) => ferryman(changes).map(({ code }) => code)

const action = 'action(({ you }) => drawCards(you, 1))'
const limited = "action({ limit: { times: 1, period: 'round', counts: 'card' } }, ({ you }) => drawCards(you, 1))"

describe('text and script', () => {
  test('nothing is reported if text and script agree', () => {
    expect(codes({ text: { text: '**Action:** Draw 1 card.' }, script: action })).toEqual([])
    expect(codes({ text: { text: '**Action:** Draw 1 card. (Limit once per round.)' }, script: limited })).toEqual([])
  })

  test('a text with an ability and no script is reported', () => {
    expect(codes({ text: { text: '**Action:** Draw 1 card.' } })).toEqual(['script/missing'])
  })

  test('an ability that only the text has, or only the script is reported', () => {
    expect(codes({ text: { text: '**Response:** After you commit, draw 1 card.' }, script: action })).toEqual([
      'script/ability-missing',
      'text/ability-missing',
    ])
  })

  test('a limit in the text alone is reported', () => {
    expect(ferryman({ text: { text: '**Action:** Draw 1 card. (Limit once per round.)' }, script: action })).toMatchObject([
      { code: 'script/limit-missing', file: 'cards/allies/ferryman.ts' },
    ])
  })

  test('a limit in the script alone is reported, with a fix that adds it to the text', () => {
    expect(ferryman({ text: { text: '**Action:** Draw 1 card.' }, script: limited })).toMatchObject([
      { code: 'text/limit-missing', fixes: [{ edit: { kind: 'text', after: '**Action:** Draw 1 card. (Limit once per round.)' } }] },
    ])
  })

  test('a different limit in text and script is reported', () => {
    expect(codes({ text: { text: '**Action:** Draw 1 card. (Limit twice per phase.)' }, script: limited })).toEqual([
      'script/limit-missing',
      'text/limit-missing',
    ])
  })

  test('nothing is reported for a script that imports parts from another file', () => {
    const code = 'const help_1 = require("../lib/help"); exports.default = (0, lcg_1.card)("ferryman", help_1.parts)'
    expect(doneBy(code, rulebook).known).toBe('part')
  })

  test('every word before an ability, and every limit, is recognised in texts and scripts', () => {
    expect(promisedBy('**Quest Action:** X.\n**Forced:** Y. (Limit 3 times per game.)\n**When Revealed:** Z.', rulebook)).toEqual({
      words: ['Action', 'Forced', 'When Revealed'],
      limits: ['3 game'],
    })
    expect(
      doneBy('(0, lcg_1.action)({}); lcg_1.forced.after("x"); lcg_1.response.cancel("y"); (0, lcg_1.shadow)(() => 1)', rulebook),
    ).toMatchObject({
      words: ['Action', 'Response', 'Forced'],
    })
  })

  test('limits of amounts, which a function of the script API makes, are compared with the text', () => {
    const wording = {
      ...rulebook.wording,
      periods: ['phase', 'turn'],
      limits: { amount: { says: ['(limit +#)', '(limit (#))'] as const }, uses: { period: 'phase' } },
    }
    const game = { ...rulebook, wording }
    expect(promisedBy('Strength +1 (limit +3). Remove (1) (limit (4)). Draw 1 card. (Limit once per turn.)', game).limits).toEqual([
      '1 turn',
      '3 amount',
      '4 amount',
    ])
    const code = "(0, x_1.hit)({ limit: (0, x_1.amount)(3) }); (0, x_1.hit)({ limit: (0, x_1.uses)(1, 'turn') })"
    expect(doneBy(code, game).limits.toSorted()).toEqual(['1 turn', '3 amount'])
    expect([limitWords('3 amount', wording), limitOption('3 amount', wording)]).toEqual(['(limit +3)', 'limit: amount(3)'])
    expect([limitWords('1 turn', wording), limitOption('1 turn', wording)]).toEqual(['(Limit once per turn.)', "limit: uses(1, 'turn')"])
    expect(limitOption('2 phase', wording)).toBe('limit: uses(2)')
    expect([isCap('4 amount', 'Math.min(4, n)', wording), isCap('4 amount', 'Math.min(40, n)', wording)]).toEqual([true, false])
  })

  // uses(1) alone means the phase, and a text may leave the phase out
  test.each([
    ['(Limit once per phase.)', 'uses(1)', []],
    ['(limit once per phase)', 'uses(1)', []],
    ['(limit 1)', 'uses(1)', []],
    ['(Limit once per turn.)', "uses(1, 'turn')", []],
    ['(limit 2 per turn)', "uses(2, 'turn')", []],
    ['(Limit twice per phase.)', "uses(2, 'phase',)", []],
    ['(limit +3)', 'amount(3)', []],
    ['', 'uses(1)', ['says not: (Limit once per phase.)']],
    ['', "uses(1, 'turn')", ['says not: (Limit once per turn.)']],
    ['(limit 1)', undefined, ['does not: limit: uses(1)']],
    ['(Limit once per phase.)', undefined, ['does not: limit: uses(1)']],
    ['(Limit once per turn.)', 'uses(1)', ["does not: limit: uses(1, 'turn')", 'says not: (Limit once per phase.)']],
    ['(limit 1)', 'uses(2)', ['does not: limit: uses(1)', 'says not: (Limit 2 times per phase.)']],
    ['(limit +1)', 'uses(1)', ['does not: limit: amount(1)', 'says not: (Limit once per phase.)']],
  ] as const)('limits of the trading card game: "%s" and %s', (says, limit, told) => {
    const option = limit === undefined ? '{}' : `{ limit: ${limit} }`
    const script = `import { amount, card, draw, skirmish, uses } from '@questwright/tcg'\nexport default card('lampwright', [skirmish(${option}, () => draw(1))])\n`
    const compiled = compileScript({ path: 'cards/lampwright.ts', source: script, calls: tcgRulebook.scriptCalls })
    if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems))
    const done = doneBy(compiled.code, tcgRulebook).limits
    const promised = promisedBy(`**Skirmish:** Draw 1 card ${says}`, tcgRulebook).limits
    expect([
      ...promised.filter((one) => !done.includes(one)).map((one) => `does not: ${limitOption(one, tcgRulebook.wording)}`),
      ...done.filter((one) => !promised.includes(one)).map((one) => `says not: ${limitWords(one, tcgRulebook.wording)}`),
    ]).toEqual(told)
  })

  test('a number that the script never exceeds is no limit of uses', () => {
    const { wording } = tcgRulebook
    const [limit = ''] = promisedBy('Draw 1 card for each minion (limit 3).', tcgRulebook).limits
    expect([limit, isCap(limit, 'Math.min(3, n)', wording), isCap(limit, 'n', wording)]).toEqual(['3 phase', true, false])
  })

  test('a script without a scene is reported', () => {
    expect(codes({ text: { text: '**Action:** Draw 1 card.' }, script: action, scene: "'other-ferryman'" })).toEqual(['scene/none'])
  })
})

describe('text and facts', () => {
  const rat = (facts: Changes['facts'], text: Changes['text']) => {
    const { bundle } = loadPack(
      packWith({
        'cards/encounter/marsh-rat.json': JSON.stringify({ ...enemy, keywords: ['Soggy 2'], ...facts }),
        'text/en.json': JSON.stringify({ ...words, cards: { ...words.cards, 'marsh-rat': { title: 'Marsh Rat', ...text } } }),
      }),
      rulebooks,
    )
    return bundle ? checkPacks([bundle], rulebooks).filter(({ subject }) => subject?.slug === 'marsh-rat') : []
  }

  test('a keyword in the text that the facts do not have is reported, with a fix that adds it', () => {
    expect(rat({ keywords: [] }, { text: 'Soggy 2.' })).toMatchObject([
      { code: 'keyword/only-in-text', fixes: [{ edit: { kind: 'fact', fact: 'keywords', value: ['Soggy 2'] } }] },
    ])
  })

  test('a side has keywords of its own, with which its text is compared', () => {
    const twofold = { keywords: [], sides: { A: {}, B: { keywords: ['Soggy 2'] } } }
    expect(rat(twofold, { sides: { B: { text: 'Soggy 2.' } } }).map(({ code }) => code)).not.toContain('keyword/only-in-text')
    expect(rat(twofold, { sides: { A: { text: 'Soggy 2.' } } }).find(({ code }) => code === 'keyword/only-in-text')?.fixes ?? []).toEqual(
      [],
    )
    expect(rat(twofold, { sides: { A: { text: 'Soggy 2.' } } }).map(({ code }) => code)).toContain('keyword/only-in-text')
  })

  test('a keyword of the facts that is missing in the line of keywords is reported, with a fix that adds it', () => {
    expect(rat({ keywords: ['Soggy 2', 'Soggy 1'] }, { text: 'Soggy 2.\nCannot be optionally engaged.' })).toMatchObject([
      { code: 'keyword/not-in-text', fixes: [{ edit: { kind: 'text', after: 'Soggy 2. Soggy 1.\nCannot be optionally engaged.' } }] },
    ])
  })

  test('nothing is reported for keywords in both text and facts, or in the facts alone', () => {
    expect(rat({}, { text: 'Soggy 2.\nCannot be optionally engaged.' })).toEqual([])
    expect(rat({}, { text: 'Cannot be optionally engaged.' })).toEqual([])
  })

  test('a shadow effect in the text but not in the facts, or in the facts but not in the text is reported', () => {
    expect(rat({}, { shadow: 'Deal 1 damage.' }).map(({ code }) => code)).toEqual(['facts/shadow-missing'])
    expect(
      rat({ shadow: 'present' }, {})
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['script/shadow-missing', 'text/shadow-missing'])
  })

  test('a missing script is reported once, also if the card has a shadow effect besides', () => {
    const found = rat({ shadow: 'present' }, { text: '**Forced:** Draw 1 card.', shadow: 'Draw 1 card.' })
    expect(found.map(({ code }) => code)).toEqual(['script/missing'])
    expect(found[0]?.message).toContain('an ability (**Forced:**) and a shadow effect')
  })

  test('an icon that does not exist is reported with the icon that was probably meant', () => {
    expect(rat({}, { text: 'Gets +1 [wilpower].' })).toMatchObject([
      { code: 'text/unknown-sign', remedy: 'Did you mean [willpower]?', fixes: [{ edit: { after: 'Gets +1 [willpower].' } }] },
    ])
  })

  test('an icon whose name resembles no other is reported with a list of the existing icons and without a fix', () => {
    const [found, ...more] = rat({}, { text: 'Gets +1 [xylophone].' })
    expect(found).toMatchObject({ code: 'text/unknown-sign', remedy: expect.stringMatching(/^Icons are \[[a-z]+\], .* and the like\.$/) })
    expect(found?.fixes ?? []).toEqual([])
    expect(more).toEqual([])
  })

  test('a number that is far larger than on any card is reported', () => {
    // enemies that no threat of a player is meant to reach print such high engagement costs
    expect(rat({ engagementCost: 99 }, {})).toEqual([])
    expect(rat({ engagementCost: 100 }, {})).toMatchObject([{ code: 'facts/out-of-range' }])
    expect(rat({ attack: 33 }, {})).toMatchObject([
      {
        code: 'facts/out-of-range',
        severity: 'warning',
        message: expect.stringMatching(/^`attack` of .* is 33, and cards print \d+ at most, as `usual` of that fact says\.$/),
        remedy: expect.stringContaining('write a higher `usual` in its system'),
      },
    ])
  })

  test('wrong templating is reported, with a fix', () => {
    expect(rat({}, { text: 'Forced: After it engages you, draw two cards.' }).map(({ code }) => code)).toEqual([
      'script/missing',
      'wording/bold-trigger',
      'wording/number-as-digit',
    ])
  })
})

test('a card from a file format without bold type need not have bold words, until its text has some', () => {
  const bold = (facts: { readonly [fact: string]: FactValue }, text: string) =>
    codes({ facts, text: { text } }).filter((code) => code === 'wording/bold-trigger').length
  const from = (format: string) => ({ imported: { format, text: 'kept' } })
  expect(bold(from('dragncards'), 'Action: Row.')).toBe(0)
  expect(bold(from('octgn-set'), 'Action: Row.')).toBe(0)
  expect(bold(from('alep'), 'Action: Row.')).toBe(1)
  expect(bold({}, 'Action: Row.')).toBe(1)
  expect(bold(from('dragncards'), 'Action: Row. **Fen** heroes row, too.')).toBe(1)
})
