/**
 * Source text of the prelude: hides stacks and messages of the engine's errors from scripts, because they can differ when a game is
 * replayed.
 */
export const errors = `// ---- stacks: they tell how the engine came to call a script, which differs between playing and playing again ------------
if (typeof Error.stackTraceLimit === 'number') Error.stackTraceLimit = 14
const stacks = new WeakMapHere()
/** Hides the stack of an error from scripts and keeps it for the engine. It is replaced by an empty text and not deleted, because QuickJS adds a new stack when an error without one is thrown. */
const hideStack = (value) => {
  if (typeof value !== 'object' || value === null) return
  const own = getOwnPropertyDescriptor(value, 'stack')
  if (!own || own.enumerable || !own.configurable) return
  const stack = value.stack
  if (typeof stack === 'string') stacks.set(value, stack)
  // make it the last property, whenever the engine added it
  delete value.stack
  defineProperty(value, 'stack', { value: '', writable: true, enumerable: false, configurable: false })
}
const stackOf = (thrown) => {
  const hidden = typeof thrown === 'object' && thrown !== null ? stacks.get(thrown) : undefined
  return hidden === undefined ? thrown.stack : hidden
}
/** The engine's messages of errors that the language threw and a script caught; only the engine reads them. */
const messages = new WeakMapHere()
const messageOf = (thrown) => {
  const hidden = typeof thrown === 'object' && thrown !== null ? messages.get(thrown) : undefined
  return hidden === undefined ? thrown.message : hidden
}
/** Whether the language threw an error that no script has seen yet: errors that were constructed here have a hidden stack already. */
const isOfLanguage = (value) => {
  if (typeof value !== 'object' || value === null || !(value instanceof ErrorHere)) return false
  const own = getOwnPropertyDescriptor(value, 'stack')
  return own !== undefined && own.configurable && !own.enumerable
}
const OVERFLOW = /stack overflow|call stack size exceeded|too much recursion/i
/**
 * Called with the value that a catch of a script caught, before the script sees it. Errors of the language have different messages in each engine, and QuickJS
 * has an error class of its own: here they are made the same. A stack overflow is thrown again, because the depth at which it occurs depends on the machine, so
 * no script may continue after it; it is also kept for the engine, in case the script throws another error instead.
 */
let overflow
const takeOverflow = () => {
  const found = overflow
  overflow = undefined
  return found
}
const showCaught = (value) => {
  if (!isOfLanguage(value)) return
  const { message } = value
  if (typeof message === 'string' && apply(test, OVERFLOW, [message])) {
    overflow = value
    throw value
  }
  hideStack(value)
  if (InternalErrorHere && value instanceof InternalErrorHere) setPrototypeOf(value, RangeErrorPrototype)
  messages.set(value, message)
  for (const key of ownKeys(value)) if (key !== 'stack' && key !== 'message') delete value[key]
  defineProperty(value, 'message', { value: value.name, writable: true, enumerable: false, configurable: true })
}
/** A constructor of errors whose stacks only the engine sees. Stacks of errors that the language itself throws are hidden when a script catches them: the compiler inserts the call. */
const closeStacks = (original, parent) => {
  const prototype = original.prototype
  const made = function (...given) {
    const error = construct(original, given, new.target === undefined ? made : new.target)
    hideStack(error)
    return error
  }
  for (const key of ownKeys(original)) {
    if (key === 'stackTraceLimit') continue
    defineProperty(made, key, getOwnPropertyDescriptor(original, key))
  }
  defineProperty(prototype, 'constructor', { value: made, writable: true, enumerable: false, configurable: true })
  if (parent) Object.setPrototypeOf(made, parent)
  return made
}
{
  const own = [InternalErrorHere, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError]
  const closed = closeStacks(ErrorHere)
  for (const one of own) {
    if (typeof one !== 'function') continue
    const made = closeStacks(one, closed)
    if (stays.has(one.name)) global[one.name] = made
    hidden.push(one, made)
  }
  hidden.push(ErrorHere)
  global.Error = closed
}`
