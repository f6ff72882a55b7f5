import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const fr: TextOf<typeof plan> = {
  name: 'Voyages et événements',
  messages: {
    'flight-cancelled': {
      name: 'Vol annulé',
      from: 'Tidewell Air',
      legend: 'Demain, vous prenez un vol Tidewell à 7 h 40. La réservation est dans l’application Tidewell.',
      body: [
        'Tidewell : {votre vol de demain} est annulé. Choisissez-en un autre sans frais, peu de places restantes : {tidewell-rebook.example}',
      ],
      header: 'Le nom se falsifie. Un vrai message serait aussi dans l’application.',
      callouts: [
        'Ni numéro de vol ni nom : cela vaut pour quiconque prend l’avion demain.',
        'L’adresse de Tidewell est tidewell.example. Un mot ajouté en fait une autre.',
      ],
      answers: [
        'La compagnie peut répondre, au numéro de votre réservation. L’application n’a pas de file d’attente.',
        'Exact : l’application montre que le vol part à 7 h 40.',
        'Exact : la page demande les données de la carte et du passeport.',
        'C’est un faux. Changer de vol, ce serait payer un vol qui n’existe pas.',
      ],
    },
    'hotel-card': {
      name: 'L’hôtel demande la carte',
      subject: 'Votre réservation 77104 : vérifiez votre carte',
      from: 'Hotel Meridia',
      legend:
        'Dans deux semaines, vous logez à l’Hotel Meridia, réservation 77104. Vous avez réservé et payé sur hotelmeridia.example.',
      body: [
        '# Réservation 77104',
        '| Séjour | 1 adulte, 3 nuits',
        '| Arrivée | dans 14 jours',
        'Votre carte {n’a pas pu être vérifiée}. Saisissez-la de nouveau sous 12 heures, sinon {la chambre sera libérée}.',
        'Une petite somme est réservée puis aussitôt rendue.',
        '→ Vérifier la carte',
        '~ Hotel Meridia, réservations',
      ],
      header: 'La réservation venait de hotelmeridia.example, cet e-mail vient de meridia-booking.example.',
      callouts: [
        'Vous avez déjà payé. Le numéro est juste, mais les données de réservation se volent aussi.',
        'Juste avant un voyage, personne ne veut perdre sa chambre.',
      ],
      answers: [
        'Exact : au numéro de votre confirmation, l’hôtel n’en sait rien.',
        'Exact : dans votre compte chez l’hôtel, le séjour est payé.',
        'Bien, mais l’hôtel doit savoir aussi que ses réservations sont dans d’autres mains.',
        'C’est un faux, même si les détails sont justes. Votre carte serait débitée.',
      ],
    },
    'conference-speaker': {
      name: 'On vous invite à parler',
      subject: 'Invitation : conférence d’ouverture à Leaders of Industry',
      from: 'Prof. A. Lindqvist',
      legend: 'Vous n’avez jamais parlé à une conférence et ne connaissez pas Leaders of Industry.',
      body: [
        '# Vous avez convaincu notre comité',
        'Bonjour, {éminente sommité},',
        'Nous aimerions vous entendre en ouverture devant 2 000 personnes. {Seuls les frais de programme de 390 €} sont à votre charge.',
        'Confirmez avant demain avec votre compte professionnel, car le programme part à l’impression.',
        '→ Confirmer la conférence',
      ],
      header: 'Un domaine dont on ne sait rien d’autre. Cherchez la conférence par vous-même.',
      callouts: ['Sommité en quoi ? De la flatterie sans nom.', 'Une vraie conférence paie ses orateurs, et non l’inverse.'],
      answers: [
        'Leur numéro mène à eux. Quelqu’un de votre domaine pourrait en dire plus.',
        'Une recherche ne trouve pas cette conférence. Signalez-la, pour que vos collègues le sachent.',
        'Exact : flatterie, frais, et votre mot de passe professionnel.',
        'C’est un faux. Les frais et le mot de passe seraient perdus.',
      ],
    },
    'calendar-invite': {
      name: 'Invitation à une réunion',
      subject: 'Modifiée : réorganisation de votre service, 15 h',
      from: 'Réunion',
      legend: 'Votre agenda ne montre pas cette réunion. Dans votre entreprise, ce sont des personnes qui invitent, dans l’agenda.',
      body: [
        'La réunion {« Réorganisation : qui reste, qui part »} est déplacée à 15 h aujourd’hui.',
        '| Organisation | Direction',
        '| Participation | {vous et 4 autres}',
        'L’ordre du jour avec les noms est visible après connexion :',
        '→ Voir l’ordre du jour',
      ],
      header: 'Personne de votre entreprise : meet-invite.example.',
      callouts: ['Un titre que personne ne peut ignorer.', 'Qui sont les autres ? Une vraie invitation les montre.'],
      answers: [
        'Votre responsable peut répondre. Mais un coup d’œil à l’agenda suffit.',
        'Exact : votre agenda ne montre pas cette réunion.',
        'Exact : l’e-mail joue sur la peur et veut une connexion.',
        'C’est un faux. L’ordre du jour est un formulaire de connexion.',
      ],
    },
    'room-block': {
      name: 'Des chambres pour la conférence',
      subject: 'Nordkonf : votre chambre n’est pas encore réservée',
      from: 'Nordkonf Chambres',
      legend: 'Vous avez une place à Nordkonf (nordkonf.example). La confirmation ne parlait pas de chambres.',
      body: [
        '# Des chambres près du lieu',
        'Bonjour,',
        'En tant que {partenaire hôtelier officiel}, nous gardons une chambre pour vous jusqu’à jeudi, à 119 € la nuit.',
        'Ensuite, il n’en restera qu’à partir de 260 €. Le débit est immédiat, et {l’annulation est impossible}.',
        '→ Réserver la chambre',
        '~ nordkonf-hotels.example n’est pas responsable du programme.',
      ],
      header: 'nordkonf-hotels.example n’est pas nordkonf.example. Les listes de participants sont souvent publiques.',
      callouts: [
        'N’importe qui peut le dire. Si c’est vrai, seuls les organisateurs le savent.',
        'Payé tout de suite et sans annulation : l’argent est parti.',
      ],
      answers: [
        'Exact : les organisateurs, au numéro de leur propre page, connaissent leurs partenaires.',
        'Leur site ne nomme aucun partenaire : un fort indice. Seuls les organisateurs en sont sûrs.',
        'Signaler est bien ; avant, vous pouvez interroger les organisateurs, qui préviendront tout le monde.',
        'C’est un faux. À l’hôtel, il n’y aura pas de réservation pour vous.',
      ],
    },
    'toll-fine': {
      name: 'Péage impayé',
      legend: 'La semaine dernière, vous conduisiez une voiture de location. Le loueur facture les péages avec la location.',
      body: [
        'Dernier avis : votre véhicule a un {péage impayé de 6,40 €}. Pour éviter une amende de 85 €, payez aujourd’hui : {toll-office-pay.example}',
      ],
      header: 'Un organisme qui écrit depuis un numéro ordinaire.',
      callouts: [
        'Quelle voiture, quelle route, quel jour ? Un vrai avis le dit.',
        'Une petite somme contre une grosse amende fait payer vite. C’est la carte qui est visée.',
      ],
      answers: [
        'Le loueur peut répondre. Le site du péage lui-même serait plus rapide.',
        'Exact : sur le site du péage, on peut chercher par plaque.',
        'Exact : ces messages partent vers n’importe quels numéros.',
        'C’est un faux. Avec le numéro de carte, ils prennent plus que 6,40 €.',
      ],
    },
    'train-ticket': {
      name: 'Votre billet de train',
      subject: 'Votre billet pour Westbrook, commande R-20817',
      from: 'Railhop',
      legend:
        'Il y a dix minutes, vous avez acheté un billet pour Westbrook dans l’application Railhop. Railhop écrit depuis railhop.example.',
      body: [
        '# Merci pour votre commande',
        '| Commande | {R-20817}',
        '| Train | Mardi, 8 h 04, Westbrook',
        '| Prix | 34,00 €, payé',
        'Le billet est dans l’application. Dans le train, {montrez simplement votre téléphone}.',
      ],
      header: 'Le vrai domaine, dix minutes après votre achat.',
      callouts: ['Le numéro, le train et le prix sont ceux de l’application.', 'Tout est fait. L’e-mail ne demande rien.'],
      answers: [
        'Railhop confirmerait la commande. Inutile de demander.',
        'L’application montre le billet. Vous pouvez vérifier.',
        'C’est la confirmation de votre propre commande ; il n’y a rien à signaler.',
        'Exact : attendu, cohérent et sans demande.',
      ],
    },
  },
};
