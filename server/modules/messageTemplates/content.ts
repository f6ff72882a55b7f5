import { messageLimits } from '#contract/messageTemplates/limits';
import type { Callout, LayoutType } from '#contract/messageTemplates/message';
import { Refusal } from '../../core/refusal.ts';
import { type Cleaned, cleaner } from '../../html/cleaner.ts';

const bodyCallouts = (callouts: readonly Callout[]) => callouts.filter(({ place }) => place === 'BODY');

const refuse = (description: string) => new Refusal('validation_failed', { description, fields: ['callouts'] });

/** The callout of the head has the number 0, those of the body follow from 1. */
function checkNumbers(callouts: readonly Callout[]): void {
  const expected = bodyCallouts(callouts).map((_, at) => at + 1);
  const heads = callouts.filter(({ place }) => place === 'HEADER');
  if (heads.length > 1 || heads.some(({ orderNumber }) => orderNumber !== 0)) throw refuse('The head has one callout, number 0');
  const sent = bodyCallouts(callouts).map(({ orderNumber }) => orderNumber);
  if (sent.some((number, at) => number !== expected[at])) throw refuse('The callouts of the body are numbered from 1');
}

interface SentMessage {
  html: string;
  layoutType: LayoutType;
  callouts: readonly Callout[];
  designData?: Record<string, unknown> | null | undefined;
}

/**
 * What is stored of a message that somebody sends. Refuses an empty one, and callouts whose anchors are not in the text, with their
 * place in the list.
 */
export async function cleanContent(companyId: string, { html, layoutType, callouts, designData }: SentMessage): Promise<Cleaned> {
  checkNumbers(callouts);
  const design = layoutType === 'EMAIL' ? (designData ?? null) : null;
  if (design && JSON.stringify(design).length > messageLimits.design)
    throw new Refusal('validation_failed', { description: 'The design is too large', fields: ['designData'] });
  const anchors = bodyCallouts(callouts);
  const cleaned = await cleaner.clean(companyId, { message: { html, layoutType, anchors }, design });
  if (cleaned.isEmpty) throw new Refusal('template_is_empty', { fields: ['html'] });
  if (cleaned.missing.length > 0) {
    const missing = new Set(cleaned.missing);
    const fields = callouts.flatMap(({ anchor, place }, at) =>
      place === 'BODY' && missing.has(anchor) ? [`callouts.${at}.anchor`] : [],
    );
    throw new Refusal('callout_not_found', { fields });
  }
  return cleaned;
}
