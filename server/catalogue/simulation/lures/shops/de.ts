import type { LureTexts } from '../../shapes.ts';
import type { plans } from './plan.ts';

export const de: LureTexts<typeof plans> = {
  'parcel-fee': {
    name: 'Zoll für ein Paket',
    senderName: 'Paketspatz Service',
    subject: 'Ihr Paket wurde GESTOPPT',
    body: [
      '# Zustellung gestoppt',
      '{Sehr geehrter Kunde},',
      'das Paket PS-55-0932 konnte nicht zugestellt werden, weil {der Zoll von 1,99 €} nicht bezahlt ist.',
      'Zahlen Sie {innerhalb von 12 Stunden}, sonst geht es an den Absender zurück: {paketspatz-zoll.example/550932}',
      '~ Paketspatz Servicecenter',
    ],
    header: 'Der Name lautet Paketspatz, die Adresse endet aber nicht auf paketspatz.example.',
    callouts: [
      'Ein Paketdienst hat Ihren Namen: Er steht auf dem Paket.',
      'Die Summe ist so klein, dass viele einfach zahlen. Gesucht ist aber die Kartennummer.',
      'Pakete werden tagelang aufbewahrt. Die Eile ist erfunden.',
      'Ein angehängtes Wort macht daraus eine andere Adresse. Öffnen Sie die App des Paketdienstes oder tippen Sie seine Adresse selbst.',
    ],
  },
  'points-expire': {
    name: 'Punkte verfallen heute',
    senderName: 'Hausfarn Kundenclub',
    subject: '4.820 Punkte verfallen HEUTE NACHT',
    body: [
      '# Verlieren Sie Ihre Punkte nicht!',
      '{Liebe treue Kundschaft},',
      'auf Ihrem Konto sind noch {Punkte im Wert von 96 €}. {Um Mitternacht verfallen sie} und sind nicht wiederherzustellen.',
      '→ {Punkte einlösen}',
      '~ Hausfarn Kundenclub, für unsere Besten',
    ],
    header:
      'Haben Sie bei diesem Geschäft ein Konto, und schreibt es Ihnen an die Arbeit? Auch die Adresse ist nicht die des Geschäfts.',
    callouts: [
      'Wer Ihnen Punkte gutschreibt, kennt Ihren Namen.',
      'Mehr, als man gesammelt zu haben glaubt. Auch eine schöne Überraschung ist ein Köder.',
      'Heute um Mitternacht: Wer sich beeilt, prüft nicht.',
      'Wenn Sie solche Punkte haben, stehen sie in der App des Geschäfts. Sehen Sie dort nach, ohne die Schaltfläche.',
    ],
  },
  'delivery-day': {
    name: 'Liefertag wählen',
    senderName: 'Paketspatz',
    subject: 'Wann dürfen wir liefern?',
    body: [
      '# Wir haben Sie nicht angetroffen',
      'Guten Tag {{firstName}},',
      'am {{date}} konnten wir Ihr Paket nicht übergeben. Bitte wählen Sie einen anderen Tag:',
      '| Paket | {PS-20-7714}',
      '| Versuch | 1 von 2',
      '{Nach dem zweiten Versuch} geht es an den Absender zurück.',
      '→ {Tag wählen}',
    ],
    header: 'Paketspatz würde von paketspatz.example schreiben. Achten Sie darauf, was nach dem @ steht.',
    callouts: [
      'Eine Nummer sieht amtlich aus. Vergleichen Sie sie mit der in Ihrer Bestellung: Gehört sie zu Ihnen?',
      'Die Sorge, etwas Bezahltes zu verlieren, soll Sie zum Klicken bringen.',
      'Geben Sie die Nummer in der App des Paketdienstes ein oder auf seiner Seite, die Sie selbst öffnen.',
    ],
  },
  'unknown-order': {
    name: 'Eine fremde Bestellung',
    senderName: 'Voltkiefer',
    subject: 'Danke für Ihre Bestellung 70-4418',
    body: [
      '# Danke für Ihre Bestellung',
      '| Artikel | {Kaffeemaschine Barista 5}',
      '| Betrag | 349,00 €',
      '| Lieferung | an Ihre gespeicherte Adresse',
      'Der Betrag wird heute abgebucht. {Falls Sie nicht bestellt haben}, können Sie hier stornieren:',
      '→ {Bestellung stornieren}',
      '~ Voltkiefer Onlineshop',
    ],
    header: 'Der Name ist der eines Geschäfts, die Adresse nicht. Und kennt dieses Geschäft Ihre Adresse bei der Arbeit?',
    callouts: [
      'Etwas Teures, das Sie nicht gekauft haben. Der Schreck ist der Köder.',
      'Um diesen Satz geht es: Sie sollen etwas verhindern, das gar nicht geschehen ist.',
      'Ihre Bestellungen und Kartenzahlungen sehen Sie in den Apps. Steht dort nichts, wurde nichts bestellt.',
    ],
  },
  'parcel-shop': {
    name: 'Ein Paket zum Abholen',
    senderName: 'Paketspatz',
    subject: 'Ihr Paket liegt zur Abholung bereit',
    body: [
      'Guten Tag {{firstName}},',
      'Ihr Paket ist in {einer Abholstelle in Ihrer Nähe} angekommen und bleibt dort sieben Tage.',
      '| Paket | PS-81-3306',
      '| Geöffnet | Mo–Sa, 8–20 Uhr',
      'Die Anschrift und Ihren Abholcode finden Sie hier:',
      '→ {Abholcode anzeigen}',
    ],
    header: 'Keine Eile und kein Fehler, aber die Adresse endet nicht auf paketspatz.example.',
    callouts: [
      'Eine echte Nachricht nennt die Abholstelle. Dass sie fehlt, führt Sie zum Link.',
      'Warten Sie auf ein Paket? Sehen Sie in der App des Shops nach, in dem Sie bestellt haben.',
    ],
  },
  'return-question': {
    name: 'Rückfrage zu einer Retoure',
    senderName: 'Webamsel',
    subject: 'Eine Frage zu Ihrer Rücksendung',
    body: [
      'Guten Tag {{firstName}},',
      'danke, Ihre Rücksendung ist da. {Ein Artikel vom Rücksendeschein liegt nicht im Paket}, deshalb können wir sie noch nicht abschließen.',
      '| Rücksendung | WA-40926',
      '| Eingang | {{date}}',
      'Bitte sehen Sie kurz auf die Liste und sagen Sie uns, was stimmt.',
      '→ {Rücksendung ansehen}',
      'Viele Grüße, Ihr Webamsel Kundenservice',
    ],
    header: 'Eine freundliche Frage von einem Geschäft, aber nicht von seiner Adresse. Haben Sie überhaupt etwas zurückgeschickt?',
    callouts: [
      'Einen Irrtum klärt man gern auf, zumal wenn es um Geld geht. Damit rechnet die Mail.',
      'Ihre Rücksendungen stehen in Ihrem Kundenkonto. Öffnen Sie es selbst statt über die Schaltfläche.',
    ],
  },
};
