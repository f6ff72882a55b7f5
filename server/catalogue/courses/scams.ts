import { type CourseText, quiz } from '../shapes.ts';

export const scams: readonly CourseText[] = [
  {
    slug: 'phishing',
    name: 'Phishing: Spot It, Stop It, Report It',
    description: 'What phishing emails have in common, how they are made to fit you, and the two seconds that decide.',
    type: 'awareness',
    level: 1,
    free: true,
    popular: true,
    cheatSheet: 'spot-the-phish',
    sections: [
      [
        'The bait',
        [
          ['Why we click', 'phishing'],
          ['Sender, link, attachment', 'links'],
        ],
      ],
      [
        'The answer',
        [
          ['One button: report', 'report-it'],
          quiz('Phish or not?', [
            [
              'Which address belongs to example.com?',
              ['example.com.login-check.net', 'login.example.com', 'example-com.net', 'examp1e.com'],
              2,
            ],
            [
              'An invoice you expect comes with new bank details. What do you do?',
              ['Pay it in time', 'Ask by replying to the email', 'Call the supplier on a number you already had', 'Pay half of it'],
              3,
            ],
            [
              'You typed your password into a fake page. What comes first?',
              ['Restart the computer', 'Change the password and tell security', 'Delete the email', 'Wait for a sign of misuse'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'ceo-fraud',
    name: 'CEO Fraud and Fake Invoices',
    description:
      'The email that costs companies most carries no virus at all: only a name you trust and a payment that cannot wait.',
    type: 'awareness',
    level: 2,
    hot: true,
    sections: [
      [
        'Money on request',
        [
          ['The boss, in a hurry, from a private address', 'phishing'],
          ['Called by a voice you know', 'deepfakes'],
          ['Calling back on a known number', 'phone-calls'],
          quiz('Would you pay?', [
            [
              'The director asks by email for a secret transfer today. The rule is…',
              [
                'obey, it is the director',
                'no payment without the second approval, whoever asks',
                'pay if it is below a limit',
                'ask by replying to that email',
              ],
              2,
            ],
            [
              'What makes fake invoices convincing?',
              ['Big letters', 'Real names and projects taken from a hacked mailbox', 'A signature', 'Foreign currency'],
              2,
            ],
            [
              'A new account number is confirmed by…',
              ['a PDF with a stamp', 'a second email', 'a call to a contact from your own records', 'the bank’s name'],
              3,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'smishing-vishing',
    name: 'Calls and Text Messages That Lie',
    description: 'Smishing and vishing: why a phone feels more trustworthy than a mailbox, and why it is not.',
    type: 'awareness',
    level: 1,
    sections: [
      [
        'On the phone',
        [
          ['Parcels, fines and lost phones', 'text-messages'],
          ['The help desk that calls you', 'phone-calls'],
          quiz('Hang up or go on?', [
            [
              'The number on the display is your bank’s. Is it your bank?',
              ['Yes', 'Not for certain; numbers can be faked', 'Yes, if the voice is polite', 'Only on mobile phones'],
              2,
            ],
            [
              '“Hi mum, this is my new number” arrives. You…',
              ['save it', 'send money for a new phone', 'call the old number', 'ask for a photo'],
              3,
            ],
            [
              'A caller wants to “help” through remote control. You…',
              [
                'install the program',
                'refuse and call IT yourself',
                'let them look without touching',
                'ask for an email first, then install',
              ],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'social-engineering',
    name: 'Social Engineering: How People Are Hacked',
    description: 'Authority, hurry, kindness, curiosity: the levers that attackers pull, with scenes from offices like yours.',
    type: 'awareness',
    level: 3,
    popular: true,
    sections: [
      [
        'Levers',
        [
          ['Authority and hurry', 'phone-calls'],
          ['Curiosity: the stick and the poster', 'clean-desk'],
        ],
      ],
      [
        'Brakes',
        [
          ['Asking back is polite', 'report-it'],
          quiz('Which lever was it?', [
            [
              '“If you do not help me now, I will lose my job.” Which lever is this?',
              ['Authority', 'Pity and hurry', 'Curiosity', 'Greed'],
              2,
            ],
            ['A USB stick labelled “Salaries” lies in the lift. Which lever?', ['Curiosity', 'Fear', 'Kindness', 'Habit'], 1],
            [
              'What helps against every lever?',
              ['A faster computer', 'A pause and a second channel', 'A longer password', 'More mail filters'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'deepfakes',
    name: 'Deepfakes and AI Scams',
    description:
      'Cloned voices, invented faces and flawless emails in any language: what still gives them away, and the rules that hold when nothing does.',
    type: 'awareness',
    level: 2,
    hot: true,
    isNew: true,
    sections: [
      [
        'Made by machines',
        [
          ['A voice from ten seconds of sound', 'deepfakes'],
          ['Emails without mistakes', 'phishing'],
          ['What you may tell an assistant', 'personal-data'],
          quiz('Real or made?', [
            [
              'A colleague in a video call asks for a transfer. What proves that it is them?',
              ['The face', 'The background', 'A call to their known number', 'The quality of the picture'],
              3,
            ],
            [
              'May you paste a customer contract into a public AI assistant?',
              [
                'Yes, it forgets',
                'No, unless the company has approved the tool for such data',
                'Yes, in the evening',
                'Yes, in another language',
              ],
              2,
            ],
            [
              'What should a family or team agree on against voice clones?',
              ['A code word or a call back', 'Speaking louder', 'Never using the phone', 'Recording everything'],
              1,
            ],
          ]),
        ],
      ],
    ],
  },
];
