import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const en: TextOf<typeof plan> = {
  name: 'Travel and events',
  messages: {
    'flight-cancelled': {
      name: 'Flight canceled',
      from: 'Tidewell Air',
      legend: 'You’re flying with Tidewell tomorrow at 7:40. The booking is in the Tidewell app.',
      body: [
        'Tidewell: {your flight tomorrow} has been canceled. Choose another one free of charge, few seats left: {tidewell-rebook.example}',
      ],
      header: 'The name can be faked. A real message would also be in the app.',
      callouts: [
        'No flight number, no name: it fits anyone who flies tomorrow.',
        'Tidewell’s address is tidewell.example. The added word makes it another one.',
      ],
      answers: [
        'The airline can answer, at the number in your booking. The app needs no queue.',
        'Right: the app shows that the flight leaves at 7:40.',
        'Right: the page asks for card and passport data.',
        'It’s fake. Whoever rebooks pays for a flight that doesn’t exist.',
      ],
    },
    'hotel-card': {
      name: 'The hotel asks for a card',
      subject: 'Your reservation 77104: please verify your card',
      from: 'Hotel Meridia',
      legend: 'In two weeks you’ll stay at Hotel Meridia, reservation 77104. You booked and paid at hotelmeridia.example.',
      body: [
        '# Reservation 77104',
        '| Guest | 1 adult, 3 nights',
        '| Arrival | in 14 days',
        'Your card {could not be verified}. Please enter it again within 12 hours, otherwise {the room will be released}.',
        'A small amount is reserved and released at once.',
        '→ Verify card',
        '~ Hotel Meridia, reservations',
      ],
      header: 'The booking came from hotelmeridia.example; this email comes from meridia-booking.example.',
      callouts: [
        'You have paid already. The number of the booking is right: booking data get stolen, too.',
        'Just before a trip no one wants to lose a room.',
      ],
      answers: [
        'Right: the hotel, at the number of your confirmation, knows nothing of it.',
        'Right: in your account at the hotel the stay is paid.',
        'Good, but tell the hotel too: someone else has its bookings.',
        'It’s fake, although the details are right. Your card would be charged.',
      ],
    },
    'conference-speaker': {
      name: 'You’re invited to speak',
      subject: 'Invitation: keynote at Leaders of Industry',
      from: 'Prof. A. Lindqvist',
      legend: 'You’ve never spoken at a conference, and you don’t know Leaders of Industry.',
      body: [
        '# You convinced our board',
        'Dear {esteemed expert},',
        'We’d like to hear you as a keynote speaker before 2,000 guests. {Only the program fee of $390} is yours to bear.',
        'Please confirm with your work account by tomorrow, since the program goes to print.',
        '→ Confirm talk',
      ],
      header: 'A domain of which nothing else is known. Search for the conference independently.',
      callouts: [
        'An expert on what? Flattery without a name.',
        'Real conferences pay their keynote speakers, and not the other way round.',
      ],
      answers: [
        'Their number leads to them. Someone from your field could tell you more.',
        'A search finds no such conference. Please report it, so that colleagues know.',
        'Right: flattery, a fee, and your work password.',
        'It’s fake. Fee and password would be gone.',
      ],
    },
    'calendar-invite': {
      name: 'Invitation to a meeting',
      subject: 'Updated: reorganization of your department, 3 p.m.',
      from: 'Meeting',
      legend: 'Your calendar shows no such meeting. In your company invitations come from people, in the calendar.',
      body: [
        'The meeting {“Reorganization: who stays, who goes”} has been moved to 3 p.m. today.',
        '| Organizer | Management',
        '| Attendees | {you and 4 others}',
        'The agenda with the names is available after signing in:',
        '→ Show agenda',
      ],
      header: 'No one from your company: meet-invite.example.',
      callouts: ['A title that no one can ignore.', 'Who are the others? A real invitation shows them.'],
      answers: [
        'Your manager can tell you. But a look in the calendar is enough.',
        'Right: your calendar shows no such meeting.',
        'Right: the email plays on fear and wants a sign-in.',
        'It’s fake. The agenda is a sign-in form.',
      ],
    },
    'room-block': {
      name: 'Rooms for the conference',
      subject: 'Nordkonf: your room is not booked yet',
      from: 'Nordkonf Rooms',
      legend: 'You’re registered for Nordkonf (nordkonf.example). Its confirmation said nothing about rooms.',
      body: [
        '# Rooms near the venue',
        'Dear attendee,',
        'As {the official room partner} we keep a room for you until Thursday, at $119 a night.',
        'Afterwards only rooms from $260 are left. The card is charged at once, and {cancellation isn’t possible}.',
        '→ Book room',
        '~ nordkonf-hotels.example isn’t responsible for the program.',
      ],
      header: 'nordkonf-hotels.example isn’t nordkonf.example. Lists of attendees are often public.',
      callouts: [
        'Anybody can say so. Whether it’s true only the organizer knows.',
        'Paid at once, and it can’t be canceled: the money is gone.',
      ],
      answers: [
        'Right: the organizer, at the number on its own page, knows who its partners are.',
        'Its website names no partner, which is a strong hint. Only the organizer can be sure.',
        'A report is right; before it you may ask the organizer, who can warn all attendees.',
        'It’s fake. At the hotel there’ll be no booking for you.',
      ],
    },
    'toll-fine': {
      name: 'Unpaid toll',
      legend: 'Last week you drove a rental car. Tolls are charged by the rental company, with the bill.',
      body: [
        'Final notice: your vehicle has an {unpaid toll of $6.40}. To avoid a fine of $85, pay today: {toll-office-pay.example}',
      ],
      header: 'An office that writes from an ordinary phone number.',
      callouts: [
        'Which car, which road, which day? A real notice says so.',
        'A small sum against a large fine makes one pay quickly. It’s about the card.',
      ],
      answers: [
        'The rental company can answer. The toll road’s own page would be quicker.',
        'Right: on the toll company’s own page, you can search by license plate.',
        'Right: these messages go to any number.',
        'It’s fake. With the card number they take more than $6.40.',
      ],
    },
    'train-ticket': {
      name: 'Your train ticket',
      subject: 'Your ticket to Westbrook, order R-20817',
      from: 'Railhop',
      legend: 'Ten minutes ago you bought a ticket to Westbrook in the Railhop app. Railhop writes from railhop.example.',
      body: [
        '# Thanks for your order',
        '| Order | {R-20817}',
        '| Train | Tuesday, 8:04, Westbrook',
        '| Price | $34.00, paid',
        'The ticket is in the app. {Just show your phone} on the train.',
      ],
      header: 'The real domain, ten minutes after your purchase.',
      callouts: ['The number, the train and the price are those in the app.', 'Everything is done. The email asks for nothing.'],
      answers: [
        'Railhop would confirm the order. There’s no need to ask.',
        'The app shows the ticket. Looking does no harm.',
        'This is the confirmation of your own order; there’s nothing to report.',
        'Right: expected, matching, and without a request.',
      ],
    },
  },
};
