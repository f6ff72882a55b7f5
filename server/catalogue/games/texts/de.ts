import type { GameTexts } from '../shapes.ts';

export const germanGames: GameTexts = {
  code: 'de',
  phishing: {
    name: 'Finden Sie den Köder',
    description: 'Zehn Nachrichten aus einer gewöhnlichen Woche. Entscheiden Sie bei jeder, was zu tun ist, und lesen Sie, warum.',
    rounds: 'Zehn Situationen',
    situations: {
      password: [
        'Sie arbeiten bei Lumora (lumora.example). Laut dieser Mail läuft Ihr Passwort heute ab; über die Schaltfläche können Sie es behalten. Was tun Sie?',
        [
          'Sie melden; wenn ich unsicher bin, öffne ich die Anmeldeseite selbst',
          'Vor Feierabend auf die Schaltfläche klicken',
          'Antworten und fragen, ob sie echt ist',
          'Sie löschen und nichts sagen',
        ],
        'Die Domain des Absenders ist nicht lumora.example, und die Frist soll Sie vom Hinsehen abhalten. Eine Meldung schützt auch Kolleginnen und Kollegen mit derselben Mail.',
      ],
      invoice: [
        'Ein bekannter Lieferant schickt eine Rechnung. Nebenbei steht in der Mail, dass sich die Bankverbindung geändert hat. Was tun Sie?',
        [
          'Den Lieferanten vor der Zahlung unter der Nummer aus unseren Unterlagen anrufen',
          'Zahlen: Die Adresse ist die übliche',
          'Die Nummer in der Mail anrufen',
          'Zur Probe die Hälfte zahlen',
        ],
        'Die Adresse kann stimmen und das Postfach trotzdem übernommen sein. Ein neues Konto bestätigt ein Anruf unter einer Nummer, die Sie schon vorher hatten.',
      ],
      boss: [
        'Eine unbekannte Nummer mit dem Namen Ihrer Vorgesetzten schreibt im Chat: Sie sei in einer Besprechung, brauche sofort drei Geschenkkarten, und Sie sollten nichts sagen. Was tun Sie?',
        [
          'Sie unter der Nummer anrufen, die ich kenne',
          'Die Karten kaufen und den Beleg aufheben',
          'Im Chat nachfragen, ob sie es ist',
          'Erst einmal eine Karte schicken',
        ],
        'Eile, Heimlichkeit und Geschenkkarten gehören bei dieser Masche zusammen. Eine Antwort erreicht, wer geschrieben hat; die bekannte Nummer erreicht sie.',
      ],
      parcel: [
        'Laut einer SMS liegt ein Paket fest, bis Sie eine kleine Gebühr zahlen. Sie warten tatsächlich auf eines. Was tun Sie?',
        [
          'In der App oder auf der Website des Shops nachsehen',
          'Zahlen: Es ist nur ein kleiner Betrag',
          'Den Link öffnen und sehen, um welches Paket es geht',
          'Mit STOP antworten',
        ],
        'Solche SMS gehen an Tausende, und irgendjemand wartet immer auf ein Paket. Die Gebühr ist klein, weil es um Ihre Kartennummer geht.',
      ],
      parking: [
        'Auf dem Parkautomaten klebt ein Code, etwas schief, über einem anderen. Was tun Sie?',
        [
          'Am Automaten zahlen oder mit der App, die ich schon nutze',
          'Ihn scannen: Er klebt an einem amtlichen Automaten',
          'Ihn scannen und sehen, ob die Seite ordentlich aussieht',
          'Ihn mit dem Telefon eines Kollegen scannen',
        ],
        'Einen Aufkleber kann jeder anbringen, und ein Code zeigt nicht, wohin er führt. Eine Seite, die gut aussieht, beweist nichts.',
      ],
      prompts: [
        'Es ist 02:14 Uhr. Ihr Telefon zeigt eine Anmeldeanfrage nach der anderen. Was tun Sie?',
        [
          'Sie ablehnen, mein Passwort ändern und es melden',
          'Eine bestätigen, damit es aufhört',
          'Das Telefon ausschalten und schlafen',
          'Warten, bis die IT mir schreibt',
        ],
        'Solche Anfragen bedeuten, dass Ihr Passwort bekannt ist. Eine Bestätigung lässt den Angreifer herein; Ablehnen und ein neues Passwort schließen die Tür.',
      ],
      document: [
        'Ein Kollege teilt ein Dokument. Der Link öffnet diese Seite; sie sieht aus wie Ihre eigene Anmeldung und verlangt Ihr Passwort. Was tun Sie?',
        [
          'Sie schließen und auf anderem Weg beim Kollegen nachfragen',
          'Mich anmelden: Die Adresse beginnt mit lumora.example',
          'Es erst mit einem alten Passwort versuchen',
          'Mich anmelden, weil die Seite ein Schloss zeigt',
        ],
        'Das Ende des Namens zählt: Diese Seite gehört zu files-share.test. Das Schloss sagt nur, dass die Verbindung verschlüsselt ist.',
      ],
      attachment: [
        'Ein Bewerber schickt einen Lebenslauf, der sich „im Browser“ öffnen soll. Ihre Firma stellt gerade ein. Was tun Sie?',
        [
          'Ihn nicht öffnen und melden',
          'Ihn öffnen: Bewerbungen sind meine Arbeit',
          'Ihn zum Öffnen einer Kollegin schicken',
          'Ihn erst speichern und dann öffnen',
        ],
        'Der Name endet auf .html: Das ist eine Webseite, kein PDF, und meist eine falsche Anmeldung. Wo sie geöffnet wird, ist gleich.',
      ],
      support: [
        '„IT-Support“ ruft an: Ihr Rechner verschicke Viren, Sie sollten ein Programm installieren und einen Code vorlesen. Was tun Sie?',
        [
          'Auflegen und den Helpdesk unter seiner bekannten Nummer anrufen',
          'Es installieren, solange ich am Apparat bin',
          'Den Code vorlesen, aber nichts installieren',
          'Erst fragen, in welcher Abteilung ich arbeite',
        ],
        'Angezeigter Name und Nummer lassen sich beliebig setzen, und Ihre Abteilung steht im Internet. Codes sind nur für Sie; die IT braucht sie nicht.',
      ],
      teamday: [
        'Das People Team von Lumora (lumora.example) erinnert an den Teamtag. Was tun Sie?',
        [
          'Sie lesen: Absender und Link gehören zur Firma, und ein Geheimnis wird nicht verlangt',
          'Sie melden: Jede Mail mit Link ist Phishing',
          'Zur Bestätigung mit meinem Passwort antworten',
          'Sie ungelesen löschen',
        ],
        'Die meisten Mails sind echt. Domain und Link enden auf lumora.example, niemand drängt, und es geht um kein Geheimnis. Wer unsicher bleibt, öffnet das Intranet wie immer.',
      ],
    },
  },
  fakeOrReal: {
    name: 'Echt oder gefälscht',
    description:
      'Sieben Anrufe und Aufnahmen. Entscheiden Sie, welche gefälscht sind, und lernen Sie, was jedes Mal hilft. Gezeichnete Szenen, keine echten Personen und keine erzeugten Gesichter.',
    rounds: 'Sieben Szenen',
    fake: 'Gefälscht',
    real: 'Echt',
    scenes: {
      director: [
        'Drei Augenblicke eines Videoanrufs innerhalb von elf Sekunden. Die Augen schließen sich nie, und der Mund bewegt sich kaum, obwohl viel gesprochen wird.',
        'Die Direktorin ruft Sie an, zum ersten Mal überhaupt: ein geheimer Zukauf, die Überweisung muss in einer Stunde hinaus. Gefälscht oder echt?',
        'Starre Augen und stille Lippen sind heute Anzeichen und morgen verschwunden. Eile, Heimlichkeit und Geld bleiben. Legen Sie auf und rufen Sie die Direktorin unter der bekannten Nummer an.',
      ],
      product: [
        'Drei Augenblicke einer Aufnahme: Die Lippen bewegen sich, die Augen blinzeln, Regal und Licht bleiben gleich. Darunter steht brightline.example.',
        'Ihr Lieferant zeigt auf der eigenen Website brightline.example im Video ein neues Papier. Gefälscht oder echt?',
        'Sie haben es dort gefunden, wo der Lieferant selbst veröffentlicht, und es will nichts von Ihnen. Führte es zu einer Zahlung oder Anmeldung, würden Sie trotzdem anrufen.',
      ],
      voice: [
        'Eine Sprachnachricht von 21 Sekunden von Noa, von der Nummer +44 7700 900457. Die Wellen der Stimme wiederholen sich gleichmäßig, ohne Atempause.',
        '„Hier ist Noa, mein Telefon ist kaputt, das ist meine neue Nummer. Überweise bitte heute die Miete für mich.“ Es ist ihre Stimme. Gefälscht oder echt?',
        'Wenige Sekunden einer Stimme genügen, um sie zu kopieren. Neue Nummer und Geld: Rufen Sie Noa unter der alten Nummer an, oder fragen Sie nach einem Wort, das nur Sie beide kennen.',
      ],
      callback: [
        'Zwei Telefone: Ein Anruf von +44 7700 900233 wurde beendet; ein zweiter Anruf bei Durchwahl 4117 wurde angenommen und bestätigt.',
        'Die Finanzchefin rief wegen einer geänderten Zahlung an. Sie legten auf, wählten ihre Durchwahl aus dem Verzeichnis, und sie bestätigte es. Gefälscht oder echt?',
        'Der Rückweg entscheidet, nicht die Stimme: Sie wählten eine Nummer, die Sie schon hatten, und sie wusste Bescheid. Das dauert eine Minute und hilft gegen jede Fälschung.',
      ],
      applicant: [
        'Drei Augenblicke eines Bewerbungsgesprächs per Video. Als eine Hand die Wange streift, verschwimmt der Rand des Gesichts und läuft in die Finger.',
        'Ein Bewerber für eine Stelle mit Kundendaten spricht von zu Hause mit Ihnen. Einmal streift eine Hand das Gesicht. Gefälscht oder echt?',
        'Ein aufgelegtes Gesicht bricht, wo etwas davor vorbeizieht. Beschuldigen Sie niemanden deswegen: Laden Sie zu einem zweiten Treffen ein, sehen Sie einen Ausweis an und rufen Sie eine Referenz zurück.',
      ],
      townhall: [
        'Drei Augenblicke einer Übertragung: Einmal friert das Bild ein und verschwimmt, einmal sind die Augen zu, dann ist es wieder scharf. Darunter steht intranet.lumora.example.',
        'Die Betriebsversammlung, seit einer Woche im Intranet angekündigt, ruckelt: Die Lippen hinken der Stimme nach, das Bild friert ein. Gefälscht oder echt?',
        'Auch eine schlechte Verbindung verwischt Gesichter. Angekündigt war sie dort, wo so etwas angekündigt wird, und es steht nichts auf dem Spiel. Wer in jedem Fehler eine Fälschung sieht, glaubt bald gar nichts mehr.',
      ],
      helpdesk: [
        'Drei Augenblicke eines Videoanrufs. Hinter der rechten Schulter leuchtet eine Lampe, doch die rechte Gesichtshälfte liegt im Schatten. Darunter sechs leere Felder für einen Code.',
        '„Hier ist der Helpdesk, Sie sehen mich ja: Lesen Sie mir bitte die sechs Ziffern vor, die Sie gleich bekommen.“ Gefälscht oder echt?',
        'Das Licht passt nicht, aber die Bitte allein genügt: Ein Code wird nie vorgelesen, wer auch immer zu sehen ist. Legen Sie auf und rufen Sie den Helpdesk selbst an.',
      ],
    },
  },
};
