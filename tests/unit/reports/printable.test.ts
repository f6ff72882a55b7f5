import { describe, expect, it } from 'vitest';
import { printable } from '../../../server/pdf/printable.ts';

const shown = (text: string) => printable(text, 'en').content;

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
    ['I ❤️ it, + and 1️⃣', 'I it, + and'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', ''],
  ])('%j goes without its pictures', (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    ['김민수', '[?]'],
    ['김 민수 (Sales)', '[?] (Sales)'],
    ['สมชาย ใจดี', '[?]'],
    ['Ada 김 Lovelace', 'Ada [?] Lovelace'],
    ['李김李', '李[?]李'],
    ['a\u0489\u0e31b', 'ab'],
  ])('%j says where letters are missing', (text, expected) => expect(shown(text)).toBe(expected));
});

it('a text with a lone surrogate is marked and printed', () => {
  expect(shown('a\ud800 b')).toBe('a[?] b');
});
