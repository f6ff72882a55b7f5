import { z } from 'zod';
import type { ReportParams } from '#contract/reports/report';
import { acceptedLanguage } from '#locales/languages.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { scopeOf, type Tx, tenantTx } from '../../db/tx.ts';
import type { AnyEndpoint, Call, Handler } from '../../http/handler.ts';
import { requireAccess } from '../../http/requireAccess.ts';
import { printReport } from '../../pdf/printReport.ts';
import { knownTimeZone, writingIn } from '../../texts/writing.ts';
import { auditPeopleExport } from '../auditPeopleExport.ts';
import { letterheadOf } from './letterhead.ts';
import type { Answering, MakePaper, Reading } from './paper.ts';
import { papers } from './papers.ts';
import { wantsPdf } from './wantsPdf.ts';

type AnyCall = Call<AnyEndpoint> & { actor: Actor };
type AllHandlers = ReadonlyMap<AnyEndpoint, Handler<AnyEndpoint>>;

/** Calls the handlers of other endpoints as the same person, each in a short transaction of its own; identical calls once. */
function readThrough(call: AnyCall, all: AllHandlers): Pick<Reading, 'read' | 'ask'> {
  const known = new Map<string, Promise<unknown>>();
  const make = (endpoint: AnyEndpoint, query: ReportParams, rows: number | undefined) =>
    call.inNewTransaction(async (tx: Tx, actor: Actor) => {
      requireAccess(actor, endpoint);
      const handler = all.get(endpoint);
      if (!handler) throw new Error(`no handler for ${endpoint.path}`);
      const input = endpoint.query?.parse(query) as object | undefined;
      const pageQuery = { ...input, ...(rows !== undefined && { pageNumber: 1, pageSize: rows }) };
      return z.encode(endpoint.reply, await handler({ ...call, tx, actor, query: pageQuery } as Call<AnyEndpoint>));
    });
  return {
    ask: (work) => call.inNewTransaction((tx: Tx, { companyId }: Actor) => work(tx, companyId)),
    read: <Reply>(endpoint: Answering<Reply>, query = call.request.query as ReportParams, rows?: number) => {
      const key = JSON.stringify([endpoint.path, query, rows]);
      const reply = known.get(key) ?? make(endpoint, query, rows);
      known.set(key, reply);
      return reply as Promise<Reply>;
    },
  };
}

/** The filters of a query, without order and page; none for a call that takes no query. */
function filtersIn(query: Record<string, unknown> = {}) {
  const { order: _, orderBy: _by, pageNumber: _page, pageSize: _size, ...filters } = query;
  return filters;
}

async function makePdf(call: AnyCall, make: MakePaper, all: AllHandlers, signal: AbortSignal) {
  const { request, actor, services } = call;
  const language = acceptedLanguage(request.headers['accept-language'] ?? actor.companyLang);
  const writing = writingIn(language, knownTimeZone(request.headers['time-zone']));
  const through = readThrough(call, all);
  const { links } = services.env;
  const reading = { ...through, writing, links, query: request.query as ReportParams, params: call.params as Reading['params'] };
  const { name, content, people, selection, campaign, audited } = await make(reading);
  const letterhead = await through.ask(letterheadOf);
  if (people !== undefined) {
    const filters = { ...filtersIn(call.query as Record<string, unknown> | undefined), ...selection };
    await auditPeopleExport({ services, actor }, { filters, count: async () => people, campaign });
  }
  if (audited) await tenantTx(services.db, scopeOf(actor), 'write', (tx, writer) => audit(tx, writer, audited));
  const at = now();
  const report = { ...content, ...letterhead, date: writing.dateTime(at) };
  return { file: await printReport(report, language, { signal }), filename: `${name}-${at.toISOString().slice(0, 10)}.pdf` };
}

/** Adds the PDF answer to an endpoint's handler. The PDF is made from the query, never from rows in the request. */
export function withPaper(endpoint: AnyEndpoint, handler: Handler<AnyEndpoint>, all: AllHandlers): Handler<AnyEndpoint> {
  const make = papers.get(endpoint);
  if (!make) return handler;
  return async (call) =>
    wantsPdf(call.request) ? { pdf: (signal: AbortSignal) => makePdf(call as AnyCall, make, all, signal) } : handler(call);
}
