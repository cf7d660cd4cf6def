/**
 * The environment variables at the start of the process, for `parseEnvironment`. `main.ts` imports this file first: React picks its
 * development or production build by NODE_ENV when it is loaded, and local mode also wants the fast one.
 */
export const variables: Record<string, string | undefined> = { ...process.env }
export const dev = process.argv.includes('--dev')

process.env.NODE_ENV = dev ? 'development' : 'production'
