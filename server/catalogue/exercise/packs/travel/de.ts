import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const de: TextOf<typeof plan> = {
  name: 'Reisen und Veranstaltungen',
  messages: {
    'flight-cancelled': {
      name: 'Flug gestrichen',
      from: 'Tidewell Air',
      legend: 'Sie fliegen morgen um 7:40 Uhr mit Tidewell. Die Buchung ist in der Tidewell-App.',
      body: [
        'Tidewell: {Ihr Flug morgen} wurde gestrichen. Wählen Sie kostenlos einen anderen, nur noch wenige Plätze: {tidewell-rebook.example}',
      ],
      header: 'Der Name lässt sich fälschen. Eine echte Nachricht stünde auch in der App.',
      callouts: [
        'Keine Flugnummer, kein Name: Das passt auf alle, die morgen fliegen.',
        'Die Adresse von Tidewell ist tidewell.example. Mit dem Zusatz ist es eine andere.',
      ],
      answers: [
        'Die Fluggesellschaft kann unter der Nummer aus Ihrer Buchung antworten. In der App gibt es keine Warteschleife.',
        'Richtig: Die App zeigt, dass der Flug um 7:40 Uhr geht.',
        'Richtig: Die Seite fragt nach Karten- und Passdaten.',
        'Sie ist gefälscht. Wer umbucht, zahlt für einen Flug, den es nicht gibt.',
      ],
    },
    'hotel-card': {
      name: 'Das Hotel fragt nach der Karte',
      subject: 'Ihre Reservierung 77104: Bitte prüfen Sie Ihre Karte',
      from: 'Hotel Meridia',
      legend:
        'In zwei Wochen wohnen Sie im Hotel Meridia, Reservierung 77104. Gebucht und bezahlt haben Sie auf hotelmeridia.example.',
      body: [
        '# Reservierung 77104',
        '| Gast | 1 Person, 3 Nächte',
        '| Anreise | in 14 Tagen',
        'Ihre Karte {konnte nicht geprüft werden}. Bitte geben Sie sie binnen 12 Stunden neu ein, sonst {wird das Zimmer freigegeben}.',
        'Ein kleiner Betrag wird reserviert und sofort wieder freigegeben.',
        '→ Karte prüfen',
        '~ Hotel Meridia, Reservierung',
      ],
      header: 'Die Buchung kam von hotelmeridia.example, diese Mail kommt von meridia-booking.example.',
      callouts: [
        'Sie haben schon bezahlt. Die Nummer stimmt zwar, aber auch Buchungsdaten werden gestohlen.',
        'Kurz vor einer Reise will niemand sein Zimmer verlieren.',
      ],
      answers: [
        'Richtig: Das Hotel weiß unter der Nummer aus Ihrer Bestätigung nichts davon.',
        'Richtig: In Ihrem Konto beim Hotel ist der Aufenthalt bezahlt.',
        'Gut, aber auch das Hotel sollte erfahren, dass seine Buchungen in fremden Händen sind.',
        'Sie ist gefälscht, obwohl die Angaben stimmen. Ihre Karte würde belastet.',
      ],
    },
    'conference-speaker': {
      name: 'Einladung zu einem Vortrag',
      subject: 'Einladung: Eröffnungsvortrag bei Leaders of Industry',
      from: 'Prof. A. Lindqvist',
      legend: 'Sie haben noch nie auf einer Konferenz gesprochen und kennen Leaders of Industry nicht.',
      body: [
        '# Sie haben unseren Beirat überzeugt',
        'Guten Tag, {hochgeschätzte Fachperson},',
        'wir möchten Sie mit einem Eröffnungsvortrag vor 2.000 Gästen hören. {Nur die Programmgebühr von 390 €} tragen Sie selbst.',
        'Bitte bestätigen Sie bis morgen mit Ihrem Firmenkonto, denn das Programm geht in Druck.',
        '→ Vortrag bestätigen',
      ],
      header: 'Eine Domain, von der sonst nichts bekannt ist. Suchen Sie unabhängig nach der Konferenz.',
      callouts: ['Fachperson wofür? Schmeichelei ohne Namen.', 'Echte Konferenzen bezahlen ihre Vortragenden und nicht umgekehrt.'],
      answers: [
        'Die Nummer der Veranstalter führt zu ihnen. Jemand aus Ihrem Fach könnte mehr sagen.',
        'Eine Suche findet keine solche Konferenz. Melden Sie die Mail, damit auch andere Bescheid wissen.',
        'Richtig: Schmeichelei, eine Gebühr und Ihr Firmenpasswort.',
        'Sie ist gefälscht. Gebühr und Passwort wären weg.',
      ],
    },
    'calendar-invite': {
      name: 'Einladung zu einer Besprechung',
      subject: 'Geändert: Umbau Ihrer Abteilung, 15 Uhr',
      from: 'Besprechung',
      legend: 'Ihr Kalender zeigt keine solche Besprechung. In Ihrem Unternehmen laden Menschen ein, und zwar im Kalender.',
      body: [
        'Die Besprechung {„Umbau: wer bleibt, wer geht“} wurde auf heute 15 Uhr verlegt.',
        '| Einladend | Geschäftsleitung',
        '| Teilnehmend | {Sie und 4 weitere}',
        'Die Tagesordnung mit den Namen sehen Sie nach der Anmeldung:',
        '→ Tagesordnung zeigen',
      ],
      header: 'Niemand aus Ihrem Unternehmen: meet-invite.example.',
      callouts: ['Ein Titel, den niemand übergehen kann.', 'Wer sind die anderen? Eine echte Einladung zeigt es.'],
      answers: [
        'Ihre Führungskraft kann es sagen. Ein Blick in den Kalender genügt aber.',
        'Richtig: Ihr Kalender zeigt keine solche Besprechung.',
        'Richtig: Die Mail spielt mit der Angst und will eine Anmeldung.',
        'Sie ist gefälscht. Die Tagesordnung ist ein Anmeldeformular.',
      ],
    },
    'room-block': {
      name: 'Zimmer zur Konferenz',
      subject: 'Nordkonf: Ihr Zimmer ist noch nicht gebucht',
      from: 'Nordkonf Zimmer',
      legend: 'Sie sind zur Nordkonf (nordkonf.example) angemeldet. In der Bestätigung stand nichts von Zimmern.',
      body: [
        '# Zimmer nahe der Konferenz',
        'Guten Tag,',
        'als {offizieller Zimmerpartner} halten wir bis Donnerstag ein Zimmer für Sie frei, für 119 € die Nacht.',
        'Danach gibt es nur noch Zimmer ab 260 €. Die Karte wird sofort belastet, und {eine Stornierung ist nicht möglich}.',
        '→ Zimmer buchen',
        '~ nordkonf-hotels.example ist für das Programm nicht verantwortlich.',
      ],
      header: 'nordkonf-hotels.example ist nicht nordkonf.example. Teilnehmerlisten sind oft öffentlich.',
      callouts: [
        'Das kann jeder von sich sagen. Ob es stimmt, weiß nur der Veranstalter.',
        'Sofort bezahlt und nicht stornierbar: Das Geld ist weg.',
      ],
      answers: [
        'Richtig: Der Veranstalter weiß unter der Nummer von seiner Seite, wer seine Partner sind.',
        'Seine Website nennt keinen Partner, das ist ein starker Hinweis. Sicher weiß es nur der Veranstalter.',
        'Eine Meldung ist richtig; vorher können Sie den Veranstalter fragen, der alle warnen kann.',
        'Sie ist gefälscht. Im Hotel gibt es keine Buchung für Sie.',
      ],
    },
    'toll-fine': {
      name: 'Offene Maut',
      legend: 'Letzte Woche sind Sie einen Mietwagen gefahren. Maut berechnet die Vermietung mit der Rechnung.',
      body: [
        'Letzte Mahnung: Für Ihr Fahrzeug ist {Maut von 6,40 € offen}. Um ein Bußgeld von 85 € zu vermeiden, zahlen Sie heute: {toll-office-pay.example}',
      ],
      header: 'Ein Amt, das von einer gewöhnlichen Telefonnummer schreibt.',
      callouts: [
        'Welches Auto, welche Straße, welcher Tag? Ein echter Bescheid nennt sie.',
        'Ein kleiner Betrag gegen ein hohes Bußgeld lässt schnell zahlen. Es geht um die Karte.',
      ],
      answers: [
        'Die Vermietung kann antworten. Die eigene Seite des Mautbetreibers wäre schneller.',
        'Richtig: Auf der eigenen Seite des Mautbetreibers kann man nach dem Kennzeichen suchen.',
        'Richtig: Solche Nachrichten gehen an beliebige Nummern.',
        'Sie ist gefälscht. Mit der Kartennummer holt man mehr als 6,40 €.',
      ],
    },
    'train-ticket': {
      name: 'Ihre Fahrkarte',
      subject: 'Ihre Fahrkarte nach Westbrook, Bestellung R-20817',
      from: 'Railhop',
      legend:
        'Vor zehn Minuten haben Sie in der Railhop-App eine Fahrkarte nach Westbrook gekauft. Railhop schreibt von railhop.example.',
      body: [
        '# Danke für Ihre Bestellung',
        '| Bestellung | {R-20817}',
        '| Zug | Dienstag, 8:04 Uhr, Westbrook',
        '| Preis | 34,00 €, bezahlt',
        'Die Fahrkarte ist in der App. Im Zug {zeigen Sie einfach Ihr Handy}.',
      ],
      header: 'Die echte Domain, zehn Minuten nach Ihrem Kauf.',
      callouts: ['Nummer, Zug und Preis sind dieselben wie in der App.', 'Alles ist erledigt. Die Mail verlangt nichts.'],
      answers: [
        'Railhop würde die Bestellung bestätigen. Nachfragen ist nicht nötig.',
        'Die App zeigt die Fahrkarte. Nachsehen schadet nicht.',
        'Das ist die Bestätigung Ihrer eigenen Bestellung; es gibt nichts zu melden.',
        'Richtig: erwartet, stimmig und ohne Bitte.',
      ],
    },
  },
};
