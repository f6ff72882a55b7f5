import { type LanguageTexts, quiz } from '../shapes.ts';

export const italian: LanguageTexts = {
  code: 'it',
  categories: {
    scams: 'Phishing e truffe',
    access: 'Password e accesso',
    devices: 'Dispositivi e viaggi',
    data: 'Dati e postazione di lavoro',
  },
  videos: {
    phishing: 'Anatomia di un’email di phishing',
    links: 'Dove porta questo link?',
    passwords: 'Password che resistono',
    'two-step': 'La verifica in due passaggi in un minuto',
    ransomware: 'Ransomware: file in ostaggio',
    'phone-calls': 'Chi chiama non è chi dice di essere',
    'text-messages': 'Smishing: truffe via SMS',
    'public-wifi': 'Il prezzo del Wi-Fi gratuito',
    'clean-desk': 'Scrivania in ordine, schermo bloccato',
    'personal-data': 'Dati personali: trattare con cura',
    'report-it': 'Hai visto qualcosa? Dillo',
    deepfakes: 'Deepfake: non credere alle tue orecchie',
  },
  courses: [
    {
      slug: 'it-essentials',
      name: 'Fondamenti di sicurezza informatica',
      description: 'Ciò che tutti dovrebbero sapere al lavoro: truffe, accessi, dispositivi e dati.',
      type: 'awareness',
      level: 1,
      free: true,
      sections: [
        [
          'Le truffe',
          [
            ['Come nasce l’esca', 'phishing'],
            ['Leggere un link prima di aprirlo', 'links'],
            ['Telefonate che chiedono codici', 'phone-calls'],
          ],
        ],
        [
          'Ogni giorno',
          [
            ['Un accesso più sicuro', 'two-step'],
            ['Segnalare presto', 'report-it'],
            quiz('Mettiti alla prova', [
              [
                'Qual è il segno più chiaro di phishing?',
                ['C’è un logo', 'Mette fretta e chiede un segreto', 'È breve', 'Arriva di mattina'],
                2,
              ],
              [
                '“L’assistenza” chiede al telefono il codice che hai appena ricevuto. Che cosa fai?',
                ['Lo dico', 'Ne dico metà', 'Riaggancio e chiamo il numero che conosco', 'Lo mando in chat'],
                3,
              ],
              [
                'Hai aperto un link sospetto. E adesso?',
                ['Cancello e taccio', 'Avviso subito il team di sicurezza', 'Aspetto', 'Riavvio il computer'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
  ],
};
