import { describe, expect, test } from 'vitest'
import type { PackBundle, PackFiles } from '../src/bundle.ts'
import { rulebooks } from './games.ts'
import { ally, enemy, packWith, quest, wholePack } from './made-up-pack.ts'
import { watchFindings } from './watched-findings.ts'

const { checkPacks, loadPack } = watchFindings()

function bundle(files: PackFiles): PackBundle {
  const loaded = loadPack(files, rulebooks)
  if (loaded.bundle === undefined) throw new Error(loaded.problems.map((one) => one.message).join('\n'))
  return loaded.bundle
}

function manifest(id: string, needs: readonly string[] = []): string {
  const dependencies = Object.fromEntries(needs.map((one) => [`@you/${one}`, '0.1.0']))
  return JSON.stringify({ name: `@you/${id}`, version: '0.1.0', questwright: { game: 'lcg', api: 1 }, dependencies })
}

const checked = (...packs: readonly PackFiles[]) => checkPacks(packs.map(bundle), rulebooks)
const brief = (...packs: readonly PackFiles[]) => checked(...packs).map((one) => [one.severity, one.code, one.file])
const text = JSON.parse(wholePack['text/en.json'] ?? '') as { [section: string]: { [slug: string]: object } }

describe('checkPacks', () => {
  test('finds nothing in a correct pack', () => {
    expect(checked(wholePack)).toEqual([])
  })

  test('two packs with the same id are reported', () => {
    expect(checked(wholePack, wholePack)).toMatchObject([{ code: 'pack/duplicate-id', pack: 'wet-meadows', file: 'package.json' }])
  })

  test('a missing pack is reported', () => {
    expect(checked({ 'package.json': manifest('a', ['b']) })).toMatchObject([
      { code: 'pack/unknown-dependency', pack: 'a', message: 'The pack needs "b", which the workspace does not have.' },
    ])
  })

  test('a pack that depends on a pack of another game is reported', () => {
    const other = JSON.stringify({ name: '@you/b', version: '0.1.0', questwright: { game: 'duel', api: 1 } })
    const games = { ...rulebooks, duel: { ...rulebooks.lcg, game: 'duel' } }
    const packs = [{ 'package.json': manifest('a', ['b']) }, { 'package.json': other }].flatMap(
      (files) => loadPack(files, games).bundle ?? [],
    )
    expect(checkPacks(packs, games)).toMatchObject([
      {
        severity: 'error',
        code: 'pack/other-game',
        pack: 'a',
        file: 'package.json',
        message: 'The pack is for the game "lcg" and needs "b", which is for "duel": packs of two games cannot be played together.',
        remedy: 'Take it out of `dependencies`, or correct `questwright.game`.',
      },
    ])
  })

  test('packs that depend on each other are reported', () => {
    const packs = [
      { 'package.json': manifest('a', ['b']) },
      { 'package.json': manifest('b', ['c']) },
      { 'package.json': manifest('c', ['b']) },
    ]
    expect(checked(...packs).map((one) => [one.pack, one.code, one.message])).toEqual([
      ['b', 'pack/dependency-cycle', 'The pack needs itself: b needs c needs b.'],
      ['c', 'pack/dependency-cycle', 'The pack needs itself: c needs b needs c.'],
    ])
  })

  test('cards of a deck that do not exist are reported, each once', () => {
    const deck = { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['odo'], cards: { ferryman: 3, 'ghost-card': 1 } }
    expect(
      checked(packWith({ 'decks/millers.json': JSON.stringify(deck) })).map((one) => [one.severity, one.code, one.message, one.remedy]),
    ).toEqual([
      [
        'warning',
        'deck/fits-no-starting-card',
        'No hero of the deck has the lore sphere, which 3 cards need to be paid for.',
        'This is allowed; add a hero of that sphere if it is not meant.',
      ],
      [
        'error',
        'reference/unknown-card',
        'There is no card odo, or its facts are broken.',
        'Correct the code (did you mean "odo-miller"?), or add the card.',
      ],
      ['error', 'reference/unknown-card', 'There is no card ghost-card, or its facts are broken.', 'Correct the code, or add the card.'],
    ])
  })

  test('a deck that is illegal is reported', () => {
    const deck = { format: 'questwright-deck', version: 1, kind: 'custom', heroes: ['odo-miller'], cards: { ferryman: 3 } }
    expect(brief(packWith({ 'decks/millers.json': JSON.stringify(deck) }))).toEqual([['error', 'deck/too-few-cards', 'decks/millers.json']])
  })

  test('quest cards of a scenario that do not exist, or are no quest cards are reported', () => {
    const scenario = { quest: ['over-the-bridge', 'ferryman', 'over-the-ferry'], encounterSets: ['wet-meadows'] }
    expect(brief(packWith({ 'scenarios/the-ferry.json': JSON.stringify(scenario) }))).toEqual([
      ['error', 'reference/not-a-stage', 'scenarios/the-ferry.json'],
      ['error', 'reference/unknown-card', 'scenarios/the-ferry.json'],
    ])
  })

  test('encounter sets that no card belongs to, in scenarios and on quest cards are reported', () => {
    const scenario = { quest: ['over-the-ferry'], encounterSets: ['dry-meadows'] }
    const stage = { ...quest, encounterSets: ['wet-meadows', 'dry-meadows'] }
    expect(
      brief(packWith({ 'scenarios/the-ferry.json': JSON.stringify(scenario), 'cards/quests/over-the-ferry.json': JSON.stringify(stage) })),
    ).toEqual([
      ['error', 'reference/unknown-set', 'cards/quests/over-the-ferry.json'],
      ['error', 'reference/unknown-set', 'scenarios/the-ferry.json'],
    ])
    const imported = { ...stage, imported: { format: 'dragncards' } }
    expect(brief(packWith({ 'cards/quests/over-the-ferry.json': JSON.stringify(imported) }))).toEqual([
      ['warning', 'reference/unknown-set', 'cards/quests/over-the-ferry.json'],
    ])
  })

  test('scripts of cards, keywords and scenarios that have no facts are reported', () => {
    const files = packWith({
      'cards/lost.ts': "import { card } from '@questwright/lcg'\nexport default card('lost', [])\n",
      'keywords/lost.ts': "import { keyword } from '@questwright/lcg'\nexport default keyword('lost', [])\n",
    })
    expect(checked(files).map((one) => [one.code, one.file, one.remedy])).toEqual([
      ['reference/script-without-facts', 'cards/lost.ts', 'Add cards/lost.json, or rename the script.'],
      ['reference/script-without-facts', 'keywords/lost.ts', 'Add keywords/lost.json, or rename the script.'],
    ])
  })

  test('an effect on the first of two active locations is reported: the first player should choose', () => {
    const rat = (location: string) =>
      packWith({
        'cards/encounter/marsh-rat.ts': `import { activeLocation, card, chooseActiveLocation, placeTokens, whenRevealed } from '@questwright/lcg'\nexport default card('marsh-rat', [whenRevealed(() => placeTokens(${location}, 'progress', 1))])\n`,
      })
    const told = (location: string) => checked(rat(location)).filter(({ code }) => code === 'script/first-active-location')
    expect(told('activeLocation()')).toMatchObject([
      { severity: 'warning', file: 'cards/encounter/marsh-rat.ts', remedy: expect.stringContaining('chooseActiveLocation()') },
    ])
    expect(told('chooseActiveLocation()')).toEqual([])
  })

  test('[LCG-OBJALLY-1] a script that compares the type of a card that has left play is told to compare its former type', () => {
    const told = (condition: string, before = '') =>
      checked(
        packWith({
          'cards/encounter/marsh-rat.ts': `import { card, drawCards, forced } from '@questwright/lcg'\n${before}\nexport default card('marsh-rat', [forced.after('leavesPlay', { when: ({ event }) => ${condition} }, ({ you }) => drawCards(you, 1))])\n`,
        }),
      ).filter(({ code }) => code === 'script/type-as-it-was')
    const wrong = [
      ["event.asItWas.type === 'ally'"],
      ["event.asItWas.type !== 'hero'"],
      ["'enemy' == event.asItWas.type"],
      ["['hero', 'ally'].includes(event.asItWas.type)"],
      ["['ally'].indexOf(event.asItWas.type) >= 0"],
      ['CHARACTERS.includes(event.asItWas.type)', "const CHARACTERS = ['hero', 'ally'] as const"],
      ['isAlly(event)', "function isAlly(it: any) { switch (it.asItWas.type) { case 'ally': return true; default: return false } }"],
    ]
    for (const [condition, before] of wrong)
      expect(told(condition as string, before), condition).toMatchObject([
        { severity: 'warning', file: 'cards/encounter/marsh-rat.ts', remedy: expect.stringContaining('asItWas.isAlly') },
      ])
    // a question type, a card type to which no other type belongs, and the type of an existing card
    const right = [
      ['event.asItWas.isAlly'],
      ["event.asItWas.type === 'omen'"],
      ["event.subject.type === 'ally' && event.asItWas.damage > 0"],
    ]
    for (const [condition] of right) expect(told(condition as string), condition).toEqual([])
  })

  test('a token needs no words if a dependency has words for it; words of an unrelated pack do not count', () => {
    const placing = (token: string) => ({
      'cards/encounter/marsh-rat.ts': `import { card, placeTokens, whenRevealed } from '@questwright/lcg'\nexport default card('marsh-rat', [whenRevealed(({ self }) => placeTokens(self, '${token}', 1))])\n`,
    })
    const own = JSON.parse(wholePack['package.json'] ?? '') as { dependencies?: object }
    const pack = (token: string, needs: object) =>
      packWith({ ...placing(token), 'package.json': JSON.stringify({ ...own, dependencies: { ...own.dependencies, ...needs } }) })
    const ground = {
      'package.json': manifest('ground'),
      'text/en.json': JSON.stringify({ cards: {}, words: { tokens: { dew: 'dew drops' }, prompts: { dew: 'Dew?' } } }),
    }
    const missing = (...packs: readonly PackFiles[]) =>
      checked(...packs).filter(({ code, pack: whose }) => code === 'words/missing' && whose === 'wet-meadows').length
    expect(missing(pack('dew', { '@you/ground': '0.1.0' }), ground)).toBe(0)
    expect(missing(pack('dew', {}), ground)).toBe(1)
    expect(missing(pack('frost', { '@you/ground': '0.1.0' }), ground)).toBe(1)
  })

  test('a script that searches a deck without shuffling it is reported', () => {
    const told = (script: string) =>
      checked(
        packWith({
          'cards/encounter/marsh-rat.ts': `import { addToStagingArea, card, encounterDeck, encounterDiscardPile, search, shuffleDeck, whenRevealed } from '@questwright/lcg'\nexport default card('marsh-rat', [whenRevealed(({ you }) => ${script})])\n`,
        }),
      ).filter(({ code }) => code === 'script/searched-deck-not-shuffled')
    const [found, pile] = ['addToStagingArea(search(you, encounterDeck(), (one) => one.isEnemy)[0])', 'encounterDiscardPile()']
    expect(told(found)).toMatchObject([
      { severity: 'warning', file: 'cards/encounter/marsh-rat.ts', remedy: expect.stringContaining("shuffleDeck('encounter')") },
    ])
    expect(told(`{ ${found}; shuffleDeck('encounter') }`)).toEqual([])
    expect(told(found.replace('encounterDeck()', pile))).toEqual([])
  })

  test('a keyword that no pack defines, and one with a wrong number are reported', () => {
    const rat = (keywords: readonly string[]) => packWith({ 'cards/encounter/marsh-rat.json': JSON.stringify({ ...enemy, keywords }) })
    expect(checked(rat(['Windy']))).toMatchObject([
      { code: 'reference/unknown-keyword', file: 'cards/encounter/marsh-rat.json', message: 'The keyword "Windy" is defined by no pack.' },
    ])
    // a printed keyword that is in fact a stat is reported as one
    expect(checked(rat(['Immune to card effects']))).toMatchObject([
      { code: 'reference/unknown-keyword', remedy: expect.stringContaining("modifier('immunities', { gain: 'card-effects' })") },
    ])
    expect(checked(rat(['Soggy']))).toMatchObject([{ code: 'keyword/number-missing', remedy: 'Write for example "Soggy 1".' }])
    expect(checked(rat(['Soggy X']))).toEqual([])
    const none = { ...rat(['Soggy 2']), 'keywords/soggy.json': JSON.stringify({ number: 'none' }) }
    expect(checked(none)).toMatchObject([{ code: 'keyword/number-unexpected', remedy: 'Write "Soggy".' }])
  })

  test('a keyword that is printed before the words of abilities is not a keyword for cards', () => {
    const rat = (printed: string) => ({
      ...packWith({ 'cards/encounter/marsh-rat.json': JSON.stringify({ ...enemy, keywords: ['Soggy'] }) }),
      'keywords/soggy.json': JSON.stringify({ number: 'none', printed }),
    })
    expect(checked(rat('before-abilities'))).toMatchObject([{ code: 'keyword/before-abilities', file: 'cards/encounter/marsh-rat.json' }])
    expect(checked(rat('among-keywords'))).toEqual([])
  })

  test('keywords and cards of packs that are not among the dependencies are reported', () => {
    const text = JSON.stringify({
      cards: { otter: { title: 'Otter' } },
      decks: { otters: { title: 'Otters' } },
      encounterSets: { 'wet-meadows': { title: 'Wet Meadows' } },
    })
    const deck = { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['wet-meadows:odo-miller'], cards: {} }
    const other = (needs: readonly string[]): PackFiles => ({
      'package.json': manifest('otters', needs),
      'cards/otter.json': JSON.stringify({ ...enemy, keywords: ['Soggy 1'] }),
      'decks/otters.json': JSON.stringify(deck),
      'text/en.json': text,
    })
    const between = { 'package.json': manifest('between', ['wet-meadows']) }
    expect(checked(other(['wet-meadows']), wholePack)).toEqual([])
    expect(checked(other(['between']), between, wholePack)).toEqual([])
    expect(checked(other([]), wholePack).map((one) => [one.code, one.file])).toEqual([
      ['reference/undeclared-dependency', 'cards/otter.json'],
      ['reference/undeclared-dependency', 'decks/otters.json'],
    ])
    expect(
      checked(other(['wet-meadows']))
        .map((one) => one.code)
        .sort(),
    ).toEqual(['pack/unknown-dependency', 'reference/unknown-card', 'reference/unknown-keyword'])
  })

  test('cards, keywords, scenarios and decks without a title, and texts for things that do not exist are reported', () => {
    const bare = packWith({
      'text/en.json': JSON.stringify({
        ...text,
        cards: { ...text.cards, ferryman: undefined, 'ferry-man': { title: 'Ferryman' } },
        keywords: {},
        scenarios: {},
        decks: {},
      }),
    })
    expect(checked(bare).map((one) => [one.severity, one.code, one.message])).toEqual([
      ['error', 'text/no-title', 'The card "ferryman" has no title.'],
      ['error', 'text/no-title', 'The keyword "soggy" has no title.'],
      ['error', 'text/no-title', 'The scenario "the-ferry" has no title.'],
      ['error', 'text/no-title', 'The deck "millers" has no title.'],
      ['error', 'text/without-card', 'There is a text for the card "ferry-man", but no such card.'],
    ])
  })

  test('an outdated translation is a warning; no titles at all are an error', () => {
    expect(brief(packWith({ 'text/de.json': JSON.stringify({ ...text, decks: {} }) }))).toEqual([
      ['warning', 'text/no-title', 'text/de.json'],
    ])
    expect(brief(packWith({ 'text/en.json': undefined }))).toEqual([['error', 'text/missing', 'text/en.json']])
    expect(brief(packWith({ 'text/en.json': undefined, 'text/de.json': JSON.stringify(text) }))).toEqual([
      ['error', 'text/missing', 'text/en.json'],
    ])
  })

  test('an encounter set without a title is a warning', () => {
    expect(brief(packWith({ 'text/en.json': JSON.stringify({ ...text, encounterSets: {} }) }))).toEqual([
      ['warning', 'text/no-set-title', 'text/en.json'],
    ])
  })

  test('the text of a card with invalid facts is not reported as a text for nothing', () => {
    expect(
      checked(packWith({ 'cards/allies/ferryman.json': JSON.stringify({ ...ally, cost: 'two' }), 'decks/millers.json': undefined })).map(
        (one) => one.message,
      ),
    ).toEqual(['There is a text for the deck "millers", but no such deck.'])
  })

  describe('rules that a scenario names', () => {
    const ruleCard = (slug: string) => `import { rule } from '@questwright/lcg'\nexport default rule('${slug}', [])\n`
    const ferry = (more: object, files: { readonly [path: string]: string } = {}) =>
      packWith({
        'rules/long-rain.ts': ruleCard('long-rain'),
        'scenarios/the-ferry.json': JSON.stringify({ quest: ['over-the-ferry'], encounterSets: ['wet-meadows'], ...more }),
        ...files,
      })
    const weather = { 'package.json': manifest('weather'), 'rules/cold-wind.ts': ruleCard('cold-wind') }
    const needs = (...ids: readonly string[]) => ({ 'package.json': manifest('wet-meadows', ids) })
    const told = (...packs: readonly PackFiles[]) =>
      checked(...packs)
        .filter(({ pack }) => pack === 'wet-meadows')
        .map(({ code, message, remedy }) => [code, message, remedy])

    test('must be rule cards of the pack or of one of its dependencies', () => {
      expect(checked(ferry({ rules: ['long-rain'] }))).toEqual([])
      expect(checked(ferry({ rules: ['wet-meadows:long-rain', 'weather:cold-wind'] }, needs('weather')), weather)).toEqual([])
      expect(told(ferry({ rules: ['long-rain', 'weather:cold-wind'] }), weather)).toEqual([
        [
          'reference/undeclared-dependency',
          'The rule weather:cold-wind comes from the pack "weather", on which this pack does not depend.',
          'Add "@you/weather" to `dependencies` in package.json.',
        ],
      ])
    })

    test('are reported with the most similar name if no rule has the name', () => {
      const unknown = (rule: string) =>
        told(ferry({ rules: ['long-rain', rule] }, needs('weather')), weather).map(([code, message, remedy]) => {
          expect([code, message]).toEqual(['reference/unknown-rule', `There is no rule ${rule}, or its script is broken.`])
          return remedy
        })
      expect(unknown('long-rains')).toEqual(['Correct the code (did you mean "long-rain"?), or write the rule in rules/long-rains.ts.'])
      expect(unknown('cold-wind')).toEqual([
        'Correct the code (did you mean "weather:cold-wind"?), or write the rule in rules/cold-wind.ts.',
      ])
      // a card code cannot be used as a rule
      expect(unknown('ferryman')).toEqual(['Correct the code, or write the rule in rules/ferryman.ts.'])
    })

    test('are reported if they are named twice', () => {
      expect(checked(ferry({ rules: ['long-rain', 'wet-meadows:long-rain'] }))).toMatchObject([
        {
          severity: 'warning',
          code: 'scenario/rule-twice',
          file: 'scenarios/the-ferry.json',
          message: '`rules` names "wet-meadows:long-rain" twice; a second time has no effect.',
        },
      ])
    })

    test('are checked in each mode', () => {
      expect(told(ferry({ modes: { easy: { rules: ['long-rain'] } } }))).toEqual([])
      expect(told(ferry({ rules: ['long-rain'], modes: { easy: { rules: ['dry-spell'] } } })).map(([code]) => code)).toEqual([
        'reference/unknown-rule',
      ])
    })

    test('a rule that no scenario and no scene names is in no game, and is reported with a remedy', () => {
      expect(checked(ferry({}))).toMatchObject([
        {
          severity: 'warning',
          code: 'rule/in-no-game',
          file: 'rules/long-rain.ts',
          message: 'The rule "long-rain" is in no game: no scenario names it, and no scene.',
          remedy: 'Add "rules": ["long-rain"] to a scenario, as in scenarios/my-scenario.json, or name it in `rules` of a scene.',
        },
      ])
      const scene = (rule: string) => ({
        'rules/long-rain.scene.ts': `import { scene } from '@questwright/testkit'\nscene('it rains', { rules: ['${rule}'] }, (t) => t.isAt('planning'))\n`,
      })
      expect(checked(ferry({}, scene('long-rain')))).toEqual([])
      expect(brief(ferry({}, scene('long-rains')))).toEqual([['warning', 'rule/in-no-game', 'rules/long-rain.ts']])
    })

    test('a rule that only a scenario of another pack names is in a game', () => {
      expect(brief(weather)).toEqual([['warning', 'rule/in-no-game', 'rules/cold-wind.ts']])
      expect(brief(weather, ferry({ rules: ['long-rain', 'weather:cold-wind'] }, needs('weather')))).toEqual([])
    })
  })

  test('a scenario with cards of a type that the table hardly supports is reported with a warning that names the type', () => {
    const files = packWith({
      'cards/encounter/black-barge.json': JSON.stringify({
        type: 'objective-hero',
        encounterSet: 'wet-meadows',
        willpower: 2,
        attack: 3,
        defense: 1,
        hitPoints: 5,
        quantity: 1,
      }),
      'text/en.json': JSON.stringify({ ...text, cards: { ...text.cards, 'black-barge': { title: 'Black Barge' } } }),
    })
    expect(brief(files)).toEqual([['warning', 'facts/type-without-rules', 'scenarios/the-ferry.json']])
    expect(checked(files)[0]?.message).toContain('objective hero (black-barge)')
  })

  test('the set-up card of a nightmare mode is not reported: the mode itself changes the deck as the card says', () => {
    const scenario = JSON.parse(packWith({})['scenarios/the-ferry.json'] ?? '') as { readonly encounterSets: readonly string[] }
    const sets = [...scenario.encounterSets, 'worse-meadows']
    const files = (ferry: object) =>
      packWith({
        'cards/encounter/worse-ferry.json': JSON.stringify({
          type: 'nightmare',
          encounterSet: 'worse-meadows',
          quantity: 1,
          sides: { A: {}, B: {} },
        }),
        'scenarios/the-ferry.json': JSON.stringify({ ...scenario, ...ferry }),
        'text/en.json': JSON.stringify({
          ...text,
          cards: { ...text.cards, 'worse-ferry': { title: 'Worse Ferry' } },
          encounterSets: { ...text.encounterSets, 'worse-meadows': { title: 'Worse Meadows' } },
        }),
      })
    const codes = (ferry: object) => brief(files(ferry)).map(([, code]) => code)
    expect(codes({ modes: { nightmare: { encounterSets: sets } } })).not.toContain('facts/type-without-rules')
    expect(codes({ encounterSets: sets })).toContain('facts/type-without-rules')
  })
})
