import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const de: TextOf<typeof plan> = {
  name: 'Fallen im Alltag',
  messages: {
    'parcel-fee': {
      name: 'Gebühr für ein Paket',
      legend: 'Sie haben letzte Woche Kopfhörer bestellt. Laut Shop liefert Swiftbox, und Sie haben die Swiftbox-App.',
      body: [
        'Swiftbox: Ihr Paket SB-4471 wird zurückgehalten. Zahlen Sie die offene Gebühr von 1,99 € {innerhalb von 12 Stunden}, sonst geht es zurück: {swiftbox-fee.example/4471}',
      ],
      header: 'Paketdienste schreiben selten von einer gewöhnlichen Telefonnummer. Den Namen im Text kann jeder eintippen.',
      callouts: [
        'Eile ist ein Werkzeug: Wer um ein Paket fürchtet, prüft weniger.',
        'Die Adresse beginnt mit dem bekannten Namen, ist aber eine andere. Bei der kleinen Gebühr geht es um Ihre Kartennummer.',
      ],
      answers: [
        'Ein Anruf bei Swiftbox hilft, wenn Sie die Nummer selbst heraussuchen. Die App ist schneller, und gemeldet gehört die Nachricht auch.',
        'Richtig: Die App zeigt, wo das Paket ist und ob etwas zu zahlen ist.',
        'Richtig: Eine Meldung warnt auch andere, die auf Pakete warten.',
        'Sie ist gefälscht. Wer die Gebühr zahlt, gibt seine Kartennummer an Fremde.',
      ],
    },
    'password-expiry': {
      name: 'Passwort läuft heute ab',
      subject: 'Ihr Passwort läuft HEUTE ab',
      from: 'IT-Support',
      legend:
        'Es ist Montagmorgen. Die Adressen Ihres Unternehmens enden auf company.example, und das Passwort ändern Sie auf der Anmeldeseite.',
      body: [
        '# Passwort abgelaufen',
        '{Lieber Benutzer},',
        'Ihr Passwort läuft heute um 17 Uhr ab. {Behalten Sie Ihr jetziges Passwort}, um ohne Unterbrechung weiterzuarbeiten.',
        '→ Passwort behalten',
        '~ Ihr IT-Support. Konten, die nicht bestätigt werden, werden gelöscht.',
      ],
      header: 'company-passwords.example ist nicht die Domain Ihres Unternehmens. Einen solchen Namen kann jeder registrieren.',
      callouts: [
        'Ihre IT-Abteilung kennt Ihren Namen. Eine Mail an Tausende kennt ihn nicht.',
        'Um ein Passwort zu behalten, muss man es nirgends eingeben. Die Seite hinter der Schaltfläche sammelt es nur ein.',
      ],
      answers: [
        'Bei der IT anzurufen ist sicher, eine Meldung erreicht sie aber schneller und hilft allen.',
        'Die echte Anmeldeseite zeigt, dass nichts abläuft. Melden sollten Sie die Mail trotzdem.',
        'Richtig: falsche Domain, kein Name, eine Drohung. Ihr Sicherheitsteam kann sie für alle stoppen.',
        'Sie ist gefälscht. Mit dem Passwort können Fremde Ihre Mails lesen.',
      ],
    },
    'prize-voucher': {
      name: 'Ein Gutschein als Gewinn',
      subject: 'Glückwunsch! Ihr Gutschein über 500 € wartet',
      from: 'Brightquill Bonus',
      legend: 'Sie haben einmal Stifte bei Brightquill gekauft. An einer Verlosung haben Sie nicht teilgenommen.',
      body: [
        '# Sie sind Kunde Nummer 10.000',
        'Unter allen Kunden {wurden Sie ausgewählt}: für einen Gutschein über 500 €.',
        'Nur {das Porto von 2 €} ist mit Karte zu zahlen. Es sind noch 3 Gutscheine da.',
        '→ Gutschein abholen',
      ],
      header:
        'Der Name ist der von Brightquill, die Adresse endet aber auf brightquill-prizes.example. Der Shop schreibt von brightquill.example.',
      callouts: [
        'Eine Verlosung, an der man nicht teilnimmt, kann man nicht gewinnen.',
        'Ein Gewinn, der Geld kostet, ist keiner. Gesucht ist die Kartennummer.',
      ],
      answers: [
        'Der Shop kann bestätigen, dass es keine Verlosung gibt. Um das zu sehen, braucht es aber keinen Anruf.',
        'Ihr Kundenkonto zeigt keinen Gutschein. Melden Sie die Mail auch, damit andere gewarnt sind.',
        'Richtig: ein unerwarteter Gewinn, eine Zahlung und eine fremde Adresse genügen.',
        'Sie ist gefälscht. Es gibt keinen Gutschein, nur ein Formular für Ihre Karte.',
      ],
    },
    'tax-refund': {
      name: 'Steuererstattung per Mail',
      subject: 'Erstattung von 684,20 € bewilligt',
      from: 'Steuerkasse Online',
      legend:
        'Im Frühjahr haben Sie Ihre Steuererklärung abgegeben. Das Finanzamt schickt Bescheide per Post und zeigt sie in seinem Portal.',
      body: [
        '# Ihre Erstattung wurde bewilligt',
        '| Betrag | 684,20 €',
        '| Aktenzeichen | {TR-2026-55/01}',
        'Um sie zu erhalten, {bestätigen Sie Ihre Bankkarte} bis Mitternacht. Spätere Anträge können nicht berücksichtigt werden.',
        '→ Erstattung erhalten',
      ],
      header: 'Ein Finanzamt schreibt nicht von tax-payout.example, und eine „Steuerkasse Online“ gibt es nicht.',
      callouts: [
        'Ein Aktenzeichen wirkt amtlich, beweist aber nichts. Vergleichen Sie es mit Ihrem letzten Bescheid.',
        'Um Ihnen Geld zu überweisen, braucht niemand die Kartennummer samt Prüfziffer.',
      ],
      answers: [
        'Sie können das Finanzamt unter der Nummer aus seinen Briefen fragen. Das Portal antwortet schneller.',
        'Richtig: Das Portal zeigt jeden Bescheid. Steht dort keine Erstattung, gibt es keine.',
        'Richtig: Solche Mails gehen an viele zugleich.',
        'Sie ist gefälscht. Das Formular nimmt die Kartendaten, und das Geld fließt in die andere Richtung.',
      ],
    },
    'mailbox-full': {
      name: 'Postfach fast voll',
      subject: 'Warnung: Postfach zu 98 % belegt',
      from: 'Mail Administration',
      legend: 'Ihre Mails laufen heute problemlos. Das Mailprogramm zeigt, dass ein Zehntel des Speichers belegt ist.',
      body: [
        'Achtung!',
        'Ihr Postfach ist zu 98 % belegt. {11 eingehende Nachrichten werden zurückgehalten}.',
        'Melden Sie sich an und erhalten Sie kostenlos 5 GB mehr:',
        '→ Postfach erweitern',
        'Andernfalls {wird Ihr Postfach geschlossen}, und zwar binnen 24 Stunden.',
        'Mail Administration',
      ],
      header: 'mail-storage-team.example ist weder Ihr Unternehmen noch sein Mail-Anbieter.',
      callouts: [
        'Der Köder ist die Neugier auf verpasste Nachrichten. Prüfen können Sie die Zahl nicht.',
        'Eine Drohung mit Frist. Ihre IT-Abteilung schließt keine Postfächer per Mail.',
      ],
      answers: [
        'Die IT kann Ihnen sagen, dass mit dem Postfach alles stimmt. Ihr Mailprogramm kann es auch.',
        'Das Mailprogramm zeigt den wirklichen Speicher. Melden Sie die Mail danach bitte.',
        'Richtig: ein fremder Absender, eine Drohung und die Bitte um Anmeldung.',
        'Sie ist gefälscht. Die Seite dahinter fragt nach Ihrem Passwort.',
      ],
    },
    'card-declined': {
      name: 'Zahlung abgelehnt',
      subject: 'Wir konnten Ihre Karte nicht belasten',
      from: 'Viewnest',
      legend: 'Sie sehen Filme bei Viewnest. Ihre Karte ist gültig, und gestern Abend lief alles.',
      body: [
        '# Ihre Mitgliedschaft endet heute',
        'Hallo {geschätztes Mitglied},',
        'Ihre letzte Zahlung über 12,99 € wurde abgelehnt. Aktualisieren Sie jetzt Ihre Karte, um Konto und Listen zu behalten.',
        '→ Karte aktualisieren',
        '~ Bitte nicht antworten. {viewnest-renewal.example}',
      ],
      header: 'Viewnest schreibt von viewnest.example. Mit einem angehängten Wort ist es eine andere Domain.',
      callouts: [
        'Ein Unternehmen, mit dem Sie einen Vertrag haben, spricht Sie mit Namen an.',
        'Hier steht noch einmal, dass die Mail nicht von Viewnest kommt.',
      ],
      answers: [
        'Der Kundendienst hilft, wenn Sie die Nummer selbst heraussuchen. Die App ist schneller.',
        'Richtig: Öffnen Sie die App oder tippen Sie die Adresse selbst. Dort sehen Sie, ob eine Zahlung fehlt.',
        'Richtig: Absender und Adresse gehören nicht zu Viewnest.',
        'Sie ist gefälscht. Die Seite kopiert das Aussehen und behält Ihre Kartendaten.',
      ],
    },
    'canteen-menu': {
      name: 'Diese Woche in der Kantine',
      subject: 'Kantine: Speiseplan der Woche',
      from: 'Kantine',
      legend: 'Jeden Montag schickt die Kantine Ihres Unternehmens ihren Speiseplan von canteen@company.example. So auch heute.',
      body: [
        'Guten Morgen,',
        'das kochen wir diese Woche:',
        '| Montag | Linsensuppe mit Brot',
        '| Dienstag | Nudeln mit Pilzen',
        '| Mittwoch | Fisch mit Kartoffeln',
        '| Donnerstag | Gemüsecurry',
        'Am Freitag ist wegen der Brandschutzübung geschlossen. {Eine Anmeldung ist nicht nötig}.',
        'Guten Appetit, Ihr Kantinenteam',
      ],
      header: 'Die Adresse endet wie immer auf company.example, und die Mail kommt am üblichen Tag.',
      callouts: ['Die Mail will nichts: keinen Klick, kein Passwort, keine Zahlung, keine Eile.'],
      answers: [
        'Sie können die Kantine anrufen, aber es gibt nichts herauszufinden.',
        'Der Speiseplan steht auch im Intranet. Nachsehen schadet nicht, ist aber unnötig.',
        'Hier gibt es nichts zu melden. Meldungen echter Nachrichten kosten das Sicherheitsteam Zeit.',
        'Richtig: bekannter Absender, erwartete Mail, keine Bitte.',
      ],
    },
  },
};
