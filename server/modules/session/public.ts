export { actorOf } from './actorOf.ts';
export { requirePanelUser } from './requirePanelUser.ts';
export { endSessions } from './endSessions.ts';
export { findPersonByEmail, findPersonById, findSession, type Person } from './session.queries.ts';
