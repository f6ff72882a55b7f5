/** Parts of editors of text: their tools, links, and what blocks of text keep. Large: import it only where an editor is. */
export { linkOptions, textAttributes } from './extensions.ts';
export { LinkPopover } from './LinkPopover.tsx';
export { type Tool, Toolbar } from './Toolbar.tsx';
