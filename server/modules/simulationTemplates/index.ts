import type { contract } from '#contract/index';
import type { SaveSimulationTemplateBody } from '#contract/simulation/templates';
import type { Actor } from '../../core/actor.ts';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import type { Tx } from '../../db/tx.ts';
import { cleaner } from '../../html/cleaner.ts';
import type { Handlers } from '../../http/handler.ts';
import { cleanReceived, deleteOwn, rateDifficulty, readDifficulty, showPreview } from '../messageTemplates/public.ts';
import { type SimulatedContent, simulatedContent } from './content.ts';
import { findPeople } from './findPeople.ts';
import { listLandingChoices, listLandings, readLanding } from './landings.queries.ts';
import { createLanding, deleteLanding, updateLanding } from './saveLanding.ts';
import { createTemplate, updateTemplate } from './saveTemplate.ts';
import { tables } from './tables.ts';
import { listTemplates, readTemplate } from './templates.queries.ts';
import { sendTemplateTest } from './testMail.ts';

/** A template as it was saved, with what its author should look at. */
async function saved(
  tx: Tx,
  { companyId }: Actor,
  id: string,
  { senderName }: SaveSimulationTemplateBody,
  content: SimulatedContent,
) {
  const template = await readTemplate(tx, companyId, id);
  const people = await findPeople(tx, companyId, [senderName, template.subject, template.text]);
  return { ...template, droppedPictures: content.droppedPictures, people };
}

export const handlers: Handlers<(typeof contract)['simulationTemplates']> = {
  list({ tx, actor, query }) {
    // Who looks at templates previews or edits one next.
    cleaner.prepare();
    return listTemplates(tx, actor, query);
  },

  get({ tx, actor, params }) {
    cleaner.prepare();
    return readTemplate(tx, actor.companyId, params.simulationTemplateId);
  },

  async create({ services, actor, body, formFile }) {
    const content = await simulatedContent(actor.companyId, body);
    return tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
      const id = await createTemplate(tx, actor, { body, content, picture: formFile() });
      return saved(tx, actor, id, body, content);
    });
  },

  async update({ services, actor, params: { simulationTemplateId: id }, body, formFile }) {
    const content = await simulatedContent(actor.companyId, body);
    return tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
      await updateTemplate(tx, actor, id, { body, content, picture: formFile() });
      return saved(tx, actor, id, body, content);
    });
  },

  async remove({ tx, actor, params }) {
    await deleteOwn(tx, actor, tables, params.simulationTemplateId);
    return {};
  },

  preview: ({ services, actor, body }) => showPreview(services, actor, { ...body, layoutType: 'EMAIL' }),

  clean: ({ actor, body }) => cleanReceived(actor, body.html),

  test: ({ services, actor, params }) => sendTemplateTest(services, actor, params.simulationTemplateId),

  getDifficulty: ({ tx, params }) => readDifficulty(tx, tables, params.simulationTemplateId),

  async rateDifficulty({ tx, actor, params: { simulationTemplateId: id }, body }) {
    await rateDifficulty(tx, actor, tables, id, body);
    return readDifficulty(tx, tables, id);
  },
};

/** Handlers of the calls about the pages to which links lead. */
export const landingHandlers: Handlers<(typeof contract)['simulationLandings']> = {
  list: ({ tx, actor, query }) => listLandings(tx, actor.companyId, query),

  get: ({ tx, actor, params }) => readLanding(tx, actor.companyId, params.landingId),

  async create({ tx, actor, body }) {
    const id = await createLanding(tx, actor, body);
    return readLanding(tx, actor.companyId, id);
  },

  async update({ tx, actor, params: { landingId }, body }) {
    await updateLanding(tx, actor, landingId, body);
    return readLanding(tx, actor.companyId, landingId);
  },

  async remove({ tx, actor, params }) {
    await deleteLanding(tx, actor, params.landingId);
    return {};
  },

  listLoginPages: async ({ tx, actor }) => ({ data: { items: await listLandingChoices(tx, actor) } }),
};
