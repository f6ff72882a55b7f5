import type { Callout } from '#contract/messageTemplates/message';
import { anchorsOf } from './marks.ts';
import type { MessageText } from './shapes.ts';

/** The callouts of a message, the one at its sender first. */
export function calloutsOf({ header, body, callouts }: MessageText): Callout[] {
  const anchors = anchorsOf(body);
  const head: Callout[] = header ? [{ anchor: '', description: header, orderNumber: 0, place: 'HEADER' }] : [];
  const others = callouts.map((description, i) => ({
    anchor: anchors[i] ?? '',
    description,
    orderNumber: i + 1,
    place: 'BODY' as const,
  }));
  return [...head, ...others];
}
