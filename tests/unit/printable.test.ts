import { describe, expect, it } from 'vitest';
import { printable } from '~/components/pdf/text/printable.ts';

/** A font with Latin, Hebrew and Chinese letters, signs, and nothing else. */
const familyOf = (codePoint: number) =>
  /[ -~\u00a0-\u024f\u05d0-\u05ea\u4e00-\u9fff✓]/u.test(String.fromCodePoint(codePoint)) ? 'font' : undefined;
const shown = (text: string) => printable(text, 400, familyOf);

describe('a text that is printed', () => {
  it.each([
    ['Łódź – Zürich'.replace('–', '-'), 'Łódź - Zürich'],
    ['two  spaces\tand a line\nend ', 'two  spaces and a line end'],
    ['soft\u00adhyphen, joined\u2060words', 'softhyphen, joinedwords'],
    ['e\u0301cole', 'école'],
  ])('%j keeps its letters', (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    ['Well done 🎉', 'Well done'],
    ['🎉 Well done', 'Well done'],
    ['Team 👩🏽‍💻👨‍👩‍👧 of 🇫🇷 one', 'Team of one'],
    ['I ❤️ it, ✓ and 1️⃣', 'I it, ✓ and'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', ''],
  ])('%j goes without its pictures', (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    ['김민수', '[?]'],
    ['김 민수 (Sales)', '[?] (Sales)'],
    ['สมชาย ใจดี', '[?]'],
    ['Ada 김 Lovelace', 'Ada [?] Lovelace'],
    ['李김李', '李[?]李'],
    ['a\u0334b', 'ab'],
  ])('%j says where letters are missing', (text, expected) => expect(shown(text)).toBe(expected));
});
