/**
 * How the anchor of a callout is found in a message, on the server and in the editor: as a part of its visible text, in the same case,
 * with runs of white space counted as one space. Imports nothing.
 */

/** What of a page's nodes is read. */
interface TextualNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<TextualNode>;
}

interface Place<N> {
  node: N;
  offset: number;
}

const textNode = 3;
/** Elements within a line; all others begin and end one, as a line break does. */
const inline = new Set('A ABBR B BIG CITE CODE DEL EM FONT I IMG INS MARK Q S SMALL SPAN STRIKE STRONG SUB SUP U'.split(' '));

/** The visible text below a node, with the place of each character; null for the space that separates two blocks. */
export function readText<N extends TextualNode>(root: N): { text: string; places: (Place<N> | null)[] } {
  const characters: string[] = [];
  const places: (Place<N> | null)[] = [];
  const add = (character: string, place: Place<N> | null) => {
    if (character === ' ' && (characters.length === 0 || characters.at(-1) === ' ')) return;
    characters.push(character);
    places.push(place);
  };
  const read = (node: N) => {
    if (node.nodeType === textNode) {
      const value = node.nodeValue ?? '';
      for (let offset = 0; offset < value.length; offset += 1) {
        const character = value[offset] ?? '';
        add(/\s/.test(character) ? ' ' : character, { node, offset });
      }
      return;
    }
    const isBlock = !inline.has(node.nodeName.toUpperCase());
    if (isBlock) add(' ', null);
    for (const child of Array.from(node.childNodes as ArrayLike<N>)) read(child);
    if (isBlock) add(' ', null);
  };
  read(root);
  return { text: characters.join(''), places };
}

/** An anchor as it is looked for. */
export const collapse = (anchor: string): string => anchor.trim().replace(/\s+/g, ' ');

/** Where an anchor begins in a text, each time. */
export function occurrencesOf(text: string, anchor: string): number[] {
  const words = collapse(anchor);
  const found: number[] = [];
  if (words === '') return found;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) found.push(at);
  return found;
}
