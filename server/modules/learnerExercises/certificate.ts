import { id } from '#contract/kit/endpoint';
import { learnerLimits } from '#contract/learner/limits';
import { now } from '../../clock.ts';
import { contentDisposition } from '../../core/contentDisposition.ts';
import { countCall } from '../../db/rateCounters.ts';
import { companyTx } from '../../db/tx.ts';
import type { PageFile } from '../../landing/page.ts';
import { printReport } from '../../pdf/printReport.ts';
import { certificateOnPaper } from '../../reports/paper/certificatePaper.ts';
import { letterheadOf } from '../../reports/paper/letterhead.ts';
import { writingIn } from '../../texts/writing.ts';
import { certificateOf } from '../exerciseReports/public.ts';
import type { LearnerVisit } from '../learnerPages/public.ts';

/** One’s own golden certificate as a PDF. Refuses with no_golden_certificate. */
export async function ownCertificate({ services, visitor, params, language }: LearnerVisit): Promise<PageFile | null> {
  // A few take turns at the printer, with the reports of all admins.
  await countCall(services.db.pool, 'learner certificate', visitor.userId, learnerLimits.certificatesPerMinute);
  const campaignId = id.safeParse(params['campaignId']);
  if (!campaignId.success) return null;
  const { companyId, userId, timeZone } = visitor;
  const { letterhead, certificate } = await companyTx(services.db, companyId, 'read', async (tx) => ({
    certificate: await certificateOf(tx, companyId, { campaignId: campaignId.data, userId }),
    letterhead: await letterheadOf(tx, companyId),
  }));
  const writing = writingIn(language, timeZone);
  const { name, content } = certificateOnPaper({ ...certificate, completedAt: certificate.completedAt.toISOString() }, writing);
  return {
    headers: { 'content-type': 'application/pdf', 'content-disposition': contentDisposition('attachment', `${name}.pdf`) },
    content: await printReport({ ...content, ...letterhead, date: writing.dateTime(now()) }, language),
  };
}
