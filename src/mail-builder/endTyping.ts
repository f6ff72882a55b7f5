import type { Editor } from 'grapesjs';

/** What is being typed becomes part of the message only when the typing ends. Until then the builder does not undo. */
export async function endTyping(editor: Editor): Promise<void> {
  const typed = editor.getEditing()?.view as { disableEditing?: () => Promise<void> } | undefined;
  await typed?.disableEditing?.();
}
