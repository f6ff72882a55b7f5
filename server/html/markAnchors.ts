import { occurrencesOf, readText } from '#contract/messageTemplates/anchors';

export interface Anchor {
  anchor: string;
  orderNumber: number;
}

/** Each run becomes an element: an anchor of one letter would make a long message many times as long. */
const mostRuns = 2_000;

/**
 * Puts each occurrence of the anchors into `span.callout[data-order]`, in pieces where it crosses elements. Where two overlap, the
 * first has it. Returns the anchors that are not there.
 */
export function markAnchors(body: HTMLElement, anchors: readonly Anchor[]): string[] {
  const { text, places } = readText<Node>(body);
  const ownerOf = new Map<number, number>();
  const missing: string[] = [];
  for (const { anchor, orderNumber } of anchors) {
    const found = occurrencesOf(text, anchor);
    if (found.length === 0) missing.push(anchor);
    const { length } = anchor.trim().replace(/\s+/g, ' ');
    for (const start of found)
      for (let at = start; at < start + length; at += 1) if (!ownerOf.has(at)) ownerOf.set(at, orderNumber);
  }
  const runs = runsOf(places, ownerOf);
  if (runs.length > mostRuns) throw new RangeError('the anchors occur too often');
  for (const { node, from, to, order } of runs.reverse()) {
    const part = (node as Text).splitText(from);
    part.splitText(to - from);
    const span = body.ownerDocument.createElement('span');
    span.className = 'callout';
    span.dataset['order'] = String(order);
    part.replaceWith(span);
    span.append(part);
  }
  return missing;
}

interface Run {
  node: Node;
  from: number;
  to: number;
  order: number;
}

/** The owned characters as runs, each within one text. */
function runsOf(places: ReturnType<typeof readText<Node>>['places'], ownerOf: ReadonlyMap<number, number>): Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  places.forEach((place, at) => {
    const order = ownerOf.get(at);
    if (!place || order === undefined || open?.node !== place.node || open.order !== order) open = undefined;
    if (!place || order === undefined) return;
    if (open) open.to = place.offset + 1;
    else {
      open = { node: place.node, from: place.offset, to: place.offset + 1, order };
      runs.push(open);
    }
  });
  return runs;
}
