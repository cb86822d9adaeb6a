import { compileInPack } from '../../../server/compile.ts'
import { answer, readBody, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

/** Validates and compiles a script. Body: `CompileRequest`. Response: `CompileAnswer`. */
export const POST = route(async (request) => {
  const { pack, path, source } = await readBody(request, ['pack', 'path', 'source'])
  return answer(await compileInPack(workspace(), pack, path, source))
})
