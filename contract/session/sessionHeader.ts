/** Carries the id of the session that `GET /user` gave, beside the token of the identity provider. */
export const sessionHeader = 'x-heed-session';

/** With it a call says that nobody touched the page for a while: a timer asked, and the session does not live longer for it. */
export const unattendedHeader = 'x-heed-unattended';
