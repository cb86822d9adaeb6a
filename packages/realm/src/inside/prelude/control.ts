/** Source text of the prelude: the functions that only the host has, to define modules, seal the realm, and call the engine. */
export const control = `// ---- what the host keeps -----------------------------------------------------------------------------------------------------
const describe = (error) => {
  const told = { name: 'Error', message: '', stack: '' }
  try {
    if (typeof error === 'object' && error !== null) {
      told.name = text(error.name)
      told.message = text(messageOf(error))
      const stack = stackOf(error)
      told.stack = text(stack === undefined ? '' : stack)
    } else {
      told.name = 'Thrown'
      told.message = typeof error === 'symbol' ? 'a symbol' : text(error)
    }
  } catch {
    told.message = 'an error that cannot be read'
  }
  told.name = told.name.slice(0, 100)
  told.message = told.message.slice(0, 2000)
  told.stack = told.stack.slice(0, 8000)
  return stringify(told)
}
const guarded = (body) => {
  try {
    return body()
  } catch (error) {
    failure = describe(error)
    return 0
  }
}

return freeze({
  define: (name, factory, sourceLength) => guarded(() => {
    const key = withoutSuffix(name)
    if (sealed ? isEngine(key) : !isEngine(key)) {
      throw new ErrorHere("'" + name + "': modules of the engine are defined before the realm is sealed, those of packs after it")
    }
    if (modules.has(key)) throw new ErrorHere("'" + name + "' is defined twice")
    if (typeof factory !== 'function' || (sourceLength > 0 && apply(functionText, factory, []).length !== sourceLength)) {
      throw new SyntaxError("'" + name + "' is not the body of one module: its brackets close too early")
    }
    modules.set(key, { state: 'defined', exports: undefined, factory, error: null })
    return ''
  }),
  seal: () => guarded(() => {
    for (const name of [...modules.keys()]) load(name, '')
    // not only what scripts may import: they can reach the class of every object that they get
    for (const name of [...modules.keys()]) {
      const exports = load(name, '')
      freezePlain(exports)
      for (const key of ownKeys(exports)) freezePlain(exports[key])
    }
    closeGlobal()
    sealed = true
    return ''
  }),
  call: (method, argument) => {
    try {
      if (!sealed || typeof door !== 'function') throw new ErrorHere('the door is closed: the engine calls openDoor, then the realm is sealed')
      const answer = door(method, argument)
      if (typeof answer !== 'string') throw new TypeErrorHere(method + ': the door answers with a string')
      return answer
    } catch (error) {
      failure = describe(error)
      return 0
    }
  },
  problem: () => failure,
  tell: (error) => describe(error),
})`
