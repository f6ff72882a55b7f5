import type { chapters, cheatSheets, courses, quizQuestions, videos } from '../db/schema.ts';
import { cheatSheetTexts } from './cheatSheets.ts';
import { clipFile, clips, type ClipSlug, freeClips, posterFile, publicClips } from './clips.ts';
import { type GameCourse, gameCourses } from './games/index.ts';
import { type ExerciseRows, exerciseRows } from './exercise/rows.ts';
import { catalogueId } from './ids.ts';
import { languages } from './languages/index.ts';
import { type SimulationRows, simulationRows } from './simulation/rows.ts';
import type { ChapterText, CourseText, LanguageTexts } from './shapes.ts';
import { moreEnglishVideos } from './videos.ts';

type Row<T extends { $inferInsert: object }> = T['$inferInsert'];

export interface CatalogueRows extends ExerciseRows, SimulationRows {
  videos: Row<typeof videos>[];
  cheatSheets: Row<typeof cheatSheets>[];
  courses: Row<typeof courses>[];
  chapters: Row<typeof chapters>[];
  quizQuestions: Row<typeof quizQuestions>[];
}

/** Creation date of the library. Courses marked as new are created when an installation gets them. */
const firstEdition = new Date('2026-01-12T08:00:00Z');

export const courseId = (slug: string): string => catalogueId('course', slug);
/** `language` as courses have it; null is English. */
export const videoId = (language: string | null, slug: string): string => catalogueId('video', language ?? 'en', slug);

/** All rows of the library; the same each time, except for the dates of new courses and of changed templates. */
export function catalogueRows(now: Date): CatalogueRows {
  const made: CatalogueRows = {
    videos: [],
    cheatSheets: [],
    courses: [],
    chapters: [],
    quizQuestions: [],
    ...exerciseRows(now),
    ...simulationRows(now),
  };
  for (const { slug, name, language } of cheatSheetTexts)
    made.cheatSheets.push({ id: sheetId(slug), name, language, file: `cheat-sheets/${slug}.pdf`, createdAt: firstEdition });
  for (const language of languages) {
    for (const slug of Object.keys(clips) as ClipSlug[]) made.videos.push(videoRow(language, slug, slug, language.videos[slug]));
    language.courses.forEach((course, i) => addCourse(made, language, course, i + 1, now));
  }
  gameCourses.forEach((game, i) => addGame(made, game, i + 1));
  const english = languages.find(({ code }) => code === null);
  if (english) for (const [slug, clip, name] of moreEnglishVideos) made.videos.push(videoRow(english, slug, clip, name));
  return made;
}

const sheetId = (slug: string) => catalogueId('cheat sheet', slug);

function videoRow(
  { code, categories }: LanguageTexts,
  slug: string,
  clip: ClipSlug,
  name: string,
): CatalogueRows['videos'][number] {
  return {
    id: videoId(code, slug),
    name,
    title: name,
    category: categories[clips[clip].category],
    language: code,
    seconds: clips[clip].seconds,
    file: clipFile(clip),
    poster: posterFile(clip),
    isPublic: publicClips.includes(clip),
    isFree: freeClips.includes(clip),
    createdAt: firstEdition,
    deletedAt: null,
  };
}

function addCourse(made: CatalogueRows, language: LanguageTexts, course: CourseText, position: number, now: Date): void {
  const all = course.sections.flatMap(([section, chapters]) => chapters.map((chapter) => ({ section, chapter })));
  made.courses.push({
    id: courseId(course.slug),
    name: course.name,
    description: course.description,
    courseType: course.type,
    language: language.code,
    level: course.level,
    position,
    // The panel draws a cover from kind and name.
    thumbnail: null,
    cheatSheetId: course.cheatSheet ? sheetId(course.cheatSheet) : null,
    isGaming: false,
    game: null,
    isFree: course.free ?? false,
    isPopular: course.popular ?? false,
    isHot: course.hot ?? false,
    createdAt: course.isNew ? now : firstEdition,
    deletedAt: null,
  });
  all.forEach(({ section, chapter }, i) => addChapter(made, language, course, { section, chapter, position: i + 1 }));
}

const clipOf = (chapter: ChapterText): ClipSlug | null => ('quiz' in chapter ? null : chapter[1]);

/** What only rounds of games have. */
const unseen = { explanation: null, picture: null, pictureText: null };

/** A game is a course with one quiz, whose questions are its rounds. */
function addGame(
  made: CatalogueRows,
  { slug, game, code, name, description, cover, quiz, rounds }: GameCourse,
  position: number,
): void {
  const [course, chapter] = [courseId(slug), catalogueId('chapter', slug, 1)];
  made.courses.push({
    id: course,
    name,
    description,
    courseType: 'awareness',
    language: code,
    level: 1,
    position,
    thumbnail: cover,
    cheatSheetId: null,
    isGaming: true,
    game,
    isFree: false,
    isPopular: false,
    isHot: false,
    createdAt: firstEdition,
    deletedAt: null,
  });
  made.chapters.push({ id: chapter, courseId: course, section: name, position: 1, name: quiz, videoId: null });
  rounds.forEach(({ question, answers, right, why, picture, shows }, i) => {
    const id = catalogueId('question', slug, 1, i + 1);
    // Two answers stay where they are: each round offers the same pair.
    const shown = answers.length > 2 ? dealt(id, answers, right) : { answers: [...answers], correctAnswer: right };
    made.quizQuestions.push({
      id,
      chapterId: chapter,
      position: i + 1,
      question,
      ...shown,
      explanation: why,
      picture,
      pictureText: shows,
    });
  });
}

interface Place {
  section: string;
  chapter: ChapterText;
  position: number;
}

function addChapter(made: CatalogueRows, { code }: LanguageTexts, course: CourseText, { section, chapter, position }: Place): void {
  const id = catalogueId('chapter', course.slug, position);
  const clip = clipOf(chapter);
  const name = 'quiz' in chapter ? chapter.quiz : chapter[0];
  made.chapters.push({ id, courseId: courseId(course.slug), section, position, name, videoId: clip && videoId(code, clip) });
  if (!('quiz' in chapter)) return;
  chapter.questions.forEach(([question, answers, correctAnswer], i) => {
    const place = i + 1;
    const own = catalogueId('question', course.slug, position, place);
    made.quizQuestions.push({
      id: own,
      chapterId: id,
      position: place,
      question,
      ...dealt(own, answers, correctAnswer),
      ...unseen,
    });
  });
}

/** Rotates the answers by an amount derived from the question's id, so that the right answer is not always in the same place. */
function dealt(id: string, answers: readonly string[], correct: number) {
  const by = Number.parseInt(id.slice(0, 2), 16) % answers.length;
  const turned = answers.map((_, i) => answers[(i + by) % answers.length] ?? '');
  return { answers: turned, correctAnswer: ((correct - 1 - by + answers.length) % answers.length) + 1 };
}
