'use client'

import { namesByType, ruleNames } from '@questwright/contents/names-in-scripts'
import { meantText } from '@questwright/editing'
import type { ShownProblem } from '@questwright/table-page/parts/problem-list'
import { toast } from '@questwright/table-page/parts/toast'
import { useTheme } from '@questwright/table-page/theme'
import { useEffect, useRef, useState } from 'react'
import { watchGate } from '../../client/editor/help/gate-markers.ts'
import { registerScriptHelp } from '../../client/editor/help/register.ts'
import { declareApi, loadImports, modelOf, monaco, paint } from '../../client/editor/monaco.ts'
import { asApiError, useLibrary } from '../../client/library.ts'
import { isReadOnly } from '../../client/packs/writing.ts'
import { rulebookOfPack } from '../../client/rulebook.ts'

export interface MonacoEditorProps {
  readonly pack: string
  readonly path: string
  /** Label of the field for screen readers. */
  readonly label: string
  readonly line?: { readonly line: number; readonly count: number } | undefined
  /** Called with the checker's problems whenever they change. */
  readonly onProblems: (problems: readonly ShownProblem[]) => void
}

/** A script in Monaco. Its text is in the store of open files. */
export default function MonacoEditor({ pack, path, label, line, onProblems }: MonacoEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<monaco.editor.IStandaloneCodeEditor | undefined>(undefined)
  const theme = useTheme((state) => state.theme)
  const [api, setApi] = useState<'loading' | 'known'>('loading')
  const tell = useRef(onProblems)
  // the checker reports every import as an error until the declarations of the API are loaded: show no problems until then
  tell.current = (problems) => onProblems(api === 'known' ? problems : [])

  useEffect(() => paint(theme), [theme])

  useEffect(() => {
    if (!place.current) return
    const model = modelOf(pack, path)
    registerScriptHelp()
    const unwatch = watchGate(model, pack, path)
    declareApi(pack).then(
      () => setApi('known'),
      (error: unknown) => {
        const { message, remedy } = asApiError(error)
        toast.error(`The script API could not be loaded: ${message}`, { description: remedy })
      },
    )
    void loadImports(pack, path, model.getValue())
    const made = monaco.editor.create(place.current, {
      readOnly: isReadOnly(pack),
      readOnlyMessage: { value: 'This pack is read only: fork it to edit it.' },
      model,
      ariaLabel: label,
      automaticLayout: true,
      fontFamily: "'JetBrains Mono', ui-monospace, monospace",
      fontSize: 13,
      lineHeight: 20,
      fontLigatures: false,
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      tabSize: 2,
      wordWrap: 'on',
      lineNumbersMinChars: 3,
      folding: false,
      renderLineHighlight: 'line',
      // show the line number of an empty last line, too
      renderFinalNewline: 'on',
      overviewRulerLanes: 0,
      padding: { top: 8, bottom: 8 },
      fixedOverflowWidgets: true,
      bracketPairColorization: { enabled: false },
      unicodeHighlight: { ambiguousCharacters: false },
      // suggest names inside of strings
      quickSuggestions: { other: 'on', strings: 'on', comments: 'off' },
      suggest: { snippetsPreventQuickSuggestions: false, showWords: false },
      gotoLocation: { multipleDefinitions: 'goto' },
    })
    editor.current = made
    const told = () => tell.current(problemsIn(model, pack, path))
    const markers = monaco.editor.onDidChangeMarkers((changed) => {
      if (changed.some((uri) => uri.toString() === model.uri.toString())) told()
    })
    told()
    return () => {
      unwatch()
      markers.dispose()
      editor.current = undefined
      made.dispose()
    }
  }, [pack, path, label])

  useEffect(() => {
    const model = editor.current?.getModel()
    if (model && api === 'known') tell.current(problemsIn(model, pack, path))
  }, [api, pack, path])

  useEffect(() => {
    if (!line) return
    editor.current?.revealLineInCenter(line.line)
    editor.current?.setPosition({ lineNumber: line.line, column: 1 })
    editor.current?.focus()
  }, [line])

  return (
    <>
      {api === 'loading' && (
        <p className="st-monaco-note" role="status">
          Reading the script API …
        </p>
      )}
      <div className="st-monaco" data-api={api} ref={place} />
    </>
  )
}

/** The problems that the type checker finds in a script. For a misspelt name of the rules, the message suggests the right one. */
function problemsIn(model: monaco.editor.ITextModel, pack: string, path: string): readonly ShownProblem[] {
  const names = ruleNames(rulebookOfPack(pack))
  const types = namesByType(rulebookOfPack(pack), useLibrary.getState().packs?.packs ?? [])
  return monaco.editor
    .getModelMarkers({ resource: model.uri })
    .filter(({ severity }) => severity >= monaco.MarkerSeverity.Warning)
    .map((marker) => {
      const meant = meantText(marker.message, model.getValueInRange(marker), names, types)
      return {
        severity: marker.severity === monaco.MarkerSeverity.Error ? 'error' : 'warning',
        message: marker.message,
        ...(meant === undefined ? {} : { remedy: `Did you mean '${meant}'?` }),
        file: `${pack}/${path}`,
        line: marker.startLineNumber,
      }
    })
}
