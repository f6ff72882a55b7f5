import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const de: TextOf<typeof plan> = {
  name: 'Konten und Anmeldung',
  messages: {
    'shared-document': {
      name: 'Ein geteiltes Dokument',
      subject: 'Lena Ortiz hat „Gehälter 2027“ mit Ihnen geteilt',
      from: 'Lena Ortiz',
      legend: 'Ihr Unternehmen teilt Dateien mit Papershelf, unter papershelf.example. Lena Ortiz leitet eine andere Abteilung.',
      body: [
        '# Lena Ortiz hat eine Datei mit Ihnen geteilt',
        '| Datei | {Gehälter 2027, vertraulich}',
        '| Zugriff | {endet in 1 Stunde}',
        'Melden Sie sich mit Ihrer Firmenadresse an, um sie zu öffnen.',
        '→ Datei öffnen',
        '~ Papershelf Inc., 14 Mill Lane',
      ],
      header: 'Papershelf schreibt von papershelf.example. Das hier ist papershelf-docs.example.',
      callouts: [
        'Eine Datei, die man gern lesen würde. Warum sollte Lena sie mit Ihnen teilen?',
        'Die kurze Zeit soll Sie vom Nachfragen abhalten.',
      ],
      answers: [
        'Lena kann Ihnen sagen, dass sie nichts geteilt hat. Das ist sicher, doch andere öffnen die Mail vielleicht gerade: Melden Sie sie.',
        'Selbst geöffnet zeigt Papershelf keine solche Datei. Melden sollten Sie die Mail trotzdem.',
        'Richtig: Eine ähnliche Domain fragt nach Ihrem Firmenpasswort.',
        'Sie ist gefälscht. Die Seite sieht aus wie Papershelf und nimmt Ihr Passwort.',
      ],
    },
    'approval-requests': {
      name: 'Eine Anfrage nach der anderen',
      from: 'IT-Sicherheit',
      legend:
        'Seit 6 Uhr fragt Ihr Handy, ob Sie sich gerade anmelden. Sie frühstücken und tun es nicht. Dann kommt diese Nachricht.',
      body: [
        'IT-Sicherheit: {Wir testen Ihre Anmeldung}. Die Anfragen hören auf, sobald Sie {eine davon bestätigen}. Danke für Ihre Hilfe.',
      ],
      header: 'Ihre IT-Abteilung testet Anmeldungen nicht per SMS, und diesen Namen kann jeder benutzen.',
      callouts: [
        'Ein harmloser Grund für etwas Alarmierendes. Jemand hat Ihr Passwort und will hinein.',
        'Nur dieses eine Tippen fehlt noch. Lehnen Sie jede Anfrage ab und ändern Sie Ihr Passwort.',
      ],
      answers: [
        'Die IT unter der bekannten Nummer anzurufen ist gut. Melden Sie es auch: Jemand kennt Ihr Passwort.',
        'Die Authenticator-App zeigt, woher die Anfragen kommen. Lehnen Sie ab und melden Sie es.',
        'Richtig: ablehnen, melden, Passwort ändern.',
        'Sie ist gefälscht. Wer bestätigt, lässt den Fremden hinein.',
      ],
    },
    'new-device': {
      name: 'Anmeldung auf neuem Gerät',
      subject: 'Neue Anmeldung bei Papershelf',
      from: 'Papershelf',
      legend:
        'Sie haben heute einen neuen Laptop bekommen und sich um 9:12 Uhr bei Papershelf (papershelf.example) angemeldet. Eine Minute später kommt diese Mail.',
      body: [
        '# Neue Anmeldung',
        '| Gerät | {Laptop, Firefox}',
        '| Zeit | heute, 9:12 Uhr',
        'Waren Sie das? Dann müssen Sie nichts tun.',
        'Wenn nicht, öffnen Sie Papershelf und wählen Sie Einstellungen, Sicherheit. {Diese Mail hat absichtlich keinen Link}.',
      ],
      header: 'Die Adresse endet auf papershelf.example, die echte Domain.',
      callouts: [
        'Gerät und Zeit sind die Ihrer eigenen Anmeldung.',
        'Eine Warnung, die nirgendwohin führt, kann Ihnen nichts wegnehmen.',
      ],
      answers: [
        'Bei Papershelf wüsste niemand mehr, als in der Mail steht. Es schadet nicht.',
        'Richtig: Unter Einstellungen, Sicherheit stehen Ihre Geräte, ganz ohne Link.',
        'Die Warnung ist echt, und es ist gut, dass es sie gibt. Eine Meldung kostet Zeit.',
        'Richtig: Sie passt zu dem, was Sie gerade getan haben, kommt von der echten Domain und hat keinen Link.',
      ],
    },
    voicemail: {
      name: 'Verpasster Anruf mit Nachricht',
      subject: 'Neue Sprachnachricht (0:42) für Sie',
      from: 'Ringloft Voice',
      legend: 'In Ihrem Unternehmen sind Sprachnachrichten direkt im Telefon. Von Ringloft haben Sie nie gehört.',
      body: [
        '# Sie haben 1 neue Nachricht',
        '| Von | {+1 202-555-0127}',
        '| Dauer | 42 Sekunden',
        'Die Nachricht {wird um Mitternacht gelöscht}.',
        '→ Nachricht abspielen',
        '~ Melden Sie sich zum Anhören mit Ihrem Mail-Passwort an.',
      ],
      header: 'Ein Dienst, den Ihr Unternehmen nicht nutzt, kann keine Nachricht für Sie haben.',
      callouts: [
        'Eine Nummer, die man nicht einordnen kann, macht neugierig.',
        'Die Frist soll Sie davon abhalten, herumzufragen.',
      ],
      answers: [
        'Die IT kann Ihnen sagen, dass Sie Ringloft nicht nutzen. Eine Meldung sagt es ihr zugleich.',
        'Ihr Telefon zeigt keine Nachricht. Gut, nachzusehen, aber melden Sie die Mail auch.',
        'Richtig: unbekannter Dienst, eine Frist und das Passwort Ihres Postfachs.',
        'Sie ist gefälscht. Dahinter ist keine Aufnahme, sondern ein Formular für Ihr Passwort.',
      ],
    },
    'scan-to-renew': {
      name: 'Code scannen',
      subject: 'Erneuern Sie Ihre Anmeldung in zwei Schritten',
      from: 'IT-Sicherheit',
      legend: 'Ihre Authenticator-App funktioniert. Änderungen an der Anmeldung stehen im Intranet, und dort steht nichts.',
      body: [
        '# Ihr zweiter Schritt läuft ab',
        'Alle Beschäftigten müssen ihre Anmeldung bis morgen erneuern. {Scannen Sie den Code mit Ihrem privaten Handy}:',
        '▦',
        'Es dauert eine Minute. {Ohne Erneuerung verlieren Sie den Zugang}.',
        '~ IT-Sicherheit',
      ],
      header: 'company-mfa.example ist nicht company.example. Durch den Bindestrich ist es eine fremde Domain.',
      callouts: [
        'Ein Code verbirgt die Adresse vor Ihnen und vor dem Mailfilter. Ihr privates Handy schützt kein Filter Ihres Unternehmens.',
        'Druck, und kein Wort dazu, wo man nachfragen kann.',
      ],
      answers: [
        'Ein Anruf bei der IT unter der bekannten Nummer klärt es. Eine Meldung ist schneller und erreicht alle.',
        'Die App zeigt, dass nichts abläuft. Melden Sie danach die Mail.',
        'Richtig: nicht scannen, melden.',
        'Sie ist gefälscht. Die Seite hinter dem Code nimmt Passwort und zweiten Faktor.',
      ],
    },
    'password-changed': {
      name: 'Ihr Passwort wurde geändert',
      subject: 'Ihr Passwort wurde um 8:12 Uhr geändert',
      from: 'Service Desk',
      legend:
        'Sie haben Ihr Passwort nicht geändert und sind angemeldet. Die Adressen Ihres Unternehmens enden auf company.example.',
      body: [
        'Guten Tag,',
        'das Passwort Ihres Kontos wurde heute um 8:12 Uhr geändert. Wenn Sie das waren, ignorieren Sie diese Nachricht.',
        'Wenn nicht, {machen Sie die Änderung binnen 30 Minuten rückgängig}:',
        '→ Passwort wiederherstellen',
        'Freundliche Grüße, Service Desk, {cornpany.example}',
      ],
      header: 'Lesen Sie Buchstabe für Buchstabe: cornpany mit r und n statt company mit m.',
      callouts: [
        'Ruhig, höflich, glaubhaft, und doch mit Eile.',
        'Noch einmal dieselbe Verwechslung. Auf dem Handy ist sie kaum zu sehen.',
      ],
      answers: [
        'Richtig: Unter der bekannten Nummer sieht der Service Desk, ob sich etwas geändert hat.',
        'Sie sind noch angemeldet, also gilt das alte Passwort. Melden Sie die Mail auch.',
        'Richtig: Eine so ähnliche Domain bedeutet, dass jemand auf Ihr Unternehmen zielt.',
        'Sie ist gefälscht. Das „Wiederherstellen“ fragt nach dem jetzigen Passwort.',
      ],
    },
    'session-code': {
      name: 'Ein Code zur Anmeldung',
      from: 'Tidewell',
      legend:
        'Sie buchen auf tidewell.example eine Dienstreise und haben gerade Ihr Passwort eingegeben. Die Seite fragt nach einem Code.',
      body: ['Tidewell: Ihr Code ist 402 118. Er gilt 5 Minuten. {Nennen Sie ihn niemandem}, auch uns nicht.'],
      callouts: ['Die Nachricht kommt, wenn Sie sie anfordern, und enthält keinen Link.'],
      answers: [
        'Es gibt nichts zu fragen: Sie haben den Code selbst angefordert.',
        'Sie sind schon auf der richtigen Seite. Noch einmal auf die Adresse zu sehen, schadet nicht.',
        'Die Nachricht ist echt. Anders wäre es, wenn Sie sich gerade nicht anmelden würden.',
        'Richtig: Sie haben den Code selbst angefordert und geben ihn nur dort ein.',
      ],
    },
  },
};
