import { randomUUID } from 'node:crypto';
import type { Known } from './validCalls.ts';

type Body = Record<string, unknown>;

const ticket = (): Body => ({
  email: 'ana@test.example',
  description: 'The page stays empty',
  category: 'technical',
  source: 'admin_panel',
  hutk: '',
});
const notification = (): Body => ({
  head: 'New',
  title: 'Reports as PDF',
  description: 'Every report prints.',
  buttonName: 'Open reports',
  url: '/reports',
  isPinned: false,
  status: 'published',
});

/** Bodies of support, sales, notifications, surveys and the welcome; see validBodies. */
export const helpBodies: Record<string, (known: Known) => Body> = {
  'support.sendTicket': ticket,
  'support.sendTicketSignedOut': ticket,
  'support.updateTicket': () => ({ status: 'closed' }),
  'sales.requestSales': () => ({
    full_name: 'Ana Lima',
    company_name: 'Acme',
    email: 'ana@test.example',
    users_number: 40,
    message: 'How much is it?',
  }),
  'sales.sendQuoteForm': () => ({
    name: 'Ana',
    lastName: 'Lima',
    email: 'ana@test.example',
    users: 40,
    message: 'How much is it?',
    phone: '+1 555 0100',
    companyName: 'Acme',
    country: 'US',
    pageUri: 'https://heed.example/home',
    hutk: '',
    pageName: 'Get Started',
  }),
  'sales.updateSalesRequest': () => ({ status: 'closed' }),
  'notifications.markNotificationsShown': () => ({ notificationsShown: true }),
  'notifications.markNotification': ({ notificationId }) => ({ notificationId }),
  'notifications.createNotification': notification,
  'notifications.updateNotification': notification,
  'surveys.answerSurvey': () => ({ rating: 4, message: 'Clear' }),
  'surveys.createSurvey': () => ({ name: 'How do you like Heed?', status: 'open' }),
  'surveys.updateSurvey': () => ({ name: 'How do you like Heed?', status: 'closed' }),
  'welcome.saveOnboarding': () => ({ onboardingCompleted: true, onboardingSkipped: false }),
};

/** Their query values; see validQueries. */
export const helpQueries: Record<string, Record<string, string>> = {
  'support.listTickets': {
    sort: '["createdAt","DESC"]',
    range: '[0,24]',
    filter: '{"statuses":["open"],"categories":["billing"],"search":"a"}',
  },
  'sales.listSalesRequests': { sort: '["usersNumber","ASC"]', range: '[0,24]', filter: '{"statuses":["open"],"search":"a"}' },
  'notifications.listNotifications': { sort: '["title","ASC"]', range: '[0,24]', filter: '{"statuses":["draft"],"search":"a"}' },
  'surveys.getSurvey': { platform: 'admin' },
  'surveys.answerSurvey': { platform: 'admin' },
  'surveys.listSurveys': { sort: '["name","ASC"]', range: '[0,24]', filter: '{"statuses":["open"],"search":"a"}' },
  'surveys.listSurveyAnswers': {
    sort: '["rating","DESC"]',
    range: '[0,24]',
    filter: `{"surveys":["${randomUUID()}"],"ratings":["5"],"withDismissed":true,"search":"a"}`,
  },
};
