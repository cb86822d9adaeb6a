/** Sets up Monaco once: only the parts for scripts, with workers of our own origin and the script API's declarations. */
import 'monaco-editor/features/register.all'
import 'monaco-editor/languages/definitions/typescript/register'
import { resolveImport, scriptCompilerOptions, systemImport } from '@questwright/packs/browser'
import { namesOfSystems } from '@questwright/workshop/script-names'
import * as monaco from 'monaco-editor/editor'
import * as typescript from 'monaco-editor/languages/features/typescript/register'
import { getFile } from '../api.ts'
import { bundlesOf, theDeclarations, useLibrary } from '../library.ts'
import { rulebookOfPack } from '../rulebook.ts'
import { changeFile, fileKey, useFiles } from './files.ts'

export { monaco }

/**
 * Monaco ships its workers bundled and minified, so the build copies them, because bundling the compiler again took a tenth of the build. Their names
 * change with the version of Monaco; the build fails where one is missing.
 */
const workers = {
  script: new URL('../../../node_modules/monaco-editor/min/vs/assets/ts.worker-g3pjEjl4.js', import.meta.url),
  text: new URL('../../../node_modules/monaco-editor/min/vs/assets/editor.worker-_vAIFJDs.js', import.meta.url),
}

const worker = globalThis as { MonacoEnvironment?: monaco.Environment }
worker.MonacoEnvironment = {
  getWorker: (_id, label) => new Worker(label === 'typescript' || label === 'javascript' ? workers.script : workers.text),
}

// each call restarts the worker, so it is called only once
typescript.typescriptDefaults.setCompilerOptions({ ...scriptCompilerOptions, allowNonTsExtensions: true } as never)
typescript.typescriptDefaults.setEagerModelSync(true)

let declared: { readonly game: string; readonly done: Promise<void> } | undefined
/** The declarations last given to the checker: they change with the names from chapters of systems. */
let told: string | undefined

/**
 * Gives the checker the declarations for scripts of a pack: the API of its game, and names from systems of packs. Scenes of all games use the same
 * global names, so only one game is declared at a time.
 * @throws ApiError, after which it can be called again
 */
export function declareApi(pack: string): Promise<void> {
  const { game } = rulebookOfPack(pack)
  if (declared?.game === game) return declared.done.then(() => tellChecker(game))
  const done = theDeclarations(game).then(
    () => tellChecker(game),
    (error: unknown) => {
      declared = undefined
      throw error
    },
  )
  declared = { game, done }
  return done
}

/** Gives the checker the declarations. That restarts its worker, so it is skipped when nothing changed. */
async function tellChecker(game: string): Promise<void> {
  const { files } = await theDeclarations(game)
  if (declared?.game !== game) return
  const names = namesOfSystems(bundlesOf(useLibrary.getState().packs), game) ?? ''
  if (told === `${game} ${names}`) return
  told = `${game} ${names}`
  const libraries = files.map(({ path, text }) => ({ content: text, filePath: path }))
  typescript.typescriptDefaults.setExtraLibs([...libraries, { content: names, filePath: 'file:///workspace/systems.d.ts' }])
}

useLibrary.subscribe(({ packs }, before) => {
  if (packs !== before.packs && declared !== undefined) void tellChecker(declared.game)
})

const addressOf = (pack: string, path: string): monaco.Uri => monaco.Uri.parse(`file:///workspace/${pack}/${path}`)

/** The model of an open file, in sync with the store: typing updates the store, and changes of the store update the model. */
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
    // as one edit, so that Ctrl+Z undoes it
    if (now !== undefined && now !== model.getValue() && !model.isDisposed())
      model.pushEditOperations([], [{ range: model.getFullModelRange(), text: now }], () => null)
  })
  return model
}

const bound = new Set<string>()

/** Creates models of the files that a script imports from its own pack and from systems of other packs, recursively. */
export async function loadImports(pack: string, path: string, text: string): Promise<void> {
  await loadInto((file) => addressOf(pack, file), pack, path, text, new Set())
}

async function loadInto(address: (file: string) => monaco.Uri, pack: string, path: string, text: string, seen: Set<string>): Promise<void> {
  for (const [, target = ''] of text.matchAll(/from\s+['"]([^'"]+)['"]/g)) {
    const system = systemImport(target)
    const home = system === undefined ? undefined : packs().find(({ bundle }) => bundle?.name === system.name)?.pack
    const file = system === undefined ? (target.startsWith('.') ? resolvePath(path, target) : undefined) : `systems/${system.slug}.ts`
    if (file === undefined || (system !== undefined && home === undefined)) continue
    // where the checker resolves imports from packages
    const place = system === undefined ? address : (one: string) => monaco.Uri.parse(`file:///node_modules/${system.name}/${one}`)
    const uri = place(file)
    if (seen.has(uri.toString())) continue
    seen.add(uri.toString())
    let imported = monaco.editor.getModel(uri)?.getValue()
    if (imported === undefined) {
      try {
        imported = (await getFile(home ?? pack, file)).text
      } catch {
        // The checker reports a missing file at its import.
        continue
      }
      if (!monaco.editor.getModel(uri)) monaco.editor.createModel(imported, 'typescript', uri)
    }
    await loadInto(place, home ?? pack, file, imported, seen)
  }
}

const packs = () => useLibrary.getState().packs?.packs ?? []

/** The script to which a relative import leads; undefined where it leads out of the pack. */
function resolvePath(from: string, target: string): string | undefined {
  // a missing script is reported at its import, by the checker
  const found = resolveImport(from, target, (path) => path.endsWith('.ts'))
  return found.kind === 'found' ? found.path : undefined
}

/** Sets the editor's colours from those of the page. */
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
