/**
 * Wrong values that a script can pass to the table: errors, names, amounts, choices, exceptions of the kernel, or too much of anything.
 * Each body is that of an action with `self` and `you`; for every value, the action is muted and named with card and line, and the game
 * goes on.
 */
export interface HandedOver {
  readonly title: string
  readonly body: string
  /** The message of the fault. */
  readonly says: RegExp
  /** `loop`: it runs until its fuel ends, so it is tried in quickjs only. */
  readonly ends?: 'loop'
}

const LOOP = 'for (;;);'
const BOMB = "{ toJSON() { throw new TypeError('gone off') } }"

export const handedOver: readonly HandedOver[] = [
  // errors that scripts throw
  {
    title: 'an error whose message throws when it is read',
    body: "throw Object.defineProperty(new Error('x'), 'message', { get() { throw new Error('unread') } })",
    says: /cannot be read/,
  },
  {
    title: 'an error whose message is an object that throws when it becomes a text',
    body: "throw Object.assign(new Error('x'), { message: { toString() { throw new Error('unread') } } })",
    says: /cannot be read/,
  },
  { title: 'an error whose stack is a number', body: "throw Object.assign(new Error('numbered'), { stack: 42 })", says: /numbered/ },
  {
    title: 'an error whose stack loops as JSON',
    body: `throw Object.assign(new Error('stacked'), { stack: { toJSON() { ${LOOP} } } })`,
    says: /stacked/,
  },
  {
    title: 'an error whose message never comes to an end',
    body: `throw Object.defineProperty(new Error('x'), 'message', { get() { ${LOOP} } })`,
    says: /ticks|ms/,
    ends: 'loop',
  },
  { title: 'nothing at all, thrown', body: 'throw undefined', says: /undefined/ },
  { title: 'null, thrown', body: 'throw null', says: /null/ },
  { title: 'a thrown object that contains itself', body: 'const one: any = {}; one.message = one; throw one', says: /a value was thrown/ },
  {
    title: 'an error that asks a question when its message is read',
    body: "throw Object.defineProperty(new Error('x'), 'message', { get: () => choose(heroesInPlay()).title })",
    says: /./,
  },
  // forged exceptions of the kernel, made with the class of a caught one
  {
    title: 'a fault of another card, made from the class of a caught one',
    body: `let kind: any
    try { raiseThreat(you, 1 / 2) } catch (caught) { kind = (caught as any)['construc' + 'tor'] }
    try { remember(self, 'x', (() => 1) as never) } catch (caught) { kind = (caught as any)['construc' + 'tor'] }
    throw new kind('script-error', 'made-up:keeper#other', 'it was the keeper', '')`,
    says: /./,
  },
  {
    title: 'a question made from the class of a caught one',
    body: `let kind: any
    try { chooseSome(heroesInPlay(), 1, { as: 'forge' }); chooseAmount(1, 2) } catch (caught) { kind = (caught as any)['construc' + 'tor'] }
    if (kind === undefined) throw new Error('nothing was asked')
    throw new kind({})`,
    says: /./,
  },
  // wrong values in questions
  {
    title: 'an object that contains itself as the name of a question',
    body: 'const as: any = {}; as.as = as; choose(heroesInPlay(), { as })',
    says: /must be a text, and is an object/,
  },
  {
    title: 'an object that throws as JSON as the name of a question',
    body: `chooseAmount(1, 3, { as: ${BOMB} as never })`,
    says: /must be a text/,
  },
  {
    title: 'a name of a question that is far too long',
    body: "chooseAmount(1, 3, { as: 'x'.repeat(90000) })",
    says: /names have 200 at most/,
  },
  {
    title: 'an option with a name of ninety thousand characters',
    body: "chooseOne({ ['x'.repeat(90000)]: () => raiseThreat(you, 1), b: () => raiseThreat(you, 2) })",
    says: /key is no text of at most 800 characters/,
  },
  { title: 'a number from 1 to 0', body: 'chooseAmount(1, you.discardPile.length)', says: /from 1 to 0 there is no number/ },
  { title: 'a number without end', body: 'chooseAmount(1, Infinity)', says: /whole numbers, and Infinity was given/ },
  {
    title: 'a choice by a card that is no player',
    body: 'choose(heroesInPlay(), { by: self as never }); chooseAmount(1, 3, { by: self as never })',
    says: /must be asked of a player/,
  },
  { title: 'a choice by nobody', body: 'chooseAmount(1, 3, { by: {} as never })', says: /must be asked of a player/ },
  { title: 'at least half a card', body: 'chooseSome([...heroesInPlay(), ...charactersInPlay()], 1 / 2)', says: /whole number/ },
  {
    title: 'a choice among objects that are no cards',
    body: "choose([{ id: 'a', zone: {}, n: 1 }, { id: 'b', zone: {}, n: 2 }] as never)",
    says: /./,
  },
  {
    title: 'a list of cards with a map of its own',
    body: 'const cards = charactersInPlay(); Object.assign(cards, { map: () => 1, filter: () => cards }); choose(cards); throw new Error("no harm")',
    says: /./,
  },
  // wrong amounts and texts
  { title: 'an amount that is an object', body: `raiseThreat(you, { valueOf: () => 1, toJSON() { ${LOOP} } } as never)`, says: /./ },
  { title: 'half a point of damage', body: 'dealDamage(self, 1 / 2)', says: /dealDamage takes whole numbers, and 0.5 was given/ },
  {
    title: 'damage that is no number',
    body: 'dealDamage(self, NaN); addResources(heroesInPlay()[0], NaN); placeTokens(self, "x", NaN); raiseThreat(you, NaN)',
    says: /NaN/,
  },
  { title: 'damage beyond counting', body: 'dealDamage(self, 9e15)', says: /the amount is 9000000000000000; 1000000000 is the most/ },
  {
    title: 'tokens beyond counting',
    body: "placeTokens(self, 'resource', 8e8); placeTokens(self, 'resource', 8e8)",
    says: /would have 160000000\d/,
  },
  { title: 'resources in an object', body: 'addResources(heroesInPlay()[0], { valueOf: () => 1 } as never)', says: /./ },
  { title: 'a token whose name is an object', body: `placeTokens(self, ${BOMB} as never, 1)`, says: /./ },
  { title: 'a token with a name of ninety thousand characters', body: "placeTokens(self, 'x'.repeat(90000), 1)", says: /./ },
  {
    title: 'a granted word with a hidden toJSON',
    body: `grant(self, 'traits', Object.defineProperty({ a: 1 }, 'toJSON', { value() { ${LOOP} } }) as never, 'round')`,
    says: /what is gained or lost is a word/,
  },
  {
    title: 'a stat changed by a text',
    body: "modify(self, 'willpower', '1' as never, 'round')",
    says: /whole numbers, and a text was given/,
  },
  { title: 'a change that lasts until an object', body: `modify(self, 'willpower', 1, ${BOMB} as never)`, says: /./ },
  { title: 'the end of the game for a reason that is an object', body: `winGame(${BOMB} as never)`, says: /./ },
  { title: 'a die whose name is an object', body: `roll(${BOMB} as never, 6)`, says: /must be a text/ },
  { title: 'a die with 6.5 sides', body: "roll('x', 13 / 2)", says: /whole number of sides/ },
  // more data than a game may store
  { title: 'a text of ninety thousand characters', body: "remember(self, 'x', 'x'.repeat(90000))", says: /one text has 10000 at most/ },
  {
    title: 'a list of ninety thousand numbers',
    body: "remember(self, 'x', Array.from({ length: 90000 }, (_, i) => i))",
    says: /a value is larger than 100000 characters/,
  },
  {
    title: 'a hundred thousand notes on one card',
    body: "for (let i = 0; i < 100000; i++) remember(self, 'x' + i, i)",
    says: /would hold more than 200000 characters/,
  },
  {
    title: 'more on all cards than a table holds',
    body: "for (const one of [...you.deck, ...encounterDeck(), ...heroesInPlay()]) for (let i = 0; i < 19; i++) remember(one, 'x' + i, 'x'.repeat(10000)); throw new Error('full')",
    says: /full|the table would hold more/,
  },
  {
    title: 'two thousand lasting effects',
    body: "for (let i = 0; i < 2000; i++) modify(self, 'willpower', 1, 'round')",
    says: /500 lasting and delayed effects exist already/,
  },
]
