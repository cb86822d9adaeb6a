import { expect, it } from 'vitest'
import { fitsItsName } from '../src/workspace/picture-kind.ts'

const fits = (name: string, text: string): boolean => fitsItsName(name, Buffer.from(text, 'latin1'))

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?>\n<!-- drawn -->\n<svg width="1"></svg>',
  '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY ns "c"> ]>\n<!-- one --><!-- two --><svg>',
])('a text that begins with an svg element is a drawing: %s', (text) => {
  expect(fits('art/sets/fen.svg', text)).toBe(true)
})

it.each(['<!-- --><html><svg/></html>', '<html><svg></svg></html>', '<svgx>', 'text <svg>', ''])('and another text is not: %s', (text) => {
  expect(fits('art/sets/fen.svg', text)).toBe(false)
})

it('other pictures are recognised by their first bytes, not by their names', () => {
  expect(fits('a.png', '\x89PNG\r\n')).toBe(true)
  expect(fits('a.jpg', '\xff\xd8\xff\xe0')).toBe(true)
  expect(fits('a.jpeg', '\xff\xd8\xff\xe0')).toBe(true)
  expect(fits('a.webp', 'RIFF1234WEBP')).toBe(true)
  expect(fits('a.png', '\xff\xd8\xff\xe0')).toBe(false)
  expect(fits('a.jpg', '\xff\xd8')).toBe(false)
})
