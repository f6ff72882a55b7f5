import { i18n } from '~/session/i18n.ts';
import { writingOf } from '~/components/data/writing.ts';

/** How the panel writes, in the language that is on. */
export const writing = writingOf(i18n.t);
