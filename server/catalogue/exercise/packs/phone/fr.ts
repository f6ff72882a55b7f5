import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const fr: TextOf<typeof plan> = {
  name: 'Sur le téléphone',
  messages: {
    'bank-block': {
      name: 'Compte bloqué',
      from: 'Northfern Bank',
      legend:
        'Votre banque est Northfern, et vous avez son application. Le message arrive un dimanche, sous de vrais messages de la banque.',
      body: [
        'Northfern : {activité inhabituelle}, votre compte est bloqué. Confirmez votre identité pour le débloquer : {northfern-unblock.example}',
      ],
      header: 'Le nom d’expéditeur d’un SMS se falsifie. Le téléphone le range alors sous les vrais.',
      callouts: [
        'Rien ne dit ce qui s’est passé. On compte sur la peur pour vous faire toucher le lien.',
        'Une banque n’envoie pas de lien vers une page de connexion. La vraie adresse est northfern.example.',
      ],
      answers: [
        'Un appel aide si vous prenez le numéro sur votre carte. L’application le montre aussitôt.',
        'Exact : l’application s’ouvre et montre le solde, donc rien n’est bloqué.',
        'Exact : la banque et votre équipe de sécurité peuvent faire fermer la page.',
        'C’est un faux. La page prend vos identifiants, puis demande aussi le code.',
      ],
    },
    'new-number': {
      name: 'Le nouveau numéro d’un collègue',
      legend:
        'Vous travaillez avec Tom Ferris, du service commercial, dont vous avez le numéro. Ce message vient d’un numéro inconnu.',
      body: [
        'Salut, c’est Tom, du commercial. {Mon téléphone est cassé}, voici mon nouveau numéro. Tu peux l’enregistrer ?',
        'Je vois un client dans un instant : peux-tu m’envoyer ici {la liste des contrats avec les prix} ? C’est urgent.',
      ],
      header: 'Un numéro inconnu, et seul le texte dit à qui il est.',
      callouts: [
        'Un téléphone cassé explique le nouveau numéro et pourquoi l’ancien ne répond pas. C’est le début habituel.',
        'Des données confidentielles vers un numéro privé : même un vrai collègue devrait passer par une autre voie.',
      ],
      answers: [
        'Exact : appelez Tom au numéro connu, ou demandez-lui par la messagerie interne.',
        'Aucune application ne montre à qui est ce numéro.',
        'Signaler est bien. Mais si c’est vraiment Tom, seul un appel le dira : appelez aussi.',
        'C’est un faux. La liste irait à quelqu’un que vous ne connaissez pas.',
      ],
    },
    helpdesk: {
      name: 'L’assistance veut aider',
      from: 'Assistance',
      legend: 'Vous n’avez aucune demande en cours. L’assistance de votre entreprise répond par e-mail et a le numéro 555-0100.',
      body: [
        'Assistance : un virus a été trouvé sur votre ordinateur. {Ne l’éteignez pas}.',
        'Installez l’application d’assistance pour que notre technicien puisse le supprimer : {company-remote.example/app}',
      ],
      header: 'Le nom ne dit pas qui écrit, et votre assistance n’envoie pas de SMS.',
      callouts: [
        'On veut que vous agissiez avant que quelqu’un d’autre ne regarde.',
        'Une application d’une autre adresse donne à des inconnus le contrôle de votre appareil.',
      ],
      answers: [
        'Exact : à son propre numéro, l’assistance sait qu’elle n’a rien envoyé.',
        'Le logiciel de protection ne montre aucun virus. C’est bon à savoir, mais l’assistance doit l’apprendre.',
        'Exact : d’autres reçoivent ce message en ce moment.',
        'C’est un faux. Il n’y a pas encore de virus : ce serait l’application.',
      ],
    },
    'double-charge': {
      name: 'Prélèvement en double',
      from: 'Fonora',
      legend: 'Fonora est votre opérateur. La facture arrive le cinq ; nous sommes le vingt.',
      body: [
        'Fonora : deux prélèvements ont eu lieu par erreur. Récupérez vos {48,60 €} aujourd’hui : {fonora-refunds.example} L’offre se termine à 20 h.',
      ],
      header: 'Un nom d’expéditeur se choisit librement.',
      callouts: [
        'Vérifiez : votre relevé montre un seul paiement.',
        'Un vrai remboursement est simplement versé. Personne n’a à ouvrir une page avant 20 h.',
      ],
      answers: [
        'Le service client peut répondre si vous prenez son numéro sur la facture.',
        'Exact : l’application de Fonora montre factures et paiements.',
        'Exact : le message part vers beaucoup de gens, quel que soit leur opérateur.',
        'C’est un faux. Pour « verser », la page demande votre carte.',
      ],
    },
    'job-offer': {
      name: 'De l’argent facile à domicile',
      legend: 'Vous ne cherchez pas d’autre emploi et n’avez postulé nulle part.',
      body: [
        'Bonjour, je suis Mia, de Starfield Recruiting. Votre CV nous plaît. {300 € par jour} pour aimer des vidéos, 1 heure, de chez vous.',
        'Ça vous tente ? {Écrivez-nous par messagerie} : starfield-jobs.example/chat',
      ],
      header: 'Une recruteuse avec un numéro ordinaire et sans adresse d’entreprise.',
      callouts: [
        'Beaucoup d’argent pour peu de travail. Bientôt vient la « caution ».',
        'Dans une messagerie privée, aucun filtre de votre entreprise ne vous protège, et personne d’autre ne lit.',
      ],
      answers: [
        'Le seul numéro que vous avez est le leur. Un appel leur montre que le vôtre sert.',
        'Il n’y a pas d’application officielle ici. Une recherche montre au mieux que la société n’existe pas.',
        'Exact : signalez et bloquez le numéro, sans répondre.',
        'C’est un faux. Ces offres finissent par un paiement, le vôtre.',
      ],
    },
    appointment: {
      name: 'Votre rendez-vous de jeudi',
      legend: 'Vous avez rendez-vous avec le Dr Amari jeudi à 9 h 30. Le cabinet a déjà écrit depuis ce numéro.',
      body: ['Cabinet du Dr Amari : nous vous attendons {jeudi à 9 h 30}. En cas d’empêchement, {appelez-nous comme d’habitude}.'],
      header: 'Le numéro est celui des messages précédents et de la carte du cabinet.',
      callouts: ['Le jour et l’heure sont ceux convenus.', 'Ni lien, ni code, ni paiement : vous n’avez rien à faire.'],
      answers: [
        'Vous pouvez appeler, et vous apprendriez que le rendez-vous tient. Ce n’est pas nécessaire.',
        'Votre agenda dit la même chose. Vous pouvez vérifier.',
        'C’est un vrai rappel. Signaler de vrais messages fait perdre du temps.',
        'Exact : attendu, numéro connu, aucune demande.',
      ],
    },
    locker: {
      name: 'Colis en consigne',
      from: 'Swiftbox',
      legend:
        'Dans l’application Swiftbox, vous avez choisi la consigne de la rue du Port pour votre colis SB-9020, attendu aujourd’hui.',
      body: [
        'Swiftbox : {SB-9020} est à la consigne du 12, rue du Port. Code d’ouverture : 7731, aussi dans l’application. À retirer {avant samedi}.',
      ],
      callouts: [
        'Le numéro et le lieu sont ceux de votre commande. Des inconnus ne les savent pas.',
        'Quelques jours pour venir, sans frais et sans lien.',
      ],
      answers: [
        'Swiftbox le confirmerait. Cela prend du temps, mais ne nuit pas.',
        'Exact : l’application montre le même code. En regardant là, inutile de juger le message.',
        'Le message est vrai. Un signalement fait perdre du temps à l’équipe de sécurité.',
        'Exact : il correspond à votre commande et ne demande rien.',
      ],
    },
  },
};
