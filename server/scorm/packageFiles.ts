import { readFileSync } from 'node:fs';
import type { ScormType } from '#contract/courses/scorm';
import { lessonsOf, type PackageContent } from './content.ts';
import { manifestOf, xmlText } from './manifest.ts';
import type { MediaFile } from './mediaFiles.ts';
import { asScript, playerData } from './playerData.ts';
import { playerScript } from './playerScript.ts';
import { contentLanguage } from '../texts/contentLanguage.ts';

/** One file of a package. `isPacked`: already compressed. */
export interface PackageFile {
  path: string;
  isPacked: boolean;
  read(): Promise<Uint8Array> | Uint8Array;
}

const page = 'index.html';
/** Style sheets of the player, in the order in which its page loads them. */
const styles = ['base.css', 'frame.css', 'chapters.css', 'questions.css', 'narrow.css'] as const;
const playerFile = (name: string) => readFileSync(new URL(`player/${name}`, import.meta.url));
const bytes = (text: string) => Buffer.from(text, 'utf8');

/** Paths in the package are plain ASCII, because platforms and old zip programs disagree about everything else. */
const placesOf = (media: readonly MediaFile[]) =>
  new Map(media.map(({ file, ending }, index) => [file, `media/${index + 1}${ending}`]));

function pageOf({ title, language }: PackageContent): string {
  const { code, dir } = contentLanguage(language);
  const values: Record<string, string> = { language: code, dir, title: xmlText(title) };
  return playerFile(page)
    .toString('utf8')
    .replace(/__(\w+?)__/g, (_, name: string) => values[name] ?? '');
}

/** All files of the package, manifest first. Media files are read when they are needed. */
export async function packageFiles(content: PackageContent, type: ScormType, media: readonly MediaFile[]): Promise<PackageFile[]> {
  const places = placesOf(media);
  const fileOf = (file: string) => places.get(file) ?? file;
  const made: Record<string, Uint8Array> = {
    [page]: bytes(pageOf(content)),
    'course.js': bytes(asScript(playerData(content, type, fileOf))),
    ...Object.fromEntries(styles.map((name) => [`player/${name}`, playerFile(name)])),
    'player/player.js': bytes(await playerScript()),
  };
  const files = [...Object.keys(made), ...places.values()];
  const hasQuiz = lessonsOf(content).some(({ video }) => video === null);
  const manifest = manifestOf({ type, id: content.id, title: content.title, hasQuiz, files });
  return [
    { path: 'imsmanifest.xml', isPacked: false, read: () => bytes(manifest) },
    ...Object.entries(made).map(([path, text]) => ({ path, isPacked: false, read: () => text })),
    ...media.map(({ file, read }) => ({ path: fileOf(file), isPacked: true, read })),
  ];
}
