/**
 * What a page stores for itself, if the storage contains invalid values or refuses to store; and for which options the page requests a
 * forecast.
 */
import 'fake-indexeddb/auto'
import type { Question } from '@questwright/realm/web'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { indexedShelf, localPending } from '../src/browser.ts'
import { optionsForetold } from '../src/index.ts'
import { answered, choiceOf, windowOf } from './made-up-table.ts'

/** A storage with a single value. */
function storageOf(value: string | null) {
  const storage = {
    value,
    getItem: (key: string) => (key === 'notes' || key === 'page game' ? storage.value : null),
    setItem: (_: string, given: string) => {
      storage.value = given
    },
    removeItem: () => {
      storage.value = null
    },
  }
  return storage
}

const refuses = () => {
  throw new Error('storage is switched off')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the notes of inputs that are not saved yet', () => {
  const note = { game: 'g', at: 2, inputs: [answered('q', 'pass')] }

  test.each<readonly [string, unknown, readonly unknown[]]>([
    ['notes of several games', [note, { ...note, game: 'h' }], [note, { ...note, game: 'h' }]],
    ['the one note of an earlier version', { table: 'g', at: 2, inputs: note.inputs }, [note]],
    ['a note without a game', [{ at: 2, inputs: [] }, note], [note]],
    ['a game that is no text', [{ ...note, game: 3 }], []],
    ['a note without a moment', [{ game: 'g', inputs: [] }], []],
    ['a moment that is no number', [{ ...note, at: '2' }], []],
    ['a note without inputs', [{ game: 'g', at: 2 }], []],
    ['inputs that are no list', [{ ...note, inputs: 'pass' }], []],
    ['nothing', null, []],
    ['a note that is nothing', [null, note], [note]],
  ])('%s are read as far as they are notes', (_, kept, read) => {
    vi.stubGlobal('localStorage', storageOf(JSON.stringify(kept)))
    expect(localPending('notes').read()).toEqual(read)
  })

  test('are empty if the storage has invalid JSON or refuses access', () => {
    vi.stubGlobal('localStorage', storageOf('{'))
    expect(localPending('notes').read()).toEqual([])
    vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses, removeItem: refuses })
    expect(localPending('notes').read()).toEqual([])
    expect(() => localPending('notes').write([note])).not.toThrow()
    expect(() => localPending('notes').write([])).not.toThrow()
  })

  test('are read as they were written, and an empty list removes them from the storage', () => {
    const storage = storageOf(null)
    vi.stubGlobal('localStorage', storage)
    localPending('notes').write([note])
    expect(localPending('notes').read()).toEqual([note])
    localPending('notes').write([])
    expect(storage.value).toBeNull()
  })
})

describe('the id of the game that a page shows', () => {
  test('is stored when the game is chosen, removed when it is deleted, and stored again when the deletion is undone', async () => {
    const storage = storageOf(null)
    vi.stubGlobal('sessionStorage', storage)
    const shelf = indexedShelf('page')
    shelf.choose('g')
    expect(storage.value).toBe('g')
    const ofOther = await shelf.forget('other')
    expect(storage.value).toBe('g')
    await ofOther()
    const putBack = await shelf.forget('g')
    expect(storage.value).toBeNull()
    await putBack()
    expect(storage.value).toBe('g')
  })

  test('is undefined if the storage refuses access', async () => {
    vi.stubGlobal('sessionStorage', { getItem: refuses, setItem: refuses, removeItem: refuses })
    const shelf = indexedShelf('refused page')
    expect(() => shelf.choose('g')).not.toThrow()
    expect(await shelf.kept()).toBeUndefined()
    await (await shelf.forget('g'))()
  })
})

describe('the page requests a forecast of', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, i) => `o${i}`)

  test.each<readonly [string, Question, readonly string[]]>([
    ['each option of twelve, but not of the pass', windowOf('w', keys(12)), keys(12)],
    ['none of thirteen', windowOf('w', keys(13)), []],
    ['none where several are chosen', choiceOf('c', keys(3), { most: 2 }), []],
    ['none of another shape', choiceOf('c', keys(3), { shape: 'order' }), []],
  ])('%s', (_, question, foretold) => {
    expect(optionsForetold(question)).toEqual(foretold)
  })
})
