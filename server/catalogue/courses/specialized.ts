import { type CourseText, quiz } from '../shapes.ts';

/** Courses for people whose work makes them frequent targets. */
export const specialized: readonly CourseText[] = [
  {
    slug: 'finance-teams',
    name: 'Security for Finance Teams',
    description: 'Payments, suppliers, payroll: the controls that hold when a request looks perfectly real.',
    type: 'specialized',
    level: 2,
    popular: true,
    sections: [
      [
        'Payments under pressure',
        [
          ['Changed bank details', 'phishing'],
          ['Four eyes, also at quarter end', 'phone-calls'],
          quiz('Payment desk', [
            [
              'An employee asks by email to have the salary sent to a new account. You…',
              ['change it', 'confirm it in person or by a known number', 'ask for a bank card photo', 'change it for one month'],
              2,
            ],
            [
              'What is the point of two approvals?',
              ['Speed', 'One deceived person is not enough', 'Less paper', 'Someone to blame'],
              2,
            ],
            [
              'A supplier’s email comes from supplier-invoices.co instead of supplier.com. This is…',
              ['a new branch', 'a likely look-alike domain; check it', 'a spelling variant', 'normal at year end'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'executives',
    name: 'Security for Executives and Assistants',
    description: 'Whaling, travel, private accounts and cloned voices: short, direct, and about you.',
    type: 'specialized',
    level: 3,
    hot: true,
    sections: [
      [
        'A public person',
        [
          ['What is known about you', 'personal-data'],
          ['Your voice in other hands', 'deepfakes'],
          ['Travelling with secrets', 'public-wifi'],
          quiz('In your chair', [
            [
              'Why do attackers read an assistant’s calendar?',
              ['Out of boredom', 'To write when the executive cannot be asked', 'To plan holidays', 'To find restaurants'],
              2,
            ],
            [
              'Which account needs the strongest second step?',
              ['The newsletter', 'The private mailbox that can reset others', 'The streaming service', 'The loyalty card'],
              2,
            ],
            [
              'You really need an urgent payment. What do you do?',
              [
                'Ask for an exception',
                'Follow the same process as everyone else',
                'Use a private address',
                'Call someone who never says no',
              ],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'hr-teams',
    name: 'Security for Human Resources',
    description: 'Applications with attachments, references by phone, and files that hold people’s lives.',
    type: 'specialized',
    level: 2,
    sections: [
      [
        'People’s files',
        [
          ['An application with a surprise', 'ransomware'],
          ['Who may know what', 'personal-data'],
          quiz('HR desk', [
            [
              'An application links to a “portfolio” that wants a sign-in. You…',
              ['sign in', 'do not sign in and ask for a PDF through the portal', 'use a colleague’s account', 'forward it to all'],
              2,
            ],
            [
              'How long are papers of rejected applicants kept?',
              [
                'For ever',
                'As long as the law and our policy say, then deleted',
                'Until the next opening',
                'As long as there is space',
              ],
              2,
            ],
            [
              'A landlord calls to verify someone’s salary. You…',
              ['tell it', 'give nothing without the person’s written consent', 'give a range', 'tell only whether it is high'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'it-administrators',
    name: 'Security for IT Administrators',
    description: 'Privileged accounts, help-desk resets and the attacker who calls as an employee.',
    type: 'specialized',
    level: 4,
    sections: [
      [
        'Keys to everything',
        [
          ['Admin accounts are not for email', 'passwords'],
          ['Resetting without being fooled', 'phone-calls'],
          ['Restoring for real', 'ransomware'],
          quiz('Admin check', [
            [
              'A caller asks to have two-step sign-in removed because of a new phone. You…',
              [
                'remove it',
                'verify identity by the agreed process, with the manager or a video call',
                'ask for the birthday',
                'remove it for a day',
              ],
              2,
            ],
            [
              'What is a separate admin account for?',
              ['More mail space', 'That a phished mailbox does not hold the keys', 'Faster sign-in', 'Reports'],
              2,
            ],
            [
              'Which log matters most after a break-in?',
              ['The one kept where the attacker cannot erase it', 'The newest one', 'The largest one', 'The one in color'],
              1,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'customer-support',
    name: 'Security for Customer Support',
    description: 'Helping the right person: verification without rudeness, and secrets that are never asked for.',
    type: 'specialized',
    level: 2,
    isNew: true,
    sections: [
      [
        'Helping the right one',
        [
          ['The customer who is not one', 'phone-calls'],
          ['Links and files from tickets', 'links'],
          quiz('Ticket desk', [
            [
              'A caller knows name, address and birthday. Is that proof of identity?',
              ['Yes', 'No, all three can be bought or found', 'Yes, with the ZIP code', 'Only on weekdays'],
              2,
            ],
            [
              'Which of these do we ask customers for?',
              ['Their password', 'Their one-time code', 'Neither passwords nor codes, ever', 'Password and code, on the phone'],
              3,
            ],
            [
              'A ticket holds “screenshot.html”. You…',
              ['open it', 'do not open it and send it to security', 'rename it to .png', 'open it at home'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'healthcare-staff',
    name: 'Security for Healthcare Staff',
    description: 'Shared stations, urgent calls and records that concern the most private side of people.',
    type: 'specialized',
    level: 2,
    sections: [
      [
        'On the ward',
        [
          ['Stations that many people use', 'clean-desk'],
          ['Records, only of one’s own patients', 'personal-data'],
          quiz('Ward round', [
            [
              'A colleague’s session is open. You need one value quickly. You…',
              ['read it there', 'lock it and sign in as yourself', 'ask a patient', 'photograph the screen'],
              2,
            ],
            [
              'May you look up a neighbor’s record out of concern?',
              ['Yes, briefly', 'No, access needs a reason in the treatment', 'Yes, at night', 'Yes, if you tell no one'],
              2,
            ],
            [
              'Results are sent to patients by…',
              ['a private messenger', 'the approved portal', 'a photo', 'a friend of theirs'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
];
