import type { Editor } from 'grapesjs';
import type { Design } from '#contract/messageTemplates/builder';
import { endTyping } from './endTyping.ts';

let lastDesign: Design['design'] = null;

/** The message as HTML whose styles stand at its elements, and what the builder needs to go on with it. */
export async function exportDesign(editor: Editor, { endsTyping }: { endsTyping: boolean }): Promise<Design> {
  if (endsTyping) await endTyping(editor);
  // Reading the design while somebody types moves the caret to the start. The end of the typing is a change, which is exported, too.
  if (!editor.getEditing()) lastDesign = JSON.parse(JSON.stringify(editor.getProjectData())) as Record<string, unknown>;
  const inlined = String(editor.runCommand('gjs-get-inlined-html') ?? '');
  const { body } = new DOMParser().parseFromString(inlined, 'text/html');
  for (const sheet of body.querySelectorAll('style')) sheet.remove();
  const frame = document.createElement('div');
  for (const name of ['style', 'dir']) {
    const value = body.getAttribute(name);
    if (value) frame.setAttribute(name, value);
  }
  frame.append(...body.childNodes);
  return {
    html: frame.attributes.length > 0 ? frame.outerHTML : frame.innerHTML,
    design: lastDesign,
  };
}
