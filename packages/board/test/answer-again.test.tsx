/** A question that is asked again starts without the previous answer. */
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Question } from '../src/door-types.ts'
import { useAnswering } from '../src/table/use-answering.ts'
import './dom.ts'

afterEach(cleanup)

const asked = (name: string): Question => ({
  key: `step/${name}/p1/1`,
  who: 'p1',
  name,
  shape: 'choose',
  options: ['left', 'right', 'middle'].map((key) => ({ key })),
  least: 0,
  most: 3,
  parts: {},
  because: { step: name },
})

test('the chosen options of a question are kept while it is asked, but not if it is asked again later', () => {
  const { result, rerender } = renderHook(({ question }) => useAnswering(question, question, () => {}, { current: null }, new Set()), {
    initialProps: { question: asked('march') },
  })
  act(() => result.current.choose('left'))
  expect(result.current.draft?.keys).toEqual(['left'])
  rerender({ question: { ...asked('march') } })
  expect(result.current.draft?.keys).toEqual(['left'])
  rerender({ question: asked('rest') })
  expect(result.current.draft?.keys).toEqual([])
  rerender({ question: asked('march') })
  expect(result.current.draft?.keys).toEqual([])
})
