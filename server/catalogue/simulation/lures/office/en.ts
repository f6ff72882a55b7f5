import type { LureTexts } from '../../shapes.ts';
import type { plans } from './plan.ts';

export const en: LureTexts<typeof plans> = {
  'parking-permit': {
    name: 'Parking permits expire',
    senderName: 'Parking Management',
    subject: 'Parking permits: LAST DAY!',
    body: [
      '# Your permit expires today',
      '{To all drivers},',
      'From tomorrow, new permits apply at {{companyName}}. {Cars without one will be towed away} at the owner’s expense.',
      'There are {only 12 spaces left}.',
      '→ {Reserve my space}',
      '~ Parking Management',
    ],
    header: 'Is there a “Parking Management” in your company? Read the address too, not only the name.',
    callouts: [
      'This fits anyone, even people who come by bus.',
      'A threat that costs money. New rules are announced in good time and where everyone can read them.',
      'Scarce places are an old trick: who hurries doesn’t check.',
      'Ask whoever looks after the building before you press anything.',
    ],
  },
  'canteen-vote': {
    name: 'Vote for the menu and win',
    senderName: 'Canteen',
    subject: 'Vote now and WIN!!!',
    body: [
      '# What shall we cook?',
      '{Dear guest},',
      'Vote for the new menu at {{companyName}} and {win 50 free lunches}! It takes only 10 seconds.',
      '{Only the first 100 votes count.}',
      '→ {Vote now}',
      '~ Your canteen team wishes you a tasty day',
    ],
    header: 'Exclamation marks and capitals in the subject: this is how advertising shouts, not how a canteen writes.',
    callouts: [
      'If the canteen has your address, it also has your name.',
      'A big prize for ten seconds. What sounds too good usually is.',
      'Whoever asks for opinions wants many of them. This only makes you hurry.',
      'The canteen can ask you at the counter. Ask there whether there’s a vote before you follow a link.',
    ],
  },
  'lost-and-found': {
    name: 'A bag at reception',
    senderName: '{{companyName}} reception',
    subject: 'Is this your bag?',
    body: [
      'Hello {{firstName}},',
      'a dark backpack with a laptop in it has been left with us. {Someone said it might be yours}, so I’m writing to you first.',
      'If it isn’t, please call me all the same if you know whose it is. {I’m only here for another hour}.',
      'I’ve put a picture of it here: {reception-pictures.example/2217}',
      'Best wishes, Mia from reception',
    ],
    header: 'Do you know a Mia at reception? A first name and a friendly tone cost nothing.',
    callouts: [
      'You can’t know who said so. It makes you feel responsible.',
      'Kind words, but a deadline all the same. A bag can wait until tomorrow.',
      'The address isn’t one of your company’s. Go to reception or call the number you know.',
    ],
  },
  'desk-plan': {
    name: 'New seating plan',
    senderName: 'Workplace services',
    subject: 'New seating plan for your floor',
    body: [
      '# New seating plan',
      'Hello {{firstName}},',
      'the desks on your floor are being rearranged. This is what we have for you so far:',
      '| Department | {{department}}',
      '| Desk | {not yet confirmed}',
      '| As of | {{date}}',
      'Please check your place. {Without an answer by tomorrow} we’ll give you one that’s free on another floor.',
      '→ {View seating plan}',
    ],
    header: 'Does your company have “Workplace services”? If you aren’t sure, look for them in the address book.',
    callouts: [
      'Your department is right, but that’s easy to find out. What matters is left open to make you look.',
      'Such plans take weeks. A deadline tomorrow is there to hurry you.',
      'Ask your manager whether desks are moving. They’d know before you do.',
    ],
  },
  'meeting-moved': {
    name: 'A meeting has changed',
    senderName: 'Calendar',
    subject: 'Updated: Weekly planning',
    body: [
      '# Weekly planning',
      '| When | Thursday, 10:00–10:45',
      '| Where | {new room, see agenda}',
      '| Organizer | Project office, {{companyName}}',
      'Hello {{firstName}}, this meeting has changed. The agenda has been added.',
      '→ {Open agenda}',
    ],
    header: 'Calendars send changes in the name of the person who invited you, not as “Calendar”.',
    callouts: [
      'What you need to know is only behind the link. A real change shows the room.',
      'Look into your calendar: if the meeting isn’t there, there’s no agenda either. Then report the email.',
    ],
  },
  'policy-read': {
    name: 'Confirm the code of conduct',
    senderName: '{{companyName}} HR',
    subject: 'Please confirm: code of conduct',
    body: [
      'Hello {{firstName}},',
      'the code of conduct of {{companyName}} has been revised. The changes are about gifts from suppliers and private devices.',
      'Everyone confirms once a year that they’ve read it. {Your confirmation is still missing}, according to our list of {{date}}.',
      '→ {Read and confirm}',
      'Thank you for your help, {{companyName}} HR',
    ],
    header: 'A department instead of a person, and a name that anyone can type. Do you get such emails from this address?',
    callouts: [
      'It sounds like a duty you’ve forgotten. No one likes to be the last, so people click.',
      'Rules of the company are on the intranet. Open them there: if something is really missing, you’ll see it.',
    ],
  },
};
