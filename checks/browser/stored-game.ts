/**
 * Makes saved games from a seed, answers and moves by hand, up to the position that a test needs. They are not stored in the repository, so they
 * always fit the current packs.
 */

import type { PackBundle } from '@questwright/packs'
import { type Input, type JsonObject, openRealm, type Question, type Setup, TableHost } from '@questwright/realm'
import { engineIdentity, labEngine } from '@questwright/workshop/lab'

interface StoredCard {
  readonly id: string
  readonly code: string
}

interface Position {
  readonly cards: readonly StoredCard[]
  readonly zones: { readonly [zone: string]: readonly string[] }
}

/** A game that is being made. */
export class GameInMaking {
  readonly #host: TableHost
  readonly #viewer: string

  constructor(host: TableHost, viewer: string) {
    this.#host = host
    this.#viewer = viewer
  }

  /**
   * The pending question.
   * @throws Error where the game is over
   */
  get question(): Question {
    const question = this.#host.reply.viewers[this.#viewer]?.question
    if (question === undefined) throw new Error(`nothing is asked: ${JSON.stringify(this.#host.reply.outcome ?? {})}`)
    return question
  }

  /** Answers the question with the options that have the given keys, or whose cards have the given slugs. */
  async answer(...wanted: readonly string[]): Promise<void> {
    const { key, name, options } = this.question
    const value = wanted.map((one) => {
      const found = options.find((option) => option.key === one || option.card?.code?.endsWith(`:${one}`))
      if (found === undefined) throw new Error(`${name} offers ${options.map((option) => option.key).join(', ')}, and no ${one}`)
      return found.key
    })
    await this.#give({ kind: 'answer', question: key, value })
  }

  /** Passes; where options must be chosen, chooses the first ones, and where a number is asked, the least. */
  async pass(): Promise<void> {
    const { key, shape, options, least } = this.question
    if (shape === 'number') return this.#give({ kind: 'answer', question: key, value: least })
    const keys = options.map((option) => option.key)
    const no = keys.find((one) => one === 'no' || one === 'pass')
    await this.#give({ kind: 'answer', question: key, value: no === undefined ? keys.slice(0, least) : [no] })
  }

  /**
   * Passes until a certain question is asked.
   * @throws Error where it is not asked soon
   */
  async passTo(name: string): Promise<void> {
    for (let passes = 0; this.question.name !== name; passes++) {
      if (passes > 60) throw new Error(`${name} is not asked; ${this.question.name} is`)
      await this.pass()
    }
  }

  /** Moves all cards with a slug by hand. @throws Error where there is none */
  async byHand(slug: string, move: JsonObject): Promise<void> {
    const cards = await this.cards(slug)
    if (cards.length === 0) throw new Error(`${slug} does not lie in this game`)
    for (const card of cards) await this.move(card, move)
  }

  /** Moves a card by hand. */
  move(card: string, move: JsonObject): Promise<void> {
    return this.#give({ kind: 'move', move: { ...move, card } })
  }

  /** The ids of the cards with a slug. */
  async cards(slug: string): Promise<readonly string[]> {
    return (await this.#position()).cards.filter(({ code }) => code.endsWith(`:${slug}`)).map(({ id }) => id)
  }

  /** The ids of the cards in a zone, the top card last. */
  async idsIn(zone: string): Promise<readonly string[]> {
    return (await this.#position()).zones[zone] ?? []
  }

  /** The slugs of the cards in a zone, the top card last. */
  async inZone(zone: string): Promise<readonly string[]> {
    const { cards, zones } = await this.#position()
    const codes = new Map(cards.map(({ id, code }) => [id, code]))
    return (zones[zone] ?? []).map((id) => codes.get(id)?.replace(/^.*:/, '') ?? id)
  }

  async #position(): Promise<Position> {
    return (await this.#host.ask<{ readonly position: Position }>('keyframeNow', {})).position
  }

  async #give(input: Input): Promise<void> {
    const { refused } = await this.#host.advance([input])
    if (refused) throw new Error(`${JSON.stringify(input)} is refused: ${refused.why.code} ${JSON.stringify(refused.why.parts)}`)
  }
}

export interface StoredGame {
  readonly packs: readonly PackBundle[]
  readonly setup: Setup
  readonly seed: string
  readonly title: string
}

/**
 * Plays a game to the position at which it is stored.
 * @returns the file that the studio can open
 */
export async function storeGame({ packs, setup, seed, title }: StoredGame, play: (game: GameInMaking) => Promise<void>): Promise<Buffer> {
  const engine = await labEngine(packs)
  const { decks = [] } = setup as { readonly decks?: readonly unknown[] }
  const viewer = decks.map((_, i) => `p${i + 1}`).join('+')
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind: 'native', place: 'in-thread', engine }),
    packs,
    // the positions were found with the older dice, and there are screenshots of them
    setup: { ...setup, dice: '32-bit' },
    seed,
    viewers: [viewer],
    engine: await engineIdentity(packs),
  })
  try {
    await play(new GameInMaking(host, viewer))
    const { places: _, ...file } = await host.save()
    return Buffer.from(JSON.stringify({ ...file, studio: { title, viewer } }))
  } finally {
    host.close()
  }
}
