import type { z } from 'zod';
import type { customTraining } from '#contract/courses/customTrainings';
import { Refusal } from '../../core/refusal.ts';
import type { Tx } from '../../db/tx.ts';
import { viewCourse } from '../courses/public.ts';

/** A custom training for the editor. Refuses with not_found, also for courses of the library. */
export async function readTraining(tx: Tx, companyId: string, courseId: string): Promise<z.output<typeof customTraining>> {
  const { id, name, description, language, thumbnail, cheatSheetId, is_draft, isActive, sections, ...rest } = await viewCourse(
    tx,
    companyId,
    courseId,
  );
  if (rest.custom_training_company_id !== companyId) throw new Refusal('not_found');
  const topics = sections.map((section) => ({
    name: section.name,
    chapters: section.chapters.map((chapter) => {
      const [video] = chapter.videos;
      return {
        id: chapter.id,
        name: chapter.name,
        video: video ? { id: video.id, name: video.name, url: video.url, duration: video.duration, thumbnail: video.poster } : null,
        quizzes: chapter.questions,
      };
    }),
  }));
  return { id, name, description, language, thumbnail, cheatSheetId, is_draft, isActive, topics };
}
