import type { LureTexts } from '../../shapes.ts';
import type { plans } from './plan.ts';

export const de: LureTexts<typeof plans> = {
  'storage-cleanup': {
    name: 'Dateien werden gelöscht',
    senderName: 'Speicher-Team',
    subject: 'LETZTER HINWEIS: Ihre Dateien werden gelöscht',
    body: [
      '# Handeln Sie jetzt',
      '{Liebe Mitarbeiterin, lieber Mitarbeiter},',
      'im Zuge einer Bereinigung werden {alle Dateien, die älter als 30 Tage sind}, im Speicher von {{companyName}} gelöscht, und zwar {heute um 18 Uhr}.',
      'Um Ihre Dateien zu behalten, bestätigen Sie jetzt Ihr Konto:',
      '→ {Dateien behalten}',
      '~ Speicher-Team. Bitte nicht antworten.',
    ],
    header: '„Speicher-Team“ kann sich jeder nennen. Lesen Sie die ganze Adresse und fragen Sie sich, ob Sie dieses Team kennen.',
    callouts: [
      'Ihr Unternehmen kennt Ihren Namen. Eine Mail an Tausende kennt ihn nicht.',
      'Kein Unternehmen löscht von heute auf morgen, womit es arbeitet. Der Schreck soll Sie zum Klicken bringen.',
      'Eine Frist von Stunden lässt keine Zeit, im Team nachzufragen. Nehmen Sie sich diese Zeit.',
      'Damit Dateien bleiben, wo sie sind, muss niemand etwas bestätigen. Öffnen Sie den Speicher wie immer und sehen Sie nach.',
    ],
  },
  'update-required': {
    name: 'Dringendes Update',
    senderName: '{{companyName}} IT',
    subject: 'DRINGEND: Ihr Computer ist nicht geschützt',
    body: [
      '# Sicherheitsupdate fehlt',
      'Hallo,',
      'bei unserer Prüfung am {{date}} wurden auf Ihrem Computer {47 Sicherheitslücken} gefunden. Ohne Update {wird er in 2 Stunden vom Netz getrennt}.',
      'Ein Klick genügt, {ohne Neustart und ohne Hilfe der IT}.',
      '→ {Update jetzt installieren}',
      '~ {{companyName}} IT, automatische Nachricht',
    ],
    header: 'Der Name Ihres Unternehmens im Absender beweist nichts: Jeder kann ihn eintippen.',
    callouts: [
      'Eine Zahl, die erschreckt und die Sie nicht prüfen können. Echte Hinweise nennen das Update.',
      'Eine Drohung mit kurzer Frist. Eine IT-Abteilung kündigt so etwas Tage vorher an.',
      'So sollen Sie die nicht fragen, die es wüssten. Fragen Sie die IT unter der Nummer, die Sie haben.',
      'Updates kommen aus den Einstellungen oder dem Softwarecenter des Computers, nie aus einer Mail.',
    ],
  },
  'held-messages': {
    name: 'Zurückgehaltene Nachrichten',
    senderName: '{{companyName}} Mailfilter',
    subject: '3 Nachrichten an Sie werden zurückgehalten',
    body: [
      '# Nachrichten in der Warteschlange',
      'Guten Tag {{firstName}},',
      'seit dem {{date}} hat der Filter diese Nachrichten zurückgehalten:',
      '| {Angebot, zweite Fassung} | 9:14 Uhr',
      '| Termin am Donnerstag | 10:02 Uhr',
      '| Unterschriebener Vertrag | 11:37 Uhr',
      'Geben Sie sie {innerhalb von 24 Stunden} frei, danach werden sie gelöscht.',
      '→ {Nachrichten ansehen}',
    ],
    header:
      'Haben Sie so einen Hinweis schon einmal bekommen, und von dieser Adresse? Wenn nicht, öffnen Sie den Filter so, wie es Ihnen die IT gezeigt hat.',
    callouts: [
      'Betreffzeilen ohne Absender passen immer: Auf ein Angebot wartet stets jemand.',
      'Filter bewahren Nachrichten meist wochenlang auf. Die kurze Frist soll drängen.',
      'Zeigen Sie vor dem Klick mit der Maus auf die Schaltfläche (am Handy: lange drücken). Zu Ihrem Mailprogramm führt sie nicht.',
    ],
  },
  'new-sign-in': {
    name: 'Anmeldung von einem neuen Gerät',
    senderName: 'Kontosicherheit',
    subject: 'Neue Anmeldung bei Ihrem Konto von {{companyName}}',
    body: [
      '# Waren Sie das?',
      'Guten Tag {{firstName}},',
      'jemand hat sich mit einem unbekannten Gerät bei Ihrem Konto angemeldet:',
      '| Datum | {{date}}',
      '| Ort | {Porto, Portugal}',
      '| Gerät | Tablet',
      '{Wenn wir heute nichts von Ihnen hören, wird das Konto gesperrt.}',
      '→ {Anmeldung prüfen}',
    ],
    header: 'Ein Absender ohne den Namen eines Menschen oder des Unternehmens. Wer ist „Kontosicherheit“ genau?',
    callouts: [
      'Ein ferner Ort beunruhigt, und wer beunruhigt ist, klickt. Einen Ort kann jeder hinschreiben.',
      'Echte Warnungen werden nicht schlimmer, weil Sie sich eine Stunde Zeit nehmen.',
      'Nehmen Sie nicht den Weg aus der Mail: Öffnen Sie Ihr Konto selbst und sehen Sie die letzten Anmeldungen an, oder fragen Sie die IT.',
    ],
  },
  'meeting-tool': {
    name: 'Neues Programm für Videokonferenzen',
    senderName: '{{companyName}} IT-Service',
    subject: 'Videokonferenzen: Ihr Kalender zieht am Montag um',
    body: [
      'Guten Tag {{firstName}},',
      'ab Montag nutzen wir bei {{companyName}} ein neues Programm für Videokonferenzen. Ihre Termine ziehen von selbst um, {sobald Sie Ihren Kalender bestätigt haben}.',
      'Das dauert etwa eine Minute. Sie gehören zur ersten Gruppe, erledigen Sie es deshalb bitte noch vor dem Wochenende.',
      '→ {Kalender bestätigen}',
      'Eine Anleitung und Antworten auf häufige Fragen folgen am Montag.',
      'Viele Grüße, {{companyName}} IT-Service',
    ],
    header: 'Höflich und passend zur Arbeit. Umso mehr lohnt der Blick auf die Adresse: Schreibt Ihnen die IT von dort?',
    callouts: [
      'Die IT kann Kalender ohne Sie umziehen. Ein neues Programm stünde auch im Intranet, oder Ihre Führungskraft wüsste davon.',
      'Eine Schaltfläche in einer unerwarteten Mail ist der schlechteste Weg. Fragen Sie erst im Team oder bei der IT.',
    ],
  },
  'ticket-answer': {
    name: 'Rückfrage zu einem Ticket',
    senderName: 'Helpdesk',
    subject: 'Re: [#48213] Ihre Anfrage',
    body: [
      'Guten Tag {{firstName}},',
      'wir haben uns Ihre Anfrage angesehen, {eine Frage ist noch offen}. Bitte beantworten Sie sie im Ticket, dann machen wir weiter:',
      '→ {Ticket 48213 öffnen}',
      'Wenn wir nichts hören, schließt sich das Ticket in fünf Tagen von selbst.',
      'Vielen Dank, Ihr Helpdesk bei {{companyName}}',
    ],
    header: '„Re:“ sieht nach einer Antwort aus. Haben Sie dem Helpdesk geschrieben, und hat Ihr Ticket diese Nummer?',
    callouts: [
      'Welche Anfrage? Eine echte Antwort wiederholt, was Sie geschrieben haben.',
      'Wenn Sie ein Ticket haben, öffnen Sie es im Helpdesk-System selbst. Haben Sie keines, melden Sie die Mail.',
    ],
  },
};
