import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { clipFile, clips, type ClipSlug } from '../catalogue/clips.ts';
import { mediaPath, premiumName } from '../catalogue/mediaPath.ts';
import type { StoredFile } from './answerFile.ts';

const files = (Object.keys(clips) as ClipSlug[]).map(clipFile);
const fileOf = new Map(files.map((file) => [premiumName(file), file]));
const read = new Map<string, Promise<StoredFile>>();

async function readClip(file: string, name: string): Promise<StoredFile> {
  const content = await readFile(mediaPath(file));
  return {
    type: 'video/webm',
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    read: (first, last) => [content.subarray(first, last + 1)],
  };
}

/** A premium clip of the library by name, cached in memory: there are few and they are small. */
export function findPremiumClip(name: string): Promise<StoredFile> | null {
  const file = fileOf.get(name);
  if (!file) return null;
  const known = read.get(name) ?? readClip(file, name);
  read.set(name, known);
  return known;
}
