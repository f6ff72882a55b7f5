import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { pastedHtml } from '~/features/policy-document/pastedHtml.ts';
import { PolicyEditor } from '~/features/policy-document/PolicyEditor.tsx';
import { PolicyText } from '~/features/policy-document/PolicyText.tsx';
import { countWords } from '~/features/policy-document/words.ts';

const user = userEvent.setup({ delay: null });

async function write(start: string, language = 'en') {
  answerNetwork({});
  let html = start;
  const view = await showInPanel(
    <PolicyEditor start={start} language={language} label="Text" onChange={(next) => (html = next)} />,
  );
  const text = await screen.findByRole('textbox', { name: 'Text' });
  return { ...view, text, html: () => html };
}
const tool = (name: string) => screen.getByRole('button', { name });

describe('the editor of a policy', () => {
  it('has its tools behind one stop of the tab key, and moves among them with the arrow keys', async () => {
    await write('<p>One</p>');
    const tools = screen.getAllByRole('button');
    expect(tools.filter(({ tabIndex }) => tabIndex === 0).length).toBe(1);
    tools[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tool('Heading 1'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tool('Horizontal line'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Undo'));
  });

  it('makes a heading of a paragraph, shows it as pressed, and counts the words', async () => {
    const { html } = await write('<p>Lock your screen</p>');
    expect(await screen.findByText('Words: 3')).toBeTruthy();
    expect(tool('Heading 1').getAttribute('aria-pressed')).toBe('false');
    await user.click(tool('Heading 1'));
    await waitFor(() => expect(tool('Heading 1').getAttribute('aria-pressed')).toBe('true'));
    expect(html()).toBe('<h2 dir="auto">Lock your screen</h2>');
  });

  it('leaves the tab key to the page, in a list too', async () => {
    const { text } = await write('<ul><li><p>One</p></li><li><p>Two</p></li></ul>');
    expect(fireEvent.keyDown(text, { key: 'Tab' })).toBe(true);
  });

  it('has the direction and language of the policy, not of the panel', async () => {
    const { text } = await write('<p>כללים</p>', 'he');
    expect([text.dir, text.lang]).toEqual(['rtl', 'he']);
    expect(text.querySelector('p')?.dir).toBe('auto');
  });
});

describe('what is pasted', () => {
  it('keeps the lists that Word writes as paragraphs, with their levels', () => {
    const item = (level: number, mark: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span>${text}</p>`;
    expect(pastedHtml(`${item(1, '1.', 'a')}${item(2, '·', 'b')}${item(1, '2.', 'c')}<p>d</p>${item(1, '·', 'e')}`)).toBe(
      '<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol><p>d</p><ul><li><p>e</p></li></ul>',
    );
  });

  it('keeps headings and the cells of tables apart', () => {
    expect(pastedHtml('<h1>A</h1><h6>B</h6><table><tbody><tr><td>c</td><td>d</td></tr></tbody></table>')).toBe(
      '<h2>A</h2><h4>B</h4><table><tbody><tr><div>c</div><div>d</div></tr></tbody></table>',
    );
  });
});

describe('the text of a policy to be read', () => {
  it('has only what the schema knows, and links that lead out of the panel in a new tab', async () => {
    answerNetwork({});
    await showInPanel(
      <PolicyText
        html={
          '<h2>Rules</h2><p onclick="x()">Read <a href="https://example.com/a">this</a> <a href="javascript:x()">that</a><img src="x" onerror="x()"></p>'
        }
        language="en"
        label="Rules"
      />,
    );
    const text = await screen.findByRole('document', { name: 'Rules' });
    expect(text.contentEditable).toBe('false');
    expect(text.innerHTML).not.toMatch(/onclick|onerror|<img(?! class="ProseMirror)|javascript:/);
    expect(screen.getByRole('link', { name: 'this' }).getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.queryByRole('link', { name: 'that' })).toBeNull();
  });
});

it.each([
  ['en', 'Lock your screen.', 3],
  ['ja', '画面をロックします。', 4],
])('counts words in %s', (language, text, least) => {
  expect(countWords(text, language)).toBeGreaterThanOrEqual(least);
});
