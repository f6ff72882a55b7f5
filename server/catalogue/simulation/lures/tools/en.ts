import type { LureTexts } from '../../shapes.ts';
import type { plans } from './plan.ts';

export const en: LureTexts<typeof plans> = {
  'storage-cleanup': {
    name: 'Files about to be deleted',
    senderName: 'Storage Team',
    subject: 'LAST NOTICE: your files will be deleted',
    body: [
      '# Action required',
      '{Dear employee},',
      'As part of a cleanup, {all files older than 30 days} in the storage of {{companyName}} will be deleted {today at 6 p.m.}',
      'To keep yours, confirm your account now:',
      '→ {Keep my files}',
      '~ Storage Team. Please do not reply.',
    ],
    header: 'Anyone can call themselves “Storage Team”. Read the whole address, and ask yourself whether you know this team.',
    callouts: [
      'Your company knows your name. An email to thousands of people doesn’t.',
      'No company deletes what it works with from one day to the next. The fright is meant to make you click.',
      'A deadline today leaves no time to ask a colleague. Take that time.',
      'Nothing has to be confirmed for files to stay where they are. Open the storage as you always do and look.',
    ],
  },
  'update-required': {
    name: 'Urgent update',
    senderName: '{{companyName}} IT',
    subject: 'URGENT: your computer is not protected',
    body: [
      '# Security update missing',
      'Hello,',
      'Our check on {{date}} found {47 security holes} on your computer. Without the update {it will be cut off from the network in 2 hours}.',
      'The update takes one click, {no restart and no help from IT}.',
      '→ {Install update now}',
      '~ {{companyName}} IT, automatic message',
    ],
    header: 'The name of your company in the sender’s name proves nothing: anyone can type it.',
    callouts: [
      'A number that frightens and that you can’t check. Real notices name the update.',
      'A threat with a short deadline. IT departments announce such things days before.',
      'This is to keep you from asking the people who’d know. Ask IT, at the number you have.',
      'Updates come from the computer’s own settings or its software center, never from a button in an email.',
    ],
  },
  'held-messages': {
    name: 'Messages held by the filter',
    senderName: '{{companyName}} mail filter',
    subject: '3 messages for you are being held',
    body: [
      '# Messages on hold',
      'Hello {{firstName}},',
      'the filter has held back the following messages since {{date}}:',
      '| {Quote, second version} | 09:14',
      '| Appointment on Thursday | 10:02',
      '| Signed contract | 11:37',
      'Release them {within 24 hours}, after that they’ll be deleted.',
      '→ {Review messages}',
    ],
    header:
      'Have you had such a notice before, and from this address? If not, look at the filter the way your IT department has shown you.',
    callouts: [
      'Subjects without senders fit everyone: someone is always waiting for a quote.',
      'Filters usually keep messages for weeks. The short time is meant to hurry you.',
      'Before you click, rest the pointer on the button (on a phone, press and hold): it doesn’t lead to your mail program.',
    ],
  },
  'new-sign-in': {
    name: 'Sign-in from a new device',
    senderName: 'Account security',
    subject: 'New sign-in to your {{companyName}} account',
    body: [
      '# Was this you?',
      'Hello {{firstName}},',
      'someone has signed in to your account from a device that we don’t know:',
      '| Date | {{date}}',
      '| Place | {Lisbon, Portugal}',
      '| Device | Tablet',
      '{If we don’t hear from you today, the account will be locked.}',
      '→ {Check sign-in}',
    ],
    header: 'A sender without the name of a person or of the company. Who exactly is “Account security”?',
    callouts: [
      'A place far away causes alarm, and alarm makes people click. Anyone can write a place.',
      'Real warnings don’t get worse because you take an hour to check.',
      'Don’t take the way from the email: open your account yourself and look at its latest sign-ins, or ask IT.',
    ],
  },
  'meeting-tool': {
    name: 'A new tool for video meetings',
    senderName: '{{companyName}} IT service',
    subject: 'Video meetings: your calendar moves on Monday',
    body: [
      'Hello {{firstName}},',
      'from Monday on, we’ll use a new tool for video meetings at {{companyName}}. Your existing appointments move by themselves {as soon as you’ve confirmed your calendar}.',
      'It takes about a minute. You’re in the first group, so please do it before the weekend.',
      '→ {Confirm calendar}',
      'Instructions and answers to common questions will follow on Monday.',
      'Kind regards, {{companyName}} IT service',
    ],
    header: 'It’s polite and it fits your work. All the more, look at the address: does IT write to you from there?',
    callouts: [
      'IT can move calendars without you. A new tool would also have been announced on the intranet or by your manager.',
      'A button in an unexpected email is the weakest way to a new tool. Ask a colleague or IT before you press it.',
    ],
  },
  'ticket-answer': {
    name: 'A question about your ticket',
    senderName: 'Helpdesk',
    subject: 'Re: [#48213] Your request',
    body: [
      'Hello {{firstName}},',
      'we’ve looked at your request, and {one question is left}. Please answer it in the ticket, then we can go on:',
      '→ {Open ticket 48213}',
      'If we hear nothing, the ticket will close by itself in five days.',
      'Thank you, your helpdesk at {{companyName}}',
    ],
    header: '“Re:” makes it look like an answer. Did you write to the helpdesk, and does your ticket have this number?',
    callouts: [
      'Which request? A real answer repeats what you wrote.',
      'If you do have a ticket, open it in the helpdesk system itself. If you have none, report the email.',
    ],
  },
};
