import { withDeadLinks } from '../../html/links.ts';
import { messagePolicy } from '../../html/messagePolicy.ts';
import type { PageFile } from '../../landing/page.ts';
import type { LearnerVisit } from '../learnerPages/public.ts';
import { messagePage } from '../messageTemplates/public.ts';
import { readExercise } from './readExercise.ts';

/**
 * The document of the frame that shows a message: it runs nothing and leads nowhere. Read with the session of the learner, so that the
 * address is worth nothing to others.
 */
export async function messageFrame(visit: LearnerVisit): Promise<PageFile | null> {
  const shown = visit.query.has('message') ? await readExercise(visit) : null;
  if (shown?.shows !== 'message') return null;
  const { html, layoutType } = shown.message;
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': messagePolicy,
      'x-frame-options': 'SAMEORIGIN',
    },
    content: messagePage(withDeadLinks(html), layoutType),
  };
}
