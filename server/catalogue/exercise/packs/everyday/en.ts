import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const en: TextOf<typeof plan> = {
  name: 'Everyday traps',
  messages: {
    'parcel-fee': {
      name: 'A fee for a parcel',
      legend: 'You ordered headphones last week. The shop said that Swiftbox delivers them, and you have the Swiftbox app.',
      body: [
        'Swiftbox: your parcel SB-4471 is on hold. Pay the open fee of $1.99 {within 12 hours} or it goes back to the sender: {swiftbox-fee.example/4471}',
      ],
      header: 'Delivery companies rarely text from an ordinary phone number. Anybody can write any name into the text.',
      callouts: [
        'Hurry is a tool: those who fear losing a parcel check less.',
        'The address begins with the name you know, but it is another one. The small fee is about your card number.',
      ],
      answers: [
        'A call to Swiftbox works if you look up the number yourself. The app is quicker, and the message should be reported.',
        'Right: the app shows where the parcel is and whether anything has to be paid.',
        'Right: a report warns others who wait for parcels, too.',
        'It’s fake. Whoever pays the fee gives a card number to strangers.',
      ],
    },
    'password-expiry': {
      name: 'Password expires today',
      subject: 'Your password expires TODAY',
      from: 'IT Support',
      legend:
        'It’s Monday morning. Your company’s addresses end in company.example, and you change your password on the sign-in page.',
      body: [
        '# Password expired',
        '{Dear user},',
        'Your password expires today at 5 p.m. {Keep your present password} to go on working without interruption.',
        '→ Keep my password',
        '~ IT Support Team. Accounts that are not confirmed are deleted.',
      ],
      header: 'company-passwords.example isn’t your company’s domain. Anybody can register such a name.',
      callouts: [
        'Your IT department knows your name. An email to thousands doesn’t.',
        'No one has to type a password in order to keep it. The page behind the button only collects it.',
      ],
      answers: [
        'Asking IT by phone is safe, but a report reaches them faster and helps everyone.',
        'Looking at the real sign-in page shows that nothing expires. The email should still be reported.',
        'Right: wrong domain, no name, a threat. Your security team can stop it for all.',
        'It’s fake. With the password, strangers can read your email.',
      ],
    },
    'prize-voucher': {
      name: 'You have won a voucher',
      subject: 'Congratulations! Your $500 voucher is waiting',
      from: 'Brightquill Rewards',
      legend: 'You’ve bought pens from Brightquill once. You haven’t taken part in any prize draw.',
      body: [
        '# You’re our customer number 10,000',
        'Among all customers {you have been selected} for a voucher of $500.',
        'Only {the postage of $2} has to be paid by card. There are 3 vouchers left.',
        '→ Claim my voucher',
      ],
      header:
        'The name is Brightquill’s, but the address ends in brightquill-prizes.example. The shop writes from brightquill.example.',
      callouts: [
        'You can’t win a draw you didn’t enter.',
        'A prize that costs money isn’t a prize. The card number is what they want.',
      ],
      answers: [
        'The shop can confirm that there’s no draw, but no call is needed to see that.',
        'Your account at the shop shows no voucher. Report the email as well, so that others are warned.',
        'Right: an unexpected prize, a payment and a foreign address are enough.',
        'It’s fake. There’s no voucher, only a form for your card.',
      ],
    },
    'tax-refund': {
      name: 'Tax refund by email',
      subject: 'Refund of $684.20 approved',
      from: 'Tax Payout Center',
      legend: 'You filed your tax return in spring. The tax office sends its decisions by letter and shows them in its portal.',
      body: [
        '# Your refund has been approved',
        '| Amount | $684.20',
        '| Reference | {TR-2026-55/01}',
        'To receive it, {confirm your bank card} by midnight. Later claims can’t be considered.',
        '→ Receive refund',
      ],
      header: 'A tax office doesn’t write from tax-payout.example, and there’s no “Tax Payout Center”.',
      callouts: [
        'A reference looks official but proves nothing. Compare it with your last letter.',
        'No one needs a card number and its code in order to pay you money.',
      ],
      answers: [
        'You can ask the tax office, at the number in its letters. The portal answers faster.',
        'Right: the portal shows every decision. If there’s no refund in it, there’s none.',
        'Right: such emails go to many people at once.',
        'It’s fake. The form takes the card data and the money goes the other way.',
      ],
    },
    'mailbox-full': {
      name: 'Mailbox almost full',
      subject: 'Warning: mailbox at 98%',
      from: 'Mail Administrator',
      legend: 'You had no trouble with your email today. Your email app shows that a tenth of your space is used.',
      body: [
        'Attention!',
        'Your mailbox has reached 98% of its space. {11 incoming messages are held back}.',
        'Log in to get 5 GB more, free of charge:',
        '→ Upgrade mailbox',
        'If you don’t, {your mailbox will be closed} within 24 hours.',
        'Mail Administrator',
      ],
      header: 'mail-storage-team.example is neither your company nor its email provider.',
      callouts: [
        'Curiosity about missed messages is the bait. You can’t check the number.',
        'A threat with a deadline. Your IT department doesn’t close mailboxes by email.',
      ],
      answers: [
        'IT can tell you that your mailbox is fine, but so can your email app.',
        'The email app shows the real use of space. After that, please report the email.',
        'Right: a foreign sender, a threat and a request to log in.',
        'It’s fake. The page behind it asks for your password.',
      ],
    },
    'card-declined': {
      name: 'Payment declined',
      subject: 'We couldn’t charge your card',
      from: 'Viewnest',
      legend: 'You watch films with Viewnest. Your card is valid, and you watched something yesterday evening.',
      body: [
        '# Your membership ends today',
        'Hello {valued member},',
        'Your last payment of $12.99 was declined. Update your card now to keep your account and your lists.',
        '→ Update card',
        '~ Please do not reply. {viewnest-renewal.example}',
      ],
      header: 'Viewnest writes from viewnest.example. An added word makes it another domain.',
      callouts: [
        'A company with which you have a contract addresses you by your name.',
        'Here you can see once more that the email isn’t from Viewnest.',
      ],
      answers: [
        'Customer service can help if you look up the number yourself. The app is faster.',
        'Right: open the app or type the address yourself. There you see whether a payment is missing.',
        'Right: the sender and the address don’t belong to Viewnest.',
        'It’s fake. The page copies the look and keeps your card data.',
      ],
    },
    'canteen-menu': {
      name: 'This week in the canteen',
      subject: 'Canteen: menu for this week',
      from: 'Canteen',
      legend: 'Each Monday the canteen of your company sends its menu from canteen@company.example. So it does today.',
      body: [
        'Good morning,',
        'This is what we cook this week:',
        '| Monday | Lentil soup with bread',
        '| Tuesday | Pasta with mushrooms',
        '| Wednesday | Fish with potatoes',
        '| Thursday | Vegetable curry',
        'On Friday we’re closed because of the fire drill. {You don’t have to sign up}.',
        'Enjoy your meals, your canteen team',
      ],
      header: 'The address ends in company.example, as always, and the email comes on the usual day.',
      callouts: ['The email wants nothing: no click, no password, no payment, no hurry.'],
      answers: [
        'You can call the canteen, but there’s nothing to find out.',
        'The menu is on the intranet, too. It does no harm to look, but there’s no need.',
        'There’s nothing to report. Reports of real messages cost the security team time.',
        'Right: a known sender, an expected email, nothing asked for.',
      ],
    },
  },
};
