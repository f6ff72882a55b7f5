import { createRequire } from 'node:module';
import { coverageOf } from './coverage.ts';

const require = createRequire(import.meta.url);

interface Font {
  /** As the files call themselves. */
  family: string;
  /** Regular and semibold. */
  files: readonly [string, string];
  draws(codePoint: number): boolean;
}

function font(family: string, name: string): Font {
  const file = (weight: string) =>
    require.resolve(`@expo-google-fonts/${name}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`);
  const files = [file('400Regular'), file('600SemiBold')] as const;
  let draws: Font['draws'] | undefined;
  // Read when a text asks for it: most have no ideographs.
  return { family, files, draws: (codePoint) => (draws ??= coverageOf(files[0]))(codePoint) };
}

const letters = [
  font('Noto Sans', 'noto-sans'),
  font('Noto Sans Hebrew', 'noto-sans-hebrew'),
  // Noto Sans Arabic looks right, but its letters are doubled when they are searched or read aloud.
  font('Vazirmatn', 'vazirmatn'),
];
const [japanese, chinese] = [font('Noto Sans JP', 'noto-sans-jp'), font('Noto Sans SC', 'noto-sans-sc')];

const kana = /[\u3041-\u30ff]/u;
/** Of Korean some have a few letters, which would leave holes; the sign for a broken character says less than what stands for it. */
const undrawn = /[\p{Script=Hangul}\ufffd]/u;

/** The same ideograph is drawn differently in Japan: kana in the text or the language of the page decide. */
export function fontsFor(texts: readonly string[], language: string): readonly Font[] {
  const isJapanese = language === 'ja' || (language !== 'zh' && texts.some((text) => kana.test(text)));
  return [...letters, ...(isJapanese ? [japanese, chinese] : [chinese, japanese])];
}

/** The fonts that draw all of a letter and its marks, best first. */
export const drawing = (fonts: readonly Font[], letter: string): readonly Font[] =>
  undrawn.test(letter) ? [] : fonts.filter(({ draws }) => [...letter].every((sign) => draws(sign.codePointAt(0) ?? 0)));

export type { Font };
