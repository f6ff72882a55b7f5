/** What support tickets and sales requests have in common: staff read them in a drawer, and close them. */
export { RequestDrawer } from './RequestDrawer.tsx';
export { useStatusActions } from './useStatusActions.ts';
export { requestTones } from './requestTones.ts';
export { useRecordLink } from './useRecordLink.ts';
