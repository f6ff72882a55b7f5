import { sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { rows } from '../../db/rows.ts';
import { mediaAddress } from '../../files/mediaAddress.ts';
import type { Handlers } from '../../http/handler.ts';
import { viewCourse } from './courseView.ts';
import { findCourses } from './courses.queries.ts';
import { cloneCourse, deleteCustomTraining, publishCourse } from './customTraining.ts';

export const handlers: Handlers<(typeof contract)['courses']> = {
  listCourses: ({ tx, actor }) => findCourses(tx, actor.companyId),
  getCourseView: ({ tx, actor, params }) => viewCourse(tx, actor.companyId, params.courseId),
  cloneCourse,
  publishCourse,
  disableCustomTraining: deleteCustomTraining,
  async listCheatSheets({ tx }) {
    const sheets = await rows<{ id: string; name: string; file: string }>(
      tx,
      sql`SELECT id, name, file FROM cheat_sheets ORDER BY lower(name), id`,
    );
    return sheets.map(({ id, name, file }) => ({ id, name, url: mediaAddress(file) }));
  },
};
