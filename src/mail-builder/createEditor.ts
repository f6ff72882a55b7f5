import grapesjs, { type Component, type Editor } from 'grapesjs';
import newsletter from 'grapesjs-preset-newsletter';
import type { BuilderTexts, LoadBuilder } from '#contract/messageTemplates/builder';
import { frameStyle, linkStyle, pageSheet } from '#contract/messageTemplates/messageLook';
import { blockOf, blocks, messagesOf, panelsOf, sectorsOf } from './parts.ts';
import { openToKeyboard } from './openToKeyboard.ts';
import { showInherited } from './showInherited.ts';
import { toolsBeside } from './toolsBeside.ts';
import 'grapesjs/dist/css/grapes.min.css';

/** Its package has the plugin one level deeper than its types say. */
const preset = (newsletter as typeof newsletter & { default?: typeof newsletter }).default ?? newsletter;

interface Listeners {
  onReady: () => void;
  onChange: () => void;
  onPictureRefused: () => void;
}

const own = 'own';
const picture = /^data:image\/(png|jpeg|gif);/;

/** Only what a message may have can be set. */
function limitTraits(editor: Editor): void {
  const traits: Record<string, string[]> = { link: ['href'], image: ['alt'] };
  for (const type of editor.Components.getTypes()) {
    editor.Components.addType(type.id, { model: { defaults: { traits: traits[type.id] ?? [] } } });
  }
}

function nameTools(editor: Editor, texts: BuilderTexts): void {
  const names: Record<string, string> = {
    bold: 'bold',
    italic: 'italic',
    underline: 'underline',
    strikethrough: 'strike',
    link: 'link',
  };
  for (const action of editor.RichTextEditor.getAll()) {
    const title = texts[names[action.name] ?? ''];
    if (title) action.attributes = { ...action.attributes, title };
    else editor.RichTextEditor.remove(action.name);
  }
}

/** A picture that is added for a part of the message is shown there at once. */
function watchPictures(editor: Editor, longest: number, { onPictureRefused }: Listeners): void {
  const choose = () => editor.runCommand('open-assets', { target: editor.getSelected(), types: ['image'], accept: 'image/*' });
  editor.on('asset:add', (asset: { getSrc: () => string }) => {
    if (!picture.test(asset.getSrc()) || asset.getSrc().length > longest) {
      // Its gallery gets the picture after this, and keeps what is not there any more by then.
      queueMicrotask(() => editor.Assets.remove(asset.getSrc()));
      return onPictureRefused();
    }
    const part = editor.getSelected();
    if (!editor.Assets.isOpen() || !part?.is('image')) return;
    part.set('src', asset.getSrc());
    editor.Assets.close();
  });
  // The part exists, and is selected, after the click.
  editor.on('block:click', (block: { id: string }) => {
    if (block.id === 'image') queueMicrotask(() => editor.getSelected()?.is('image') && choose());
  });
}

/** A new link has no address yet, which is typed among the settings. */
function askForAddresses(editor: Editor): void {
  editor.on('component:selected', (part: Component) => {
    if (part.is('link') && !part.getAttributes()['href']) editor.Panels.getButton('views', 'settings')?.set('active', true);
  });
}

/** The canvas looks as the preview and the mail do; where there are no addresses links look as elsewhere, too. */
const look = `${pageSheet}[data-gjs-type=wrapper]{${frameStyle}}a[href]{${linkStyle}}`;

/** Shown while there is nothing in the message; never part of it. */
const emptyHint = (hint: string | undefined) =>
  `[data-gjs-type=wrapper]:empty::before{content:${JSON.stringify(hint)};display:block;padding:24vh 24px 0;color:dimgray;font:15px system-ui,sans-serif;text-align:center}`;

/** The builder with our blocks, icons and words. Nothing it does leaves the page. */
export function createEditor(container: HTMLElement, message: LoadBuilder, listeners: Listeners): Editor {
  const { texts, design, html, dir } = message;
  const editor = grapesjs.init({
    container,
    height: '100%',
    fromElement: false,
    telemetry: false,
    cssIcons: '',
    protectedCss: '',
    baseCss: '',
    canvasCss: look + emptyHint(texts['emptyHint']),
    storageManager: false,
    noticeOnUnload: false,
    showOffsets: true,
    panels: { defaults: [] },
    selectorManager: { componentFirst: true, custom: true },
    i18n: { locale: own, detectLocale: false, localeFallback: own, messages: { [own]: messagesOf(texts) } },
    assetManager: { embedAsBase64: true, showUrlInput: false, upload: false, dropzone: false },
    // A click will do where dragging is hard.
    blockManager: { appendOnClick: true },
    styleManager: { sectors: sectorsOf(texts) as never },
    deviceManager: {
      devices: [
        { id: 'desktop', name: texts['desktop'] ?? '', width: '' },
        // Only to look at: mail programs drop style sheets, and with them what holds for one width.
        { id: 'mobile', name: texts['mobile'] ?? '', width: '375px', widthMedia: '' },
      ],
    },
    plugins: [
      (editor: Editor) =>
        preset(editor, {
          blocks: [...blocks],
          block: blockOf(texts),
          tableStyle: { width: '100%', height: '60px', margin: '0 auto', padding: '5px' },
          updateStyleManager: false,
          showStylesOnChange: false,
          showBlocksOnLoad: false,
          useCustomTheme: false,
        }),
    ],
  });
  editor.Panels.getPanels().reset(panelsOf(texts) as never);
  // With an end, so that its button stays marked.
  for (const device of ['desktop', 'mobile'])
    editor.Commands.add(`set-device-${device}`, { run: () => editor.setDevice(device), stop: () => undefined });
  // Without a question: undo brings everything back.
  editor.Commands.add('clear-all', { run: () => editor.runCommand('core:canvas-clear') });
  limitTraits(editor);
  nameTools(editor, texts);
  watchPictures(editor, message.longestPicture, listeners);
  askForAddresses(editor);
  showInherited(editor);
  toolsBeside(editor);
  editor.onReady(() => {
    // The frame of the builder knows one direction only; its lists and fields follow the language.
    for (const part of container.querySelectorAll<HTMLElement>('.gjs-pn-views, .gjs-pn-views-container')) part.dir = dir;
    if (design) editor.loadProjectData(design);
    else editor.setComponents(html);
    const wrapper = editor.getWrapper();
    if (!wrapper?.getAttributes()['dir']) wrapper?.addAttributes({ dir: !html && dir === 'rtl' ? dir : 'auto' });
    openToKeyboard(editor, container);
    editor.UndoManager.clear();
    editor.on('update', listeners.onChange);
    editor.on('rte:disable', listeners.onChange);
    listeners.onReady();
  });
  return editor;
}
