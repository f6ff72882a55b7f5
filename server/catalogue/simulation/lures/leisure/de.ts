import type { LureTexts } from '../../shapes.ts';
import type { plans } from './plan.ts';

export const de: LureTexts<typeof plans> = {
  'streaming-paused': {
    name: 'Mitgliedschaft pausiert',
    senderName: 'Viewnest',
    subject: 'Ihre Mitgliedschaft wurde ANGEHALTEN',
    body: [
      '# Wir konnten Ihre Mitgliedschaft nicht verlängern',
      '{Liebes Mitglied},',
      'Ihre letzte Zahlung {wurde abgelehnt}. Ihre Listen und Profile werden {in 24 Stunden gelöscht}.',
      '→ {Weiterschauen}',
      '~ Viewnest. Viel Vergnügen!',
    ],
    header: 'Viewnest schreibt von viewnest.example. Achten Sie darauf, was nach dem @ steht.',
    callouts: [
      'Ein Unternehmen, mit dem Sie einen Vertrag haben, spricht Sie mit Namen an.',
      'Vielleicht haben Sie gar keinen Vertrag. Solche Mails gehen an so viele, dass es bei manchen passt.',
      'Kein Dienst löscht alles nach einem Tag. Die Drohung soll Sie drängen.',
      'Öffnen Sie stattdessen die App: Fehlt eine Zahlung, steht es dort.',
    ],
  },
  'card-locked': {
    name: 'Ihre Karte ist gesperrt',
    senderName: 'Heckenrosen-Bank Sicherheit',
    subject: 'WICHTIG: Ihre Karte wurde gesperrt',
    body: [
      '{Sehr geehrte Damen und Herren},',
      'wegen {ungewöhnlicher Vorgänge} wurde Ihre Karte am {{date}} gesperrt.',
      'Entsperren Sie sie {bis 20 Uhr}, sonst muss für 25 € eine neue bestellt werden.',
      'Hier geht es weiter: {heckenrosen-entsperren.example}',
      'Heckenrosen-Bank, Sicherheit',
    ],
    header: 'Haben Sie ein Konto bei dieser Bank? Ihre Adresse würde auf heckenrosenbank.example enden.',
    callouts: [
      'Ihre Bank kennt Ihren Namen.',
      'Welche Vorgänge? Ein echter Hinweis nennt sie oder bittet um einen Anruf.',
      'Eine Frist und eine Gebühr: zwei Gründe, vor dem Nachdenken zu handeln.',
      'Banken verschicken keine Links zum Entsperren. Rufen Sie die Nummer an, die auf der Karte steht.',
    ],
  },
  'hotel-request': {
    name: 'Ein Hotel bittet um Bestätigung',
    senderName: 'Hotel Rainfarn',
    subject: 'Ihre Reservierung 3381: bitte bestätigen',
    body: [
      '# Reservierung 3381',
      'Guten Tag {{firstName}},',
      'wir freuen uns auf Sie! Eines fehlt noch: {die Bestätigung Ihrer Buchung}.',
      '| Gäste | 2',
      '| Zimmer | mit Blick auf den See',
      'Bitte bestätigen Sie {bis heute Abend}. Wir sind ausgebucht und können das Zimmer nicht länger freihalten.',
      '→ {Buchung bestätigen}',
    ],
    header:
      'Hotels schreiben von ihrer eigenen Adresse oder über das Portal, bei dem Sie gebucht haben. Das hier ist keins von beiden.',
    callouts: [
      'Haben Sie dieses Hotel gebucht? Dann haben Sie längst eine Bestätigung.',
      'Bald könnte etwas Schönes verloren sein. Da fällt das Nachdenken schwer.',
      'Nehmen Sie die Nummer oder die App, mit der Sie gebucht haben, nie einen Link aus einer Mahnung.',
    ],
  },
  'shared-album': {
    name: 'Ein geteiltes Album',
    senderName: 'Pictagrove',
    subject: 'Lena hat ein Album mit Ihnen geteilt',
    body: [
      '# Ein neues Album für Sie',
      'Hallo {{firstName}},',
      '{Lena} hat das Album „Sommerfest“ mit Ihnen geteilt: 24 Bilder.',
      '„{Schauen Sie sich unbedingt Nummer 17 an!}“',
      '→ {Album ansehen}',
      '~ Das Album ist drei Tage lang verfügbar.',
    ],
    header: 'Pictagrove würde von pictagrove.example schreiben, und kaum an Ihre Adresse bei der Arbeit.',
    callouts: [
      'Nur ein Vorname: Fast alle kennen jemanden, der so heißt.',
      'Der Köder ist die Neugier. Wer hätte Ihnen das geschickt, und warum hierher?',
      'Fragen Sie die Person, an die Sie denken, auf einem Weg, den Sie schon haben.',
    ],
  },
  'seat-changed': {
    name: 'Ein anderer Sitzplatz im Zug',
    senderName: 'Kiebitzbahn',
    subject: 'Ihr Sitzplatz hat sich geändert',
    body: [
      'Guten Tag {{firstName}},',
      '{ein Zug Ihrer Reise} fährt mit anderen Wagen. Deshalb haben Sie einen neuen Platz.',
      '| Buchung | KB-6KD2',
      '| Zeiten | unverändert',
      'Mehr müssen Sie nicht tun. Den neuen Platz finden Sie hier:',
      '→ {Neuen Platz anzeigen}',
      'Gute Reise, Ihre Kiebitzbahn',
    ],
    header: 'Die Mail will fast nichts, darum glaubt man ihr leicht. Die Kiebitzbahn würde von kiebitzbahn.example schreiben.',
    callouts: [
      'Welcher Zug, an welchem Tag? Eine echte Nachricht sagt es.',
      'Ihre Buchung in der App zeigt den Platz. Sehen Sie dort nach und vergleichen Sie die Buchungsnummer.',
    ],
  },
  'bank-document': {
    name: 'Ein Dokument von der Bank',
    senderName: 'Heckenrosen-Bank',
    subject: 'Ein neues Dokument in Ihrem Onlinepostfach',
    body: [
      'Guten Tag {{firstName}},',
      'für Sie liegt ein neues Dokument bereit:',
      '| Dokument | {Änderung unserer Bedingungen}',
      '| Datum | {{date}}',
      'Bitte lesen Sie es innerhalb von vier Wochen. Ohne Widerspruch gelten die Änderungen ab dann.',
      '→ {Onlinepostfach öffnen}',
      'Freundliche Grüße, Ihre Heckenrosen-Bank',
    ],
    header: 'Eine Bank hat Ihre private Adresse, nicht die bei der Arbeit. Und diese Adresse ist nicht die einer Bank.',
    callouts: [
      'Solche Dokumente schickt jede Bank. Darum klingt es vertraut, auch ohne Konto dort.',
      'Tippen Sie die Adresse Ihrer Bank selbst oder öffnen Sie ihre App: Echte Dokumente liegen auch dort.',
    ],
  },
};
