import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const en: TextOf<typeof plan> = {
  name: 'Accounts and sign-in',
  messages: {
    'shared-document': {
      name: 'A shared document',
      subject: 'Lena Ortiz shared “Salaries 2027” with you',
      from: 'Lena Ortiz',
      legend: 'Your company shares files with Papershelf, at papershelf.example. Lena Ortiz leads another department.',
      body: [
        '# Lena Ortiz has shared a file with you',
        '| File | {Salaries 2027, confidential}',
        '| Access | {ends in 1 hour}',
        'Sign in with your work address to open it.',
        '→ Open file',
        '~ Papershelf Inc., 14 Mill Lane',
      ],
      header: 'Papershelf writes from papershelf.example. This is papershelf-docs.example.',
      callouts: ['A file that one would love to read. Why should Lena share it with you?', 'A short time keeps you from asking.'],
      answers: [
        'Lena can tell you that she shared nothing. That is safe, but others may be opening it now: report it.',
        'Opened by yourself, Papershelf shows no such file. The email should still be reported.',
        'Right: a lookalike domain asks for your work password.',
        'It’s fake. The page looks like Papershelf and takes your password.',
      ],
    },
    'approval-requests': {
      name: 'Approval requests in a row',
      from: 'IT Security',
      legend:
        'Your phone has been asking since 6 a.m. whether you’re signing in. You’re having breakfast and aren’t. Then this arrives.',
      body: [
        'IT Security: {we are testing your sign-in}. The requests stop as soon as you {approve one of them}. Thanks for your help.',
      ],
      header: 'Your IT department doesn’t test sign-ins by text message, and anybody can use this name.',
      callouts: [
        'A harmless reason for something alarming. Someone has your password and is trying to get in.',
        'This one tap is all that they’re missing. Decline each request and change your password.',
      ],
      answers: [
        'Calling IT at the number you know is good. Report it as well: someone knows your password.',
        'The authenticator app shows where the requests come from. Decline them, and report it.',
        'Right: decline, report, change your password.',
        'It’s fake. Whoever approves lets the stranger in.',
      ],
    },
    'new-device': {
      name: 'Sign-in on a new device',
      subject: 'New sign-in to Papershelf',
      from: 'Papershelf',
      legend:
        'You got a new laptop today and signed in to Papershelf (papershelf.example) at 9:12. A minute later this email arrives.',
      body: [
        '# New sign-in',
        '| Device | {Laptop, Firefox}',
        '| Time | today, 9:12',
        'Was this you? Then you don’t need to do anything.',
        'If not, open Papershelf and choose Settings, Security. {This email has no link on purpose}.',
      ],
      header: 'The address ends in papershelf.example, the real domain.',
      callouts: [
        'Device and time are those of your own sign-in.',
        'A warning that sends you nowhere can’t take anything from you.',
      ],
      answers: [
        'No one at Papershelf would know more than the email says. Asking does no harm.',
        'Right: Settings, Security lists your devices, without any link.',
        'The warning is real, and it’s good that it exists. A report costs time.',
        'Right: it fits what you just did, comes from the real domain and has no link.',
      ],
    },
    voicemail: {
      name: 'Missed call with voicemail',
      subject: 'New voicemail (0:42) for you',
      from: 'Ringloft Voice',
      legend: 'In your company, voicemails are in the phone itself. You’ve never heard of Ringloft.',
      body: [
        '# You have 1 new message',
        '| From | {+1 202-555-0127}',
        '| Length | 42 seconds',
        'The message {will be deleted at midnight}.',
        '→ Play message',
        '~ Sign in with your mailbox password to listen.',
      ],
      header: 'A service that your company doesn’t use can’t have a message for you.',
      callouts: ['A number you can’t place makes you curious.', 'The deadline is meant to keep you from asking around.'],
      answers: [
        'IT can tell you that you don’t use Ringloft. A report tells them at the same time.',
        'Your phone shows no message. Good to check, but do report the email.',
        'Right: unknown service, a deadline, and the password of your mailbox.',
        'It’s fake. There’s no recording behind it but a form for your password.',
      ],
    },
    'scan-to-renew': {
      name: 'Scan the code',
      subject: 'Renew your two-step sign-in',
      from: 'IT Security',
      legend: 'Your authenticator app works. Changes to the sign-in are announced on the intranet, and there is nothing there.',
      body: [
        '# Your second step expires',
        'All employees must renew their sign-in by tomorrow. {Scan the code with your private phone}:',
        '▦',
        'It takes one minute. {Without renewal you lose access}.',
        '~ IT Security',
      ],
      header: 'company-mfa.example isn’t company.example. A hyphen makes it a foreign domain.',
      callouts: [
        'A code hides the address from you and from the email filter. Your private phone isn’t protected by your company.',
        'Pressure, and no word about where to ask.',
      ],
      answers: [
        'A call to IT at the extension you know clears it up. A report is faster and reaches everyone.',
        'The app shows that nothing expires. Then report the email.',
        'Right: don’t scan, report.',
        'It’s fake. The page behind the code takes password and second factor.',
      ],
    },
    'password-changed': {
      name: 'Your password was changed',
      subject: 'Your password was changed at 8:12',
      from: 'Service Desk',
      legend: 'You haven’t changed your password, and you’re signed in. Your company’s addresses end in company.example.',
      body: [
        'Hello,',
        'The password of your account was changed today at 8:12. If this was you, ignore this message.',
        'If not, {undo the change within 30 minutes}:',
        '→ Restore my password',
        'Best regards, Service Desk, {cornpany.example}',
      ],
      header: 'Read letter by letter: cornpany with r and n instead of company with an m.',
      callouts: [
        'Calm, polite, plausible, and still in a hurry.',
        'The same lookalike once more. On a phone it can hardly be seen.',
      ],
      answers: [
        'Right: the service desk at the known number sees whether anything changed.',
        'You’re still signed in, so your password hasn’t changed. Report the email, too.',
        'Right: a lookalike domain means that someone is targeting your company.',
        'It’s fake. “Restoring” asks for the present password.',
      ],
    },
    'session-code': {
      name: 'A code for signing in',
      from: 'Tidewell',
      legend: 'You’re booking a business trip at tidewell.example and have just typed your password. The page asks for a code.',
      body: ['Tidewell: your code is 402 118. It’s valid for 5 minutes. {Never tell it to anybody}, not even to us.'],
      callouts: ['The message arrives when you asked for it and contains no link.'],
      answers: [
        'There’s nothing to ask: you requested the code yourself.',
        'You’re already on the right page. Checking its address again does no harm.',
        'The message is real. It would be different if you had not been signing in.',
        'Right: you requested the code yourself, and type it only there.',
      ],
    },
  },
};
