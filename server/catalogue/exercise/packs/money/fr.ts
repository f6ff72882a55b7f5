import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const fr: TextOf<typeof plan> = {
  name: 'Argent et fournisseurs',
  messages: {
    'urgent-transfer': {
      name: 'La directrice veut un virement',
      subject: 'Vous êtes à votre bureau ?',
      from: 'Dana Whitlock',
      legend:
        'Vous travaillez en comptabilité. Dana Whitlock dirige l’entreprise et est aujourd’hui à un salon. Les virements exigent deux accords.',
      body: [
        'Bonjour,',
        'Je suis en négociation et {je ne peux pas téléphoner}. Nous rachetons une société, et un acompte de 38 500 € est dû aujourd’hui.',
        'Préparez le virement. J’envoie le compte dans un instant. {Restez discret}, même dans l’équipe.',
        'Dana Whitlock',
      ],
      header: 'Le nom est le sien, l’adresse non : ceo-office.example.',
      callouts: [
        'La vérification la plus simple, un appel, est exclue d’avance.',
        'Le secret sert à contourner le deuxième accord. Les règles valent aussi pour la direction.',
      ],
      answers: [
        'Exact : appelez Dana au numéro connu, ou son bureau. Une vraie demande résiste à la vérification.',
        'Aucune application ne montre si Dana a écrit cela.',
        'Exact : l’équipe de sécurité et la comptabilité doivent le savoir aussitôt.',
        'C’est un faux. De tels virements ne se récupèrent presque jamais.',
      ],
    },
    'new-bank-details': {
      name: 'Nouveau compte d’un fournisseur',
      subject: 'Re: Commande 5582, nouvelles coordonnées bancaires',
      from: 'Ines Calloway',
      legend:
        'Vous attendez vraiment la facture de la commande 5582. Ines Calloway, de Hollowmoor, a toujours écrit depuis hollowmoor.example.',
      body: [
        'Bonjour,',
        'Pour votre commande 5582 : comme convenu, la marchandise part mercredi.',
        'En raison d’un audit, {notre ancien compte est fermé}. Réglez cette facture et les suivantes sur le nouveau compte dès aujourd’hui. Vous recevrez les coordonnées aussitôt.',
        'Merci de {confirmer en répondant à cet e-mail}, et de notre bonne collaboration.',
        'Ines Calloway, comptabilité',
      ],
      header: 'hollowmoor-paper.example est nouveau. Quelqu’un connaît votre commande, sans doute par une boîte piratée.',
      callouts: [
        'Un nouveau compte est le cœur de cette fraude. Le reste de l’e-mail peut être vrai.',
        'La réponse va à l’expéditeur de cet e-mail. Demandez par une voie que vous connaissez d’avant.',
      ],
      answers: [
        'Exact : appelez Hollowmoor au numéro de vos propres dossiers, jamais à celui de l’e-mail.',
        'Le portail du fournisseur montre encore l’ancien compte. C’est un fort indice, mais seul un appel donne une certitude.',
        'Important, mais il faut aussi appeler le fournisseur : sa boîte est peut-être dans d’autres mains.',
        'C’est un faux, même si la commande est juste. L’argent serait perdu.',
      ],
    },
    'unknown-invoice': {
      name: 'Troisième rappel',
      subject: 'TROISIÈME RAPPEL : facture 90213',
      from: 'Brightquill Facturation',
      legend: 'Votre entreprise achète ses fournitures ailleurs. Personne dans l’équipe ne connaît la facture 90213.',
      body: [
        '# Troisième rappel',
        '| Facture | {90213}',
        '| Montant | 1 274,00 €',
        '| Échéance | il y a 21 jours',
        'Sans paiement aujourd’hui, {nous confions le dossier à nos avocats}.',
        '→ Voir la facture',
      ],
      header: 'Brightquill écrit depuis brightquill.example. Vous n’y avez même pas de compte.',
      callouts: [
        'Un troisième rappel sans premier. Il n’y a pas de commande.',
        'On compte sur la peur des ennuis pour vous faire ouvrir la « facture ».',
      ],
      answers: [
        'Les achats peuvent dire qu’il n’y a pas de commande. Il faut tout de même un signalement.',
        'Votre logiciel comptable ne connaît pas cette facture. Signalez ensuite l’e-mail.',
        'Exact : pas de commande, une menace et une autre adresse.',
        'C’est un faux. Derrière le bouton attend un fichier nuisible.',
      ],
    },
    'supplier-invoice': {
      name: 'Une facture sur le portail',
      subject: 'Facture 2214 de la commande 5582',
      from: 'Hollowmoor',
      legend:
        'Vous avez commandé du papier sous le numéro 5582. Hollowmoor dépose ses factures sur son portail et les annonce ainsi chaque mois.',
      body: [
        '# Une nouvelle facture',
        '| Commande | {5582}',
        '| Facture | 2214',
        '| Montant | 860,00 €',
        'Elle est sur le portail, où vous vous connectez comme d’habitude. {Nos coordonnées bancaires n’ont pas changé}.',
        '~ Hollowmoor n’envoie jamais de nouvelles coordonnées bancaires par e-mail.',
      ],
      header: 'L’adresse finit par hollowmoor.example, comme les mois précédents.',
      callouts: ['La commande est la vôtre, et le montant convient.', 'Ni nouveau compte, ni lien, ni délai.'],
      answers: [
        'Le fournisseur le confirmerait. Pour une facture, demander n’est jamais une erreur, mais ici c’est inutile.',
        'Exact : le portail contient la facture, et l’on y accède sans l’e-mail.',
        'L’e-mail est vrai. Signaler de vrais e-mails fait perdre du temps.',
        'Exact : commande, montant, expéditeur et voie sont ceux que vous connaissez.',
      ],
    },
    'gift-cards': {
      name: 'Cartes cadeaux pour l’équipe',
      legend: 'Un numéro inconnu écrit au nom de votre responsable, qui est à deux bureaux de vous.',
      body: [
        'Bonjour, c’est moi, coincée en réunion. Il me faut {5 cartes cadeaux de 100 €} pour une surprise à l’équipe. Pouvez-vous les acheter maintenant ?',
        'Grattez-les et {envoyez-moi les codes en photo}. Je vous rembourse demain.',
      ],
      header: 'Le numéro de votre responsable est dans votre téléphone. Pas celui-ci.',
      callouts: [
        'Les cartes cadeaux ne laissent pas de trace : personne d’autre n’en réclame si vite.',
        'Le code, c’est l’argent. Une fois envoyé, il est dépensé.',
      ],
      answers: [
        'Exact : appelez votre responsable, ou passez à son bureau.',
        'Aucune application ne peut dire qui écrit.',
        'Exact : d’autres dans l’équipe reçoivent le même message.',
        'C’est un faux. Aucun responsable n’achète ainsi des cadeaux.',
      ],
    },
    overpayment: {
      name: 'Trop-perçu',
      subject: 'Paiement en trop, merci de rembourser',
      from: 'Oakline Events',
      legend: 'Vous suivez les encaissements. Oakline a commandé hier pour 900 € ; c’est un nouveau client.',
      body: [
        'Bonjour,',
        'Par erreur, nous avons payé {9 000 € au lieu de 900 €}. La confirmation de notre banque est en route.',
        'Merci de rendre 8 100 € {aujourd’hui encore, sur notre autre compte}. Notre auditrice est là, et il nous le faut dans les livres.',
        'Merci de votre compréhension, M. Oakes',
      ],
      header: 'Le client est nouveau : rien à quoi comparer l’adresse.',
      callouts: [
        'L’argent est-il arrivé ? Une confirmation n’est pas un paiement, et un chèque peut être sans provision.',
        'On rembourse sur le compte d’où venait l’argent.',
      ],
      answers: [
        'Un appel mène à ceux qui ont écrit cela. Demandez à votre banque.',
        'Exact : votre banque en ligne montre qu’aucun virement de 9 000 € n’est arrivé.',
        'Signaler est bien. Regardez d’abord s’il y a de l’argent.',
        'C’est un faux. Vous rendriez de l’argent jamais reçu.',
      ],
    },
    'expenses-approved': {
      name: 'Frais acceptés',
      subject: 'Votre note de frais ER-3310 est acceptée',
      from: 'Notes de frais',
      legend:
        'Vendredi, vous avez déposé la note de frais ER-3310 de 212,40 €. expenses@company.example est l’expéditeur habituel.',
      body: [
        'Bonjour,',
        'Votre note de frais est acceptée.',
        '| Note | {ER-3310}',
        '| Montant | 212,40 €',
        'La somme {sera versée avec votre prochain salaire}, sur le compte connu. Vous n’avez rien à faire.',
        'Notes de frais',
      ],
      header: 'Le domaine de votre entreprise, et l’expéditeur habituel.',
      callouts: ['Le numéro et le montant sont ceux de votre note.', 'Aucune question sur votre compte : il est connu.'],
      answers: [
        'La comptabilité le confirmerait. Ce n’est pas nécessaire.',
        'L’outil de frais montre la même chose. Vous pouvez vérifier.',
        'C’est un vrai e-mail ; un signalement fait perdre du temps.',
        'Exact : vous avez déposé la note, et tout concorde.',
      ],
    },
  },
};
