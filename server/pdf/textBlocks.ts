/** The blocks of a clean text, as a template prints them. Headings begin below those of the document, and skip no level. */
export type TextBlock =
  | { kind: 'paragraph' | 'heading'; level: number; dir: Direction; runs: readonly TextRun[] }
  | { kind: 'list'; isNumbered: boolean; dir: Direction; items: readonly (readonly TextBlock[])[] }
  | { kind: 'quote'; dir: Direction; blocks: readonly TextBlock[] }
  | { kind: 'rule' };
type Direction = 'ltr' | 'rtl';

const markTags = ['strong', 'em', 'u', 's'] as const;
type Mark = (typeof markTags)[number];

/** Letters that look alike. `isSpaced`: after a space; texts of a PDF have none at their ends. */
export interface TextRun {
  text: string;
  isSpaced: boolean;
  marks: readonly Mark[];
  isBreak: boolean;
}

interface Element {
  tag: string;
  dir: string | undefined;
  href: string | undefined;
  children: (Element | string)[];
}

/** A tag with its attributes, or text. In clean HTML every value is in double quotes, and every element but these two is closed. */
const token = /<(\/?)([a-z]\w*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</gi;
const emptyTags = new Set(['br', 'hr']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" };
const decoded = (text: string): string => text.replace(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole);
const attributeIn = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1];

function treeOf(html: string): Element {
  const root: Element = { tag: 'body', dir: undefined, href: undefined, children: [] };
  const open = [root];
  for (const [whole, closes, name, attributes = ''] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    const tag = name?.toLowerCase();
    if (!tag) parent.children.push(decoded(whole));
    else if (closes) {
      const depth = open.findLastIndex((element) => element.tag === tag);
      if (depth > 0) open.length = depth;
    } else {
      const href = attributeIn(attributes, 'href');
      const element = { tag, dir: attributeIn(attributes, 'dir'), href: href && decoded(href), children: [] };
      parent.children.push(element);
      if (!emptyTags.has(tag)) open.push(element);
    }
  }
  return root;
}

const rightToLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const textIn = (node: Element | string): string => (typeof node === 'string' ? node : node.children.map(textIn).join(''));
/** The direction of the first letter, as browsers find it for `dir="auto"`. */
const wayOf = (node: Element): Direction => (rightToLeft.test(textIn(node)) ? 'rtl' : 'ltr');

const spaces = /[^\S\u00a0]+/;

/** Collects the runs of a paragraph. Spaces between them become one, and none is left at its ends or beside a line break. */
function runsIn(nodes: readonly (Element | string)[]): TextRun[] {
  const runs: TextRun[] = [];
  let isSpaced = false;
  const add = (text: string, marks: readonly Mark[]) => {
    const words = text.split(spaces).filter((word) => word !== '');
    if (spaces.test(text.slice(0, 1)) || words.length === 0) isSpaced = isSpaced || text !== '';
    if (words.length === 0) return;
    runs.push({ text: words.join(' '), isSpaced: isSpaced && runs.at(-1)?.isBreak === false, marks, isBreak: false });
    isSpaced = spaces.test(text.slice(-1));
  };
  const walk = (node: Element | string, marks: readonly Mark[]): void => {
    if (typeof node === 'string') return add(node, marks);
    if (node.tag === 'br') {
      runs.push({ text: '', isSpaced: false, marks: [], isBreak: true });
      isSpaced = false;
      return;
    }
    const mark = markTags.find((tag) => tag === node.tag);
    for (const child of node.children) walk(child, mark ? [...marks, mark] : marks);
    // On paper a link is where it leads.
    const address = node.href?.replace(/^mailto:/, '');
    if (address && !textIn(node).includes(address)) add(` (${address})`, marks);
  };
  for (const node of nodes) walk(node, []);
  while (runs.at(-1)?.isBreak) runs.pop();
  return runs;
}

const blockTags = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr']);
const isBlock = (node: Element | string): node is Element => typeof node !== 'string' && blockTags.has(node.tag);

/** The blocks of HTML that was cleaned as the text of a policy; see `allowedTags`. */
export function textBlocks(html: string): TextBlock[] {
  let level = 2;
  const root = treeOf(html);
  const blockOf = (element: Element, dir: Direction): TextBlock[] => {
    const { tag, children } = element;
    if (tag === 'hr') return [{ kind: 'rule' }];
    if (tag === 'blockquote') return [{ kind: 'quote', dir, blocks: blocksIn(children, dir) }];
    if (tag === 'ul' || tag === 'ol') {
      const items = children.filter(isBlock).map((item) => blocksIn(item.tag === 'li' ? item.children : [item], dir));
      return [{ kind: 'list', isNumbered: tag === 'ol', dir, items }];
    }
    if (tag === 'li') return blocksIn(children, dir);
    const runs = runsIn(children);
    if (runs.length === 0) return [];
    if (tag === 'p') return [{ kind: 'paragraph', level: 0, dir, runs }];
    level = Math.min(Number(tag.slice(1)) + 1, level + 1);
    return [{ kind: 'heading', level, dir, runs }];
  };
  const blocksIn = (nodes: readonly (Element | string)[], dir: Direction): TextBlock[] => {
    const blocks: TextBlock[] = [];
    let loose: (Element | string)[] = [];
    const closeLoose = () => {
      const runs = runsIn(loose);
      if (runs.length > 0) blocks.push({ kind: 'paragraph', level: 0, dir, runs });
      loose = [];
    };
    for (const node of nodes) {
      if (!isBlock(node)) {
        loose.push(node);
        continue;
      }
      closeLoose();
      const own = node.dir === 'auto' ? wayOf(node) : node.dir === 'rtl' || node.dir === 'ltr' ? node.dir : dir;
      blocks.push(...blockOf(node, own));
    }
    closeLoose();
    return blocks;
  };
  return blocksIn(root.children, wayOf(root));
}
