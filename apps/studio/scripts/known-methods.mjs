// Loaded before Next.js. Next.js cannot represent a request with a method such as TRACE and prints a stack trace; this refuses such a request
// first.
import { Server } from 'node:http'

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const emit = Server.prototype.emit

Server.prototype.emit = function (event, request, response, ...rest) {
  if (event !== 'request' || known.includes(request.method)) return emit.call(this, event, request, response, ...rest)
  response.writeHead(405, { allow: known.join(', '), 'content-type': 'text/plain; charset=utf-8' })
  response.end(`The studio knows no ${String(request.method).slice(0, 20)}.\n`)
  return true
}
