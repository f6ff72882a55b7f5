import { type CourseText, quiz } from '../shapes.ts';

export const everyday: readonly CourseText[] = [
  {
    slug: 'passwords',
    name: 'Passwords, Passkeys and Two-Step Sign-In',
    description: 'Why length beats cleverness, how a manager remembers for you, and what a second step really stops.',
    type: 'awareness',
    level: 1,
    free: true,
    popular: true,
    cheatSheet: 'strong-sign-in',
    sections: [
      ['The first step', [['How passwords are guessed', 'passwords']]],
      [
        'The second step',
        [
          ['Codes, prompts and keys', 'two-step'],
          quiz('Safe sign-in', [
            [
              'Which one would last longest against guessing?',
              ['P@ssw0rd!', 'Summer2026', 'lantern-orbit-velvet-canoe', 'qwertz123'],
              3,
            ],
            [
              'How often should a good, unshared password be changed?',
              ['Every Monday', 'When there is a sign that someone else knows it', 'Every 30 days', 'Each time you travel'],
              2,
            ],
            [
              'Why does a passkey not work on a fake page?',
              [
                'It is too long to type',
                'It is bound to the real site’s address',
                'Fake pages have no camera',
                'It expires in a minute',
              ],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'working-anywhere',
    name: 'Working Safely Anywhere',
    description: 'Home, train, hotel, café: networks, screens and conversations outside the office.',
    type: 'awareness',
    level: 1,
    cheatSheet: 'working-anywhere',
    sections: [
      [
        'Out of the office',
        [
          ['Networks you do not know', 'public-wifi'],
          ['Screens and ears around you', 'clean-desk'],
          ['A lost phone', 'text-messages'],
          quiz('On the road', [
            [
              'Which connection is best for confidential work on a train?',
              [
                'The free network without a password',
                'The phone’s own hotspot',
                'The network with the strongest signal',
                'Any, if it is fast',
              ],
              2,
            ],
            [
              'Your laptop was stolen. When do you report it?',
              [
                'After the weekend',
                'When the police have found it',
                'At once, so that it can be locked and wiped',
                'When you have a new one',
              ],
              3,
            ],
            [
              'A charging point offers only USB. What is safer?',
              ['Your own plug or a power bank', 'Any cable you find there', 'Allowing data “just once”', 'Switching Bluetooth on'],
              1,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'ransomware',
    name: 'Ransomware: Before, During, After',
    description: 'How it comes in, why minutes count, and why backups are the only answer that is free.',
    type: 'awareness',
    level: 2,
    popular: true,
    cheatSheet: 'first-minutes',
    sections: [
      [
        'Three acts',
        [
          ['How it comes in', 'links'],
          ['Files that do not open any more', 'ransomware'],
          ['The first ten minutes', 'report-it'],
          quiz('Ten minutes', [
            [
              'A note on the screen demands money for your files. What is first?',
              ['Pay', 'Disconnect from the network and call security', 'Restart', 'Write to the attacker'],
              2,
            ],
            [
              'What makes a backup useful against ransomware?',
              [
                'It lies on the same drive',
                'It is kept apart and has been restored as a test',
                'It is very old',
                'It has the same password',
              ],
              2,
            ],
            [
              'Which attachment deserves most doubt?',
              [
                'One that wants macros switched on',
                'A text file from a colleague',
                'A calendar entry you made',
                'A picture you took',
              ],
              1,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'clean-desk',
    name: 'Clean Desk, Locked Screen, Closed Door',
    description: 'The oldest attacks need no computer: paper, badges, visitors and printers.',
    type: 'awareness',
    level: 1,
    free: true,
    sections: [
      [
        'In the office',
        [
          ['What your desk tells', 'clean-desk'],
          ['Visitors and badges', 'phone-calls'],
          quiz('At the door', [
            [
              'Where do confidential prints go when they are done with?',
              ['Into the paper bin', 'Into the shredder or locked container', 'Home, as drawing paper', 'Into a drawer'],
              2,
            ],
            [
              'Which key combination is worth a habit?',
              [
                'The one that locks the screen',
                'The one that takes a screenshot',
                'The one that opens a private window',
                'The one that prints',
              ],
              1,
            ],
            [
              'You find an unknown USB stick. You…',
              ['plug it in to find its owner', 'give it to IT', 'keep it', 'throw it into the river'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'mobile',
    name: 'Your Phone Is a Computer',
    description: 'Apps, permissions, updates and what to do when it is gone.',
    type: 'awareness',
    level: 2,
    sections: [
      [
        'In your pocket',
        [
          ['Messages with links', 'text-messages'],
          ['Networks and hotspots', 'public-wifi'],
          ['The phone as second step', 'two-step'],
          quiz('Pocket check', [
            [
              'A torch app wants your contacts. You…',
              ['allow it', 'refuse or remove it', 'allow it once', 'give it other people’s contacts'],
              2,
            ],
            [
              'Where do apps for work come from?',
              ['A link in a chat', 'The official store or the company portal', 'A forum', 'A colleague’s stick'],
              2,
            ],
            [
              'What protects a lost phone best?',
              ['A case', 'A screen lock with encryption and remote wipe', 'Flight mode', 'A sticker with your address'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
];
