/** The files that the workshop writes and reads: one reader and one writer each, versioned. It runs in a page too, so nothing of Node is imported here. */
export {}
