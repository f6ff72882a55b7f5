/** Requests of one network a minute for one page; an office has one address. */
export const pagePerMinute = 600;
/** What people send with a form: a few words. */
export const formBytes = 64 * 1024;
