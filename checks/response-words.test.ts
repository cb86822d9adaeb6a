/** A window in which one may respond says to what: for each kind of event of the game to which a script of content responds. */
import type { Realm } from '@questwright/realm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realmWith } from './bench/realms.ts'
import { repositoryPacks } from './content.ts'

const { content } = repositoryPacks()

let realm: Realm
let messages: { readonly [code: string]: string } = {}
beforeAll(async () => {
  realm = await realmWith('native', [])
  messages = JSON.parse(await realm.call('catalogue', '{}'))
})
afterAll(() => realm.close())

/** Events that systems bring are told as something that happened. */
const ofSystems = new Set(content.flatMap(({ systems = {} }) => Object.values(systems).flatMap(({ events = {} }) => Object.keys(events))))
const responses = content.flatMap(({ id, scripts }) =>
  scripts.flatMap(({ path, code }) =>
    [...code.matchAll(/response\.(after|when)\(\s*['"](\w+)['"]/g)].map(([, at, kind]) => ({ where: `${id}/${path}`, at, kind })),
  ),
)

test.each(['after', 'when'])('each kind of event to which a card responds, %s it happens, has words of its own', (at) => {
  const message = messages[`${at}-response`] ?? ''
  const answered = responses.filter(({ at: one, kind }) => one === at && !ofSystems.has(kind ?? ''))
  expect(answered.length).toBeGreaterThan(5)
  expect(answered.filter(({ kind }) => !message.includes(` ${kind} {`))).toEqual([])
})

test('what happens to a card is told of that card', () => {
  const ways = `${messages['after-response']}${messages['when-response']}`.match(/ \w+ \{(?:[^{}]|\{subject\})*\}/g) ?? []
  expect(ways.length).toBeGreaterThan(40)
  const ofNobody = /(stagingEnds|questSucceeds|questFails|beginningOfRound|endOfRound|beginningOfPhase|endOfPhase|other) \{/
  expect(ways.filter((way) => !way.includes('{subject}') && !ofNobody.test(way))).toEqual([])
})
