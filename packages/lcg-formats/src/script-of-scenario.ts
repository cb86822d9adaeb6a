/** Converts the data of scenarios of the cooperative game to scripts: the same verbs in the same order, so that the game plays identically. */
import type { ScriptPrinter } from '@questwright/interop/for-games'
import {
  type Amount,
  asFull,
  type Branch,
  type CardFilter,
  type EndCondition,
  type FullScenarioFacts,
  type SetupStep,
} from '@questwright/packs/browser'
import type { ScenarioFacts } from '@questwright/packs/types'
import { entryIn } from '@questwright/rulebook'

/** Registers a name that the printed script must import, and returns it. */
type Use = (name: string) => string

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const amount = (said: Amount | undefined, use: Use): string =>
  said === 'per-player' ? `${use('playersInOrder')}().length` : String(said ?? 1)

const cardsNamed = (card: string | undefined, copies: Amount | undefined, use: Use): string => {
  const count = amount(copies, use)
  return `${use('named')}(${quoted(card ?? '')}${count === '1' ? '' : `, ${count}`})`
}

const host = (said: string | undefined, use: Use): string =>
  said === 'hero'
    ? `${use('choose')}(${use('heroesInPlay')}(), { by: ${use('firstPlayer')}(), as: 'choose-host' })`
    : said === 'active-location'
      ? `${use('chooseActiveLocation')}()`
      : `${use('namedInPlay')}(${quoted(said ?? '')})`

const filter = (of: CardFilter = {}): string => {
  const parts = Object.entries(of).map(([part, value]) => `${part}: ${quoted(String(value))}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** The lines of one step, by its word. */
const printed: { readonly [word: string]: (step: SetupStep, use: Use, nth: number) => readonly string[] } = {
  'add-to-staging': ({ card, copies }, use) => [
    `for (const card of ${cardsNamed(card, copies, use)}) ${use('addToStagingArea')}(card, 'set-up')`,
  ],
  'make-active': ({ card }, use) => [`for (const card of ${cardsNamed(card, 1, use)}) ${use('addActiveLocation')}(card)`],
  'set-aside': ({ card, copies }, use) => [`for (const card of ${cardsNamed(card, copies, use)}) ${use('setAside')}(card)`],
  attach: ({ card, to }, use, nth) => [
    `const bearer${nth} = ${host(to, use)}`,
    `for (const card of ${cardsNamed(card, 1, use)}) if (bearer${nth}) ${use('attach')}(card, bearer${nth}, bearer${nth}.controller)`,
  ],
  remove: ({ card, copies }, use) => [`for (const card of ${cardsNamed(card, copies, use)}) ${use('removeFromGame')}(card)`],
  'choose-card': ({ cards = [], place }, use, nth) => {
    const verb =
      place === 'active'
        ? `${use('addActiveLocation')}(card)`
        : place === 'aside'
          ? `${use('setAside')}(card)`
          : `${use('addToStagingArea')}(card, 'set-up')`
    return [
      `const among${nth} = [${cards.map((card) => `...${cardsNamed(card, 1, use)}`).join(', ')}]`,
      `for (const card of ${use('search')}(${use('firstPlayer')}(), among${nth}, () => true, { must: 'if-able' })) ${verb}`,
    ]
  },
  'each-player-adds': ({ count, of }, use) => [
    `${use('eachPlayer')}(() => {`,
    `  for (const card of ${use('fittingInDeck')}(${filter(of)}, ${amount(count, use)})) ${use('addToStagingArea')}(card, 'set-up')`,
    '})',
  ],
  'each-player-searches': ({ count, of }, use) => [
    `${use('eachPlayer')}((player) => {`,
    `  const found = ${use('search')}(player, ${use('encounterDeck')}(), (card) => ${use('fits')}(card, ${filter(of)}), {`,
    `    most: ${amount(count, use)},`,
    "    must: 'if-able',",
    '  })',
    `  for (const card of found) ${use('addToStagingArea')}(card, 'set-up')`,
    '})',
  ],
  'each-player-reveals': ({ count, of = {} }, use) => [
    `${use('eachPlayer')}(() => {`,
    ...(Object.keys(of).length > 0
      ? [`  for (const card of ${use('fittingInDeck')}(${filter(of)}, ${amount(count, use)}).reverse()) ${use('putOnEncounterDeck')}(card)`]
      : []),
    `  ${use('revealEncounterCards')}(${amount(count, use)})`,
    '})',
  ],
  reveal: ({ count }, use) => [`${use('revealEncounterCards')}(${amount(count, use)})`],
  'put-tokens': ({ token, count, on }, use, nth) => [
    `const bearer${nth} = ${host(on, use)}`,
    token === 'progress'
      ? `if (bearer${nth}) ${use('placeProgressOn')}(bearer${nth}, ${amount(count, use)})`
      : `if (bearer${nth}) ${use('placeTokens')}(bearer${nth}, ${quoted(token ?? '')}, ${amount(count, use)})`,
  ],
  'each-player-draws': ({ count }, use) => [`${use('eachPlayer')}((player) => ${use('drawCards')}(player, ${amount(count, use)}))`],
  'each-player-discards': ({ count, way }, use) => [
    way === 'chosen'
      ? `${use('eachPlayer')}((player) => ${use('discard')}(${use('chooseSome')}(player.hand, ${amount(count, use)}, { by: player, as: 'choose-to-discard' })))`
      : `${use('eachPlayer')}((player) => ${use('discardAtRandom')}(player, ${amount(count, use)}))`,
  ],
  'each-player-raises-threat': ({ count }, use) => [`${use('raiseThreat')}(${use('playersInOrder')}(), ${amount(count, use)})`],
  shuffle: (_, use) => [`${use('shuffleDeck')}('encounter')`],
}

/** The lines of a branch inside `scenario(…)`. */
function branchPart(stage: string, { next, by }: Branch, use: Use): readonly string[] {
  if (by === 'script') return []
  const head = `${use('forced')}.when('stageDefeated', { slug: ${quoted(`after-${stage.replace(':', '-')}`)}, of: (stage) => ${use('isNamed')}(stage, ${quoted(stage)}) }, () =>`
  if (next.length === 0) return [`${head} ${use('winGame')}('last-stage')),`]
  const stages = `${use('stagesNamed')}([${next.map(quoted).join(', ')}])`
  if (by === 'random') return [`${head} ${use('setNextStageAtRandom')}(${stages})),`]
  if (by === 'players' || by === 'first-player') return [`${head} ${use('chooseNextStage')}(${stages}, ${quoted(by)})),`]
  if (by === 'location')
    return [
      `${head} {`,
      `  const held = ${use('activeLocations')}().some((location) => location.progress < location.questPoints)`,
      `  const [free, visited] = ${stages}`,
      '  const next = held ? visited : free',
      `  if (next) ${use('setNextStage')}(next)`,
      '}),',
    ]
  return [`${head} {`, `  const [next] = ${stages}`, `  if (next) ${use('setNextStage')}(next)`, '}),']
}

const named = (code: string | undefined, use: Use): string => `of: (card) => ${use('isNamed')}(card, ${quoted(code ?? '')})`

const endings: { readonly [word: string]: (told: EndCondition, slug: string, end: string, use: Use) => string } = {
  'stage-defeated': ({ stage }, slug, end, use) =>
    `${use('forced')}.when('stageDefeated', { slug: '${slug}', ${named(stage, use)} }, ${end}),`,
  destroyed: ({ card }, slug, end, use) => `${use('forced')}.after('destroyed', { slug: '${slug}', ${named(card, use)} }, ${end}),`,
  explored: ({ card }, slug, end, use) => `${use('forced')}.after('explored', { slug: '${slug}', ${named(card, use)} }, ${end}),`,
  'leaves-play': ({ card }, slug, end, use) => `${use('forced')}.after('leavesPlay', { slug: '${slug}', ${named(card, use)} }, ${end}),`,
  'victory-display': ({ card, copies }, slug, end, use) =>
    `${use('forced')}.after('leavesPlay', { slug: '${slug}', ${named(card, use)}, when: () => ${use('inVictoryDisplay')}(${quoted(card ?? '')}) >= ${amount(copies, use)} }, ${end}),`,
  threat: ({ number = 50 }, slug, end, use) =>
    `${use('forced')}.after('threatRaised', { slug: '${slug}', when: ({ event }) => event.subject.threat >= ${number} }, ${end}),`,
  'no-heroes': ({ trait }, slug, end, use) =>
    `${use('forced')}.after('leavesPlay', { slug: '${slug}', when: () => ${trait === undefined ? `${use('heroesInPlay')}().length === 0` : `!${use('heroesInPlay')}().some((hero) => hero.has(${quoted(trait)}))`} }, ${end}),`,
  round: ({ number = 1 }, slug, end, use) =>
    `${use('forced')}.atEndOf('round', { slug: '${slug}', when: () => ${use('round')}() >= ${number} }, ${end}),`,
}

/** The script for the data of a scenario. */
function scriptOf(slug: string, facts: ScenarioFacts | FullScenarioFacts): string {
  const { setup = [], branches = {}, win = [], lose = [] } = asFull(facts)
  const imports = new Set(['scenario'])
  const use: Use = (name) => {
    imports.add(name)
    return name
  }
  const parts: string[] = []
  if (setup.length > 0)
    parts.push(
      `${use('setup')}(() => {`,
      ...setup.flatMap((step, i) => entryIn(printed, step.do)?.(step, use, i + 1) ?? []).map((line) => `  ${line}`),
      '}),',
    )
  for (const [stage, branch] of Object.entries(branches)) parts.push(...branchPart(stage, branch, use))
  const ends = (list: readonly EndCondition[], word: 'win' | 'lose') =>
    list.forEach((told, i) => {
      const end = `() => ${use(word === 'win' ? 'winGame' : 'loseGame')}('by-scenario')`
      const part = entryIn(endings, told.when)?.(told, `${word}-${i + 1}`, end, use)
      if (part !== undefined) parts.push(part)
    })
  ends(win, 'win')
  ends(lose, 'lose')
  const names = [...imports].sort((a, b) => a.localeCompare(b, 'en'))
  return [
    'import {',
    ...names.map((name) => `  ${name},`),
    "} from '@questwright/lcg'",
    '',
    `export default scenario(${quoted(slug)}, [`,
    ...parts.map((line) => `  ${line}`),
    '])',
    '',
  ].join('\n')
}

export const scriptPrinter: ScriptPrinter = { steps: Object.keys(printed), endings: Object.keys(endings), scriptOf }
