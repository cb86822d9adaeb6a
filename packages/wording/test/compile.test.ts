import { menusOf, printAbility } from '@questwright/abilities'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { compileCard, isCompiled, type TextRequest, wordsWith } from '../src/index.ts'

const menus = menusOf(lcgRulebook)

function compiled(text: string, type = 'ally', more: Partial<TextRequest> = {}) {
  const request: TextRequest = { text, type, titles: { self: 'Lamp Bearer', others: new Map() }, keywords: new Map(), ...more }
  return compileCard(menus, ts, { slug: 'lamp-bearer', faces: [{ text: request }] })
}

/** The abilities of a script, on one line. */
const listOf = (source: string | undefined): string =>
  /\[(.*)\]\)\n$/s
    .exec(source ?? '')?.[1]
    ?.replace(/\s+/g, ' ')
    .trim()
    .replace(/,$/, '') ?? ''

describe('a card that is compiled from its text', () => {
  it('has an ability for each that is read', () => {
    const { source, byHand } = compiled('Lamp Bearer gets +1 [attack].\nResponse: After Lamp Bearer enters play, draw 1 card.')
    expect(source?.split('\n').slice(1).join('\n')).toBe(
      [
        "import { card, drawCards, modifier, response } from '@questwright/lcg'",
        '',
        "export default card('lamp-bearer', [",
        "  modifier('attack', { by: 1 }),",
        "  response.after('entersPlay', { of: 'self' }, ({ you }) => drawCards(you, 1)),",
        '])',
        '',
      ].join('\n'),
    )
    expect(byHand).toEqual({})
  })

  it('has only the later effect that its text says, under the name in the call', () => {
    const shadow = { text: '', others: { shadow: 'Return attacking enemy to the staging area after it attacks.' } }
    expect(listOf(compiled('', 'treachery', shadow).source)).toBe(
      [
        "shadow(({ attacker }) => afterThisAttack('return-staging', { enemy: attacker.id }))",
        "delayed('return-staging', (_, params) => returnToStaging(cardInPlay(params.enemy)))",
      ].join(', '),
    )
  })

  it('keeps the trigger of an ability whose effect is not read, and has the rest followed by hand', () => {
    const { source, byHand } = compiled('Forced: After Lamp Bearer enters play, hum a tune and polish 2 lamps.')
    expect(listOf(source)).toBe("forced.after('entersPlay', { of: 'self' }, () => byHand('forced'))")
    expect(byHand).toEqual({ forced: 'Hum a tune and polish 2 lamps.' })
  })

  it('has the chosen meaning of a text with several, which is then found in the script', () => {
    const text = 'Attached hero gets +1 [attack] and +1 [defense] for each location in play.'
    const faces = [{ text: { text, type: 'attachment', titles: { self: 'Tower', others: new Map() }, keywords: new Map() } }]
    const asked = compileCard(menus, ts, { slug: 'tower', faces })
    expect(asked.byHand).toEqual({ text })
    const [, other = []] = asked.units[0]?.meanings ?? []
    const codes = other.map((ability) => printAbility(menus, ts, ability))
    const chosen = compileCard(menus, ts, { slug: 'tower', faces, chosen: { byText: { [text]: codes.join('\n') } } })
    expect(chosen).toMatchObject({ byHand: {}, units: [{ state: 'asked', chosen: 1 }] })
    expect(listOf(chosen.source)).toBe(codes.join(', '))
    const again = compileCard(menus, ts, { slug: 'tower', faces, chosen: { inScript: () => new Set(codes) } })
    expect(again.source).toBe(chosen.source)
  })

  it('keeps the costs of an action, and leaves an action without any to people, who would else be asked without end', () => {
    const { source } = compiled('Action: Exhaust Lamp Bearer to polish 2 lamps.')
    expect(listOf(source)).toBe("action({ cost: exhaustSelf }, () => byHand('action'))")
    const free = compiled('Action: Polish 2 lamps.')
    expect(listOf(free.source)).toBe("byHand('action')")
    expect(free.byHand).toEqual({ action: 'Action: Polish 2 lamps.' })
  })

  it('keeps the first sentences that are read, unless a later one may change what they do', () => {
    const { source, byHand } = compiled('When Revealed: Each player draws 1 card. Polish 2 lamps.', 'treachery')
    expect(listOf(source)).toContain("byHand('when-revealed')")
    expect(listOf(source)).toContain('drawCards')
    expect(byHand).toEqual({ 'when-revealed': 'Polish 2 lamps.' })
    const other = compiled('When Revealed: Each player draws 1 card. If a lamp is lit, they draw 2 instead.', 'treachery')
    expect(listOf(other.source)).toBe("whenRevealed(() => byHand('when-revealed'))")
  })

  it('has nothing of what stands behind unknown words in the same line', () => {
    const { source, byHand } = compiled('High tide. Forced: At the end of the round, each player draws 1 card. Polish 2 lamps.', 'location')
    expect(listOf(source)).toBe("byHand('text'), byHand('forced')")
    expect(Object.values(byHand)).toHaveLength(2)
  })

  it('has no trigger at a moment at which its ability word cannot be used, and labels for its options', () => {
    expect(listOf(compiled('Response: At the beginning of the planning phase, polish 2 lamps.').source)).toBe("byHand('response')")
    const { ways } = compiled('When Revealed: Either draw 1 card, or raise your threat by 2. Polish 2 lamps.', 'treachery')
    expect(Object.values(ways)).toEqual(['Draw 1 card', 'Raise your threat by 2'])
  })

  it('of an event can be played, whatever is read of it', () => {
    for (const text of ['Polish 2 lamps.', 'Action: Polish 2 lamps.', 'Response: After the moon rises, polish 2 lamps.'])
      expect(listOf(compiled(text, 'event').source)).toMatch(/^action\(\(\) => byHand\('[\w-]+'\)\)$/)
  })

  it('asks nothing and guesses nothing where a text has two meanings', () => {
    const { units, source } = compiled('Lamp Bearer gets +1 [attack] and +1 [defense] for each location in play.')
    expect(units.map(({ state }) => state)).toEqual(['asked'])
    expect(listOf(source)).toBe("byHand('text')")
  })

  it('is known by its mark until somebody edits it', () => {
    const { source = '' } = compiled('Lamp Bearer gets +1 [attack].')
    expect(isCompiled(source)).toBe(true)
    expect(isCompiled(source.replaceAll('\n', '\r\n'))).toBe(true)
    expect(isCompiled(source.replace('by: 1', 'by: 2'))).toBe(false)
    expect(isCompiled("import { card } from '@questwright/lcg'\n\nexport default card('lamp-bearer', [])\n")).toBe(false)
  })

  it('of bad input is followed by hand in bounded time, with the text as it was typed', () => {
    const bad = [
      'a'.repeat(20_000),
      'Action: '.repeat(2_500),
      `Response: ${'('.repeat(5_000)}`,
      '[[[[ <b>Shadow:</b> \u0000\u0007 ]] “',
      'Aktion: Wähle einen Helden und ziehe 1 Karte.',
      'each enemy and '.repeat(90),
    ]
    for (const text of bad) {
      const { byHand, source = '' } = compiled(text, 'event')
      expect(Object.keys(byHand).length).toBeGreaterThan(0)
      expect(source.length).toBeLessThan(30_000)
      const { diagnostics } = ts.transpileModule(source, { reportDiagnostics: true })
      expect(diagnostics).toEqual([])
    }
  })
})

it('a later effect has words, under the name with which the script starts it', () => {
  const { abilities } = compiled('Shadow: Return attacking enemy to the staging area after this attack.', 'enemy')
  expect(abilities).toEqual({ 'return-staging': 'Return that enemy to the staging area' })
  const worded = wordsWith({ abilities: { 'return-staging': 'It goes back', gone: 'Nothing' } }, { byHand: {}, ways: {}, abilities })
  expect(worded).toEqual({ abilities: { 'return-staging': 'It goes back' } })
})

it('a second ability with the same label has a name, and words for it', () => {
  const text = 'Action: Exhaust Lamp Bearer to draw 1 card.\nAction: Exhaust Lamp Bearer to heal 1 damage from a hero.'
  const { source, abilities } = compiled(text)
  expect(source).toContain("slug: 'action-2'")
  expect(abilities).toEqual({ 'action-2': 'Heal 1 damage from a hero' })
  const partly = compiled('Action: Exhaust Lamp Bearer to draw 1 card.\nAction: Exhaust Lamp Bearer to whistle a tune.')
  expect(partly.abilities).toEqual({ 'action-2': 'Whistle a tune' })
})
