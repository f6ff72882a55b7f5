import { eq, sql } from 'drizzle-orm';
import { activeStatuses } from '#contract/exercise/exerciseStates';
import { exerciseLimits } from '#contract/exercise/limits';
import { exerciseTemplates, exerciseTemplateVersions } from '../../db/schema.ts';
import { type TemplateTables, withVersions } from '../messageTemplates/public.ts';

export type Version = Omit<typeof exerciseTemplateVersions.$inferSelect, 'thumbnailFileId'>;

/** The templates of exercises. In use is what a campaign of the company has that is not archived. */
export const tables: TemplateTables<Version> = {
  templates: exerciseTemplates,
  versions: exerciseTemplateVersions,
  inUse: 'template_in_use',
  isInUse: (companyId) => sql`EXISTS (SELECT 1 FROM exercise_messages m
    JOIN exercise_campaigns c ON c.company_id = m.company_id AND c.id = m.campaign_id
    WHERE m.template_id = t.id AND m.company_id = ${companyId} AND c.status = ANY(${sql.param([...activeStatuses])}::text[]))`,
  hadTemplate: sql`EXISTS (SELECT 1 FROM exercise_messages m WHERE m.template_id = t.id)`,
  hadVersion: sql`EXISTS (SELECT 1 FROM exercise_messages m WHERE m.template_id = v.template_id AND m.version_id = v.id)`,
  most: exerciseLimits.ownTemplates,
  readVersion: async (tx, id) => (await tx.select().from(exerciseTemplateVersions).where(eq(exerciseTemplateVersions.id, id)))[0],
  addVersion: (tx, version) => tx.insert(exerciseTemplateVersions).values(version),
};

export const templateTables = withVersions(tables);
