import type { TaskKind } from '#contract/people/userTasks';
import { localTopicName } from '../catalogue/monthly/names.ts';

/** The name of a task in the language of a reader: clips of the library have names in all of them, other tasks have one. */
export const nameIn = (kind: TaskKind, name: string, language: string): string =>
  kind === 'video' ? localTopicName(name, language) : name;
