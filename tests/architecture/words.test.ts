import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn, read } from '#tests/support/source/project';
import { splitSource } from '#tests/support/source/source';

/**
 * Words that a reader has to learn first: participles in the place of a noun (`asked` for a request, `wanted` for what is requested), and
 * clauses in the place of one. Say instead what it is: `request`, `chosen`, `found`, `existing`, `notified`, "a person who".
 */
const privateWords = ['asked', 'wanted', 'sought', 'given', 'told', 'gone', 'noted', 'whoever', 'deed', 'deeds'];
const clauses = ['those that', 'what is said', 'who is it'];

/** Names on the wire and in the database, which stay as they are. */
const wireNames = /givenBack|GivenBack|askedAt|askedBy|isNoted|expiryToldAt/g;

/** A name or a comment, in lower case, with the parts of camelCase apart. */
const apart = (words: string): string =>
  words
    .replace(wireNames, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    // A term of its own, also on the wire.
    .replaceAll('given name', 'first name');
const search = new RegExp(`\\b(${[...privateWords, ...clauses].join('|')})\\b`, 'g');

/** Names and comments of a source, without its strings. */
function prose(source: string): string {
  const { text } = splitSource(source);
  return apart(
    [...source].map((letter, at) => (text[at] === ' ' || text[at] === '\n' || text[at] === undefined ? letter : ' ')).join(''),
  );
}

/** The room of a file: a module, feature, resource or page, or the folder below the top. */
function roomOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  const hasRooms = /^(server\/modules|src\/(features|resources|custom-pages))\//.test(file);
  return parts.slice(0, hasRooms ? 3 : 2).join('/');
}

function countByRoom(): Record<string, number> {
  const rooms: Record<string, number> = {};
  for (const file of filesIn(['contract', 'server', 'src'], /\.tsx?$/)) {
    const found = prose(read(file)).match(search)?.length ?? 0;
    if (found > 0) rooms[roomOf(file)] = (rooms[roomOf(file)] ?? 0) + found;
  }
  return rooms;
}

const baselineFile = 'tests/architecture/words.json';

describe('names and comments are plain English', () => {
  const counted = countByRoom();
  const baseline = JSON.parse(readFileSync(baselineFile, 'utf8')) as Record<string, number>;

  it('no room gains private words', () => {
    const worse = Object.entries(counted).filter(([room, n]) => n > (baseline[room] ?? 0));
    expect(worse.map(([room, n]) => `${room}: ${n} instead of ${baseline[room] ?? 0}; see the list in words.test.ts`)).toEqual([]);
  });

  it('what was mended stays mended', () => {
    const better = Object.entries(baseline).filter(([room, n]) => n > (counted[room] ?? 0));
    expect(better.map(([room]) => `${room}: write ${counted[room] ?? 0} into ${baselineFile}`)).toEqual([]);
  });
});
