import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const it: TextOf<typeof plan> = {
  name: 'Trappole di tutti i giorni',
  messages: {
    'parcel-fee': {
      name: 'Un pacco in giacenza',
      legend: 'La settimana scorsa hai ordinato delle cuffie. Secondo il negozio le consegna Swiftbox, e tu hai l’app di Swiftbox.',
      body: [
        'Swiftbox: il tuo pacco SB-4471 è in giacenza. Paga le spese di 1,99 € {entro 12 ore}, altrimenti torna al mittente: {swiftbox-fee.example/4471}',
      ],
      header: 'I corrieri scrivono di rado da un normale numero di telefono. E nel testo chiunque può mettere qualsiasi nome.',
      callouts: [
        'La fretta è uno strumento: chi teme di perdere un pacco controlla meno.',
        'L’indirizzo comincia con il nome che conosci, ma è un altro. Con una spesa così piccola si punta al numero della tua carta.',
      ],
      answers: [
        'Chiamare Swiftbox va bene, se il numero lo cerchi tu. L’app è più rapida, e il messaggio va comunque segnalato.',
        'Giusto: l’app mostra dov’è il pacco e se c’è qualcosa da pagare.',
        'Giusto: una segnalazione mette in guardia anche chi, come te, aspetta un pacco.',
        'È una truffa. Chi paga quelle spese consegna il numero della carta a degli sconosciuti.',
      ],
    },
    'password-expiry': {
      name: 'La password scade oggi',
      subject: 'La tua password scade OGGI',
      from: 'Supporto IT',
      legend:
        'È lunedì mattina. Gli indirizzi della tua azienda finiscono con company.example, e la password si cambia nella pagina di accesso.',
      body: [
        '# Password scaduta',
        '{Gentile utente},',
        'la tua password scade oggi alle 17. {Mantieni la password attuale} per continuare a lavorare senza interruzioni.',
        '→ Mantieni la mia password',
        '~ Il team di supporto IT. Gli account non confermati saranno eliminati.',
      ],
      header: 'company-passwords.example non è il dominio della tua azienda. Un nome così può registrarlo chiunque.',
      callouts: [
        'Il tuo reparto IT sa come ti chiami. Un’email spedita a migliaia di persone no.',
        'Per mantenere una password non serve digitarla. La pagina dietro il pulsante la raccoglie e basta.',
      ],
      answers: [
        'Telefonare al reparto IT è sicuro, ma una segnalazione arriva prima e aiuta tutti.',
        'Nella vera pagina di accesso si vede che non scade nulla. L’email va comunque segnalata.',
        'Giusto: dominio sbagliato, nessun nome, una minaccia. Il team di sicurezza può bloccare l’email per tutti.',
        'È una truffa. Con la password, degli sconosciuti possono leggere la tua posta.',
      ],
    },
    'prize-voucher': {
      name: 'Hai vinto un buono',
      subject: 'Congratulazioni! Ti aspetta un buono da 500 €',
      from: 'Brightquill Premi',
      legend: 'Una volta hai comprato delle penne da Brightquill. Non hai partecipato a nessuna estrazione.',
      body: [
        '# Sei il nostro cliente numero 10.000',
        'Tra tutti i clienti, {la scelta è caduta su di te} per un buono da 500 €.',
        'Da pagare con carta ci sono solo {le spese di spedizione di 2 €}. Restano 3 buoni.',
        '→ Ritira il mio buono',
      ],
      header:
        'Il nome è quello di Brightquill, ma l’indirizzo finisce con brightquill-prizes.example. Il negozio scrive da brightquill.example.',
      callouts: [
        'Non si vince un’estrazione a cui non si partecipa.',
        'Un premio che costa denaro non è un premio. Quello che vogliono è il numero della carta.',
      ],
      answers: [
        'Il negozio può confermare che non c’è nessuna estrazione, ma per capirlo non serve telefonare.',
        'Nel tuo account del negozio non c’è nessun buono. Segnala anche l’email, per mettere in guardia gli altri.',
        'Giusto: un premio inatteso, un pagamento e un indirizzo estraneo bastano.',
        'È una truffa. Il buono non esiste, c’è solo un modulo per i dati della carta.',
      ],
    },
    'tax-refund': {
      name: 'Rimborso fiscale via email',
      subject: 'Rimborso di 684,20 € approvato',
      from: 'Centro Rimborsi Fiscali',
      legend:
        'In primavera hai presentato la dichiarazione dei redditi. L’Agenzia delle Entrate comunica i rimborsi per lettera e li mostra nella tua area riservata.',
      body: [
        '# Il Suo rimborso è stato approvato',
        '| Importo | 684,20 €',
        '| Pratica | {TR-2026-55/01}',
        'Per riceverlo, {confermi la Sua carta bancaria} entro mezzanotte. Le richieste successive non saranno accolte.',
        '→ Ricevi il rimborso',
      ],
      header: 'L’Agenzia delle Entrate non scrive da tax-payout.example, e un “Centro Rimborsi Fiscali” non esiste.',
      callouts: [
        'Un numero di pratica sembra ufficiale, ma non prova nulla. Confrontalo con l’ultima lettera che hai ricevuto.',
        'Per versarti del denaro, a nessuno servono il numero della carta e il suo codice.',
      ],
      answers: [
        'Puoi chiedere all’Agenzia, al numero riportato nelle sue lettere. L’area riservata risponde prima.',
        'Giusto: nell’area riservata si vede ogni rimborso. Se lì non c’è, non esiste.',
        'Giusto: email così arrivano a molte persone nello stesso momento.',
        'È una truffa. Il modulo si prende i dati della carta, e il denaro va nella direzione opposta.',
      ],
    },
    'mailbox-full': {
      name: 'Casella quasi piena',
      subject: 'Avviso: casella piena al 98%',
      from: 'Amministrazione Posta',
      legend: 'Oggi la posta funziona senza problemi. Il programma di posta indica che è occupato un decimo dello spazio.',
      body: [
        'Attenzione!',
        'La tua casella è piena al 98%. {11 messaggi in arrivo sono bloccati}.',
        'Accedi per ottenere gratis altri 5 GB:',
        '→ Amplia la casella',
        'In caso contrario {la casella sarà chiusa} entro 24 ore.',
        'Amministrazione Posta',
      ],
      header: 'mail-storage-team.example non è né la tua azienda né il suo provider di posta.',
      callouts: [
        'L’esca è la curiosità per i messaggi persi. Il numero non si può verificare.',
        'Una minaccia con una scadenza. Il reparto IT non chiude caselle via email.',
      ],
      answers: [
        'Il reparto IT può dirti che la casella è a posto, ma te lo dice anche il programma di posta.',
        'Il programma di posta mostra lo spazio effettivo. Poi segnala l’email.',
        'Giusto: un mittente estraneo, una minaccia e la richiesta di accedere.',
        'È una truffa. La pagina dietro il pulsante chiede la tua password.',
      ],
    },
    'card-declined': {
      name: 'Pagamento rifiutato',
      subject: 'Addebito sulla tua carta non riuscito',
      from: 'Viewnest',
      legend: 'Guardi film su Viewnest. La tua carta è valida, e ieri sera hai guardato un film.',
      body: [
        '# Il tuo abbonamento termina oggi',
        '{Gentile cliente},',
        'il tuo ultimo pagamento di 12,99 € è stato rifiutato. Aggiorna subito la carta per non perdere l’account e le tue liste.',
        '→ Aggiorna la carta',
        '~ Non rispondere a questa email. {viewnest-renewal.example}',
      ],
      header: 'Viewnest scrive da viewnest.example. Con una parola in più è un altro dominio.',
      callouts: ['Un’azienda con cui hai un contratto ti chiama per nome.', 'Anche qui si vede che l’email non viene da Viewnest.'],
      answers: [
        'Il servizio clienti può aiutarti, se il numero lo cerchi tu. L’app è più rapida.',
        'Giusto: apri l’app o digita tu l’indirizzo. Lì vedi se manca un pagamento.',
        'Giusto: né il mittente né l’indirizzo sono di Viewnest.',
        'È una truffa. La pagina copia l’aspetto di Viewnest e si tiene i dati della carta.',
      ],
    },
    'canteen-menu': {
      name: 'Questa settimana in mensa',
      subject: 'Mensa: menù della settimana',
      from: 'Mensa',
      legend: 'Ogni lunedì la mensa della tua azienda manda il menù da canteen@company.example. Anche oggi.',
      body: [
        'Buongiorno,',
        'ecco che cosa cuciniamo questa settimana:',
        '| Lunedì | Zuppa di lenticchie con pane',
        '| Martedì | Pasta ai funghi',
        '| Mercoledì | Pesce con patate',
        '| Giovedì | Curry di verdure',
        'Venerdì siamo chiusi per la prova di evacuazione. {Non serve prenotare}.',
        'Buon appetito dal team della mensa',
      ],
      header: 'L’indirizzo finisce con company.example, come sempre, e l’email arriva nel giorno abituale.',
      callouts: ['L’email non vuole nulla: niente clic, niente password, niente pagamenti, niente fretta.'],
      answers: [
        'Puoi chiamare la mensa, ma non c’è nulla da scoprire.',
        'Il menù è anche sull’intranet. Puoi guardare, ma non serve.',
        'Non c’è nulla da segnalare. Le segnalazioni di messaggi autentici fanno perdere tempo al team di sicurezza.',
        'Giusto: mittente noto, email attesa, nessuna richiesta.',
      ],
    },
  },
};
