export { mountSso } from './mountSso.ts';
export { deleteOldSignIns } from './signIns.ts';
