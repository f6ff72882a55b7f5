import { type CourseText, quiz } from '../shapes.ts';

/** Courses on laws and standards. */
export const compliance: readonly CourseText[] = [
  {
    slug: 'gdpr',
    name: 'GDPR for Everyone Who Works with Data',
    description: 'Personal data, legal bases, rights of people and the 72 hours after a mishap, in plain words.',
    type: 'compliance',
    level: 2,
    popular: true,
    cheatSheet: 'personal-data',
    sections: [
      [
        'The idea',
        [
          ['What personal data is', 'personal-data'],
          ['Only what is needed, only as long as needed', 'clean-desk'],
        ],
      ],
      [
        'The practice',
        [
          ['A mishap and 72 hours', 'report-it'],
          quiz('GDPR in practice', [
            [
              'Which of these is personal data?',
              ['The weather', 'A customer’s delivery address', 'The price of a product', 'A public holiday'],
              2,
            ],
            [
              'Someone asks which data we hold about them. You…',
              ['refuse', 'pass it on at once to the privacy contact', 'answer with a list from memory', 'wait a year'],
              2,
            ],
            [
              'How long may a notifiable breach go unreported to the authority?',
              ['72 hours', '30 days', 'Until it is repaired', 'One year'],
              1,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'pci-dss',
    name: 'PCI DSS: Handling Card Data',
    description: 'What may be kept of a payment card, what never, and how terminals are looked after.',
    type: 'compliance',
    level: 2,
    sections: [
      [
        'Cards',
        [
          ['Numbers that must not be written down', 'personal-data'],
          ['Terminals and strangers', 'clean-desk'],
          quiz('At the till', [
            [
              'May the three-digit code of a card be kept after the payment?',
              ['Yes, encrypted', 'Never', 'For 30 days', 'On paper only'],
              2,
            ],
            [
              'A technician wants to swap a terminal without notice. You…',
              ['let them', 'check with the known contact first', 'help to carry', 'ask for a receipt only'],
              2,
            ],
            [
              'A customer emails a card number. You…',
              ['process it', 'do not use it, remove it as our rules say and offer a safe way', 'forward it', 'print it'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'hipaa',
    name: 'HIPAA Privacy and Security Basics',
    description: 'Protected health information: minimum necessary, disclosures and safeguards.',
    type: 'compliance',
    level: 2,
    sections: [
      [
        'Health information',
        [
          ['What PHI is', 'personal-data'],
          ['Safeguards of every day', 'two-step'],
          quiz('HIPAA basics', [
            [
              '“Minimum necessary” means…',
              ['the shortest email', 'using and sharing only what the task needs', 'the lowest price', 'one copy for each person'],
              2,
            ],
            ['Which is PHI?', ['A diagnosis together with a name', 'Opening hours', 'A general leaflet', 'The number of beds'], 1],
            [
              'A laptop with records is lost. Whom do you tell?',
              [
                'No one',
                'The privacy or security officer, immediately',
                'The patients, by phone, yourself',
                'A lawyer of your own',
              ],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'iso-27001',
    name: 'ISO 27001: Your Part in It',
    description: 'What an information security management system is for, and what an auditor may ask you.',
    type: 'compliance',
    level: 3,
    sections: [
      [
        'A system, not a folder',
        [
          ['Assets, risks, controls', 'passwords'],
          ['Incidents are asked for', 'report-it'],
          quiz('The auditor asks', [
            [
              'Where do you find the security policy?',
              ['I know the place and can show it', 'IT knows', 'It is secret', 'There is none'],
              1,
            ],
            [
              'Who owns the information in your team?',
              ['The internet', 'The owner named in our register', 'Whoever made it last', 'No one'],
              2,
            ],
            [
              'Why are small incidents reported?',
              ['For punishment', 'To learn before a large one', 'To fill tables', 'They are not'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'nis2',
    name: 'NIS2 for Managers',
    description: 'Duties of management, reporting times and the training that the directive asks for.',
    type: 'compliance',
    level: 4,
    isNew: true,
    sections: [
      [
        'Duties at the top',
        [
          ['Risks are the management’s', 'ransomware'],
          ['24 hours, 72 hours, one month', 'report-it'],
          quiz('Are you ready?', [
            [
              'When is the early warning of a significant incident due?',
              ['Within 24 hours', 'Within 72 hours', 'Within a month', 'With the annual report'],
              1,
            ],
            [
              'Who approves the cybersecurity measures?',
              ['The supplier', 'The management body', 'The help desk', 'The auditor'],
              2,
            ],
            [
              'What does the directive say about training of managers?',
              ['Nothing', 'They must follow it', 'It is for IT only', 'It is optional for small teams'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'acceptable-use',
    name: 'Acceptable Use and Code of Conduct',
    description: 'What company accounts and devices are for, private use, and lines that are not crossed.',
    type: 'compliance',
    level: 1,
    free: true,
    sections: [
      [
        'Fair use',
        [
          ['Accounts and devices', 'passwords'],
          ['What we say in public', 'phone-calls'],
          quiz('Where is the line?', [
            [
              'May you forward work files to your private mailbox?',
              ['Yes, if you work late', 'No, use the approved ways to work elsewhere', 'Yes, small ones', 'Yes, zipped'],
              2,
            ],
            [
              'A journalist phones you about a customer. You…',
              ['answer friendly', 'refer them to the press contact', 'say “no comment” and explain', 'call the customer'],
              2,
            ],
            [
              'Your child wants to play on the work laptop. You…',
              ['allow it under your eyes', 'do not allow it', 'make another browser window', 'allow it offline'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
];
