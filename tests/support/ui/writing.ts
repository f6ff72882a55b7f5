import { i18n } from '~/i18n/i18n.ts';
import { writingOf } from '~/report/writing.ts';

/** The panel's number and date formats, in the current language. */
export const writing = writingOf(i18n.t);
