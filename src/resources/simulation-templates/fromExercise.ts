import type { Template } from '#contract/exercise/templates';
import { hasOnly, senderPlaceholders } from '#contract/simulation/placeholders';
import { senderLocalPattern, type SimulationTemplate } from '#contract/simulation/templates';
import { currentLanguage } from '~/i18n/i18n.ts';

/** A simulated message has one link: the first stays, of the others only their text. */
export function withOneLink(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [, ...others] = body.querySelectorAll('a[href]');
  for (const link of others) link.replaceWith(...link.childNodes);
  return body.innerHTML;
}

/**
 * What a new template begins as: the message of an exercise with its callouts. Answers stay behind; so does what its builder knew of it,
 * because that has all links. A sender who would not be taken is left empty.
 */
export function fromExercise(exercise: Template): SimulationTemplate {
  const { id, name, subject, html, callouts, createdAt, updatedAt } = exercise;
  const fromName = exercise.fromName ?? '';
  const local = (exercise.fromEmail?.split('@')[0] ?? '').toLowerCase();
  return {
    id,
    companyId: null,
    name,
    type: 'CUSTOM',
    language: currentLanguage().code,
    difficulty: null,
    landingKind: 'teach',
    senderName: hasOnly(senderPlaceholders, fromName) ? fromName : '',
    senderLocal: senderLocalPattern.test(local) ? local : '',
    subject,
    html: withOneLink(html),
    text: '',
    callouts,
    designData: null,
    isEditable: true,
    createdAt,
    updatedAt,
    thumbnailUrl: null,
  };
}
