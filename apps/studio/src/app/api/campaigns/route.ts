import { campaignLogFormat } from '@questwright/workshop/campaign'
import { mostRecordBytes } from '@questwright/workshop/page'
import { Refusal } from '@questwright/workshop/refusal'
import { expectedHash } from '@questwright/workshop/workspace'
import { answer, parameter, readJson, route } from '../../../server/respond.ts'
import { campaignLogs } from '../../../server/studio.ts'

/** The logs of campaigns: `LogsAnswer`. */
export const GET = route(async () => answer(await campaignLogs().list()))

/** Writes a log. Body: `PutLog`. Response: `KeptLog`. */
export const PUT = route(async (request) => {
  const remedy = 'Send the log with the hash of the one from which it was made.'
  const { log, expected } = ((await readJson(request, remedy, mostRecordBytes)) ?? {}) as {
    readonly log?: unknown
    readonly expected?: unknown
  }
  const read = campaignLogFormat.readValue(log)
  if ('fault' in read) throw new Refusal(400, 'campaigns/shape', read.fault.message, read.fault.remedy)
  return answer(await campaignLogs().put(read.value, expectedHash(String(expected))))
})

/** Moves a log (`?file=…`) aside. */
export const DELETE = route(async (request) => {
  await campaignLogs().remove(parameter(request, 'file'))
  return answer({})
})

/** Brings back a log that was moved aside (`?file=…`). */
export const POST = route(async (request) => {
  await campaignLogs().restore(parameter(request, 'file'))
  return answer({})
})
