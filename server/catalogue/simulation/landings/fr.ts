import type { LandingTexts } from '../shapes.ts';
import type { landings } from './plan.ts';

export const fr: LandingTexts<typeof landings> = {
  document: {
    name: 'Un document vous attend',
    title: 'Un document vous attend',
    paragraph: 'Il s’ouvre à la page suivante.',
    buttonText: 'Continuer',
  },
  'delivery-day': {
    name: 'Confirmer un jour de livraison',
    title: 'Confirmez le jour de livraison',
    paragraph: 'Les jours encore libres sont à la page suivante.',
    buttonText: 'Voir les jours',
  },
  everyone: {
    name: 'Explication pour tous les e-mails',
    title: 'Cet e-mail était un test',
    paragraph:
      'Votre entreprise l’a envoyé pour que chacun s’entraîne à reconnaître le phishing. Rien de grave ne s’est passé, et cela peut arriver à tout le monde : ces e-mails sont faits pour paraître vrais.',
    middleText:
      'Vous n’avez rien saisi, et aucun mot de passe ni aucune autre donnée personnelle n’a été demandé ou enregistré. Voici ce qui trahit cet e-mail. La prochaine fois, utilisez le bouton de signalement ou prévenez l’informatique, même après un clic : les autres seront ainsi prévenus.',
  },
  services: {
    name: 'Explication pour les e-mails de boutiques et de services',
    title: 'Cet e-mail ne venait pas de l’entreprise annoncée',
    paragraph:
      'C’était un test de votre propre entreprise, avec un expéditeur inventé. Rien n’a été commandé, payé ni annulé, et cela peut arriver à tout le monde.',
    middleText:
      'Vous n’avez rien saisi, et aucun mot de passe ni aucune autre donnée personnelle n’a été demandé ou enregistré. Si un e-mail vous surprend, laissez son lien : ouvrez l’application ou tapez vous-même l’adresse. Utilisez ensuite le bouton de signalement ou prévenez l’informatique, pour que les autres soient prévenus.',
  },
};
