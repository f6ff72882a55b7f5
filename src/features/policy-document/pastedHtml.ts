/** Headings that a policy does not have, and what says the same. */
const headings: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' };

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

const listed = /mso-list:\s*l\d+\s+level(\d)/i;
/** What Word writes for programs without lists: the number or point of an item, as text. */
const isMark = (span: Element) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '');

interface Open {
  list: Element;
  level: number;
}

/** Word writes the items of a list as paragraphs that name their level; they become lists again. */
function restoreLists({ body }: Document): void {
  let open: Open[] = [];
  let last: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const [, depth] = listed.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (depth === undefined) continue;
    if (last !== undefined && paragraph.previousElementSibling !== last) open = [];
    const level = Number(depth);
    const mark = [...paragraph.querySelectorAll('span')].find(isMark);
    const tag = /^[\s\u00A0]*[\p{L}\p{N}]{1,5}[.)]/u.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const item = body.ownerDocument.createElement('li');
    const here = open.at(-1);
    if (here?.level === level) here.list.append(item);
    else {
      const list = body.ownerDocument.createElement(tag);
      list.append(item);
      if (here) (here.list.lastElementChild ?? here.list).append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    last = open[0]?.list;
    const text = body.ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    paragraph.remove();
    item.append(text);
  }
}

/** What somebody pastes, in the elements of a policy as far as these say the same. The schema of the editor drops the rest, and all looks. */
export function pastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  restoreLists(page);
  for (const heading of page.body.querySelectorAll('h1, h5, h6')) rename(heading, headings[heading.tagName] ?? 'h4');
  // The cells of a table would become one word.
  for (const cell of page.body.querySelectorAll('td, th, caption')) rename(cell, 'div');
  return page.body.innerHTML;
}
