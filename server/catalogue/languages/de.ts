import { type LanguageTexts, quiz } from '../shapes.ts';

export const german: LanguageTexts = {
  code: 'de',
  categories: {
    scams: 'Phishing und Betrug',
    access: 'Passwörter und Anmeldung',
    devices: 'Geräte und Reisen',
    data: 'Daten und Arbeitsplatz',
  },
  videos: {
    phishing: 'Wie eine Phishing-Mail gebaut ist',
    links: 'Wohin führt dieser Link?',
    passwords: 'Passwörter, die halten',
    'two-step': 'Anmeldung in zwei Schritten, kurz erklärt',
    ransomware: 'Ransomware: Dateien als Geiseln',
    'phone-calls': 'Der Anrufer, der ein anderer ist',
    'text-messages': 'Smishing: Betrug per SMS',
    'public-wifi': 'Was freies WLAN kostet',
    'clean-desk': 'Leerer Tisch, gesperrter Bildschirm',
    'personal-data': 'Personenbezogene Daten: mit Vorsicht',
    'report-it': 'Etwas gesehen? Sagen Sie es',
    deepfakes: 'Deepfakes: Trauen Sie Ihren Ohren nicht',
  },
  courses: [
    {
      slug: 'de-essentials',
      name: 'Grundlagen der IT-Sicherheit',
      description: 'Was alle bei der Arbeit wissen sollten: Betrug, Anmeldung, Geräte und Daten.',
      type: 'awareness',
      level: 1,
      free: true,
      popular: true,
      sections: [
        [
          'Betrug erkennen',
          [
            ['Wie der Köder entsteht', 'phishing'],
            ['Links lesen, bevor man klickt', 'links'],
            ['Anrufe, die nach Codes fragen', 'phone-calls'],
          ],
        ],
        [
          'Jeden Tag',
          [
            ['Sicherer anmelden', 'two-step'],
            ['Früh Bescheid sagen', 'report-it'],
            quiz('Was wissen Sie?', [
              [
                'Woran erkennt man Phishing am sichersten?',
                ['Am Logo', 'Es drängt und will ein Geheimnis', 'Es ist kurz', 'Es kommt morgens'],
                2,
              ],
              [
                '„Die IT“ fragt am Telefon nach dem Code, den Sie gerade bekommen haben. Sie …',
                ['nennen ihn', 'nennen die Hälfte', 'legen auf und rufen die bekannte Nummer an', 'schicken ihn per Chat'],
                3,
              ],
              [
                'Sie haben auf einen verdächtigen Link geklickt. Was nun?',
                ['Löschen und schweigen', 'Sofort das Sicherheitsteam informieren', 'Abwarten', 'Neu starten'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
    {
      slug: 'de-home-office',
      name: 'Sicher arbeiten, überall',
      description: 'Zu Hause, im Zug, im Hotel: Netze, Bildschirme und Gespräche außerhalb des Büros.',
      type: 'awareness',
      level: 2,
      sections: [
        [
          'Unterwegs',
          [
            ['Fremde Netze', 'public-wifi'],
            ['Wer liest mit?', 'clean-desk'],
            quiz('Unterwegs sicher', [
              [
                'Welche Verbindung ist im Zug für Vertrauliches am besten?',
                ['Das offene WLAN', 'Der eigene Hotspot', 'Das stärkste Netz', 'Egal, Hauptsache schnell'],
                2,
              ],
              [
                'Ihr Laptop ist weg. Wann melden Sie es?',
                ['Nach dem Wochenende', 'Sofort', 'Wenn die Polizei ihn findet', 'Mit dem neuen Gerät'],
                2,
              ],
              ['Sie finden einen USB-Stick. Sie …', ['stecken ihn ein', 'geben ihn der IT', 'behalten ihn', 'verschenken ihn'], 2],
            ]),
          ],
        ],
      ],
    },
    {
      slug: 'de-gdpr',
      name: 'DSGVO im Alltag',
      description: 'Personenbezogene Daten, Rechte der Betroffenen und die 72 Stunden nach einer Panne.',
      type: 'compliance',
      level: 2,
      sections: [
        [
          'Daten von Menschen',
          [
            ['Was dazugehört', 'personal-data'],
            ['Die ersten Minuten einer Panne', 'report-it'],
            quiz('DSGVO', [
              [
                'Was sind personenbezogene Daten?',
                ['Das Wetter', 'Die Adresse einer Kundin', 'Der Preis eines Produkts', 'Ein Feiertag'],
                2,
              ],
              [
                'Binnen welcher Frist geht eine meldepflichtige Panne an die Behörde?',
                ['72 Stunden', '30 Tage', 'Ein Jahr', 'Nach der Behebung'],
                1,
              ],
              [
                'Jemand will wissen, was wir über ihn speichern. Sie …',
                ['lehnen ab', 'geben die Anfrage sofort an den Datenschutz weiter', 'antworten aus dem Kopf', 'warten ab'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
  ],
};
