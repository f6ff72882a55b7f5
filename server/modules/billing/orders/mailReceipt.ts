import { sql } from 'drizzle-orm';
import { dollarsIn } from '#contract/kit/money';
import { findLanguage } from '#locales/languages.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { paymentReceipt } from '../mails.ts';

interface Paid {
  companyId: string;
  userId: string;
  to: string;
  name: string;
  lang: string;
  companyName: string;
  customerName: string;
  number: string;
  licenses: number;
  cents: number;
  effectDate: string;
  isPartner: boolean;
}

/** Mails the receipt of a paid invoice to the admin who ordered, or else to the account owner. Nothing if a coupon or credit covers all of it. */
export async function mailReceipt(tx: Tx, invoiceId: string): Promise<void> {
  const [paid] = await rows<Paid>(
    tx,
    sql`SELECT i.company_id AS "companyId", u.id AS "userId", u.email AS to, u.name, c.lang, i.buyer_name AS "companyName",
        i.customer_name AS "customerName", i.number, l.licenses, l.cents, i.paid_at AS "effectDate", c.is_partner AS "isPartner"
      FROM invoices i JOIN companies c ON c.id = i.company_id
        CROSS JOIN LATERAL (SELECT sum(seats)::int AS licenses, heed_amount_due(i.id)::float8 AS cents
          FROM invoice_lines WHERE invoice_id = i.id) l
        CROSS JOIN LATERAL (SELECT a.id, a.email, a.name FROM users a WHERE a.company_id = i.company_id AND a.deleted_at IS NULL
          AND NOT a.disabled AND a.role <> 'user' AND (a.id = i.admin_id OR a.is_owner) ORDER BY (a.id = i.admin_id) IS TRUE DESC LIMIT 1) u
      WHERE i.id = ${invoiceId} AND i.status = 'paid' AND l.cents > 0`,
  );
  if (!paid) return;
  const { companyId, userId, to, lang, licenses, cents, effectDate, isPartner, ...names } = paid;
  const language = findLanguage(lang)?.folder ?? 'en';
  const params = {
    ...names,
    licenses: new Intl.NumberFormat(language).format(licenses),
    amount: dollarsIn(language)(cents),
    effectDate: new Date(effectDate).toISOString(),
    ...(isPartner && { isPartner: 'true' }),
  };
  await queueMail(tx, { companyId, userId, to, kind: paymentReceipt, lang, params });
}
