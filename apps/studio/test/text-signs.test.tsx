import { RichText } from '@questwright/board'
import { textSigns } from '@questwright/packs/browser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

/** Whether a card draws the sign; else it prints the brackets. */
const isDrawn = (sign: string): boolean => renderToStaticMarkup(<RichText text={`[${sign}]`} />).includes('<svg')

test.each(textSigns)('a card draws the sign [%s], of which the check says nothing', (sign) => {
  expect(isDrawn(sign)).toBe(true)
})

test.each(['wilpower', 'per player', 'constructor'])('a card prints [%s] as it stands, and the check says so', (sign) => {
  expect(isDrawn(sign)).toBe(false)
  expect(textSigns).not.toContain(sign)
})
