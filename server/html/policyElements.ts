/** Elements that say the same as one of a policy. */
const sameAs: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', ins: 'u', del: 's', strike: 's' };

/** Elements that only lay out what is in them. */
const frames = new Set(
  'address article aside caption center dd div dl dt figcaption figure footer header main nav pre section table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);
const blocks = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  ...Object.keys(sameAs).filter((tag) => /^h/.test(tag)),
]);

/** Elements that a policy does not have, and that become others of it: nothing of what they say is lost, or runs into its neighbour. */
export const replacedTags = [...Object.keys(sameAs), ...frames];

const isBlock = ({ localName }: Element) => blocks.has(localName) || frames.has(localName);

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  for (const { name, value } of [...element.attributes]) other.setAttribute(name, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** A frame with text beside its blocks: each run of text becomes a paragraph. */
function unwrap(frame: Element): void {
  let paragraph: Element | undefined;
  for (const node of [...frame.childNodes]) {
    if (node.nodeType === 1 && isBlock(node as Element)) {
      paragraph = undefined;
      continue;
    }
    if (!paragraph) {
      if (node.textContent?.trim() === '') continue;
      paragraph = frame.ownerDocument.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
  frame.replaceWith(...frame.childNodes);
}

/** Replaces in clean HTML what a policy does not have: other headings, layouts, and tables, whose cells become paragraphs. */
export function toPolicyElements(body: HTMLElement): void {
  // From the inside out, so that what is in a frame is known when its turn comes.
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    const tag = sameAs[element.localName];
    if (tag) rename(element, tag);
    else if (frames.has(element.localName)) unwrap(element);
  }
}
