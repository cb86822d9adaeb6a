import { describe, expect, it, test } from 'vitest'
import { defineCard, type Part, partsIn, stackWritten, writtenHere } from '../src/index.ts'
import { writtenAt } from '../src/internal.ts'
import { libraryOf } from './rulesets/coop.ts'
import { ability, action, lasting, modifier } from './rulesets/parts.ts'

/** Parts of cards that a script returns. */

const nothing = (): void => {}

/** One part of each kind, with every field that it may have. */
const PARTS: { readonly [kind: string]: () => Part } = {
  ability: () =>
    ability(
      'bell',
      {
        word: 'action',
        hears: ['damaged'],
        when: () => true,
        limit: { times: 1, period: 'round', counts: 'card' },
        costs: [{ slug: 'free', can: () => true, pay: () => [] }],
        x: () => [1],
        could: () => true,
        targets: () => undefined,
        foretold: () => [],
        where: ['yard'],
      },
      nothing,
    ),
  modifier: () => modifier('strong', 'strength', 'add', 1),
  lasting: () => lasting('stronger', 'strength', 'add', 1, () => true),
  delayed: () => ({ kind: 'delayed', slug: 'toll', effect: nothing }) as Part,
  check: () => ({ kind: 'check', slug: 'full', find: () => [] }) as Part,
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** The same value in a proxy that counts how often each of its fields is read, at every depth. */
function counting<V>(value: V, path: string, read: Map<string, number>): V {
  if (!isPlain(value)) return value
  return new Proxy(value, {
    get: (target, field) => {
      const below = `${path}/${String(field)}`
      if (Object.hasOwn(target, field)) read.set(below, (read.get(below) ?? 0) + 1)
      return counting(Reflect.get(target, field), below, read)
    },
  })
}

/** The paths of all fields of a value, at every depth. */
function pathsIn(value: unknown, path = ''): string[] {
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([field, below]) => [`${path}/${field}`, ...pathsIn(below, `${path}/${field}`)])
}

describe('a part is copied', () => {
  test.each(Object.entries(PARTS))('%s: each field is read once, so that the checked value is the one that is used', (kind, make) => {
    const read = new Map<string, number>()
    const part = { ...make(), at: writtenHere() }
    expect(partsIn([counting(part, '', read)], 't:bell')).toMatchObject([{ kind, slug: part.slug }])
    const paths = pathsIn(part)
    expect(paths).toContain('/slug')
    for (const path of paths) expect([path, read.get(path)]).toEqual([path, 1])
  })
})

describe('the line at which a part was written', () => {
  const at = () => writtenHere()
  const [onCard, onSide, onKeyword, lastingOne] = [at(), at(), at(), at()]
  const card = defineCard('t:bell', { type: 'keeper' }, [
    { ...action('ring', nothing), at: onCard } as Part,
    { ...lasting('echo', 'strength', 'add', 1, () => true), at: lastingOne } as Part,
  ])
  const turned = defineCard(
    't:coin',
    { type: 'keeper', sides: { A: {}, B: {} } },
    {
      A: [action('flip', nothing)],
      B: [{ ...action('spin', nothing), at: onSide } as Part],
    },
  )
  const keyword = { slug: 'loud', pack: 'k', number: 'none', parts: [{ ...action('shout', nothing), at: onKeyword } as Part] } as const
  const library = libraryOf([card, turned], [keyword])

  it.each([
    ['of a card', 't:bell#ring', onCard],
    ['of a card, started by name', 't:bell#echo', lastingOne],
    ['of a second side', 't:coin#spin', onSide],
    ['of a keyword', 'k:loud#shout', onKeyword],
  ])('is found %s', (_, name, place) => {
    expect(writtenAt(library, name)).toBe(stackWritten(place))
    expect(writtenAt(library, name)).toContain('parts.test.ts')
  })

  it('is unknown for names without a definition', () => {
    for (const name of ['t:bell#other', 't:other#ring', 'k:other#shout', 'k:loud#other']) expect(writtenAt(library, name)).toBeUndefined()
  })
})
