import { eq } from 'drizzle-orm';
import type { saveCompanySettings as endpoint } from '#contract/company/companies';
import { findLanguage } from '#locales/languages.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { isKnownZone } from '../../db/timeZones.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { companies } from '../../db/schema.ts';
import type { Handler } from '../../http/handler.ts';
import { uploadedImagePath } from '../files/public.ts';
import { companyInScope, companyRow } from './companyInScope.ts';

const audited = ['name', 'lang', 'logo', 'industry', 'companySize', 'timeZone'] as const;

function refuse(field: string, description: string): never {
  throw new Refusal('validation_failed', { details: [{ field, description }] });
}

/** Saves the general settings; the audit log names what changed. */
export const saveCompanySettings: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body } = call;
  const { logoId, lang, ...others } = body;
  if (findLanguage(lang)?.code !== lang) refuse('lang', 'Not a language of the product');
  if (!(await isKnownZone(tx, others.timeZone))) refuse('timeZone', 'The database does not know this time zone');
  await lockCompany(tx, actor);
  const { company } = await companyRow(call);
  const logo = logoId ? await uploadedImagePath(tx, actor.companyId, logoId, 'logoId') : logoId === null ? null : company.logo;
  const settings = { ...others, lang, logo };
  const changed = audited.filter((name) => settings[name] !== company[name]);
  if (changed.length > 0) {
    // The rows of a partner's customers repeat its name.
    if (company.isPartner && changed.includes('name')) await allowLongStatements(tx);
    await tx
      .update(companies)
      .set({ ...settings, updatedAt: now() })
      .where(eq(companies.id, actor.companyId));
    await audit(tx, actor, {
      action: 'company.updated',
      subject: { type: 'company', id: actor.companyId, label: settings.name },
      before: Object.fromEntries(changed.map((name) => [name, company[name]])),
      after: Object.fromEntries(changed.map((name) => [name, settings[name]])),
    });
  }
  return companyInScope(call);
};
