import type { BuilderTexts } from '#contract/messageTemplates/builder';
import { type IconName, icon } from './icons.ts';

/** What the builder offers, as data: its buttons, blocks, styles and words. */

const button = (name: IconName, texts: BuilderTexts, command: string | ((editor: never) => void), more: object = {}) => ({
  id: name,
  command,
  label: icon(name),
  attributes: { title: texts[name] ?? '', 'aria-label': texts[name] ?? '' },
  ...more,
});

/** Commands that the preset and the builder know. */
export const panelsOf = (texts: BuilderTexts) => [
  {
    id: 'devices-c',
    buttons: [
      button('desktop', texts, 'set-device-desktop', { active: true, togglable: false }),
      button('mobile', texts, 'set-device-mobile', { togglable: false }),
    ],
  },
  {
    id: 'options',
    buttons: [
      button('outlines', texts, 'sw-visibility', { context: 'sw-visibility', active: true }),
      button('undo', texts, 'core:undo', { togglable: false }),
      button('redo', texts, 'core:redo', { togglable: false }),
      button('clear', texts, 'clear-all', { togglable: false }),
    ],
  },
  {
    id: 'views',
    buttons: [
      button('blocks', texts, 'open-blocks', { active: true, togglable: false }),
      button('styles', texts, 'open-sm', { togglable: false }),
      button('settings', texts, 'open-tm', { togglable: false }),
    ],
  },
];

export const blocks = ['sect100', 'sect50', 'sect30', 'sect37', 'button', 'divider', 'text', 'image', 'quote', 'link'] as const;
type Block = (typeof blocks)[number];
const blockIcon = 26;

const buttonStyle = {
  display: 'inline-block',
  margin: '10px',
  padding: '10px 20px',
  'border-radius': '4px',
  'background-color': 'royalblue',
  color: 'white',
  'text-decoration': 'none',
};
const quoteStyle = { margin: '0', padding: '10px 20px', 'border-left': '3px solid gray' };

/** What a block brings into the message, where the preset has English words. */
const contents: Partial<Record<Block, (texts: BuilderTexts) => object>> = {
  text: ({ sampleText }) => ({ type: 'text', content: sampleText, style: { padding: '10px' } }),
  button: ({ button: content }) => ({
    tagName: 'a',
    type: 'link',
    content,
    attributes: { href: 'https://example.com' },
    style: buttonStyle,
  }),
  link: ({ link: content }) => ({ type: 'link', content, attributes: { href: 'https://example.com' } }),
  // Of its own line: else it would stand beside a button.
  image: () => ({ type: 'image', style: { display: 'block', 'max-width': '100%' }, activeOnRender: 1 }),
  quote: ({ sampleQuote }) => ({ tagName: 'blockquote', type: 'text', content: sampleQuote, style: quoteStyle }),
};

export const blockOf = (texts: BuilderTexts) => (id: string) => {
  const block = blocks.find((name) => name === id);
  if (!block) return {};
  const content = contents[block]?.(texts);
  return { label: texts[id] ?? id, media: icon(block, blockIcon), ...(content && { content }) };
};

const fonts = [
  'Arial, Helvetica, sans-serif',
  'Georgia, serif',
  'Tahoma, Geneva, sans-serif',
  'Verdana, Geneva, sans-serif',
  'Courier New, monospace',
];
const length = (property: string, label: string | undefined, max?: number) => ({
  property,
  label,
  type: 'number',
  units: ['px', '%'],
  unit: 'px',
  min: 0,
  ...(max && { max }),
});

/** Without its own preset, which the builder writes into the part that is selected next. */
const color = (property: string, label: string | undefined) => ({ property, label, type: 'color', default: '' });

export const sectorsOf = (texts: BuilderTexts) => [
  {
    id: 'typography',
    name: texts['typography'] ?? '',
    open: true,
    properties: [
      {
        property: 'font-family',
        label: texts['fontFamily'],
        type: 'select',
        options: fonts.map((id) => ({ id, label: id.split(',')[0] ?? id })),
      },
      length('font-size', texts['fontSize'], 96),
      color('color', texts['color']),
      {
        property: 'font-weight',
        label: texts['fontWeight'],
        type: 'select',
        options: [
          { id: '400', label: texts['normal'] },
          { id: '700', label: texts['bold'] },
        ],
      },
      {
        property: 'text-align',
        label: texts['textAlign'],
        type: 'select',
        options: [
          { id: 'left', label: texts['alignLeft'] },
          { id: 'center', label: texts['alignCenter'] },
          { id: 'right', label: texts['alignRight'] },
        ],
      },
      { property: 'line-height', label: texts['lineHeight'], type: 'number', units: [''], min: 0, step: 0.1 },
    ],
  },
  {
    id: 'spacing',
    name: texts['spacing'] ?? '',
    open: false,
    properties: [
      { extend: 'padding', label: texts['padding'] },
      { extend: 'margin', label: texts['margin'] },
      length('width', texts['width']),
      length('height', texts['height']),
    ],
  },
  {
    id: 'decoration',
    name: texts['decoration'] ?? '',
    open: false,
    properties: [color('background-color', texts['background']), length('border-radius', texts['radius'], 60)],
  },
];

const sides = ['top', 'right', 'bottom', 'left'];

/** The builder’s own words. */
export const messagesOf = (texts: BuilderTexts) => ({
  assetManager: {
    addButton: texts['addPicture'],
    modalTitle: texts['pictures'],
    uploadTitle: texts['uploadPicture'],
    inputPlh: '',
  },
  domComponents: {
    names: {
      '': texts['box'],
      wrapper: texts['body'],
      text: texts['text'],
      textnode: texts['text'],
      image: texts['image'],
      link: texts['link'],
      table: texts['table'],
      tbody: texts['table'],
      row: texts['row'],
      cell: texts['cell'],
    },
  },
  styleManager: {
    empty: texts['selectFirst'],
    properties: Object.fromEntries(
      ['padding', 'margin'].flatMap((name) =>
        sides.flatMap((side) => [
          [`${name}-${side}`, texts[side]],
          [`${name}-${side}-sub`, texts[side]],
        ]),
      ),
    ) as Record<string, string>,
  },
  traitManager: {
    empty: texts['selectFirst'],
    label: texts['settings'],
    traits: {
      labels: { href: texts['href'], alt: texts['alt'] },
      attributes: { href: { placeholder: 'https://example.com' }, alt: { placeholder: '' } },
    },
  },
});
