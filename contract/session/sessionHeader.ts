/** Header with the id of the session from `GET /user`, beside the token of the identity provider. */
export const sessionHeader = 'x-heed-session';

/** Marks a call that a timer made on an unattended page; it does not extend the session. */
export const unattendedHeader = 'x-heed-unattended';
