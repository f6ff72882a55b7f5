import { pageSheet } from '#contract/messageTemplates/messageLook';
import type { LayoutType } from '#contract/messageTemplates/message';
import { frameMessage } from '../../html/frameMessage.ts';

/**
 * Callouts are shown and hidden, and stepped through, by the fragment of the address: `#plain` hides them, `#callout-2` stands out. A
 * fragment loads nothing again.
 */
export const fragments = { plain: 'plain', callout: (order: number) => `callout-${order}` } as const;

const callouts = `:root:not(:has(#plain:target)) .callout{background:#ffe9a8;color:#1c2430;border-radius:3px;box-shadow:0 0 0 2px #ffe9a8;scroll-margin:40vh 0}
:root:not(:has(#plain:target)) .callout[id]::before{content:attr(data-order);display:inline-block;min-width:18px;margin-inline-end:4px;padding:0 5px;border-radius:9px;background:#8a5a00;color:#fff;font:600 12px/18px system-ui,sans-serif;text-align:center;text-decoration:none}
:root .callout:target{outline:3px solid #8a5a00;outline-offset:2px}`;

/** A bubble, as on a telephone, at the side where its text begins. */
const bubble = `body{font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1c2430;overflow-wrap:anywhere}
main{padding:8px 0}main>div{box-sizing:border-box;max-width:320px;padding:12px 16px;border-radius:18px;border-end-start-radius:4px;background:#e9ebf0}p{margin:0 0 8px}p:last-child{margin:0}
main:has(>div>[dir=rtl]){direction:rtl}`;

const layouts: Record<LayoutType, { css: string; around: (html: string) => string }> = {
  EMAIL: { css: '', around: frameMessage },
  SMS: { css: bubble, around: (html) => `<main dir="auto"><div>${html}</div></main>` },
};

/** The first part of each callout has an id. */
function withIds(html: string): string {
  const seen = new Set<string>();
  return html.replace(/<span class="callout" data-order="(\d+)">/g, (whole, order: string) => {
    if (seen.has(order)) return whole;
    seen.add(order);
    return `<span class="callout" data-order="${order}" id="${fragments.callout(Number(order))}">`;
  });
}

/** A page around clean HTML. Only one with callouts has their styles: before the answer of a learner, nothing tells of them. */
export function messagePage(html: string, layoutType: LayoutType): string {
  const { css, around } = layouts[layoutType];
  const marks = html.includes('<span class="callout"') ? callouts : '';
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title></title><style>${pageSheet}${marks}${css}</style></head><body><a id="plain"></a>${around(withIds(html))}</body></html>`;
}
