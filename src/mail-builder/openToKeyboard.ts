import type { Editor } from 'grapesjs';
import { endTyping } from './endTyping.ts';

/** Blocks and tools are plain elements of the builder; so they are reached with Tab and used with Enter. A new text is typed at once. */
export function openToKeyboard(editor: Editor, container: HTMLElement): void {
  for (const part of container.querySelectorAll<HTMLElement>('.gjs-block, .gjs-pn-btn')) {
    part.tabIndex = 0;
    part.role = 'button';
  }
  container.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.role !== 'button' || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    // A mouse ends the typing when its button goes down.
    void endTyping(editor).then(() => {
      target.click();
      const part = target.classList.contains('gjs-block') ? editor.getSelected() : undefined;
      const view = part?.view as { onActive?: (event: Event) => void } | undefined;
      if (part?.is('text')) view?.onActive?.(event);
    });
  });
}
