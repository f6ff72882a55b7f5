import { type CourseText, quiz } from '../shapes.ts';

/** The yearly course that every plan includes, and its short refresher. */
export const essentials: readonly CourseText[] = [
  {
    slug: 'essentials',
    name: 'Security Awareness Essentials',
    description: 'What everyone at work should know: scams, sign-in, devices, data, and what to do when something feels wrong.',
    type: 'awareness',
    level: 1,
    free: true,
    popular: true,
    cheatSheet: 'spot-the-phish',
    sections: [
      [
        'Scams that reach you',
        [
          ['How a phishing email is built', 'phishing'],
          ['Reading a link before you follow it', 'links'],
          ['The caller who knows your name', 'phone-calls'],
          ['Messages about parcels and fines', 'text-messages'],
          ['Voices and faces that are made', 'deepfakes'],
          quiz('Check yourself: scams', [
            [
              'An email from your bank asks you to confirm your password within an hour. What is the strongest sign of fraud?',
              ['It has a logo', 'It is short', 'It presses for time and asks for a secret', 'It came in the morning'],
              3,
            ],
            [
              'You want to know where a link leads. What do you do first?',
              [
                'Click and close it quickly',
                'Hover over it or hold it, and read the domain',
                'Forward it to a colleague',
                'Reply and ask',
              ],
              2,
            ],
            [
              'Someone from “IT” calls and asks for the code you have just received. What do you say?',
              [
                'The code',
                'Half of the code',
                'That you will type it into chat',
                'Nothing; you hang up and call IT on the known number',
              ],
              4,
            ],
            [
              'A text says that a parcel costs 1.99 to release. You are waiting for one. What now?',
              [
                'Open the carrier’s own app or site yourself',
                'Pay, it is not much',
                'Answer STOP',
                'Use the link on a private phone',
              ],
              1,
            ],
          ]),
        ],
      ],
      [
        'Signing in',
        [
          ['Long, different, and not in your head', 'passwords'],
          ['The second step that stops most thieves', 'two-step'],
          quiz('Check yourself: signing in', [
            [
              'Why is one password for many sites dangerous?',
              [
                'It is hard to type',
                'It expires sooner',
                'When one site is robbed, all your accounts are open',
                'Browsers refuse it',
              ],
              3,
            ],
            [
              'Where do work passwords belong?',
              ['In the password manager', 'In a spreadsheet', 'On a note under the keyboard', 'In your mailbox'],
              1,
            ],
            [
              'Your phone asks you to approve a sign-in that you did not start. You…',
              [
                'approve it, it may be the printer',
                'deny it, change your password and report it',
                'ignore it for a week',
                'switch the phone off',
              ],
              2,
            ],
          ]),
        ],
      ],
      [
        'Devices, places and data',
        [
          ['When all files are locked', 'ransomware'],
          ['Working from a café', 'public-wifi'],
          ['The desk you leave behind', 'clean-desk'],
          ['Other people’s data in your hands', 'personal-data'],
          ['Saying it early', 'report-it'],
          quiz('Check yourself: devices and data', [
            [
              'What should happen to updates of your computer?',
              [
                'They wait for the holidays',
                'They are installed as soon as they are offered',
                'They are only for IT people',
                'They are declined when the battery is low, for good',
              ],
              2,
            ],
            [
              'You leave your desk for five minutes. What do you do?',
              ['Turn the screen away', 'Lock the screen', 'Ask a visitor to watch it', 'Nothing'],
              2,
            ],
            [
              'You sent a list of customers to the wrong person. What is the best next step?',
              [
                'Hope that no one notices',
                'Delete it from your sent mail',
                'Tell the security or privacy contact at once',
                'Wait for an answer',
              ],
              3,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'refresher',
    name: 'Security Awareness: Ten-Minute Refresher',
    description:
      'For people who took the essentials before: the four habits that matter most, and what changed in the scams of this year.',
    type: 'awareness',
    level: 2,
    free: true,
    isNew: true,
    cheatSheet: 'first-minutes',
    sections: [
      [
        'Four habits',
        [
          ['Stop, look, ask', 'phishing'],
          ['A password manager and a second step', 'two-step'],
          ['Lock, update, back up', 'ransomware'],
          ['Report without delay', 'report-it'],
          quiz('What do you remember?', [
            [
              'Which message deserves the most doubt?',
              [
                'One with a spelling mistake',
                'An unexpected one that wants you to act now',
                'One without a picture',
                'One from a new colleague',
              ],
              2,
            ],
            [
              'What makes a second sign-in step strongest?',
              ['A code by text message', 'A code by email', 'A passkey or security key', 'A question about your first pet'],
              3,
            ],
            [
              'Who should report a suspicious message that they did not fall for?',
              ['No one', 'Everyone who gets it', 'Only managers', 'Only whoever clicked'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'first-day',
    name: 'Security on Your First Day',
    description: 'For people who have just joined: accounts, devices, whom to ask, and how to say that something is wrong.',
    type: 'awareness',
    level: 1,
    free: true,
    cheatSheet: 'strong-sign-in',
    sections: [
      [
        'Your start',
        [
          ['Your accounts and your first password', 'passwords'],
          ['The desk, the badge and the door', 'clean-desk'],
        ],
      ],
      [
        'Whom to tell',
        [
          ['When something feels wrong', 'report-it'],
          quiz('Ready for day two?', [
            [
              'A friendly stranger without a badge follows you through the door. You…',
              ['hold it open', 'ask whom they visit and bring them to the reception', 'look away', 'lend them your badge'],
              2,
            ],
            [
              'You get a temporary password. What do you do with it?',
              [
                'Keep it, it is random',
                'Replace it by one from the password manager at the first sign-in',
                'Share it with your team',
                'Write it on your badge',
              ],
              2,
            ],
            [
              'You pressed a strange link an hour ago. Is it too late to report it?',
              ['Yes', 'No, the sooner the better, and no one is blamed', 'Only if nothing happened', 'Only in writing'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
];
