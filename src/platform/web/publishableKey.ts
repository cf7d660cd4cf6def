/** The `apikey` header of Supabase's clients. Public; it grants nothing. */
export const PUBLISHABLE_KEY = 'anon'
