/** What a new script begins with: one ability of the kind that such cards have most often, ready to be changed. */
const bodies: { readonly [type: string]: { readonly imports: string; readonly body: string } } = {
  hero: { imports: 'addResources, card, response', body: "response.after('damaged', { of: 'self' }, ({ self }) => addResources(self, 1))" },
  ally: { imports: 'card, drawCards, response', body: "response.after('entersPlay', { of: 'self' }, ({ you }) => drawCards(you, 1))" },
  enemy: {
    imports: 'card, forced, modify',
    body: "forced.after('engages', { of: 'self' }, ({ self }) => modify(self, 'attack', 1, 'round'))",
  },
  treachery: {
    imports: 'card, committedCharacters, modify, whenRevealed',
    body: "whenRevealed(() => modify(committedCharacters(), 'willpower', -1, 'phase'))",
  },
}

/** @returns the text of a script for a card of that type; it loads, and does one simple thing or nothing */
export function newScript(slug: string, type: string): string {
  const body = Object.hasOwn(bodies, type) ? bodies[type] : undefined
  if (!body) return `import { card } from '@questwright/lcg'\n\nexport default card('${slug}', [])\n`
  return `import { ${body.imports} } from '@questwright/lcg'\n\nexport default card('${slug}', [\n  ${body.body},\n])\n`
}

/** @returns a keyword's first script: it loads, and does one simple thing */
export function newKeywordScript(slug: string, number: 'none' | 'required'): string {
  const amount = number === 'required' ? '({ number }) => raiseThreat(playersInOrder(), number)' : '() => raiseThreat(playersInOrder(), 1)'
  return `import { forced, keyword, playersInOrder, raiseThreat } from '@questwright/lcg'\n\nexport default keyword('${slug}', [forced.when('revealed', { of: 'self' }, ${amount})])\n`
}

/** @returns a scenario's first script, with nothing in it yet */
export const newScenarioScript = (slug: string): string =>
  `import { scenario } from '@questwright/lcg'\n\nexport default scenario('${slug}', [])\n`

/** Where a card lies in a first scene, and what is seen of it there. */
const scenes: { readonly [type: string]: (slug: string) => readonly [setup: string, zone: string] } = {
  hero: (slug) => [`you: { heroes: ['${slug}'] }`, 'you.play-area'],
  ally: (slug) => [`you: { allies: ['${slug}'] }`, 'you.play-area'],
  attachment: (slug) => [`you: { heroes: [{ card: 'scene:hero', attachments: ['${slug}'] }] }`, 'attachments of hero'],
  event: (slug) => [`you: { hand: ['${slug}'] }`, 'you.hand'],
  treachery: (slug) => [`encounterDeck: ['${slug}', 'scene:enemy']`, 'encounter-deck'],
  quest: (slug) => [`quest: '${slug}'`, 'current-quest'],
}

/** @returns a first scene of a card that runs: the card lies where such cards lie, and the game goes on to the quest phase */
export function newScene(slug: string, type: string, title: string): string {
  const [setup, zone] = (Object.hasOwn(scenes, type) ? scenes[type] : undefined)?.(slug) ?? [`staging: ['${slug}']`, 'staging-area']
  return sceneText(`${title} is there`, setup, `{ '${slug}.zone': '${zone}' }`)
}

/** @returns a first scene of a keyword that runs: an enemy that has it lies in the staging area */
export function newKeywordScene(title: string, number: 'none' | 'required'): string {
  const word = JSON.stringify(number === 'required' ? `${title} 1` : title).replace(
    /^"(.*)"$/,
    (_, inner: string) => `'${inner.replaceAll("'", "\\'")}'`,
  )
  return sceneText(
    `${title} is on an enemy`,
    `staging: [{ card: 'scene:enemy', keywords: [${word}] }]`,
    "{ 'scene:enemy.zone': 'staging-area' }",
  )
}

function sceneText(title: string, setup: string, seen: string): string {
  const name = `'${title.replaceAll('\\', '').replaceAll("'", "\\'")}'`
  return `import { scene } from '@questwright/testkit'\n\nscene(${name}, { ${setup}, at: 'planning' }, (t) => {\n  t.until('3.2').sees(${seen}).isAt('3.2')\n})\n`
}

/** @returns a script without abilities, into which the ability builder writes the first */
export function emptyScript(word: 'card' | 'keyword' | 'scenario' | 'rule', slug: string, type?: string): string {
  const verb = word === 'rule' ? 'rule' : word
  return `import { ${verb} } from '@questwright/lcg'\n\nexport default ${verb}('${slug}', ${type === 'quest' ? '{\n  B: [],\n}' : '[]'})\n`
}
