import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '#server/clock';
import { awaitedTemplates } from '#server/db/schema';
import { mailKindOf, templatesWhere } from '#server/mail/mailKind';
import { renderMail } from '#server/mail/render';
import '#server/modules/index';
import { resetPassword } from '#server/modules/passwords/mails';
import { inviteAdmin, inviteLearner } from '#server/modules/users/invite/mails';
import { lookUp } from '#server/texts/lookUp';

const invite = { companyName: 'Acme & Sons', inviterName: 'Ana', name: '<Bo>' };

const look = { product: 'Heed', accent: '#1f5eff', onAccent: '#ffffff' };

describe('a mail', () => {
  it("has the company's language and direction, and its link in text and HTML", () => {
    const mail = renderMail({
      kind: inviteAdmin,
      lang: 'he',
      params: invite,
      link: 'https://heed.example/change-password?token=t',
      look,
    });
    expect(mail.subject).toContain('Acme & Sons');
    expect(mail.html).toContain('<html lang="he" dir="rtl">');
    expect(mail.text).toContain('https://heed.example/change-password?token=t');
    expect(mail.text).toContain('72');
    expect(mail.text).not.toContain('{{');
  });

  it('escapes names and messages', () => {
    const params = { ...invite, subject: 'Hello\r\nBcc: all', message: 'First <b>part</b>.\n\nSecond part.' };
    const mail = renderMail({ kind: inviteLearner, lang: 'en', params, link: undefined, look });
    expect(mail.subject).toBe('Hello Bcc: all');
    expect(mail.html).toContain('First &lt;b&gt;part&lt;/b&gt;.');
    expect(mail.html).toContain('&lt;Bo&gt;');
    expect(mail.html).not.toContain('<a ');
    expect(mail.text).toBe('Hello <Bo>,\n\nFirst <b>part</b>.\n\nSecond part.\n\nThe Heed team');
  });

  it('lays out a message that somebody wrote in its own direction, and our own texts in that of the language', () => {
    const params = { ...invite, message: 'שלום לכולם' };
    const mail = (written: Record<string, string>) =>
      renderMail({ kind: inviteLearner, lang: 'en', params: written, link: undefined, look }).html;
    expect(mail(params)).toMatch(/<p dir="auto"[^>]*>שלום לכולם<\/p>/);
    expect(mail(invite)).not.toContain('dir="auto"');
  });

  it('names the partner instead of the product, and has a button in their colour', () => {
    const theirs = { product: 'Vertex', accent: '#5b3fa8', onAccent: '#ffffff' };
    const mail = renderMail({
      kind: inviteAdmin,
      lang: 'de',
      params: invite,
      link: 'https://portal.vertex.example/x',
      look: theirs,
    });
    expect(mail.subject).toContain('Vertex');
    expect(mail.text).toContain('Ihr Vertex-Team');
    expect(mail.html).toContain('background:#5b3fa8;color:#ffffff');
    expect(mail.subject + mail.text + mail.html).not.toContain('Heed');
  });

  it('in a language without texts is English', () => {
    expect(renderMail({ kind: resetPassword, lang: 'xx', params: {}, link: 'l', look }).subject).toBe(
      'Choose a new password for Heed',
    );
  });
});

describe('a reminder', () => {
  afterEach(() => setClock(null));
  const openTasks = JSON.stringify([
    { kind: 'exercise', name: 'Autumn round (2)', dueAt: '2026-11-20T09:00:00+00:00' },
    { kind: 'training', name: 'Safe <links>', dueAt: '2026-11-30T23:30:00+00:00' },
  ]);
  const params = { companyName: 'Acorn', openTasks, timeZone: 'UTC' };
  const reminder = (lang: string, more: Record<string, string> = {}) => {
    setClock(new Date('2026-11-28T06:00:00Z'));
    const kind = mailKindOf('manual_reminder');
    if (!kind) throw new Error('there is no reminder');
    return renderMail({ kind, lang, params: { ...params, ...more }, link: undefined, look });
  };

  it.each([
    [
      'en',
      'Still to do:',
      'Phishing exercise “Autumn round (2)”: overdue, it was due by November 20, 2026',
      'Training “Safe <links>”: complete it by November 30, 2026',
    ],
    [
      'he',
      'נותר להשלים:',
      'תרגיל פישינג ״Autumn round (2)״: באיחור, המועד האחרון היה 20 בנובמבר 2026',
      'הדרכה ״Safe <links>״: להשלמה עד 30 בנובמבר 2026',
    ],
    [
      'de',
      'Noch zu erledigen:',
      'Phishing-Übung „Autumn round (2)“: überfällig, die Frist endete am 20. November 2026',
      'Schulung „Safe <links>“: bitte bis zum 30. November 2026 abschließen',
    ],
  ])('in %s lists the tasks, each with its kind and its own date', (lang, heading, overdue, due) => {
    expect(reminder(lang).text).toContain(`\n\n${heading}\n• ${overdue}\n• ${due}\n\n`);
  });

  it('isolates the names of tasks, which may be in another direction, and treats them as text', () => {
    const { html } = reminder('he');
    expect(html).toContain('<li>תרגיל פישינג ״<bdi>Autumn round (2)</bdi>״: ');
    expect(html).toContain('<bdi>Safe &lt;links&gt;</bdi>');
  });

  it('names the day that a deadline has in the time zone of the company', () => {
    expect(reminder('en', { timeZone: 'Asia/Tokyo' }).text).toContain('complete it by December 1, 2026');
  });
});

describe('the mails of all modules', () => {
  const templates = templatesWhere(({ isReadyMade }) => !isReadyMade);

  it('each have a subject and a text', () => {
    const without = templates.filter(
      (template) => !lookUp('en', `mail.${template}.subject`) || !lookUp('en', `mail.${template}.text`),
    );
    expect(templates.length).toBeGreaterThan(0);
    expect(without).toEqual([]);
  });

  it('include those that are delivered first', () => {
    expect(awaitedTemplates.filter((template) => !templates.includes(template))).toEqual([]);
  });
});
