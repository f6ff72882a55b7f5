import { learnerLimits } from '#contract/learner/limits';
import { now } from '../../clock.ts';
import { contentDisposition } from '../../core/contentDisposition.ts';
import { countCall } from '../../db/rateCounters.ts';
import type { Tx } from '../../db/tx.ts';
import type { PageFile } from '../../landing/page.ts';
import { printReport } from '../../pdf/printReport.ts';
import { letterheadOf } from '../../reports/paper/letterhead.ts';
import type { Paper } from '../../reports/paper/paper.ts';
import { type PaperWriting, writingIn } from '../../texts/writing.ts';
import { forLearner, idIn } from './visit.ts';
import type { LearnerVisit } from './visitor.ts';

interface CertificateOf<Facts> {
  /** What the certificate of one person in one campaign says; undefined without one. */
  find(tx: Tx, place: { companyId: string; userId: string; campaignId: string }): Promise<Facts | undefined>;
  onPaper(facts: Omit<Facts, 'completedAt'> & { completedAt: string }, writing: PaperWriting): Paper;
}

/** One’s own certificate of what the page is about, as a PDF in the language of the page. */
export const certificateFile =
  <Facts extends { completedAt: Date }>({ find, onPaper }: CertificateOf<Facts>) =>
  async (visit: LearnerVisit): Promise<PageFile | null> => {
    const { services, visitor, language } = visit;
    // A few take turns at the printer, with the reports of all admins.
    await countCall(services.db.pool, 'learner certificate', visitor.userId, learnerLimits.certificatesPerMinute);
    const campaignId = idIn(visit, 'campaignId');
    if (!campaignId) return null;
    const { companyId, userId, timeZone } = visitor;
    const { letterhead, facts } = await forLearner(visit, 'read', async (tx) => ({
      facts: await find(tx, { companyId, userId, campaignId }),
      letterhead: await letterheadOf(tx, companyId),
    }));
    if (!facts) return null;
    const writing = writingIn(language, timeZone);
    const { name, content } = onPaper({ ...facts, completedAt: facts.completedAt.toISOString() }, writing);
    return {
      headers: { 'content-type': 'application/pdf', 'content-disposition': contentDisposition('attachment', `${name}.pdf`) },
      content: await printReport({ ...content, ...letterhead, date: writing.dateTime(now()) }, language),
    };
  };
