import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInPanel } from '#tests/support/ui/inPanel';
import { ExportMenu } from '~/report/files/ExportMenu.tsx';

const user = userEvent.setup({ delay: null });
const aFile = (progress?: string) => ({ start: vi.fn(), cancel: vi.fn(), progress });
const button = () => screen.getByRole('button', { name: 'Export' });
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

afterEach(() => vi.restoreAllMocks());

describe('the export menu', () => {
  it('makes the chosen file, and closes', async () => {
    const [csv, pdf] = [aFile(), aFile()];
    await showInPanel(<ExportMenu csv={csv} pdf={pdf} />);
    await user.click(button());
    expect(screen.getByText('Export').getAttribute('aria-expanded')).toBe('true');
    expect(entries()).toEqual(['All rows as CSV', 'As PDF']);
    await user.click(screen.getByRole('menuitem', { name: 'All rows as CSV' }));
    expect([csv.start.mock.calls.length, pdf.start.mock.calls.length]).toEqual([1, 0]);
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('works with the keyboard', async () => {
    const [csv, pdf] = [aFile(), aFile()];
    await showInPanel(<ExportMenu csv={csv} pdf={pdf} />);
    await user.tab();
    expect(document.activeElement).toBe(button());
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{ArrowDown}{Enter}');
    expect([csv.start.mock.calls.length, pdf.start.mock.calls.length]).toEqual([0, 1]);
  });

  it('offers only PDF if there are no rows', async () => {
    await showInPanel(<ExportMenu pdf={aFile()} />);
    await user.click(button());
    expect(entries()).toEqual(['As PDF']);
  });

  it.each(['csv', 'pdf'] as const)('makes one file at a time, shows the progress of the %s, and cancels it', async (running) => {
    const files = { csv: aFile(), pdf: aFile(), [running]: aFile('Half of it') };
    await showInPanel(<ExportMenu {...files} />);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await user.click(button());
    expect(screen.queryByRole('menu')).toBeNull();
    const toast = screen.getByText('Half of it').closest<HTMLElement>('[role=status]');
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(files[running].cancel).toHaveBeenCalledOnce();
    expect(files[running === 'csv' ? 'pdf' : 'csv'].cancel).not.toHaveBeenCalled();
  });

  it('keeps the focus while a file is made, for keyboard users', async () => {
    function Exporting() {
      const [progress, setProgress] = useState<string>();
      return <ExportMenu pdf={{ start: () => setProgress('Half of it'), cancel: vi.fn(), progress }} />;
    }
    await showInPanel(<Exporting />);
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{Enter}');
    await screen.findByText('Half of it');
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it('speaks Hebrew', async () => {
    await showInPanel(<ExportMenu csv={aFile()} pdf={aFile()} />, { language: 'he' });
    await user.click(screen.getByRole('button', { name: 'ייצוא' }));
    expect(entries()).toHaveLength(2);
  });
});
