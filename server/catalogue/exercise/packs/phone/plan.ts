import type { PackPlan } from '../../shapes.ts';

export const plan = {
  slug: 'phone',
  difficulty: 1,
  messages: {
    'bank-block': { layout: 'SMS', difficulty: 1, statuses: ['PARTIAL', 'CORRECT', 'CORRECT', 'WRONG'] },
    'new-number': {
      layout: 'SMS',
      difficulty: 2,
      from: '+1 202-555-0189',
      statuses: ['CORRECT', 'WRONG', 'PARTIAL', 'WRONG'],
    },
    helpdesk: { layout: 'SMS', difficulty: 2, statuses: ['CORRECT', 'PARTIAL', 'CORRECT', 'WRONG'] },
    'double-charge': { layout: 'SMS', difficulty: 1, statuses: ['PARTIAL', 'CORRECT', 'CORRECT', 'WRONG'] },
    'job-offer': {
      layout: 'SMS',
      difficulty: 1,
      from: '+1 202-555-0134',
      statuses: ['WRONG', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    appointment: {
      layout: 'SMS',
      difficulty: 1,
      from: '+1 202-555-0171',
      statuses: ['PARTIAL', 'PARTIAL', 'WRONG', 'CORRECT'],
    },
    locker: { layout: 'SMS', difficulty: 2, statuses: ['PARTIAL', 'CORRECT', 'WRONG', 'CORRECT'] },
  },
} as const satisfies PackPlan;
