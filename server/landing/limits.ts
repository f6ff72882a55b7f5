/** Requests of one network a minute for one page: an office of a thousand people has one address. */
export const pagePerMinute = 3000;
/** What people send with a form: a few words. */
export const formBytes = 64 * 1024;
