import type { PackPlan } from '../../shapes.ts';

export const plan = {
  slug: 'money',
  difficulty: 3,
  messages: {
    'urgent-transfer': {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'dana.whitlock@ceo-office.example',
      statuses: ['CORRECT', 'WRONG', 'CORRECT', 'WRONG'],
    },
    'new-bank-details': {
      layout: 'EMAIL',
      difficulty: 3,
      from: 'accounts@hollowmoor-paper.example',
      statuses: ['CORRECT', 'PARTIAL', 'PARTIAL', 'WRONG'],
    },
    'unknown-invoice': {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'invoices@brightquill-billing.example',
      link: 'https://brightquill-billing.example/invoice',
      head: { brand: 'Brightquill', color: '#9a3412' },
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'supplier-invoice': {
      layout: 'EMAIL',
      difficulty: 3,
      from: 'noreply@hollowmoor.example',
      head: { brand: 'Hollowmoor', color: '#3f4a3c' },
      statuses: ['PARTIAL', 'CORRECT', 'WRONG', 'CORRECT'],
    },
    'gift-cards': {
      layout: 'SMS',
      difficulty: 1,
      from: '+1 202-555-0118',
      statuses: ['CORRECT', 'WRONG', 'CORRECT', 'WRONG'],
    },
    overpayment: {
      layout: 'EMAIL',
      difficulty: 3,
      from: 'finance@oakline-events.example',
      statuses: ['PARTIAL', 'CORRECT', 'PARTIAL', 'WRONG'],
    },
    'expenses-approved': {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'expenses@company.example',
      statuses: ['PARTIAL', 'PARTIAL', 'WRONG', 'CORRECT'],
    },
  },
} as const satisfies PackPlan;
