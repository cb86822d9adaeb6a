/** A response window must say to what it responds, for each kind of event to which a script in content responds. */
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

/** Events that systems declare: a response to one has words only for after the event. */
const ofSystems = new Set(content.flatMap(({ systems = {} }) => Object.values(systems).flatMap(({ events = {} }) => Object.keys(events))))
/** The responses in scripts of content: their timing, and the kind of event. */
const answers = content.flatMap(({ id, scripts }) =>
  scripts.flatMap(({ path, code }) =>
    [...code.matchAll(/\b(response|forced|constantly)\.(after|when|cancel)\(\s*['"](\w+)['"]/g)].map(([, word, at, kind]) => ({
      where: `${id}/${path}`,
      timing: `${word}.${at}`,
      kind,
    })),
  ),
)

test.each([
  ['response.after', 'after-response', 5],
  ['response.when', 'when-response', 5],
  ['response.cancel', 'cancel', 1],
  ['forced.after', 'next-after-forced', 20],
  ['forced.when', 'next-when-forced', 5],
  ['constantly.when', 'next-constant', 0],
])('each kind of event that a card uses with %s has words of its own in the question %s', (timing, question, least) => {
  const message = messages[question] ?? ''
  const found = answers.filter(({ timing: one, kind }) => one === timing && !ofSystems.has(kind ?? ''))
  expect(found.length).toBeGreaterThan(least)
  expect(found.filter(({ kind }) => !message.includes(` ${kind} {`))).toEqual([])
})

test('the words for an event of a card name that card', () => {
  const ofNobody =
    /^ (stagingEnds|questSucceeds|questFails|beginningOfRound|endOfRound|beginningOfPhase|endOfPhase|firstPlayerPasses|other) \{/
  for (const question of ['after-response', 'when-response', 'cancel', 'next-after-forced', 'next-when-forced', 'next-constant']) {
    const ways = messages[question]?.match(/ \w+ \{(?:[^{}]|\{subject\})*\}/g) ?? []
    expect(ways.length).toBeGreaterThan(20)
    expect(ways.filter((way) => !way.includes('{subject}') && !ofNobody.test(way))).toEqual([])
  }
})
