/** The product's name, in titles and on screen. 한판 means "one round". */
export const SITE_NAME = 'Hanpan'
