import type { LandingTexts } from '../shapes.ts';
import type { landings } from './plan.ts';

export const nl: LandingTexts<typeof landings> = {
  document: {
    name: 'Er wacht een document',
    title: 'Er wacht een document op u',
    paragraph: 'Het wordt op de volgende pagina geopend.',
    buttonText: 'Doorgaan',
  },
  'delivery-day': {
    name: 'Een bezorgdag bevestigen',
    title: 'Bevestig de bezorgdag',
    paragraph: 'De dagen die nog vrij zijn, staan op de volgende pagina.',
    buttonText: 'Dagen tonen',
  },
  everyone: {
    name: 'Uitleg voor alle e-mails',
    title: 'Deze e-mail was een test',
    paragraph:
      'Uw bedrijf heeft hem gestuurd, zodat iedereen kan oefenen om phishing te herkennen. Er is niets ergs gebeurd en het kan iedereen overkomen: zulke e-mails zijn gemaakt om echt te lijken.',
    middleText:
      'U hebt niets ingevuld en er is geen wachtwoord of ander persoonlijk gegeven gevraagd of bewaard. Hier ziet u waaraan de e-mail te herkennen is. Gebruik de volgende keer de meldknop of laat het IT weten, ook als u al hebt geklikt: zo zijn ook anderen gewaarschuwd.',
  },
  services: {
    name: 'Uitleg voor e-mails van winkels en diensten',
    title: 'Deze e-mail kwam niet van het genoemde bedrijf',
    paragraph:
      'Het was een test van uw eigen bedrijf, met een verzonnen afzender. Er is niets besteld, betaald of geannuleerd en het kan iedereen overkomen.',
    middleText:
      'U hebt niets ingevuld en er is geen wachtwoord of ander persoonlijk gegeven gevraagd of bewaard. Verrast een e-mail u, laat de link dan met rust: open de app of typ het adres zelf. Gebruik daarna de meldknop of laat het IT weten, zodat ook anderen gewaarschuwd zijn.',
  },
};
