import { sessions } from './index.ts';

/** The list of one's own sessions, for the profile page. */
export const OwnSessions = sessions.list;
