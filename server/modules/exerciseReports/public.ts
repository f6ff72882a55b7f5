export { hasBegun, isShownLocked } from './begun.ts';
export { certificateOf } from './certificate.ts';
