import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPdf } from '#tests/support/files/pdfText';
import { Refusal } from '../../../server/core/refusal.ts';
import { createPrinter } from '../../../server/pdf/printPdf.ts';

const templates = fileURLToPath(new URL('../../support/files/pdf', import.meta.url));
const page = (text = '') => ({ template: 'page', data: { text }, fonts: [] });
const failing = (template: string) => ({ template, data: {}, fonts: [] });
const refusalOf = async (made: Promise<unknown>): Promise<Refusal> => {
  const error: unknown = await made.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};
const isPdf = (file: Buffer) => file.subarray(0, 5).toString() === '%PDF-';

describe('making a PDF', () => {
  it.each(['outside', 'passwords', 'network'])('refuses a template that reads other files (%s)', async (template) => {
    const printer = createPrinter({ templates });
    const refusal = await refusalOf(printer.print(failing(template)));
    expect(refusal.code).toBe('pdf_not_made');
    expect(String(refusal.cause)).toMatch(/outside of project root|file not found|failed to download/);
    expect(refusal.message).not.toContain('project');
  });

  it('prints texts unchanged, also with markup of a template', async () => {
    const text = '#panic("x") #read("/etc/passwd") "]); #eval("1+1") $x$ *b* _i_ @label <label> \\u{41} {{json}}';
    const { pages } = await readPdf(await createPrinter({ templates }).print(page(text)));
    expect(pages.join('')).toContain(text.replace(/\s/g, ''));
  });

  it('recovers after a process was killed', async () => {
    const printer = createPrinter({ templates });
    const killed = refusalOf(printer.print(page('x'.repeat(200_000))));
    const next = printer.print(page());
    await expect.poll(() => printer.current()).toBeDefined();
    printer.current()?.kill('SIGKILL');
    expect((await killed).code).toBe('pdf_not_made');
    expect(isPdf(await next)).toBe(true);
  });

  it('recovers after a process ran out of memory', async () => {
    const printer = createPrinter({ templates });
    const [refusal, next] = await Promise.all([refusalOf(printer.print(failing('huge'))), printer.print(page())]);
    expect(refusal.status).toBe(500);
    expect(isPdf(next)).toBe(true);
  });

  it('stops one that takes too long', async () => {
    const refusal = await refusalOf(createPrinter({ templates, timeoutMs: 20 }).print(page()));
    expect(refusal.code).toBe('pdf_not_made');
    expect(String(refusal.cause)).toContain('SIGKILL');
  });

  it('makes one at a time, queues a few, and refuses more', async () => {
    const printer = createPrinter({ templates, waiting: 1 });
    const [first, second] = [printer.print(page()), printer.print(page())];
    const third = await refusalOf(printer.print(page()));
    expect([third.status, third.code, third.more.retryAfterSeconds]).toEqual([429, 'pdf_busy', 10]);
    expect([await first, await second].every(isPdf)).toBe(true);
    expect(isPdf(await printer.print(page()))).toBe(true);
  });

  it('stops, or does not start, one whose request was aborted', async () => {
    const printer = createPrinter({ templates });
    const leaving = new AbortController();
    const [made, waiting] = [printer.print(page('x'.repeat(200_000)), leaving.signal), printer.print(page(), leaving.signal)];
    const both = Promise.allSettled([made, waiting]);
    await expect.poll(() => printer.current()).toBeDefined();
    const { pid } = printer.current() ?? {};
    leaving.abort();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(() => process.kill(pid ?? 0, 0)).toThrow();
    expect(printer.current()).toBeUndefined();
  });
});
