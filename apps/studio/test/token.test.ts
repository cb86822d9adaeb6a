/** The access token in the URL of a page is stored, even if the router changes the URL afterwards. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeToken } from '../src/client/token.ts'

const token = 'a'.repeat(40)
let kept: Map<string, string>
let address: string

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('history', { state: null, replaceState: (_state: unknown, _title: string, to: string) => (address = to) })
})

afterEach(() => vi.unstubAllGlobals())

function at(hash: string): string | undefined {
  address = ''
  vi.stubGlobal('location', { pathname: '/', search: '', hash })
  return takeToken()
}

it('is removed from the address, and the rest of the address stays', () => {
  expect([at(`#token=${token}`), address]).toEqual([token, '/'])
  expect([at(`#token=${token}&g=abc`), address]).toEqual([token, '/#g=abc'])
})

it('a link from the first page to a pack does not lose it', () => {
  expect([at(`#token=${token}#pack-fen`), address]).toEqual([token, '/#pack-fen'])
  expect([at('#pack-fen'), address]).toEqual([token, ''])
})
