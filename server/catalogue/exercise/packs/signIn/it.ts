import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const it: TextOf<typeof plan> = {
  name: 'Account e accessi',
  messages: {
    'shared-document': {
      name: 'Un documento condiviso',
      subject: 'Lena Ortiz ha condiviso “Stipendi 2027” con te',
      from: 'Lena Ortiz',
      legend: 'La tua azienda condivide i file con Papershelf, su papershelf.example. Lena Ortiz dirige un altro reparto.',
      body: [
        '# Lena Ortiz ha condiviso un file con te',
        '| File | {Stipendi 2027, riservato}',
        '| Accesso | {scade tra 1 ora}',
        'Per aprirlo, accedi con il tuo indirizzo aziendale.',
        '→ Apri il file',
        '~ Papershelf Inc., 14 Mill Lane',
      ],
      header: 'Papershelf scrive da papershelf.example. Questo è papershelf-docs.example.',
      callouts: [
        'Un file che si leggerebbe volentieri. Perché Lena dovrebbe condividerlo con te?',
        'Il tempo è poco perché tu non ti fermi a chiedere.',
      ],
      answers: [
        'Lena può dirti che non ha condiviso nulla. È una verifica sicura, ma intanto altri potrebbero aprire il file: segnala l’email.',
        'Se apri tu Papershelf, quel file non c’è. L’email va comunque segnalata.',
        'Giusto: un dominio che imita quello vero chiede la tua password aziendale.',
        'È una truffa. La pagina sembra Papershelf e si prende la tua password.',
      ],
    },
    'approval-requests': {
      name: 'Richieste di approvazione a raffica',
      from: 'Sicurezza IT',
      legend:
        'Dalle 6 il telefono ti chiede se stai effettuando l’accesso. Stai facendo colazione, e non sei tu. Poi arriva questo messaggio.',
      body: [
        'Sicurezza IT: {stiamo testando il tuo accesso}. Le richieste finiscono appena {ne approvi una}. Grazie per la collaborazione.',
      ],
      header: 'Il reparto IT non fa prove di accesso via SMS, e questo nome può usarlo chiunque.',
      callouts: [
        'Un motivo innocuo per un fatto allarmante. Qualcuno ha la tua password e sta cercando di entrare.',
        'Per entrare manca solo questo tocco. Rifiuta ogni richiesta e cambia la password.',
      ],
      answers: [
        'Chiamare il reparto IT al numero che conosci va bene. Segnala anche il messaggio: qualcuno conosce la tua password.',
        'L’app di autenticazione mostra da dove arrivano le richieste. Rifiutale e segnala il messaggio.',
        'Giusto: rifiuta, segnala, cambia la password.',
        'È una truffa. Chi approva fa entrare lo sconosciuto.',
      ],
    },
    'new-device': {
      name: 'Accesso da un nuovo dispositivo',
      subject: 'Nuovo accesso a Papershelf',
      from: 'Papershelf',
      legend:
        'Oggi hai ricevuto un nuovo portatile e alle 9:12 hai effettuato l’accesso a Papershelf (papershelf.example). Un minuto dopo arriva questa email.',
      body: [
        '# Nuovo accesso',
        '| Dispositivo | {Portatile, Firefox}',
        '| Ora | oggi, 9:12',
        'Eri tu? Allora non devi fare nulla.',
        'Altrimenti apri Papershelf e scegli Impostazioni, Sicurezza. {Questa email è volutamente senza link}.',
      ],
      header: 'L’indirizzo finisce con papershelf.example, il dominio vero.',
      callouts: [
        'Dispositivo e ora sono quelli del tuo accesso.',
        'Un avviso che non porta da nessuna parte non può rubarti nulla.',
      ],
      answers: [
        'Da Papershelf nessuno ti direbbe più di quanto c’è nell’email. Chiedere non fa danni.',
        'Giusto: in Impostazioni, Sicurezza trovi i tuoi dispositivi, senza nessun link.',
        'L’avviso è autentico, ed è un bene che ci sia. Una segnalazione fa perdere tempo.',
        'Giusto: corrisponde a ciò che hai appena fatto, viene dal dominio vero e non ha link.',
      ],
    },
    voicemail: {
      name: 'Chiamata persa con messaggio vocale',
      subject: 'Nuovo messaggio vocale (0:42) per te',
      from: 'Ringloft Voice',
      legend: 'Nella tua azienda i messaggi vocali sono direttamente nel telefono. Di Ringloft non hai mai sentito parlare.',
      body: [
        '# Hai 1 nuovo messaggio',
        '| Da | {+1 202-555-0127}',
        '| Durata | 42 secondi',
        'Il messaggio {sarà eliminato a mezzanotte}.',
        '→ Ascolta il messaggio',
        '~ Per ascoltarlo, accedi con la password della tua casella di posta.',
      ],
      header: 'Un servizio che la tua azienda non usa non può avere messaggi per te.',
      callouts: ['Un numero che non si riconosce incuriosisce.', 'La scadenza serve a non lasciarti il tempo di chiedere in giro.'],
      answers: [
        'Il reparto IT può dirti che non usate Ringloft. Una segnalazione glielo dice nello stesso momento.',
        'Sul telefono non c’è nessun messaggio. Hai fatto bene a controllare, ma segnala anche l’email.',
        'Giusto: servizio sconosciuto, una scadenza e la password della tua casella.',
        'È una truffa. Dietro non c’è una registrazione, ma un modulo per la tua password.',
      ],
    },
    'scan-to-renew': {
      name: 'Un codice da inquadrare',
      subject: 'Rinnova la tua autenticazione a due fattori',
      from: 'Sicurezza IT',
      legend: 'La tua app di autenticazione funziona. Le novità sull’accesso vengono annunciate sull’intranet, e lì non c’è nulla.',
      body: [
        '# Il tuo secondo fattore scade',
        'Tutto il personale deve rinnovare l’accesso entro domani. {Inquadra il codice con il tuo telefono personale}:',
        '▦',
        'Basta un minuto. {Senza rinnovo perderai l’accesso}.',
        '~ Sicurezza IT',
      ],
      header: 'company-mfa.example non è company.example. Con il trattino è un altro dominio.',
      callouts: [
        'Un codice nasconde l’indirizzo a te e al filtro della posta. E il tuo telefono personale non è protetto dall’azienda.',
        'Pressione, e non una parola su chi contattare.',
      ],
      answers: [
        'Una chiamata al reparto IT al numero che conosci chiarisce tutto. Una segnalazione è più rapida e raggiunge tutti.',
        'L’app mostra che non scade nulla. Poi segnala l’email.',
        'Giusto: non inquadrare il codice, segnala.',
        'È una truffa. La pagina dietro il codice si prende la password e il secondo fattore.',
      ],
    },
    'password-changed': {
      name: 'La tua password è stata cambiata',
      subject: 'La tua password è stata cambiata alle 8:12',
      from: 'Assistenza IT',
      legend:
        'Non hai cambiato la password e la tua sessione è aperta. Gli indirizzi della tua azienda finiscono con company.example.',
      body: [
        'Buongiorno,',
        'la password del tuo account è stata cambiata oggi alle 8:12. Se l’hai cambiata tu, ignora questo messaggio.',
        'In caso contrario, {annulla la modifica entro 30 minuti}:',
        '→ Ripristina la mia password',
        'Cordiali saluti, Assistenza IT, {cornpany.example}',
      ],
      header: 'Leggi lettera per lettera: cornpany, con r e n, al posto di company, con la m.',
      callouts: [
        'Tono calmo, cortese, credibile, eppure mette fretta.',
        'Ancora lo stesso dominio sosia. Sul telefono si nota a malapena.',
      ],
      answers: [
        'Giusto: al numero che conosci, l’assistenza IT vede se è cambiato qualcosa.',
        'La tua sessione è ancora aperta, quindi la password è quella di prima. Segnala anche l’email.',
        'Giusto: un dominio così simile vuol dire che qualcuno ha preso di mira la tua azienda.',
        'È una truffa. Per “ripristinare” la password ti chiede quella attuale.',
      ],
    },
    'session-code': {
      name: 'Un codice per accedere',
      from: 'Tidewell',
      legend:
        'Stai prenotando un viaggio di lavoro su tidewell.example e hai appena inserito la password. La pagina chiede un codice.',
      body: ['Tidewell: il tuo codice è 402 118. Vale 5 minuti. {Non dirlo a nessuno}, nemmeno a noi.'],
      callouts: ['Il messaggio arriva proprio quando chiedi il codice e non contiene link.'],
      answers: [
        'Non c’è nulla da chiedere: il codice l’hai richiesto tu.',
        'Sei già nella pagina giusta. Ricontrollare l’indirizzo non guasta.',
        'Il messaggio è autentico. Sarebbe diverso se non stessi effettuando l’accesso.',
        'Giusto: il codice l’hai richiesto tu, e lo inserisci solo lì.',
      ],
    },
  },
};
