/** Reports validation and compile problems of a script while it is typed: the server validates and compiles it without running it. */
import { missingLimit, wordLength } from '@questwright/editing'
import * as monaco from 'monaco-editor/editor'
import { compileScript } from '../../api.ts'
import { nothingInTurn } from '../../game/put-under-game.ts'
import { useLibrary } from '../../library.ts'

const pause = 350
const owner = 'questwright'

/** Marks the problems of a model until the returned function is called. */
export function watchGate(model: monaco.editor.ITextModel, pack: string, path: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const look = async () => {
    // wait for running saves: the server runs one task at a time, and saves take precedence
    await nothingInTurn()
    if (stopped || model.isDisposed()) return
    const source = model.getValue()
    const version = model.getVersionId()
    try {
      const { problems } = await compileScript({ pack, path, source })
      if (stopped || model.isDisposed() || model.getVersionId() !== version) return
      const gate = problems
        // the checker already reports syntax errors
        .filter(({ code }) => code !== 'compile/syntax')
        .map(({ severity, code, message, remedy, line = 1, column = 1 }) => ({
          severity: severity === 'error' ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
          code,
          source: 'questwright',
          message: `${message} ${remedy}`,
          ...spanAt(model, line, column, code),
        }))
      monaco.editor.setModelMarkers(model, owner, [...gate, ...limits(model, pack, path)])
    } catch {
      // the server does not respond, which the page shows elsewhere: keep the last marks
    }
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), pause)
  }
  const listener = model.onDidChangeContent(changed)
  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
    listener.dispose()
    if (!model.isDisposed()) monaco.editor.setModelMarkers(model, owner, [])
  }
}

/** The range to underline: the string, number or word that begins there. */
function spanAt(
  model: monaco.editor.ITextModel,
  line: number,
  column: number,
  code: string,
): Pick<monaco.editor.IMarkerData, 'startLineNumber' | 'startColumn' | 'endLineNumber' | 'endColumn'> {
  const at = Math.min(line, model.getLineCount())
  const long = code === 'gate/no-default-export' ? 1 : wordLength(model.getLineContent(at), column)
  return { startLineNumber: at, startColumn: column, endLineNumber: at, endColumn: column + long }
}

function limits(model: monaco.editor.ITextModel, pack: string, path: string): monaco.editor.IMarkerData[] {
  const slug = /^cards\/(?:.*\/)?([^/.]+)\.ts$/.exec(path)?.[1]
  const bundle = useLibrary.getState().packs?.packs.find((one) => one.pack === pack)?.bundle
  const words = slug === undefined ? undefined : bundle?.text.en?.cards?.[slug]?.text
  const found = words === undefined ? undefined : missingLimit(model.getValue(), words)
  if (!found) return []
  const [start, end] = [model.getPositionAt(found.start), model.getPositionAt(found.end)]
  return [
    {
      severity: monaco.MarkerSeverity.Warning,
      code: found.code,
      source: 'questwright',
      message: `${found.message} Give the ability its limit, or correct the text.`,
      startLineNumber: start.lineNumber,
      startColumn: start.column,
      endLineNumber: end.lineNumber,
      endColumn: end.column,
    },
  ]
}
