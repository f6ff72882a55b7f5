import type { LandingTexts } from '../shapes.ts';
import type { landings } from './plan.ts';

export const de: LandingTexts<typeof landings> = {
  document: {
    name: 'Ein Dokument wartet',
    title: 'Ein Dokument wartet auf Sie',
    paragraph: 'Es öffnet sich auf der nächsten Seite.',
    buttonText: 'Weiter',
  },
  'delivery-day': {
    name: 'Liefertag bestätigen',
    title: 'Bestätigen Sie den Liefertag',
    paragraph: 'Die noch freien Tage stehen auf der nächsten Seite.',
    buttonText: 'Tage anzeigen',
  },
  everyone: {
    name: 'Erklärung für alle Mails',
    title: 'Diese Mail war ein Test',
    paragraph:
      'Ihr Unternehmen hat sie verschickt, damit alle üben können, Phishing zu erkennen. Es ist nichts passiert, und es kann jedem passieren: Solche Mails sollen echt aussehen.',
    middleText:
      'Sie haben nichts eingegeben, und weder ein Passwort noch andere persönliche Daten wurden abgefragt oder gespeichert. Hier sehen Sie, woran die Mail zu erkennen ist. Nutzen Sie beim nächsten Mal die Meldeschaltfläche oder sagen Sie der IT Bescheid, auch nach einem Klick: So sind auch andere gewarnt.',
  },
  services: {
    name: 'Erklärung für Mails von Geschäften und Diensten',
    title: 'Diese Mail kam nicht von der genannten Firma',
    paragraph:
      'Sie war ein Test Ihres eigenen Unternehmens mit einem erfundenen Absender. Es wurde nichts bestellt, bezahlt oder storniert, und es kann jedem passieren.',
    middleText:
      'Sie haben nichts eingegeben, und weder ein Passwort noch andere persönliche Daten wurden abgefragt oder gespeichert. Wenn eine Mail Sie überrascht, lassen Sie den Link beiseite: Öffnen Sie die App oder tippen Sie die Adresse selbst. Nutzen Sie dann die Meldeschaltfläche oder sagen Sie der IT Bescheid, damit auch andere gewarnt sind.',
  },
};
