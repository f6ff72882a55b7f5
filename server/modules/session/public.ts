export { actorOf } from './actorOf.ts';
export { beginSecondStep } from './checkLogin.ts';
export { noteFailedSignIn } from './failedSignIns.ts';
export { type Place, placeOf } from './place.ts';
export { signInOf } from './openSession.ts';
export { requirePanelUser } from './requirePanelUser.ts';
export { endPanelSessions, endSessions } from './endSessions.ts';
export { findPersonByEmail, findPersonById, findSession, type Person } from './session.queries.ts';
