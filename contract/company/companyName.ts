/** `https:`, `www.`, or a host with a path. A name alone, such as Booking.com, is none: programs for mail make no link of it in a subject. */
const address = /https?:|:\/\/|\bwww\./iu;
/** In small letters, because "St.Gallen/Zürich" is none. */
const hostWithPath = /[\p{L}\p{N}]\.\p{Ll}{2,}(:\d+)?\//u;

/**
 * Whether the name of a company contains a web address. The name is in the subjects of mails to people who do not know the company, and
 * anybody can sign one up. Imports nothing.
 */
export const holdsAddress = (name: string): boolean =>
  [address, hostWithPath].some((pattern) => pattern.test(name.normalize('NFKC')));
