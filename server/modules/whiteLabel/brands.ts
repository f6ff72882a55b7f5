import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { brand } from '#contract/partners/brand';
import type { getBrand, saveBrand } from '#contract/partners/whiteLabel';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import type { Database } from '../../db/database.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { rows } from '../../db/rows.ts';
import { brands } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';
import { uploadedImagePath } from '../files/public.ts';

export type BrandOf = z.output<typeof brand>;
type Settings = z.output<typeof getBrand.reply>;

interface BrandRow {
  companyId: string;
  companyName: string;
  logo: string | null;
  colour: string | null;
}

export const toBrand = ({ companyName, logo, colour }: BrandRow): BrandOf => ({
  companyName,
  logo: mediaAddressOr(logo),
  colour,
});

const brandColumns = sql`company_id AS "companyId", company_name AS "companyName", logo, colour`;

/** The look of the company in scope: its own, or that of the nearest company above it; null if none has one. */
export async function findBrand(tx: Tx, { companyId }: Pick<Actor, 'companyId'>): Promise<BrandRow | null> {
  const [row] = await rows<BrandRow>(tx, sql`SELECT ${brandColumns} FROM heed_brand_of(${companyId})`);
  return row ?? null;
}

/** The look of a company whose people are not in the panel. */
export async function findBrandOf(db: Database, companyId: string): Promise<BrandOf | null> {
  const row = await ownerTx(db, (tx) => findBrand(tx, { companyId }));
  return row && toBrand(row);
}

const ownBrand = async (tx: Tx, { companyId }: Actor) => {
  const [row] = await tx.select().from(brands).where(eq(brands.companyId, companyId));
  return row;
};

/** The look of the company in scope, and whose applies while it has none. */
export async function readBrand(tx: Tx, actor: Actor): Promise<Settings> {
  const own = await ownBrand(tx, actor);
  const applied = await findBrand(tx, actor);
  return {
    logo: own?.logo && own.logoFileId ? { id: own.logoFileId, url: mediaAddress(own.logo) } : null,
    colour: own?.colour ?? null,
    inheritedFrom: applied && applied.companyId !== actor.companyId ? toBrand(applied) : null,
  };
}

/** Saves the look; the audit log names what changed. */
export async function changeBrand(
  tx: Tx,
  actor: Actor,
  company: { name: string },
  body: z.output<NonNullable<typeof saveBrand.body>>,
): Promise<Settings> {
  const { companyId } = actor;
  await lockCompany(tx, actor);
  const before = await ownBrand(tx, actor);
  const kept = before?.logo ?? null;
  const logo = body.logoId ? await uploadedImagePath(tx, companyId, body.logoId, 'logoId') : body.logoId === null ? null : kept;
  const { colour } = body;
  if (logo === kept && colour === (before?.colour ?? null)) return readBrand(tx, actor);
  const values = { logo, colour, updatedAt: now() };
  await tx
    .insert(brands)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: brands.companyId, set: values });
  await audit(tx, actor, {
    action: 'company.brand_updated',
    subject: { type: 'company', id: companyId, label: company.name },
    before: { logo: kept, colour: before?.colour ?? null },
    after: { logo, colour },
  });
  return readBrand(tx, actor);
}
