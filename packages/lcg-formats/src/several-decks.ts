/** Splits a pasted text with several decks: RingsDB exports a fellowship as the text exports of its decks, one after the other. */

const link = /https?:\/\/(?:www\.)?ringsdb\.com\/\S*/i
const heroes = /^Heroes?\s*(?:\(\s*\d+\s*\))?\s*:?$/i
const packs = /^Packs?:/i

import { type DeckPieces, type DeckProblem, deckProblem } from '@questwright/interop/for-games'
/** The decks in a text that is neither JSON nor XML. Links are removed, because nothing is downloaded. */
export function piecesOfText(text: string): DeckPieces {
  const problems: DeckProblem[] = []
  const lines = text.split(/\r\n|\r|\n/)
  const plain = lines.map((line, at) => {
    if (!link.test(line)) return line
    problems.push(
      deckProblem(
        'warning',
        'link',
        {
          message: `"${line.trim().slice(0, 120)}" is a link: there is no network here to follow it.`,
          remedy: 'Open it in a browser, export each deck as text (or as JSON), and paste all of them here, one after the other.',
        },
        { line: at + 1 },
      ),
    )
    return line.replace(link, '').trim()
  })
  const starts = startsOf(plain)
  return { pieces: starts.map((start, at) => ({ text: plain.slice(start, starts[at + 1]).join('\n'), above: start })), problems }
}

/** The lines at which decks begin: with a name, followed by the line of its packs and the heading of its heroes. */
function startsOf(lines: readonly string[]): number[] {
  const starts = [0]
  for (const [at, line] of lines.entries()) {
    if (!heroes.test(line.trim())) continue
    let start = at
    for (let back = at - 1; back > (starts.at(-1) ?? 0); back--) {
      const before = (lines[back] ?? '').trim()
      if (before === '') continue
      start = back
      if (!packs.test(before)) break
    }
    const hasHeroes = lines.slice(starts.at(-1), at).some((one) => heroes.test(one.trim()))
    if (hasHeroes) starts.push(start)
  }
  return starts
}
