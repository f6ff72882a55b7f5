import type { LayoutType } from '#contract/messageTemplates/message';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { cleaner } from '../../html/cleaner.ts';
import type { Services } from '../../services.ts';
import { messagePage } from './messagePage.ts';
import { keepPreview } from './previews.ts';

interface Shown {
  html: string;
  layoutType: LayoutType;
  /** What the callouts of the body are about, in their order. */
  anchors: readonly string[];
}

/** An address that shows a body once: clean, with dead links and its callouts marked. */
export async function showPreview(services: Pick<Services, 'db'>, actor: Actor, { html, layoutType, anchors }: Shown) {
  const numbered = anchors.map((anchor, at) => ({ anchor, orderNumber: at + 1 }));
  const message = { html, layoutType, anchors: numbered, hasDeadLinks: true };
  const clean = await cleaner.clean(actor.companyId, { message, design: null });
  const url = await keepPreview(services, actor, messagePage(clean.html, layoutType));
  return { url, droppedPictures: clean.droppedPictures };
}

/** What is left of the HTML of a received e-mail. Refuses with template_is_empty. */
export async function cleanReceived({ companyId }: Actor, received: string) {
  const message = { html: received, layoutType: 'EMAIL' as const, anchors: [] };
  const { html, isEmpty, droppedPictures } = await cleaner.clean(companyId, { message, design: null });
  if (isEmpty) throw new Refusal('template_is_empty', { fields: ['html'] });
  return { html, droppedPictures };
}
