/** Records an ended game in the group's history. */
import { type EndedGame, finishedGame } from '@questwright/session'
import { catalogueOf } from '@questwright/table-page/catalogue-of'
import { rulebookOfAll, rulebooks } from '@questwright/workshop/rulebooks'
import type { RecordedAnswer } from '../../api-types.ts'
import { recordGame } from '../api.ts'

/** Sends an ended game to the history. @throws ApiError when it cannot be written */
export async function recordFinished(ended: EndedGame): Promise<RecordedAnswer> {
  const { packs, messages } = ended
  return recordGame(finishedGame(ended, catalogueOf(packs, rulebooks, messages), rulebookOfAll(packs)))
}
