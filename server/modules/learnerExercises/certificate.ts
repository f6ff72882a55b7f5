import { goldenCertificate } from '../../reports/paper/certificatePaper.ts';
import { certificateOf } from '../exerciseReports/public.ts';
import { certificateFile } from '../learnerPages/public.ts';

/** One’s own golden certificate. Refuses with no_golden_certificate. */
export const ownCertificate = certificateFile({
  find: (tx, { companyId, ...place }) => certificateOf(tx, companyId, place),
  onPaper: goldenCertificate,
});
