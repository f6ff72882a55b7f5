/** Base32 (RFC 4648) in lower case, of whole groups of five bytes: nothing that rewriting a link changes, in no case of letters. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

export function toBase32(bytes: Buffer): string {
  let [text, bits, held] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; ) {
      bits -= 5;
      text += letters.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return text;
}

/** The bytes of letters that `toBase32` wrote; of any others it says something that nobody signed. */
export function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text) {
    held = (held << 5) | (letters.indexOf(letter) & 31);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
