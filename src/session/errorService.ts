import { config } from './config.ts';
import { sendErrorsTo } from './errorReports.ts';

/** Sends reports to the service that the installation named. Its code is fetched with the first report, and never without a service. */
export function tellErrorService(): void {
  const { sentryDsn } = config;
  if (!sentryDsn) return;
  sendErrorsTo((report) => {
    // Whoever cannot fetch the code cannot send a report either.
    void import('./sentry.ts').then(({ send }) => send(sentryDsn, report)).catch(() => undefined);
  });
}
