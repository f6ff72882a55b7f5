import type { contract } from '#contract/index';
import { monthlyText } from '../../catalogue/monthly/index.ts';
import { topicOfMonth } from '../../catalogue/monthly/topics.ts';
import { isUnlocked } from '#contract/roles';
import { isPartner } from '../../db/isPartner.ts';
import type { Handlers } from '../../http/handler.ts';
import { paged } from '../../reports/pages.ts';
import { chooseMonth, endVideo, startVideo } from './changeMonth.ts';
import { clipOf, findEvents, findPlan } from './months.queries.ts';
import { findProgramme, findStarts } from './programme.queries.ts';
import { saveProgramme } from './saveProgramme.ts';

const english = 'en';

export const handlers: Handlers<(typeof contract)['monthly']> = {
  getMonthlyProgramme: ({ tx, actor }) => findProgramme(tx, actor.companyId),
  saveMonthlyProgramme: ({ tx, actor, body }) => saveProgramme(tx, actor, body),
  async startMonthlyVideo({ tx, actor, body }) {
    await startVideo(tx, actor, body.month);
    return {};
  },
  listMonthlyStarts: async ({ tx, actor, query }) => ({
    items: await findStarts(tx, actor.companyId, query.dayOfMonth, query.startTime),
  }),
  listMonths: ({ tx, actor, query }) => findPlan(tx, actor.companyId, query.from, query.languageCode ?? english),
  async listMonthlyTopics({ tx, actor, query }) {
    const isOpen = isUnlocked({ plan: actor.plan, isPartner: await isPartner(tx, actor.companyId) });
    const language = query.languageCode ?? english;
    return topicOfMonth.map((topic) => {
      const { sentences, tips } = monthlyText(topic, language);
      return { ...clipOf(topic, language, isOpen), topic, sentences: [...sentences], tips: [...tips] };
    });
  },
  chooseMonth: ({ tx, actor, params, query, body }) => chooseMonth(tx, actor, params.month, body, query.languageCode ?? english),
  async endMonthlyVideo({ tx, actor, params }) {
    await endVideo(tx, actor, params.eventId);
    return {};
  },
  listMonthlyEvents({ tx, actor, query }) {
    const [page] = paged(query, { orderBy: 'month', order: 'DESC' });
    return findEvents(tx, actor.companyId, page);
  },
};
