import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { Frame, FrameLocator, Page } from '@playwright/test';
import { getCourseView, listCourses, type CourseView } from '#contract/courses/courses';
import { expectAccessible, expectNoSideScroll } from './support/actions.ts';
import { contentOf, openPlatform, type Standard, valueOf } from './support/scormPlatform.ts';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

test.use({ as: 'admin@globex.example' });

type Chapter = CourseView['sections'][number]['chapters'][number];
const chaptersOf = ({ sections }: CourseView): Chapter[] => sections.flatMap(({ chapters }) => chapters);

/** The shortest course in a language that has a quiz. */
async function shortCourse(api: Api, language: string | null): Promise<CourseView> {
  const all = await api.call(listCourses);
  const fitting = all.filter((one) => one.language === language && !one.is_draft && !one.isCustom && one.total_quizzes > 0);
  const [shortest] = fitting.sort((a, b) => a.total_chapters - b.total_chapters);
  return api.call(getCourseView, { params: { courseId: shortest?.id ?? '' } });
}

/** Downloads an edition from the course's page, as a person does. */
async function download(page: Page, course: CourseView, edition: string): Promise<Uint8Array> {
  await page.goto(`/courses/${course.id}/preview`);
  await page.getByRole('button', { name: 'SCORM' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: edition }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  return readFileSync(await file.path());
}

/** Opens the package in a context without a session; collects console output and foreign requests. */
async function launch(open: () => Promise<Page>, zip: Uint8Array, standard: Standard) {
  const platform = await openPlatform(zip, standard);
  const view = await open();
  await view.goto(platform.origin);
  return { view, platform, content: contentOf(view), value: (field: string) => valueOf(view, standard, field) };
}

const frameOf = (view: Page): Frame => {
  const frame = view.frames().at(-1);
  if (!frame) throw new Error('nothing was launched');
  return frame;
};

async function watch(content: FrameLocator): Promise<void> {
  const video = content.locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);
  await video.evaluate((one: HTMLVideoElement) => {
    one.muted = true;
    one.currentTime = Math.max(0, one.duration - 0.3);
    return one.play();
  });
  await expect(content.locator('.note')).toHaveText('This chapter is done.');
}

/** Answers every question of the quiz on the screen, all right or all wrong, by keyboard. */
async function answer(content: FrameLocator, { questions }: Chapter, isRight: boolean): Promise<void> {
  for (const [at, { correctAnswer }] of questions.entries()) {
    await expect(content.getByText(`Question ${at + 1} of ${questions.length}`)).toBeVisible();
    const nth = isRight ? correctAnswer - 1 : correctAnswer % 4;
    await content.getByRole('radio').nth(nth).focus();
    await content.getByRole('radio').nth(nth).press('Space');
    await content.getByRole('button', { name: 'Check answer' }).press('Enter');
    await expect(content.getByText(isRight ? 'Correct.' : 'Not quite. The correct answer is highlighted.')).toBeVisible();
    await content.getByRole('button', { name: at + 1 < questions.length ? 'Next question' : 'See how you did' }).press('Enter');
  }
}

async function goThrough(content: FrameLocator, chapters: readonly Chapter[], isRight: boolean): Promise<void> {
  for (const chapter of chapters) {
    await expect(content.getByRole('heading', { level: 1, name: chapter.name })).toBeVisible();
    await (chapter.isQuiz ? answer(content, chapter, isRight) : watch(content));
    await content.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

test('a course as SCORM 1.2 is launched, left, gone on with, completed and scored', async ({ page, api, apart }) => {
  const course = await shortCourse(api, null);
  const chapters = chaptersOf(course);
  const { view, platform, content, value } = await launch(apart, await download(page, course, 'SCORM 1.2'), '1.2');
  expect(await value('cmi.core.lesson_status')).toBe('incomplete');
  await expectAccessible(frameOf(view));

  await goThrough(content, chapters.slice(0, 1), true);
  await expect(content.getByText(`1 of ${chapters.length} done`)).toBeVisible();
  expect(await value('cmi.core.lesson_location')).toBe('1');
  await view.evaluate(() => (window as unknown as { keep(): void }).keep());
  await view.goto(platform.origin);
  await expect(content.getByText(`1 of ${chapters.length} done`)).toBeVisible();

  await goThrough(content, chapters.slice(1), true);
  await expect(content.getByText('Training completed')).toBeVisible();
  await expect(content.getByText('You passed with 100% correct answers.')).toBeVisible();
  expect(await value('cmi.core.lesson_status')).toBe('passed');
  expect([await value('cmi.core.score.raw'), await value('cmi.core.score.min'), await value('cmi.core.score.max')]).toEqual([
    '100',
    '0',
    '100',
  ]);
  await platform.close();
});

test('a course as SCORM 2004 is failed, taken again and passed', async ({ page, api, apart }) => {
  const course = await shortCourse(api, null);
  const chapters = chaptersOf(course);
  const zip = await download(page, course, 'SCORM 2004 4th Edition');
  const { view, platform, content, value } = await launch(apart, zip, '2004');
  await goThrough(content, chapters, false);
  await expect(content.getByText('You scored 0%; 70% is required. Retake a quiz to improve your score.')).toBeVisible();
  expect([await value('cmi.completion_status'), await value('cmi.success_status')]).toEqual(['completed', 'failed']);
  expect([await value('cmi.score.scaled'), await value('cmi.progress_measure')]).toEqual(['0', '1']);

  await view.evaluate(() => (window as unknown as { keep(): void }).keep());
  await view.goto(platform.origin);
  await view.setViewportSize({ width: 390, height: 844 });
  for (const quiz of chapters.filter(({ isQuiz }) => isQuiz)) {
    await content.getByRole('button', { name: new RegExp(`^${quiz.name}`) }).click();
    await content.getByRole('button', { name: 'Take the quiz again' }).click();
    await answer(content, quiz, true);
  }
  await expectNoSideScroll(frameOf(view));
  expect([await value('cmi.completion_status'), await value('cmi.success_status')]).toEqual(['completed', 'passed']);
  expect([await value('cmi.score.scaled'), await value('cmi.score.raw')]).toEqual(['1', '100']);
  expect(Number(await value('cmi.interactions._count'))).toBeGreaterThan(0);
  await platform.close();
});

test('a package in Hebrew reads from right to left', async ({ page, api, apart }) => {
  const course = await shortCourse(api, 'iw');
  const { view, platform, content } = await launch(apart, await download(page, course, 'SCORM 2004 3rd Edition'), '2004');
  await expect(content.getByRole('heading', { level: 1, name: chaptersOf(course)[0]?.name ?? '' })).toBeVisible();
  expect(await content.locator('html').getAttribute('dir')).toBe('rtl');
  await view.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(frameOf(view));
  await expectAccessible(frameOf(view));
  await platform.close();
});

test('a package opened from a folder shows its course and says that nothing is kept', async ({ page, api, apart }, info) => {
  const course = await shortCourse(api, null);
  const folder = info.outputPath('package');
  for (const [path, content] of Object.entries(unzipSync(await download(page, course, 'SCORM 1.2')))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const view = await apart();
  await view.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(view.getByText('No learning platform was found.')).toBeVisible();
  await expect(view.getByRole('heading', { level: 1, name: chaptersOf(course)[0]?.name ?? '' })).toBeVisible();
});
