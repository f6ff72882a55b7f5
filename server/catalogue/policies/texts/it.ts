import type { PolicyTexts } from '../shapes.ts';

export const it: PolicyTexts = {
  notice: 'Un punto di partenza, non una consulenza legale. Adatta il testo prima di pubblicarlo.',
  headings: { purpose: 'Scopo', appliesTo: 'A chi si applica', inDoubt: 'In caso di dubbio', contact: 'Contatti' },
  policies: {
    'acceptable-use': {
      name: 'Uso accettabile',
      summary: 'Che cosa si può fare con i dispositivi, gli account e la rete dell’azienda, e che cosa no.',
      purpose:
        '{{companyName}} ti mette a disposizione dispositivi, account e una rete perché tu possa lavorare bene. Questa policy spiega come usarli perché restino sicuri per te, per i tuoi colleghi e per le persone di cui conserviamo i dati.',
      appliesTo:
        'Si applica a chiunque usi i nostri dispositivi, i nostri account o la nostra rete: dipendenti, personale temporaneo e collaboratori esterni, in ufficio e in qualsiasi altro luogo. Si applica anche al tuo telefono o computer personale mentre lo usi per lavorare.',
      rules: [
        {
          heading: 'Dispositivi e software',
          points: [
            'Usa per il lavoro i dispositivi e gli account che hai ricevuto. Un breve uso privato è ammesso se non crea rischi e non ostacola il lavoro.',
            'Installa software solo dalle fonti approvate dal team IT. Se ti serve altro, fai prima una richiesta.',
            'Riavvia quando c’è un aggiornamento in attesa, possibilmente il giorno stesso. Non rimandare gli aggiornamenti di sicurezza.',
            'Lascia attive le protezioni: antivirus, firewall, cifratura del disco e blocco dello schermo.',
            'Collega chiavette USB e altri supporti solo se sai da dove vengono.',
          ],
        },
        {
          heading: 'Internet, posta e account',
          points: [
            'Tieni il lavoro negli account di lavoro. Non inoltrare la posta di lavoro a una casella privata e non salvare file in un cloud privato.',
            'Non lasciare che altri lavorino con il tuo account, nemmeno per un momento.',
            'Non visitare, conservare o inviare nulla di illegale, offensivo o destinato a danneggiare altre persone.',
            'Controlla il mittente e l’indirizzo di un link prima di aprirlo, e fai attenzione agli allegati inattesi.',
            'Consulta solo i dati che servono al tuo compito, anche se il sistema te ne mostrerebbe di più.',
          ],
        },
        {
          heading: 'Se lasci l’azienda o cambi ruolo',
          points: [
            'Restituisci l’ultimo giorno tutti i dispositivi, le chiavi e le tessere, con i dati che contengono.',
            'Quando il tuo lavoro cambia, indica quali accessi non ti servono più.',
          ],
        },
      ],
      inDoubt:
        'Se non hai la certezza che qualcosa sia permesso, fermati e chiedi prima di farlo. Una domanda costa un minuto e non ti sarà mai rimproverata. Se una regola ti ostacola, cercheremo insieme a te una buona soluzione.',
      contact:
        'Invia domande e richieste di eccezioni a {{securityContact}}. Avvisa subito anche se un dispositivo va perso o si comporta in modo strano.',
    },
    passwords: {
      name: 'Password e accesso',
      summary: 'Come si scelgono, si conservano e si proteggono le password, e quando serve un secondo passaggio.',
      purpose:
        'La maggior parte delle intrusioni comincia con una password indovinata, riutilizzata o digitata in una pagina falsa. Questa policy spiega come accediamo in {{companyName}}, perché una password persa non apra tutto il resto.',
      appliesTo:
        'Si applica a chiunque abbia un nostro account e a ogni account che usi per lavorare, compresi i servizi di altri fornitori, le caselle condivise e gli account di prova.',
      rules: [
        {
          heading: 'Scegli password robuste',
          points: [
            'Usa almeno 14 caratteri. Alcune parole senza legame tra loro sono facili da ricordare e difficili da indovinare.',
            'Usa una password diversa per ogni account, e mai una che usi anche nella vita privata.',
            'Evita nomi, date, il nome dell’azienda e sequenze di tasti come “qwerty”.',
            'Lascia che il gestore di password che forniamo crei e conservi le tue password. Così dovrai ricordarne una sola.',
          ],
        },
        {
          heading: 'Proteggi l’accesso',
          points: [
            'Attiva un secondo passaggio ovunque sia disponibile. Meglio una passkey, una chiave di sicurezza o un’app che un codice via SMS.',
            'Conferma un accesso sul telefono solo se lo hai appena avviato tu. Rifiuta tutto il resto e avvisaci.',
            'Non dire mai a nessuno una password o un codice: né a un collega, né a un responsabile, né all’assistenza. Noi non te li chiederemo mai.',
            'Digita una password solo in una pagina che hai aperto tu, da un segnalibro o dal suo indirizzo.',
            'Non scrivere password su foglietti vicino allo schermo, in documenti o in chat.',
          ],
        },
        {
          heading: 'Se qualcuno potrebbe conoscere una password',
          points: [
            'Cambiala subito, prima lì e poi ovunque la usavi.',
            'Disconnetti tutte le altre sessioni se il servizio lo permette.',
            'Avvisaci il giorno stesso, anche se non hai la certezza e anche se l’errore è stato tuo.',
          ],
        },
      ],
      inDoubt:
        'Se una pagina, una telefonata o un messaggio chiede una password o un codice e hai un’esitazione, chiudi. Raggiungi il servizio nel modo che usi sempre, o richiama un numero che già conosci.',
      contact:
        'Contatta {{securityContact}} se hai domande sulle password o se un secondo passaggio non funziona, e subito se qualcun altro potrebbe conoscere una password.',
    },
    'clean-desk': {
      name: 'Scrivania e schermi',
      summary:
        'Che cosa può restare sulla scrivania, sullo schermo, nella stampante e sulla lavagna quando ci si allontana, e che cosa no.',
      purpose:
        'Un foglio su una scrivania, uno schermo aperto o una lavagna piena raccontano a visitatori, addetti alle pulizie e passanti più di quanto vogliamo. Con poche abitudini {{companyName}} tiene lontano dagli sguardi ciò che è riservato.',
      appliesTo:
        'Si applica a chiunque lavori nei nostri locali, a casa, presso un cliente o in viaggio. La rispettano anche visitatori e fornitori; chi li invita gliela spiega.',
      rules: [
        {
          heading: 'Quando lasci il tuo posto',
          points: [
            'Blocca lo schermo ogni volta, anche per un solo minuto. Sulla maggior parte dei computer bastano due tasti.',
            'Gira o metti via i documenti riservati, e portali con te se la stanza resta aperta.',
            'Non lasciare telefoni, tessere, chiavi e supporti di memoria sulla scrivania.',
            'Non tenere password su carta, nemmeno sotto la tastiera o in un cassetto.',
          ],
        },
        {
          heading: 'A fine giornata',
          points: [
            'Chiudi a chiave documenti e dispositivi che contengono dati personali o riservati.',
            'Porta con te la chiave invece di lasciarla nella serratura.',
            'Metti la carta riservata nel distruggidocumenti o nel contenitore chiuso, mai in un cestino aperto.',
            'Spegni o blocca il computer, e chiudi finestre e porte se sei l’ultima persona a uscire.',
          ],
        },
        {
          heading: 'Sale e schermi condivisi',
          points: [
            'Ritira subito le stampe, e stampa pagine riservate solo dove puoi aspettarle.',
            'Dopo una riunione cancella la lavagna e porta con te i fogli della lavagna a fogli mobili.',
            'In una videochiamata condividi una sola finestra, non tutto lo schermo, e disattiva prima le notifiche.',
            'Orienta lo schermo lontano da finestre e corridoi, o usa un filtro per la privacy.',
            'Accompagna i visitatori e rivolgiti con gentilezza a chi non ha il tesserino: “Posso aiutarla a trovare qualcuno?”',
          ],
        },
      ],
      inDoubt:
        'Se non sai se un documento è riservato, trattalo come se lo fosse. Se ne trovi uno dimenticato, mettilo al sicuro, non leggere oltre e consegnalo al proprietario o al contatto indicato sotto.',
      contact:
        'Contatta {{securityContact}} se ti serve un armadio con serratura, un filtro per la privacy o un contenitore per la carta, o se trovi documenti o noti estranei dove non dovrebbero essere.',
    },
    'working-away': {
      name: 'Lavoro fuori ufficio',
      summary: 'Come lavorare in sicurezza a casa, in treno, in albergo e all’estero.',
      purpose:
        'A casa o in viaggio manca la protezione dell’ufficio: porte chiuse, una rete nostra, colleghi vicini. Questa policy spiega come il lavoro per {{companyName}} resta sicuro ovunque tu lo svolga.',
      appliesTo:
        'Si applica a chiunque lavori fuori dai nostri locali, per una sola chiamata in treno o tutto l’anno, con i nostri dispositivi o con i propri dove è permesso.',
      rules: [
        {
          heading: 'A casa',
          points: [
            'Usa il dispositivo di lavoro per il lavoro, e non lasciarlo usare a familiari o ospiti.',
            'Proteggi la rete wifi con una password lunga e tutta sua, e sostituisci le password fornite con il router.',
            'Tieni aggiornato il software del router, e sostituisci il router quando non riceve più aggiornamenti.',
            'Fai le chiamate su temi riservati dove altri non possono ascoltare, altoparlanti intelligenti compresi.',
            'Riporta in ufficio la carta riservata invece di gettarla nei rifiuti di casa.',
          ],
        },
        {
          heading: 'In viaggio',
          points: [
            'Tieni i dispositivi con te. Non lasciarli in auto, in un guardaroba o sul tavolino di un bar.',
            'Preferisci l’hotspot del telefono alle reti wifi pubbliche. Se devi usarne una, collega prima la VPN aziendale.',
            'Usa un filtro per la privacy e siediti dove nessuno può leggere il tuo schermo.',
            'Ricarica da una presa con il tuo caricatore, o con una batteria, non da una porta USB sconosciuta.',
            'Non nominare clienti e cifre quando estranei possono sentirti.',
          ],
        },
        {
          heading: 'Prima di un viaggio all’estero',
          points: [
            'Avvisaci per tempo se vuoi portare dispositivi in un altro paese; alcuni viaggi richiedono un’altra dotazione.',
            'Porta solo i dati che ti servono sul posto.',
            'Se hai perso di vista un dispositivo o è stato ispezionato, segnalalo prima di continuare a lavorare.',
          ],
        },
      ],
      inDoubt:
        'Se il luogo, la rete o la situazione non ti convince, rimanda il lavoro finché non sei in un posto sicuro. Una scadenza non è un motivo per correre rischi; parlane con il tuo responsabile e troverete insieme un’altra strada.',
      contact:
        'Contatta {{securityContact}} se hai domande su viaggi o lavoro da casa, e subito, a qualsiasi ora, se un dispositivo o un documento viene perso o rubato.',
    },
    'information-handling': {
      name: 'Trattamento delle informazioni',
      summary: 'Quali tipi di informazioni esistono e come si conserva, si condivide e si elimina ciascuno.',
      purpose:
        'Non tutto ciò che sappiamo è destinato a tutti. Questa policy definisce tre livelli per le informazioni in {{companyName}}, e spiega per ciascuno come conservarle, condividerle ed eliminarle.',
      appliesTo:
        'Si applica a chiunque veda o tratti le nostre informazioni o quelle dei nostri clienti, in qualsiasi forma: file, e-mail, chat, carta, immagini, registrazioni e conversazioni.',
      rules: [
        {
          heading: 'Conosci il livello',
          points: [
            'Pubblico: pubblicato di proposito, come il sito web. Può averlo chiunque.',
            'Interno: tutto il resto, salvo diversa indicazione, come piani, verbali e istruzioni. Resta in azienda.',
            'Riservato: danneggerebbe persone o l’azienda se uscisse, come dati personali, contratti, prezzi e dati di accesso. Può vederlo solo chi ne ha bisogno per un compito.',
            'Chi crea un documento ne decide il livello e lo scrive sulla prima pagina se è riservato.',
          ],
        },
        {
          heading: 'Conserva e condividi con cura',
          points: [
            'Salva il lavoro nei sistemi che forniamo, non sul desktop, su chiavette USB o in servizi privati.',
            'Dai accesso a singole persone, solo quanto serve, e revocalo quando il compito finisce.',
            'Controlla i destinatari prima di inviare, soprattutto quelli che il programma di posta ha completato da solo.',
            'Invia i file riservati come link protetto o cifrati, e la password per un’altra via.',
            'Assicurati che sia stato firmato un accordo di riservatezza prima di condividere qualcosa di interno con i partner.',
            'Togli nomi e cifre che al destinatario non servono.',
          ],
        },
        {
          heading: 'Non conservarle più del necessario',
          points: [
            'Elimina ciò che ha esaurito il suo scopo, anche nei download, nelle chat e nel cestino.',
            'Rispetta i tempi di conservazione del tuo reparto per contratti e dati personali.',
            'Consegna i vecchi dispositivi e supporti; il team IT li cancella.',
          ],
        },
      ],
      inDoubt:
        'Se non conosci il livello, tratta l’informazione come riservata e verifica con chi ne è responsabile. Se la chiede qualcuno dall’esterno, di’ con cortesia che richiamerai, e verifica prima chi è davvero.',
      contact:
        'Contatta {{securityContact}} se hai domande su livelli e condivisione, e subito se un’informazione è arrivata alle persone sbagliate, anche solo per un indirizzo digitato male.',
    },
    'incident-reporting': {
      name: 'Segnalazione degli incidenti',
      summary: 'Che cosa è un incidente di sicurezza, come si segnala e che cosa fare fino all’arrivo dell’assistenza.',
      purpose:
        'Prima veniamo a sapere di un incidente, minore è il danno. Questa policy spiega che cosa segnalare in {{companyName}}, come, e che cosa fare nel frattempo. Chi segnala aiuta tutti e non ha nulla da temere per un errore in buona fede.',
      appliesTo:
        'Si applica a chiunque lavori per noi, con qualsiasi dispositivo e in qualsiasi luogo. Segnala anche ciò che noti presso partner e fornitori.',
      rules: [
        {
          heading: 'Da segnalare subito',
          points: [
            'Un messaggio, una telefonata o un video che cerca di ingannarti, soprattutto se hai fatto clic, digitato o pagato qualcosa.',
            'Un dispositivo, una tessera, una chiave o un documento perso o rubato.',
            'Un computer che si comporta in modo strano: finestre che si aprono da sole, file che non si aprono più, una richiesta di denaro.',
            'Un accesso o una modifica nel tuo account che non viene da te.',
            'Dati arrivati alle persone sbagliate, o che puoi vedere e non dovresti.',
            'Estranei nei nostri locali, o una porta o un armadio forzato.',
          ],
        },
        {
          heading: 'Come segnalare',
          points: [
            'Usa il pulsante di segnalazione per le e-mail sospette. Per tutto il resto, chiama o scrivi al contatto indicato sotto.',
            'Chiama se è urgente o se il tuo computer potrebbe essere coinvolto; non scrivere da quel computer.',
            'Di’ che cosa è successo, quando, su quale dispositivo e che cosa hai fatto da allora. Le ipotesi sono benvenute se dici che sono ipotesi.',
            'Non aspettare di avere la certezza, e non indagare per conto tuo.',
          ],
        },
        {
          heading: 'In attesa di assistenza',
          points: [
            'Scollega il dispositivo dalla rete, ma lascialo acceso.',
            'Non eliminare e non cambiare nulla; e-mail e file sono prove.',
            'Cambia la password da un altro dispositivo se l’hai digitata in una pagina falsa.',
            'Chiama prima la banca se è stato inviato denaro.',
            'Lascia le risposte a clienti e stampa a chi ne è incaricato.',
          ],
        },
      ],
      inDoubt: 'Segnala. Dieci segnalazioni che si rivelano innocue sono meglio di una mai arrivata. Ti faremo sapere che cos’era.',
      contact:
        'Invia la segnalazione a {{securityContact}}. Se non ricevi risposta ed è urgente, avvisa il tuo responsabile, che sa chi chiamare dopo.',
    },
    'ai-assistants': {
      name: 'Assistenti di IA',
      summary: 'Quali strumenti di IA si usano per lavorare, che cosa non vi si digita mai e come si verificano i risultati.',
      purpose:
        'Gli assistenti che scrivono, traducono, programmano e disegnano possono farci risparmiare molto tempo. Possono anche rivelare ciò che dobbiamo proteggere, e sbagliare con parole convincenti. Questa policy spiega come usarli bene in {{companyName}}.',
      appliesTo:
        'Si applica a chiunque usi questi strumenti per lavorare: chat, funzioni nei programmi per ufficio, assistenti per programmatori, strumenti che registrano e riassumono riunioni, generatori di immagini o voci.',
      rules: [
        {
          heading: 'Scegli lo strumento',
          points: [
            'Usa gli strumenti del nostro elenco di quelli approvati, con il tuo account di lavoro.',
            'Non usare account privati per il lavoro: non sappiamo che cosa succede lì ai contenuti.',
            'Richiedi un nuovo strumento prima di provarlo con dati reali. Una prova con dati inventati va bene.',
            'Lascia che un assistente acceda a caselle, file o sistemi solo se il team IT ha approvato quel collegamento.',
          ],
        },
        {
          heading: 'Che cosa non inserire',
          points: [
            'Dati personali di clienti, candidati o colleghi, a meno che lo strumento non sia approvato per questo.',
            'Password, chiavi e altri dati di accesso, anche nel codice o nelle schermate.',
            'Contratti, prezzi, cifre e piani riservati.',
            'Opere altrui che non abbiamo il diritto di trasmettere.',
          ],
        },
        {
          heading: 'Verifica il risultato',
          points: [
            'Rispondi di ciò che invii, pubblichi o decidi, come se lo avessi scritto tu.',
            'Controlla fatti, cifre, fonti e calcoli; gli assistenti ne inventano alcuni.',
            'Fai rivedere e testare il codice come qualsiasi altro.',
            'Lascia alle persone le decisioni sulle persone.',
            'Di’ apertamente che un testo, un’immagine o una voce sono stati generati con l’IA, quando il pubblico si aspetterebbe di saperlo.',
            'Avvisa tutti i partecipanti prima che uno strumento registri o riassuma una riunione, e rispetta un no.',
            'Fai attenzione alle istruzioni che un documento o un sito dà al tuo assistente, e non lasciare che le segua.',
          ],
        },
      ],
      inDoubt:
        'Immagina che il testo che stai per inserire appaia domani su un giornale. Se questo facesse danni, lascialo fuori, o sostituisci nomi e cifre con altri inventati.',
      contact:
        'Invia richieste di strumenti e domande a {{securityContact}}. Scrivi anche se hai già inserito qualcosa che non avresti dovuto: insieme potremo forse ancora limitare il danno.',
    },
  },
};
