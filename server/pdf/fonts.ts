import { createRequire } from 'node:module';
import { coverageOf } from './coverage.ts';

const require = createRequire(import.meta.url);

interface Font {
  /** Family name in the files. */
  family: string;
  /** Regular and semibold, and where the family has one, italic. */
  files: readonly [string, ...string[]];
  draws(codePoint: number): boolean;
}

function font(family: string, name: string, weights: readonly string[] = []): Font {
  const file = (weight: string) =>
    require.resolve(`@expo-google-fonts/${name}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`);
  const files = [file('400Regular'), file('600SemiBold'), ...weights.map(file)] as const;
  let draws: Font['draws'] | undefined;
  // Read on first use, because few texts have ideographs.
  return { family, files, draws: (codePoint) => (draws ??= coverageOf(files[0]))(codePoint) };
}

const letters = [
  font('Noto Sans', 'noto-sans', ['400Regular_Italic', '600SemiBold_Italic']),
  font('Noto Sans Hebrew', 'noto-sans-hebrew'),
  // With Noto Sans Arabic, copied and searched text has doubled letters.
  font('Vazirmatn', 'vazirmatn'),
];
const [japanese, chinese] = [font('Noto Sans JP', 'noto-sans-jp'), font('Noto Sans SC', 'noto-sans-sc')];

const kana = /[\u3041-\u30ff]/u;
/** Never drawn: the fonts have only some Korean letters, and "[?]" says more than the replacement character. */
const undrawn = /[\p{Script=Hangul}\ufffd]/u;

/** Candidate fonts, best first. Japanese has its own forms of ideographs: kana in the texts or the document's language decide. */
export function fontsFor(texts: readonly string[], language: string): readonly Font[] {
  const isJapanese = language === 'ja' || (language !== 'zh' && texts.some((text) => kana.test(text)));
  return [...letters, ...(isJapanese ? [japanese, chinese] : [chinese, japanese])];
}

/** Fonts that have a letter and all its marks, best first. */
export const drawing = (fonts: readonly Font[], letter: string): readonly Font[] =>
  undrawn.test(letter) ? [] : fonts.filter(({ draws }) => [...letter].every((sign) => draws(sign.codePointAt(0) ?? 0)));

export type { Font };
