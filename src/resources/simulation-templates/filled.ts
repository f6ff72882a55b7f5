import { fillIn } from '#contract/simulation/placeholders';
import type { SimulationTemplate } from '#contract/simulation/templates';
import { findLanguage } from '#locales/languages.ts';
import { currentSession } from '~/session/useSession.ts';

/** What a mail to the person who is signed in would have in its places; the panel does not know their department. */
function placesIn(language: string) {
  const { user, company } = currentSession() ?? {};
  const day = new Intl.DateTimeFormat(findLanguage(language)?.folder ?? 'en', { dateStyle: 'long' });
  return {
    firstName: user?.name ?? '…',
    companyName: company?.name ?? '…',
    department: '…',
    date: day.format(new Date()),
  };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

/** A line of a message in a language, as the person who is signed in would read it. */
export const filledLine = (text: string, language: string): string => fillIn(text, placesIn(language));

/** The same of a whole message, with what its callouts are about. */
export function filled(template: SimulationTemplate): SimulationTemplate {
  const { language, subject, senderName, html, callouts } = template;
  const line = (text: string) => filledLine(text, language);
  return {
    ...template,
    subject: line(subject),
    senderName: line(senderName),
    html: fillIn(html, placesIn(language), escapeHtml),
    callouts: callouts.map((one) => (one.place === 'BODY' ? { ...one, anchor: line(one.anchor) } : one)),
  };
}
