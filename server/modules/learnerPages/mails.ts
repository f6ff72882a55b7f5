import { defineMail } from '../../mail/mailKind.ts';

/** The link that somebody has requested on the pages of learners. */
export const freshLink = defineMail<{ name?: string; campaignId?: string }>({ template: 'learner_link', button: 'freshLink' });
