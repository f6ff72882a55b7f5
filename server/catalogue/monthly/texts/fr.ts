import type { MonthlyTexts } from '../shapes.ts';

export const fr: MonthlyTexts = {
  phishing: {
    sentences: [
      'Un e-mail de phishing paraît banal, mais il cache un hameçon : un lien, une demande d’argent ou de mot de passe.',
      'Un regard attentif sur l’expéditeur et sur la demande suffit souvent à le repérer.',
    ],
    tips: [
      'Vérifiez l’adresse complète de l’expéditeur avant de répondre ou de cliquer.',
      'Ouvrez le site vous-même au lieu de suivre un lien qui vous presse.',
      'Signalez un e-mail suspect avec le bouton ou à l’équipe informatique.',
    ],
  },
  links: {
    sentences: [
      'Le texte d’un lien ne dit pas où il mène, et un code QR ne montre aucune adresse avant d’être scanné.',
      'Regarder d’abord l’adresse évite bien des pièges.',
    ],
    tips: [
      'Placez le pointeur sur le lien sans cliquer et lisez l’adresse qui s’affiche.',
      'Saisissez vous-même l’adresse d’une page de connexion ou utilisez votre favori.',
      'Lisez l’adresse que montre l’appareil photo avant d’ouvrir un code QR.',
    ],
  },
  passwords: {
    sentences: [
      'Celui qui obtient un mot de passe l’essaie aussi sur d’autres comptes.',
      'Si chaque compte a son propre mot de passe, long, une clé perdue n’ouvre qu’une seule porte.',
    ],
    tips: [
      'Changez un mot de passe que vous utilisez pour plusieurs comptes.',
      'Gardez vos mots de passe dans le gestionnaire que votre entreprise autorise.',
      'Formez votre prochain mot de passe avec plusieurs mots sans rapport entre eux.',
    ],
  },
  'two-step': {
    sentences: [
      'Un mot de passe est une seule serrure, et il peut être volé.',
      'Avec une deuxième étape, par exemple sur le téléphone, un mot de passe volé ne suffit pas à lui seul pour entrer.',
    ],
    tips: [
      'Activez la double authentification pour votre messagerie, même personnelle.',
      'Refusez toute connexion que vous n’avez pas lancée, et signalez-la.',
      'Ne communiquez aucun code, même si l’appel paraît urgent.',
    ],
  },
  ransomware: {
    sentences: [
      'Un rançongiciel verrouille les fichiers, et des criminels exigent de l’argent pour les rendre.',
      'Des sauvegardes conservées à part aident à retrouver le travail.',
    ],
    tips: [
      'Enregistrez votre travail là où l’entreprise le sauvegarde, pas seulement sur l’appareil.',
      'Installez les mises à jour en attente et redémarrez votre appareil.',
      'Si des fichiers se verrouillent, quittez le réseau et appelez l’équipe informatique.',
    ],
  },
  'phone-calls': {
    sentences: [
      'Au téléphone, on peut se faire passer pour votre banque, l’informatique ou la direction, et même falsifier le numéro affiché.',
      'Ces appels visent de l’argent ou un mot de passe : vérifiez d’abord qui appelle.',
    ],
    tips: [
      'Raccrochez et rappelez un numéro que vous connaissez déjà.',
      'Ne donnez ni mot de passe ni code au téléphone, sans exception.',
      'Parlez-en à un ou une collègue avant de payer quoi que ce soit après un appel.',
    ],
  },
  'text-messages': {
    sentences: [
      'Un SMS au sujet d’un colis ou d’un paiement peut mener à une fausse page.',
      'Sur un petit écran, une mauvaise adresse passe facilement inaperçue.',
    ],
    tips: [
      'Suivez un colis dans l’application ou sur le site de la boutique, pas par le lien.',
      'Si un proche écrit d’un nouveau numéro, appelez d’abord l’ancien.',
      'Signalez un message suspect à l’équipe informatique, puis supprimez-le.',
    ],
  },
  'public-wifi': {
    sentences: [
      'N’importe qui peut créer un Wi-Fi gratuit au nom rassurant et observer ce qui s’y passe.',
      'Une connexion à vous, protégée, met votre travail à l’abri des regards.',
    ],
    tips: [
      'En déplacement, utilisez le partage de connexion du téléphone ou le VPN de l’entreprise.',
      'Désactivez la connexion automatique aux réseaux ouverts sur vos appareils.',
      'Supprimez les réseaux de voyages passés que vos appareils ont gardés en mémoire.',
    ],
  },
  'clean-desk': {
    sentences: [
      'Ce qui reste sur un bureau ou à l’écran peut être lu par toute personne qui passe.',
      'Verrouiller l’écran et ranger le bureau prend un instant et ne laisse rien à voir.',
    ],
    tips: [
      'Verrouillez l’écran chaque fois que vous vous levez, même pour un café.',
      'Récupérez vos impressions tout de suite et détruisez celles devenues inutiles.',
      'Remettez une clé USB trouvée à l’équipe informatique, sans la brancher.',
    ],
  },
  'personal-data': {
    sentences: [
      'Derrière les noms, adresses et pièces d’identité, il y a des personnes, et un mauvais destinataire peut suffire à les exposer.',
      'Protégez ces données avec autant de soin que les vôtres.',
    ],
    tips: [
      'Vérifiez encore une fois chaque destinataire avant d’envoyer des données personnelles.',
      'Ne partagez des données personnelles qu’avec ceux qui en ont besoin pour leur travail.',
      'Si un envoi est parti au mauvais destinataire, signalez-le tout de suite.',
    ],
  },
  'report-it': {
    sentences: [
      'Un e-mail étrange ou un appareil perdu est un danger que les autres ne voient souvent que si vous en parlez.',
      'Plus tôt on le sait, plus tôt on peut protéger tout le monde.',
    ],
    tips: [
      'Signalez un e-mail suspect avec le bouton ou à l’équipe informatique.',
      'Enregistrez le numéro de l’équipe informatique dans votre téléphone.',
      'Si vous avez cliqué ou saisi quelque chose, dites-le tout de suite.',
    ],
  },
  deepfakes: {
    sentences: [
      'Des logiciels savent imiter un visage ou une voix : une voix connue ne prouve donc rien.',
      'Des escrocs s’en servent pour obtenir de l’argent ou des données, et un rappel peut les arrêter.',
    ],
    tips: [
      'Rappelez un numéro que vous connaissez avant de payer ou d’envoyer des données.',
      'Convenez d’un mot de code avec vos proches et votre équipe pour les urgences.',
      'Faites confirmer un paiement inhabituel par une deuxième personne, même s’il est urgent.',
    ],
  },
};
