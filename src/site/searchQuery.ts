export const SEARCH_PATH = '/search'
/** The longest query, in characters. */
export const QUERY_MAX = 100
