export { beginPath } from './provider.ts';
export { mountSso } from './mountSso.ts';
export { deleteOldSignIns } from './signIns.ts';
export { samlPlaces } from './samlService.ts';
