import type { FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { ErrorCode } from '#contract/errors';
import type { Language } from '#locales/languages.ts';
import type { Brand } from '#contract/partners/whiteLabel';
import type { Services } from '../services.ts';
import type { translationsIn } from '../texts/translations.ts';

/** Whom a door has let in, and what the page should look like for them. */
export interface LetIn<Visitor> {
  visitor: Visitor;
  /** The company whose look the page has; without it, that of the host name. */
  companyId?: string;
  /** Its language, unless the person chooses another one; without it, that of the browser. */
  language?: string | null;
  /** Where a choice of another language is sent to be remembered; without it, it is part of the addresses. */
  languagePath?: string;
  /** The key of a text above all of these pages. */
  notice?: string;
}

/** Decides who sees a page. */
export interface Door<Visitor> {
  /** Null for somebody who is not let in. It only reads. */
  open(knock: Knock): Promise<LetIn<Visitor> | null>;
  /** The path of a page for them instead; without it, the page does not exist for them. */
  instead?(knock: Knock): string | Promise<string>;
}

export interface Knock {
  services: Services;
  request: FastifyRequest;
  /** The places of the path. */
  params: Readonly<Record<string, string>>;
  /** The address of the page, also for a form or a file of it, which are one step further. */
  address: string;
}

/** One request for a page. */
export interface Visit<Visitor = unknown> extends Knock {
  visitor: Visitor;
  query: URLSearchParams;
  language: Language;
  t: ReturnType<typeof translationsIn>['t'];
  count: ReturnType<typeof translationsIn>['count'];
  languagePath: string | undefined;
  notice: string | undefined;
  /** The look of the company, or null for the product’s own. */
  brand: Brand | null;
  /** The address of another page, which keeps the language that was chosen. */
  to(path: string): string;
  /** What was wrong with what was just sent: a text in the language of the page. */
  problem: string | undefined;
  /** The code of that refusal. */
  problemCode: ErrorCode | undefined;
  /** The form that was refused with it. */
  sent: URLSearchParams | undefined;
}

/** Where a form leads: a path, and cookies for the way. Null for what the script says, which shows no page. */
export interface Outcome {
  to: string;
  cookies?: readonly string[];
}

/** What is no page of its own: the document of a frame, a file to keep. It is not stored in between. */
export interface PageFile {
  /** Its `content-type`, and what else differs from the usual headers. */
  headers: Readonly<Record<string, string>>;
  content: string | Buffer;
}

/** A page by what its door lets in (`Visitor`) and what it shows (`Data`). */
export interface Page<Visitor = unknown, Data = unknown> {
  /** As Fastify reads it: `/learn/exercises/:campaignId`. */
  path: string;
  door: Door<Visitor>;
  /** Reads what it shows; null if there is no such page. A Refusal becomes a page that says what is wrong. */
  read(visit: Visit<Visitor>): Promise<Data | null>;
  title(data: Data, visit: Visit<Visitor>): string;
  Content(props: { data: Data; visit: Visit<Visitor> }): ReactNode;
  /** Keys of the texts for an address without such a page, if they are not the usual ones. */
  missing?: { title: string; text: string };
  /** Further elements of its head. Pages without `isListed` ask search engines to stay away. */
  Head?(props: { data: Data; visit: Visit<Visitor> }): ReactNode;
  isListed?: true;
  /** How long browsers and networks may keep it; without it, not at all. */
  keptSeconds?: number;
  /** What can be sent to it, by the last part of the path: `/learn/exercises/:campaignId/answer`. A Refusal is shown on the page itself. */
  actions?: Readonly<Record<string, (visit: Visit<Visitor>, form: URLSearchParams) => Promise<Outcome | null>>>;
  /** What else is read below it, by the last part of the path: `/learn/exercises/:campaignId/certificate`. Null if there is none. */
  files?: Readonly<Record<string, (visit: Visit<Visitor>) => Promise<PageFile | null>>>;
  /** Requests of one network a minute; `pagePerMinute` without it. */
  perMinute?: number;
}

/** Checks a page where it is declared; all are mounted together. */
export const definePage = <Visitor, Data>(page: Page<Visitor, Data>): Page => page as Page;

/** The door of pages for everybody. */
export const anybody: Door<null> = { open: async () => ({ visitor: null }) };
