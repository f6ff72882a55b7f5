import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { taskKinds } from '#contract/people/userTasks';
import { now } from '../clock.ts';
import { escapeHtml } from '../texts/escapeHtml.ts';
import { writeDay } from './dates.ts';
import { nameIn } from './taskNames.ts';
import type { mailTexts } from './texts.ts';

/** The params of a mail that lists what its reader can still do. */
export interface OpenTasksParams {
  /** A JSON array of `openTaskJson`. The texts of each kind are in `openTask` of `mail.json`. i18n-keys: mail.openTask.* */
  openTasks: string;
  /** Of the company: the day of a deadline depends on it. */
  timeZone: string;
}

const openTasks = z.array(z.object({ kind: z.enum(taskKinds), name: z.string(), dueAt: z.coerce.date() }));

/** An element of `openTasks`, as jsonb. */
export const openTaskJson = (kind: SQL, name: SQL, dueAt: SQL): SQL =>
  sql`jsonb_build_object('kind', ${kind}, 'name', ${name}, 'dueAt', ${dueAt})`;

interface Line {
  text: string;
  html: string;
}

/**
 * A line for each task of a mail. Whether a deadline has passed is decided when the mail is written, not when it was queued: it may have
 * waited for a mail server. Names are isolated in HTML, because they may be in another direction than the mail.
 */
export function openTaskLines(params: Record<string, string>, { language, t }: ReturnType<typeof mailTexts>): Line[] {
  const tasks = params['openTasks'] ? openTasks.parse(JSON.parse(params['openTasks'])) : [];
  return tasks.map(({ kind, name: stored, dueAt }) => {
    const name = nameIn(kind, stored, language.code);
    const date = writeDay(dueAt, language.code, params['timeZone']);
    const key = `openTask.${kind}.${dueAt > now() ? 'due' : 'overdue'}`;
    const [before = '', after = ''] = t(key, { name: '\n', date }).split('\n');
    return { text: before + name + after, html: `${escapeHtml(before)}<bdi>${escapeHtml(name)}</bdi>${escapeHtml(after)}` };
  });
}
