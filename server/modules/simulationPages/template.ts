import { sql } from 'drizzle-orm';
import { hourMs } from '#contract/kit/durations';
import type { Callout } from '#contract/messageTemplates/message';
import { fillIn } from '#contract/simulation/placeholders';
import type { LandingKind } from '#contract/simulation/states';
import { findLanguage, languages, type Language } from '#locales/languages.ts';
import { oneRow } from '../../db/rows.ts';
import { ownerTx } from '../../db/tx.ts';
import { cleaner } from '../../html/cleaner.ts';
import type { Services } from '../../services.ts';
import { escapeHtml } from '../../texts/escapeHtml.ts';
import { translationsIn } from '../../texts/translations.ts';
import { messagePage } from '../messageTemplates/public.ts';
import { memoryOf } from './memory.ts';

/** Versions never change, but a lost picture goes. */
const keptMs = hourMs;
const mostKept = 100;

interface VersionRow {
  language: string;
  senderName: string;
  senderLocal: string;
  subject: string;
  html: string;
  callouts: Callout[];
  landingKind: LandingKind;
}

/** What a message said, with words instead of the names in it: a link is passed on, and tells nobody whose it was. */
export interface Template extends Omit<VersionRow, 'language' | 'html'> {
  language: Language;
  /** The document of the frame that shows its body; null if it cannot be shown. */
  page(): Promise<string | null>;
}

/** `[your name]`: the reader saw a name there. */
function withWords(text: string, language: Language, written = (word: string) => word): string {
  const { t } = translationsIn(language);
  const word = (name: string) => `[${t(`simulationPage.places.${name}`)}]`;
  const words = {
    firstName: word('firstName'),
    companyName: word('companyName'),
    department: word('department'),
    date: word('date'),
  };
  return fillIn(text, words, written);
}

/** The hint of a dead link is where it leads, which is nowhere: its address was put in when the mail left. */
const withoutHints = (html: string): string => html.replace(/(<a\b[^>]*?)\stitle="[^"]*"/g, '$1');

/** Cleaned again, whatever is stored, with its callouts marked and dead links. */
async function pageOf(companyId: string, { html, callouts }: VersionRow, language: Language): Promise<string> {
  const anchors = callouts.filter(({ place }) => place === 'BODY');
  const message = { html, layoutType: 'EMAIL' as const, anchors, hasDeadLinks: true };
  const clean = await cleaner.clean(companyId, { message, design: null });
  return messagePage(withWords(withoutHints(clean.html), language, escapeHtml), 'EMAIL');
}

export function templateFinder({ db, log }: Pick<Services, 'db' | 'log'>) {
  const versions = memoryOf<VersionRow>(mostKept, keptMs);
  const pages = memoryOf<string>(mostKept, keptMs);
  const readVersion = (versionId: string) =>
    ownerTx(db, (tx) =>
      oneRow<VersionRow>(
        tx,
        sql`SELECT t.language, v.sender_name AS "senderName", v.sender_local AS "senderLocal", v.subject, v.html, v.callouts,
            v.landing_kind AS "landingKind"
          FROM simulation_template_versions v JOIN simulation_templates t ON t.id = v.template_id WHERE v.id = ${versionId}`,
      ),
    );
  return async ({ versionId, companyId }: { versionId: string; companyId: string }): Promise<Template> => {
    const version = await versions(versionId, () => readVersion(versionId));
    const language = findLanguage(version.language) ?? languages[0];
    const filled = (text: string) => withWords(text, language);
    return {
      ...version,
      language,
      senderName: filled(version.senderName),
      subject: filled(version.subject),
      callouts: version.callouts.map((callout) => ({
        ...callout,
        anchor: filled(callout.anchor),
        description: filled(callout.description),
      })),
      page: () =>
        pages(versionId, () => pageOf(companyId, version, language)).catch((error: unknown) => {
          log.warn({ err: error }, 'a simulated message cannot be shown');
          return null;
        }),
    };
  };
}
