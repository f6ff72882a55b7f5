import type { Editor } from 'grapesjs';

const gap = 6;

/** Where a tool begins that stands beside the message, from the left edge of the canvas. */
function besideMessage(editor: Editor, tool: HTMLElement, side: 'left' | 'right'): number {
  const canvas = editor.Canvas.getElement().getBoundingClientRect();
  const frame = editor.Canvas.getFrameEl().getBoundingClientRect();
  const message = editor.getWrapper()?.view?.el.getBoundingClientRect();
  const left = frame.left - canvas.left + (message?.left ?? 0);
  if (side === 'left') return Math.max(left - tool.offsetWidth - gap, 0);
  return Math.min(left + (message?.width ?? 0) + gap, canvas.width - tool.offsetWidth);
}

/** The tools of a part stand beside the message: above the part, where the builder puts them, they would cover the line before. */
export function toolsBeside(editor: Editor): void {
  editor.on('canvas:tools:update', () => {
    const toolbar = editor.Canvas.getToolbarEl();
    const ofPart = toolbar?.parentElement;
    if (!toolbar || !ofPart) return;
    toolbar.style.top = '0';
    toolbar.style.left = `${besideMessage(editor, toolbar, 'right') - ofPart.offsetLeft}px`;
  });
  editor.on('rteToolbarPosUpdate', (place: { top: number; left: number; canvasOffsetLeft: number }) => {
    const toolbar = editor.RichTextEditor.getToolbarEl();
    place.top = 0;
    place.left = besideMessage(editor, toolbar, 'left') - place.canvasOffsetLeft;
  });
}
