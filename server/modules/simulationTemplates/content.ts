import { hasOnly, messagePlaceholders } from '#contract/simulation/placeholders';
import type { SaveSimulationTemplateBody } from '#contract/simulation/templates';
import { linkAddress, linkInText } from '../../catalogue/simulation/link.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Cleaned } from '../../html/cleaner.ts';
import { linksOf, withLinksTo } from '../../html/links.ts';
import { plainText } from '../../html/plainText.ts';
import { cleanContent } from '../messageTemplates/public.ts';

/** What the builder keeps, without the addresses of its links. */
function withoutTargets(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name === 'href' ? linkAddress : withLinksTo(value, linkAddress);
  if (Array.isArray(value)) return value.map((one) => withoutTargets(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutTargets(part, key)]));
}

export type SimulatedContent = Cleaned & { text: string };

/**
 * What is stored of a simulated message: clean, with one link, whose own address is dropped, and the same as text. Refuses with
 * one_link_needed, and what else would be filled in than the fixed placeholders.
 */
export async function simulatedContent(
  companyId: string,
  { html, callouts, designData }: SaveSimulationTemplateBody,
): Promise<SimulatedContent> {
  const cleaned = await cleanContent(companyId, { html, layoutType: 'EMAIL', callouts, designData });
  if (linksOf(cleaned.html).length !== 1) throw new Refusal('one_link_needed', { fields: ['html'] });
  // In the text, too: markup between two braces hides them in the HTML.
  if (![cleaned.html, plainText(cleaned.html, '')].every((text) => hasOnly(messagePlaceholders, text)))
    throw new Refusal('validation_failed', { description: 'Only known placeholders can be filled in', fields: ['html'] });
  return {
    ...cleaned,
    html: withLinksTo(cleaned.html, linkAddress),
    design: cleaned.design && (withoutTargets(cleaned.design) as Record<string, unknown>),
    text: plainText(cleaned.html, linkInText),
  };
}
