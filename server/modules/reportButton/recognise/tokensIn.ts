import type { Secrets } from '../../../secrets.ts';
import { tokenIn, type TokenKind } from '../../simulations/public.ts';
import { type MailFacts, wordPlaces, type WordPlace } from './facts.ts';

/** What a token in each place may be for. Forwarded texts also show headers. */
const kindsIn: Record<WordPlace, readonly TokenKind[]> = {
  headers: ['report'],
  names: ['mail'],
  links: ['link', 'pixel', 'trap', 'report', 'mail'],
};
/** Messages that one mail reports: some people collect them. */
const mostMessages = 20;

/** The keys of the messages that a mail shows, by the best evidence that it has: our header, else the names of mails, else links. */
export function keysIn(secrets: Pick<Secrets, 'mac'>, { words }: Pick<MailFacts, 'words'>): Buffer[] {
  for (const place of wordPlaces) {
    const keys = new Map<string, Buffer>();
    for (const word of words[place]) {
      const found = tokenIn(secrets, kindsIn[place], word);
      if (found) keys.set(found.key.toString('hex'), found.key);
    }
    if (keys.size > 0) return [...keys.values()].slice(0, mostMessages);
  }
  return [];
}
