const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? '');

/** An address on the web as people type it; one of a mailbox is none. */
const address = /(?<![\w.@-])((?:[a-z0-9-]+\.)+example(?:\/[\w./-]*\w)?)/g;
/** What a callout points at. */
const anchor = /\{([^{}]+)\}/g;

/**
 * One line as HTML: `{…}` becomes the mark of the next callout, and addresses become links, as in mail programs and on phones. A mark
 * is within its link, where the editor puts it, too.
 */
export function markedText(line: string, counter: { calloutsMarked: number }): string {
  const parts = escaped(line).split(anchor);
  return parts.map((part, i) => (i % 2 === 0 ? linked(part) : marked(part))).join('');

  function marked(text: string): string {
    counter.calloutsMarked += 1;
    const span = `<span class="callout" data-order="${counter.calloutsMarked}">${text}</span>`;
    return text.replace(address, '') === '' ? `<a href="https://${text}">${span}</a>` : span;
  }
}

const linked = (text: string) => text.replace(address, '<a href="https://$1">$1</a>');

/** What the callouts of these lines point at, in their order. */
export const anchorsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [...line.matchAll(anchor)].map(([, text = '']) => text));
