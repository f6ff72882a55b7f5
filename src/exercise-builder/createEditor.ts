import grapesjs, { type Editor } from 'grapesjs';
import newsletter from 'grapesjs-preset-newsletter';
import type { BuilderTexts, LoadBuilder } from '#contract/exercise/builder';
import { blockOf, blocks, messagesOf, panelsOf, sectorsOf } from './parts.ts';
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

function watchPictures(editor: Editor, longest: number, { onPictureRefused }: Listeners): void {
  editor.on('asset:add', (asset: { getSrc: () => string }) => {
    if (picture.test(asset.getSrc()) && asset.getSrc().length <= longest) return;
    editor.Assets.remove(asset.getSrc());
    onPictureRefused();
  });
}

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
        { id: 'mobile', name: texts['mobile'] ?? '', width: '375px', widthMedia: '480px' },
      ],
    },
    plugins: [
      (editor: Editor) =>
        preset(editor, {
          blocks,
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
  editor.Commands.add('set-device-desktop', { run: () => editor.setDevice('desktop') });
  editor.Commands.add('set-device-mobile', { run: () => editor.setDevice('mobile') });
  // Without a question: undo brings everything back.
  editor.Commands.add('clear-all', { run: () => editor.runCommand('core:canvas-clear') });
  limitTraits(editor);
  nameTools(editor, texts);
  watchPictures(editor, message.longestPicture, listeners);
  editor.onReady(() => {
    // The frame of the builder knows one direction only; its lists and fields follow the language.
    for (const part of container.querySelectorAll<HTMLElement>('.gjs-pn-views, .gjs-pn-views-container')) part.dir = dir;
    if (design) editor.loadProjectData(design);
    else editor.setComponents(html);
    if (!design && dir === 'rtl') editor.getWrapper()?.addAttributes({ dir });
    editor.UndoManager.clear();
    editor.on('update', listeners.onChange);
    editor.on('rte:disable', listeners.onChange);
    listeners.onReady();
  });
  return editor;
}
