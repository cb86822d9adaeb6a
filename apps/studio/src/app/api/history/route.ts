import { mostRecordBytes } from '@questwright/workshop/page'
import { Refusal } from '@questwright/workshop/refusal'
import { readFinished } from '@questwright/workshop/workspace'
import { answer, parameter, readJson, route } from '../../../server/respond.ts'
import { history } from '../../../server/studio.ts'

/** The finished games of the group. Response: `HistoryAnswer`; with `?game=<id>` one game with its replay, `PlayedGame`. */
export const GET = route(async (request) => {
  const one = new URL(request.url).searchParams.has('game')
  return answer(one ? await history().read(parameter(request, 'game')) : await history().list())
})

/** Records a finished game. Body: `FinishedGame`. Response: `RecordedAnswer`. */
export const PUT = route(async (request) => {
  const remedy = 'Send the finished game with its replay.'
  const read = readFinished(await readJson(request, remedy, mostRecordBytes))
  if ('wrong' in read) throw new Refusal(400, 'history/shape', `This is no finished game: ${read.wrong}.`, remedy)
  return answer(await history().record(read.game))
})

/** Removes a game (`?file=…`) from the history; its file is moved aside. */
export const DELETE = route(async (request) => {
  await history().remove(parameter(request, 'file'))
  return answer({})
})

/** Brings back a removed game (`?file=…`). */
export const POST = route(async (request) => {
  await history().restore(parameter(request, 'file'))
  return answer({})
})
