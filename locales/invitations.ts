import de from './invitations/de.json' with { type: 'json' };
import en from './invitations/en.json' with { type: 'json' };
import es from './invitations/es.json' with { type: 'json' };
import fr from './invitations/fr.json' with { type: 'json' };
import he from './invitations/he.json' with { type: 'json' };
import it from './invitations/it.json' with { type: 'json' };
import nl from './invitations/nl.json' with { type: 'json' };
import pt from './invitations/pt.json' with { type: 'json' };
import zh from './invitations/zh.json' with { type: 'json' };
import { readableIn } from './languages.ts';

/** Plain text without a greeting, which the mail adds. */
export interface InvitationText {
  subject: string;
  message: string;
}

/** For whom an invitation is; `adminSso` is an admin who signs in with single sign-on and gets no password. */
export type InvitationKind = 'user' | 'admin' | 'adminSso';

/** What an invitation says to a learner and to an admin unless somebody writes something else. Short enough to need no request. */
const texts: Readonly<Record<string, Record<InvitationKind, InvitationText>>> = { en, he, es, fr, pt, de, nl, it, zh };
export const invitationLanguages: readonly string[] = Object.keys(texts);

/** In a language of the product, or else one that its people read. */
export function invitationText(kind: InvitationKind, lang: string, companyName: string): InvitationText {
  const known = readableIn(lang).map((code) => texts[code]);
  const { subject, message } = (known.find((one) => one !== undefined) ?? en)[kind];
  const fill = (text: string) => text.replaceAll('{{companyName}}', () => companyName);
  return { subject: fill(subject), message: fill(message) };
}
