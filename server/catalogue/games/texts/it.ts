import type { GameTexts } from '../shapes.ts';

export const italianGames: GameTexts = {
  code: 'it',
  phishing: {
    name: 'Scopra l’esca',
    description: 'Dieci messaggi di una settimana qualunque. Decida che cosa fare di ciascuno e legga perché.',
    rounds: 'Dieci situazioni',
    situations: {
      password: [
        'Lei lavora in Lumora (lumora.example). Questa e-mail dice che la Sua password scade oggi e propone di conservarla. Che cosa fa?',
        [
          'La segnalo e, nel dubbio, apro da me la pagina di accesso',
          'Premo il pulsante prima di sera',
          'Rispondo per sapere se è autentica',
          'La elimino senza dire nulla',
        ],
        'Il dominio del mittente non è lumora.example, e la scadenza serve a non farLa guardare. Segnalarla protegge anche i colleghi che l’hanno ricevuta.',
      ],
      invoice: [
        'Un fornitore noto manda una fattura. L’e-mail accenna che il conto bancario è cambiato. Che cosa fa?',
        [
          'Chiamo il fornitore al numero nei nostri archivi prima di pagare',
          'Pago: l’indirizzo è quello solito',
          'Chiamo il numero nell’e-mail',
          'Pago metà come prova',
        ],
        'L’indirizzo può essere giusto e la casella violata. Un conto nuovo si conferma chiamando un numero che si aveva già.',
      ],
      boss: [
        'Un numero sconosciuto con il nome della Sua responsabile scrive: è in riunione, le servono subito tre carte regalo, in segreto. Che cosa fa?',
        [
          'La chiamo al numero che conosco',
          'Compro le carte e tengo lo scontrino',
          'Chiedo in chat se è davvero lei',
          'Mando prima una carta sola',
        ],
        'Fretta, segreto e carte regalo vanno insieme in questa truffa. La risposta arriva a chi ha scritto; il numero conosciuto arriva a lei.',
      ],
      parcel: [
        'Un SMS dice che un pacco è fermo finché non paga una piccola somma. Lei ne aspetta davvero uno. Che cosa fa?',
        [
          'Controllo nell’app o nel sito del negozio',
          'Pago: la somma è piccola',
          'Apro il link per vedere quale pacco è',
          'Rispondo STOP',
        ],
        'Questi messaggi vanno a migliaia di persone, e c’è sempre chi aspetta un pacco. La somma è piccola perché conta il numero della carta.',
      ],
      parking: [
        'Sul parchimetro c’è un adesivo con un codice, un po’ storto, sopra un altro. Che cosa fa?',
        [
          'Pago alla macchina o con l’app che uso già',
          'Lo inquadro: la macchina è ufficiale',
          'Lo inquadro e guardo se la pagina è fatta bene',
          'Lo inquadro con il telefono di un collega',
        ],
        'Chiunque può attaccare un adesivo, e un codice non mostra dove porta. Una pagina dall’aspetto corretto non prova nulla.',
      ],
      prompts: [
        'Sono le 02:14. Il telefono mostra una richiesta di accesso dopo l’altra. Che cosa fa?',
        [
          'Le rifiuto, cambio la password e segnalo il fatto',
          'Ne approvo una, così smettono',
          'Spengo il telefono e dormo',
          'Aspetto che l’IT mi scriva',
        ],
        'Queste richieste significano che la password è già nota. Un’approvazione fa entrare l’aggressore; un rifiuto e una password nuova chiudono la porta.',
      ],
      document: [
        'Un collega condivide un documento. Il link apre questa pagina, che sembra il Suo accesso e richiede la password. Che cosa fa?',
        [
          'La chiudo e sento il collega per un’altra via',
          'Accedo: l’indirizzo comincia con lumora.example',
          'Provo prima con una vecchia password',
          'Accedo, perché la pagina mostra un lucchetto',
        ],
        'Conta la fine del nome: questa pagina appartiene a files-share.test. Il lucchetto dice solo che la connessione è cifrata.',
      ],
      attachment: [
        'Un candidato manda un curriculum da aprire “nel browser”. La Sua azienda sta assumendo. Che cosa fa?',
        [
          'Non lo apro e lo segnalo',
          'Lo apro: le candidature sono il mio lavoro',
          'Lo inoltro a una collega perché lo apra',
          'Prima lo salvo, poi lo apro',
        ],
        'Il nome finisce in .html: è una pagina web, non un PDF, e di solito un falso accesso. Dove lo si apre non cambia nulla.',
      ],
      support: [
        'Chiama il “supporto IT”: il Suo computer manderebbe virus, e Lei dovrebbe installare un programma e leggere un codice. Che cosa fa?',
        [
          'Riaggancio e chiamo l’assistenza al numero noto',
          'Lo installo restando in linea',
          'Leggo il codice, ma non installo nulla',
          'Prima mi faccio dire il mio reparto',
        ],
        'Nome e numero mostrati si possono falsificare, e il Suo reparto è su internet. I codici sono solo per Lei; l’IT non ne ha bisogno.',
      ],
      teamday: [
        'Il team del personale di Lumora (lumora.example) ricorda la giornata di squadra. Che cosa fa?',
        [
          'La leggo: mittente e link sono dell’azienda e non serve alcun segreto',
          'La segnalo: ogni e-mail con un link è phishing',
          'Rispondo con la mia password per confermare',
          'La elimino senza leggerla',
        ],
        'La maggior parte della posta è autentica. Dominio e link finiscono in lumora.example, senza pressione né segreti. Chi ha dubbi apre la intranet come sempre.',
      ],
    },
  },
  fakeOrReal: {
    name: 'Falso o reale',
    description:
      'Sette chiamate e registrazioni. Decida quali sono false e impari che cosa aiuta ogni volta. Scene disegnate, senza persone reali né volti generati.',
    rounds: 'Sette scene',
    fake: 'Falso',
    real: 'Reale',
    scenes: {
      director: [
        'Tre momenti di una videochiamata in undici secondi. Gli occhi non si chiudono mai e la bocca si muove appena, benché si parli molto.',
        'La direttrice La chiama, per la prima volta in assoluto: un acquisto segreto, il bonifico deve partire entro un’ora. Falso o reale?',
        'Occhi fissi e labbra ferme sono indizi oggi e domani spariranno. Fretta, segreto e denaro restano. Riagganci e chiami la direttrice al numero che conosce.',
      ],
      product: [
        'Tre momenti di una registrazione: le labbra si muovono, gli occhi sbattono, scaffale e luce restano uguali. Sotto c’è scritto brightline.example.',
        'Il Suo fornitore presenta una nuova carta in un video sul proprio sito, brightline.example. Falso o reale?',
        'L’ha trovato dove il fornitore stesso pubblica, e non vuole nulla da Lei. Se portasse a un pagamento o a un accesso, verificherebbe comunque con una chiamata.',
      ],
      voice: [
        'Un messaggio vocale di 21 secondi di Noa, dal +44 7700 900457. Le onde della voce si ripetono uguali, senza una pausa per respirare.',
        '“Sono Noa, mi si è rotto il telefono, questo è il numero nuovo. Per favore, oggi paga l’affitto per me.” È la sua voce. Falso o reale?',
        'Bastano pochi secondi di una voce per copiarla. Numero nuovo e denaro: chiami Noa al vecchio numero, o usi una parola che conoscete solo voi due.',
      ],
      callback: [
        'Due telefoni: una chiamata dal +44 7700 900233 è stata chiusa; una seconda, all’interno 4117, ha avuto risposta e conferma.',
        'La direttrice finanziaria ha chiamato per un pagamento cambiato. Lei ha riagganciato, ha composto l’interno dalla rubrica e lei ha confermato. Falso o reale?',
        'Decide la via del ritorno, non la voce: ha composto un numero che aveva già, e lei ne era al corrente. Richiede un minuto e vale contro ogni falso.',
      ],
      applicant: [
        'Tre momenti di un colloquio video. Quando una mano passa davanti alla guancia, il bordo del viso si confonde e scorre nelle dita.',
        'Un candidato a un posto con accesso ai dati dei clienti fa il colloquio da casa. Una volta una mano passa davanti al viso. Falso o reale?',
        'Un viso sovrapposto si rompe quando qualcosa gli passa davanti. Non accusi nessuno per questo: inviti a un secondo incontro, verifichi un documento e richiami una referenza.',
      ],
      townhall: [
        'Tre momenti di una trasmissione: l’immagine si blocca e si sfoca, gli occhi sono chiusi, poi torna nitida. Sotto c’è scritto intranet.lumora.example.',
        'La riunione del personale, annunciata una settimana fa nella intranet, va a scatti: le labbra inseguono la voce, l’immagine si blocca. Falso o reale?',
        'Anche una cattiva connessione sfoca i volti. Era annunciata dove si annunciano queste cose, e non c’è nulla in gioco. Chi vede un falso in ogni difetto presto non si fida più di nulla.',
      ],
      helpdesk: [
        'Tre momenti di una videochiamata. Dietro la spalla destra brilla una lampada, ma la metà destra del viso è in ombra. Sotto, sei caselle vuote per un codice.',
        '“Qui l’assistenza, mi vede: mi legga per favore le sei cifre che sta per ricevere.” Falso o reale?',
        'La luce non torna, ma basta la richiesta: un codice non si legge mai ad alta voce, chiunque si veda. Riagganci e chiami Lei l’assistenza.',
      ],
    },
  },
};
