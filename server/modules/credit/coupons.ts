import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { createCoupon, endCoupon, listCoupons } from '#contract/billing/coupons';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains, isOneOf } from '../../db/where.ts';
import { readPage } from '../../db/page.ts';
import { paged } from '../../reports/pages.ts';

type Coupon = z.output<typeof endCoupon.reply>;
type Query = z.output<NonNullable<typeof listCoupons.query>>;
type CouponBody = z.output<NonNullable<typeof createCoupon.body>>;

/** Coupons `c` at this moment; the uses are counted as `heed_coupon` counts them for a purchase. */
const counted = () => sql`(SELECT c.id, c.code, c.percent_off::int AS "percentOff", u.uses, c.most_uses AS "mostUses",
    d.cents AS "discountCents", c.ends_at AS "endsAt", c.created_at AS "createdAt",
    CASE WHEN c.ends_at <= ${now()} THEN 'ended' WHEN u.uses >= c.most_uses THEN 'usedUp' ELSE 'valid' END AS state
  FROM coupons c
  CROSS JOIN LATERAL (SELECT count(*)::int AS uses FROM invoices i WHERE i.coupon_id = c.id AND i.status <> 'void') u
  CROSS JOIN LATERAL (SELECT coalesce(sum(l.discount_cents), 0)::float8 AS cents FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id
    WHERE i.coupon_id = c.id AND i.status NOT IN ('draft', 'void')) d) c`;
const orders = {
  createdAt: sql`c."createdAt"`,
  code: sql`c.code`,
  percentOff: sql`c."percentOff"`,
  uses: sql`c.uses`,
  endsAt: sql`c."endsAt"`,
} as const;

export async function findCoupons(tx: Tx, query: Query): Promise<{ data: Coupon[]; totalCount: number }> {
  const [page, { states, search }] = paged(query, { orderBy: 'createdAt', order: 'DESC' });
  const where = allOf([isOneOf(sql`c.state`, { chosen: states }), ...contains(sql`c.code`, search)]);
  const listed = { columns: sql`c.*`, from: counted(), where, by: orders[page.orderBy], id: sql`c.id`, page };
  const { items, totalCount } = await readPage<Coupon>(tx, listed);
  return { data: items, totalCount };
}

async function findCoupon(tx: Tx, id: string): Promise<Coupon | undefined> {
  const [coupon] = await rows<Coupon>(tx, sql`SELECT * FROM ${counted()} WHERE c.id = ${id}`);
  return coupon;
}

/** The key of the call becomes the id of the coupon. Of two simultaneous calls with one code, the second waits and is refused. */
export async function addCoupon(tx: Tx, actor: Actor, { idempotencyKey: id, ...body }: CouponBody): Promise<Coupon> {
  const { code, percentOff, mostUses, endsAt } = body;
  if (endsAt && endsAt <= now()) throw new Refusal('validation_failed', { fields: ['endsAt'] });
  const added = await run(
    tx,
    sql`INSERT INTO coupons (id, code, percent_off, most_uses, ends_at, created_at)
      VALUES (${id}, ${code}, ${percentOff}, ${mostUses}, ${endsAt}, ${now()}) ON CONFLICT DO NOTHING`,
  );
  const coupon = await findCoupon(tx, id);
  if (!coupon) throw new Refusal('name_in_use', { fields: ['code'] });
  if (added > 0) {
    const after = { percentOff, ...(mostUses !== null && { mostUses }), ...(endsAt && { endsAt: endsAt.toISOString() }) };
    await audit(tx, actor, { action: 'coupons.created', subject: { type: 'coupon', id, label: code }, after });
  } else if (coupon.code !== code || coupon.percentOff !== percentOff) throw new Refusal('idempotency_key_used');
  return coupon;
}

/** Ends a coupon. A purchase with it locks its row, so it is either before or after the end. Refuses with not_found. */
export async function stopCoupon(tx: Tx, actor: Actor, id: string): Promise<Coupon> {
  const ended = await run(
    tx,
    sql`UPDATE coupons SET ends_at = ${now()} WHERE id = ${id} AND (ends_at IS NULL OR ends_at > ${now()})`,
  );
  const coupon = await findCoupon(tx, id);
  if (!coupon) throw new Refusal('not_found');
  if (ended > 0) {
    const subject = { type: 'coupon', id, label: coupon.code } as const;
    await audit(tx, actor, { action: 'coupons.ended', subject, after: { uses: coupon.uses } });
  }
  return coupon;
}
