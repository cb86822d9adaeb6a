import { lcgRulebook } from '@questwright/lcg/rulebook'
import './dom.ts'
import { cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { abilityWords } from '../src/about-question.tsx'
import { CardDetail } from '../src/card-detail.tsx'
import { CardFace } from '../src/card-face.tsx'
import { linkedSentence } from '../src/catalogue.ts'
import { createCatalogue } from '../src/create-catalogue.ts'
import type { JsonObject, Question } from '../src/door-types.ts'
import { fitTitle, guessWidth } from '../src/fit-title.ts'
import { optionWords, questionWords } from '../src/question/question-words.ts'
import { parseText, plainText, RichParagraphs, RichText } from '../src/rich-text.tsx'
import { messagesOf } from '../src/rulebook-messages.ts'
import { UnwordedNote } from '../src/unworded-note.tsx'
import { boardMessages } from '../src/words.ts'
import { catalogue, codes, fixtureView } from './fixture.ts'
import './game-drawings.ts'

afterEach(cleanup)

describe('card text', () => {
  it('uses a few kinds of markup and nothing else', () => {
    const { container } = render(<RichText text="**Forced:** get *one* [willpower] and [nonsense] * alone" />)
    expect(container.querySelector('strong')?.textContent).toBe('Forced:')
    expect(container.querySelector('em')?.textContent).toBe('one')
    expect(container.querySelector('[aria-label="willpower"]')).not.toBeNull()
    expect(container.textContent).toContain('[nonsense] * alone')
    cleanup()
    expect(render(<RichText text="get +1 [attack]. Then" />).container.textContent).toBe('get +1 . Then')
  })

  it('has no marks in a tooltip, and there a mark without its partner stays as it does on the card', () => {
    expect(plainText('**Forced:** get *one* [willpower], **and *two* more**')).toBe('Forced: get one willpower, and two more')
    expect(plainText('*Ann*. 2 * 3 and [nonsense] **alone')).toBe('Ann. 2 * 3 and [nonsense] **alone')
  })

  it('shows HTML as text, at every place for texts of a pack', () => {
    const evil = '<img src=x onerror="globalThis.broken = 1"> **<script>globalThis.broken = 1</script>**'
    const card = {
      code: 'evil:card',
      title: evil,
      type: 'enemy',
      traits: [evil],
      keywords: [evil],
      text: evil,
      shadow: evil,
      encounterSet: evil,
      sphere: evil,
      attack: evil,
      sides: { A: { title: evil, text: evil } },
    }
    const words = createCatalogue({
      rulebook: lcgRulebook,
      cards: [card],
      messages: { said: '<b onclick="globalThis.broken = 1">{who}</b>' },
    })
    const { container } = render(
      <>
        <RichParagraphs text={evil} />
        <CardFace catalogue={words} code="evil:card" size="full" />
        <CardFace catalogue={words} code="evil:card" size="table" />
        <CardDetail catalogue={words} code="evil:card" />
        <RichText text={words.sentence('said', { who: { card: 'c', code: 'evil:card' } })} />
      </>,
    )
    for (const made of ['img', 'script', 'b[onclick]', 'iframe', '[onerror]', '[onclick]']) expect(container.querySelector(made)).toBeNull()
    expect(container.textContent).toContain('<img src=x onerror=')
    expect('broken' in globalThis).toBe(false)
  })

  it('reads marks without a partner as text', () => {
    expect(parseText('**open')).toEqual([{ kind: 'text', text: '**open' }])
    expect(parseText('2 * 3 * 4')).toEqual([{ kind: 'text', text: '2 * 3 * 4' }])
    expect(parseText('')).toEqual([])
  })
})

describe('sentences', () => {
  it('are made from messages with titles, seats, lists and plurals', () => {
    const parts = { enemy: { card: 'reedfang', code: codes.reedfang }, player: 'p2' }
    expect(catalogue.sentence('engages', parts)).toBe('Reedfang engages Orsa’s seat')
    expect(catalogue.sentence('shadows-dealt', { count: 1 })).toBe('1 shadow card dealt')
    const lists = createCatalogue({ rulebook: lcgRulebook, messages: { told: '{who} and {what}' } })
    expect(lists.sentence('told', { who: ['p1', 'p2'], what: { code: 'told', parts: { who: 'a', what: 'b' } } })).toBe(
      'Player 1 and Player 2 and a and b',
    )
  })

  it('are cut if they would grow without end: a part that contains itself, sentences in sentences, lists', { tags: 'long' }, () => {
    const bombs = createCatalogue({ rulebook: lcgRulebook, messages: { many: '{a}'.repeat(100) } })
    let parts: JsonObject = { a: 'word ' }
    for (let deep = 0; deep < 6; deep++) parts = { a: { code: 'many', parts } }
    expect(bombs.sentence('many', parts).length).toBeLessThan(10_100)
    expect(bombs.sentence('many', { a: Array.from({ length: 500 }, () => ({ code: 'many', parts })) }).length).toBeLessThan(10_100)
  })

  it('a choice has the words of its author, as text only; a key without words is shown as it is, and the panel says where to add words', () => {
    const known: { readonly [key: string]: string } = { strike: '<b>Deal 4 damage</b>', whom: 'Who goes?', claim: 'claim it' }
    const words = createCatalogue({
      rulebook: lcgRulebook,
      messages: { 'use-ability': '{named, select, yes {{card}: {does}} other {Use {card}}}', 'lost.wet': 'Lost.' },
      cards: [{ code: 'fords:ford', title: 'The Ford', type: 'location', traits: [] }],
      words: {
        of: ({ key }) => known[key],
        ability: () => known.claim,
        anywhere: (_, key) => (key === 'orc-guard' ? 'Orc Guard' : undefined),
        title: () => undefined,
        namesIn: () => ({ named: 'yes', does: 'claim it' }),
        unworded: (references) =>
          references
            .filter(({ key }) => known[key] === undefined)
            .map(({ words, key }) => ({ words, key, title: 'The Ford', pack: 'fords', section: 'cards', slug: 'ford' })),
      },
    })
    const named = (key: string) => ({ words: { words: 'ways', of: 'fords:ford', key } })
    const question = { name: 'whom', parts: named('whom'), shape: 'confirm', options: [], least: 1, most: 1 } as unknown as Question
    expect(questionWords(words, question).title).toBe('Who goes?')
    expect(optionWords(words, { key: 'strike', label: { code: 'way', parts: named('strike') } })).toBe('<b>Deal 4 damage</b>')
    expect(optionWords(words, { key: 'flee-now', label: { code: 'way', parts: named('flee-now') } })).toBe('flee-now')
    const asked = { ...question, options: ['strike', 'flee-now'].map((key) => ({ key, label: { code: 'way', parts: named(key) } })) }
    expect(renderToStaticMarkup(<UnwordedNote catalogue={words} value={asked} />)).toBe(
      '<ul class="qw-unworded" role="alert"><li>The way of a choice “flee-now” of The Ford has no words. Its author adds them to text/en.json of the pack fords: “cards”, “ford”, “words”, “ways”.</li></ul>',
    )
    expect(renderToStaticMarkup(<UnwordedNote catalogue={words} value={question} />)).toBe('')
    expect(words.sentence('lost.wet', named('dry'))).toBe('Lost.')
    expect(words.sentence('use-ability', { ability: 'fords:ford#claim', card: { card: 'x', code: 'fords:ford' } })).toBe(
      'The Ford: claim it',
    )
    expect(words.title('fords:orc-guard')).toBe('Orc Guard')
    expect(abilityWords(words, 'fords:ford#claim')).toBe('The Ford: claim it')
  })

  it('of an unknown code consist of code and parts, and never fail', () => {
    expect(catalogue.sentence('enemy-sneezed', { enemy: { card: 'reedfang', code: codes.reedfang }, times: 2 })).toBe(
      'Enemy sneezed (enemy: Reedfang, times: 2)',
    )
    expect(catalogue.sentence('', {})).toBe('')
    expect(catalogue.sentence('toString', {})).toBe('To string')
    expect(catalogue.sentence('deep', { a: { b: [null, true, { c: 'd' }] } })).toContain('Deep')
    const torn = createCatalogue({ rulebook: lcgRulebook, messages: { torn: '{open, plural, ', wants: '{missing} is missing' } })
    expect(torn.sentence('torn', { n: 1 })).toBe('Torn (n: 1)')
    expect(torn.sentence('wants', {})).toBe('Wants')
  })

  it('name a hidden card without its title', () => {
    expect(catalogue.sentence('discarded', { card: { card: 'p2.hand.0' } })).toBe('Forced: a hidden card is discarded')
    expect(linkedSentence(catalogue, 'discarded', { card: { card: 'p2.hand.0' } }).cards).toEqual([])
    // several hidden cards are named as a number, after the cards that are known
    const hidden = [{ card: 'quest.0' }, { card: 'quest.1' }]
    expect(catalogue.sentence('discarded', { card: hidden })).toBe('Forced: 2 hidden cards is discarded')
    expect(catalogue.sentence('discarded', { card: [{ card: 'reedfang', code: codes.reedfang }, ...hidden] })).toBe(
      'Forced: Reedfang and 2 hidden cards is discarded',
    )
  })

  it('call an ability by its card, or by its keyword', () => {
    const told = createCatalogue({
      rulebook: lcgRulebook,
      cards: [{ code: 'fen:hound', title: 'Mere Hound', type: 'enemy', traits: [] }],
      messages: { muted: '{ability} failed' },
    })
    expect(told.sentence('muted', { ability: 'fen:hound#after-engages' })).toBe('Mere Hound failed')
    expect(told.sentence('muted', { ability: 'words:night-walker#bite' })).toBe('Night walker failed')
    expect(told.sentence('muted', { ability: 'no ability # at all' })).toBe('no ability # at all failed')
  })

  it('contain cards as links, and no title can imitate a link', () => {
    const linked = linkedSentence(catalogue, 'attacks', { enemy: { card: 'reedfang', code: codes.reedfang }, player: 'p1' })
    expect(linked.cards.map(({ title }) => title)).toEqual(['Reedfang'])
    expect(linkedSentence(catalogue, 'said', { what: '\uE0000\uE001' }).text).not.toContain('\uE000')
  })

  it('are all well formed', () => {
    const parts = {
      number: 1,
      round: 1,
      count: 2,
      pile: 'x',
      seat: 'p1',
      full: 50,
      cards: 'x',
      pair: 'x',
      progress: 1,
      // values of the sentence about the turning point of the game
      staged: 1,
      stagingThreat: 1,
      fell: 1,
      points: 2,
      stat: 'x',
      now: 1,
      printed: 1,
      least: 1,
      most: 2,
      range: 'exact',
      card: 'x',
      key: 'k',
      option: 'o',
      at: 1,
      where: 'w',
      ability: 'a',
      name: 'n',
      lines: 2,
      sort: 'ways',
      title: 't',
      pack: 'p',
      section: 'cards',
      slug: 's',
      other: 'x',
      first: 'f',
      last: 'l',
      when: 'w',
      next: 'n',
      phase: 'p',
      step: 's',
      seats: 's',
      above: 1,
      below: 2,
      ...{ amount: 1, to: 2, willpower: 1, threat: 2, attack: 1, defense: 2 },
      ...{ way: 'add', value: 1, until: 'phase', how: 'destroyed' },
    }
    for (const code of [...Object.keys(boardMessages), ...Object.keys(messagesOf(lcgRulebook))])
      expect(catalogue.sentence(code, parts), code).not.toMatch(/\(number: 1/)
  })
})

describe('packs', () => {
  it('become cards with facts and words, and each side overrides the facts of the card', () => {
    const words = createCatalogue({
      rulebook: lcgRulebook,
      packs: [
        {
          id: 'fens',
          name: 'The Fens',
          cards: {
            stage: { type: 'quest', stage: 1, sides: { A: {}, B: { questPoints: 8 } } },
            wolf: { type: 'enemy', traits: ['Creature'], encounterSet: 'beasts', attack: 2 },
            torn: null,
          },
          text: {
            en: {
              cards: { stage: { title: 'Way in', sides: { B: { title: 'Way out' } } }, wolf: { title: 'Wolf', text: 'Bites.' } },
              encounterSets: { beasts: { title: 'Fen Beasts' } },
            },
          },
        },
      ],
    })
    expect(words.card('fens:wolf')).toMatchObject({
      title: 'Wolf',
      text: 'Bites.',
      setTitle: 'Fen Beasts',
      attack: 2,
      pack: 'The Fens',
    })
    expect(words.card('fens:stage')?.sides?.B).toEqual({ questPoints: 8, title: 'Way out' })
    expect(words.card('fens:torn')).toMatchObject({ title: 'Torn', type: 'card', traits: [] })
    expect(words.card('fens:nothing')).toBeUndefined()
  })
})

describe('a card’s face', () => {
  it('shows the current numbers, and the printed number beside a changed one', () => {
    const view = fixtureView()
    const { container } = render(<CardFace catalogue={catalogue} code={codes.reedfang} view={view.cards.reedfang} size="table" />)
    const attack = container.querySelector('[data-stat="attack"]')
    expect(attack?.classList.contains('is-changed')).toBe(true)
    expect(attack?.textContent).toBe('43')
    expect(container.querySelector('[data-stat="defense"]')?.textContent).toBe('2')
  })

  it('is the same picture for the same code', () => {
    const draw = (code: string) => {
      const { container, unmount } = render(<CardFace catalogue={catalogue} code={code} size="table" />)
      const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join()
      unmount()
      return paths
    }
    expect(draw(codes.ford)).toBe(draw(codes.ford))
    expect(draw(codes.ford)).not.toBe(draw(codes.pier))
  })

  it('shows each type by its outline, not only by colour', () => {
    const outlines = [codes.halla, codes.warden, codes.boots, codes.oars, codes.reedfang, codes.gate, codes.rising, codes.box].map(
      (code) => {
        const { container, unmount } = render(<CardFace catalogue={catalogue} code={code} size="full" />)
        const path = container.querySelector('clipPath path')?.getAttribute('d')
        unmount()
        return path
      },
    )
    expect(new Set(outlines).size).toBe(outlines.length)
  })

  it('lets keys scroll a text that is longer than its box, but not inside a button, where this would be a second tab stop', () => {
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400)
    const { container, unmount } = render(<CardFace catalogue={catalogue} code={codes.halla} size="full" />)
    const alone = container.querySelector<HTMLElement>('.qw-rules')
    expect([alone === null, alone?.getAttribute('tabindex')]).toEqual([false, '0'])
    unmount()
    const onButton = render(
      <button type="button">
        <CardFace catalogue={catalogue} code={codes.halla} size="full" />
      </button>,
    )
    expect(onButton.container.querySelector('.qw-rules')?.getAttribute('tabindex')).toBe(null)
    height.mockReturnValue(0)
    onButton.unmount()
    const short = render(<CardFace catalogue={catalogue} code={codes.halla} size="full" />)
    expect(short.container.querySelector('.qw-rules')?.getAttribute('tabindex')).toBe(null)
    height.mockRestore()
  })

  it('draws a placeholder for an unknown code', () => {
    const { container } = render(<CardFace catalogue={catalogue} code="lost:old-friend" size="table" />)
    expect(container.textContent).toContain('old friend')
    expect(container.textContent).toContain('script me')
  })

  it('fits titles into their plate', () => {
    for (const title of ['Ay', 'Halla Weirdaughter', 'The Most Excellent Drowned Causeway', 'Wwwwwwwwwwwwwwwwwww']) {
      const { lines, size, squeeze } = fitTitle(title, 75, 13, 12, 2)
      expect(size).toBeGreaterThanOrEqual(12)
      for (const line of lines) {
        // a line may be up to 1.3 times as wide as its space: then its letters are drawn narrower
        expect(guessWidth(line) * size).toBeLessThanOrEqual(75 * 1.3)
        expect(squeeze(line) ?? guessWidth(line) * size).toBeLessThanOrEqual(75)
      }
    }
  })
})

it('a rule card and a scenario have a face with their title and their text; a scenario is not a link in a sentence', () => {
  const en = {
    rules: { 'short-days': { title: 'Short Days', text: 'Each player raises their threat by 2.' } },
    scenarios: { fens: { title: 'The Fens', text: 'It is wet.' } },
  }
  const words = createCatalogue({
    rulebook: lcgRulebook,
    packs: [{ id: 'fens', name: 'Fens', cards: {}, text: { en } }],
    messages: { told: '{card} is told' },
  })
  expect(words.card('fens:rule/short-days')).toMatchObject({
    title: 'Short Days',
    type: 'rule',
    text: en.rules['short-days'].text,
    pack: 'Fens',
  })
  // a rule without a text is named by its slug; codes of other packs and of cards are not found
  expect(words.card('fens:rule/long-nights')).toMatchObject({ title: 'Long nights', type: 'rule' })
  expect([words.card('other:rule/short-days'), words.card('fens:short-days')]).toEqual([undefined, undefined])
  const { container } = render(<CardFace catalogue={words} code="fens:rule/short-days" size="full" />)
  expect(container.textContent).toContain('Short Days')
  expect(container.textContent).toContain('Each player raises their threat by 2.')
  expect(container.textContent).toContain('Rule')
  const links = (code: string) => linkedSentence(words, 'told', { card: { card: 'c', code } }).cards.map(({ title }) => title)
  expect([links('fens:rule/short-days'), links('fens:scenario/fens')]).toEqual([['Short Days'], []])
})
