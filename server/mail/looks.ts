import { sql } from 'drizzle-orm';
import { brandColours } from '#contract/partners/brandColours';
import { productName } from '#contract/product';
import { rows } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { baseUrl, type Env } from '../env.ts';
import { findLogos, type MailLogo } from './logo.ts';

/** The look of the mails of a company, and where their buttons lead. */
export interface MailLook {
  /** The name that the texts use for the product. */
  product: string;
  /** Colour of the button, and a colour of text that is readable on it. */
  accent: string;
  onAccent: string;
  /** Logo above the text; undefined if the company has none that fits into a mail. */
  logo?: MailLogo | undefined;
  /** Origin of the panel, without a slash at the end. */
  panel: string;
  /** Address of the learner app; undefined if none is set up. */
  learnerApp: string | undefined;
}

type Addresses = Parameters<typeof baseUrl>[0] & { links: Pick<Env['links'], 'learnerApp'> };

interface LookRow {
  companyId: string;
  companyName: string | null;
  colour: string | null;
  logoFileId: string | null;
  admin: string | null;
  employee: string | null;
}

const ours = { product: productName, accent: '#1f5eff', onAccent: '#ffffff' };

/** The look of the product itself. */
export const standardLook = (env: Addresses): MailLook => ({ ...ours, panel: baseUrl(env), learnerApp: env.links.learnerApp });

/** The verified name of a kind that is nearest above a company, or its own. Not a name that failed its last check: it may lead nowhere. */
const nearestHost = (type: 'admin' | 'employee') => sql`(SELECT h.host
  FROM (SELECT c.id, 0 AS depth UNION ALL SELECT p.ancestor_id, p.depth FROM company_parentage p WHERE p.company_id = c.id) l
  JOIN branded_hosts h ON h.owner_id = l.id AND h.type = ${type}
  JOIN custom_domains d ON d.company_id = l.id AND d.type = h.type AND d.failing_since IS NULL ORDER BY l.depth LIMIT 1)`;

/** The looks of the mails of these companies: the brand and the verified names of each, or of the nearest company above that has them. */
export async function findLooks(tx: Tx, companyIds: readonly string[], env: Addresses): Promise<(companyId: string) => MailLook> {
  const standard = standardLook(env);
  const ids = [...new Set(companyIds)];
  if (ids.length === 0) return () => standard;
  const found = await rows<LookRow>(
    tx,
    sql`SELECT c.id AS "companyId", b.company_name AS "companyName", b.colour, w.logo_file_id AS "logoFileId",
        ${nearestHost('admin')} AS admin, ${nearestHost('employee')} AS employee
      FROM companies c LEFT JOIN LATERAL heed_brand_of(c.id) b ON true LEFT JOIN brands w ON w.company_id = b.company_id
      WHERE c.id = ANY(${sql.param(ids)}::uuid[])`,
  );
  const logos = await findLogos(
    tx,
    found.flatMap(({ logoFileId }) => logoFileId ?? []),
  );
  const looks = new Map(found.map((row) => [row.companyId, { ...lookOf(row, standard), logo: logos.get(row.logoFileId ?? '') }]));
  return (companyId) => looks.get(companyId) ?? standard;
}

function lookOf({ companyName, colour, admin, employee }: LookRow, standard: MailLook): MailLook {
  const { accent, onAccent } = colour ? brandColours(colour).light : standard;
  const { learnerApp } = standard;
  return {
    product: companyName ?? standard.product,
    accent,
    onAccent,
    panel: admin ? at(standard.panel, admin) : standard.panel,
    learnerApp: employee && learnerApp ? at(learnerApp, employee) : learnerApp,
  };
}

/** The same address at another host name, without a slash at the end. */
function at(address: string, host: string): string {
  const url = new URL(address);
  url.hostname = host;
  return url.href.replace(/\/$/, '');
}
