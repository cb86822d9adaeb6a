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
    // the scripts of systems alone: the gate has seen to it that the pack stands on theirs
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

// In a context of V8 each look-up of a global costs more than the call behind it; there the wrapper takes them as parameters.
const parameters = parameterNames.map((name) => global[name])

/** Errors that say that a module is not there. It may still come, while a realm waits to be booted: what imports it has not failed for good. */
const absent = new WeakMapHere()
const loading = []
/** What closures of the scripts that are being loaded keep, as they will find it. */
const held = []
const hold = (...variables) => { for (const one of variables) held[held.length] = one }
/** One that was not reached holds nothing. */
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
      // no name of the file leads to what only stands here, and the engine takes no definition that is larger
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

/** V8 refuses to freeze the global object of a context of its own: there each member is closed instead. */
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
