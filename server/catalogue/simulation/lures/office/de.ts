import type { LureTexts } from '../../shapes.ts';
import type { plans } from './plan.ts';

export const de: LureTexts<typeof plans> = {
  'parking-permit': {
    name: 'Parkausweise laufen ab',
    senderName: 'Parkraumverwaltung',
    subject: 'Parkausweise: LETZTER TAG!',
    body: [
      '# Ihr Parkausweis läuft heute ab',
      '{An alle, die mit dem Auto kommen},',
      'ab morgen gelten bei {{companyName}} neue Ausweise. {Autos ohne Ausweis werden abgeschleppt}, die Kosten trägt der Halter.',
      'Es sind {nur noch 12 Plätze} frei.',
      '→ {Meinen Platz sichern}',
      '~ Parkraumverwaltung',
    ],
    header: 'Gibt es in Ihrem Unternehmen eine „Parkraumverwaltung“? Lesen Sie auch die Adresse, nicht nur den Namen.',
    callouts: [
      'Das passt auf alle, sogar auf die, die mit dem Bus kommen.',
      'Eine Drohung, die Geld kostet. Neue Regeln werden rechtzeitig angekündigt, und wo alle sie lesen.',
      'Knappe Plätze sind ein alter Trick: Wer sich beeilt, prüft nicht.',
      'Fragen Sie die Hausverwaltung, bevor Sie etwas anklicken.',
    ],
  },
  'canteen-vote': {
    name: 'Abstimmen und gewinnen',
    senderName: 'Kantine',
    subject: 'Jetzt abstimmen und GEWINNEN!!!',
    body: [
      '# Was sollen wir kochen?',
      '{Lieber Gast},',
      'stimmen Sie bei {{companyName}} über den neuen Speiseplan ab und {gewinnen Sie 50 Mittagessen}! Es dauert nur 10 Sekunden.',
      '{Nur die ersten 100 Stimmen zählen.}',
      '→ {Jetzt abstimmen}',
      '~ Guten Appetit wünscht Ihr Kantinenteam',
    ],
    header: 'Ausrufezeichen und Großbuchstaben im Betreff: So schreit Werbung, so schreibt keine Kantine.',
    callouts: [
      'Wenn die Kantine Ihre Adresse hat, hat sie auch Ihren Namen.',
      'Ein großer Gewinn für zehn Sekunden. Was zu schön klingt, ist es meistens auch.',
      'Wer Meinungen hören will, will möglichst viele. Hier sollen Sie sich nur beeilen.',
      'Fragen Sie an der Theke, ob es eine Abstimmung gibt, bevor Sie einem Link folgen.',
    ],
  },
  'lost-and-found': {
    name: 'Eine Tasche am Empfang',
    senderName: '{{companyName}} Empfang',
    subject: 'Ist das Ihre Tasche?',
    body: [
      'Hallo {{firstName}},',
      'bei uns wurde ein dunkler Rucksack mit einem Laptop abgegeben. {Jemand meinte, es könnte Ihrer sein}, deshalb schreibe ich zuerst Ihnen.',
      'Wenn nicht, rufen Sie bitte trotzdem kurz an, falls Sie wissen, wem er gehört. {Ich bin nur noch eine Stunde da}.',
      'Ein Bild habe ich hier abgelegt: {empfang-bilder.example/2217}',
      'Viele Grüße, Mia vom Empfang',
    ],
    header: 'Kennen Sie eine Mia am Empfang? Ein Vorname und ein netter Ton kosten nichts.',
    callouts: [
      'Wer das gesagt hat, können Sie nicht wissen. Sie sollen sich zuständig fühlen.',
      'Freundlich gesagt, aber doch eine Frist. Eine Tasche kann bis morgen warten.',
      'Die Adresse gehört nicht Ihrem Unternehmen. Gehen Sie zum Empfang oder rufen Sie unter der bekannten Nummer an.',
    ],
  },
  'desk-plan': {
    name: 'Neuer Sitzplan',
    senderName: 'Arbeitsplatzservice',
    subject: 'Neuer Sitzplan für Ihre Etage',
    body: [
      '# Neuer Sitzplan',
      'Guten Tag {{firstName}},',
      'auf Ihrer Etage werden die Schreibtische neu verteilt. Für Sie ist bisher eingetragen:',
      '| Abteilung | {{department}}',
      '| Platz | {noch nicht bestätigt}',
      '| Stand | {{date}}',
      'Bitte prüfen Sie Ihren Platz. {Ohne Antwort bis morgen} bekommen Sie einen freien auf einer anderen Etage.',
      '→ {Sitzplan ansehen}',
    ],
    header: 'Gibt es bei Ihnen einen „Arbeitsplatzservice“? Wenn Sie unsicher sind, suchen Sie ihn im Adressbuch.',
    callouts: [
      'Ihre Abteilung stimmt, aber die lässt sich leicht herausfinden. Das Wichtige bleibt offen, damit Sie nachsehen.',
      'Solche Pläne brauchen Wochen. Eine Frist bis morgen soll nur drängen.',
      'Fragen Sie Ihre Führungskraft, ob umgezogen wird. Sie wüsste es vor Ihnen.',
    ],
  },
  'meeting-moved': {
    name: 'Ein Termin wurde geändert',
    senderName: 'Kalender',
    subject: 'Aktualisiert: Wochenplanung',
    body: [
      '# Wochenplanung',
      '| Wann | Donnerstag, 10:00–10:45 Uhr',
      '| Wo | {neuer Raum, siehe Agenda}',
      '| Einladung von | Projektbüro, {{companyName}}',
      'Guten Tag {{firstName}}, dieser Termin hat sich geändert. Die Agenda wurde ergänzt.',
      '→ {Agenda öffnen}',
    ],
    header: 'Kalender verschicken Änderungen im Namen der Person, die eingeladen hat, nicht als „Kalender“.',
    callouts: [
      'Was Sie wissen müssen, steht erst hinter dem Link. Eine echte Änderung nennt den Raum.',
      'Sehen Sie in Ihren Kalender: Steht der Termin dort nicht, gibt es auch keine Agenda. Dann melden Sie die Mail.',
    ],
  },
  'policy-read': {
    name: 'Verhaltensregeln bestätigen',
    senderName: '{{companyName}} Personalabteilung',
    subject: 'Bitte bestätigen: Verhaltenskodex',
    body: [
      'Guten Tag {{firstName}},',
      'der Verhaltenskodex von {{companyName}} wurde überarbeitet. Geändert hat sich der Umgang mit Geschenken von Lieferanten und mit privaten Geräten.',
      'Alle bestätigen einmal im Jahr, dass sie ihn gelesen haben. {Ihre Bestätigung fehlt noch}, Stand {{date}}.',
      '→ {Lesen und bestätigen}',
      'Danke für Ihre Mithilfe, {{companyName}} Personalabteilung',
    ],
    header: 'Eine Abteilung statt eines Menschen, und ein Name, den jeder eintippen kann. Kommen solche Mails von dieser Adresse?',
    callouts: [
      'Es klingt nach einer vergessenen Pflicht. Niemand fehlt gern auf einer Liste, also wird geklickt.',
      'Die Regeln des Unternehmens stehen im Intranet. Öffnen Sie sie dort: Fehlt wirklich etwas, sehen Sie es.',
    ],
  },
};
