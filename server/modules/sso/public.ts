export { beginPath } from './provider.ts';
export { remindSsoAdmins } from './remindAdmins.ts';
export { noteExpiries } from './noteExpiries.ts';
export { mountSso } from './mountSso.ts';
export { deleteOldSignIns } from './signIns.ts';
export { samlPlaces } from './samlService.ts';
