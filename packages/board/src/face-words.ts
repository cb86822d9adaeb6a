/**
 * Words on card faces that are not printed on the card, as messages by code. None has plurals or other choices, so a page of faces only
 * fills in names and needs no ICU parser.
 */
export const faceWords: { readonly [code: string]: string } = {
  'board.seat': 'Player {number}',
  'board.hidden-card': 'a hidden card',
  'board.progress': '{progress} of {points}',
  'board.progress-alone': '{progress} progress',
  'board.mark.exhausted': 'Exhausted',
  'board.mark.muted': 'Muted',
  'board.mark.eliminated': 'Eliminated',
  'board.mark.face-down': 'Face down',
  'board.face-down': 'Card, face down',
  'board.unknown-card': 'Unknown card',
  'board.script-me': 'script me',
  'board.type.scenario': 'Scenario',
  'board.type.rule': 'Rule',
  'board.type.system': 'Rules',
  'board.type.card': 'Card',
  'board.art-by': 'Art: {name}',
  'board.now-printed': '{stat} {now}, printed {printed}',
}
