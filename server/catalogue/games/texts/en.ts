import type { GameTexts } from '../shapes.ts';

export const englishGames: GameTexts = {
  code: null,
  phishing: {
    name: 'Catch the Phish',
    description: 'Ten messages from an ordinary week. Decide what to do with each, and read why.',
    rounds: 'Ten situations',
    situations: {
      password: [
        'You work at Lumora (lumora.example). This mail says that your password expires today and offers to keep it. What do you do?',
        [
          'Report it, and open the sign-in page myself if I am unsure',
          'Press the button before the day ends',
          'Reply and check whether it is genuine',
          'Delete it and say nothing',
        ],
        'The sender’s domain isn’t lumora.example, and the deadline is there so that you don’t look. A report also protects colleagues who received the same mail.',
      ],
      invoice: [
        'A supplier you know sends an invoice. The mail mentions in passing that the bank account has changed. What do you do?',
        [
          'Call the supplier on the number in our records before paying',
          'Pay: the address is the usual one',
          'Call the number in the mail',
          'Pay half of it as a test',
        ],
        'The address can be right and the mailbox taken over. A new account is confirmed by a call to a number that you had before.',
      ],
      boss: [
        'A chat from an unknown number with your manager’s name: she is in a meeting, needs three gift cards now, and you should keep it quiet. What do you do?',
        [
          'Call her on the number I know',
          'Buy the cards and keep the receipt',
          'Reply in the chat and check that it is her',
          'Send one card first',
        ],
        'Hurry, secrecy and gift cards belong together in this scam. Replying reaches the person who wrote; the known number reaches her.',
      ],
      parcel: [
        'A text message says a parcel is held until you pay a small fee. You are in fact waiting for one. What do you do?',
        [
          'Look it up in the shop’s own app or website',
          'Pay: it is only a small amount',
          'Open the link to see which parcel it is',
          'Reply STOP',
        ],
        'Such messages go to thousands of people, and some of them are always waiting for a parcel. The fee is small because it is your card number that counts.',
      ],
      parking: [
        'A sticker with a code is on the parking meter, a little crooked, over another one. What do you do?',
        [
          'Pay at the machine, or with the app I already use',
          'Scan it: it is on an official machine',
          'Scan it and look whether the page is well made',
          'Scan it with a colleague’s phone',
        ],
        'Anyone can put up a sticker, and a code doesn’t show where it leads. A page that looks right proves nothing.',
      ],
      prompts: [
        'It is 02:14. Your phone shows one sign-in request after another. What do you do?',
        [
          'Refuse them, change my password and report it',
          'Approve one, so that it stops',
          'Switch the phone off and sleep',
          'Wait until IT writes to me',
        ],
        'These requests mean that your password is already known. One approval lets the attacker in; a refusal and a new password shut the door.',
      ],
      document: [
        'A colleague shares a document. The link opens this page, which looks like your own sign-in and needs your password. What do you do?',
        [
          'Close it and check with the colleague another way',
          'Sign in: the address begins with lumora.example',
          'Sign in with an old password first',
          'Sign in, because the page shows a lock',
        ],
        'What counts is the end of the name: this page belongs to files-share.test. The lock says only that the connection is encrypted.',
      ],
      attachment: [
        'An applicant sends a CV that should open “in the browser”. Your company is hiring. What do you do?',
        [
          'Leave it closed and report it',
          'Open it: applications are my work',
          'Forward it to a colleague to open',
          'Save it first and open it then',
        ],
        'The name ends in .html: it is a web page, not a PDF, and usually a false sign-in. Where it is opened makes no difference.',
      ],
      support: [
        '“IT Support” calls: your computer is sending viruses, and you should install a program and read out a code. What do you do?',
        [
          'Hang up and call the help desk on its known number',
          'Install it while I stay on the line',
          'Read out the code, but install nothing',
          'Have the caller name my department first',
        ],
        'A displayed name and number can be set to anything, and your department is on the internet. Codes are for you alone; IT doesn’t need them.',
      ],
      teamday: [
        'The people team of Lumora (lumora.example) reminds you of the team day. What do you do?',
        [
          'Read it: sender and link belong to the company, and it needs no secret',
          'Report it: every mail with a link is phishing',
          'Reply with my password to confirm',
          'Delete it unread',
        ],
        'Most mail is genuine. Domain and link end in lumora.example, there is no pressure, and nothing secret is needed. Who is still unsure opens the intranet as always.',
      ],
    },
  },
  fakeOrReal: {
    name: 'Fake Or Real',
    description:
      'Seven calls and recordings. Decide which are faked, and learn what helps every time. Drawn scenes, no real people and no generated faces.',
    rounds: 'Seven scenes',
    fake: 'Fake',
    real: 'Real',
    scenes: {
      director: [
        'Three moments of a video call within eleven seconds. The eyes never close, and the mouth hardly moves, although a lot is being said.',
        'The director calls you, for the first time ever: a secret purchase, the transfer has to leave within the hour. Fake or real?',
        'Staring eyes and still lips are signs today and will vanish tomorrow. Hurry, secrecy and money stay. Hang up, and call the director on the number you know.',
      ],
      product: [
        'Three moments of a recording: the lips move, the eyes blink, shelf and light stay the same. Below it stands brightline.example.',
        'Your supplier shows a new paper in a video on its own website, brightline.example. Fake or real?',
        'You found it where the supplier itself publishes, and it wants nothing of you. If it led to a payment or a sign-in, you would still check with a call.',
      ],
      voice: [
        'A voice message of 21 seconds from Noa, from the number +44 7700 900457. The waves of the voice repeat evenly, without a pause for breath.',
        '“It’s Noa, my phone is broken, this is my new number. Please transfer the rent for me today.” It is her voice. Fake or real?',
        'A few seconds of someone’s voice are enough to copy it. A new number plus money: call Noa on the old number, or use a word that only the two of you know.',
      ],
      callback: [
        'Two phones: a call from +44 7700 900233 was ended; a second call to extension 4117 was answered and confirmed.',
        'The head of finance called about a changed payment. You hung up, dialled her extension from the directory, and she confirmed it. Fake or real?',
        'The way back decides, not the voice: you dialled a number that you had before, and she knew about it. That takes a minute and works against every fake.',
      ],
      applicant: [
        'Three moments of a video interview. When a hand passes the cheek, the edge of the face blurs and runs into the fingers.',
        'An applicant with access to customer data in view gives an interview from home. Once a hand passes the face. Fake or real?',
        'An overlaid face breaks where something passes before it. Don’t accuse anyone because of it: invite to a second meeting, check an ID, and call back the number of a referee.',
      ],
      townhall: [
        'Three moments of a broadcast: once the picture freezes and blurs, once the eyes are closed, then it is sharp again. Below it stands intranet.lumora.example.',
        'The staff meeting, announced a week ago on the intranet, stutters: lips lag behind the voice, the picture freezes. Fake or real?',
        'A bad connection also blurs faces. It was announced where such things are announced, and nothing is at stake. Whoever sees a fake in every flaw soon trusts nothing.',
      ],
      helpdesk: [
        'Three moments of a video call. A lamp shines behind the right shoulder, but the right half of the face lies in shadow. Below are six empty boxes for a code.',
        '“Help desk here, you see me: please read out the six digits that you are about to receive.” Fake or real?',
        'The light doesn’t match, but the request alone is enough: a code is never read out, whoever is on the screen. Hang up and call the help desk yourself.',
      ],
    },
  },
};
