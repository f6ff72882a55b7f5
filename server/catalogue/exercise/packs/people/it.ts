import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const it: TextOf<typeof plan> = {
  name: 'Stipendio, ferie e benefit',
  messages: {
    'payroll-account': {
      name: 'Conferma il conto dello stipendio',
      subject: 'Da fare prima dell’accredito dello stipendio',
      from: 'Ufficio Paghe',
      legend: 'Lo stipendio arriva tra tre giorni. Il tuo IBAN è nel portale HR, e non l’hai cambiato.',
      body: [
        '# Impossibile accreditare il tuo stipendio',
        'Preparando gli stipendi di questo mese, {non siamo riusciti a verificare il tuo conto}.',
        'Inserisci di nuovo entro oggi l’IBAN e {la tua password del portale}, così lo stipendio arriva puntuale.',
        '→ Conferma il conto',
        '~ Ufficio Paghe',
      ],
      header: 'company-hr.example non fa parte di company.example.',
      callouts: [
        'Poco prima dell’accredito il trucco funziona meglio. Il tuo conto è a posto.',
        'L’ufficio paghe conosce già il tuo conto, e la tua password non gli serve mai.',
      ],
      answers: [
        'L’ufficio paghe può aiutarti al numero che conosci. Il portale lo mostra subito, e l’email va segnalata.',
        'Giusto: nel portale HR i tuoi dati sono gli stessi di prima.',
        'Giusto: qualcuno vuole dirottare gli stipendi, e non solo il tuo.',
        'È una truffa. Con quei dati il tuo stipendio finisce su un altro conto.',
      ],
    },
    'benefits-deadline': {
      name: 'I benefit scadono stasera',
      subject: 'Ultima occasione: scegli i tuoi benefit',
      from: 'Team Benefit',
      legend: 'La tua azienda annuncia i benefit nelle riunioni e sull’intranet. Di Wellness Choice non ha parlato nessuno.',
      body: [
        '# Palestra e massaggi gratis per tutti i dipendenti',
        'La tua azienda {ha già pagato tutto}. Manca solo la tua scelta.',
        'Accedi con il tuo account aziendale entro stasera. {Chi non sceglie resta senza}.',
        '→ Scegli i benefit',
      ],
      header: 'Un’azienda sconosciuta scrive a nome della tua.',
      callouts: [
        'Quale azienda? L’email non dice il nome della tua.',
        'Il termine è stasera, ma non ne avevi mai sentito parlare.',
      ],
      answers: [
        'Le Risorse Umane ti direbbero che l’offerta non esiste. Una segnalazione risparmia loro molte telefonate.',
        'Sull’intranet non se ne parla. Hai fatto bene a guardare; segnala anche l’email.',
        'Giusto: un mittente sconosciuto vuole la tua password aziendale.',
        'È una truffa. La palestra è l’esca, la password è il bottino.',
      ],
    },
    'leave-policy': {
      name: 'Nuove regole sulle ferie',
      subject: 'Nuovo regolamento ferie, conferma di lettura',
      from: 'Risorse Umane',
      legend: 'È dicembre, e di ferie si parla davvero. I regolamenti vengono pubblicati sull’intranet, sotto company.example.',
      body: [
        'Care colleghe e cari colleghi,',
        'da gennaio {le ferie residue di quest’anno scadono} già a fine mese. Il nuovo regolamento e il saldo personale sono qui:',
        '→ Leggi e conferma',
        'Vi chiediamo di confermare entro venerdì. I responsabili vedranno {chi non l’ha fatto}.',
        '~ Risorse Umane',
      ],
      header:
        'Un indirizzo si legge dalla fine: questo appartiene a policy-view.example. Il company.example che viene prima è solo decorazione.',
      callouts: ['Un tema che tocca tutti, nel momento giusto dell’anno.', 'Il riferimento ai responsabili aggiunge pressione.'],
      answers: [
        'Le Risorse Umane possono dirtelo. Ma un’email così ben fatta va segnalata, per mettere in guardia gli altri.',
        'Il regolamento sull’intranet è quello di prima. Poi segnala l’email.',
        'Giusto: il dominio non è quello della tua azienda, comunque cominci.',
        'È una truffa. “Confermare” vuol dire dare la password a una pagina estranea.',
      ],
    },
    application: {
      name: 'Una candidatura con un link',
      subject: 'Candidatura per la contabilità',
      from: 'Jonas Brandt',
      legend:
        'Stai assumendo per il tuo team. Le candidature arrivano dal portale di selezione, e per la contabilità non si cerca nessuno.',
      body: [
        'Alla cortese attenzione dell’ufficio selezione,',
        'ho letto con grande interesse il vostro annuncio per la contabilità.',
        'Per motivi di privacy {non allego i miei documenti}. Potete scaricarli qui:',
        '→ Scarica il CV (password 2468)',
        'Se il file lo richiede, {consentite la modifica e le macro}.',
        'Cordiali saluti, Jonas Brandt',
      ],
      header: 'Chi si candida può usare qualsiasi provider di posta. Di per sé non significa nulla.',
      callouts: [
        'Un link invece di un PDF, con una password, così nessun antivirus può guardarci dentro.',
        'Nessun CV ha bisogno di macro. Le macro avviano programmi sul tuo computer.',
      ],
      answers: [
        'Se chiami il candidato, parli con il mittente. Chiedi piuttosto al team di sicurezza.',
        'Nel portale di selezione quella candidatura non c’è. Ora segnala l’email.',
        'Giusto: il team di sicurezza può aprire il file senza rischi.',
        'È una truffa. Il file installerebbe un malware.',
      ],
    },
    'wage-statement': {
      name: 'La Certificazione Unica',
      subject: 'La tua Certificazione Unica è disponibile',
      from: 'Documenti HR',
      legend:
        'È marzo. Come ogni anno, la Certificazione Unica arriverà nel portale HR; l’anno scorso l’ha annunciata un’email da company.example.',
      body: [
        '# La tua Certificazione Unica',
        '| Anno d’imposta | 2026',
        '| Stato | disponibile',
        'Ti serve per la dichiarazione dei redditi. Per sicurezza, al momento del download ti chiederemo {la data di nascita e il codice fiscale}.',
        '→ Scarica la CU',
        '~ Documenti HR, servizio fornito da {company-forms.example}',
      ],
      header: 'L’anno scorso l’email veniva da company.example. Questa no.',
      callouts: [
        'Le Risorse Umane questi dati li hanno già. A un estraneo possono servire per chiedere un prestito a tuo nome.',
        'Un fornitore esterno è possibile, ma le Risorse Umane lo avrebbero annunciato.',
      ],
      answers: [
        'Le Risorse Umane possono dirtelo. Il portale lo mostra subito, e l’email va segnalata.',
        'Giusto: se la Certificazione Unica è pronta, è nel portale.',
        'Giusto: a marzo questa email raggiunge migliaia di persone.',
        'È una truffa. Mira ai dati con cui ci si può spacciare per te.',
      ],
    },
    'bonus-letter': {
      name: 'La lettera del tuo bonus',
      from: 'Team HR',
      legend: 'I bonus li comunica il tuo responsabile in un colloquio. Le Risorse Umane non ti hanno mai mandato un SMS.',
      body: ['HR: {la lettera del tuo bonus} è pronta. Firmala prima della chiusura paghe delle 14: {company-bonus.example}'],
      header: 'Il nome di un mittente non prova nulla, e “Team HR” meno di tutti.',
      callouts: [
        'Le buone notizie rendono imprudenti, proprio come le cattive.',
        'Non è il dominio della tua azienda, e un contratto non si firma con un SMS.',
      ],
      answers: [
        'Le Risorse Umane o il tuo responsabile possono dirtelo. Una segnalazione avvisa anche i colleghi.',
        'Nel portale HR non c’è nessuna lettera. Segnala anche il messaggio.',
        'Giusto: canale sbagliato, dominio sbagliato, tempi stretti.',
        'È una truffa. Per “firmare” si deve inserire la password.',
      ],
    },
    'leave-approved': {
      name: 'Ferie approvate',
      subject: 'Le tue ferie dal 3 al 7 agosto sono state approvate',
      from: 'Ferie',
      legend: 'Ieri hai chiesto le ferie dal 3 al 7 agosto nel portale HR. Queste email arrivano sempre da leave@company.example.',
      body: [
        '# Ferie approvate',
        '| Dal | {3 agosto}',
        '| Al | 7 agosto',
        '| Approvate da | Il tuo responsabile',
        'Trovi la richiesta nel portale HR. {Non serve rispondere}.',
      ],
      header: 'L’indirizzo abituale, nel dominio della tua azienda.',
      callouts: ['Proprio i giorni che hai chiesto.', 'L’email indica un posto che conosci, senza link, e non vuole nulla.'],
      answers: [
        'Puoi chiedere al tuo responsabile, che si domanderà perché.',
        'Il portale dice la stessa cosa. Controllare non guasta.',
        'È un’email autentica. Segnalare email autentiche fa perdere tempo.',
        'Giusto: la aspettavi, e tutto torna.',
      ],
    },
  },
};
