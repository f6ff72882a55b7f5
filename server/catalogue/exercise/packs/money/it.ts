import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const it: TextOf<typeof plan> = {
  name: 'Denaro e fornitori',
  messages: {
    'urgent-transfer': {
      name: 'La CEO chiede un bonifico',
      subject: 'Sei in ufficio?',
      from: 'Dana Whitlock',
      legend: 'Lavori in contabilità. Dana Whitlock è la CEO, e oggi è in fiera. I bonifici richiedono due autorizzazioni.',
      body: [
        'Ciao,',
        'sono in una trattativa e {non posso parlare al telefono}. Stiamo comprando un’azienda, e oggi va versato un acconto di 38.500 €.',
        'Prepara il bonifico, per favore. L’IBAN te lo mando tra poco. {Deve restare tra noi}: non parlarne nemmeno con il team.',
        'Dana',
      ],
      header: 'Il nome è il suo, l’indirizzo no: ceo-office.example.',
      callouts: [
        'La verifica più semplice, una telefonata, è esclusa in partenza.',
        'La segretezza serve ad aggirare la seconda autorizzazione. Le regole valgono anche per la CEO.',
      ],
      answers: [
        'Giusto: chiama Dana al numero che conosci, o il suo ufficio. Una richiesta vera regge a una verifica.',
        'Nessuna app mostra se l’ha scritto davvero Dana.',
        'Giusto: il team di sicurezza e la contabilità devono saperlo subito.',
        'È una truffa. Bonifici così non si recuperano quasi mai.',
      ],
    },
    'new-bank-details': {
      name: 'Il nuovo IBAN di un fornitore',
      subject: 'Re: Ordine 5582, nuove coordinate bancarie',
      from: 'Ines Calloway',
      legend: 'Aspetti davvero la fattura dell’ordine 5582. Ines Calloway, di Hollowmoor, ha sempre scritto da hollowmoor.example.',
      body: [
        'Buongiorno,',
        'in merito al Suo ordine 5582: come concordato, la merce parte mercoledì.',
        'A causa di una revisione contabile {il nostro vecchio conto è chiuso}. La preghiamo di pagare da oggi questa fattura e le successive sul nuovo conto. Riceverà l’IBAN a stretto giro.',
        'La preghiamo di {confermare rispondendo a questa email}. Grazie per l’ottima collaborazione.',
        'Ines Calloway, amministrazione',
      ],
      header: 'hollowmoor-paper.example è nuovo. Qualcuno conosce il tuo ordine, probabilmente da una casella violata.',
      callouts: [
        'Un nuovo conto è il cuore di questa frode. Il resto dell’email può essere vero.',
        'La risposta va al mittente di questa email. Chiedi su un canale che conoscevi già.',
      ],
      answers: [
        'Giusto: chiama Hollowmoor al numero che hai nei tuoi archivi, mai a uno indicato nell’email.',
        'Il portale del fornitore mostra ancora il vecchio conto. È un forte indizio, ma la certezza la dà solo una telefonata.',
        'Importante, ma chiama anche il fornitore: qualcun altro potrebbe controllare la sua casella.',
        'È una truffa, anche se l’ordine esiste davvero. Il denaro sarebbe perso.',
      ],
    },
    'unknown-invoice': {
      name: 'Terzo sollecito',
      subject: 'TERZO SOLLECITO: fattura 90213',
      from: 'Brightquill Fatture',
      legend: 'La tua azienda compra la cancelleria altrove. Nel team nessuno conosce la fattura 90213.',
      body: [
        '# Terzo sollecito',
        '| Fattura | {90213}',
        '| Importo | 1.274,00 €',
        '| Scadenza | 21 giorni fa',
        'In assenza di pagamento entro oggi, {passeremo la pratica ai nostri legali}.',
        '→ Visualizza la fattura',
      ],
      header: 'Brightquill scrive da brightquill.example. La tua azienda non è nemmeno sua cliente.',
      callouts: [
        'Un terzo sollecito senza che ci sia stato il primo. E non c’è nessun ordine.',
        'Contano sulla paura di avere guai per farti aprire la “fattura”.',
      ],
      answers: [
        'L’ufficio acquisti può dirti che non c’è nessun ordine. Una segnalazione serve comunque.',
        'Nel gestionale quella fattura non c’è. Poi segnala l’email.',
        'Giusto: nessun ordine, una minaccia e un indirizzo estraneo.',
        'È una truffa. Dietro il pulsante c’è un file dannoso.',
      ],
    },
    'supplier-invoice': {
      name: 'Una fattura nel portale',
      subject: 'Fattura 2214 per l’ordine 5582',
      from: 'Hollowmoor',
      legend:
        'Hai ordinato della carta con il numero 5582. Hollowmoor mette le fatture nel suo portale e le annuncia così ogni mese.',
      body: [
        '# Una nuova fattura',
        '| Ordine | {5582}',
        '| Fattura | 2214',
        '| Importo | 860,00 €',
        'La trova nel portale, a cui accede come di consueto. {Le nostre coordinate bancarie non sono cambiate}.',
        '~ Hollowmoor non comunica mai nuove coordinate bancarie via email.',
      ],
      header: 'L’indirizzo finisce con hollowmoor.example, come nei mesi precedenti.',
      callouts: ['L’ordine è il tuo, e l’importo torna.', 'Nessun nuovo conto, nessun link, nessuna scadenza.'],
      answers: [
        'Il fornitore lo confermerebbe. Con le fatture chiedere non è mai sbagliato, ma qui non serve.',
        'Giusto: la fattura è nel portale, e ci arrivi senza passare dall’email.',
        'L’email è autentica. Segnalare email autentiche fa perdere tempo.',
        'Giusto: ordine, importo, mittente e canale sono quelli che conosci.',
      ],
    },
    'gift-cards': {
      name: 'Gift card per il team',
      legend: 'Un numero sconosciuto scrive a nome della tua responsabile. Il suo ufficio è due porte più in là.',
      body: [
        'Ciao, sono io, bloccata in riunione. Mi servono {5 gift card da 100 €} per una sorpresa al team. Puoi comprarle adesso?',
        'Grattale e {mandami una foto dei codici}. Domani ti ridò i soldi.',
      ],
      header: 'Il numero della tua responsabile è nella tua rubrica. Questo no.',
      callouts: [
        'Le gift card non si possono rintracciare: solo chi truffa le chiede con tanta fretta.',
        'Il codice è il denaro. Una volta mandato, è speso.',
      ],
      answers: [
        'Giusto: chiama la tua responsabile o vai a chiedere di persona.',
        'Nessuna app può dirti chi scrive.',
        'Giusto: altri nel team stanno ricevendo lo stesso messaggio.',
        'È una truffa. Nessun responsabile compra regali così.',
      ],
    },
    overpayment: {
      name: 'Un pagamento in eccesso',
      subject: 'Pagamento in eccesso, richiesta di rimborso',
      from: 'Oakline Events',
      legend: 'Ti occupi degli incassi. Ieri Oakline ha fatto un ordine da 900 €; è un cliente nuovo.',
      body: [
        'Buongiorno,',
        'per errore abbiamo pagato {9.000 € invece di 900 €}. La conferma della nostra banca è in arrivo.',
        'Vi preghiamo di restituire 8.100 € {oggi stesso, sul nostro altro conto}. Abbiamo i revisori in sede, e ci serve per la contabilità.',
        'Grazie per la comprensione, M. Oakes',
      ],
      header: 'Il cliente è nuovo, quindi non c’è nulla con cui confrontare l’indirizzo.',
      callouts: [
        'Il denaro è arrivato? Una conferma non è un pagamento, e un assegno può essere scoperto.',
        'I rimborsi vanno sul conto da cui è arrivato il denaro.',
      ],
      answers: [
        'Se chiami, ti risponde chi ha scritto l’email. Chiedi piuttosto alla tua banca.',
        'Giusto: dall’home banking si vede che non è arrivato nessun pagamento di 9.000 €.',
        'Segnalare va bene. Prima però guarda se il denaro c’è.',
        'È una truffa. Restituiresti denaro che non hai mai ricevuto.',
      ],
    },
    'expenses-approved': {
      name: 'Nota spese approvata',
      subject: 'La tua nota spese ER-3310 è stata approvata',
      from: 'Note spese',
      legend: 'Venerdì hai presentato la nota spese ER-3310 di 212,40 €. expenses@company.example è il mittente abituale.',
      body: [
        'Buongiorno,',
        'la tua nota spese è stata approvata.',
        '| Nota spese | {ER-3310}',
        '| Importo | 212,40 €',
        'L’importo {arriva con il prossimo stipendio}, sul conto che abbiamo già. Non devi fare nulla.',
        'Note spese',
      ],
      header: 'Il dominio della tua azienda e il mittente abituale.',
      callouts: ['Numero e importo sono quelli della tua nota.', 'Nessuna domanda sul tuo conto: è già noto.'],
      answers: [
        'La contabilità lo confermerebbe. Non serve.',
        'Il sistema delle note spese mostra la stessa cosa. Controllare non guasta.',
        'È un’email autentica; una segnalazione fa perdere tempo.',
        'Giusto: la nota l’hai presentata tu, e tutto torna.',
      ],
    },
  },
};
