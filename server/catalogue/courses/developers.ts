import { type CourseText, quiz } from '../shapes.ts';

/** Courses of the developers' area; the learning page never lists them. */
export const developers: readonly CourseText[] = [
  {
    slug: 'dev-injection',
    name: 'Injection: Input Is Not Code',
    description: 'SQL, shell and template injection, and the interfaces that make them impossible.',
    type: 'for_developers',
    level: 3,
    sections: [
      [
        'Input',
        [
          ['Where strings become commands', 'links'],
          quiz('Injection', [
            [
              'What stops SQL injection for good?',
              ['Escaping by hand', 'Parameters that travel apart from the statement', 'A longer password', 'Hiding error messages'],
              2,
            ],
            [
              'Where is validation of input decisive?',
              ['In the browser', 'On the server', 'In the manual', 'In the database client'],
              2,
            ],
            [
              'A file name comes from a user. What do you do?',
              ['Use it as it is', 'Replace it by a name of your own', 'Add “../” checks to the log', 'Lower-case it'],
              2,
            ],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'dev-secrets',
    name: 'Secrets Do Not Live in Repositories',
    description: 'Keys in code, history and logs; rotation and short-lived credentials.',
    type: 'for_developers',
    level: 2,
    free: true,
    sections: [
      [
        'Secrets',
        [
          ['A key in the history', 'passwords'],
          quiz('Secrets', [
            [
              'A key was pushed and removed in the next commit. Is it safe?',
              ['Yes', 'No, revoke it: history keeps it', 'Yes, after a day', 'Yes, in private repositories'],
              2,
            ],
            [
              'Which credential is best for a build?',
              ['A person’s password', 'A short-lived token for that job alone', 'The root key', 'A shared team key'],
              2,
            ],
            ['What belongs into logs?', ['Request ids', 'Passwords', 'Session tokens', 'Card numbers'], 1],
          ]),
        ],
      ],
    ],
  },
  {
    slug: 'dev-access',
    name: 'Broken Access Control',
    description: 'The first of the OWASP top ten: every object, every request, every time.',
    type: 'for_developers_manual_start',
    level: 4,
    sections: [
      [
        'Access',
        [
          ['Another customer’s invoice', 'personal-data'],
          quiz('Access', [
            [
              '/invoices/1002 shows someone else’s invoice. What is missing?',
              ['A random id', 'A check that the record belongs to the caller', 'HTTPS', 'A captcha'],
              2,
            ],
            [
              'Where is access decided?',
              ['In hidden buttons', 'On the server for each request', 'In the router of the page', 'At sign-in only'],
              2,
            ],
            ['What should a caller learn about records of others?', ['That they exist', 'Nothing', 'Their owner', 'Their size'], 2],
          ]),
        ],
      ],
    ],
  },
];
