import type { PackPlan } from '../../shapes.ts';

export const plan = {
  slug: 'travel',
  difficulty: 2,
  messages: {
    'flight-cancelled': {
      layout: 'SMS',
      difficulty: 2,
      statuses: ['PARTIAL', 'CORRECT', 'CORRECT', 'WRONG'],
    },
    'hotel-card': {
      layout: 'EMAIL',
      difficulty: 3,
      from: 'reservations@meridia-booking.example',
      link: 'https://meridia-booking.example/card',
      head: { brand: 'Hotel Meridia', color: '#7c2d12' },
      statuses: ['CORRECT', 'CORRECT', 'PARTIAL', 'WRONG'],
    },
    'conference-speaker': {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'chair@leaders-of-industry.example',
      link: 'https://leaders-of-industry.example/speakers',
      head: { brand: 'Leaders of Industry', color: '#4a1d5f' },
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'calendar-invite': {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'calendar@meet-invite.example',
      link: 'https://meet-invite.example/agenda',
      statuses: ['PARTIAL', 'CORRECT', 'CORRECT', 'WRONG'],
    },
    'room-block': {
      layout: 'EMAIL',
      difficulty: 3,
      from: 'rooms@nordkonf-hotels.example',
      link: 'https://nordkonf-hotels.example/rooms',
      head: { brand: 'Nordkonf', color: '#0f4c5c' },
      statuses: ['CORRECT', 'PARTIAL', 'PARTIAL', 'WRONG'],
    },
    'toll-fine': {
      layout: 'SMS',
      difficulty: 1,
      from: '+1 202-555-0162',
      statuses: ['PARTIAL', 'CORRECT', 'CORRECT', 'WRONG'],
    },
    'train-ticket': {
      layout: 'EMAIL',
      difficulty: 1,
      from: 'tickets@railhop.example',
      head: { brand: 'Railhop', color: '#14532d' },
      statuses: ['PARTIAL', 'PARTIAL', 'WRONG', 'CORRECT'],
    },
  },
} as const satisfies PackPlan;
