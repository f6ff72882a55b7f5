import { type Block, type Drawing, moved } from './drawing.ts';

/** Puts blocks under each other, as many on a page as fit, and gives the drawings of each page. */
export function paginate(blocks: readonly Block[], height: number): Drawing[][] {
  const pages: Drawing[][] = [[]];
  let [y, head]: [number, Block | undefined] = [0, undefined];
  const put = (block: Block) => {
    for (const drawing of moved(block.drawings, 0, y)) pages.at(-1)?.push(drawing);
    y += block.height;
  };
  for (const block of blocks) {
    const newHead = block.head && block.head !== head ? block.head.height : 0;
    if (y > 0 && y + newHead + Math.max(block.height, block.needs ?? 0) > height) {
      pages.push([]);
      [y, head] = [0, undefined];
    }
    if (block.head && block.head !== head) put(block.head);
    head = block.head;
    put(block);
  }
  return pages;
}
