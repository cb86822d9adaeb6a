/**
 * Source text of the prelude: loads modules. It decides what a file may import, and freezes what a script holds at its top level or in
 * closures.
 */
export const modules = `// ---- modules ---------------------------------------------------------------------------------------------------------------
const modules = new MapHere()
const offered = new SetHere()
let sealed = false
let door = null
let failure = ''

const isEngine = (name) => name.startsWith('@questwright/')
const withoutSuffix = (name) => (name.endsWith('.ts') || name.endsWith('.js') ? name.slice(0, -3) : name)

const resolve = (from, wanted) => {
  if (typeof wanted !== 'string') throw new TypeErrorHere(from + ': a module is named by a string')
  if (isEngine(from)) return wanted
  if (!wanted.startsWith('./') && !wanted.startsWith('../')) {
    if (offered.has(wanted)) return wanted
    const named = wanted.split('/')
    if (named[0].startsWith('@')) named.shift()
    // only scripts of systems: the source checks make sure that the pack depends on that pack
    if (named.length === 3 && named[1] === 'systems') return named[0] + '/systems/' + withoutSuffix(named[2])
    throw new ErrorHere(from + " imports '" + wanted + "': scripts may import " + [...offered].join(', ') + ', files of their own pack and systems of others')
  }
  const parts = from.split('/')
  parts.pop()
  for (const part of withoutSuffix(wanted).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
    if (parts.length < 1) throw new ErrorHere(from + " imports '" + wanted + "': that lies outside its pack")
  }
  if (parts[0] !== from.split('/')[0]) throw new ErrorHere(from + " imports '" + wanted + "': that lies outside its pack")
  return parts.join('/')
}

// In a separate V8 context, looking up a global takes longer than calling it; so the module wrapper gets the globals as parameters there.
const parameters = parameterNames.map((name) => global[name])

/** Errors about missing modules. A missing module may still be defined before the realm is booted, so a module that imports it may be loaded again. */
const absent = new WeakMapHere()
const loading = []
/** The values that closures of the scripts being loaded hold, read through these functions. */
const held = []
const hold = (...variables) => { for (const one of variables) held[held.length] = one }
/** A variable whose declaration was not reached yet holds nothing. */
const valueOf = (variable) => {
  try {
    return variable()
  } catch {}
}
const load = (name, from) => {
  const module = modules.get(name)
  if (!module) {
    const error = new ErrorHere((from ? from + " imports '" + name + "'" : "'" + name + "'") + ': there is no such module')
    absent.set(error, true)
    throw error
  }
  if (module.state === 'ready') return module.exports
  if (module.state === 'failed') throw module.error
  if (module.state === 'loading') {
    throw new ErrorHere('modules import each other in a circle: ' + [...loading.slice(loading.indexOf(name)), name].join(' -> '))
  }
  module.state = 'loading'
  loading.push(name)
  const before = held.length
  try {
    const given = {
      exports: {},
      close: (...values) => { for (const one of values) freezeHeld(one) },
      hold,
      get loading() { return loading.length > 0 },
      caught: showCaught,
    }
    const require = (wanted) => load(resolve(name, wanted), name)
    // Called as a plain function: the record of the module must not become its "this".
    const factory = module.factory
    if (isEngine(name)) factory(given.exports, require, given, engineJson, ...parameters)
    else factory(given.exports, require, given, ...parameters)
    const full = takeOverflow()
    if (full) throw full
    module.exports = given.exports
    while (held.length > before) freezeHeld(valueOf(held.pop()))
    if (!isEngine(name)) {
      for (const key of ownKeys(module.exports)) if (key !== 'default') freezeHeld(module.exports[key])
      // freeze the exports as well: values that are only in them are in no variable; the engine refuses larger definitions
      freezeHeld(module.exports, 4000)
    }
    module.state = 'ready'
    return module.exports
  } catch (error) {
    if (absent.has(error)) module.state = 'defined'
    else {
      module.state = 'failed'
      module.error = error
    }
    throw error
  } finally {
    loading.pop()
    held.length = before
    if (module.state !== 'defined') module.factory = null
  }
}

const addModule = (name, exports) => modules.set(name, { state: 'ready', exports, factory: null, error: null })

addModule('@questwright/realm/inside', freeze({
  noteRunning: (n) => { note(n) },
  noteCheckpoint: (inputs, high, low) => { note(inputs, high, low) },
  stackOf,
  messageOf,
  takeOverflow,
  offer: (names) => { for (const name of names) offered.add(name) },
  openDoor: (handler) => { door = handler },
  load: (name) => load(withoutSuffix(name), '').default,
  moduleNames: () => [...modules.keys()].filter((name) => !isEngine(name)),
}))

/** V8 refuses to freeze the global object of a separate context: there each member is made read-only instead. */
const closeGlobal = () => {
  try {
    freeze(global)
  } catch {
    for (const key of ownKeys(global)) {
      const descriptor = getOwnPropertyDescriptor(global, key)
      if (descriptor.configurable && 'value' in descriptor) {
        defineProperty(global, key, { value: descriptor.value, enumerable: false, writable: false, configurable: false })
      }
    }
  }
}`
