import { z } from 'zod';
import { courseLanguages } from '#contract/courses/courseLanguage';
import { type CustomTraining, type customTrainingInput, pickedVideo } from '#contract/courses/customTrainings';
import { textLimits } from '#contract/kit/limits';
import { courseLimits } from '#contract/courses/limits';
import { languages } from '#locales/languages.ts';

/** Messages are keys of the locales. i18n-keys: customTraining.errors.* */
const line = (max: number = textLimits.textMax) =>
  z.string().trim().min(1, 'customTraining.errors.required').max(max, 'customTraining.errors.long');

const question = z.object({
  recordId: z.string().optional(),
  question: line(textLimits.longTextMax),
  answers: z.array(line(textLimits.longTextMax)).length(courseLimits.quizAnswers),
  correctAnswer: z.number().int().min(1).max(courseLimits.quizAnswers),
  explanation: z.string().trim().max(textLimits.longTextMax, 'customTraining.errors.long'),
});
export type QuestionForm = z.input<typeof question>;

/** A row of the list: a video, or a quiz with questions. Adjacent rows with the same topic form a section. */
const chapter = z
  .object({
    recordId: z.string().optional(),
    topic: line(),
    name: line(),
    video: pickedVideo.nullable(),
    quizzes: z.array(question).max(courseLimits.customTraining.questions),
  })
  .refine(({ video, quizzes }) => video !== null || quizzes.length > 0, {
    path: ['name'],
    message: 'customTraining.errors.noQuestions',
  });
export type ChapterForm = z.input<typeof chapter>;

export const editorSchema = z.object({
  name: line(),
  description: z.string().trim().max(textLimits.longTextMax, 'customTraining.errors.long'),
  language: z.string(),
  cheatSheetId: z.string(),
  /** The picture on the card; has an id if it was uploaded just now. */
  cover: z.object({ url: z.string(), fileId: z.string().optional() }).nullable(),
  chapters: z.array(chapter),
});
export type EditorForm = z.input<typeof editorSchema>;

export const blankQuestion = (): QuestionForm => ({ question: '', answers: ['', '', '', ''], correctAnswer: 1, explanation: '' });

/** The languages of the panel, each with its code in the catalogue. */
export const languageChoices = languages.map(({ code, name }) => ({ value: courseLanguages(code)[0] ?? code, label: name }));

export const emptyForm = (panelLanguage: string): EditorForm => ({
  name: '',
  description: '',
  language: courseLanguages(panelLanguage)[0] ?? panelLanguage,
  cheatSheetId: '',
  cover: null,
  chapters: [],
});

/** Converts a training to the form. Without a language it is English. */
export const fromRecord = (training: CustomTraining): EditorForm => ({
  name: training.name,
  description: training.description,
  language: training.language ?? 'en',
  cheatSheetId: training.cheatSheetId ?? '',
  cover: training.thumbnail === null ? null : { url: training.thumbnail },
  chapters: training.topics.flatMap(({ name: topic, chapters }) =>
    chapters.map(({ id, name, video, quizzes }) => ({
      recordId: id,
      topic,
      name,
      video,
      // Named even if there is none: its field would add it, and the form would differ from what is saved.
      quizzes: quizzes.map(({ id: recordId, explanation = '', ...rest }) => ({ ...rest, explanation, recordId })),
    })),
  ),
});

type Request = z.input<typeof customTrainingInput>;
const withId = (recordId: string | undefined) => (recordId === undefined ? {} : { id: recordId });

/** The cover in the request. A request without a cover keeps the present one. */
function pictureOf(cover: EditorForm['cover']): Pick<Request, 'thumbnailId'> {
  if (cover === null) return { thumbnailId: null };
  return cover.fileId === undefined ? {} : { thumbnailId: cover.fileId };
}

/** Converts the form to the request that saves it. */
export function toRequest({ chapters, cheatSheetId, cover, ...form }: EditorForm): Request {
  const topics: Request['topics'] = [];
  for (const { recordId, topic, name, video, quizzes } of chapters) {
    const last = topics.at(-1);
    const own = {
      ...withId(recordId),
      name,
      videoId: video?.id ?? null,
      quizzes: quizzes.map(({ recordId: questionId, ...rest }) => ({ ...withId(questionId), ...rest })),
    };
    if (last?.name === topic.trim()) last.chapters.push(own);
    else topics.push({ name: topic.trim(), chapters: [own] });
  }
  return { ...form, cheatSheetId: cheatSheetId || null, ...pictureOf(cover), topics };
}
