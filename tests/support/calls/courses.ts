import { randomUUID } from 'node:crypto';
import { assignments, campaigns, chapters, courses, quizQuestions, videos } from '../../../server/db/schema.ts';
import { ownerTx } from '../../../server/db/tx.ts';
import type { TestServer } from '../server/testServer.ts';

const past = new Date('2026-01-05T08:00:00Z');
type Course = typeof courses.$inferInsert;

/** The right answer to every question of aCourse. */
export const rightAnswer = 2;

/** A course of a video and a quiz with two questions: of the library unless a company is given. */
export async function aCourse({ services }: Pick<TestServer, 'services'>, given: Partial<Course> = {}) {
  const companyId = given.companyId ?? null;
  const course = {
    name: `Course ${randomUUID().slice(0, 8)}`,
    courseType: 'awareness' as const,
    createdAt: past,
    game: given.isGaming ? ('phishing' as const) : null,
    ...given,
    id: randomUUID(),
  };
  const [videoId, videoChapter, quizChapter] = [randomUUID(), randomUUID(), randomUUID()];
  const questions = [randomUUID(), randomUUID()];
  await ownerTx(services.db, async (tx) => {
    const clip = {
      id: videoId,
      companyId,
      name: 'Clip',
      title: 'Clip',
      category: 'scams',
      seconds: 60,
      file: 'clips/clip.webm',
      createdAt: past,
    };
    await tx.insert(videos).values(clip);
    await tx.insert(courses).values({ ...course, companyId });
    await tx.insert(chapters).values([
      { id: videoChapter, companyId, courseId: course.id, section: 'Basics', position: 1, name: 'Watch', videoId },
      { id: quizChapter, companyId, courseId: course.id, section: 'Basics', position: 2, name: 'Quiz' },
    ]);
    const answers = ['One', 'Two', 'Three', 'Four'];
    await tx.insert(quizQuestions).values(
      questions.map((id, position) => ({
        id,
        companyId,
        chapterId: quizChapter,
        position,
        question: 'Which?',
        answers,
        correctAnswer: rightAnswer,
      })),
    );
  });
  return { id: course.id, name: course.name, videoId, videoChapter, quizChapter, questions };
}

/** A game of the library with a round of four answers and one of two. The right answer to each is `rightAnswer`. */
export async function aGame({ services }: Pick<TestServer, 'services'>, given: Partial<Course> = {}) {
  const [id, chapter, rounds] = [randomUUID(), randomUUID(), [randomUUID(), randomUUID()] as const];
  const name = given.name ?? `Game ${id.slice(0, 8)}`;
  await ownerTx(services.db, async (tx) => {
    const game = { id, name, courseType: 'awareness' as const, isGaming: true, game: 'phishing' as const, createdAt: past };
    await tx.insert(courses).values({ ...game, ...given });
    await tx.insert(chapters).values({ id: chapter, courseId: id, section: 'Rounds', position: 1, name: 'Rounds' });
    const question = {
      chapterId: chapter,
      question: 'What do you do?',
      correctAnswer: rightAnswer,
      explanation: 'It hurries you.',
    };
    const picture = { picture: 'games/password.svg', pictureText: 'A mail' };
    await tx.insert(quizQuestions).values([
      { ...question, id: rounds[0], position: 1, answers: ['Report it', 'Press it', 'Reply', 'Delete it'], ...picture },
      { ...question, id: rounds[1], position: 2, answers: ['Fake', 'Real'] },
    ]);
  });
  return { id, name, chapter, rounds };
}

/** Inserts a running campaign of the course with these people assigned, without the server's calls. Returns its id. */
export async function aRunningCampaign(
  { services }: Pick<TestServer, 'services'>,
  course: { id: string; name: string },
  companyId: string,
  userIds: readonly string[],
): Promise<string> {
  const id = randomUUID();
  const settings = {
    status: 'running' as const,
    audience: 'all' as const,
    daysToComplete: 7,
    notificationsEnabled: false,
  };
  const due = new Date(past.getTime() + 400 * 86_400_000);
  await ownerTx(services.db, async (tx) => {
    await tx
      .insert(campaigns)
      .values({ id, companyId, courseId: course.id, name: course.name, ...settings, startsAt: past, createdAt: past });
    if (userIds.length === 0) return;
    await tx
      .insert(assignments)
      .values(userIds.map((userId) => ({ companyId, campaignId: id, userId, assignedAt: past, dueAt: due })));
  });
  return id;
}

export type TestCourse = Awaited<ReturnType<typeof aCourse>>;

/** A body that starts the course now for everybody, with the fields of `more`. */
export const startOf = (course: TestCourse, at: Date, more: object = {}) => ({
  courseId: course.id,
  campaign_name: course.name,
  courseName: course.name,
  totalChapters: 2,
  start_date: Math.floor(at.getTime() / 1000),
  campaign_assignment_type: 'all_users',
  user_departments: [] as string[],
  selectedGroups: [] as string[],
  days_to_complete: 7,
  notificationsEnabled: true,
  notificationSubject: 'New training',
  notificationMessage: '',
  ...more,
});
