import type { MonthlyTexts } from '../shapes.ts';

export const de: MonthlyTexts = {
  phishing: {
    sentences: [
      'Eine Phishing-Mail sieht harmlos aus, aber sie hat einen Haken: einen Link, eine Bitte um Geld oder um ein Passwort.',
      'Ein ruhiger Blick auf Absender und Anliegen verrät sie oft.',
    ],
    tips: [
      'Prüfen Sie die vollständige Adresse des Absenders, bevor Sie antworten oder klicken.',
      'Rufen Sie die Seite selbst auf, statt einem Link zu folgen, der Sie drängt.',
      'Melden Sie eine verdächtige Mail mit der Melde-Schaltfläche oder Ihrer IT.',
    ],
  },
  links: {
    sentences: [
      'Der Text eines Links sagt nichts über sein Ziel, und ein QR-Code zeigt vor dem Scannen keine Adresse.',
      'Wer zuerst auf die Adresse sieht, tappt in viele Fallen nicht.',
    ],
    tips: [
      'Zeigen Sie auf einen Link, ohne zu klicken, und lesen Sie die Adresse, die erscheint.',
      'Tippen Sie die Adresse einer Anmeldeseite selbst ein oder nutzen Sie Ihr Lesezeichen.',
      'Lesen Sie die Adresse, die Ihre Kamera anzeigt, bevor Sie einen QR-Code öffnen.',
    ],
  },
  passwords: {
    sentences: [
      'Wer ein Passwort erbeutet, probiert es auch bei anderen Konten aus.',
      'Hat jedes Konto sein eigenes langes Passwort, öffnet ein verlorener Schlüssel nur eine Tür.',
    ],
    tips: [
      'Ändern Sie ein Passwort, das Sie für mehr als ein Konto verwenden.',
      'Bewahren Sie Passwörter im Passwortmanager auf, den Ihr Unternehmen freigegeben hat.',
      'Bilden Sie Ihr nächstes Passwort aus mehreren Wörtern ohne Zusammenhang.',
    ],
  },
  'two-step': {
    sentences: [
      'Ein Passwort ist nur ein einziges Schloss, und es kann gestohlen werden.',
      'Mit einem zweiten Schritt, etwa auf dem Telefon, reicht ein gestohlenes Passwort allein nicht zur Anmeldung.',
    ],
    tips: [
      'Schalten Sie die Anmeldung in zwei Schritten für Ihr Postfach ein, auch für das private.',
      'Lehnen Sie eine Anmeldung ab, die Sie nicht begonnen haben, und melden Sie sie.',
      'Behalten Sie Codes für sich, auch wenn es am Telefon eilig klingt.',
    ],
  },
  ransomware: {
    sentences: [
      'Ransomware sperrt Dateien, und Kriminelle verlangen Geld, um sie wieder freizugeben.',
      'Getrennt aufbewahrte Sicherungen helfen, die Arbeit zurückzuholen.',
    ],
    tips: [
      'Speichern Sie Ihre Arbeit dort, wo Ihr Unternehmen sie sichert, nicht nur auf dem Gerät.',
      'Installieren Sie wartende Updates und starten Sie Ihr Gerät neu.',
      'Trennen Sie das Gerät vom Netz, wenn Dateien sich sperren, und rufen Sie Ihre IT an.',
    ],
  },
  'phone-calls': {
    sentences: [
      'Am Telefon kann sich jemand als Bank, IT oder Führungskraft ausgeben und sogar die angezeigte Nummer fälschen.',
      'Solche Anrufe zielen auf Geld oder Passwörter, also klären Sie zuerst, wer anruft.',
    ],
    tips: [
      'Legen Sie auf und rufen Sie unter einer Nummer zurück, die Sie schon kennen.',
      'Nennen Sie am Telefon nie ein Passwort oder einen Code.',
      'Sprechen Sie mit einer Kollegin oder einem Kollegen, bevor Sie nach einem Anruf zahlen.',
    ],
  },
  'text-messages': {
    sentences: [
      'Eine SMS über ein Paket oder eine Zahlung kann auf eine gefälschte Seite führen.',
      'Auf dem kleinen Bildschirm fällt eine falsche Adresse kaum auf.',
    ],
    tips: [
      'Verfolgen Sie ein Paket in der App oder auf der Seite des Shops, nicht über den Link.',
      'Rufen Sie die alte Nummer an, wenn sich eine bekannte Person mit einer neuen meldet.',
      'Melden Sie eine verdächtige Nachricht Ihrer IT und löschen Sie sie dann.',
    ],
  },
  'public-wifi': {
    sentences: [
      'Ein freies WLAN mit vertrauenswürdig klingendem Namen kann jeder einrichten und beobachten, was darin geschieht.',
      'Eine eigene, geschützte Verbindung verbirgt Ihre Arbeit vor fremden Blicken.',
    ],
    tips: [
      'Nutzen Sie unterwegs den Hotspot Ihres Telefons oder das VPN Ihres Unternehmens.',
      'Schalten Sie auf Telefon und Laptop das automatische Verbinden mit offenen Netzen aus.',
      'Löschen Sie die Netze früherer Reisen aus der Liste, die sich Ihre Geräte merken.',
    ],
  },
  'clean-desk': {
    sentences: [
      'Was auf dem Tisch liegt oder auf dem Bildschirm steht, können alle lesen, die vorbeigehen.',
      'Bildschirm sperren und Tisch leeren dauert einen Augenblick, und es gibt nichts mehr zu sehen.',
    ],
    tips: [
      'Sperren Sie den Bildschirm jedes Mal, wenn Sie aufstehen, auch für einen Kaffee.',
      'Holen Sie Ausdrucke sofort ab und schreddern Sie, was Sie nicht mehr brauchen.',
      'Geben Sie einen gefundenen USB-Stick Ihrer IT, ohne ihn anzuschließen.',
    ],
  },
  'personal-data': {
    sentences: [
      'Hinter Namen, Adressen und Ausweisen stehen Menschen, und ein falscher Empfänger kann genügen, um sie bloßzustellen.',
      'Schützen Sie diese Daten so sorgfältig wie Ihre eigenen.',
    ],
    tips: [
      'Prüfen Sie alle Empfänger noch einmal, bevor Sie personenbezogene Daten senden.',
      'Teilen Sie personenbezogene Daten nur mit denen, die sie für ihre Arbeit brauchen.',
      'Melden Sie es sofort, wenn etwas beim falschen Empfänger angekommen ist.',
    ],
  },
  'report-it': {
    sentences: [
      'Eine merkwürdige Mail oder ein verlorenes Gerät ist eine Gefahr, die andere oft erst sehen, wenn Sie etwas sagen.',
      'Je früher es bekannt ist, desto früher lassen sich alle anderen schützen.',
    ],
    tips: [
      'Melden Sie eine verdächtige Mail mit der Melde-Schaltfläche oder Ihrer IT.',
      'Speichern Sie die Nummer Ihrer IT in Ihrem Telefon.',
      'Sagen Sie sofort Bescheid, wenn Sie etwas angeklickt oder eingegeben haben.',
    ],
  },
  deepfakes: {
    sentences: [
      'Software kann Gesichter und Stimmen nachahmen, daher ist eine vertraute Stimme kein Beweis.',
      'Betrüger nutzen das, um an Geld oder Daten zu kommen, und ein Rückruf kann sie aufhalten.',
    ],
    tips: [
      'Rufen Sie unter einer bekannten Nummer zurück, bevor Sie zahlen oder Daten senden.',
      'Vereinbaren Sie mit Familie und Team ein Codewort für dringende Bitten.',
      'Lassen Sie eine ungewöhnliche Zahlung immer von einer zweiten Person bestätigen.',
    ],
  },
};
