import type { MonthlyTexts } from '../shapes.ts';

export const it: MonthlyTexts = {
  phishing: {
    sentences: [
      'Un’email di phishing sembra normale, ma nasconde un amo: un link, una richiesta di denaro o di una password.',
      'Spesso basta guardare con calma chi scrive e che cosa chiede.',
    ],
    tips: [
      'Controlla l’indirizzo completo del mittente prima di rispondere o fare clic.',
      'Apri il sito da te, invece di seguire un link che ti mette fretta.',
      'Segnala un’email sospetta con il pulsante o avvisa il reparto IT.',
    ],
  },
  links: {
    sentences: [
      'Il testo di un link non dice dove porta, e un codice QR non mostra alcun indirizzo prima della scansione.',
      'Guardare prima l’indirizzo evita molte trappole.',
    ],
    tips: [
      'Passa il puntatore sul link senza fare clic e leggi l’indirizzo che appare.',
      'Digita tu l’indirizzo di una pagina di accesso, oppure usa il segnalibro.',
      'Leggi l’indirizzo mostrato dalla fotocamera prima di aprire un codice QR.',
    ],
  },
  passwords: {
    sentences: [
      'Chi ottiene una password la prova anche su altri account.',
      'Se ogni account ha la sua password lunga, una chiave persa apre una sola porta.',
    ],
    tips: [
      'Cambia una password che usi per più di un account.',
      'Conserva le password nel gestore approvato dalla tua azienda.',
      'Componi la prossima password con più parole che non c’entrano tra loro.',
    ],
  },
  'two-step': {
    sentences: [
      'Una password è una sola serratura, e può essere rubata.',
      'Con un secondo passaggio, per esempio sul telefono, una password rubata non basta da sola per accedere.',
    ],
    tips: [
      'Attiva la verifica in due passaggi per la tua casella email, anche per quella privata.',
      'Rifiuta una richiesta di accesso che non hai avviato tu, e segnalala.',
      'Tieni per te i codici, anche se chi chiama dice che è urgente.',
    ],
  },
  ransomware: {
    sentences: [
      'Il ransomware blocca i file, e i criminali chiedono denaro per restituirli.',
      'Le copie di backup conservate a parte aiutano a recuperare il lavoro.',
    ],
    tips: [
      'Salva il lavoro dove l’azienda fa il backup, non solo sul tuo dispositivo.',
      'Installa gli aggiornamenti in attesa e riavvia il dispositivo.',
      'Se i file si bloccano da soli, scollegati dalla rete e chiama il reparto IT.',
    ],
  },
  'phone-calls': {
    sentences: [
      'Chi chiama può fingersi la banca, il reparto IT o il tuo responsabile, e può falsificare anche il numero che vedi.',
      'Queste chiamate mirano a denaro o password: verifica prima chi è.',
    ],
    tips: [
      'Riaggancia e richiama un numero che già conosci.',
      'Non dire password o codici al telefono, senza eccezioni.',
      'Parlane con un collega prima di pagare qualcosa dopo una telefonata.',
    ],
  },
  'text-messages': {
    sentences: [
      'Un SMS su un pacco o un pagamento può portare a una pagina falsa.',
      'Su uno schermo piccolo un indirizzo sbagliato sfugge facilmente.',
    ],
    tips: [
      'Segui il pacco nell’app o sul sito del negozio, non dal link nel messaggio.',
      'Se una persona che conosci scrive da un nuovo numero, chiama prima quello vecchio.',
      'Segnala un messaggio sospetto al reparto IT, poi eliminalo.',
    ],
  },
  'public-wifi': {
    sentences: [
      'Chiunque può creare un Wi-Fi gratuito con un nome dall’aria affidabile e osservare il traffico che vi passa.',
      'Una connessione tua e protetta tiene il lavoro lontano da occhi estranei.',
    ],
    tips: [
      'In viaggio, usa l’hotspot del telefono o la VPN dell’azienda.',
      'Disattiva la connessione automatica alle reti aperte su telefono e computer.',
      'Elimina le reti di viaggi passati che i tuoi dispositivi ricordano ancora.',
    ],
  },
  'clean-desk': {
    sentences: [
      'Chi passa può leggere ciò che resta sulla scrivania o sullo schermo.',
      'Bloccare lo schermo e riordinare richiede un momento e non lascia nulla in vista.',
    ],
    tips: [
      'Blocca lo schermo ogni volta che ti alzi, anche per un caffè.',
      'Ritira subito le stampe e distruggi quelle che non servono più.',
      'Consegna al reparto IT una chiavetta USB trovata, senza collegarla.',
    ],
  },
  'personal-data': {
    sentences: [
      'Dietro nomi, indirizzi e documenti ci sono persone, e un destinatario sbagliato può bastare a esporle.',
      'Proteggi questi dati con la stessa cura dei tuoi.',
    ],
    tips: [
      'Ricontrolla ogni destinatario prima di inviare dati personali.',
      'Condividi i dati personali solo con chi ne ha bisogno per lavoro.',
      'Se qualcosa è arrivato al destinatario sbagliato, segnalalo subito.',
    ],
  },
  'report-it': {
    sentences: [
      'Un’email strana o un dispositivo perso è un pericolo che spesso gli altri non vedono finché non ne parli.',
      'Prima si sa, prima si possono proteggere tutti gli altri.',
    ],
    tips: [
      'Segnala un’email sospetta con il pulsante o avvisa il reparto IT.',
      'Salva nel telefono il numero del reparto IT.',
      'Se hai fatto clic o digitato qualcosa, dillo subito.',
    ],
  },
  deepfakes: {
    sentences: [
      'I software possono imitare volti e voci, quindi una voce nota non è una prova.',
      'I truffatori li usano per ottenere denaro o dati, e richiamare può fermarli.',
    ],
    tips: [
      'Richiama un numero che conosci prima di pagare o inviare dati.',
      'Concorda con la famiglia e il team una parola in codice per le richieste urgenti.',
      'Fai confermare un pagamento insolito da una seconda persona, anche se lo chiede il capo.',
    ],
  },
};
