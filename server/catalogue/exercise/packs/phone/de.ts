import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const de: TextOf<typeof plan> = {
  name: 'Auf dem Handy',
  messages: {
    'bank-block': {
      name: 'Konto gesperrt',
      from: 'Northfern Bank',
      legend: 'Sie sind bei der Northfern Bank und haben ihre App. Die Nachricht kommt am Sonntag und steht unter echten der Bank.',
      body: [
        'Northfern: {ungewöhnliche Aktivität}, Ihr Konto wurde gesperrt. Bestätigen Sie Ihre Identität, um es zu entsperren: {northfern-unblock.example}',
      ],
      header: 'Der Absendername einer SMS lässt sich fälschen. Das Handy ordnet sie dann unter den echten ein.',
      callouts: [
        'Was geschehen ist, steht da nicht. Die Angst soll Sie tippen lassen.',
        'Banken schicken keine Links zur Anmeldung. Die echte Adresse ist northfern.example.',
      ],
      answers: [
        'Ein Anruf hilft, wenn Sie die Nummer von Ihrer Bankkarte nehmen. Die App zeigt es sofort.',
        'Richtig: Die App öffnet sich und zeigt den Kontostand. Gesperrt ist also nichts.',
        'Richtig: Bank und Sicherheitsteam können die Seite abschalten lassen.',
        'Sie ist gefälscht. Die Seite nimmt Ihre Anmeldung und fragt dann auch nach dem Code.',
      ],
    },
    'new-number': {
      name: 'Neue Nummer eines Kollegen',
      legend:
        'Sie arbeiten mit Tom Ferris aus dem Vertrieb, dessen Nummer Sie gespeichert haben. Diese Nachricht kommt von einer unbekannten.',
      body: [
        'Hallo, hier ist Tom aus dem Vertrieb. {Mein Handy ist kaputt}, das ist meine neue Nummer. Bitte speichern.',
        'Ich bin gleich beim Kunden: Kannst du mir {die Vertragsliste mit den Preisen} hierher schicken? Eilt!',
      ],
      header: 'Eine unbekannte Nummer, und nur der Text sagt, wem sie gehört.',
      callouts: [
        'Ein kaputtes Handy erklärt die neue Nummer und warum die alte nicht erreichbar ist. So fängt es meistens an.',
        'Vertrauliche Daten an eine private Nummer: Auch ein echter Kollege müsste einen anderen Weg nehmen.',
      ],
      answers: [
        'Richtig: Rufen Sie Tom unter der bekannten Nummer an oder fragen Sie ihn im Firmen-Chat.',
        'Keine App zeigt, wem diese Nummer gehört.',
        'Eine Meldung ist gut. Ob es doch Tom ist, klärt aber nur ein Anruf: Rufen Sie auch an.',
        'Sie ist gefälscht. Die Liste ginge an jemanden, den Sie nicht kennen.',
      ],
    },
    helpdesk: {
      name: 'Der Helpdesk will helfen',
      from: 'Service Desk',
      legend: 'Sie haben kein offenes Ticket. Der Service Desk Ihres Unternehmens antwortet per Mail und hat die Nummer 555-0100.',
      body: [
        'Service Desk: Auf Ihrem Computer wurde ein Virus gefunden. {Schalten Sie ihn nicht aus}.',
        'Installieren Sie die Support-App, damit unser Techniker ihn entfernen kann: {company-remote.example/app}',
      ],
      header: 'Der Name sagt nichts darüber, wer schreibt, und Ihr Service Desk verschickt keine SMS.',
      callouts: [
        'Sie sollen handeln, bevor jemand anders einen Blick darauf wirft.',
        'Eine App von einer fremden Adresse gibt Fremden die Kontrolle über Ihr Gerät.',
      ],
      answers: [
        'Richtig: Unter seiner eigenen Nummer weiß der Service Desk, dass er nichts verschickt hat.',
        'Das Schutzprogramm auf Ihrem Computer zeigt keinen Virus. Gut zu wissen, der Service Desk sollte aber davon erfahren.',
        'Richtig: Andere bekommen diese Nachricht gerade auch.',
        'Sie ist gefälscht. Noch gibt es keinen Virus: Die App wäre einer.',
      ],
    },
    'double-charge': {
      name: 'Doppelt abgebucht',
      from: 'Fonora',
      legend: 'Fonora ist Ihr Mobilfunkanbieter. Die Rechnung kommt am Fünften, heute ist der Zwanzigste.',
      body: [
        'Fonora: Bei Ihnen wurde versehentlich doppelt abgebucht. Holen Sie Ihre {48,60 €} heute zurück: {fonora-refunds.example} Das Angebot endet um 20 Uhr.',
      ],
      header: 'Absendernamen sind frei wählbar.',
      callouts: [
        'Prüfen Sie es: Ihr Kontoauszug zeigt eine Zahlung.',
        'Echte Erstattungen werden einfach überwiesen. Niemand muss dafür bis 20 Uhr eine Seite öffnen.',
      ],
      answers: [
        'Der Kundendienst kann das beantworten, wenn Sie seine Nummer von der Rechnung nehmen.',
        'Richtig: Die App von Fonora zeigt Rechnungen und Zahlungen.',
        'Richtig: Die Nachricht geht an viele, egal bei welchem Anbieter sie sind.',
        'Sie ist gefälscht. Für die „Auszahlung“ fragt die Seite nach Ihrer Karte.',
      ],
    },
    'job-offer': {
      name: 'Leichtes Geld von zu Hause',
      legend: 'Sie suchen keine andere Stelle und haben sich nirgends beworben.',
      body: [
        'Hallo, ich bin Mia von Starfield Recruiting. Ihr Lebenslauf gefällt uns. {300 € am Tag} für Likes unter Videos, 1 Stunde, von zu Hause.',
        'Interesse? {Schreiben Sie uns im Messenger}: starfield-jobs.example/chat',
      ],
      header: 'Eine Personalvermittlerin mit gewöhnlicher Nummer und ohne Firmenadresse.',
      callouts: [
        'Viel Geld für wenig Arbeit. Bald wird eine „Kaution“ verlangt.',
        'Im Messenger schützt Sie kein Filter Ihres Unternehmens, und niemand liest mit.',
      ],
      answers: [
        'Die einzige Nummer, die Sie haben, ist ihre. Ein Anruf zeigt, dass Ihre benutzt wird.',
        'Eine offizielle App gibt es hier nicht. Eine Suche zeigt höchstens, dass es die Firma nicht gibt.',
        'Richtig: melden, die Nummer sperren und nicht antworten.',
        'Sie ist gefälscht. Solche Angebote enden mit einer Zahlung, und zwar Ihrer.',
      ],
    },
    appointment: {
      name: 'Ihr Termin am Donnerstag',
      legend: 'Sie haben am Donnerstag um 9:30 Uhr einen Termin bei Dr. Amari. Von dieser Nummer hat die Praxis schon geschrieben.',
      body: [
        'Praxis Dr. Amari: Wir erwarten Sie am {Donnerstag um 9:30 Uhr}. Wenn Sie verhindert sind, {rufen Sie uns bitte wie gewohnt an}.',
      ],
      header: 'Es ist die Nummer früherer Nachrichten, und sie steht auf der Karte der Praxis.',
      callouts: ['Tag und Uhrzeit sind die vereinbarten.', 'Kein Link, kein Code, keine Zahlung: Sie müssen nichts tun.'],
      answers: [
        'Sie können anrufen und würden hören, dass der Termin steht. Nötig ist es nicht.',
        'Ihr Kalender sagt dasselbe. Nachsehen schadet nicht.',
        'Das ist eine echte Erinnerung. Meldungen echter Nachrichten kosten Zeit.',
        'Richtig: erwartet, bekannte Nummer, keine Bitte.',
      ],
    },
    locker: {
      name: 'Paket im Schließfach',
      from: 'Swiftbox',
      legend:
        'In der Swiftbox-App haben Sie für Ihr Paket SB-9020 das Schließfach in der Hafenstraße gewählt. Heute sollte es kommen.',
      body: [
        'Swiftbox: {SB-9020} liegt im Schließfach Hafenstraße 12. Code zum Öffnen: 7731, auch in der App. Abholbar {bis Freitag}.',
      ],
      callouts: [
        'Nummer und Ort sind die Ihrer Bestellung. Fremde kennen sie nicht.',
        'Einige Tage Zeit, keine Gebühr und kein Link.',
      ],
      answers: [
        'Swiftbox würde es bestätigen. Das kostet Sie Zeit, schadet aber nicht.',
        'Richtig: Die App zeigt denselben Code. Wer dort nachsieht, muss die Nachricht nicht beurteilen.',
        'Die Nachricht ist echt. Eine Meldung kostet das Sicherheitsteam Zeit.',
        'Richtig: Sie passt zu Ihrer Bestellung und verlangt nichts.',
      ],
    },
  },
};
