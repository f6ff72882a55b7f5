import type { LandingTexts } from '../shapes.ts';
import type { landings } from './plan.ts';

export const it: LandingTexts<typeof landings> = {
  document: {
    name: 'Un documento in attesa',
    title: 'Ti aspetta un documento',
    paragraph: 'Si apre nella pagina successiva.',
    buttonText: 'Continua',
  },
  'delivery-day': {
    name: 'Conferma del giorno di consegna',
    title: 'Conferma il giorno di consegna',
    paragraph: 'I giorni ancora liberi sono nella pagina successiva.',
    buttonText: 'Mostra i giorni',
  },
  everyone: {
    name: 'Spiegazione per tutte le email',
    title: 'Questa email era una prova',
    paragraph:
      'L’ha inviata la tua azienda perché tutti possano esercitarsi a riconoscere il phishing. Non è successo nulla di grave, e può capitare a chiunque: queste email sono fatte per sembrare vere.',
    middleText:
      'Non hai inserito nulla, e nessuna password o altro dato personale è stato richiesto o salvato. Qui vedi che cosa tradisce l’email. La prossima volta usa il pulsante di segnalazione o avvisa l’IT, anche se hai già fatto clic: così vengono avvisati anche gli altri.',
  },
  services: {
    name: 'Spiegazione per le email di negozi e servizi',
    title: 'Questa email non era dell’azienda che nominava',
    paragraph:
      'Era una prova della tua azienda, con un mittente inventato. Nulla è stato ordinato, pagato o annullato, e può capitare a chiunque.',
    middleText:
      'Non hai inserito nulla, e nessuna password o altro dato personale è stato richiesto o salvato. Se un’email ti sorprende, lascia stare il link: apri l’app o scrivi tu l’indirizzo. Poi usa il pulsante di segnalazione o avvisa l’IT, così vengono avvisati anche gli altri.',
  },
};
