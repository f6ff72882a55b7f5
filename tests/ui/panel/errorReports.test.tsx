import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { release } from '#contract/product';
import { showInPanel } from '#tests/support/ui/inPanel';
import { ErrorBoundary } from '~/components/feedback/ErrorBoundary.tsx';
import { type ErrorReport, isWorthReporting, reportError, reportUncaught, sendErrorsTo } from '~/errors/errorReports.ts';
import { HeedError } from '~/errors/heedError.ts';

const heard = vi.fn<(report: ErrorReport) => void>();
const chance = vi.spyOn(Math, 'random');
beforeEach(() => {
  heard.mockClear();
  chance.mockReturnValue(0);
  sendErrorsTo(heard);
});
afterEach(() => {
  chance.mockReset();
  sendErrorsTo(null);
});

it('refusals, lost connections, missing code and layout warnings are not reported', () => {
  for (const status of [0, 401, 403, 409, 422, 429, 503]) expect(isWorthReporting(new HeedError(status))).toBe(false);
  const messages = [
    'Failed to fetch dynamically imported module: /assets/a.js',
    'Unable to preload CSS for /assets/a.css',
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'ResizeObserver loop completed with undelivered notifications.',
  ];
  for (const message of messages) expect(isWorthReporting(new TypeError(message))).toBe(false);
  expect(isWorthReporting(new DOMException('gone', 'AbortError'))).toBe(false);
  expect(isWorthReporting(new HeedError(500))).toBe(true);
  expect(isWorthReporting(new TypeError('x is undefined'))).toBe(true);
});

it('an error is reported once, with the release, and only a tenth of them', () => {
  const error = new Error('broken');
  reportError(error);
  reportError(error);
  expect(heard.mock.calls).toEqual([[{ error, release }]]);
  chance.mockReturnValue(0.1);
  reportError(new Error('another'));
  expect(heard).toHaveBeenCalledOnce();
});

it('a crashed screen and uncaught errors are reported', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = new Error('broken screen');
  const Broken = () => {
    throw broken;
  };
  await showInPanel(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(heard).toHaveBeenCalledWith({ error: broken, release, componentStack: expect.stringContaining('Broken') as string });
  quiet.mockRestore();
  reportUncaught();
  const reason = new Error('nobody caught');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(heard).toHaveBeenLastCalledWith({ error: reason, release });
});
