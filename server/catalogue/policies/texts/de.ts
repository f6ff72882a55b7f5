import type { PolicyTexts } from '../shapes.ts';

export const de: PolicyTexts = {
  notice: 'Ein Ausgangspunkt, keine Rechtsberatung. Passen Sie den Text an, bevor Sie ihn veröffentlichen.',
  headings: { purpose: 'Zweck', appliesTo: 'Für wen sie gilt', inDoubt: 'Im Zweifel', contact: 'Kontakt' },
  policies: {
    'acceptable-use': {
      name: 'Nutzung der IT',
      summary: 'Was mit den Geräten, Konten und dem Netz des Unternehmens erlaubt ist und was nicht.',
      purpose:
        '{{companyName}} stellt Ihnen Geräte, Konten und ein Netz zur Verfügung, damit Sie gut arbeiten können. Diese Richtlinie beschreibt, wie Sie damit umgehen, damit sie sicher bleiben: für Sie, für Ihre Kolleginnen und Kollegen und für alle, deren Daten wir aufbewahren.',
      appliesTo:
        'Sie gilt für alle, die unsere Geräte, Konten oder unser Netz nutzen: Beschäftigte, Aushilfen und externe Kräfte, im Büro und überall sonst. Sie gilt auch für Ihr eigenes Telefon oder Ihren eigenen Computer, solange Sie damit arbeiten.',
      rules: [
        {
          heading: 'Geräte und Software',
          points: [
            'Arbeiten Sie mit den Geräten und Konten, die Sie dafür erhalten haben. Kurze private Nutzung ist in Ordnung, wenn sie nichts gefährdet und die Arbeit nicht stört.',
            'Installieren Sie Software nur aus Quellen, die das IT-Team freigegeben hat. Wenn Sie etwas anderes brauchen, stellen Sie vorher einen Antrag.',
            'Starten Sie neu, wenn ein Update wartet, möglichst noch am selben Tag. Verschieben Sie Sicherheitsupdates nicht.',
            'Lassen Sie den Schutz eingeschaltet: Virenscanner, Firewall, Festplattenverschlüsselung und Bildschirmsperre.',
            'Schließen Sie USB-Sticks und andere Speicher nur an, wenn Sie wissen, woher sie kommen.',
          ],
        },
        {
          heading: 'Internet, E-Mail und Konten',
          points: [
            'Dienstliches bleibt in dienstlichen Konten. Leiten Sie keine dienstlichen E-Mails an ein privates Postfach weiter und speichern Sie keine Dateien in einer privaten Cloud.',
            'Lassen Sie niemanden unter Ihrem Konto arbeiten, auch nicht für einen Augenblick.',
            'Öffnen, speichern und versenden Sie nichts, was rechtswidrig oder beleidigend ist oder anderen schaden soll.',
            'Prüfen Sie den Absender und die Adresse eines Links, bevor Sie ihn öffnen, und seien Sie bei unerwarteten Anhängen vorsichtig.',
            'Sehen Sie nur Daten ein, die Sie für Ihre Aufgabe brauchen, auch wenn das System Ihnen mehr zeigen würde.',
          ],
        },
        {
          heading: 'Wenn Sie gehen oder die Aufgabe wechseln',
          points: [
            'Geben Sie an Ihrem letzten Tag alle Geräte, Schlüssel und Karten zurück, mitsamt den Daten darauf.',
            'Sagen Sie Bescheid, welche Zugänge Sie nicht mehr brauchen, wenn sich Ihre Arbeit ändert.',
          ],
        },
      ],
      inDoubt:
        'Wenn Sie nicht sicher sind, ob etwas erlaubt ist, halten Sie inne und klären Sie es vorher. Eine Frage kostet eine Minute und wird Ihnen nie zum Vorwurf gemacht. Steht Ihnen eine Regel im Weg, suchen wir gemeinsam mit Ihnen eine gute Lösung.',
      contact:
        'Fragen und Anträge auf Ausnahmen richten Sie an {{securityContact}}. Melden Sie sich auch sofort, wenn ein Gerät verloren geht oder sich seltsam verhält.',
    },
    passwords: {
      name: 'Passwörter und Anmeldung',
      summary: 'Wie Passwörter gewählt, aufbewahrt und geschützt werden und wann ein zweiter Schritt nötig ist.',
      purpose:
        'Die meisten Einbrüche beginnen mit einem Passwort, das erraten, mehrfach verwendet oder auf einer gefälschten Seite eingegeben wurde. Diese Richtlinie beschreibt, wie wir uns bei {{companyName}} anmelden, damit ein verlorenes Passwort nicht alles andere öffnet.',
      appliesTo:
        'Sie gilt für alle, die ein Konto bei uns haben, und für jedes Konto, das Sie für die Arbeit nutzen, auch bei Diensten anderer Anbieter, für gemeinsame Postfächer und Testkonten.',
      rules: [
        {
          heading: 'Starke Passwörter wählen',
          points: [
            'Verwenden Sie mindestens 14 Zeichen. Einige Wörter ohne Zusammenhang sind leicht zu merken und schwer zu erraten.',
            'Verwenden Sie für jedes Konto ein anderes Passwort, und nie eines, das Sie auch privat nutzen.',
            'Vermeiden Sie Namen, Daten, den Namen des Unternehmens und Tastenfolgen wie „qwertz“.',
            'Lassen Sie den Passwortmanager, den wir bereitstellen, Ihre Passwörter erzeugen und aufbewahren. Dann müssen Sie sich nur noch eines merken.',
          ],
        },
        {
          heading: 'Die Anmeldung schützen',
          points: [
            'Schalten Sie überall, wo es geht, einen zweiten Schritt ein. Ein Passkey, ein Sicherheitsschlüssel oder eine App ist besser als ein Code per SMS.',
            'Bestätigen Sie eine Anmeldung auf dem Telefon nur, wenn Sie sie gerade selbst begonnen haben. Lehnen Sie alles andere ab und sagen Sie uns Bescheid.',
            'Nennen Sie niemandem ein Passwort oder einen Code: weder Kollegen noch Vorgesetzten noch dem Helpdesk. Wir werden Sie nie danach fragen.',
            'Geben Sie ein Passwort nur auf einer Seite ein, die Sie selbst über ein Lesezeichen oder ihre Adresse geöffnet haben.',
            'Schreiben Sie Passwörter nicht auf Zettel am Bildschirm, in Dokumente oder in Chats.',
          ],
        },
        {
          heading: 'Wenn ein Passwort bekannt sein könnte',
          points: [
            'Ändern Sie es sofort, zuerst dort und dann überall, wo Sie es ebenfalls verwendet haben.',
            'Melden Sie alle anderen Sitzungen ab, wenn der Dienst das anbietet.',
            'Sagen Sie uns noch am selben Tag Bescheid, auch wenn Sie nicht sicher sind und auch wenn es Ihr eigener Fehler war.',
          ],
        },
      ],
      inDoubt:
        'Wenn eine Seite, ein Anruf oder eine Nachricht ein Passwort oder einen Code verlangt und Sie zögern, brechen Sie ab. Öffnen Sie den Dienst auf Ihrem gewohnten Weg, oder rufen Sie unter einer Nummer zurück, die Sie schon kennen.',
      contact:
        'Wenden Sie sich an {{securityContact}}, wenn Sie Fragen zu Passwörtern haben oder ein zweiter Schritt nicht funktioniert, und sofort, wenn jemand anderes ein Passwort kennen könnte.',
    },
    'clean-desk': {
      name: 'Schreibtisch und Bildschirm',
      summary: 'Was auf Schreibtisch, Bildschirm, Drucker und Whiteboard bleiben darf, wenn man den Platz verlässt, und was nicht.',
      purpose:
        'Ein Papier auf dem Schreibtisch, ein offener Bildschirm oder ein volles Whiteboard verrät Besuchern, Reinigungskräften und Passanten mehr, als uns lieb ist. Mit einigen Gewohnheiten hält {{companyName}} Vertrauliches außer Sichtweite.',
      appliesTo:
        'Sie gilt für alle, die in unseren Räumen, zu Hause, bei Kunden oder unterwegs arbeiten. Auch Besucher und Dienstleister halten sich daran; wer sie einlädt, erklärt es ihnen.',
      rules: [
        {
          heading: 'Wenn Sie Ihren Platz verlassen',
          points: [
            'Sperren Sie den Bildschirm jedes Mal, auch für eine Minute. Auf den meisten Computern genügen dafür zwei Tasten.',
            'Drehen Sie vertrauliche Papiere um oder räumen Sie sie weg, und nehmen Sie sie mit, wenn der Raum offen bleibt.',
            'Lassen Sie Telefone, Karten, Schlüssel und Datenträger nicht auf dem Schreibtisch liegen.',
            'Bewahren Sie keine Passwörter auf Papier auf, auch nicht unter der Tastatur oder in einer Schublade.',
          ],
        },
        {
          heading: 'Am Ende des Tages',
          points: [
            'Schließen Sie Papiere und Geräte mit personenbezogenen oder vertraulichen Daten ein.',
            'Nehmen Sie den Schlüssel mit, statt ihn stecken zu lassen.',
            'Vertrauliches Papier gehört in den Aktenvernichter oder in den verschlossenen Behälter, nie in einen offenen Papierkorb.',
            'Fahren Sie den Computer herunter oder sperren Sie ihn, und schließen Sie Fenster und Türen, wenn Sie als Letzte oder Letzter gehen.',
          ],
        },
        {
          heading: 'Gemeinsame Räume und Bildschirme',
          points: [
            'Holen Sie Ausdrucke sofort ab, und drucken Sie Vertrauliches nur dort, wo Sie darauf warten können.',
            'Wischen Sie nach einer Besprechung das Whiteboard ab und nehmen Sie die Blätter vom Flipchart mit.',
            'Teilen Sie in einer Videokonferenz nur ein Fenster, nicht den ganzen Bildschirm, und schalten Sie vorher Benachrichtigungen aus.',
            'Drehen Sie Ihren Bildschirm von Fenstern und Fluren weg, oder verwenden Sie eine Blickschutzfolie.',
            'Begleiten Sie Besucher, und sprechen Sie Personen ohne Ausweis freundlich an: „Darf ich Ihnen helfen, jemanden zu finden?“',
          ],
        },
      ],
      inDoubt:
        'Wenn Sie nicht wissen, ob ein Papier vertraulich ist, behandeln Sie es so. Wenn Sie ein liegen gelassenes Papier finden, verwahren Sie es sicher, lesen Sie nicht weiter und geben Sie es der Person, der es gehört, oder der unten genannten Stelle.',
      contact:
        'Wenden Sie sich an {{securityContact}}, wenn Sie einen abschließbaren Schrank, eine Blickschutzfolie oder einen Papierbehälter brauchen oder wenn Sie Dokumente oder Fremde dort bemerken, wo sie nicht hingehören.',
    },
    'working-away': {
      name: 'Arbeiten außerhalb des Büros',
      summary: 'Wie man zu Hause, im Zug, im Hotel und im Ausland sicher arbeitet.',
      purpose:
        'Zu Hause und unterwegs fehlt der Schutz des Büros: verschlossene Türen, ein eigenes Netz, Kollegen in der Nähe. Diese Richtlinie beschreibt, wie die Arbeit für {{companyName}} sicher bleibt, wo auch immer Sie sie erledigen.',
      appliesTo:
        'Sie gilt für alle, die außerhalb unserer Räume arbeiten, ob für einen Anruf im Zug oder das ganze Jahr, mit unseren Geräten oder mit eigenen, wo das erlaubt ist.',
      rules: [
        {
          heading: 'Zu Hause',
          points: [
            'Nutzen Sie das Dienstgerät für die Arbeit und lassen Sie Familie oder Gäste nicht daran.',
            'Schützen Sie Ihr WLAN mit einem eigenen langen Passwort und ersetzen Sie die Passwörter, mit denen der Router geliefert wurde.',
            'Halten Sie die Software Ihres Routers aktuell, und ersetzen Sie ihn, wenn er keine Updates mehr bekommt.',
            'Besprechen Sie Vertrauliches dort, wo andere nicht mithören können, auch kein Sprachassistent.',
            'Bringen Sie vertrauliches Papier ins Büro zurück, statt es in den Hausmüll zu werfen.',
          ],
        },
        {
          heading: 'Unterwegs',
          points: [
            'Behalten Sie Geräte bei sich. Lassen Sie sie nicht im Auto, in der Garderobe oder auf dem Tisch im Café.',
            'Nutzen Sie lieber den Hotspot Ihres Telefons als ein öffentliches WLAN. Wenn es nicht anders geht, verbinden Sie sich zuerst mit dem VPN des Unternehmens.',
            'Verwenden Sie eine Blickschutzfolie, und setzen Sie sich so, dass niemand mitliest.',
            'Laden Sie an der Steckdose mit Ihrem eigenen Ladegerät oder mit einem Akku, nicht an einem unbekannten USB-Anschluss.',
            'Nennen Sie weder Kunden noch Zahlen, wenn Fremde Sie hören können.',
          ],
        },
        {
          heading: 'Vor einer Reise ins Ausland',
          points: [
            'Sagen Sie uns früh Bescheid, wenn Sie Geräte in ein anderes Land mitnehmen möchten; manche Reisen erfordern eine andere Ausstattung.',
            'Nehmen Sie nur die Daten mit, die Sie dort brauchen.',
            'Wenn ein Gerät außer Sicht war oder kontrolliert wurde, melden Sie es, bevor Sie weiterarbeiten.',
          ],
        },
      ],
      inDoubt:
        'Wenn Ihnen der Ort, das Netz oder die Situation nicht geheuer ist, verschieben Sie die Arbeit, bis Sie an einem sicheren Ort sind. Ein Termin ist kein Grund für ein Risiko; sprechen Sie mit Ihrer Führungskraft, gemeinsam finden Sie einen anderen Weg.',
      contact:
        'Wenden Sie sich an {{securityContact}}, wenn Sie Fragen zu Reisen oder zur Arbeit zu Hause haben, und sofort, zu jeder Stunde, wenn ein Gerät oder ein Dokument verloren geht oder gestohlen wird.',
    },
    'information-handling': {
      name: 'Umgang mit Informationen',
      summary: 'Welche Arten von Informationen es gibt und wie jede davon gespeichert, weitergegeben und gelöscht wird.',
      purpose:
        'Nicht alles, was wir wissen, ist für alle bestimmt. Diese Richtlinie teilt die Informationen bei {{companyName}} in drei Stufen ein und beschreibt, wie man sie speichert, weitergibt und löscht.',
      appliesTo:
        'Sie gilt für alle, die unsere Informationen oder die unserer Kunden sehen oder bearbeiten, in jeder Form: Dateien, E-Mails, Chats, Papier, Bilder, Aufnahmen und Gespräche.',
      rules: [
        {
          heading: 'Die Stufe kennen',
          points: [
            'Öffentlich: bewusst veröffentlicht, zum Beispiel auf der Website. Das darf jeder haben.',
            'Intern: grundsätzlich alles andere, zum Beispiel Pläne, Protokolle und Anleitungen. Es bleibt im Unternehmen.',
            'Vertraulich: würde Menschen oder dem Unternehmen schaden, wenn es nach außen gelangt, zum Beispiel personenbezogene Daten, Verträge, Preise und Zugangsdaten. Nur wer es für eine Aufgabe braucht, darf es sehen.',
            'Wer ein Dokument erstellt, legt seine Stufe fest und vermerkt sie auf der ersten Seite, wenn es vertraulich ist.',
          ],
        },
        {
          heading: 'Sorgfältig speichern und weitergeben',
          points: [
            'Speichern Sie Arbeitsergebnisse in den Systemen, die wir bereitstellen, nicht auf dem Desktop, auf USB-Sticks oder in privaten Diensten.',
            'Geben Sie einzelnen Personen Zugriff, nur so viel wie nötig, und entziehen Sie ihn, wenn die Aufgabe endet.',
            'Prüfen Sie die Empfänger vor dem Senden, vor allem die, die das E-Mail-Programm selbst ergänzt hat.',
            'Senden Sie vertrauliche Dateien als geschützten Link oder verschlüsselt, und das Passwort auf einem anderen Weg.',
            'Achten Sie darauf, dass eine Vertraulichkeitsvereinbarung unterschrieben ist, bevor Sie Partnern etwas Internes geben.',
            'Entfernen Sie Namen und Zahlen, die der Empfänger nicht braucht.',
          ],
        },
        {
          heading: 'Nicht länger behalten als nötig',
          points: [
            'Löschen Sie, was seinen Zweck erfüllt hat, auch in Downloads, Chats und im Papierkorb.',
            'Halten Sie die Aufbewahrungsfristen ein, die Ihre Abteilung für Verträge und personenbezogene Daten hat.',
            'Geben Sie alte Geräte und Datenträger ab; das IT-Team löscht sie.',
          ],
        },
      ],
      inDoubt:
        'Wenn Sie die Stufe nicht kennen, behandeln Sie die Information als vertraulich und klären Sie es mit der verantwortlichen Person. Wenn jemand von außen danach fragt, sagen Sie höflich, dass Sie zurückrufen, und finden Sie zuerst heraus, wer es wirklich ist.',
      contact:
        'Wenden Sie sich an {{securityContact}}, wenn Sie Fragen zu Stufen und Weitergabe haben, und sofort, wenn Informationen an die Falschen gelangt sind, und sei es durch eine vertippte Adresse.',
    },
    'incident-reporting': {
      name: 'Vorfälle melden',
      summary: 'Was als Sicherheitsvorfall gilt, wie man ihn meldet und was bis zum Eintreffen von Hilfe zu tun ist.',
      purpose:
        'Je früher wir von einem Vorfall wissen, desto kleiner ist der Schaden. Diese Richtlinie beschreibt, was Sie bei {{companyName}} melden, wie Sie es melden und was Sie in der Zwischenzeit tun. Wer meldet, hilft allen und hat wegen eines ehrlichen Fehlers nichts zu befürchten.',
      appliesTo:
        'Sie gilt für alle, die für uns arbeiten, mit jedem Gerät und an jedem Ort. Bitte melden Sie auch, was Ihnen bei Partnern und Dienstleistern auffällt.',
      rules: [
        {
          heading: 'Das melden Sie sofort',
          points: [
            'Eine Nachricht, einen Anruf oder ein Video, womit man Sie täuschen will, vor allem wenn Sie geklickt, etwas eingegeben oder bezahlt haben.',
            'Geräte, Karten, Schlüssel oder Dokumente, die verloren gegangen sind oder gestohlen wurden.',
            'Einen Computer, der sich seltsam verhält: Fenster, die sich von selbst öffnen, Dateien, die sich nicht mehr öffnen lassen, eine Geldforderung.',
            'Eine Anmeldung oder Änderung in Ihrem Konto, die nicht von Ihnen stammt.',
            'Daten, die an die Falschen gegangen sind oder die Sie sehen, obwohl Sie es nicht sollten.',
            'Fremde in unseren Räumen oder eine aufgebrochene Tür oder einen aufgebrochenen Schrank.',
          ],
        },
        {
          heading: 'So melden Sie',
          points: [
            'Melden Sie verdächtige E-Mails mit der Schaltfläche zum Melden. In allen anderen Fällen rufen Sie die unten genannte Stelle an oder schreiben Sie ihr.',
            'Rufen Sie an, wenn es dringend ist oder Ihr Computer betroffen sein könnte; schreiben Sie nicht von diesem Computer aus.',
            'Sagen Sie, was wann auf welchem Gerät geschehen ist und was Sie seitdem getan haben. Vermutungen sind willkommen, wenn Sie sie als solche nennen.',
            'Warten Sie nicht, bis Sie sicher sind, und ermitteln Sie nicht auf eigene Faust.',
          ],
        },
        {
          heading: 'Bis Hilfe kommt',
          points: [
            'Trennen Sie das Gerät vom Netz, aber lassen Sie es eingeschaltet.',
            'Löschen und ändern Sie nichts; E-Mails und Dateien sind Beweismittel.',
            'Ändern Sie das Passwort auf einem anderen Gerät, wenn Sie es auf einer falschen Seite eingegeben haben.',
            'Rufen Sie zuerst die Bank an, wenn Geld überwiesen wurde.',
            'Überlassen Sie Antworten an Kunden und Presse den zuständigen Personen.',
          ],
        },
      ],
      inDoubt:
        'Melden Sie es. Zehn Meldungen, die sich als harmlos erweisen, sind besser als eine, die nie kam. Sie erfahren von uns, was es war.',
      contact:
        'Ihre Meldung geht an {{securityContact}}. Wenn Sie keine Antwort bekommen und es dringend ist, sprechen Sie Ihre Führungskraft an; sie weiß, wer als Nächstes anzurufen ist.',
    },
    'ai-assistants': {
      name: 'KI-Assistenten',
      summary: 'Welche KI-Werkzeuge für die Arbeit erlaubt sind, was man nie dort eingibt und wie man die Ergebnisse prüft.',
      purpose:
        'Assistenten, die schreiben, übersetzen, programmieren und zeichnen, können uns viel Zeit sparen. Sie können auch preisgeben, was wir schützen müssen, und sich mit überzeugenden Worten irren. Diese Richtlinie beschreibt, wie wir sie bei {{companyName}} sinnvoll nutzen.',
      appliesTo:
        'Sie gilt für alle, die solche Werkzeuge für die Arbeit nutzen: Chats, Funktionen in Office-Programmen, Programmierassistenten, Werkzeuge, die Besprechungen aufnehmen und zusammenfassen, und Generatoren für Bilder oder Stimmen.',
      rules: [
        {
          heading: 'Das Werkzeug wählen',
          points: [
            'Nutzen Sie die freigegebenen Werkzeuge auf unserer Liste, und zwar mit Ihrem dienstlichen Konto.',
            'Nutzen Sie keine privaten Konten für die Arbeit: Wir wissen nicht, was dort mit den Inhalten geschieht.',
            'Beantragen Sie ein neues Werkzeug, bevor Sie es mit echten Daten ausprobieren. Ein Test mit erfundenen Daten ist in Ordnung.',
            'Geben Sie einem Assistenten nur dann Zugriff auf Postfächer, Dateien oder Systeme, wenn das IT-Team diese Verbindung freigegeben hat.',
          ],
        },
        {
          heading: 'Was Sie nicht eingeben',
          points: [
            'Personenbezogene Daten von Kunden, Bewerbern oder Kollegen, es sei denn, das Werkzeug ist dafür freigegeben.',
            'Passwörter, Schlüssel und andere Zugangsdaten, auch in Programmcode oder Bildschirmfotos.',
            'Verträge, Preise, Zahlen und Pläne, die vertraulich sind.',
            'Werke anderer, die wir nicht weitergeben dürfen.',
          ],
        },
        {
          heading: 'Das Ergebnis prüfen',
          points: [
            'Für das, was Sie versenden, veröffentlichen oder entscheiden, stehen Sie ein, als hätten Sie es selbst geschrieben.',
            'Prüfen Sie Fakten, Zahlen, Quellen und Berechnungen; manche davon erfinden die Assistenten.',
            'Lassen Sie Programmcode prüfen und testen wie jeden anderen auch.',
            'Überlassen Sie Entscheidungen über Menschen den Menschen.',
            'Sagen Sie offen, dass ein Text, ein Bild oder eine Stimme künstlich erzeugt wurde, wo man das erwarten würde.',
            'Sagen Sie es allen Beteiligten, bevor ein Werkzeug eine Besprechung aufnimmt oder zusammenfasst, und akzeptieren Sie ein Nein.',
            'Achten Sie auf Anweisungen, die ein Dokument oder eine Website Ihrem Assistenten gibt, und lassen Sie ihn diese nicht befolgen.',
          ],
        },
      ],
      inDoubt:
        'Stellen Sie sich vor, der Text, den Sie gerade eingeben wollen, stünde morgen in der Zeitung. Wenn das schaden würde, lassen Sie ihn weg, oder ersetzen Sie Namen und Zahlen durch erfundene.',
      contact:
        'Anträge auf Werkzeuge und Fragen richten Sie an {{securityContact}}. Schreiben Sie auch, wenn Sie schon etwas eingegeben haben, was nicht hätte eingegeben werden dürfen: Gemeinsam können wir den Schaden vielleicht noch begrenzen.',
    },
  },
};
