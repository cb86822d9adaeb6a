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
