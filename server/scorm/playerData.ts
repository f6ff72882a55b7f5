import { createHash } from 'node:crypto';
import { courseLimits } from '#contract/courses/limits';
import type { ScormType } from '#contract/courses/scorm';
import { contentLanguage } from '../texts/contentLanguage.ts';
import { lessonsOf, type PackageContent } from './content.ts';
import { playerTexts } from './texts.ts';

/** Data for the player in `course.js`. `fileOf` returns a media file's path in the package. */
export function playerData(content: PackageContent, type: ScormType, fileOf: (file: string) => string) {
  const language = contentLanguage(content.language);
  const chapters = lessonsOf(content).map(({ section, name, video, questions }) => ({
    section,
    name,
    video: video && { src: fileOf(video.file), poster: video.poster && fileOf(video.poster), seconds: video.seconds },
    questions,
  }));
  return {
    standard: type === '1.2' ? ('1.2' as const) : ('2004' as const),
    language: language.code,
    title: content.title,
    passPercent: courseLimits.scorm.passPercent,
    /** Hash of the chapters; progress saved for other chapters is ignored. */
    key: createHash('sha256').update(JSON.stringify(chapters)).digest('hex').slice(0, 8),
    cheatSheet: content.cheatSheet && { name: content.cheatSheet.name, href: fileOf(content.cheatSheet.file) },
    chapters,
    texts: playerTexts(language),
  };
}

export type PlayerData = ReturnType<typeof playerData>;

/** As a script, so that the player needs no request. */
export const asScript = (data: PlayerData): string =>
  `window.heedCourse = ${JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)};\n`;
