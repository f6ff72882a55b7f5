import { i18n } from '~/i18n/i18n.ts';
import { writingOf } from '~/report/writing.ts';

/** How the panel writes, in the language that is on. */
export const writing = writingOf(i18n.t);
