import type { PackPlan } from '../../shapes.ts';

export const plan = {
  slug: 'everyday',
  difficulty: 1,
  messages: {
    'parcel-fee': {
      layout: 'SMS',
      difficulty: 1,
      from: '+1 202-555-0143',
      statuses: ['PARTIAL', 'CORRECT', 'CORRECT', 'WRONG'],
    },
    'password-expiry': {
      layout: 'EMAIL',
      difficulty: 1,
      from: 'support@company-passwords.example',
      link: 'https://company-passwords.example/renew',
      head: { color: '#1f3a5f' },
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'prize-voucher': {
      layout: 'EMAIL',
      difficulty: 1,
      from: 'winner@brightquill-prizes.example',
      link: 'https://brightquill-prizes.example/claim',
      head: { brand: 'Brightquill', color: '#9a3412' },
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'tax-refund': {
      layout: 'EMAIL',
      difficulty: 1,
      from: 'refunds@tax-payout.example',
      link: 'https://tax-payout.example/refund',
      head: { color: '#14532d' },
      statuses: ['PARTIAL', 'CORRECT', 'CORRECT', 'WRONG'],
    },
    'mailbox-full': {
      layout: 'EMAIL',
      difficulty: 1,
      from: 'quota@mail-storage-team.example',
      link: 'https://mail-storage-team.example/upgrade',
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'card-declined': {
      layout: 'EMAIL',
      difficulty: 1,
      from: 'billing@viewnest-renewal.example',
      link: 'https://viewnest-renewal.example/card',
      head: { brand: 'Viewnest', color: '#6b21a8' },
      statuses: ['PARTIAL', 'CORRECT', 'CORRECT', 'WRONG'],
    },
    'canteen-menu': {
      layout: 'EMAIL',
      difficulty: 1,
      from: 'canteen@company.example',
      statuses: ['PARTIAL', 'PARTIAL', 'WRONG', 'CORRECT'],
    },
  },
} as const satisfies PackPlan;
