import { randomUUID } from 'node:crypto';
import { exportsOf } from '#server/modules/scorm/exports';
import { aCourse, aRunningCampaign } from './courses.ts';
import { aRunningExercise } from '../exercises/exercises.ts';
import { aSimulationTemplate } from '../simulations/simulations.ts';
import { someRecords } from './someRecords.ts';
import type { Known } from './validCalls.ts';
import type { TestServer } from '../server/testServer.ts';

/** A company with a person and one record of each kind that a path can name. */
export async function aFurnishedCompany(server: TestServer): Promise<Known> {
  const { id: companyId } = await server.aCompany({ hasBoost: true });
  const person = await server.aUser({ companyId });
  const department = await server.aDepartment({ companyId }, [person]);
  const group = await server.aGroup({ companyId }, [person]);
  const course = await aCourse(server, { companyId });
  const campaignId = await aRunningCampaign(server, course, companyId, [person.id]);
  const [scorm] = exportsOf('course', course.id);
  const scormId = scorm?.id ?? '';
  const training = { courseId: course.id, chapterId: course.videoChapter, videoId: course.videoId, campaignId, scormId };
  const exercise = await aRunningExercise(server, companyId, [person.id]);
  const simulationTemplateId = await aSimulationTemplate(server, { companyId });
  const records = await someRecords(server.services.db.pool, companyId, person.id);
  // No company has these; the ids stand for those of the house, see `beforeAll`.
  const news = { ticketId: randomUUID(), salesRequestId: randomUUID(), notificationId: randomUUID(), surveyId: randomUUID() };
  const house = { ...news, bankId: randomUUID(), entryId: randomUUID(), couponId: randomUUID(), refundId: randomUUID() };
  const sets = { departmentId: department.id, groupId: group.id };
  const { id: customerId } = await server.aCompany();
  return {
    companyId,
    customerId,
    userId: person.id,
    ...sets,
    ...records,
    ...house,
    ...training,
    ...exercise,
    simulationTemplateId,
  };
}
