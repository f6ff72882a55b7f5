/** What flows outside of this folder may use. */
export { type SetOption, useSetOptions } from './add/useSetOptions.ts';
