import type { Rulebook } from '@questwright/rulebook'

/**
 * Messages by code for the rulebook's words: facts of cards, zones, dials, tokens and marks. So they can be translated like the board's own words.
 */
export function printedMessages(rulebook: Rulebook): { readonly [code: string]: string } {
  const { zones, dials, tokenFaces, marks, backDrawings, facts, table } = rulebook
  const messages: { [code: string]: string } = {}
  const put = (code: string, text: string | undefined): void => {
    if (text !== undefined) messages[code] = text
  }
  for (const [zone, { title, titleOfSeveral, empty, emptyAtFirst, track }] of Object.entries(zones)) {
    put(`board.zone.${zone}`, title)
    put(`board.zone.${zone}.several`, titleOfSeveral)
    put(`board.empty.${zone}`, empty)
    put(`board.empty.${zone}.at-first`, emptyAtFirst ?? empty)
    put(`board.track.${zone}.held`, track?.held?.reads)
  }
  for (const [dial, { reads, faces = [], reached }] of Object.entries(dials)) {
    put(`board.dial.${dial}`, reads)
    put(`board.dial.${dial}.reached`, reached)
    for (const [value, face] of faces.entries()) put(`board.dial.${dial}.face.${value}`, face)
  }
  for (const [code, text] of Object.entries(rulebook.messages)) put(code, text)
  for (const [token, { reads }] of Object.entries(tokenFaces)) put(`board.token.${token}`, reads)
  for (const [mark, text] of Object.entries(marks)) put(`board.mark.${mark}`, text)
  for (const [back, { reads }] of Object.entries(backDrawings)) put(`board.back.${back}`, reads)
  for (const [fact, { values = {}, text }] of Object.entries(facts)) {
    for (const [value, { name }] of Object.entries(values)) put(`board.value.${fact}.${value}`, name)
    if (text !== undefined) put(`board.text.${text.field}`, text.label)
  }
  put('board.piles', table.piles)
  const { faceOff } = table
  if (faceOff !== undefined) {
    for (const [side, name] of Object.entries(faceOff.sides)) put(`board.face-off.side.${side}`, name)
    put('board.face-off.apart', faceOff.apart)
    put('board.face-off.wins', faceOff.result.wins)
    put('board.face-off.overwhelms', faceOff.result.overwhelmed)
    put('board.face-off.ties', faceOff.result.tied)
  }
  return messages
}
