import type { ClipSlug } from '../clips.ts';
import { allTopicNames, monthlyText, topicName } from './index.ts';
import { topicOfMonth } from './topics.ts';

/** Topics by their names in all languages. */
const topics: ReadonlyMap<string, ClipSlug> = new Map(
  topicOfMonth.flatMap((slug) => Object.values(allTopicNames(slug)).map((name) => [name, slug] as const)),
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
