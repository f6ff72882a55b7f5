export { actorOf } from './actorOf.ts';
export { endSessions } from './endSessions.ts';
export { findPersonByEmail, findPersonById, findSession, type Person } from './session.queries.ts';
