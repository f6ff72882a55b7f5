import { z } from 'zod';
import { at, email, endpoint } from '../kit/endpoint.ts';
import { simulationLimits } from './limits.ts';
import { simulationCompany } from './paths.ts';
import { reportActions } from './settings.ts';

/** The report button of a company in Outlook and Gmail, whose files this server has at an address of the company. */

/** Where these addresses begin; the key of the company follows. */
export const reportAddinPath = '/report';
export const reportAddinFiles = { manifest: 'manifest.xml', script: 'Code.gs', scriptManifest: 'appsscript.json' } as const;
/** Mail programs that have the button. */
export const reportPrograms = ['outlook', 'gmail'] as const;
export type ReportProgram = (typeof reportPrograms)[number];

const addin = z.object({
  /** Below it are `reportAddinFiles`, and reports are posted to it. Everybody who has the button can read it, and can report with it. */
  address: z.url(),
  /** Of the key in it. */
  createdAt: at,
  /** When a report last came from each program; null before the first. */
  outlookAt: at.nullable(),
  gmailAt: at.nullable(),
});
export type ReportAddin = z.input<typeof addin>;

const path = `${simulationCompany}/settings/addin` as const;

export const getReportAddin = endpoint({
  method: 'GET',
  path,
  summary: 'The report button of the company in Outlook and Gmail; null before it is set up',
  access: 'simulations:read',
  tx: 'read',
  reply: z.object({ data: addin.nullable() }),
  errors: [],
});

export const renewReportAddin = endpoint({
  method: 'POST',
  path,
  summary: 'Sets the report button up, or gives it another key: what is installed with the old one then reports no more',
  access: 'simulations:write',
  tx: 'write',
  needsPerson: true,
  reply: z.object({ data: addin }),
  errors: [],
});

/** What the button posts, as JSON. */
export const postedReport = z.object({
  program: z.enum(reportPrograms),
  /** Of the mailbox that has the mail, in lower case. */
  address: email,
  /** Of the mail program, such as `de-DE`. */
  language: z.string().max(35).default(''),
  /** The value of our own header, if the mail has one. Anybody can write one, so the mail comes along. */
  token: z.string().max(200).nullable().default(null),
  /** The mail as it arrived (RFC 5322), in base64; null if it is larger than `mailBytes`, or could not be read. */
  mail: z
    .string()
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
    .max(Math.ceil(simulationLimits.reportAddin.mailBytes / 3) * 4)
    .nullable()
    .default(null),
});

/** What the button then says, and does with the mail. A mail that was not passed on stays where it is. */
export const reportAnswer = z.object({
  title: z.string(),
  description: z.string(),
  action: z.enum(reportActions),
  folder: z.string(),
});
