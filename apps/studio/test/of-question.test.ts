import { anchorOf } from '@questwright/packs/browser'
import type { Question } from '@questwright/realm/web'
import { expect, it } from 'vitest'
import { handbookOf } from '../src/client/handbook/address.ts'
import { readHandbook } from '../src/server/handbook.ts'

it('the help for a question is an existing heading of the handbook', async () => {
  const { pages } = await readHandbook(new URL('../../..', import.meta.url).pathname)
  const headings = (slug: string | null) =>
    (pages.find((page) => page.slug === slug)?.markdown ?? '')
      .split('\n')
      .filter((line) => /^#+ /.test(line))
      .map((line) => anchorOf(line.replace(/^#+ /, '')))
  const card = { card: 'p1/guard/1', code: 'lanterns:guard' }
  const questions: readonly Pick<Question, 'name' | 'because'>[] = [
    { name: 'action-window', because: { step: '3.2' } },
    { name: 'after-response', because: {} },
    { name: 'next-when-forced', because: {} },
    { name: 'choose', because: { card, ability: 'response' } },
    { name: 'choose-defender', because: { step: '6.4.1' } },
  ]
  const asked = questions.map(handbookOf)
  expect(new Set(asked).size).toBe(4)
  for (const address of asked) {
    const { pathname, searchParams, hash } = new URL(address, 'http://localhost')
    expect(pathname).toBe('/handbook')
    expect(headings(searchParams.get('page')), address).toContain(hash.slice(1))
  }
})
