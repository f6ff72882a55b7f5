import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const de: TextOf<typeof plan> = {
  name: 'Geld und Lieferanten',
  messages: {
    'urgent-transfer': {
      name: 'Die Chefin braucht eine Überweisung',
      subject: 'Sind Sie am Platz?',
      from: 'Dana Whitlock',
      legend:
        'Sie arbeiten in der Buchhaltung. Dana Whitlock leitet das Unternehmen und ist heute auf einer Messe. Überweisungen brauchen zwei Freigaben.',
      body: [
        'Guten Tag,',
        'ich sitze in einer Verhandlung und {kann nicht telefonieren}. Wir kaufen eine Firma, und heute ist eine Anzahlung von 38.500 € fällig.',
        'Bitte bereiten Sie die Überweisung vor. Das Konto schicke ich gleich. {Behandeln Sie das vertraulich}, auch im Team.',
        'Dana Whitlock',
      ],
      header: 'Der Name ist ihrer, die Adresse nicht: ceo-office.example.',
      callouts: [
        'Die einfachste Prüfung, ein Anruf, wird von vornherein ausgeschlossen.',
        'Die Geheimhaltung soll die zweite Freigabe umgehen. Die Regeln gelten auch für die Chefin.',
      ],
      answers: [
        'Richtig: Rufen Sie Dana Whitlock unter der bekannten Nummer an oder ihr Büro. Eine echte Bitte verträgt die Rückfrage.',
        'Keine App zeigt, ob Dana Whitlock das geschrieben hat.',
        'Richtig: Sicherheitsteam und Buchhaltung müssen es sofort wissen.',
        'Sie ist gefälscht. Solche Überweisungen lassen sich kaum je zurückholen.',
      ],
    },
    'new-bank-details': {
      name: 'Neue Bankverbindung eines Lieferanten',
      subject: 'Re: Bestellung 5582, neue Bankverbindung',
      from: 'Ines Calloway',
      legend:
        'Sie warten wirklich auf die Rechnung zur Bestellung 5582. Ines Calloway von Hollowmoor schrieb bisher immer von hollowmoor.example.',
      body: [
        'Guten Morgen,',
        'zu Ihrer Bestellung 5582: Wie vereinbart geht die Ware am Mittwoch hinaus.',
        'Wegen einer Prüfung {ist unser altes Konto geschlossen}. Bitte zahlen Sie diese und alle weiteren Rechnungen ab heute auf unser neues Konto. Die Daten erhalten Sie umgehend.',
        'Bitte {bestätigen Sie mit einer Antwort auf diese Mail}. Danke für die gute Zusammenarbeit.',
        'Ines Calloway, Buchhaltung',
      ],
      header: 'hollowmoor-paper.example ist neu. Jemand kennt Ihre Bestellung, wohl aus einem geknackten Postfach.',
      callouts: [
        'Ein neues Konto ist der Kern dieses Betrugs. Der Rest der Mail kann stimmen.',
        'Eine Antwort geht an den Absender dieser Mail. Fragen Sie auf einem Weg, den Sie von früher kennen.',
      ],
      answers: [
        'Richtig: Rufen Sie Hollowmoor unter der Nummer aus Ihren eigenen Unterlagen an, nie unter einer aus der Mail.',
        'Das Portal des Lieferanten zeigt noch das alte Konto. Das ist ein starker Hinweis, Gewissheit gibt nur ein Anruf.',
        'Wichtig, doch auch der Lieferant muss angerufen werden: Sein Postfach ist vielleicht in fremden Händen.',
        'Sie ist gefälscht, obwohl die Bestellung stimmt. Das Geld wäre weg.',
      ],
    },
    'unknown-invoice': {
      name: 'Dritte Mahnung',
      subject: 'DRITTE MAHNUNG: Rechnung 90213',
      from: 'Brightquill Rechnungen',
      legend: 'Ihr Unternehmen kauft Büromaterial woanders. Im Team kennt niemand die Rechnung 90213.',
      body: [
        '# Dritte Mahnung',
        '| Rechnung | {90213}',
        '| Betrag | 1.274,00 €',
        '| Fällig | vor 21 Tagen',
        'Wenn Sie heute nicht zahlen, {übergeben wir den Fall unseren Anwälten}.',
        '→ Rechnung ansehen',
      ],
      header: 'Brightquill schreibt von brightquill.example. Sie sind dort nicht einmal Kunde.',
      callouts: [
        'Eine dritte Mahnung ohne erste. Dazu gibt es keine Bestellung.',
        'Die Angst vor Ärger soll Sie die „Rechnung“ öffnen lassen.',
      ],
      answers: [
        'Der Einkauf kann sagen, dass es keine Bestellung gibt. Eine Meldung braucht es trotzdem.',
        'Ihre Buchhaltung kennt keine solche Rechnung. Melden Sie die Mail danach.',
        'Richtig: keine Bestellung, eine Drohung und eine fremde Adresse.',
        'Sie ist gefälscht. Hinter der Schaltfläche wartet eine schädliche Datei.',
      ],
    },
    'supplier-invoice': {
      name: 'Eine Rechnung im Portal',
      subject: 'Rechnung 2214 zur Bestellung 5582',
      from: 'Hollowmoor',
      legend:
        'Sie haben unter der Nummer 5582 Papier bestellt. Hollowmoor legt Rechnungen in sein Portal und kündigt sie jeden Monat so an.',
      body: [
        '# Eine neue Rechnung',
        '| Bestellung | {5582}',
        '| Rechnung | 2214',
        '| Betrag | 860,00 €',
        'Sie finden sie im Portal, wo Sie sich wie gewohnt anmelden. {Unsere Bankverbindung ist unverändert}.',
        '~ Hollowmoor verschickt neue Bankverbindungen nie per Mail.',
      ],
      header: 'Die Adresse endet wie in früheren Monaten auf hollowmoor.example.',
      callouts: ['Die Bestellung ist Ihre, und der Betrag passt.', 'Kein neues Konto, kein Link, keine Frist.'],
      answers: [
        'Der Lieferant würde es bestätigen. Nachfragen ist bei Rechnungen nie falsch, hier nur nicht nötig.',
        'Richtig: Die Rechnung liegt im Portal, und dorthin kommen Sie ohne die Mail.',
        'Die Mail ist echt. Meldungen echter Mails kosten Zeit.',
        'Richtig: Bestellung, Betrag, Absender und Weg sind die bekannten.',
      ],
    },
    'gift-cards': {
      name: 'Geschenkkarten für das Team',
      legend: 'Eine unbekannte Nummer schreibt im Namen Ihrer Chefin. Sie sitzt zwei Zimmer weiter.',
      body: [
        'Hallo, ich bin’s, ich hänge in einer Besprechung fest. Ich brauche {5 Geschenkkarten zu je 100 €} als Überraschung für das Team. Können Sie die jetzt kaufen?',
        'Bitte frei rubbeln und {mir die Codes als Foto schicken}. Das Geld bekommen Sie morgen.',
      ],
      header: 'Die Nummer Ihrer Chefin ist in Ihrem Handy gespeichert. Diese ist es nicht.',
      callouts: [
        'Geschenkkarten lassen sich nicht zurückverfolgen: Sonst verlangt niemand sie so eilig.',
        'Der Code ist das Geld. Einmal verschickt, ist es ausgegeben.',
      ],
      answers: [
        'Richtig: Rufen Sie Ihre Chefin an oder gehen Sie hinüber und fragen Sie.',
        'Keine App kann Ihnen sagen, wer da schreibt.',
        'Richtig: Andere im Team bekommen dieselbe Nachricht.',
        'Sie ist gefälscht. So kauft keine Führungskraft Geschenke.',
      ],
    },
    overpayment: {
      name: 'Zu viel bezahlt',
      subject: 'Überzahlung, bitte zurücküberweisen',
      from: 'Oakline Events',
      legend: 'Sie betreuen die Zahlungseingänge. Oakline hat gestern für 900 € bestellt und ist ein neuer Kunde.',
      body: [
        'Guten Tag,',
        'versehentlich haben wir {9.000 € statt 900 €} gezahlt. Die Bestätigung unserer Bank ist zu Ihnen unterwegs.',
        'Bitte überweisen Sie 8.100 € {noch heute auf unser anderes Konto} zurück. Unsere Prüferin ist im Haus, und wir brauchen es in den Büchern.',
        'Vielen Dank für Ihr Verständnis, M. Oakes',
      ],
      header: 'Der Kunde ist neu, es gibt also nichts, womit sich die Adresse vergleichen ließe.',
      callouts: [
        'Ist das Geld da? Eine Bestätigung ist keine Zahlung, und ein Scheck kann platzen.',
        'Erstattet wird auf das Konto, von dem das Geld kam.',
      ],
      answers: [
        'Ein Anruf führt zu denen, die das geschrieben haben. Fragen Sie Ihre Bank.',
        'Richtig: Ihr Online-Banking zeigt, dass keine 9.000 € eingegangen sind.',
        'Eine Meldung ist gut. Sehen Sie zuerst nach, ob überhaupt Geld da ist.',
        'Sie ist gefälscht. Sie würden Geld zurückgeben, das Sie nie bekommen haben.',
      ],
    },
    'expenses-approved': {
      name: 'Spesen genehmigt',
      subject: 'Ihre Spesenabrechnung ER-3310 wurde genehmigt',
      from: 'Spesen',
      legend:
        'Am Freitag haben Sie die Spesenabrechnung ER-3310 über 212,40 € eingereicht. expenses@company.example ist der übliche Absender.',
      body: [
        'Guten Tag,',
        'Ihre Spesenabrechnung wurde genehmigt.',
        '| Abrechnung | {ER-3310}',
        '| Betrag | 212,40 €',
        'Der Betrag {kommt mit dem nächsten Gehalt} auf das Konto, das wir kennen. Sie müssen nichts tun.',
        'Ihre Spesenstelle',
      ],
      header: 'Die eigene Domain Ihres Unternehmens und der übliche Absender.',
      callouts: ['Nummer und Betrag sind die Ihrer Abrechnung.', 'Keine Frage nach Ihrem Konto: Es ist bekannt.'],
      answers: [
        'Die Buchhaltung würde es bestätigen. Nötig ist es nicht.',
        'Das Spesensystem zeigt dasselbe. Nachsehen schadet nicht.',
        'Das ist eine echte Mail; eine Meldung kostet Zeit.',
        'Richtig: Sie haben die Abrechnung eingereicht, und alles passt.',
      ],
    },
  },
};
