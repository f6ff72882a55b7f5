import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const de: TextOf<typeof plan> = {
  name: 'Gehalt, Urlaub und Leistungen',
  messages: {
    'payroll-account': {
      name: 'Gehaltskonto bestätigen',
      subject: 'Vor dem Zahltag zu erledigen',
      from: 'Lohnbuchhaltung',
      legend: 'In drei Tagen kommt das Gehalt. Ihre Bankverbindung steht im HR-Portal, und Sie haben sie nicht geändert.',
      body: [
        '# Ihr Gehalt kann nicht überwiesen werden',
        'Beim Vorbereiten der Gehälter dieses Monats {konnte Ihr Konto nicht geprüft werden}.',
        'Bitte geben Sie Ihre Bankverbindung und {Ihr Passwort für das Portal} noch heute neu ein, damit das Geld pünktlich kommt.',
        '→ Konto bestätigen',
        '~ Lohnbuchhaltung',
      ],
      header: 'company-hr.example ist kein Teil von company.example.',
      callouts: [
        'Kurz vor dem Zahltag wirkt das am besten. Mit Ihrem Konto ist alles in Ordnung.',
        'Die Lohnbuchhaltung kennt Ihr Konto und braucht nie Ihr Passwort.',
      ],
      answers: [
        'Die Lohnbuchhaltung hilft unter der bekannten Nummer. Das Portal zeigt es sofort, und gemeldet gehört die Mail auch.',
        'Richtig: Das HR-Portal zeigt Ihre Daten unverändert.',
        'Richtig: Jemand will Gehälter umleiten, nicht nur Ihres.',
        'Sie ist gefälscht. Mit diesen Daten geht Ihr Gehalt auf ein anderes Konto.',
      ],
    },
    'benefits-deadline': {
      name: 'Zusatzleistungen enden heute',
      subject: 'Letzte Chance: Wählen Sie Ihre Zusatzleistungen',
      from: 'Team Zusatzleistungen',
      legend: 'Ihr Unternehmen kündigt Leistungen in Versammlungen und im Intranet an. Wellness Choice hat niemand erwähnt.',
      body: [
        '# Fitnessstudio und Massagen gratis für alle',
        'Ihr Arbeitgeber hat {alles bereits bezahlt}. Es fehlt nur Ihre Auswahl.',
        'Melden Sie sich bis heute Abend mit Ihrem Firmenkonto an. {Wer nicht wählt, geht leer aus}.',
        '→ Leistungen wählen',
      ],
      header: 'Eine unbekannte Firma schreibt im Namen Ihres Arbeitgebers.',
      callouts: [
        'Welcher Arbeitgeber? Ihren nennt die Mail nicht.',
        'Die Frist endet heute Abend, aber gehört haben Sie davon noch nie.',
      ],
      answers: [
        'Die Personalabteilung würde Ihnen sagen, dass es das nicht gibt. Eine Meldung erspart ihr viele Anrufe.',
        'Im Intranet steht nichts davon. Nachsehen ist gut; melden Sie die Mail bitte auch.',
        'Richtig: Ein unbekannter Absender will Ihr Firmenpasswort.',
        'Sie ist gefälscht. Das Fitnessstudio ist der Köder, das Passwort der Fang.',
      ],
    },
    'leave-policy': {
      name: 'Neue Urlaubsregeln',
      subject: 'Geänderte Urlaubsregelung, bitte bestätigen',
      from: 'Personalabteilung',
      legend: 'Es ist Dezember, und man spricht tatsächlich über Urlaub. Regelungen stehen im Intranet, unter company.example.',
      body: [
        'Liebe Kolleginnen und Kollegen,',
        'ab Januar {verfallen Resturlaubstage} schon am Monatsende. Die neue Regelung und Ihr eigener Stand:',
        '→ Lesen und bestätigen',
        'Bitte bestätigen Sie bis Freitag. Ihre Führungskraft sieht, {wer es nicht getan hat}.',
        '~ Personalabteilung',
      ],
      header: 'Lesen Sie eine Adresse vom Ende her: Sie gehört zu policy-view.example. Das company.example davor ist Dekoration.',
      callouts: [
        'Ein Thema, das alle berührt, zur richtigen Jahreszeit.',
        'Der Hinweis auf die Führungskraft macht zusätzlich Druck.',
      ],
      answers: [
        'Die Personalabteilung kann es Ihnen sagen. Eine so gut gemachte Mail sollte aber für alle gemeldet werden.',
        'Die Regelung im Intranet ist unverändert. Melden Sie danach die Mail.',
        'Richtig: Die Domain ist nicht die Ihres Unternehmens, wie auch immer sie anfängt.',
        'Sie ist gefälscht. „Bestätigen“ heißt, sich auf einer fremden Seite anzumelden.',
      ],
    },
    application: {
      name: 'Bewerbung mit Link',
      subject: 'Bewerbung für die Buchhaltung',
      from: 'Jonas Brandt',
      legend:
        'Sie stellen für Ihr Team ein. Bewerbungen kommen über das Stellenportal, und für die Buchhaltung wird niemand gesucht.',
      body: [
        'Sehr geehrte Damen und Herren,',
        'mit großem Interesse habe ich Ihre Anzeige für die Buchhaltung gelesen.',
        'Aus Gründen des Datenschutzes {hängen meine Unterlagen nicht an}. Sie können sie hier abrufen:',
        '→ Lebenslauf herunterladen (Passwort 2468)',
        'Falls die Datei danach fragt, {erlauben Sie bitte Bearbeitung und Makros}.',
        'Mit freundlichen Grüßen, Jonas Brandt',
      ],
      header: 'Wer sich bewirbt, kann jeden Mail-Anbieter nutzen. Das allein sagt nichts.',
      callouts: [
        'Ein Link statt einer PDF-Datei, mit Passwort, damit kein Scanner hineinsehen kann.',
        'Kein Lebenslauf braucht Makros. Sie starten Programme auf Ihrem Computer.',
      ],
      answers: [
        'Ein Anruf beim Bewerber führt zum Absender selbst. Fragen Sie das Sicherheitsteam.',
        'Im Stellenportal gibt es keine solche Bewerbung. Melden Sie die Mail nun.',
        'Richtig: Das Sicherheitsteam kann die Datei gefahrlos öffnen.',
        'Sie ist gefälscht. Die Datei würde Schadsoftware installieren.',
      ],
    },
    'wage-statement': {
      name: 'Lohnsteuerbescheinigung',
      subject: 'Ihre Lohnsteuerbescheinigung liegt bereit',
      from: 'HR Dokumente',
      legend:
        'Es ist Januar. Wie jedes Jahr kommt die Bescheinigung ins HR-Portal; letztes Jahr kündigte sie eine Mail von company.example an.',
      body: [
        '# Ihre Lohnsteuerbescheinigung',
        '| Jahr | 2026',
        '| Stand | liegt bereit',
        'Sie brauchen sie für die Steuererklärung. Aus Sicherheitsgründen werden beim Herunterladen {Geburtsdatum und Steuernummer} abgefragt.',
        '→ Bescheinigung herunterladen',
        '~ HR Dokumente, bereitgestellt von {company-forms.example}',
      ],
      header: 'Letztes Jahr kam die Mail von company.example. Diese nicht.',
      callouts: [
        'Die Personalabteilung hat diese Daten. Fremde können damit eine Steuererklärung abgeben.',
        'Ein Dienstleister ist denkbar, dann hätte die Personalabteilung ihn aber angekündigt.',
      ],
      answers: [
        'Die Personalabteilung kann es Ihnen sagen. Das Portal zeigt es sofort, und die Mail gehört gemeldet.',
        'Richtig: Wenn die Bescheinigung da ist, liegt sie im Portal.',
        'Richtig: Im Januar erreicht diese Mail Tausende.',
        'Sie ist gefälscht. Es geht um Daten, mit denen man sich als Sie ausgeben kann.',
      ],
    },
    'bonus-letter': {
      name: 'Ihr Bonusschreiben',
      from: 'HR-Team',
      legend: 'Boni teilt Ihre Führungskraft im Gespräch mit. Die Personalabteilung hat Ihnen noch nie eine SMS geschickt.',
      body: [
        'HR: {Ihr Bonusschreiben} liegt bereit. Bitte unterschreiben Sie vor dem Gehaltslauf um 14 Uhr: {company-bonus.example}',
      ],
      header: 'Der Name eines Absenders beweist nichts, „HR-Team“ am wenigsten.',
      callouts: [
        'Gute Nachrichten machen genauso unvorsichtig wie schlechte.',
        'Es ist nicht die Domain Ihres Unternehmens, und Verträge unterschreibt man nicht über eine SMS.',
      ],
      answers: [
        'Personalabteilung oder Führungskraft können es sagen. Eine Meldung warnt auch die anderen.',
        'Im HR-Portal liegt kein Schreiben. Bitte melden Sie die Nachricht auch.',
        'Richtig: falscher Weg, falsche Domain, knappe Frist.',
        'Sie ist gefälscht. Zum „Unterschreiben“ muss man sich anmelden.',
      ],
    },
    'leave-approved': {
      name: 'Urlaub genehmigt',
      subject: 'Ihr Urlaub vom 3. bis 7. August wurde genehmigt',
      from: 'Urlaub',
      legend:
        'Gestern haben Sie im HR-Portal Urlaub vom 3. bis 7. August beantragt. Solche Mails kommen immer von leave@company.example.',
      body: [
        '# Urlaub genehmigt',
        '| Von | {3. August}',
        '| Bis | 7. August',
        '| Genehmigt von | Ihrer Führungskraft',
        'Den Antrag finden Sie im HR-Portal. {Eine Antwort ist nicht nötig}.',
      ],
      header: 'Die übliche Adresse in der eigenen Domain Ihres Unternehmens.',
      callouts: ['Genau die Tage, die Sie beantragt haben.', 'Die Mail nennt einen bekannten Ort, ohne Link, und will nichts.'],
      answers: [
        'Sie können Ihre Führungskraft fragen, die sich wundern wird.',
        'Das Portal sagt dasselbe. Nachsehen schadet nicht.',
        'Das ist eine echte Mail. Meldungen echter Mails kosten Zeit.',
        'Richtig: Sie haben sie erwartet, und alles passt.',
      ],
    },
  },
};
