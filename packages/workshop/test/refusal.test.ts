import { expect, test } from 'vitest'
import { Refusal } from '../src/refusal.ts'

test('a refusal from another copy of the module is recognised, so that it is not reported as an error of the studio', async () => {
  const again = '../src/refusal.ts?again'
  const copy = (await import(/* @vite-ignore */ again)) as { Refusal: typeof Refusal }
  expect(copy.Refusal).not.toBe(Refusal)
  expect(new copy.Refusal(403, 'path/outside', 'No.', 'Stay inside.')).toBeInstanceOf(Refusal)
  expect(new Error('no')).not.toBeInstanceOf(Refusal)
  expect(undefined).not.toBeInstanceOf(Refusal)
})
