import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const it: TextOf<typeof plan> = {
  name: 'Viaggi ed eventi',
  messages: {
    'flight-cancelled': {
      name: 'Volo cancellato',
      from: 'Tidewell Air',
      legend: 'Domani voli con Tidewell alle 7:40. La prenotazione è nell’app di Tidewell.',
      body: [
        'Tidewell: {il tuo volo di domani} è stato cancellato. Scegline un altro senza costi, restano pochi posti: {tidewell-rebook.example}',
      ],
      header: 'Il nome si può falsificare. Un messaggio vero sarebbe anche nell’app.',
      callouts: [
        'Né numero di volo né nome: va bene per chiunque voli domani.',
        'L’indirizzo di Tidewell è tidewell.example. Con la parola in più è un altro.',
      ],
      answers: [
        'La compagnia può rispondere, al numero della tua prenotazione. Nell’app non c’è attesa.',
        'Giusto: nell’app si vede che il volo parte alle 7:40.',
        'Giusto: la pagina chiede i dati della carta e del passaporto.',
        'È una truffa. Chi cambia volo ne paga uno che non esiste.',
      ],
    },
    'hotel-card': {
      name: 'L’hotel chiede la carta',
      subject: 'La Sua prenotazione 77104: verifichi la carta',
      from: 'Hotel Meridia',
      legend: 'Tra due settimane alloggi all’Hotel Meridia, prenotazione 77104. Hai prenotato e pagato su hotelmeridia.example.',
      body: [
        '# Prenotazione 77104',
        '| Ospite | 1 adulto, 3 notti',
        '| Arrivo | tra 14 giorni',
        'La Sua carta {non ha superato la verifica}. La inserisca di nuovo entro 12 ore, altrimenti {la camera tornerà in vendita}.',
        'Un piccolo importo viene bloccato e subito sbloccato.',
        '→ Verifica la carta',
        '~ Hotel Meridia, ufficio prenotazioni',
      ],
      header: 'La prenotazione veniva da hotelmeridia.example; questa email viene da meridia-booking.example.',
      callouts: [
        'Hai già pagato. Il numero della prenotazione è giusto, ma si rubano anche i dati delle prenotazioni.',
        'Poco prima di un viaggio nessuno vuole perdere la camera.',
      ],
      answers: [
        'Giusto: al numero indicato nella tua conferma, l’hotel dirà che non ne sa nulla.',
        'Giusto: nel tuo account dell’hotel il soggiorno risulta pagato.',
        'Bene, ma avvisa anche l’hotel: le sue prenotazioni sono in mano ad altri.',
        'È una truffa, anche se i dati sono giusti. Sulla tua carta arriverebbe un addebito.',
      ],
    },
    'conference-speaker': {
      name: 'Un invito a parlare',
      subject: 'Invito: intervento di apertura a Leaders of Industry',
      from: 'Prof. A. Lindqvist',
      legend: 'Non hai mai parlato a un convegno e non conosci Leaders of Industry.',
      body: [
        '# Ha convinto il nostro comitato',
        'Gentile {personalità di spicco del settore},',
        'Le proponiamo l’intervento di apertura davanti a 2.000 ospiti. {Solo la quota di programma di 390 €} è a Suo carico.',
        'La preghiamo di confermare entro domani con il Suo account aziendale, perché il programma va in stampa.',
        '→ Conferma l’intervento',
      ],
      header: 'Un dominio di cui non si sa altro. Cerca il convegno per conto tuo.',
      callouts: ['Quale settore? Lusinghe senza nemmeno un nome.', 'I veri convegni pagano chi interviene, e non il contrario.'],
      answers: [
        'Al loro numero rispondono loro. Qualcuno del tuo settore potrebbe dirti di più.',
        'Online non si trova nessun convegno con questo nome. Segnala l’email, così lo sanno anche i colleghi.',
        'Giusto: lusinghe, una quota e la tua password aziendale.',
        'È una truffa. Quota e password sarebbero perse.',
      ],
    },
    'calendar-invite': {
      name: 'Invito a una riunione',
      subject: 'Aggiornamento: riorganizzazione del tuo reparto, ore 15',
      from: 'Riunione',
      legend: 'Nel tuo calendario questa riunione non c’è. Nella tua azienda a invitare sono le persone, dal calendario.',
      body: [
        'La riunione {“Riorganizzazione: chi resta, chi va”} è stata spostata a oggi alle 15.',
        '| Organizzatore | Direzione',
        '| Partecipanti | {tu e altre 4 persone}',
        'L’ordine del giorno con i nomi è disponibile dopo l’accesso:',
        '→ Mostra l’ordine del giorno',
      ],
      header: 'Nessuno della tua azienda: meet-invite.example.',
      callouts: ['Un titolo che nessuno può ignorare.', 'Chi sono gli altri? Un invito vero lo mostra.'],
      answers: [
        'Il tuo responsabile può dirtelo. Ma basta uno sguardo al calendario.',
        'Giusto: nel tuo calendario questa riunione non c’è.',
        'Giusto: l’email fa leva sulla paura e vuole le tue credenziali.',
        'È una truffa. L’ordine del giorno è un modulo di accesso.',
      ],
    },
    'room-block': {
      name: 'Camere per il convegno',
      subject: 'Nordkonf: la Sua camera non è ancora prenotata',
      from: 'Nordkonf Camere',
      legend: 'Parteciperai alla Nordkonf (nordkonf.example). Nella conferma non si parlava di camere.',
      body: [
        '# Camere vicino alla sede',
        'Buongiorno,',
        'in qualità di {partner alberghiero ufficiale}, Le riserviamo una camera fino a giovedì, a 119 € a notte.',
        'Dopo resteranno solo camere da 260 € in su. L’addebito è immediato e {non è possibile cancellare}.',
        '→ Prenota la camera',
        '~ nordkonf-hotels.example non è responsabile del programma.',
      ],
      header: 'nordkonf-hotels.example non è nordkonf.example. Gli elenchi dei partecipanti sono spesso pubblici.',
      callouts: [
        'Può dirlo chiunque. Se sia vero, lo sanno solo gli organizzatori.',
        'Pagamento immediato e niente cancellazione: i soldi sono persi.',
      ],
      answers: [
        'Giusto: gli organizzatori, al numero che trovi sul loro sito, sanno chi sono i loro partner.',
        'Sul loro sito non è indicato nessun partner: è un forte indizio. La certezza possono darla solo gli organizzatori.',
        'Segnalare va bene; prima puoi chiedere agli organizzatori, che possono avvisare tutti.',
        'È una truffa. In hotel non ci sarà nessuna prenotazione per te.',
      ],
    },
    'toll-fine': {
      name: 'Pedaggio non pagato',
      legend: 'La settimana scorsa hai guidato un’auto a noleggio. I pedaggi li addebita l’autonoleggio, insieme al conto.',
      body: [
        'Ultimo avviso: per il Suo veicolo risulta un {pedaggio non pagato di 6,40 €}. Per evitare una sanzione di 85 €, paghi oggi: {toll-office-pay.example}',
      ],
      header: 'Un ente che scrive da un normale numero di telefono.',
      callouts: [
        'Quale auto, quale strada, quale giorno? Un avviso vero lo dice.',
        'Una piccola somma contro una grossa sanzione fa pagare in fretta. L’obiettivo è la carta.',
      ],
      answers: [
        'L’autonoleggio può rispondere. Il sito della società autostradale sarebbe più rapido.',
        'Giusto: sul sito della società autostradale si può cercare per targa.',
        'Giusto: messaggi così arrivano a numeri presi a caso.',
        'È una truffa. Con il numero della carta si prendono ben più di 6,40 €.',
      ],
    },
    'train-ticket': {
      name: 'Il tuo biglietto del treno',
      subject: 'Il tuo biglietto per Westbrook, ordine R-20817',
      from: 'Railhop',
      legend: 'Dieci minuti fa hai comprato un biglietto per Westbrook nell’app di Railhop. Railhop scrive da railhop.example.',
      body: [
        '# Grazie per il tuo ordine',
        '| Ordine | {R-20817}',
        '| Treno | martedì, 8:04, Westbrook',
        '| Prezzo | 34,00 €, pagato',
        'Il biglietto è nell’app. In treno {basta mostrare il telefono}.',
      ],
      header: 'Il dominio vero, dieci minuti dopo il tuo acquisto.',
      callouts: ['Numero, treno e prezzo sono quelli dell’app.', 'È tutto fatto. L’email non chiede nulla.'],
      answers: [
        'Railhop confermerebbe l’ordine. Non serve chiedere.',
        'L’app mostra il biglietto. Controllare non guasta.',
        'È la conferma del tuo ordine; non c’è nulla da segnalare.',
        'Giusto: attesa, coerente e senza richieste.',
      ],
    },
  },
};
