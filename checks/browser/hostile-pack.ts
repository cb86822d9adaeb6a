/** A pack whose texts contain attacks: none of them may be treated as anything but text. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const hostile = 'qa-hostile'

const attempts = {
  image: '<img src=x onerror="window.hurt=1">',
  script: '</script><script>window.hurt=1</script>',
  link: '[press me](javascript:window.hurt=1) <a href="javascript:window.hurt=1">or me</a> **bold** ![x](https://evil.example/x.png)',
  style: '<style>*{display:none}</style><iframe src="https://evil.example/"></iframe>',
  long: 'W'.repeat(10_000),
  backwards: '\u202e\u2066kcatta\u2069 ‮ \u0000 {title} {{constructor}} `window.hurt=1` null undefined NaN',
  zalgo: `Z${'\u0335\u0321\u0340\u0301'.repeat(60)}algo`,
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="window.hurt=1">
<script>window.hurt=1; parent.hurt=1; fetch('https://evil.example/svg')</script>
<image href="https://evil.example/in-svg.png" width="9" height="9"/>
<foreignObject width="40" height="40"><body xmlns="http://www.w3.org/1999/xhtml"><img src="https://evil.example/f.png" onerror="window.hurt=1"/></body></foreignObject>
<circle cx="20" cy="20" r="15"/></svg>`

const set = 'evil-set'
const common = {
  encounterSet: set,
  quantity: 2,
}

const cards: { readonly [slug: string]: object } = {
  constructor: {
    type: 'enemy',
    engagementCost: 20,
    threat: 1,
    attack: 1,
    defense: 0,
    hitPoints: 2,
    traits: [attempts.image],
    keywords: ['Surge'],
    ...common,
  },
  'to-string': { type: 'location', threat: 1, questPoints: 2, traits: [attempts.long], ...common },
  'has-own-property': {
    // an SVG as art is refused: the card is reported as broken and left out of games
    art: { file: 'art/constructor.svg', x: 0, y: 0, scale: 100, artist: attempts.image },
    type: 'treachery',
    shadow: 'present',
    traits: ['__proto__', 'constructor'],
    ...common,
  },
  'evil-ally': {
    type: 'ally',
    sphere: 'leadership',
    cost: 1,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 1,
    traits: [attempts.zalgo],
    quantity: 3,
  },
  'evil-stage': { type: 'quest', stage: 1, encounterSets: [set], sides: { A: {}, B: { questPoints: 8 } } },
}

const text = {
  cards: {
    constructor: { title: attempts.image, text: attempts.link, shadow: attempts.script, flavour: attempts.style },
    'to-string': { title: attempts.long, text: attempts.long, flavour: attempts.long },
    'has-own-property': { title: attempts.zalgo, text: attempts.backwards, shadow: attempts.image },
    'evil-ally': { title: attempts.script, text: `${attempts.image} ${attempts.link}`, flavour: attempts.image },
    'evil-stage': {
      title: attempts.backwards,
      sides: { A: { title: attempts.style, text: attempts.link }, B: { title: attempts.image, text: attempts.script } },
    },
  },
  keywords: { valueof: { title: attempts.image, text: attempts.link } },
  encounterSets: { [set]: { title: attempts.image } },
  scenarios: { constructor: { title: `Evil ${attempts.image}`, text: attempts.link } },
  decks: { constructor: { title: `Evil ${attempts.script}` } },
}

/** Writes the pack into a workspace. */
export function writeHostilePack(workspace: string): void {
  const write = (path: string, what: object | string) => {
    const file = join(workspace, hostile, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof what === 'string' ? what : JSON.stringify(what, null, 2))
  }
  write('package.json', {
    name: `@qa/${hostile}`,
    version: '0.1.0',
    description: attempts.image,
    questwright: { game: 'lcg', api: 1, title: attempts.image },
    dependencies: { '@questwright/lcg-keywords': '*', '@questwright/lcg-core-set': '*' },
  })
  for (const [slug, facts] of Object.entries(cards)) write(`cards/${slug}.json`, facts)
  // a key that JSON can have and that an object literal would not set
  write(
    'text/en.json',
    JSON.stringify(text, null, 2).replace('"cards": {', '"cards": { "__proto__": { "title": "polluted", "text": "polluted" },'),
  )
  write('cards/__proto__.json', '{ "type": "ally", "__proto__": { "hurt": 1 }, "constructor": { "prototype": { "hurt": 1 } } }')
  write('keywords/valueof.json', { number: 'none' })
  write('scenarios/constructor.json', { quest: ['evil-stage'], encounterSets: [set] })
  write('decks/constructor.json', {
    format: 'questwright-deck',
    version: 1,
    kind: 'custom',
    name: attempts.image,
    heroes: ['lcg-core-set:aragorn', 'lcg-core-set:theodred', 'lcg-core-set:gloin'],
    cards: { 'evil-ally': 3, 'lcg-core-set:guard-of-the-citadel': 3 },
  })
  write('art/constructor.svg', drawing)
  write(`art/sets/${set}.svg`, drawing)
  write(
    'cards/constructor.ts',
    "import { card, forced, raiseThreat } from '@questwright/lcg'\n\nexport default card('constructor', [forced.after('engages', { of: 'self' }, ({ you }) => raiseThreat(you, 1))])\n",
  )
  write(
    'cards/constructor.scene.ts',
    `import { scene } from '@questwright/testkit'\n\nscene(${JSON.stringify(`${attempts.image} ${attempts.script}`)}, { you: { heroes: ['scene:hero'] }, staging: ['constructor'] }, (t) => {\n  t.isAt('3.2')\n})\n`,
  )
}
