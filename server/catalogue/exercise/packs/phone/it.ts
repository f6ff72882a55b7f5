import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const it: TextOf<typeof plan> = {
  name: 'Sul telefono',
  messages: {
    'bank-block': {
      name: 'Conto bloccato',
      from: 'Northfern Bank',
      legend:
        'Hai il conto alla Northfern Bank e usi la sua app. Il messaggio arriva di domenica, sotto quelli autentici della banca.',
      body: [
        'Northfern: {attività anomala}, il Suo conto è stato bloccato. Confermi la Sua identità per sbloccarlo: {northfern-unblock.example}',
      ],
      header: 'Il nome del mittente di un SMS si può falsificare, e il telefono accoda il messaggio a quelli veri.',
      callouts: [
        'Non dice che cosa è successo. Contano sulla paura per farti toccare il link.',
        'Le banche non mandano link a pagine di accesso. L’indirizzo vero è northfern.example.',
      ],
      answers: [
        'Una telefonata va bene, se prendi il numero dalla tua carta. L’app te lo dice subito.',
        'Giusto: l’app si apre e mostra il saldo, quindi non c’è nulla di bloccato.',
        'Giusto: la banca e il team di sicurezza possono far chiudere la pagina.',
        'È una truffa. La pagina si prende le tue credenziali e poi chiede anche il codice.',
      ],
    },
    'new-number': {
      name: 'Il nuovo numero di un collega',
      legend:
        'Lavori con Tom Ferris, del commerciale, e hai il suo numero in rubrica. Questo messaggio arriva da un numero sconosciuto.',
      body: [
        'Ciao, sono Tom del commerciale. {Mi si è rotto il telefono}, questo è il mio nuovo numero. Salvalo, per favore.',
        'Sto per entrare da un cliente: mi mandi qui {l’elenco dei contratti con i prezzi}? È urgente.',
      ],
      header: 'Un numero sconosciuto, e solo il testo dice di chi è.',
      callouts: [
        'Un telefono rotto spiega il numero nuovo e perché al vecchio non risponde nessuno. È il solito inizio.',
        'Dati riservati a un numero privato: anche un vero collega dovrebbe usare un altro canale.',
      ],
      answers: [
        'Giusto: chiama Tom al numero che conosci o chiediglielo nella chat aziendale.',
        'Nessuna app mostra di chi è questo numero.',
        'Segnalare va bene. Ma solo una telefonata dice se è davvero Tom: quindi chiamalo anche.',
        'È una truffa. L’elenco finirebbe in mano a uno sconosciuto.',
      ],
    },
    helpdesk: {
      name: 'L’assistenza vuole aiutarti',
      from: 'Assistenza IT',
      legend: 'Non hai richieste aperte. L’assistenza IT della tua azienda risponde via email e ha il numero 555-0100.',
      body: [
        'Assistenza IT: abbiamo trovato un virus sul tuo PC. {Non spegnere il computer}.',
        'Installa l’app di supporto, così un nostro tecnico potrà rimuovere il virus: {company-remote.example/app}',
      ],
      header: 'Il nome non dice chi scrive, e la tua assistenza IT non manda SMS.',
      callouts: [
        'Vogliono che tu agisca prima che qualcun altro dia un’occhiata.',
        'Un’app presa da un indirizzo estraneo dà a degli sconosciuti il controllo del tuo dispositivo.',
      ],
      answers: [
        'Giusto: al numero vero, l’assistenza IT ti dirà che non ha mandato nulla.',
        'L’antivirus del tuo computer non trova nessun virus. Buono a sapersi, ma l’assistenza IT va informata del messaggio.',
        'Giusto: in questo momento lo stanno ricevendo anche altri.',
        'È una truffa. Il virus non c’è ancora: sarebbe l’app.',
      ],
    },
    'double-charge': {
      name: 'Addebito doppio',
      from: 'Fonora',
      legend: 'Fonora è il tuo operatore telefonico. La bolletta arriva il 5 del mese; oggi è il 20.',
      body: [
        'Fonora: per errore ti abbiamo addebitato due volte la bolletta. Recupera oggi i tuoi {48,60 €}: {fonora-refunds.example} L’offerta scade alle 20.',
      ],
      header: 'Il nome del mittente si può scegliere liberamente.',
      callouts: [
        'Controlla: sull’estratto conto c’è un solo pagamento.',
        'I veri rimborsi arrivano e basta. Non serve aprire una pagina entro le 20.',
      ],
      answers: [
        'Il servizio clienti può rispondere, se prendi il numero dalla bolletta.',
        'Giusto: l’app di Fonora mostra bollette e pagamenti.',
        'Giusto: il messaggio arriva a molti, qualunque operatore abbiano.',
        'È una truffa. Per “rimborsarti”, la pagina chiede i dati della carta.',
      ],
    },
    'job-offer': {
      name: 'Soldi facili da casa',
      legend: 'Non cerchi un altro lavoro e non hai mandato candidature.',
      body: [
        'Ciao, sono Mia di Starfield Recruiting. Abbiamo visto il tuo CV. {300 € al giorno} per mettere like a dei video, 1 ora, da casa.',
        'Ti interessa? {Scrivici in chat}: starfield-jobs.example/chat',
      ],
      header: 'Una selezionatrice con un numero qualunque e senza un indirizzo aziendale.',
      callouts: [
        'Molti soldi per poco lavoro. Presto chiederanno una “cauzione”.',
        'In una chat privata non ti protegge nessun filtro aziendale, e nessun altro legge.',
      ],
      answers: [
        'L’unico numero che hai è il loro. Se chiami, scoprono che il tuo è attivo.',
        'Qui non c’è un’app ufficiale. Se cerchi l’azienda, al massimo scopri che non esiste.',
        'Giusto: segnala e blocca il numero, senza rispondere.',
        'È una truffa. Offerte così finiscono con un pagamento: il tuo.',
      ],
    },
    appointment: {
      name: 'Il tuo appuntamento di giovedì',
      legend: 'Hai un appuntamento con la dottoressa Amari giovedì alle 9:30. Lo studio ti ha già scritto da questo numero.',
      body: ['Studio Dott.ssa Amari: La aspettiamo {giovedì alle 9:30}. Se ha un imprevisto, {ci chiami come al solito}.'],
      header: 'Il numero è quello dei messaggi precedenti e del biglietto da visita dello studio.',
      callouts: ['Giorno e ora sono quelli concordati.', 'Nessun link, nessun codice, nessun pagamento: non devi fare nulla.'],
      answers: [
        'Puoi chiamare, e ti direbbero che l’appuntamento è confermato. Non serve.',
        'Il tuo calendario dice lo stesso. Controllare non guasta.',
        'È un promemoria autentico. Segnalare messaggi autentici fa perdere tempo.',
        'Giusto: atteso, numero noto, nessuna richiesta.',
      ],
    },
    locker: {
      name: 'Pacco nel locker',
      from: 'Swiftbox',
      legend: 'Nell’app di Swiftbox hai scelto il locker di via del Porto per il tuo pacco SB-9020. Doveva arrivare oggi.',
      body: [
        'Swiftbox: {SB-9020} è nel locker di via del Porto 12. Codice di apertura: 7731, anche nell’app. Ritiro {entro venerdì}.',
      ],
      callouts: [
        'Numero e luogo sono quelli del tuo ordine. Un estraneo non li conosce.',
        'Qualche giorno per il ritiro, nessuna spesa e nessun link.',
      ],
      answers: [
        'Swiftbox te lo confermerebbe. Costa tempo, ma non fa danni.',
        'Giusto: l’app mostra lo stesso codice. Se guardi lì, non devi nemmeno valutare il messaggio.',
        'Il messaggio è autentico. Una segnalazione fa perdere tempo al team di sicurezza.',
        'Giusto: corrisponde al tuo ordine e non chiede nulla.',
      ],
    },
  },
};
