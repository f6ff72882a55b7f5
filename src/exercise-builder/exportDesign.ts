import type { Editor } from 'grapesjs';
import type { Design } from '#contract/exercise/builder';

/** The message as HTML whose styles stand at its elements, and what the builder needs to go on with it. */
export function exportDesign(editor: Editor): Design {
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
    design: JSON.parse(JSON.stringify(editor.getProjectData())) as Record<string, unknown>,
  };
}
