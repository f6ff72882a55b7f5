import type { PackPlan } from '../../shapes.ts';

export const plan = {
  slug: 'people',
  difficulty: 2,
  messages: {
    'payroll-account': {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'payroll@company-hr.example',
      link: 'https://company-hr.example/account',
      head: { color: '#14532d' },
      statuses: ['PARTIAL', 'CORRECT', 'CORRECT', 'WRONG'],
    },
    'benefits-deadline': {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'benefits@wellness-choice.example',
      link: 'https://wellness-choice.example/enrol',
      head: { brand: 'Wellness Choice', color: '#0f5e6b' },
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'leave-policy': {
      layout: 'EMAIL',
      difficulty: 3,
      from: 'hr@company.example.policy-view.example',
      link: 'https://company.example.policy-view.example/leave',
      head: { color: '#1f3a5f' },
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    application: {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'j.brandt@mailbox-post.example',
      link: 'https://cv-download.example/j-brandt',
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'wage-statement': {
      layout: 'EMAIL',
      difficulty: 3,
      from: 'hr-documents@company-forms.example',
      link: 'https://company-forms.example/statement',
      head: { color: '#3f4a3c' },
      statuses: ['PARTIAL', 'CORRECT', 'CORRECT', 'WRONG'],
    },
    'bonus-letter': {
      layout: 'SMS',
      difficulty: 2,
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'leave-approved': {
      layout: 'EMAIL',
      difficulty: 1,
      from: 'leave@company.example',
      head: { color: '#1f3a5f' },
      statuses: ['PARTIAL', 'PARTIAL', 'WRONG', 'CORRECT'],
    },
  },
} as const satisfies PackPlan;
