import { type LanguageTexts, quiz } from '../shapes.ts';

export const dutch: LanguageTexts = {
  code: 'nl',
  categories: {
    scams: 'Phishing en oplichting',
    access: 'Wachtwoorden en aanmelden',
    devices: 'Apparaten en reizen',
    data: 'Gegevens en werkplek',
  },
  videos: {
    phishing: 'Zo zit een phishingmail in elkaar',
    links: 'Waar leidt deze link naartoe?',
    passwords: 'Wachtwoorden die standhouden',
    'two-step': 'Aanmelden in twee stappen, kort uitgelegd',
    ransomware: 'Ransomware: bestanden gegijzeld',
    'phone-calls': 'De beller die iemand anders is',
    'text-messages': 'Smishing: oplichting per sms',
    'public-wifi': 'De prijs van gratis wifi',
    'clean-desk': 'Leeg bureau, vergrendeld scherm',
    'personal-data': 'Persoonsgegevens: ga er zorgvuldig mee om',
    'report-it': 'Iets gezien? Meld het',
    deepfakes: 'Deepfakes: geloof uw oren niet',
  },
  courses: [
    {
      slug: 'nl-essentials',
      name: 'Basis van informatiebeveiliging',
      description: 'Wat iedereen op het werk moet weten: oplichting, aanmelden, apparaten en gegevens.',
      type: 'awareness',
      level: 1,
      free: true,
      sections: [
        [
          'Oplichting herkennen',
          [
            ['Hoe het lokaas wordt gemaakt', 'phishing'],
            ['Een link lezen voordat u klikt', 'links'],
            ['Bellers die om codes vragen', 'phone-calls'],
          ],
        ],
        [
          'Elke dag',
          [
            ['Veiliger aanmelden', 'two-step'],
            ['Op tijd melden', 'report-it'],
            quiz('Wat weet u al?', [
              [
                'Wat is het duidelijkste teken van phishing?',
                ['Er staat een logo in', 'Het zet druk en vraagt om een geheim', 'Het is kort', 'Het komt ’s ochtends'],
                2,
              ],
              [
                '“De IT-afdeling” vraagt telefonisch om de code die u net kreeg. U …',
                ['geeft de code', 'geeft de helft', 'hangt op en belt het bekende nummer', 'stuurt hem via chat'],
                3,
              ],
              [
                'U hebt op een verdachte link geklikt. Wat nu?',
                ['Wissen en zwijgen', 'Meteen het beveiligingsteam waarschuwen', 'Afwachten', 'Opnieuw opstarten'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
  ],
};
