/** What flows outside of this folder may use. */
export { type SetOption, useSetOptions } from './add/useSetOptions.ts';
export { RemindDialog } from './remind/RemindDialog.tsx';
export type { Reminding } from './remind/reminding.ts';
export { UsersOverlays } from './UsersOverlays.tsx';
