import { RichText } from '@questwright/board'
import { rulebookFor } from '@questwright/rulebook'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import '@questwright/game-pages'

const { signs } = rulebookFor('lcg', rulebooks)

/** Whether a card draws an icon for the name in brackets; otherwise it prints the brackets. */
const isDrawn = (sign: string): boolean => renderToStaticMarkup(<RichText text={`[${sign}]`} />).includes('<svg')

test.each(signs)('a card draws the icon [%s], and the check reports nothing', (sign) => {
  expect(isDrawn(sign)).toBe(true)
})

test.each(['wilpower', 'per player', 'constructor'])('a card prints [%s] as text, and the check reports it', (sign) => {
  expect(isDrawn(sign)).toBe(false)
  expect(signs).not.toContain(sign)
})
