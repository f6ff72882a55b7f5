/**
 * Whether a PDF is encrypted: it needs a password, or hides from programs what it says. Its trailer names the way of encryption
 * (ISO 32000-1, 7.5.5 and 7.6), which is a dictionary behind the word `trailer`, or that of a stream of the type XRef (7.5.8).
 */
export function isLockedPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  let begin: { at: number; isTrailer: boolean } | undefined;
  for (const { 0: word, index } of text.matchAll(/\btrailer\b|\bobj\b|\bstream\b|\bstartxref\b|\bendobj\b/g)) {
    if (word === 'trailer' || word === 'obj') {
      begin = { at: index, isTrailer: word === 'trailer' };
      continue;
    }
    if (begin && isLocking(text.slice(begin.at, index), begin.isTrailer)) return true;
    begin = undefined;
  }
  return begin !== undefined && begin.isTrailer && isLocking(text.slice(begin.at), true);
}

/** Names may write any letter as its number: `/#45ncrypt`. */
const plain = (dictionary: string) =>
  dictionary.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function isLocking(dictionary: string, isTrailer: boolean): boolean {
  const words = plain(dictionary);
  return (isTrailer || /\/Type\s*\/XRef\b/.test(words)) && /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R\b)/.test(words);
}
