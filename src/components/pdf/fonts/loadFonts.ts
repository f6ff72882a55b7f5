import { Font } from '@react-pdf/renderer';
import { unread } from '../text/printable.ts';
import { type FontFile, filesFor, type Weight } from './fontFiles.ts';
import { joinMarks, type MarkedFont } from './joinMarks.ts';
import { type PackedFont, setWeight } from './setWeight.ts';

/** What of an opened font is asked here. */
export interface OpenFont {
  unitsPerEm: number;
  ascent: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: undefined, script?: undefined, language?: undefined, direction?: string): ShapedText;
}
/** Letters as a font draws them, and where, in the order of the text. */
export interface ShapedText {
  glyphs: unknown[];
  positions: unknown[];
  /** In units of the font. */
  advanceWidth: number;
}
interface Texts {
  /** All texts, and those of them that are printed bold. */
  all: readonly string[];
  strong: readonly string[];
  language: string;
}
export interface LoadedFonts {
  /** The family that has a character; undefined when none has. */
  familyOf: (codePoint: number, weight: Weight) => string | undefined;
  fontOf: (family: string) => OpenFont;
}

const fontOf = (family: string) => Font.getFont({ fontFamily: family }).data as unknown as OpenFont;

/** Scripts whose letters are drawn in parts, and how they run. */
const marked = [
  { families: /^noto-sans-(arabic-arabic|hebrew)/, direction: 'rtl' },
  { families: /^noto-sans-devanagari/, direction: 'ltr' },
] as const;

/** Opened anew for every file: a font remembers what its letters stood for when they were first drawn. */
async function load({ family, path, variableWeight }: FontFile, urlOf: (path: string) => string): Promise<OpenFont> {
  delete Font.getRegisteredFonts()[family];
  Font.register({ family, src: urlOf(path) });
  await Font.load({ fontFamily: family });
  const font = fontOf(family);
  if (variableWeight) setWeight(font as unknown as PackedFont, variableWeight);
  const script = marked.find(({ families }) => families.test(family));
  if (script) joinMarks(font as unknown as MarkedFont, script.direction);
  // The name tells fonts apart inside the file, and slices of one typeface share theirs.
  Object.defineProperty(font, 'postscriptName', { value: family });
  return font;
}

const codePointsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text]).map((sign) => sign.codePointAt(0) ?? 0));

/** Opens those files, and only those, that hold the characters of the texts, whatever scripts they mix. */
export async function loadFonts({ all, strong, language }: Texts, urlOf: (path: string) => string): Promise<LoadedFonts> {
  const candidates = filesFor(all, language);
  const families = { 400: new Map<number, string>(), 600: new Map<number, string>() };
  const opened = new Map<string, Promise<OpenFont>>();
  const open = (file: FontFile) => {
    const font = opened.get(file.family) ?? load(file, urlOf);
    opened.set(file.family, font);
    return font;
  };
  const find = async (codePoint: number, weight: Weight) => {
    for (const file of candidates(codePoint, weight)) {
      if ((await open(file)).hasGlyphForCodePoint(codePoint)) return families[weight].set(codePoint, file.family);
    }
    return undefined;
  };
  const wanted = [
    { codePoints: codePointsOf([...all, `${unread}…`]), weight: 400 },
    { codePoints: codePointsOf([...strong, `${unread}…`]), weight: 600 },
  ] as const;
  await Promise.all(wanted.flatMap(({ codePoints, weight }) => [...codePoints].map((codePoint) => find(codePoint, weight))));
  return { fontOf, familyOf: (codePoint, weight) => families[weight].get(codePoint) };
}
