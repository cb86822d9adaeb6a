/** Monaco's helpers for scripts: completion and explanation of names in strings, snippets, links to other files, and quick fixes. Registered once. */
import { asText, exportedNames, type Found, fixesFor, importEdits, quotedAt, setWord, wantedAt } from '@questwright/editing'
import '@questwright/workshop/authoring'
import { knownNames, knownSets, knownTraits, nameMeant, namesByType, ruleNames } from '@questwright/contents/names-in-scripts'
import { scriptModuleOf } from '@questwright/packs/browser'
import * as monaco from 'monaco-editor/editor'
import { getFile } from '../../api.ts'
import { theDeclarations, useLibrary } from '../../library.ts'
import { rulebookOfPack } from '../../rulebook.ts'
import { useFiles } from '../files.ts'
import { openPlace } from '../open-card.ts'

const language = 'typescript'

/** Pack and path of a model of the workspace. */
function placeOf(uri: monaco.Uri): { readonly pack: string; readonly path: string } | undefined {
  const [, pack, path] = /^\/workspace\/([^/]+)\/(.+)$/.exec(decodeURIComponent(uri.path)) ?? []
  return uri.scheme === 'file' && pack !== undefined && path !== undefined ? { pack, path } : undefined
}

const packs = () => useLibrary.getState().packs?.packs ?? []

/** Names that script APIs export, by the ids of their games. */
const apiNames = new Map<string, readonly string[]>()

/** Names that a game's script API exports, parsed from its declarations; empty where these cannot be loaded. */
async function apiNamesOf(game: string): Promise<readonly string[]> {
  const known = apiNames.get(game)
  if (known) return known
  const files = await theDeclarations(game).then(
    (answer) => answer.files,
    () => undefined,
  )
  if (files === undefined) return []
  const names = exportedNames(files, scriptModuleOf(game))
  apiNames.set(game, names)
  return names
}

function meantAt(model: monaco.editor.ITextModel, position: monaco.Position) {
  const place = placeOf(model.uri)
  const quoted = place && quotedAt(model.getLineContent(position.lineNumber), position.column)
  if (!place || !quoted || quoted.text === '') return undefined
  const meant = nameMeant(knownNames(packs(), place.pack), quoted.text, place.pack)
  return meant && { meant, range: new monaco.Range(position.lineNumber, quoted.from, position.lineNumber, quoted.to) }
}

/** A model for a file that is previewed before it is opened. */
async function modelFor(pack: string, path: string): Promise<monaco.Uri> {
  const uri = monaco.Uri.parse(`file:///workspace/${pack}/${path}`)
  if (monaco.editor.getModel(uri)) return uri
  const text = useFiles.getState().files[`${pack}/${path}`]?.text ?? (await getFile(pack, path)).text
  if (!monaco.editor.getModel(uri)) monaco.editor.createModel(text, path.endsWith('.ts') ? language : 'plaintext', uri)
  return uri
}

const offsetRange = (model: monaco.editor.ITextModel, start: number, end: number): monaco.Range =>
  monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end))

let registered = false

/** Registers everything; a second call does nothing. */
export function registerScriptHelp(): void {
  if (registered) return
  registered = true

  monaco.languages.registerHoverProvider(language, {
    provideHover: (model, position) => {
      const found = meantAt(model, position)
      if (!found) return null
      const { title, kind, text, name } = found.meant
      const lines = [`**${asText(title)}** · ${asText(kind)} · \`${name.replaceAll('`', '')}\``, ...(text === '' ? [] : [asText(text)])]
      return { range: found.range, contents: lines.map((value) => ({ value, isTrusted: false, supportHtml: false })) }
    },
  })

  monaco.languages.registerDefinitionProvider(language, {
    provideDefinition: async (model, position) => {
      const found = meantAt(model, position)
      if (!found) return null
      const { pack, path } = found.meant
      const uri = await modelFor(pack, path)
      return [
        { originSelectionRange: found.range, uri, range: new monaco.Range(1, 1, 1, 1), targetSelectionRange: new monaco.Range(1, 1, 1, 1) },
      ]
    },
  })

  monaco.editor.registerEditorOpener({
    openCodeEditor: (source, resource, at) => {
      const place = placeOf(resource)
      if (place) {
        const line = at === undefined ? 1 : 'startLineNumber' in at ? at.startLineNumber : at.lineNumber
        const here = source.getModel()?.uri.toString() === resource.toString()
        return !here && openPlace(`${place.pack}/${place.path}`, line)
      }
      // declarations are no files of the workspace: peek at them in place
      source.trigger('api', 'editor.action.peekDefinition', {})
      return true
    },
  })

  monaco.languages.registerCompletionItemProvider(language, {
    triggerCharacters: ["'", '"', ':'],
    provideCompletionItems: (model, position) => {
      const place = placeOf(model.uri)
      if (!place) return null
      const quoted = quotedAt(model.getLineContent(position.lineNumber), position.column)
      return { suggestions: quoted ? namesFor(place, quoted, position.lineNumber) : snippetsFor(model, place, position) }
    },
  })

  monaco.languages.registerCodeActionProvider(language, {
    provideCodeActions: async (model, _range, { markers }) => {
      const place = placeOf(model.uri)
      if (!place) return { actions: [], dispose: () => undefined }
      const text = model.getValue()
      const rulebook = rulebookOfPack(place.pack)
      const { game } = rulebook
      const module = scriptModuleOf(game)
      const api = await apiNamesOf(game)
      const names = ruleNames(rulebook)
      const types = namesByType(rulebook, packs())
      const scripts =
        packs()
          .find((one) => one.pack === place.pack)
          ?.files.map(({ path }) => path)
          .filter((path) => path.endsWith('.ts') && !path.endsWith('.scene.ts')) ?? []
      const actions = markers.flatMap((marker) => {
        const found = foundOf(model, marker)
        return fixesFor(found, { module, path: place.path, text, api, names, namesByType: types, scripts }).map(
          ({ title, edits }, i): monaco.languages.CodeAction => ({
            title,
            kind: 'quickfix',
            diagnostics: [marker],
            isPreferred: i === 0,
            edit: {
              edits: edits.map((edit) => ({
                resource: model.uri,
                versionId: model.getVersionId(),
                textEdit: { range: offsetRange(model, edit.start, edit.end), text: edit.text },
              })),
            },
          }),
        )
      })
      return { actions, dispose: () => undefined }
    },
  })
}

function foundOf(model: monaco.editor.ITextModel, marker: monaco.editor.IMarkerData): Found {
  const code = typeof marker.code === 'object' ? marker.code.value : String(marker.code ?? '')
  return {
    code: /^\d+$/.test(code) ? `ts/${code}` : code,
    message: marker.message,
    start: model.getOffsetAt({ lineNumber: marker.startLineNumber, column: marker.startColumn }),
    end: model.getOffsetAt({ lineNumber: marker.endLineNumber, column: marker.endColumn }),
  }
}

function namesFor(
  place: { readonly pack: string; readonly path: string },
  quoted: NonNullable<ReturnType<typeof quotedAt>>,
  line: number,
): monaco.languages.CompletionItem[] {
  const range = new monaco.Range(line, quoted.from, line, quoted.to)
  const { Value, EnumMember, Keyword } = monaco.languages.CompletionItemKind
  const item = (label: string, kind: monaco.languages.CompletionItemKind, detail: string, about = ''): monaco.languages.CompletionItem => ({
    label,
    kind,
    insertText: label,
    filterText: `${label} ${detail}`,
    detail,
    documentation: about,
    range,
  })
  const names = knownNames(packs(), place.pack)
  const keywords = names.filter(({ kind }) => kind === 'keyword')
  switch (wantedAt(quoted, place.path, rulebookOfPack(place.pack))) {
    case 'traits':
      return knownTraits(packs()).map((trait) => item(trait, EnumMember, 'trait'))
    case 'keywords':
      return keywords.map(({ name, title, text }) => item(quoted.before.includes('[') ? title : name, Keyword, 'keyword', text))
    case 'sets':
      return knownSets(packs(), place.pack).map((set) => item(set, Value, setWord(rulebookOfPack(place.pack)).toLowerCase()))
    case 'cards':
      return names
        .filter(({ kind }) => kind !== 'keyword')
        .map(({ name, title, kind, text }) => item(name, Value, `${title} · ${kind}`, text))
    default:
      return []
  }
}

function snippetsFor(
  model: monaco.editor.ITextModel,
  { pack, path }: { readonly pack: string; readonly path: string },
  position: monaco.Position,
): monaco.languages.CompletionItem[] {
  const line = model.getLineContent(position.lineNumber).slice(0, position.column - 1)
  // no snippets after a dot, which needs members
  if (/\.\s*\w*$/.test(line) || /^\s*(?:\/\/|\*|import\b)/.test(line)) return []
  const word = model.getWordUntilPosition(position)
  const range = new monaco.Range(position.lineNumber, word.startColumn, position.lineNumber, word.endColumn)
  const place = path.endsWith('.scene.ts') ? 'scene' : 'script'
  const text = model.getValue()
  const { game, snippets } = rulebookOfPack(pack)
  return Object.values(snippets)
    .filter((one) => one.in === place)
    .map((one) => ({
      label: { label: one.label, description: 'ability' },
      kind: monaco.languages.CompletionItemKind.Snippet,
      insertText: one.body,
      insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet,
      filterText: `${one.label} ${one.words}`,
      sortText: `~${one.label}`,
      detail: one.help.replaceAll('**', ''),
      documentation: { value: `\`\`\`ts\n${one.body.replace(/\$\{\d+[:|]([^}|,]*)[^}]*\}/g, '$1').replace('$0', '')}\n\`\`\`` },
      range,
      additionalTextEdits:
        place === 'scene'
          ? []
          : importEdits(scriptModuleOf(game), text, one.imports).map((edit) => ({
              range: offsetRange(model, edit.start, edit.end),
              text: edit.text,
            })),
    }))
}
