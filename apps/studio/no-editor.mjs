// An empty module. It replaces the code editor in pages that are drawn on the server, because they never open it and bundling it took a tenth of the build.
// A build fails at a name that the pages import and that is missing here.
export const editor = undefined
export const getTypeScriptWorker = undefined
export const typescriptDefaults = undefined
export const Uri = undefined
