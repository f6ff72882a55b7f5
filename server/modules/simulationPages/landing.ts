import { sql } from 'drizzle-orm';
import { minuteMs } from '#contract/kit/durations';
import type { LandingKind } from '#contract/simulation/states';
import type { Language } from '#locales/languages.ts';
import { readNotificationTexts } from '#locales/notifications.ts';
import { landingTexts } from '../../catalogue/simulation/landings/index.ts';
import { rows } from '../../db/rows.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { memoryOf } from './memory.ts';

/** Somebody who changes a landing sees it soon. */
const keptMs = minuteMs;
const mostKept = 1000;

/** The texts of a page, plain text. */
export interface Landing {
  kind: LandingKind;
  language: string;
  title: string;
  paragraph: string;
  middleText: string | null;
  buttonText: string | null;
  /** A company wrote it. */
  isOwn: boolean;
}

const columns = sql`l.kind, l.language, l.title, l.paragraph, l.middle_text AS "middleText", l.button_text AS "buttonText",
  l.company_id IS NOT NULL AS "isOwn"`;

interface Reader {
  companyId: string;
  companyName: string;
  language: Language;
}

/** The texts that the product has in every language, for where the library has none. */
async function ownTexts(kind: LandingKind, { companyName, language: { code } }: Reader): Promise<Landing> {
  const common = { kind, language: code, isOwn: false };
  if (kind === 'continue') return { ...common, ...landingTexts[code].document, middleText: null };
  const texts = await readNotificationTexts(code, 'simulation', { companyName });
  return { ...common, title: texts.title, paragraph: texts.landingParagraph, middleText: texts.middleText, buttonText: null };
}

export function landingFinder({ db }: Pick<Services, 'db'>) {
  const remembered = memoryOf<Landing | null>(mostKept, keptMs);
  const read = (name: string, query: ReturnType<typeof sql>) =>
    remembered(name, async () => (await ownerTx(db, (tx) => rows<Landing>(tx, query)))[0] ?? null);
  return {
    /** The landing that a campaign has chosen; one of the library in the language of the page, if it is in that. Null if it was deleted. */
    chosen: (id: string, { code }: Language): Promise<Landing | null> =>
      read(
        `${id} ${code}`,
        sql`SELECT ${columns} FROM simulation_landings c JOIN simulation_landings l ON l.id = c.id
            OR (c.company_id IS NULL AND l.company_id IS NULL AND l.slug = c.slug AND l.kind = c.kind AND l.language = ${code})
          WHERE c.id = ${id} AND l.deleted_at IS NULL ORDER BY (l.language = ${code}) DESC, l.id = c.id DESC LIMIT 1`,
      ),
    /** What everybody sees where the campaign has chosen none: the company’s default, else the library’s. */
    async usual(kind: LandingKind, reader: Reader): Promise<Landing> {
      const {
        companyId,
        language: { code },
      } = reader;
      const found = await read(
        `${companyId} ${kind} ${code}`,
        sql`SELECT ${columns} FROM simulation_landings l WHERE (l.company_id IS NULL OR l.company_id = ${companyId}) AND l.kind = ${kind}
          AND l.language = ${code} AND l.is_default AND l.deleted_at IS NULL ORDER BY l.company_id NULLS LAST LIMIT 1`,
      );
      return found ?? ownTexts(kind, reader);
    },
    /** Without a message to look at. */
    general: (reader: Reader): Promise<Landing> => ownTexts('teach', reader),
  };
}
export type Landings = ReturnType<typeof landingFinder>;
