import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const en: TextOf<typeof plan> = {
  name: 'On your phone',
  messages: {
    'bank-block': {
      name: 'Account blocked',
      from: 'Northfern Bank',
      legend: 'You bank with Northfern and have its app. The message appears on a Sunday, below real messages of the bank.',
      body: [
        'Northfern: {unusual activity}, your account has been blocked. Confirm your identity to unblock it: {northfern-unblock.example}',
      ],
      header: 'A sender’s name in a text message can be faked. The phone then sorts it below the real ones.',
      callouts: [
        'It doesn’t say what happened. Fear is meant to make you tap.',
        'Banks don’t send links to sign-in pages. The real address is northfern.example.',
      ],
      answers: [
        'A call helps if you take the number from your bank card. The app tells you at once.',
        'Right: the app opens and shows your balance, so nothing is blocked.',
        'Right: banks and your security team can have the page taken down.',
        'It’s fake. The page collects your sign-in and then asks for the code, too.',
      ],
    },
    'new-number': {
      name: 'A colleague’s new number',
      legend: 'You work with Tom Ferris from sales, whose number you’ve saved. This message comes from an unknown one.',
      body: [
        'Hi, it’s Tom from sales. {My phone broke}, this is my new number. Please save it.',
        'I’m about to see a customer: can you send me {the list of contracts with prices} here? It’s urgent.',
      ],
      header: 'An unknown number, and only the text says whose it is.',
      callouts: [
        'A broken phone explains the new number and why you can’t reach the old one. It’s the usual beginning.',
        'Confidential data to a private number: even a real colleague would have to use another way.',
      ],
      answers: [
        'Right: call Tom at the number you know, or ask him in the office chat.',
        'No app shows whose number this is.',
        'A report is good. But if it really is Tom, only a call finds out, so call as well.',
        'It’s fake. The list would go to someone you don’t know.',
      ],
    },
    helpdesk: {
      name: 'The helpdesk wants to help',
      from: 'Service Desk',
      legend: 'You have no open ticket. Your company’s service desk answers tickets by email and has the extension 555-0100.',
      body: [
        'Service Desk: a virus was found on your computer. {Do not switch it off}.',
        'Install the support app so that our technician can remove it: {company-remote.example/app}',
      ],
      header: 'The name says nothing about who it is, and your service desk doesn’t send text messages.',
      callouts: [
        'They want you to act before anyone else has a look.',
        'An app from a foreign address gives strangers control of your device.',
      ],
      answers: [
        'Right: the service desk knows at its own number that it sent nothing.',
        'The protection software on your computer shows no virus. That’s good to know, but the service desk should hear of the message.',
        'Right: others are getting this message at the same time.',
        'It’s fake. There’s no virus yet: the app is the virus.',
      ],
    },
    'double-charge': {
      name: 'Charged twice',
      from: 'Fonora',
      legend: 'Fonora is your phone company. Your bill comes on the fifth; today is the twentieth.',
      body: [
        'Fonora: you were charged twice in error. Get your {$48.60} back today: {fonora-refunds.example} The offer ends at 8 p.m.',
      ],
      header: 'Names of senders can be chosen freely.',
      callouts: [
        'Check it: your bank statement shows one payment.',
        'Real refunds are simply paid out. No one has to open a page by 8 p.m.',
      ],
      answers: [
        'Customer service can answer that if you take its number from your bill.',
        'Right: the app of Fonora shows your bills and payments.',
        'Right: the message goes to many people, whatever phone company they have.',
        'It’s fake. The page asks for your card in order to “pay out”.',
      ],
    },
    'job-offer': {
      name: 'Easy money from home',
      legend: 'You’re not looking for another job and haven’t applied anywhere.',
      body: [
        'Hello, I’m Mia from Starfield Recruiting. We saw your résumé. {$300 a day} for liking videos, 1 hour, from home.',
        'Interested? {Write to us in the messenger}: starfield-jobs.example/chat',
      ],
      header: 'A recruiter with an ordinary number and no company address.',
      callouts: [
        'A lot of money for little work. Soon they’ll ask for a “deposit”.',
        'In a messenger, no company filter protects you, and no one else sees the chat.',
      ],
      answers: [
        'The only number you have is theirs. A call shows them that yours is in use.',
        'There’s no official app here. Looking up the company shows at most that it doesn’t exist.',
        'Right: report and block the number, and don’t answer.',
        'It’s fake. These offers end with a payment, yours.',
      ],
    },
    appointment: {
      name: 'Your appointment on Thursday',
      legend: 'You made an appointment with Dr. Amari for Thursday at 9:30. The practice has texted from this number before.',
      body: ['Practice Dr. Amari: we expect you on {Thursday at 9:30}. If you can’t come, please {call us as usual}.'],
      header: 'The number is the one of earlier messages and of the practice’s card.',
      callouts: ['The day and time are the ones you agreed on.', 'No link, no code, no payment: you don’t have to do anything.'],
      answers: [
        'You can call, and would hear that the appointment stands. There’s no need.',
        'Your calendar says the same. A look does no harm.',
        'This is a real reminder. Reports of real messages cost time.',
        'Right: expected, known number, nothing asked for.',
      ],
    },
    locker: {
      name: 'Parcel in the locker',
      from: 'Swiftbox',
      legend: 'In the Swiftbox app you chose the locker on Harbor Street for your parcel SB-9020. It was to arrive today.',
      body: [
        'Swiftbox: {SB-9020} is in the locker at 12 Harbor Street. Code to open it: 7731, also in the app. Kept {until Friday}.',
      ],
      callouts: [
        'Number and place are those of your order. Strangers don’t know them.',
        'Some days to fetch it, no fee and no link.',
      ],
      answers: [
        'Swiftbox would confirm it. It costs you time but does no harm.',
        'Right: the app shows the same code. If you look there, you don’t have to judge the message.',
        'The message is real. A report costs the security team time.',
        'Right: it fits your order and asks for nothing.',
      ],
    },
  },
};
