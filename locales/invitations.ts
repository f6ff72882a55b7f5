import de from './invitations/de.json' with { type: 'json' };
import en from './invitations/en.json' with { type: 'json' };
import es from './invitations/es.json' with { type: 'json' };
import fr from './invitations/fr.json' with { type: 'json' };
import he from './invitations/he.json' with { type: 'json' };
import it from './invitations/it.json' with { type: 'json' };
import nl from './invitations/nl.json' with { type: 'json' };
import pt from './invitations/pt.json' with { type: 'json' };
import zh from './invitations/zh.json' with { type: 'json' };
import { findLanguage } from './languages.ts';

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

/** Of a language of the product: Brazilian Portuguese reads Portuguese, a language without a file English. */
export function invitationText(kind: InvitationKind, lang: string, companyName: string): InvitationText {
  const code = findLanguage(lang)?.code ?? 'en';
  const { subject, message } = (texts[code] ?? texts[code.split('-')[0] ?? code] ?? en)[kind];
  const fill = (text: string) => text.replaceAll('{{companyName}}', () => companyName);
  return { subject: fill(subject), message: fill(message) };
}
