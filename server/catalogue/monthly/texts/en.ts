import type { MonthlyTexts } from '../shapes.ts';

export const en: MonthlyTexts = {
  phishing: {
    sentences: [
      'A phishing email looks ordinary, but there is a hook in it: a link, a request for money or for a password.',
      'A calm look at the sender and the request often shows it.',
    ],
    tips: [
      'Check the sender’s full address before you answer or click.',
      'Open the site yourself instead of following a link that hurries you.',
      'Report a suspicious email with the report button, or tell your IT team.',
    ],
  },
  links: {
    sentences: [
      'The text of a link says nothing about where it leads, and a QR code shows no address before you scan it.',
      'Look at the address first, and many traps stay closed.',
    ],
    tips: [
      'Point at a link without clicking, and read the address that appears.',
      'Type the address of a sign-in page yourself, or use your bookmark.',
      'Read the address that your camera shows before you open a QR code.',
    ],
  },
  passwords: {
    sentences: [
      'People or programs that learn one password try it on other accounts, too.',
      'If each account has a long password of its own, one lost key opens only one door.',
    ],
    tips: [
      'Change a password that you use for more than one account.',
      'Keep your passwords in the password manager that your company approves.',
      'Build your next password from several words that have nothing to do with each other.',
    ],
  },
  'two-step': {
    sentences: [
      'A password is a single lock, and it can be stolen.',
      'With a second step, for example on your phone, a stolen password alone is not enough to sign in.',
    ],
    tips: [
      'Turn on two-step sign-in for your mailbox, for the private one as well.',
      'Decline any sign-in request that you did not start, and report it.',
      'Keep codes to yourself, even if the caller says it is urgent.',
    ],
  },
  ransomware: {
    sentences: [
      'Ransomware locks files, and criminals demand money to open them again.',
      'Backups that are kept apart help to get the work back.',
    ],
    tips: [
      'Save your work where your company backs it up, not only on your device.',
      'Install the updates that are waiting, and restart your device.',
      'If files lock by themselves, disconnect from the network and call your IT team.',
    ],
  },
  'phone-calls': {
    sentences: [
      'A caller can claim to be your bank, your IT team or your manager, and can fake the number on the display.',
      'What such callers are after is money or a password, so check first who is calling.',
    ],
    tips: [
      'Hang up, and call back on a number that you already know.',
      'Keep passwords and codes to yourself on the phone, without exception.',
      'Talk to a colleague before you pay or change anything because of a call.',
    ],
  },
  'text-messages': {
    sentences: [
      'A text message about a parcel or a payment can lead to a fake page.',
      'On a small screen, a wrong address is easy to miss.',
    ],
    tips: [
      'Track a parcel in the shop’s own app or site, not by the link in a message.',
      'When a known person writes from a new number, call the old number first.',
      'Report a suspicious message from work to your IT team, then delete it.',
    ],
  },
  'public-wifi': {
    sentences: [
      'Anyone can set up a free Wi-Fi network with a name that sounds trustworthy, and watch what happens in it.',
      'A protected connection of your own keeps your work out of sight.',
    ],
    tips: [
      'Use your phone’s hotspot or your company’s VPN when you work on the road.',
      'Turn off automatic joining of open networks on your phone and laptop.',
      'Remove the networks of past trips from the list that your devices remember.',
    ],
  },
  'clean-desk': {
    sentences: [
      'What lies on a desk or stays on a screen can be read by people who walk past.',
      'A locked screen and a clear desk take a moment and leave nothing to see.',
    ],
    tips: [
      'Lock your screen each time you get up, even for a coffee.',
      'Collect printouts at once, and shred those that you no longer need.',
      'Hand a USB stick that you find to your IT team without plugging it in.',
    ],
  },
  'personal-data': {
    sentences: [
      'Names, addresses and identity documents are about real people, and one wrong recipient can be enough to expose them.',
      'Protect these data as carefully as your own.',
    ],
    tips: [
      'Check every recipient once more before you send personal data.',
      'Share personal data only with people who need it for their work.',
      'If something reached the wrong recipient, report it right away.',
    ],
  },
  'report-it': {
    sentences: [
      'A strange email or a lost device is a danger that others often cannot see until you speak up.',
      'The sooner they know, the sooner they can protect everyone else.',
    ],
    tips: [
      'Report a suspicious email with the report button, or tell your IT team.',
      'Save the number of your IT team in your phone.',
      'If you have clicked or typed something, say so at once.',
    ],
  },
  deepfakes: {
    sentences: [
      'Software can imitate faces and voices, so a voice that you know is no proof.',
      'Fraudsters use this to get at money or data, and a call back can stop them.',
    ],
    tips: [
      'Call back on a number that you know before you pay or send data.',
      'Agree with your family and your team on a code word for urgent requests.',
      'Let a second person confirm an unusual payment, even if the boss is on the line.',
    ],
  },
};
