export { actorOf } from './actorOf.ts';
export { beginSecondStep } from './checkLogin.ts';
export { signInOf } from './openSession.ts';
export { requirePanelUser } from './requirePanelUser.ts';
export { endSessions } from './endSessions.ts';
export { findPersonByEmail, findPersonById, findSession, type Person } from './session.queries.ts';
