/** Opens the form at /auth in the mode that creates an account. */
export const CREATE_ACCOUNT = '/auth?mode=create'
