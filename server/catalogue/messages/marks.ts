const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? '');

/** An address on the web as people type it; one of a mailbox is none. */
const address = /(?<![\w.@-])((?:[a-z0-9-]+\.)+example(?:\/[\w./-]*\w)?)/g;
/** What a callout points at. Two braces are a placeholder, which is filled in when the message is sent. */
const anchor = /(?<!\{)\{([^{}]+)\}(?!\})/g;
/** What a line is. */
const beginning = /^(?:# |→ |~ )/;

/** What is counted in a message line by line, and where all its addresses lead if not where they say. */
export interface Marking {
  calloutsMarked: number;
  target: string | undefined;
}

/** A line without what says which one it is. */
export const contentOf = (line: string): string => line.replace(beginning, '');

/**
 * One line as HTML: `{…}` becomes the mark of the next callout, and addresses become links, as in mail programs and on phones. A mark
 * is within its link, where the editor puts it, too.
 */
export function markedText(line: string, marking: Marking): string {
  const parts = escaped(line).split(anchor);
  return parts.map((part, i) => (i % 2 === 0 ? part.replace(address, (link) => linkTo(link, link)) : marked(part))).join('');

  function marked(text: string): string {
    marking.calloutsMarked += 1;
    const span = `<span class="callout" data-order="${marking.calloutsMarked}">${text}</span>`;
    return text.replace(address, '') === '' ? linkTo(text, span) : span;
  }

  function linkTo(shown: string, content: string): string {
    return `<a href="${marking.target ?? `https://${shown}`}">${content}</a>`;
  }
}

/** What the callouts of these lines point at, in their order. */
export const anchorsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [...line.matchAll(anchor)].map(([, text = '']) => text));

/** A line as text, its marks and beginning removed. */
export const unmarkedText = (line: string): string => contentOf(line).replace(anchor, '$1');
/** A line without the addresses in it. */
export const withoutAddress = (text: string): string => text.replace(address, '');
