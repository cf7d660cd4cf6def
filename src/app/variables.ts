/**
 * The environment as the process was started with, for `parseEnvironment`. Imported first by `main.ts`: React picks its
 * development or production build by NODE_ENV when it is loaded, and local mode too wants the fast one.
 */
export const variables: Record<string, string | undefined> = { ...process.env }
export const dev = process.argv.includes('--dev')

process.env.NODE_ENV = dev ? 'development' : 'production'
