export { beginPath } from './provider.ts';
export { remindSsoAdmins } from './remindAdmins.ts';
export { noteExpiries } from './noteExpiries.ts';
export { connectionForEmail } from './connectionForEmail.ts';
export type { Arrival, LearnerPages } from './learnerPages.ts';
export { learnerBeginLink, mountSso } from './mountSso.ts';
export { deleteOldSignIns } from './signIns.ts';
export { samlPlaces } from './samlService.ts';
