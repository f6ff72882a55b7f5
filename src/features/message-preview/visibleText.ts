import { readText } from '#contract/messageTemplates/anchors';
import { inertHtml } from '~/browser/trustedTypes.ts';

/** The text that a reader of the HTML sees. Without its styles: the policy of the panel holds for parsed documents, too, and would complain. */
export function visibleText(html: string): string {
  const plain = html.replaceAll(/ style="[^"]*"/g, '');
  return readText(new DOMParser().parseFromString(inertHtml(plain), 'text/html').body).text;
}
