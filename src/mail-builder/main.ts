import type { Editor } from 'grapesjs';
import type { FromBuilder, LoadBuilder, ToBuilder } from '#contract/messageTemplates/builder';
import { createEditor } from './createEditor.ts';
import { exportDesign } from './exportDesign.ts';
import '@fontsource-variable/inter/wght.css';
import css from './builder.module.css';

/** The page of the e-mail builder. It talks with the panel that frames it, of the same origin, and with nobody else. */
const { parent } = window;
const { origin } = window.location;
const tell = (message: FromBuilder) => parent.postMessage(message, origin);

let editor: Editor | undefined;

function load(message: LoadBuilder): void {
  const { documentElement: root, body } = document;
  root.lang = message.language;
  root.style.colorScheme = message.isDark ? 'dark' : 'light';
  root.classList.add(css.page ?? '');
  for (const [name, colour] of Object.entries(message.colours)) root.style.setProperty(`--builder-${name}`, colour);
  const container = body.querySelector<HTMLElement>('#builder');
  if (!container || editor) return;
  editor = createEditor(container, message, {
    onReady: () => tell({ kind: 'ready' }),
    onChange: () => tell({ kind: 'changed' }),
    onPictureRefused: () => tell({ kind: 'pictureRefused' }),
  });
}

window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<ToBuilder>) => {
  if (source !== parent || from !== origin) return;
  if (data.kind === 'load') return load(data);
  if (!editor) return;
  void exportDesign(editor, data).then((made) => tell({ kind: 'exported', id: data.id, ...made }));
});

if (parent !== window) tell({ kind: 'waiting' });
