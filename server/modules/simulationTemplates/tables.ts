import { eq, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { simulationTemplates, simulationTemplateVersions } from '../../db/schema.ts';
import { type TemplateTables, withVersions } from '../messageTemplates/public.ts';

export type Version = Omit<typeof simulationTemplateVersions.$inferSelect, 'thumbnailFileId'>;

/**
 * The templates of simulations. In use is what somebody chose for a campaign that is not archived, and what a round has that is not sent
 * yet.
 */
export const tables: TemplateTables<Version> = {
  templates: simulationTemplates,
  versions: simulationTemplateVersions,
  inUse: 'simulation_template_in_use',
  isInUse: (companyId) => sql`(EXISTS (SELECT 1 FROM simulation_choices x
    JOIN simulation_campaigns c ON c.company_id = x.company_id AND c.id = x.campaign_id
    WHERE x.template_id = t.id AND x.company_id = ${companyId} AND c.status <> 'archived')
  OR EXISTS (SELECT 1 FROM simulation_pool p JOIN simulation_rounds r ON r.company_id = p.company_id AND r.id = p.round_id
    WHERE p.template_id = t.id AND p.company_id = ${companyId} AND r.status IN ('planned', 'planning', 'sending')))`,
  hadTemplate: sql`(EXISTS (SELECT 1 FROM simulation_choices x WHERE x.template_id = t.id)
    OR EXISTS (SELECT 1 FROM simulation_pool p WHERE p.template_id = t.id))`,
  // What was sent had it from the pool of its round.
  hadVersion: sql`EXISTS (SELECT 1 FROM simulation_pool p WHERE p.template_id = v.template_id AND p.version_id = v.id)`,
  most: simulationLimits.ownTemplates,
  readVersion: async (tx, id) =>
    (await tx.select().from(simulationTemplateVersions).where(eq(simulationTemplateVersions.id, id)))[0],
  addVersion: (tx, version) => tx.insert(simulationTemplateVersions).values(version),
};

export const templateTables = withVersions(tables);
