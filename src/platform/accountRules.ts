/** In Unicode characters. */
export const PASSWORD_LENGTH = { least: 8, most: 256 }
/** How long an emailed link works, as a PostgreSQL interval. */
export const MAIL_LINK_LIFETIME = '1 hour'
