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

describe('names and comments', () => {
  it('have no private words', () => {
    const found = filesIn(['contract', 'server', 'src'], /\.tsx?$/).flatMap((file) =>
      [...new Set(prose(read(file)).match(search))].map((word) => `${file}: "${word}"; see the list in words.test.ts`),
    );
    expect(found).toEqual([]);
  });
});
