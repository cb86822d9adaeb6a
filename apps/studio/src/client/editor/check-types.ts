/** Whether a script has its types, before it is put anywhere: asked of the checker that underlines in the editor. */
import * as typescript from 'monaco-editor/languages/features/typescript/register'
import { declareApi, loadImports, monaco } from './monaco.ts'

/** A type that does not fit. */
export interface TypeFault {
  readonly message: string
  /** From 1. */
  readonly line: number
  readonly code: number
}

let asked = 0

/**
 * What the checker says of a script that is not there yet.
 * @param path where it would lie: what it imports is looked for from there
 * @throws Error where the checker, or what scripts may import, cannot be had
 */
export async function typeFaultsIn(pack: string, path: string, source: string): Promise<readonly TypeFault[]> {
  await declareApi(pack)
  await loadImports(pack, path, source)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  // a second model beside the script, under a name that no script has: the model of the script itself is not changed
  const uri = monaco.Uri.parse(`file:///workspace/${pack}/${folder}.asked-${++asked}.ts`)
  const model = monaco.editor.createModel(source, 'typescript', uri)
  try {
    const worker = await (await typescript.getTypeScriptWorker())(uri)
    const name = uri.toString()
    const found = [...(await worker.getSyntacticDiagnostics(name)), ...(await worker.getSemanticDiagnostics(name))]
    return found
      .filter(({ category }) => category === 1)
      .map(({ messageText, start = 0, code }) => ({
        message: typeof messageText === 'string' ? messageText : textOf(messageText),
        line: model.getPositionAt(start).lineNumber,
        code,
      }))
  } finally {
    model.dispose()
  }
}

interface Chain {
  readonly messageText: string
  readonly next?: readonly Chain[] | undefined
}

const textOf = ({ messageText, next = [] }: Chain): string => [messageText, ...next.map(textOf)].join(' ')
