import { textPath } from '@questwright/editing'
import { beforeEach, describe, expect, test } from 'vitest'
import { addKeywordSentence, addSentence } from '../src/client/editor/add-sentence.ts'
import { changeFile, fileKey, fileOf, useFiles } from '../src/client/editor/files.ts'

const pack = 'fen'
const key = fileKey(pack, textPath)
const book = `${JSON.stringify({ cards: { hound: { title: 'Mire Hound', flavour: 'Peat.' } }, keywords: { mired: { title: 'Mired' } } }, null, 2)}\n`
const words = () => JSON.parse(fileOf(key)?.text ?? '{}')

beforeEach(() => {
  useFiles.setState({ files: {} })
})

describe.each(['saving', 'loading'] as const)('the words of the pack are still %s', (status) => {
  beforeEach(() => {
    const text = status === 'loading' ? '' : book
    const file = { pack, path: textPath, status, text, saved: text, hash: 'h', before: undefined, error: undefined, theirs: undefined }
    useFiles.setState({ files: { [key]: file } })
  })

  test('the sentence of an ability that is inserted meanwhile is added to the text of the card', async () => {
    const added = addSentence(pack, 'hound', 'enemy', '**Forced:** It bites.')
    // if the code under test did not wait for the save, it would have finished by now
    await new Promise(setImmediate)
    changeFile(key, { status: 'ready', text: book, saved: book })
    await added
    expect(words().cards.hound).toEqual({ title: 'Mire Hound', flavour: 'Peat.', text: '**Forced:** It bites.' })
  })

  test('a sentence that the game prints in a separate text is added there, and that of a card with an acting side on that side', async () => {
    const added = [
      addSentence(pack, 'hound', 'enemy', '**Shadow:** It bites.'),
      addSentence(pack, 'ford', 'quest', '**When Revealed:** It rains.'),
    ]
    // if the code under test did not wait for the save, it would have finished by now
    await new Promise(setImmediate)
    changeFile(key, { status: 'ready', text: book, saved: book })
    await Promise.all(added)
    expect(words().cards).toEqual({
      hound: { title: 'Mire Hound', flavour: 'Peat.', shadow: '**Shadow:** It bites.' },
      ford: { title: '', sides: { B: { text: '**When Revealed:** It rains.' } } },
    })
  })

  test('the sentence of a keyword is added to its text', async () => {
    const added = addKeywordSentence(pack, 'mired', '**Forced:** It sinks.')
    // if the code under test did not wait for the save, it would have finished by now
    await new Promise(setImmediate)
    changeFile(key, { status: 'ready', text: book, saved: book })
    await added
    expect(words().keywords.mired).toEqual({ title: 'Mired', text: '**Forced:** It sinks.' })
  })
})
