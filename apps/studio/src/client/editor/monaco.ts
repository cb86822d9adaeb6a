/** Monaco, set up once: only what scripts need, with workers of our own origin and the script API's declarations. */
import 'monaco-editor/features/register.all'
import 'monaco-editor/languages/definitions/typescript/register'
import { scriptCompilerOptions } from '@questwright/packs/browser'
import * as monaco from 'monaco-editor/editor'
import * as typescript from 'monaco-editor/languages/features/typescript/register'
import { getFile } from '../api.ts'
import { theDeclarations } from '../library.ts'
import { rulebookOfPack } from '../rulebook.ts'
import { changeFile, fileKey, useFiles } from './files.ts'

export { monaco }

const worker = globalThis as { MonacoEnvironment?: monaco.Environment }
worker.MonacoEnvironment = {
  // Bundlers look for exactly these words.
  getWorker: (_id, label) =>
    label === 'typescript' || label === 'javascript'
      ? new Worker(new URL('monaco-editor/language/typescript/ts.worker.js', import.meta.url), { type: 'module' })
      : new Worker(new URL('monaco-editor/editor/editor.worker.js', import.meta.url), { type: 'module' }),
}

// Each call restarts the worker: once.
typescript.typescriptDefaults.setCompilerOptions({ ...scriptCompilerOptions, allowNonTsExtensions: true } as never)
typescript.typescriptDefaults.setEagerModelSync(true)

let declared: { readonly game: string; readonly done: Promise<void> } | undefined

/**
 * Tells the checker what scripts of a pack may import: what its game offers. Games share names of scenes, so that one is declared at a time.
 * @throws ApiError, after which it can be tried again
 */
export function declareApi(pack: string): Promise<void> {
  const { game } = rulebookOfPack(pack)
  if (declared?.game === game) return declared.done
  const done = theDeclarations(game).then(
    ({ files }) => {
      if (declared?.game === game)
        typescript.typescriptDefaults.setExtraLibs(files.map(({ path, text }) => ({ content: text, filePath: path })))
    },
    (error: unknown) => {
      declared = undefined
      throw error
    },
  )
  declared = { game, done }
  return done
}

const addressOf = (pack: string, path: string): monaco.Uri => monaco.Uri.parse(`file:///workspace/${pack}/${path}`)

/** The model of an open file; what is typed goes to the store, and what the store is given goes here. */
export function modelOf(pack: string, path: string): monaco.editor.ITextModel {
  const uri = addressOf(pack, path)
  const known = monaco.editor.getModel(uri)
  if (known && bound.has(uri.toString())) return known
  const key = fileKey(pack, path)
  const text = () => useFiles.getState().files[key]?.text
  const model = known ?? monaco.editor.createModel(text() ?? '', 'typescript', uri)
  if (known && text() !== undefined) known.setValue(text() ?? '')
  bound.add(uri.toString())
  model.onDidChangeContent(() => {
    const now = model.getValue()
    if (text() !== undefined && text() !== now) changeFile(key, { text: now })
  })
  useFiles.subscribe(() => {
    const now = text()
    // as one edit, so that Ctrl+Z takes it back
    if (now !== undefined && now !== model.getValue() && !model.isDisposed())
      model.pushEditOperations([], [{ range: model.getFullModelRange(), text: now }], () => null)
  })
  return model
}

const bound = new Set<string>()

/** Makes models of the files that a script imports from its own pack, and of what these import. */
export async function loadImports(pack: string, path: string, text: string, seen: Set<string> = new Set()): Promise<void> {
  for (const [, target = ''] of text.matchAll(/from\s+['"](\.[^'"]+)['"]/g)) {
    const file = resolvePath(path, target)
    if (file === undefined || seen.has(file)) continue
    seen.add(file)
    const uri = addressOf(pack, file)
    let imported = monaco.editor.getModel(uri)?.getValue()
    if (imported === undefined) {
      try {
        imported = (await getFile(pack, file)).text
      } catch {
        // A file that is not there is an error at its import, which the checker names.
        continue
      }
      if (!monaco.editor.getModel(uri)) monaco.editor.createModel(imported, 'typescript', uri)
    }
    await loadImports(pack, file, imported, seen)
  }
}

function resolvePath(from: string, target: string): string | undefined {
  const parts = from.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined
    } else if (part !== '.') parts.push(part)
  }
  const file = parts.join('/')
  return file.endsWith('.ts') ? file : `${file}.ts`
}

/** Colours of the editor from the page's own. */
export function paint(theme: 'light' | 'dark'): void {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const ink = (name: string) => colour(name).replace('#', '')
  const name = `questwright-${theme}`
  monaco.editor.defineTheme(name, {
    base: theme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      { token: '', foreground: ink('--text') },
      { token: 'keyword', foreground: ink('--code-key') },
      { token: 'string', foreground: ink('--code-str') },
      { token: 'number', foreground: ink('--code-num') },
      { token: 'comment', foreground: ink('--code-com') },
      { token: 'type', foreground: ink('--code-fn') },
      { token: 'identifier', foreground: ink('--text') },
      { token: 'delimiter', foreground: ink('--muted') },
    ],
    colors: {
      'editor.background': colour('--code-bg'),
      'editor.foreground': colour('--text'),
      'editorLineNumber.foreground': colour('--faint'),
      'editorLineNumber.activeForeground': colour('--text'),
      'editor.lineHighlightBackground': colour('--sunken'),
      'editor.lineHighlightBorder': '#00000000',
      'editorCursor.foreground': colour('--accent'),
      'editor.selectionBackground': colour('--accent-soft'),
      'editorWidget.background': colour('--raised'),
      'editorWidget.border': colour('--border-strong'),
      'editorSuggestWidget.background': colour('--raised'),
      'editorSuggestWidget.foreground': colour('--text'),
      'editorSuggestWidget.selectedBackground': colour('--accent-soft'),
      'editorSuggestWidget.selectedForeground': colour('--text'),
      'editorSuggestWidget.highlightForeground': colour('--link'),
      'editorSuggestWidget.focusHighlightForeground': colour('--link'),
      'editorHoverWidget.background': colour('--raised'),
      'editorError.foreground': colour('--bad'),
      'editorWarning.foreground': colour('--warn'),
      'editorBracketHighlight.foreground1': colour('--muted'),
      'editorBracketHighlight.foreground2': colour('--muted'),
      'editorBracketHighlight.foreground3': colour('--muted'),
      focusBorder: colour('--focus'),
    },
  })
  monaco.editor.setTheme(name)
}
