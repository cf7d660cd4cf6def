/** In Unicode characters. */
export const PASSWORD_LENGTH = { least: 8, most: 256 }
/** How long a mailed link works, in words that PostgreSQL reads as an interval. */
export const MAIL_LINK_LIFETIME = '1 hour'
