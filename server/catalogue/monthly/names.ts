import type { ClipSlug } from '../clips.ts';
import { languages } from '../languages/index.ts';
import { monthlyText, topicName } from './index.ts';

/** Topics by their names in all languages. */
const topics: ReadonlyMap<string, ClipSlug> = new Map(
  languages.flatMap(({ videos }) => Object.entries(videos).map(([slug, name]) => [name, slug as ClipSlug] as const)),
);

/**
 * The name of a video in a language: a campaign keeps that of its company’s language, and people read their own. Names that are not of
 * the library stay as they are.
 */
export function localTopicName(name: string, language: string): string {
  const topic = topics.get(name);
  return topic ? topicName(topic, language) : name;
}

/** What the library says about the video of this name; undefined for others. */
export function adviceOfName(name: string, language: string) {
  const topic = topics.get(name);
  return topic && monthlyText(topic, language);
}
