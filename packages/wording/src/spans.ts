/** Divides a text into pieces with states, by which an editor colours them. Pages can load it without the reader. */
import type { FindingCode, TextFinding, TextPart } from './explain.ts'
import type { TextUnit } from './text-unit.ts'

/** The state of a piece. `understood`: it belongs to a part that is read; `plain`: it belongs to no unit, such as space between units. */
type SpanState = 'understood' | 'label' | 'asked' | 'not-understood' | 'unread' | 'keyword' | 'plain'

export interface TextSpan {
  readonly start: number
  readonly end: number
  readonly state: SpanState
  /** Why it is not understood, or has several meanings. */
  readonly code?: FindingCode
}

/** A unit of a text with its parts and findings; offsets are those of the text. */
export interface ExplainedUnit {
  readonly start: number
  readonly end: number
  readonly state: TextUnit['state']
  readonly parts: readonly Pick<TextPart, 'part' | 'start' | 'end'>[]
  readonly findings: readonly Pick<TextFinding, 'code' | 'start' | 'end'>[]
}

/**
 * Divides a text into pieces: together they are the whole text, and none overlap. Where several cover a letter, a finding gives its state before
 * a part does, and a part before its unit.
 */
export function spansOf(text: string, units: readonly ExplainedUnit[]): readonly TextSpan[] {
  const layers: TextSpan[] = units.flatMap(({ start, end, state, parts, findings }) => [
    { start, end, state: ofUnit[state] },
    ...parts.map((one) => ({ start: one.start, end: one.end, state: one.part === 'label' ? ('label' as const) : ofPart(state) })),
    ...findings.map((one) => ({
      start: one.start,
      end: one.end,
      state: one.code === 'two-readings' ? ('asked' as const) : ('not-understood' as const),
      code: one.code,
    })),
  ])
  const within = (at: number): number => Math.min(Math.max(at, 0), text.length)
  const edges = [...new Set([0, text.length, ...layers.flatMap(({ start, end }) => [within(start), within(end)])])].sort((a, b) => a - b)
  const spans: TextSpan[] = []
  for (const [i, start] of edges.entries()) {
    const end = edges[i + 1]
    if (end === undefined) break
    const top = layers.findLast((one) => one.start <= start && one.end >= end)
    const { state, code } = top ?? { state: 'plain' as const, code: undefined }
    const last = spans.at(-1)
    // neighbours that say the same are one piece
    if (last && last.state === state && last.code === code && code === undefined) spans[spans.length - 1] = { ...last, end }
    else spans.push({ start, end, state, ...(code && { code }) })
  }
  return spans
}

const ofUnit: { readonly [state in TextUnit['state']]: SpanState } = {
  whole: 'understood',
  asked: 'asked',
  partly: 'unread',
  'by-hand': 'unread',
  keyword: 'keyword',
  reminder: 'keyword',
}

const ofPart = (state: TextUnit['state']): SpanState => (state === 'asked' ? 'asked' : 'understood')
