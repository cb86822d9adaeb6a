import type { ImportBegun, ImportDone } from '@questwright/workshop/page'
import { Refusal } from '@questwright/workshop/refusal'
import { mostFileBodyBytes } from '../../../server/guard.ts'
import { answer, parameter, readBody, readBytes, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

/**
 * Begins an import, or makes a pack of its files. Body: `{ step: 'begin' }` or `{ step: 'finish', name, id, whenThere }`. Response: `ImportBegun` or
 * `ImportDone`; 409 when a pack with that id exists and `whenThere` is `refuse`.
 */
export const POST = route(async (request) => {
  const { step, name, id, whenThere } = await readBody(request, ['step', 'name', 'id', 'whenThere'])
  if (step === 'begin') return answer({ name: await workspace().beginImport() } satisfies ImportBegun)
  if (step !== 'finish' || (whenThere !== 'refuse' && whenThere !== 'replace'))
    throw new Refusal(400, 'body/field', 'The step of an import is begin or finish.', 'Load the page again.')
  return answer((await workspace().finishImport(name, id, whenThere)) satisfies ImportDone)
})

/** Adds a file (`?name=…&path=…`) to an import. Body: its bytes. */
export const PUT = route(async (request) => {
  const bytes = await readBytes(request, mostFileBodyBytes)
  await workspace().addToImport(parameter(request, 'name'), parameter(request, 'path'), bytes)
  return answer({})
})

/** Drops an unfinished import (`?name=…`). */
export const DELETE = route(async (request) => {
  await workspace().dropImport(parameter(request, 'name'))
  return answer({})
})
