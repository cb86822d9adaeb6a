/** The tour: a walk through a sample of the game, from the library to a pack of the user. */
import type { Tour } from '@questwright/rulebook'

export interface Stop {
  /** The page of the stop; `/play` is the table of the sample. */
  readonly page: string
  /** The element to point at: the first selector that matches. */
  readonly at: readonly string[]
  /** A button that is pressed once while the element is missing: it opens the part of the page with the element. */
  readonly opens?: string
  /** A tab that is focused to open the part of the page with the element. */
  readonly tab?: string
  readonly title: string
  readonly words: string
}

/** The stops of a tour. */
export function stopsOf({ pack, title, begins, whole, stages, counted, own, deck, ...slugs }: Tour): readonly Stop[] {
  const scenario = `/scenarios?scenario=${pack}%3A${slugs.scenario}`
  const card = `/cards?card=${pack}%3A${slugs.card}`
  const builder = `/decks?deck=${pack}%3A${deck?.slug}`
  return [
    {
      page: '/',
      at: [`.st-tile:has([aria-label="Play ${title}"])`],
      // with many scenarios the library shows only one row of them until this button is pressed
      opens: '.st-scenarios > header button[aria-expanded="false"]',
      title: begins,
      words: whole,
    },
    ...(stages === undefined ? [] : [{ page: scenario, at: ['.st-scenario-stages'], title: 'Its stages', words: stages }]),
    ...(counted === undefined
      ? []
      : [
          {
            page: scenario,
            at: ['.st-scenario-side'],
            tab: '.st-scenario-side [role="tab"]:nth-child(3)',
            title: 'X-ray',
            words: counted,
          },
        ]),
    ...(deck === undefined
      ? []
      : [
          { page: builder, at: ['.st-deck-balance'], title: 'Its halves', words: deck.halves },
          { page: builder, at: ['.st-deck-beginning.is-path'], title: 'Its path', words: deck.order },
        ]),
    {
      page: card,
      at: ['.st-editor .st-tabs'],
      tab: '.st-editor .st-tabs [role="tab"]:first-child',
      title: 'What a card does',
      words: 'A few lines that read like the card. Who would rather not write them builds them from menus, under Abilities.',
    },
    {
      page: card,
      at: ['.st-live', '.st-editor'],
      title: 'What a card looks like',
      words: 'Drawn while you type, with your own picture if you drop one here. Print it, or save it as an image.',
    },
    {
      page: '/play',
      at: ['.qw-question'],
      title: 'Play it',
      words: 'The table knows the rules. It asks, and what you may choose is lit on the cards. Every option has a key.',
    },
    {
      page: '/play',
      at: ['.qw-body [data-card-button]'],
      title: 'Change a number while you play',
      words:
        'Put the focus on a card and press O: its script opens beside the table. Save, and the same game continues at the same decision, with the new script.',
    },
    {
      page: '/play',
      at: ['.st-card-actions', '.st-why', '.qw-why', '.qw-drawer-button', '.st-side-button'],
      title: 'Why?',
      words: 'Press W on a card. It says where each number comes from, and why an ability is offered or not, with the line of the script.',
    },
    {
      page: `/tests?pack=${pack}`,
      at: ['.st-page main'],
      title: 'Tests',
      words:
        'A scene is a board and what happens there. The table writes one from what you just played, and says when a later change breaks it.',
    },
    {
      page: '/',
      at: ['.st-workspace-bar', '.st-notice-actions'],
      title: 'Your own pack',
      words: own,
    },
  ]
}
