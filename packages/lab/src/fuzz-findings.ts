import { type Fault, type JsonObject, mayKnow, type Place, type Question, type Table } from '@questwright/kernel'
import { type PendingQuestion, storyFor, viewOf } from '@questwright/kernel/internal'

/** What the exhaustive bot reports of a game, and the checks that hold for every game whatever its rules. */

/**
 * - `fault`: an ability failed and was muted. `crash`: the engine threw.
 * - `realm`: nothing came back from the realm at all.
 * - `stuck`: no legal answer was found, or the game does not go on. `endless`: a use that changes nothing can be repeated for ever.
 * - `breach`: something that cannot be on a table. `question`: a question that cannot be put. `leak`: a viewer was told of a hidden card.
 * - `hash`: the same inputs gave another state.
 */
type FindingKind = 'fault' | 'crash' | 'realm' | 'stuck' | 'endless' | 'breach' | 'question' | 'leak' | 'hash'

export interface Finding {
  readonly kind: FindingKind
  /** With the kind, what makes it the same finding in another game: an ability, the name of a breach. */
  readonly code: string
  readonly message: string
  /** How many answers had been given; for a game played again, how many inputs. */
  readonly at: number
  readonly place?: Place
  readonly fault?: Fault
}

export function signatureOf(finding: Pick<Finding, 'kind' | 'code'>): string {
  return `${finding.kind} ${finding.code}`
}

/** A breach as the kernel finds it: cards that lie in no zone or in two, numbers that cannot be counted, a wrong state hash. */
export function unsound(t: Table, cards: number, hash: 'compared' | 'trusted'): { code: string; message: string }[] {
  const found: { code: string; message: string }[] = []
  const seen = new Set<string>()
  let lying = 0
  for (const zone of t.zones.values())
    for (const card of zone.cards) {
      lying++
      if (seen.has(card.id)) found.push({ code: 'in-two-zones', message: `${card} lies in two places, one of them ${zone.id}` })
      seen.add(card.id)
      if (card.zone !== zone)
        found.push({ code: 'wrong-zone', message: `${card} lies in ${zone.id} and thinks that it lies in ${card.zone.id}` })
    }
  if (lying < t.cards.length)
    for (const card of t.cards) if (!seen.has(card.id)) found.push({ code: 'in-no-zone', message: `${card} lies in no zone` })
  if (t.cards.length !== cards)
    found.push({ code: 'number-of-cards', message: `there were ${cards} cards, and now there are ${t.cards.length}` })
  if (hash === 'compared' && t.hash !== t.fullHash())
    found.push({ code: 'kept-hash', message: 'the kept state hash is not that of the state' })
  return found
}

/** An amount of tokens that cannot lie on a card. @returns the first one in words; undefined where all amounts are possible */
export function oddTokens(tokens: { readonly [name: string]: number | undefined }): string | undefined {
  for (const [name, amount] of Object.entries(tokens))
    if (amount === undefined || !Number.isSafeInteger(amount) || amount < 0) return `${String(amount)} ${name}`
  return undefined
}

/** What is wrong with a question as it is put. */
export function oddQuestion(t: Table, { spec, options }: PendingQuestion): { code: string; message: string } | undefined {
  const { name, shape, who, least, most } = spec
  const odd = (code: string, message: string) => ({ code: `${code} ${name}`, message: `the question "${name}" for ${who.id}: ${message}` })
  if (!t.seats.includes(who)) return odd('asks-no-seat', 'it is put to nobody who sits here')
  if (!t.ruleset.seatsInOrder().includes(who)) return odd('asks-who-is-out', 'it is put to somebody who does not play any more')
  const keys = options.map((option) => option.key)
  if (new Set(keys).size !== keys.length)
    return odd('same-option', `two options have one key: ${keys.filter((key, i) => keys.indexOf(key) !== i)[0]}`)
  if (shape === 'choose' && (options.length === 0 || options.length < least))
    return odd('no-options', `it offers ${options.length} and wants ${least}`)
  if (least > most) return odd('impossible', `at least ${least} and at most ${most}`)
  if (shape === 'distribute') {
    const room = options.reduce((sum, option) => sum + (option.most ?? most), 0)
    if (room < least) return odd('no-room', `${least} are to be spread, and there is room for ${room}`)
  }
  return undefined
}

/**
 * What a viewer is told of cards that it may not know: in its view, in its question, in the story since a line.
 * @param moved cards that were moved, shown or turned meanwhile: these may have been seen on their way
 */
export function leaks(
  t: Table,
  viewer: string,
  question: Question | undefined,
  from: number,
  moved: ReadonlySet<string>,
): { code: string; message: string }[] {
  const seats = viewer.split('+')
  // a pile of kept order holds no secret
  const hidden = t.cards.filter((card) => card.zone.id !== 'kernel' && card.zone.spec.order !== 'fixed' && !mayKnow(card, seats))
  const found: { code: string; message: string }[] = []
  const look = (where: string, told: unknown, cards: typeof hidden): void => {
    const ids = idsIn(JSON.stringify(told) ?? '')
    const card = cards.find(({ id }) => ids.has(id))
    if (card)
      found.push({
        code: `${where} ${card.zone.name}`,
        message: `the ${where} of ${viewer} names ${card}, which lies hidden in ${card.zone.id}`,
      })
  }
  look('view', viewOf(t, viewer) as unknown as JsonObject, hidden)
  // why it is asked is public: the card that asks was announced, and what it answers to happened in the open
  if (question)
    look(
      'question',
      question.options.map(({ key, card }) => ({ key, card })),
      hidden,
    )
  const story = storyFor(t.story, from, viewer)
  // whose ability is used is announced, also out of a hand or a deck, and may lie there still: the effect could do nothing, or ended the game
  const announced = idsIn(JSON.stringify(story.flatMap(({ kind, parts }) => (kind === 'used' ? [parts.card] : []))))
  look(
    'story',
    story.map(({ parts: { because: _because, ...parts } }) => parts),
    // a card that is being played is announced before it is paid for
    hidden.filter((card) => !moved.has(card.id) && !announced.has(card.id) && card.id !== question?.because.card?.card),
  )
  return found
}

/** Everything in a JSON text that may be the id of a card: a text, and what it begins with up to a `#` or a `/`. */
function idsIn(json: string): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const [, text] of json.matchAll(/"([^"]+)"/g)) {
    const whole = text as string
    ids.add(whole)
    for (let i = 1; i < whole.length; i++) if (whole[i] === '#' || whole[i] === '/') ids.add(whole.slice(0, i))
  }
  return ids
}
