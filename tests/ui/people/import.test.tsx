import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { csvText, encode, messyRows } from '#tests/support/files/csvFiles';
import { answerNetwork, type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { answers, choose, homePath, invitePath, invitesOf, onClose, press, user, WorkerHere } from '#tests/support/ui/importing';
import { companyId } from '#tests/support/ui/inPanel';
import { annual, someHome } from '#tests/support/ui/openPanel';

const columnMessage = "The email column doesn't have valid email addresses. Choose another column or check your file and try again";

beforeEach(() => {
  onClose.mockReset();
  vi.stubGlobal('Worker', WorkerHere);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('importing a CSV file', () => {
  it('recognises the columns and imports everyone in one call', async () => {
    const calls = answerNetwork(answers());
    const rows = [
      ['Email Address', 'Department', 'First Name'],
      ['Ana@x.example', 'Ventas', 'Ana'],
      ['bo@x.example', '', 'Bo'],
    ];
    await choose(encode(`\uFEFF${csvText(rows, ';')}`, 'utf-16le'));
    expect(await screen.findByRole('combobox', { name: 'Email column' })).toHaveProperty('value', '0');
    expect(screen.getByRole('combobox', { name: 'Department column' })).toHaveProperty('value', '1');
    expect(screen.queryByText(columnMessage)).toBeNull();
    await press('Next');
    await press('Add user');
    expect(await screen.findByText('2 user(s) successfully added')).toBeTruthy();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(invitesOf(calls)).toEqual([
      expect.objectContaining({
        company_id: companyId,
        importId: expect.any(String),
        emails: [
          { email: 'ana@x.example', role: 'user', departments: ['Ventas'], name: 'Ana' },
          { email: 'bo@x.example', role: 'user', departments: ['No Department'], name: 'Bo' },
        ],
      }),
    ]);
  });

  it('shows rejected rows with reasons, continues with the valid ones, and keeps the rejected ones available', async () => {
    const calls = answerNetwork(answers());
    await choose(csvText([...messyRows.slice(0, -1), ['', 'used@messy.example', 'Sales', 'Uma', 'Used', '']]));
    expect(await screen.findByText('5 rows can’t be imported as they are.')).toBeTruthy();
    expect(screen.getByText(columnMessage)).toBeTruthy();
    await press('Review 5 rejected rows');

    const table = await screen.findByRole('table', { name: 'Rejected rows' });
    const lines = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(lines).toEqual([
      ['3', '(empty)', 'The email is empty'],
      ['4', 'carla(at)messy.example', 'Not a valid email address'],
      ['5', 'ana@messy.example', 'The same address is in row 2'],
      ['7', 'eve@messy.example', "First name: use letters, digits, spaces and . - _ & ' only"],
      ['8', 'missing-at-sign.example', 'Not a valid email address'],
      ['9', 'used@messy.example', 'This email is already in use'],
    ]);
    await press('Import and send 2 emails');
    expect((await screen.findAllByText('2 user(s) successfully added')).length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: 'Download the 6 rejected rows' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(invitesOf(calls)[0]?.emails.map(({ email }) => email)).toEqual(['ana@messy.example', 'dan@messy.example']);
  });

  it('can start the first training of the company with the people of the file', async () => {
    const calls = answerNetwork(answers({ [homePath]: { body: someHome({ activeTrainings: 0, people: 1, annual }) } }));
    await choose('Email,Department\nana@x.example,Sales');
    await press('Next');
    await user.click(await screen.findByRole('radio', { name: /^Invite users and begin training/ }));
    await press('Add user');
    await screen.findByText('1 user(s) successfully added');
    expect(invitesOf(calls)).toMatchObject([{ beginTraining: { courseId: annual.id } }]);
  });

  it('starts no training if there was one', async () => {
    const calls = answerNetwork(answers());
    await choose('Email,Department\nana@x.example,Sales');
    await press('Next');
    await screen.findByRole('switch', { name: /Send an email notification/ });
    expect(screen.queryByRole('group', { name: 'First training' })).toBeNull();
    await press('Add user');
    await screen.findByText('1 user(s) successfully added');
    expect(invitesOf(calls)[0]).not.toHaveProperty('beginTraining');
  });

  it('counts departments that differ in case only once', async () => {
    answerNetwork(answers());
    await choose('Email,Department\nana@x.example,Sales\nbo@x.example,SALES\ncy@x.example,Support');
    await press('Next');
    expect(await screen.findByText('2 will be created')).toBeTruthy();
  });

  it('requires columns that were not recognised', async () => {
    answerNetwork(answers());
    await choose('Login,Where\nana@x.example,Sales\n');
    expect(await screen.findByRole('combobox', { name: 'Email column' })).toHaveProperty('value', '0');
    await press('Next');
    expect(await screen.findByText('Please select a column.')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department column' }), 'Where');
    await waitFor(() => expect(screen.queryByText('Please select a column.')).toBeNull());
    await press('Next');
    expect(await screen.findByRole('button', { name: 'Add user' })).toBeTruthy();
  });

  it('cannot continue when no row is valid', async () => {
    answerNetwork(answers());
    await choose('Email Address,Department\nnobody,Sales\n');
    expect(await screen.findByText(columnMessage)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Review/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  });

  it('repeats a failed import with the same id', async () => {
    let tries = 0;
    const invite = ({ body }: Call) => {
      tries += 1;
      if (tries === 1) throw new Error('connection lost');
      return { added: (body as { emails: unknown[] }).emails.length, departmentsCreated: 0, groupsCreated: 0 };
    };
    const calls = answerNetwork(answers({ [invitePath]: invite }));
    await choose('Email Address,Department\nana@x.example,Sales\n');
    await press('Next');
    await press('Add user');
    expect(await screen.findByText('If you try again, nothing will be added twice.')).toBeTruthy();
    await press('Add user');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = invitesOf(calls);
    expect(second?.importId).toBe(first?.importId);
  });

  it('checks again when somebody was added in the meantime', async () => {
    answerNetwork(answers({ [invitePath]: refusal('email_in_use') }));
    await choose('Email Address,Department\nana@x.example,Sales\n');
    await press('Next');
    await press('Add user');
    expect(await screen.findByText('These emails are already in use.')).toBeTruthy();
  });

  const away = 'Email,Department,Away from,Away until\n';

  it('shows the rows whose days the server refused, and imports the others', async () => {
    let tries = 0;
    const refused = { code: 'validation_failed', description: 'Wrong', field: 'emails.1.awayUntil' };
    const invite = (call: Call) => {
      tries += 1;
      if (tries > 1) return answers()[invitePath](call);
      return Response.json({ error: { code: refused.code, message: 'Wrong', status: 422, details: [refused] } }, { status: 422 });
    };
    const calls = answerNetwork(answers({ [invitePath]: invite }));
    await choose(`${away}ana@x.example,Sales,,\nbo@x.example,Sales,2998-01-01,2998-01-09\n`);
    await press('Next');
    await press('Add user');
    expect(await screen.findByText('1 row can’t be imported as it is.')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Rejected rows' });
    expect(table.textContent).toContain('3bo@x.exampleAway until: write both days');
    await press('Import and send 1 email');
    await screen.findAllByText('1 user(s) successfully added');
    const [first, second] = invitesOf(calls);
    expect(second?.emails.map(({ email }) => email)).toEqual(['ana@x.example']);
    expect(second?.importId).not.toBe(first?.importId);
  });

  it('rejects an absence that is over in the time zone of the company', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T11:00:00Z') });
    answerNetwork(answers());
    await choose(`${away}ana@x.example,Sales,2026-11-20,2026-11-28\nbo@x.example,Sales,2026-11-20,2026-11-29\n`);
    await press('Review 1 rejected row');
    const table = await screen.findByRole('table', { name: 'Rejected rows' });
    expect(table.textContent).toContain('2ana@x.exampleAway until: write both days');
  });

  it.each([
    ['people.xlsx', 'Email\na@x.example\n', 'Incorrect file format or unknown field name'],
    ['people.CSV', 'Email Address,Department\n', "File doesn't have any data"],
    ['people.csv', 'Email,Name\na@x.example,"Ana\n', 'Error parsing CSV file'],
    ['people.csv', `Email\n${'a'.repeat(7_340_032)}`, 'File size should be less than 7 MB'],
  ])('refuses %s in words', async (name, content, message) => {
    answerNetwork(answers());
    await choose(content, name);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('reads a file without a header row, and with another encoding by choice', async () => {
    answerNetwork(answers());
    await choose(encode('ana@x.example,Größe\nbo@x.example,Zürich\n', 'windows-1252'));
    expect(await screen.findByRole('checkbox', { name: 'The first row contains a person, not column headings' })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByText('Größe')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: /encoding/ }), 'Cyrillic');
    expect(await screen.findByText('GrцЯe')).toBeTruthy();
  });
});
