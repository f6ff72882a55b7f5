/**
 * What the panel and the page of the e-mail builder say to each other. The builder is a page of its own in a frame, with a policy of its
 * own: its styles do not fit into that of the panel, and nothing that a template brings along reaches the panel.
 */
export const builderPath = '/mail-builder';

/** The texts of the builder, in the language of the panel. Keys are those of the locales below `exercise.builder`. */
export const builderTexts = [
  ...['sect100', 'sect50', 'sect30', 'sect37', 'button', 'divider', 'text', 'image', 'quote', 'link', 'sampleText', 'sampleQuote'],
  ...['body', 'box', 'table', 'row', 'cell'],
  ...['blocks', 'styles', 'settings', 'undo', 'redo', 'outlines', 'desktop', 'mobile', 'clear'],
  ...[
    'typography',
    'spacing',
    'decoration',
    'fontFamily',
    'fontSize',
    'color',
    'fontWeight',
    'normal',
    'bold',
    'italic',
    'underline',
  ],
  ...['strike', 'textAlign', 'alignLeft', 'alignCenter', 'alignRight', 'lineHeight', 'padding', 'margin', 'top', 'right', 'bottom'],
  ...[
    'left',
    'width',
    'height',
    'background',
    'radius',
    'href',
    'alt',
    'selectFirst',
    'emptyHint',
    'pictures',
    'addPicture',
    'uploadPicture',
  ],
] as const;
export type BuilderTexts = Record<string, string>;

/** Colours of the panel, in which the builder shows itself. */
interface BuilderColours {
  ground: string;
  text: string;
  line: string;
  accent: string;
}

export interface Design {
  html: string;
  design: Record<string, unknown> | null;
}

export interface LoadBuilder extends Design {
  kind: 'load';
  dir: 'ltr' | 'rtl';
  language: string;
  isDark: boolean;
  /** Longest picture, as a data address. */
  longestPicture: number;
  colours: BuilderColours;
  texts: BuilderTexts;
}

export type ToBuilder = LoadBuilder | { kind: 'export'; id: number; endsTyping: boolean };
export type FromBuilder =
  /** The page has come and wants something to show. */
  | { kind: 'waiting' }
  | { kind: 'ready' }
  | { kind: 'changed' }
  /** A picture is too large, or of another kind. */
  | { kind: 'pictureRefused' }
  | ({ kind: 'exported'; id: number } & Design);
