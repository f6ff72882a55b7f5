import type { Weight } from '../fonts/fontFiles.ts';

/** Marks that no font draws and that change nothing on paper. */
const unseen =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e007f}]/gu;
const spaces = /[\t\n\u000b\u000c\r\u2028\u2029\u202f]+/gu;

/** Pictures among letters, with the space before them and with what changes their colour or joins them. */
const pictures = new RegExp(
  String.raw` ?(?:(?:[\p{Emoji_Presentation}\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic}\ufe0f|[\d#*]\ufe0f?\u20e3)\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*)+`,
  'gu',
);
const mark = /\p{M}/u;

/** Stands for letters that no font has, as it does in the transcript of a text that cannot be read. */
export const unread = '[?]';
const repeated = /\[\?\](?: ?\[\?\])+/g;

/** A text in one line, with letters composed, without pictures and without what cannot be seen. */
export const tidy = (text: string): string =>
  text.normalize('NFC').replace(pictures, '').replace(spaces, ' ').replace(unseen, '').trim();

/**
 * A text as it can be printed, never with an empty box in it. Pictures among letters are left out: they say nothing that the
 * words do not. Letters that no font has (Korean, Thai, …) become one "[?]", however many they are, and the report says what
 * that means. A mark over a letter that can be printed is left out alone, so that the letter can still be read.
 */
export function printable(
  text: string,
  weight: Weight,
  familyOf: (codePoint: number, weight: Weight) => string | undefined,
): string {
  let [result, isUnread, hasUnread] = ['', false, false];
  for (const sign of tidy(text)) {
    if (familyOf(sign.codePointAt(0) ?? 0, weight) !== undefined) {
      result += sign;
      isUnread = false;
    } else if (!isUnread && !(result && mark.test(sign))) {
      result += unread;
      [isUnread, hasUnread] = [true, true];
    }
  }
  return hasUnread ? result.replace(repeated, unread) : result;
}
