// Stands for the code editor where pages are drawn on the server, which never opens it: bundling the editor there took a tenth of the build.
// A build fails at a name that the pages import and that is missing here.
export const editor = undefined
export const getTypeScriptWorker = undefined
export const typescriptDefaults = undefined
export const Uri = undefined
