import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const nl: TextOf<typeof plan> = {
  name: 'Op uw telefoon',
  messages: {
    'bank-block': {
      name: 'Rekening geblokkeerd',
      from: 'Northfern Bank',
      legend:
        'U bankiert bij Northfern en hebt de app van de bank. Het bericht komt op een zondag, onder echte berichten van de bank.',
      body: [
        'Northfern: uw rekening is geblokkeerd vanwege {ongebruikelijke activiteit}. Bevestig uw identiteit om de blokkade op te heffen: {northfern-unblock.example}',
      ],
      header: 'De afzendernaam van een sms kan worden vervalst. De telefoon zet het bericht dan onder de echte.',
      callouts: [
        'Wat er is gebeurd, staat er niet. Men rekent erop dat u uit angst op de link tikt.',
        'Banken sturen geen links naar een aanmeldpagina. Het echte adres is northfern.example.',
      ],
      answers: [
        'Bellen helpt, als u het nummer op uw bankpas gebruikt. In de app ziet u het meteen.',
        'Juist: de app gaat open en toont uw saldo, dus er is niets geblokkeerd.',
        'Juist: de bank en uw beveiligingsteam kunnen de pagina offline laten halen.',
        'Dit is nep. De pagina steelt uw aanmeldgegevens en vraagt daarna ook om de code.',
      ],
    },
    'new-number': {
      name: 'Het nieuwe nummer van een collega',
      legend:
        'U werkt samen met Tom Ferris van Verkoop. Zijn nummer staat in uw telefoon. Dit bericht komt van een onbekend nummer.',
      body: [
        'Hoi, met Tom van Verkoop. {Mijn telefoon is stuk}, dit is mijn nieuwe nummer. Sla je het even op?',
        'Ik zit zo bij een klant: kun je me hier {de lijst met contracten en prijzen} sturen? Heeft haast.',
      ],
      header: 'Een onbekend nummer, en alleen de tekst zegt van wie het is.',
      callouts: [
        'Een kapotte telefoon verklaart het nieuwe nummer en waarom het oude niet bereikbaar is. Zo begint het meestal.',
        'Vertrouwelijke gegevens naar een privénummer: ook een echte collega zou een andere weg moeten kiezen.',
      ],
      answers: [
        'Juist: bel Tom op het nummer dat u kent, of vraag het hem in de bedrijfschat.',
        'Geen enkele app laat zien van wie dit nummer is.',
        'Een melding is goed. Maar of het toch Tom is, weet u pas als u belt: doe dat dus ook.',
        'Dit is nep. De lijst zou terechtkomen bij iemand die u niet kent.',
      ],
    },
    helpdesk: {
      name: 'De helpdesk wil helpen',
      from: 'Servicedesk',
      legend: 'U hebt geen openstaand ticket. De servicedesk van uw bedrijf antwoordt per e-mail en is bereikbaar op 555-0100.',
      body: [
        'Servicedesk: op uw computer is een virus gevonden. {Zet de computer niet uit}.',
        'Installeer de support-app, zodat onze technicus het virus kan verwijderen: {company-remote.example/app}',
      ],
      header: 'De naam zegt niet wie er schrijft, en uw servicedesk verstuurt geen sms’jes.',
      callouts: [
        'Men wil dat u handelt voordat iemand anders ernaar kijkt.',
        'Een app van een vreemd adres geeft vreemden de controle over uw apparaat.',
      ],
      answers: [
        'Juist: de servicedesk kan u op het eigen nummer vertellen dat er niets is verstuurd.',
        'De beveiligingssoftware op uw computer ziet geen virus. Goed om te weten, maar de servicedesk moet van het bericht horen.',
        'Juist: anderen krijgen dit bericht op dit moment ook.',
        'Dit is nep. Er is nog geen virus: de app is het virus.',
      ],
    },
    'double-charge': {
      name: 'Dubbel afgeschreven',
      from: 'Fonora',
      legend: 'Fonora is uw telefoonprovider. De factuur komt op de vijfde; vandaag is het de twintigste.',
      body: [
        'Fonora: er is per vergissing twee keer bij u afgeschreven. Vraag uw {€ 48,60} vandaag nog terug: {fonora-refunds.example} Dit kan tot 20.00 uur.',
      ],
      header: 'Een afzendernaam kan iedereen vrij kiezen.',
      callouts: [
        'Controleer het: op uw rekeningafschrift staat één betaling.',
        'Een echte terugbetaling wordt gewoon overgemaakt. Niemand hoeft daarvoor vóór 20.00 uur een pagina te openen.',
      ],
      answers: [
        'De klantenservice kan het u vertellen, als u het nummer van uw factuur gebruikt.',
        'Juist: in de app van Fonora staan uw facturen en betalingen.',
        'Juist: dit bericht gaat naar heel veel mensen, welke provider ze ook hebben.',
        'Dit is nep. Om te kunnen “uitbetalen” vraagt de pagina om uw kaartgegevens.',
      ],
    },
    'job-offer': {
      name: 'Makkelijk geld verdienen vanuit huis',
      legend: 'U zoekt geen andere baan en hebt nergens gesolliciteerd.',
      body: [
        'Hallo, ik ben Mia van Starfield Recruiting. We hebben je cv gezien. {€ 300 per dag} voor likes bij video’s, 1 uur werk, gewoon vanuit huis.',
        'Interesse? {Stuur ons een bericht in de chatapp}: starfield-jobs.example/chat',
      ],
      header: 'Een recruiter met een gewoon nummer en zonder zakelijk e-mailadres.',
      callouts: [
        'Veel geld voor weinig werk. Straks wordt er om een “borg” gevraagd.',
        'In een chatapp beschermt het filter van uw bedrijf u niet, en leest niemand mee die u kan waarschuwen.',
      ],
      answers: [
        'Het enige nummer dat u hebt, is dat van de oplichters. Door te bellen laat u zien dat uw nummer in gebruik is.',
        'Een officiële app is er niet. Als u het bedrijf opzoekt, blijkt hooguit dat het niet bestaat.',
        'Juist: het nummer melden en blokkeren, en niet antwoorden.',
        'Dit is nep. Zulke aanbiedingen eindigen met een betaling, en wel door u.',
      ],
    },
    appointment: {
      name: 'Uw afspraak op donderdag',
      legend:
        'U hebt donderdag om 9.30 uur een afspraak bij dokter Amari. De praktijk heeft u al eerder vanaf dit nummer een sms gestuurd.',
      body: ['Praktijk dr. Amari: wij verwachten u {donderdag om 9.30 uur}. Bent u verhinderd, {bel ons dan zoals u gewend bent}.'],
      header: 'Het is het nummer van eerdere berichten, en het staat ook op het kaartje van de praktijk.',
      callouts: ['Dag en tijd zijn zoals afgesproken.', 'Geen link, geen code, geen betaling: u hoeft niets te doen.'],
      answers: [
        'U kunt bellen en hoort dan dat de afspraak staat. Nodig is het niet.',
        'In uw agenda staat hetzelfde. Kijken kan geen kwaad.',
        'Dit is een echte herinnering. Meldingen van echte berichten kosten tijd.',
        'Juist: verwacht, een bekend nummer, en er wordt niets gevraagd.',
      ],
    },
    locker: {
      name: 'Pakket in de pakketautomaat',
      from: 'Swiftbox',
      legend:
        'In de app van Swiftbox hebt u voor pakket SB-9020 de pakketautomaat in de Havenstraat gekozen. Het pakket zou vandaag aankomen.',
      body: [
        'Swiftbox: {SB-9020} ligt in de pakketautomaat, Havenstraat 12. Code om te openen: 7731, ook in de app. Ophalen kan {tot en met vrijdag}.',
      ],
      callouts: [
        'Nummer en plaats zijn die van uw bestelling. Vreemden kennen die niet.',
        'Een paar dagen de tijd, geen kosten en geen link.',
      ],
      answers: [
        'Swiftbox zou het bevestigen. Het kost u tijd, maar kan geen kwaad.',
        'Juist: in de app staat dezelfde code. Wie daar kijkt, hoeft het bericht niet te beoordelen.',
        'Het bericht is echt. Een melding kost het beveiligingsteam tijd.',
        'Juist: het past bij uw bestelling en vraagt niets van u.',
      ],
    },
  },
};
