// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are places of snippets, not of templates
/** What completion offers for each kind of ability, found by the words that designers use, and what new scripts begin with. */
import type { Chapter, ScriptTexts, Snippet } from '@questwright/rulebook'
import { firstSystem } from './first-system.ts'

const snippet = (label: string, words: string, help: string, imports: string, body: string, place: Snippet['in'] = 'script'): Snippet => ({
  label,
  words,
  help,
  body,
  imports: imports.split(' '),
  in: place,
})

export const snippets: NonNullable<Chapter['snippets']> = {
  action: snippet(
    'Action',
    'action exhaust use window',
    '**Action:** a player uses it in an action window.',
    'action exhaustSelf drawCards',
    'action({ cost: ${1:exhaustSelf} }, ({ you }) => ${2:drawCards(you, 1)}),',
  ),
  'quest-action': snippet(
    'Quest Action (a phase’s action)',
    'phase action combat planning',
    'An action of one phase only.',
    'action modify',
    "action({ phase: '${1|quest,combat,planning,travel,encounter,resource,refresh|}' }, ({ self }) => ${2:modify(self, 'willpower', 1, 'phase')}),",
  ),
  'response-after': snippet(
    'Response after …',
    'response after enters play',
    'A player may use it directly after something happens.',
    'response drawCards',
    "response.after('${1:entersPlay}', { of: '${2|self,host|}' }, ({ you }) => ${3:drawCards(you, 1)}),",
  ),
  'response-when': snippet(
    'Response when …',
    'response when would prevent',
    'A player may use it while something happens: the event can still be changed.',
    'response preventDamage',
    "response.when('${1:damaged}', { of: '${2|self,host|}' }, ({ event }) => ${3:preventDamage(event, 1)}),",
  ),
  'response-to-cancel': snippet(
    'Response to cancel …',
    'cancel when revealed shadow',
    'Cancels an effect at its very start.',
    'response',
    "response.cancel('effect', { when: ({ event }) => event.word === '${1|shadow,when-revealed|}' }, ({ event }) => event.cancel()),",
  ),
  'forced-after': snippet(
    'Forced after …',
    'forced after engages',
    'It happens by itself directly after something.',
    'forced raiseThreat',
    "forced.after('${1:engages}', { of: '${2|self,host|}' }, ({ you }) => ${3:raiseThreat(you, 1)}),",
  ),
  'forced-when': snippet(
    'Forced when …',
    'forced when attacks',
    'It happens by itself while something happens.',
    'forced dealShadowCard',
    "forced.when('${1:attacks}', { of: '${2|self,host|}' }, ({ self }) => ${3:dealShadowCard(self)}),",
  ),
  'forced-at-the-end-of-the-round': snippet(
    'Forced at the end of the round',
    'end beginning phase round',
    'It happens by itself at a moment.',
    'forced discard',
    "forced.${1|atEndOf,atBeginningOf|}('${2|round,quest,combat,travel,encounter,planning,resource,refresh|}', ({ self }) => ${3:discard(self)}),",
  ),
  'when-revealed': snippet(
    'When Revealed',
    'when revealed treachery',
    'It happens as the card is revealed.',
    'dealDamage committedCharacters whenRevealed',
    'whenRevealed(() => ${1:dealDamage(committedCharacters(), 1)}),',
  ),
  shadow: snippet(
    'Shadow',
    'shadow effect defending attack',
    'It happens when the card is turned up as a shadow card.',
    'modify shadow',
    "shadow(({ attacker, attack }) => ${1:modify(attacker, 'attack', attack.undefended ? 2 : 1, 'attack')}),",
  ),
  travel: snippet(
    'Travel',
    'travel cost location',
    'What is paid to travel to this location.',
    'firstPlayer raiseThreat travel',
    'travel(\n  () => ${1:firstPlayer().hand.length > 0},\n  () => ${2:raiseThreat(firstPlayer(), 2)},\n),',
  ),
  setup: snippet(
    'Setup',
    'setup quest stage scenario',
    'Instructions while the game is set up.',
    'revealEncounterCards setup',
    'setup(() => ${1:revealEncounterCards(1)}),',
  ),
  'gets-more': snippet(
    'Gets +1',
    'constant modifier willpower attack gets',
    'A constant change of a number.',
    'modifier',
    "modifier('${1|willpower,attack,defense,hitPoints,threat|}', { on: '${2|self,host|}', by: ${3:1} }),",
  ),
  'gains-a-trait-or-keyword': snippet(
    'Gains a trait or keyword',
    'gains trait keyword',
    'A constant gain of a word.',
    'modifier',
    "modifier('${1|traits,keywords,spheres|}', { on: '${2|self,host|}', gain: '${3:Gondor}' }),",
  ),
  cannot: snippet(
    'Cannot',
    'cannot forbids',
    'Forbids that something happens to the card.',
    'cannot',
    "cannot('${1:attacks}', { on: '${2|self,host|}' }),",
  ),
  may: snippet(
    'May (permits)',
    'permits allows may ranged sentinel',
    'Allows what the rules do not.',
    'permits',
    "permits('${1|attacksForOthers,defendsForOthers,withholdsThreat,mustBeTravelledTo,goesToVictoryDisplay|}'),",
  ),
  'attach-to': snippet(
    'Attach to',
    'attachment attach hero host',
    'The cards to which an attachment may be attached.',
    'attachesTo',
    'attachesTo((host) => ${1:host.isHero}),',
  ),
  'as-something-happens': snippet(
    'As something happens (constantly.when)',
    'constant as revealed before',
    'Acts before anything else answers.',
    'constantly dealDamage',
    "constantly.when('${1:revealed}', { of: (${2:card}) => ${2:card}.isEnemy }, ({ event }) => ${3:dealDamage(event.subject, 1)}),",
  ),
  'lasting-effect': snippet(
    'Lasting effect',
    'lasting until end of phase begin',
    'An effect of an encounter card whose cards are looked at anew each time.',
    'begin lasting whenRevealed',
    "lasting('${1:fog}', 'threat', { on: (card) => ${2:card.isLocation}, by: ${3:1} }),\nwhenRevealed(() => begin('${1:fog}', 'phase')),",
  ),
  'delayed-effect': snippet(
    'Delayed effect',
    'delayed at the end of later',
    'Something that happens later, at the end of the phase or round.',
    'action atTheEndOf delayed discard',
    "action(() => atTheEndOf('${1|phase,round|}', '${2:later}')),\ndelayed('${2:later}', ({ self }) => ${3:discard(self)}),",
  ),
  'state-check': snippet(
    'State check',
    'check keyword state',
    'What is found happens at once: for keywords.',
    'check',
    "check('${1:most}', ({ self }) => ${2:[]}),",
  ),
  'choose-one': snippet(
    'Choose one',
    'choose either or modes',
    'One of several things to do.',
    'chooseOne drawCards lowerThreat',
    'chooseOne({\n  ${1:draw}: () => ${2:drawCards(you, 1)},\n  ${3:hide}: () => ${4:lowerThreat(you, 2)},\n})',
  ),
  'limit-once-per-round': snippet(
    'Limit once per round',
    'limit once per phase round game',
    'How often it may be used.',
    'action',
    "limit: { times: 1, period: '${1|round,phase,game|}', counts: '${2|card,player|}' }",
  ),
  card: snippet('Card', 'card script export', 'The default export of a card.', 'card', "export default card('${1:slug}', [\n  $0\n])"),
  keyword: snippet(
    'Keyword',
    'keyword script export',
    'The default export of a keyword.',
    'keyword',
    "export default keyword('${1:slug}', [\n  $0\n])",
  ),
  scenario: snippet(
    'Scenario',
    'scenario script export',
    'The default export of a scenario.',
    'scenario',
    "export default scenario('${1:slug}', [\n  $0\n])",
  ),
  scene: snippet(
    'Scene',
    'scene test',
    'A test: a table as it stands, and what happens there.',
    'scene',
    "scene('${1:What is proven}', { you: { heroes: ['${2:hero}'] }, at: '${3|planning,quest,travel,encounter,combat|}' }, (t) => {\n  $0\n})",
    'scene',
  ),
}

const raises = (imports: string, effect: string) => ({
  imports: imports.split(' '),
  code: `forced.when('revealed', { of: 'self' }, ${effect})`,
})

export const scriptTexts: ScriptTexts = {
  keyword: raises('forced playersInOrder raiseThreat', '() => raiseThreat(playersInOrder(), 1)'),
  numberedKeyword: raises('forced playersInOrder raiseThreat', '({ number }) => raiseThreat(playersInOrder(), number)'),
  scene: "scene($title, { $setup, at: 'planning' }, (t) => {\n  t.until('3.2').sees($seen).isAt('3.2')\n})\n",
  card: { setup: "staging: ['$card']", zone: 'staging-area' },
  bearer: {
    title: '$title is on an enemy',
    setup: "staging: [{ card: 'scene:enemy', keywords: [$keyword] }]",
    seen: "{ 'scene:enemy.zone': 'staging-area' }",
  },
  system: firstSystem,
}
