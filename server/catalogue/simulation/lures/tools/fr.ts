import type { LureTexts } from '../../shapes.ts';
import type { plans } from './plan.ts';

export const fr: LureTexts<typeof plans> = {
  'storage-cleanup': {
    name: 'Fichiers bientôt supprimés',
    senderName: 'Équipe Stockage',
    subject: 'DERNIER AVIS : vos fichiers seront supprimés',
    body: [
      '# Action nécessaire',
      '{Cher collaborateur},',
      'Dans le cadre d’un nettoyage, {tous les fichiers de plus de 30 jours} de l’espace {{companyName}} seront supprimés {aujourd’hui à 18 h}.',
      'Pour garder les vôtres, confirmez votre compte dès maintenant :',
      '→ {Garder mes fichiers}',
      '~ Équipe Stockage. Merci de ne pas répondre.',
    ],
    header: 'N’importe qui peut s’appeler « Équipe Stockage ». Lisez l’adresse entière : connaissez-vous cette équipe ?',
    callouts: [
      'Votre entreprise connaît votre nom. Un e-mail envoyé à des milliers de gens, non.',
      'Aucune entreprise ne supprime du jour au lendemain ce avec quoi elle travaille. La peur doit vous faire cliquer.',
      'Un délai de quelques heures ne laisse pas le temps de demander à un collègue. Prenez-le quand même.',
      'Il n’y a rien à confirmer pour que des fichiers restent à leur place. Ouvrez l’espace comme d’habitude et regardez.',
    ],
  },
  'update-required': {
    name: 'Mise à jour urgente',
    senderName: '{{companyName}} Informatique',
    subject: 'URGENT : votre ordinateur n’est pas protégé',
    body: [
      '# Mise à jour de sécurité manquante',
      'Bonjour,',
      'Notre contrôle du {{date}} a trouvé {47 failles de sécurité} sur votre ordinateur. Sans la mise à jour, {il sera coupé du réseau dans 2 heures}.',
      'Un clic suffit, {sans redémarrage et sans l’aide de l’informatique}.',
      '→ {Installer la mise à jour}',
      '~ {{companyName}} Informatique, message automatique',
    ],
    header: 'Le nom de votre entreprise dans celui de l’expéditeur ne prouve rien : n’importe qui peut l’écrire.',
    callouts: [
      'Un chiffre qui fait peur et que vous ne pouvez pas vérifier. Un vrai message nomme la mise à jour.',
      'Une menace et un délai court. Un service informatique prévient des jours à l’avance.',
      'C’est pour que vous ne demandiez rien à ceux qui sauraient. Appelez l’informatique, au numéro que vous avez.',
      'Une mise à jour vient des paramètres de l’ordinateur ou de son catalogue de logiciels, jamais du bouton d’un e-mail.',
    ],
  },
  'held-messages': {
    name: 'Messages retenus par le filtre',
    senderName: 'Filtre de messagerie {{companyName}}',
    subject: '3 messages sont retenus pour vous',
    body: [
      '# Messages en attente',
      'Bonjour {{firstName}},',
      'Depuis le {{date}}, le filtre a retenu les messages suivants :',
      '| {Devis, deuxième version} | 9 h 14',
      '| Rendez-vous de jeudi | 10 h 02',
      '| Contrat signé | 11 h 37',
      'Débloquez-les {sous 24 heures}, ensuite ils seront supprimés.',
      '→ {Voir les messages}',
    ],
    header:
      'Avez-vous déjà reçu un tel avis, et de cette adresse ? Sinon, ouvrez le filtre comme votre service informatique vous l’a montré.',
    callouts: [
      'Des objets sans expéditeur conviennent à tout le monde : il y a toujours quelqu’un qui attend un devis.',
      'Un filtre garde en général les messages pendant des semaines. Le délai court est là pour vous presser.',
      'Avant de cliquer, posez le pointeur sur le bouton (sur un téléphone, appuyez longuement) : il ne mène pas à votre messagerie.',
    ],
  },
  'new-sign-in': {
    name: 'Connexion d’un nouvel appareil',
    senderName: 'Sécurité des comptes',
    subject: 'Nouvelle connexion à votre compte {{companyName}}',
    body: [
      '# Était-ce vous ?',
      'Bonjour {{firstName}},',
      'Une connexion à votre compte a eu lieu depuis un appareil inconnu :',
      '| Date | {{date}}',
      '| Lieu | {Tallinn, Estonie}',
      '| Appareil | Tablette',
      '{Sans nouvelles de vous aujourd’hui, nous bloquerons le compte.}',
      '→ {Vérifier la connexion}',
    ],
    header: 'Un expéditeur sans nom de personne ni d’entreprise. Qui est au juste « Sécurité des comptes » ?',
    callouts: [
      'Un lieu lointain inquiète, et l’inquiétude fait cliquer. N’importe qui peut écrire un lieu.',
      'Une vraie alerte ne s’aggrave pas parce que vous prenez une heure pour vérifier.',
      'Ne passez pas par l’e-mail : ouvrez vous-même votre compte et regardez les dernières connexions, ou demandez à l’informatique.',
    ],
  },
  'meeting-tool': {
    name: 'Un nouvel outil de visioconférence',
    senderName: 'Service informatique {{companyName}}',
    subject: 'Visioconférences : votre agenda change d’outil lundi',
    body: [
      'Bonjour {{firstName}},',
      'À partir de lundi, {{companyName}} utilise un nouvel outil de visioconférence. Vos rendez-vous y seront repris automatiquement, {dès que vous aurez confirmé votre agenda}.',
      'Cela prend une minute. Vous faites partie du premier groupe : merci de le faire avant le week-end.',
      '→ {Confirmer mon agenda}',
      'Le mode d’emploi et les réponses aux questions courantes suivront lundi.',
      'Bien à vous, service informatique {{companyName}}',
    ],
    header: 'C’est poli et proche de votre travail. Raison de plus pour lire l’adresse : l’informatique vous écrit-elle de là ?',
    callouts: [
      'L’informatique n’a pas besoin de vous pour reprendre un agenda. Et un nouvel outil s’annonce sur l’intranet ou par votre responsable.',
      'Le bouton d’un e-mail inattendu est le plus mauvais chemin. Demandez d’abord à un collègue ou à l’informatique.',
    ],
  },
  'ticket-answer': {
    name: 'Une question sur un ticket',
    senderName: 'Assistance',
    subject: 'Re: [#48213] Votre demande',
    body: [
      'Bonjour {{firstName}},',
      'Nous avons regardé votre demande et {il nous reste une question}. Merci d’y répondre dans le ticket, pour que nous puissions continuer :',
      '→ {Ouvrir le ticket 48213}',
      'Sans réponse, le ticket se fermera de lui-même dans cinq jours.',
      'Merci, l’assistance de {{companyName}}',
    ],
    header: 'Avec « Re », on dirait une réponse. Avez-vous écrit à l’assistance, et votre ticket porte-t-il ce numéro ?',
    callouts: [
      'Quelle demande ? Une vraie réponse reprend ce que vous avez écrit.',
      'Si vous avez un ticket, ouvrez-le dans l’outil d’assistance lui-même. Sinon, signalez l’e-mail.',
    ],
  },
};
