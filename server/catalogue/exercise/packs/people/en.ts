import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const en: TextOf<typeof plan> = {
  name: 'Pay, leave and benefits',
  messages: {
    'payroll-account': {
      name: 'Confirm your salary account',
      subject: 'Action needed before payday',
      from: 'Payroll',
      legend: 'Payday is in three days. Your bank details are in the HR portal, and you haven’t changed them.',
      body: [
        '# Your salary can’t be paid',
        'When preparing this month’s salaries we found that {your account could not be verified}.',
        'Please enter your bank details and {your portal password} again today, so that you’re paid on time.',
        '→ Confirm account',
        '~ Payroll',
      ],
      header: 'company-hr.example isn’t a part of company.example.',
      callouts: [
        'Just before payday this works best. Nothing is wrong with your account.',
        'Payroll knows your account and never needs your password.',
      ],
      answers: [
        'Payroll can help at the extension you know. The portal shows it right away, and the email should be reported.',
        'Right: the HR portal shows your details, unchanged.',
        'Right: someone wants to redirect salaries, not only yours.',
        'It’s fake. With this data, your salary goes to another account.',
      ],
    },
    'benefits-deadline': {
      name: 'Benefits end tonight',
      subject: 'Last chance: choose your benefits',
      from: 'Benefits Team',
      legend: 'Your company announces benefits at its meetings and on the intranet. No one has mentioned Wellness Choice.',
      body: [
        '# Free gym and massages for all employees',
        'Your employer has {paid for everything}. Only your choice is missing.',
        'Sign in with your work account by tonight. {Those who do not choose go without}.',
        '→ Choose benefits',
      ],
      header: 'An unknown company writes in the name of your employer.',
      callouts: ['Which employer? The email doesn’t name yours.', 'The deadline is tonight, but you’ve never heard of it before.'],
      answers: [
        'HR would tell you that there’s no such offer. A report spares them many calls.',
        'The intranet says nothing about it. Good to look; please report it, too.',
        'Right: an unknown sender wants your work password.',
        'It’s fake. The gym is the bait, the password the catch.',
      ],
    },
    'leave-policy': {
      name: 'New rules for leave',
      subject: 'Changed leave policy, please acknowledge',
      from: 'Human Resources',
      legend: 'It’s December, and people do talk about leave. HR publishes policies on the intranet, under company.example.',
      body: [
        'Dear colleagues,',
        'From January {days left from this year expire} at the end of the month. The new policy and your own balance are here:',
        '→ Read and acknowledge',
        'Please acknowledge by Friday. Your manager will see {who has not}.',
        '~ Human Resources',
      ],
      header: 'Read an address from its end: it belongs to policy-view.example. The company.example before it is decoration.',
      callouts: ['A topic that touches everyone, at the right time of the year.', 'The mention of your manager adds pressure.'],
      answers: [
        'HR can tell you. But report an email this convincing, so that others are warned.',
        'The policy on the intranet is unchanged. After that, report the email.',
        'Right: the domain isn’t your company’s, however it begins.',
        'It’s fake. “Acknowledging” means signing in on a foreign page.',
      ],
    },
    application: {
      name: 'Application with a link',
      subject: 'Application as accountant',
      from: 'Jonas Brandt',
      legend: 'You hire for your team. Applications come through the job portal, and no accountant is being sought.',
      body: [
        'Dear Sir or Madam,',
        'With great interest I read your advertisement for an accountant.',
        'For data protection {my documents are not attached}. You can fetch them here:',
        '→ Download résumé (password 2468)',
        'If the file asks for it, please {allow editing and macros}.',
        'Kind regards, Jonas Brandt',
      ],
      header: 'An applicant may use any email provider. On its own that means nothing.',
      callouts: [
        'A link instead of a PDF, with a password, so that no scanner can look inside.',
        'No résumé needs macros. They run programs on your computer.',
      ],
      answers: [
        'A call to the applicant leads to the sender himself. Ask the security team instead.',
        'In the job portal there’s no such application. Now report the email.',
        'Right: the security team can open the file safely.',
        'It’s fake. The file would install malware.',
      ],
    },
    'wage-statement': {
      name: 'Wage statement for your taxes',
      subject: 'Your annual wage statement is ready',
      from: 'HR Documents',
      legend:
        'It’s January. As every year, the wage statement will be in the HR portal; last year an email from company.example announced it.',
      body: [
        '# Your wage statement',
        '| Year | 2026',
        '| Status | ready',
        'You need it for your tax return. For security reasons {your date of birth and tax number} are asked for at the download.',
        '→ Download statement',
        '~ HR Documents, provided by {company-forms.example}',
      ],
      header: 'Last year the email came from company.example. This one doesn’t.',
      callouts: [
        'HR already has this data. Strangers can file a tax return with it.',
        'A service provider is possible, but then HR would have announced it.',
      ],
      answers: [
        'HR can tell you. The portal shows it right away, and the email should be reported.',
        'Right: if the statement is ready, it’s in the portal.',
        'Right: in January this email reaches thousands.',
        'It’s fake. They want data that lets them pose as you.',
      ],
    },
    'bonus-letter': {
      name: 'Your bonus letter',
      from: 'HR Team',
      legend: 'Bonuses are announced by your manager in a meeting. HR has never sent you a text message.',
      body: ['HR: {your bonus letter} is ready. Please sign it before the payroll run at 2 p.m.: {company-bonus.example}'],
      header: 'The name of a sender proves nothing, least of all “HR Team”.',
      callouts: [
        'Good news makes people careless, just as bad news does.',
        'It isn’t your company’s domain, and a contract isn’t signed through a text message.',
      ],
      answers: [
        'HR or your manager can tell you. A report also warns your colleagues.',
        'The HR portal contains no letter. Please report the message as well.',
        'Right: wrong way, wrong domain, tight deadline.',
        'It’s fake. To “sign”, you have to sign in.',
      ],
    },
    'leave-approved': {
      name: 'Leave approved',
      subject: 'Your leave from August 3 to 7 was approved',
      from: 'Leave',
      legend:
        'Yesterday you requested leave from August 3 to 7 in the HR portal. Such emails always come from leave@company.example.',
      body: [
        '# Leave approved',
        '| From | {August 3}',
        '| To | August 7',
        '| Approved by | Your manager',
        'You’ll find the request in the HR portal. {No answer is needed}.',
      ],
      header: 'The usual address in your company’s own domain.',
      callouts: ['Exactly the days that you requested.', 'The email names a place you know, without a link, and wants nothing.'],
      answers: [
        'You can ask your manager, who will wonder why.',
        'The portal says the same. It does no harm to look.',
        'This is a real email. Reports of real emails cost time.',
        'Right: you expected it, and everything fits.',
      ],
    },
  },
};
