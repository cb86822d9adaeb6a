import { type Fault, type JsonObject, mayKnow, type Place, type Question, type Table } from '@questwright/kernel'
import { type PendingQuestion, storyFor, viewOf } from '@questwright/kernel/internal'

/** The findings of the exhaustive bot, and the checks that hold in every game, independent of its rules. */

/**
 * - `fault`: an ability failed and was muted. `crash`: the engine threw.
 * - `realm`: the realm broke.
 * - `stuck`: no legal answer was found, or the game does not continue. `endless`: a use that changes nothing can be repeated forever.
 * - `breach`: a broken invariant of the table. `question`: a malformed question. `leak`: a hidden card was revealed to a viewer.
 * - `hash`: the same inputs led to another state.
 */
type FindingKind = 'fault' | 'crash' | 'realm' | 'stuck' | 'endless' | 'breach' | 'question' | 'leak' | 'hash'

export interface Finding {
  readonly kind: FindingKind
  /** Together with `kind` it identifies the finding in other games: an ability, the name of a breach. */
  readonly code: string
  readonly message: string
  /** The number of answers given so far; in a replay, of inputs. */
  readonly at: number
  readonly place?: Place
  readonly fault?: Fault
}

export function signatureOf(finding: Pick<Finding, 'kind' | 'code'>): string {
  return `${finding.kind} ${finding.code}`
}

/** Breaches of the kernel's invariants: cards in no zone, in two, or in another one than they say; another number of cards; a wrong state hash. */
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
        found.push({ code: 'wrong-zone', message: `${card} is in the list of ${zone.id}, but its own zone is ${card.zone.id}` })
    }
  if (lying < t.cards.length)
    for (const card of t.cards) if (!seen.has(card.id)) found.push({ code: 'in-no-zone', message: `${card} lies in no zone` })
  if (t.cards.length !== cards)
    found.push({ code: 'number-of-cards', message: `there were ${cards} cards, and now there are ${t.cards.length}` })
  if (hash === 'compared' && t.state.hash !== t.state.fullHash())
    found.push({ code: 'kept-hash', message: 'the kept state hash is not that of the state' })
  return found
}

/** Checks amounts of tokens. @returns the first impossible amount in words; undefined when all are possible */
export function oddTokens(tokens: { readonly [name: string]: number | undefined }): string | undefined {
  for (const [name, amount] of Object.entries(tokens))
    if (amount === undefined || !Number.isSafeInteger(amount) || amount < 0) return `${String(amount)} ${name}`
  return undefined
}

/** Checks a question. @returns the mistake, or undefined */
export function oddQuestion(t: Table, { spec, options }: PendingQuestion): { code: string; message: string } | undefined {
  const { name, shape, who, least, most } = spec
  const odd = (code: string, message: string) => ({ code: `${code} ${name}`, message: `the question "${name}" for ${who.id}: ${message}` })
  if (!t.seats.includes(who)) return odd('asks-no-seat', 'the asked card is no seat of this game')
  if (!t.ruleset.seatsInOrder().includes(who)) return odd('asks-who-is-out', 'the asked player is out of the game')
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
 * Finds hidden cards that are revealed to a viewer: in its view, in its question, or in the story from a line on.
 * @param moved cards that were moved, shown or turned meanwhile: the viewer may have seen them
 */
export function leaks(
  t: Table,
  viewer: string,
  question: Question | undefined,
  from: number,
  moved: ReadonlySet<string>,
): { code: string; message: string }[] {
  const seats = viewer.split('+')
  // a pile with a fixed order is not secret
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
  // the card that asks, and the event that is responded to, are public, so they reveal nothing
  if (question)
    look(
      'question',
      question.options.map(({ key, card }) => ({ key, card })),
      hidden,
    )
  const story = storyFor(t.record.story, from, viewer)
  // a used card is announced, also one in a hand or a deck, and it may still be there if its effect did nothing or ended the game
  const announced = idsIn(JSON.stringify(story.flatMap(({ kind, parts }) => (kind === 'used' ? [parts.card] : []))))
  look(
    'story',
    story.map(({ parts: { because: _because, ...parts } }) => parts),
    // a card that is being played is announced before its costs are paid
    hidden.filter((card) => !moved.has(card.id) && !announced.has(card.id) && card.id !== question?.because.card?.card),
  )
  return found
}

/** All possible card ids in a JSON text: each string, and its beginnings up to a `#` or a `/`. */
function idsIn(json: string): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const [, text] of json.matchAll(/"([^"]+)"/g)) {
    const whole = text as string
    ids.add(whole)
    for (let i = 1; i < whole.length; i++) if (whole[i] === '#' || whole[i] === '/') ids.add(whole.slice(0, i))
  }
  return ids
}
