/** Images of packs in a page while their files change. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { artFrom } from '../src/art-source.ts'

/** An image that is loaded at once. */
class LoadedImage {
  onload: (() => void) | undefined
  naturalWidth = 10
  naturalHeight = 10
  set src(_: string) {
    queueMicrotask(() => this.onload?.())
  }
}

beforeEach(() => void vi.stubGlobal('Image', LoadedImage))
afterEach(() => void vi.unstubAllGlobals())

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a picture that was replaced while the earlier one was loading is not overwritten by it', async () => {
  const answers: ((url: string) => void)[] = []
  const art = artFrom(() => new Promise((resolve) => answers.push(resolve)))
  art.want('fen', 'art/sets/low-fen')
  art.forget('fen')
  answers[1]?.('blob:new')
  await settled()
  expect(art.find('fen', 'art/sets/low-fen')?.url).toBe('blob:new')

  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  answers[0]?.('blob:old')
  await settled()
  expect(art.find('fen', 'art/sets/low-fen')?.url).toBe('blob:new')
  expect(revoked.mock.calls).toEqual([['blob:old']])
  revoked.mockRestore()
})
