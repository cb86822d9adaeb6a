/** Packs go out and come in over the npm registry protocol. */
export {}
