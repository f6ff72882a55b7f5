import { listAssignedVideos, watchMonthlyVideo, type AssignedVideo } from '#contract/monthly/learning';
import {
  getMonthlyProgramme,
  type MonthlyProgramme,
  saveMonthlyProgramme,
  type SaveMonthlyProgrammeBody,
  startMonthlyVideo,
} from '#contract/monthly/programme';
import { listMonthlyEvents, listMonths, type Month, type MonthlyEvent } from '#contract/monthly/videos';
import { type Call, callAs } from '../calls/callAs.ts';
import { workLife } from '../calls/workLife.ts';
import { asLearnerApp, startTestServer, type TestServer } from '../server/testServer.ts';

/** Settings of a programme; `edit` is that of one that was never saved. */
export const programmeOf = (fields: Partial<SaveMonthlyProgrammeBody> = {}): SaveMonthlyProgrammeBody => ({
  edit: 0,
  isOn: true,
  dayOfMonth: 1,
  startTime: '09:00',
  assignmentType: 'all_users',
  departments: [],
  groups: [],
  daysToComplete: 7,
  notification: { isEnabled: true, subject: '', message: '' },
  ...fields,
});

/** A server on which monthly videos are watched over time. Reset the clock after each test. */
export async function startMonthlyLife(given?: TestServer) {
  const server = given ?? (await startTestServer());
  const life = workLife(server, { campaigns: 'monthly_events', counts: 'work_facts', ofCompany: 'set_id = company_id' });
  const app = (companyId: string): Call => callAs(server, asLearnerApp, companyId);
  return {
    ...life,
    app,
    async save(call: Call, fields: Partial<SaveMonthlyProgrammeBody> = {}): Promise<MonthlyProgramme> {
      const { edit } = await this.programme(call);
      const reply = await call(saveMonthlyProgramme, { body: programmeOf({ edit, ...fields }) });
      if (reply.status !== 200) throw new Error(`refused: ${reply.text}`);
      return reply.json<MonthlyProgramme>();
    },
    programme: async (call: Call): Promise<MonthlyProgramme> => (await call(getMonthlyProgramme)).json<MonthlyProgramme>(),
    /** Starts the video of this month by hand. */
    async start(call: Call): Promise<void> {
      const [now] = await this.plan(call);
      const reply = await call(startMonthlyVideo, { body: { month: now?.id ?? '' } });
      if (reply.status !== 200) throw new Error(`refused: ${reply.text}`);
    },
    plan: async (call: Call, from?: string): Promise<Month[]> =>
      (await call(listMonths, { query: { languageCode: 'en', ...(from && { from }) } })).json<Month[]>(),
    history: async (call: Call): Promise<MonthlyEvent[]> => (await call(listMonthlyEvents)).json<{ items: MonthlyEvent[] }>().items,
    videosOf: async (companyId: string, userId: string, languageCode?: string): Promise<AssignedVideo[]> =>
      (await app(companyId)(listAssignedVideos, { params: { userId }, query: { ...(languageCode && { languageCode }) } })).json<
        AssignedVideo[]
      >(),
    watch: (companyId: string, userId: string, eventId: string, watchedSeconds: number) =>
      app(companyId)(watchMonthlyVideo, { params: { userId, eventId }, body: { watchedSeconds } }),
  };
}
