/**
 * Source text of the prelude: what scripts see of errors: no stacks and no messages of the engine, because these can differ when a game is
 * replayed.
 */
export const errors = `// ---- stacks: they tell how the engine came to call a script, which differs between playing and playing again ------------
if (typeof Error.stackTraceLimit === 'number') Error.stackTraceLimit = 14
const stacks = new WeakMapHere()
/** Takes the stack of an error away, for the engine alone. It is closed rather than deleted: QuickJS writes a new one when an error without any is thrown. */
const hideStack = (value) => {
  if (typeof value !== 'object' || value === null) return
  const own = getOwnPropertyDescriptor(value, 'stack')
  if (!own || own.enumerable || !own.configurable) return
  const stack = value.stack
  if (typeof stack === 'string') stacks.set(value, stack)
  // it comes last, whenever the engine wrote it
  delete value.stack
  defineProperty(value, 'stack', { value: '', writable: true, enumerable: false, configurable: false })
}
const stackOf = (thrown) => {
  const hidden = typeof thrown === 'object' && thrown !== null ? stacks.get(thrown) : undefined
  return hidden === undefined ? thrown.stack : hidden
}
/** Messages of errors that the language threw and a script caught, for the engine alone. */
const messages = new WeakMapHere()
const messageOf = (thrown) => {
  const hidden = typeof thrown === 'object' && thrown !== null ? messages.get(thrown) : undefined
  return hidden === undefined ? thrown.message : hidden
}
/** Whether the language threw it and no script has seen it yet: errors that are made here come out with their stack closed. */
const isOfLanguage = (value) => {
  if (typeof value !== 'object' || value === null || !(value instanceof ErrorHere)) return false
  const own = getOwnPropertyDescriptor(value, 'stack')
  return own !== undefined && own.configurable && !own.enumerable
}
const OVERFLOW = /stack overflow|call stack size exceeded|too much recursion/i
/**
 * Called with what a catch of a script caught, before the script sees it. The language's own errors are worded by each engine, and QuickJS has a class of its
 * own: what a script sees of them is the same in both. How deep a recursion goes until the stack is full depends on what lies below it, so that no script may go on after it: it is thrown
 * again, and kept for the engine in case that something of the script throws another error instead.
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
/** A constructor of errors whose stacks only the engine sees. Errors that are thrown by the language itself are closed where a script catches them: the compiler says so to the realm. */
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
