import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const fr: TextOf<typeof plan> = {
  name: 'Pièges du quotidien',
  messages: {
    'parcel-fee': {
      name: 'Des frais pour un colis',
      legend:
        'La semaine dernière, vous avez commandé un casque. La boutique a indiqué que Swiftbox le livre, et vous avez l’application Swiftbox.',
      body: [
        'Swiftbox : votre colis SB-4471 est retenu. Réglez les frais de 1,99 € {sous 12 heures}, sinon il repart : {swiftbox-fee.example/4471}',
      ],
      header:
        'Un transporteur écrit rarement depuis un numéro ordinaire. N’importe qui peut mettre n’importe quel nom dans le texte.',
      callouts: [
        'L’urgence est un outil : la crainte de perdre un colis fait moins vérifier.',
        'L’adresse commence par le nom connu, mais c’en est une autre. Les petits frais visent votre numéro de carte.',
      ],
      answers: [
        'Appeler Swiftbox convient si vous cherchez vous-même le numéro. L’application est plus rapide, et le message mérite un signalement.',
        'Exact : l’application montre où est le colis et s’il reste quelque chose à payer.',
        'Exact : un signalement prévient aussi les autres personnes qui attendent un colis.',
        'C’est un faux. Payer ces frais, c’est donner son numéro de carte à des inconnus.',
      ],
    },
    'password-expiry': {
      name: 'Mot de passe : dernier jour',
      subject: 'Votre mot de passe expire AUJOURD’HUI',
      from: 'Support informatique',
      legend:
        'Nous sommes lundi matin. Les adresses de votre entreprise finissent par company.example, et le mot de passe se change sur la page de connexion.',
      body: [
        '# Mot de passe expiré',
        '{Cher utilisateur},',
        'Votre mot de passe expire aujourd’hui à 17 h. {Conservez votre mot de passe actuel} pour continuer à travailler sans interruption.',
        '→ Conserver mon mot de passe',
        '~ Équipe du support informatique. Les comptes non confirmés seront supprimés.',
      ],
      header: 'company-passwords.example n’est pas le domaine de votre entreprise. N’importe qui peut déposer un tel nom.',
      callouts: [
        'Votre service informatique connaît votre nom. Un e-mail envoyé à des milliers de gens, non.',
        'Pour conserver un mot de passe, personne n’a à le saisir. La page derrière le bouton ne fait que le recueillir.',
      ],
      answers: [
        'Appeler l’informatique est sûr, mais un signalement arrive plus vite et aide tout le monde.',
        'La vraie page de connexion montre que rien n’expire. L’e-mail mérite tout de même un signalement.',
        'Exact : autre domaine, pas de nom, une menace. Votre équipe de sécurité peut l’arrêter pour tous.',
        'C’est un faux. Avec le mot de passe, des inconnus peuvent lire vos e-mails.',
      ],
    },
    'prize-voucher': {
      name: 'Un bon d’achat à gagner',
      subject: 'Félicitations ! Votre bon de 500 € vous attend',
      from: 'Brightquill Cadeaux',
      legend: 'Vous avez acheté une fois des stylos chez Brightquill. Vous n’avez participé à aucun tirage.',
      body: [
        '# Vous êtes notre client numéro 10 000',
        'Parmi tous les clients, {le sort est tombé sur vous} pour un bon de 500 €.',
        'Seuls {les frais d’envoi de 2 €} sont à régler par carte. Il reste 3 bons.',
        '→ Obtenir mon bon',
      ],
      header:
        'Le nom est celui de Brightquill, mais l’adresse finit par brightquill-prizes.example. La boutique écrit depuis brightquill.example.',
      callouts: [
        'On ne gagne pas un tirage auquel on ne participe pas.',
        'Un cadeau qui coûte de l’argent n’en est pas un. Ce qui est visé, c’est le numéro de carte.',
      ],
      answers: [
        'La boutique peut confirmer qu’il n’y a pas de tirage, mais inutile d’appeler pour le voir.',
        'Votre compte client ne montre aucun bon. Signalez aussi l’e-mail, pour prévenir les autres.',
        'Exact : un gain inattendu, un paiement et une autre adresse suffisent.',
        'C’est un faux. Il n’y a pas de bon, seulement un formulaire pour votre carte.',
      ],
    },
    'tax-refund': {
      name: 'Remboursement d’impôts par e-mail',
      subject: 'Remboursement de 684,20 € accordé',
      from: 'Centre des Remboursements',
      legend:
        'Au printemps, vous avez déclaré vos revenus. L’administration fiscale envoie ses avis par courrier et les montre sur son portail.',
      body: [
        '# Votre remboursement est accordé',
        '| Montant | 684,20 €',
        '| Référence | {TR-2026-55/01}',
        'Pour le recevoir, {confirmez votre carte bancaire} avant minuit. Les demandes tardives ne seront pas étudiées.',
        '→ Recevoir le remboursement',
      ],
      header: 'L’administration fiscale n’écrit pas depuis tax-payout.example, et le « Centre des Remboursements » n’existe pas.',
      callouts: [
        'Une référence fait officiel, mais ne prouve rien. Comparez-la avec votre dernier courrier.',
        'Pour vous verser de l’argent, personne n’a besoin du numéro de carte et de son code.',
      ],
      answers: [
        'Vous pouvez appeler l’administration, au numéro de ses courriers. Le portail répond plus vite.',
        'Exact : le portail montre chaque avis. S’il n’y figure aucun remboursement, il n’y en a pas.',
        'Exact : ces e-mails partent vers beaucoup de gens à la fois.',
        'C’est un faux. Le formulaire prend les données de la carte, et l’argent part dans l’autre sens.',
      ],
    },
    'mailbox-full': {
      name: 'Boîte presque pleine',
      subject: 'Alerte : boîte remplie à 98 %',
      from: 'Administration Messagerie',
      legend: 'Vos e-mails fonctionnent bien aujourd’hui. La messagerie indique qu’un dixième de l’espace est occupé.',
      body: [
        'Attention,',
        'Votre boîte est remplie à 98 %. {11 messages entrants sont retenus}.',
        'Connectez-vous pour obtenir 5 Go de plus, sans frais :',
        '→ Agrandir ma boîte',
        'Sans réponse, {votre boîte sera fermée} sous 24 heures.',
        'Administration Messagerie',
      ],
      header: 'mail-storage-team.example n’est ni votre entreprise ni son fournisseur de messagerie.',
      callouts: [
        'L’appât, c’est la curiosité pour les messages manqués. Le nombre est invérifiable.',
        'Une menace avec un délai. Votre service informatique ne ferme pas de boîte par e-mail.',
      ],
      answers: [
        'L’informatique peut dire que tout va bien, mais votre messagerie le dit aussi.',
        'La messagerie montre l’espace réel. Signalez ensuite l’e-mail.',
        'Exact : expéditeur inconnu, menace et demande de connexion.',
        'C’est un faux. La page demande votre mot de passe.',
      ],
    },
    'card-declined': {
      name: 'Paiement refusé',
      subject: 'Nous n’avons pas pu débiter votre carte',
      from: 'Viewnest',
      legend: 'Vous regardez des films sur Viewnest. Votre carte est valable, et tout marchait hier soir.',
      body: [
        '# Votre abonnement se termine aujourd’hui',
        'Bonjour, {cher membre},',
        'Votre dernier paiement de 12,99 € a été refusé. Mettez votre carte à jour pour garder votre compte et vos listes.',
        '→ Mettre la carte à jour',
        '~ Merci de ne pas répondre. {viewnest-renewal.example}',
      ],
      header: 'Viewnest écrit depuis viewnest.example. Un mot ajouté en fait un autre domaine.',
      callouts: [
        'Une entreprise avec qui vous avez un contrat vous appelle par votre nom.',
        'On voit ici encore que l’e-mail n’est pas de Viewnest.',
      ],
      answers: [
        'Le service client aide si vous cherchez vous-même le numéro. L’application est plus rapide.',
        'Exact : ouvrez l’application ou tapez l’adresse. Vous y verrez s’il manque un paiement.',
        'Exact : ni l’expéditeur ni l’adresse ne sont de Viewnest.',
        'C’est un faux. La page copie l’apparence et garde les données de votre carte.',
      ],
    },
    'canteen-menu': {
      name: 'Cette semaine à la cantine',
      subject: 'Cantine : menu de la semaine',
      from: 'Cantine',
      legend: 'Chaque lundi, la cantine de votre entreprise envoie son menu depuis canteen@company.example. Aujourd’hui aussi.',
      body: [
        'Bonjour,',
        'Voici ce que nous préparons cette semaine :',
        '| Lundi | Soupe de lentilles et pain',
        '| Mardi | Pâtes aux champignons',
        '| Mercredi | Poisson et pommes de terre',
        '| Jeudi | Curry de légumes',
        'Vendredi, nous sommes fermés pour l’exercice d’évacuation. {Aucune inscription n’est nécessaire}.',
        'Bon appétit, l’équipe de la cantine',
      ],
      header: 'L’adresse finit par company.example, comme toujours, et l’e-mail arrive le jour habituel.',
      callouts: ['L’e-mail ne veut rien : ni clic, ni mot de passe, ni paiement, ni hâte.'],
      answers: [
        'Vous pouvez appeler la cantine, mais il n’y a rien à apprendre.',
        'Le menu est aussi sur l’intranet. Vous pouvez le consulter, mais ce n’est pas nécessaire.',
        'Il n’y a rien à signaler. Signaler de vrais messages fait perdre du temps à l’équipe de sécurité.',
        'Exact : expéditeur connu, e-mail attendu, aucune demande.',
      ],
    },
  },
};
