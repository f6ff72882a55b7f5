import type { LandingTexts } from '../shapes.ts';
import type { landings } from './plan.ts';

export const en: LandingTexts<typeof landings> = {
  document: {
    name: 'A document is waiting',
    title: 'A document is waiting for you',
    paragraph: 'It opens on the next page.',
    buttonText: 'Continue',
  },
  'delivery-day': {
    name: 'Confirm a day of delivery',
    title: 'Confirm the day of delivery',
    paragraph: 'The days that are still free are on the next page.',
    buttonText: 'Show days',
  },
  everyone: {
    name: 'Explanation for all emails',
    title: 'This email was a test',
    paragraph:
      'Your company sent it so that everyone can practice recognizing phishing. Nothing bad has happened, and it can happen to anyone: such emails are made to look real.',
    middleText:
      'You didn’t enter anything, and no password or other personal data was requested or stored. Here you can see what gives the email away. Next time, use the report button or tell IT, even if you’ve already clicked: that way others are warned, too.',
  },
  services: {
    name: 'Explanation for emails from shops and services',
    title: 'This email wasn’t from the company it named',
    paragraph:
      'It was a test by your own company, with an invented sender. Nothing was ordered, paid or canceled, and it can happen to anyone.',
    middleText:
      'You didn’t enter anything, and no password or other personal data was requested or stored. If an email surprises you, leave its link alone: open the app or type the address yourself. Then use the report button or tell IT, so that others are warned, too.',
  },
};
