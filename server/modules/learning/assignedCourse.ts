import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import type { questionResult, readCourse } from '#contract/campaigns/learning';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';
import { totals } from '../courses/public.ts';
import { type AssignmentState, findAssignment, findUnassigned, type Learner } from './learning.queries.ts';

type Content = z.output<typeof readCourse.reply>;
type Chapter = Content['sections'][number]['chapters'][number];

/** A course as its learner gets it. Right answers are not read, so that they cannot be shown by mistake. */
export interface AssignedCourse extends Content {
  campaignStatus: CampaignStatus;
}

type Head = Content['course'] & { campaignStatus: CampaignStatus; sheetFile: string | null };
type ChapterRow = Omit<Chapter, 'kind'> & { section: string };

/** The course of a campaign that is assigned to the learner, in whatever state the campaign is; undefined if none is. */
export async function findAssignedCourse(tx: Tx, learner: Learner, campaignId: string): Promise<AssignedCourse | undefined> {
  const assignment = await findAssignment(tx, learner, campaignId);
  return assignment && readContent(tx, learner, assignment);
}

/** The course of a running campaign of the company, for somebody who does not have it; undefined if there is none. */
export async function findUnassignedCourse(tx: Tx, learner: Learner, campaignId: string): Promise<AssignedCourse | undefined> {
  const assignment = await findUnassigned(tx, learner, campaignId);
  return assignment && readContent(tx, learner, assignment);
}

async function readContent(tx: Tx, learner: Learner, assignment: AssignmentState): Promise<AssignedCourse | undefined> {
  const [found] = await rows<Head & { sheetName: string }>(
    tx,
    sql`SELECT c.status AS "campaignStatus", k.name, k.description, k.game, k.language, t.total_time_in_minutes AS minutes, s.name AS "sheetName", s.file AS "sheetFile"
      FROM campaigns c JOIN courses k ON k.id = c.course_id CROSS JOIN LATERAL ${totals} t
      LEFT JOIN cheat_sheets s ON s.id = k.cheat_sheet_id
      WHERE c.company_id = ${learner.companyId} AND c.id = ${assignment.campaignId}`,
  );
  if (!found) return undefined;
  const { campaignStatus, sheetName, sheetFile, ...course } = found;
  return {
    campaignStatus,
    assignment,
    course: { ...course, cheatSheet: sheetFile === null ? null : { name: sheetName, url: mediaAddress(sheetFile) } },
    sections: inSections(await findContent(tx, learner, assignment)),
  };
}

const findContent = (tx: Tx, { userId }: Learner, { courseId, campaignId }: AssignmentState): Promise<ChapterRow[]> =>
  rows(
    tx,
    sql`SELECT h.id, h.name, h.section,
        CASE WHEN v.id IS NOT NULL THEN jsonb_build_object('url', v.file, 'poster', v.poster, 'seconds', v.seconds) END AS video,
        coalesce((SELECT jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answers', q.answers, 'chosen', r.answer,
            'picture', q.picture, 'pictureText', q.picture_text)
            ORDER BY q.position)
          FROM quiz_questions q
          LEFT JOIN quiz_answers r ON r.question_id = q.id AND r.campaign_id = ${campaignId} AND r.user_id = ${userId}
          WHERE q.chapter_id = h.id), '[]') AS questions
      FROM chapters h LEFT JOIN videos v ON v.id = h.video_id WHERE h.course_id = ${courseId} ORDER BY h.position`,
  );

/** Chapters by consecutive sections, with addresses of their videos. */
function inSections(chapters: readonly ChapterRow[]): Content['sections'] {
  const sections: Content['sections'] = [];
  for (const { section, video, questions, ...row } of chapters) {
    const clip = video && { ...video, url: mediaAddress(video.url), poster: mediaAddressOr(video.poster) };
    const rounds = questions.map((question) => ({ ...question, picture: mediaAddressOr(question.picture) }));
    const chapter: Chapter = { ...row, questions: rounds, kind: clip ? 'video' : 'quiz', video: clip };
    const last = sections.at(-1);
    if (last?.name === section) last.chapters.push(chapter);
    else sections.push({ name: section, chapters: [chapter] });
  }
  return sections;
}

export type QuestionResult = z.output<typeof questionResult>;

/**
 * The results of all questions that the learner answered in a campaign, and of no others, by what is right now: an update of the library may
 * have changed it since, and the score keeps what it was then.
 */
export const findResults = (tx: Tx, { companyId, userId }: Learner, campaignId: string): Promise<QuestionResult[]> =>
  rows(
    tx,
    sql`SELECT r.question_id AS "questionId", r.answer = q.correct_answer AS "isCorrect", q.correct_answer AS "correctAnswer", q.explanation
      FROM quiz_answers r JOIN quiz_questions q ON q.id = r.question_id
      WHERE r.company_id = ${companyId} AND r.campaign_id = ${campaignId} AND r.user_id = ${userId}`,
  );
