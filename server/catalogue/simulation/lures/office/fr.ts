import type { LureTexts } from '../../shapes.ts';
import type { plans } from './plan.ts';

export const fr: LureTexts<typeof plans> = {
  'parking-permit': {
    name: 'Cartes de parking périmées',
    senderName: 'Gestion des Parkings',
    subject: 'Cartes de parking : DERNIER JOUR !',
    body: [
      '# Votre carte expire aujourd’hui',
      '{À tous les conducteurs},',
      'Dès demain, de nouvelles cartes sont obligatoires chez {{companyName}}. {Les voitures sans carte iront à la fourrière}, aux frais du propriétaire.',
      'Il reste {seulement 12 places}.',
      '→ {Réserver ma place}',
      '~ Gestion des Parkings',
    ],
    header: 'Y a-t-il une « Gestion des Parkings » dans votre entreprise ? Lisez aussi l’adresse, pas seulement le nom.',
    callouts: [
      'Cela convient à tous, même à ceux qui viennent en bus.',
      'Une menace qui coûte de l’argent. De nouvelles règles s’annoncent à temps et là où chacun les lit.',
      'Les places rares sont une vieille ruse : qui se presse ne vérifie pas.',
      'Demandez aux personnes qui s’occupent du bâtiment avant d’appuyer sur quoi que ce soit.',
    ],
  },
  'canteen-vote': {
    name: 'Voter pour le menu et gagner',
    senderName: 'Cantine',
    subject: 'Votez et GAGNEZ !',
    body: [
      '# Que cuisinons-nous ?',
      '{Cher convive},',
      'Choisissez le nouveau menu chez {{companyName}} et {gagnez 50 déjeuners} ! Il suffit de 10 secondes.',
      '{Seuls les 100 premiers votes comptent.}',
      '→ {Voter maintenant}',
      '~ Toute l’équipe de la cantine vous souhaite bon appétit',
    ],
    header: 'Des majuscules et une exclamation dans l’objet : c’est ainsi que crie la publicité, pas une cantine.',
    callouts: [
      'Si la cantine a votre adresse, elle a aussi votre nom.',
      'Un gros lot pour dix secondes. Ce qui paraît trop beau l’est souvent.',
      'Qui veut des avis en veut beaucoup. Ceci ne sert qu’à vous presser.',
      'Demandez au comptoir s’il y a un vote avant de suivre un lien.',
    ],
  },
  'lost-and-found': {
    name: 'Un sac à l’accueil',
    senderName: 'Accueil {{companyName}}',
    subject: 'Est-ce votre sac ?',
    body: [
      'Bonjour {{firstName}},',
      'On nous a déposé un sac à dos foncé avec un ordinateur dedans. {Quelqu’un a dit que c’était peut-être le vôtre}, alors je vous écris d’abord.',
      'Sinon, appelez-moi quand même si vous savez à qui il est. {Je ne suis là qu’une heure encore}.',
      'J’ai mis une photo ici : {accueil-photos.example/2217}',
      'Bonne journée, Manon, à l’accueil',
    ],
    header: 'Connaissez-vous une Manon à l’accueil ? Un prénom et un style aimable ne coûtent rien.',
    callouts: [
      'Impossible de savoir qui l’a dit. Vous devez vous sentir responsable.',
      'C’est gentil, mais c’est un délai. Un sac peut attendre demain.',
      'L’adresse n’est pas de votre entreprise. Passez à l’accueil ou appelez le numéro que vous connaissez.',
    ],
  },
  'desk-plan': {
    name: 'Nouveau plan des bureaux',
    senderName: 'Services Généraux',
    subject: 'Nouveau plan des bureaux à votre étage',
    body: [
      '# Nouveau plan',
      'Bonjour {{firstName}},',
      'Les bureaux de votre étage vont être redistribués. Voici ce que nous avons pour vous :',
      '| Service | {{department}}',
      '| Bureau | {à confirmer}',
      '| En date du | {{date}}',
      'Merci de vérifier votre place. {Sans réponse demain}, nous vous en donnerons une autre, libre, à un autre étage.',
      '→ {Voir le plan}',
    ],
    header: 'Y a-t-il des « Services Généraux » dans votre entreprise ? Dans le doute, cherchez-les dans le carnet d’adresses.',
    callouts: [
      'Votre service est exact, mais c’est facile à trouver. L’essentiel reste ouvert, pour que vous alliez voir.',
      'De tels plans prennent des semaines. Le délai jusqu’à demain est là pour vous presser.',
      'Demandez à votre responsable si les bureaux bougent. C’est là qu’on le saurait en premier.',
    ],
  },
  'meeting-moved': {
    name: 'Une réunion a changé',
    senderName: 'Agenda',
    subject: 'Modifié : point hebdomadaire',
    body: [
      '# Point hebdomadaire',
      '| Quand | jeudi, 10 h 00 – 10 h 45',
      '| Où | {autre salle, voir l’ordre du jour}',
      '| Organisation | bureau des projets, {{companyName}}',
      'Bonjour {{firstName}}, cette réunion a changé. L’ordre du jour a été ajouté.',
      '→ {Ouvrir l’ordre du jour}',
    ],
    header: 'Un agenda envoie les changements au nom de la personne qui invite, pas au nom d’« Agenda ».',
    callouts: [
      'Ce que vous devez savoir se trouve derrière le lien. Un vrai changement indique la salle.',
      'Regardez votre agenda : si la réunion n’y est pas, il n’y a pas d’ordre du jour non plus. Alors, signalez l’e-mail.',
    ],
  },
  'policy-read': {
    name: 'Confirmer le code de conduite',
    senderName: 'RH {{companyName}}',
    subject: 'À confirmer : code de conduite',
    body: [
      'Bonjour {{firstName}},',
      'Le code de conduite de {{companyName}} a été revu. Les changements portent sur les cadeaux des fournisseurs et les appareils privés.',
      'Chacun confirme une fois par an l’avoir lu. {Votre confirmation manque encore}, selon notre liste du {{date}}.',
      '→ {Lire et confirmer}',
      'Merci de votre aide, RH {{companyName}}',
    ],
    header:
      'Un service au lieu d’une personne, et un nom que n’importe qui peut écrire. Recevez-vous de tels e-mails de cette adresse ?',
    callouts: [
      'Cela ressemble à un oubli de votre part. Personne n’aime manquer sur une liste, alors on clique.',
      'Les règles de l’entreprise sont sur l’intranet. Ouvrez-les là : s’il manque vraiment quelque chose, vous le verrez.',
    ],
  },
};
