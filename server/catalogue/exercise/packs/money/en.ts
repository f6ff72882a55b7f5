import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const en: TextOf<typeof plan> = {
  name: 'Money and suppliers',
  messages: {
    'urgent-transfer': {
      name: 'The CEO needs a transfer',
      subject: 'Are you at your desk?',
      from: 'Dana Whitlock',
      legend: 'You work in accounting. Dana Whitlock is the CEO, and today she’s at a trade fair. Transfers need two approvals.',
      body: [
        'Hello,',
        'I’m in a negotiation and {can’t talk on the phone}. We’re buying a company, and a deposit of $38,500 is due today.',
        'Please prepare the transfer. I’ll send you the account in a moment. {Treat this confidentially}, even in the team.',
        'Dana',
      ],
      header: 'The name is hers, the address isn’t: ceo-office.example.',
      callouts: [
        'The simplest check, a call, is ruled out in advance.',
        'Secrecy is meant to get around the second approval. The rules apply to the CEO, too.',
      ],
      answers: [
        'Right: call Dana at the number you know, or her office. A real request survives the question.',
        'No app shows whether Dana wrote this.',
        'Right: your security team and accounting have to know at once.',
        'It’s fake. Such transfers can hardly ever be recalled.',
      ],
    },
    'new-bank-details': {
      name: 'A supplier’s new bank details',
      subject: 'Re: Order 5582, new bank details',
      from: 'Ines Calloway',
      legend:
        'You’re really waiting for the invoice for order 5582. Ines Calloway of Hollowmoor has always written from hollowmoor.example.',
      body: [
        'Good morning,',
        'About your order 5582: as agreed, the goods leave on Wednesday.',
        'Because of an audit {our old account is closed}. Please pay this and all further invoices to our new account, from today. You’ll get the data by return.',
        'Please {confirm by reply to this email}. Thank you for our good cooperation.',
        'Ines Calloway, accounts',
      ],
      header: 'hollowmoor-paper.example is new. Someone knows your order, probably from a mailbox that was broken into.',
      callouts: [
        'A new account is the core of this fraud. The rest of the email may be true.',
        'A reply goes to the sender of this email. Ask in a way you already know.',
      ],
      answers: [
        'Right: call Hollowmoor at the number in your own records, never at one in the email.',
        'The supplier’s portal still shows the old account. That’s a strong hint, but only a call gives certainty.',
        'Important, but call the supplier too: someone else may control its mailbox.',
        'It’s fake, although the order is right. The money would be gone.',
      ],
    },
    'unknown-invoice': {
      name: 'Third reminder',
      subject: 'THIRD REMINDER: invoice 90213',
      from: 'Brightquill Billing',
      legend: 'Your company buys office supplies elsewhere. No one on the team knows invoice 90213.',
      body: [
        '# Third reminder',
        '| Invoice | {90213}',
        '| Amount | $1,274.00',
        '| Due | 21 days ago',
        'If you don’t pay today, {we hand the case to our lawyers}.',
        '→ View invoice',
      ],
      header: 'Brightquill writes from brightquill.example. You aren’t even a customer.',
      callouts: [
        'A third reminder without a first one. There’s no order for it.',
        'Fear of trouble is meant to make you open the “invoice”.',
      ],
      answers: [
        'Purchasing can tell you that there’s no order. A report is still needed.',
        'Your accounting system has no such invoice. Then report the email.',
        'Right: no order, a threat and a foreign address.',
        'It’s fake. Behind the button a harmful file is waiting.',
      ],
    },
    'supplier-invoice': {
      name: 'An invoice in the portal',
      subject: 'Invoice 2214 for order 5582',
      from: 'Hollowmoor',
      legend:
        'You ordered paper under number 5582. Hollowmoor puts its invoices into its portal and announces them like this each month.',
      body: [
        '# A new invoice',
        '| Order | {5582}',
        '| Invoice | 2214',
        '| Amount | $860.00',
        'You’ll find it in the portal, where you sign in as usual. {Our bank details have not changed}.',
        '~ Hollowmoor never sends new bank details by email.',
      ],
      header: 'The address ends in hollowmoor.example, as in earlier months.',
      callouts: ['The order is yours, and the amount fits.', 'No new account, no link, no deadline.'],
      answers: [
        'The supplier would confirm it. With invoices, asking is never wrong, only not needed here.',
        'Right: the portal contains the invoice, and you get there without the email.',
        'The email is real. Reports of real emails cost time.',
        'Right: order, amount, sender and way are those you know.',
      ],
    },
    'gift-cards': {
      name: 'Gift cards for the team',
      legend: 'A number that you don’t know writes in your manager’s name. Your manager sits two rooms away.',
      body: [
        'Hi, it’s me, I’m stuck in a meeting. I need {5 gift cards of $100} as a surprise for the team. Can you buy them now?',
        'Scratch them and {send me the codes as a photo}. You’ll get the money back tomorrow.',
      ],
      header: 'Your manager’s number is in your phone. This one isn’t.',
      callouts: [
        'Gift cards can’t be traced: no one else asks for them in such a hurry.',
        'The code is the money. Once sent, it’s spent.',
      ],
      answers: [
        'Right: call your manager, or go over and ask.',
        'No app can tell you who’s writing.',
        'Right: others on the team are getting the same message.',
        'It’s fake. No manager buys presents like this.',
      ],
    },
    overpayment: {
      name: 'Paid too much',
      subject: 'Overpayment, please transfer back',
      from: 'Oakline Events',
      legend: 'You look after incoming payments. Oakline ordered for $900 yesterday; it’s a new customer.',
      body: [
        'Hello,',
        'By mistake we paid {$9,000 instead of $900}. Our bank’s confirmation is on its way to you.',
        'Please transfer $8,100 back {still today, to our other account}. Our auditor is here, and we need it in the books.',
        'Many thanks for your understanding, M. Oakes',
      ],
      header: 'The customer is new, so there’s nothing to compare the address with.',
      callouts: [
        'Has the money arrived? A confirmation isn’t a payment, and a check can bounce.',
        'Refunds go to the account from which the money came.',
      ],
      answers: [
        'A call leads to the people who wrote this. Ask your bank instead.',
        'Right: your online banking shows that no $9,000 payment has arrived.',
        'A report is good. First look whether any money is there at all.',
        'It’s fake. You’d give back money that you never got.',
      ],
    },
    'expenses-approved': {
      name: 'Expenses approved',
      subject: 'Your expense report ER-3310 was approved',
      from: 'Expenses',
      legend: 'On Friday you filed the expense report ER-3310 for $212.40. expenses@company.example is the usual sender.',
      body: [
        'Hello,',
        'Your expense report was approved.',
        '| Report | {ER-3310}',
        '| Amount | $212.40',
        'The amount {is paid with your next salary}, to the account that we have. You don’t need to do anything.',
        'Expenses',
      ],
      header: 'Your company’s own domain, and the usual sender.',
      callouts: ['Number and amount are those of your report.', 'No question about your account: it’s known.'],
      answers: [
        'Accounting would confirm it. There’s no need.',
        'The expense system shows the same. A look does no harm.',
        'This is a real email; a report costs time.',
        'Right: you filed the report, and everything fits.',
      ],
    },
  },
};
