/** zod without generated code, which the studio's content security policy forbids. */
import { z } from 'zod'

z.config({ jitless: true })

export { z }
