/** What Supabase's clients send as `apikey`. Public; it grants nothing. */
export const PUBLISHABLE_KEY = 'anon'
