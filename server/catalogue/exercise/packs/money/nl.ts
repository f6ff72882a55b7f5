import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const nl: TextOf<typeof plan> = {
  name: 'Geld en leveranciers',
  messages: {
    'urgent-transfer': {
      name: 'De directeur wil een overboeking',
      subject: 'Zit je achter je bureau?',
      from: 'Dana Whitlock',
      legend:
        'U werkt op de boekhouding. Dana Whitlock is de directeur en staat vandaag op een beurs. Elke overboeking moet door twee mensen worden goedgekeurd.',
      body: [
        'Hallo,',
        'Ik zit midden in een onderhandeling en {kan nu niet bellen}. We nemen een bedrijf over, en vandaag moet er een aanbetaling van € 38.500 worden gedaan.',
        'Wil je de overboeking vast klaarzetten? Het rekeningnummer stuur ik je zo. {Houd dit vertrouwelijk}, ook binnen het team.',
        'Dana',
      ],
      header: 'De naam klopt, het adres niet: ceo-office.example.',
      callouts: [
        'De eenvoudigste controle, even bellen, wordt bij voorbaat uitgesloten.',
        'De geheimhouding is bedoeld om de tweede goedkeuring te omzeilen. De regels gelden ook voor de directeur.',
      ],
      answers: [
        'Juist: bel Dana op het nummer dat u kent, of haar secretariaat. Bij een echt verzoek is navragen geen probleem.',
        'Geen enkele app laat zien of Dana dit heeft geschreven.',
        'Juist: uw beveiligingsteam en de boekhouding moeten dit meteen weten.',
        'Dit is nep. Zulke overboekingen zijn bijna nooit terug te draaien.',
      ],
    },
    'new-bank-details': {
      name: 'Nieuw rekeningnummer van een leverancier',
      subject: 'Re: Bestelling 5582, nieuw rekeningnummer',
      from: 'Ines Calloway',
      legend:
        'U wacht echt op de factuur voor bestelling 5582. Ines Calloway van Hollowmoor schreef tot nu toe altijd vanaf hollowmoor.example.',
      body: [
        'Goedemorgen,',
        'Over uw bestelling 5582: de goederen gaan woensdag de deur uit, zoals afgesproken.',
        'Vanwege een accountantscontrole {is onze oude rekening opgeheven}. Wilt u deze en alle volgende facturen vanaf vandaag op onze nieuwe rekening betalen? De gegevens krijgt u per omgaande.',
        'Wilt u dit {bevestigen door op deze e-mail te antwoorden}? Dank voor de prettige samenwerking.',
        'Ines Calloway, administratie',
      ],
      header: 'hollowmoor-paper.example is nieuw. Iemand kent uw bestelling, waarschijnlijk uit een gehackt postvak.',
      callouts: [
        'Een nieuw rekeningnummer is de kern van deze fraude. De rest van de e-mail kan gewoon kloppen.',
        'Een antwoord gaat naar de afzender van deze e-mail. Doe navraag via een nummer of adres dat u al had.',
      ],
      answers: [
        'Juist: bel Hollowmoor op het nummer in uw eigen administratie, nooit op een nummer uit de e-mail.',
        'In het portaal van de leverancier staat nog de oude rekening. Dat is een sterke aanwijzing, maar alleen bellen geeft zekerheid.',
        'Belangrijk, maar bel ook de leverancier: misschien is het postvak daar in verkeerde handen.',
        'Dit is nep, ook al klopt de bestelling. Het geld zou weg zijn.',
      ],
    },
    'unknown-invoice': {
      name: 'Derde aanmaning',
      subject: 'DERDE AANMANING: factuur 90213',
      from: 'Brightquill Facturatie',
      legend: 'Uw bedrijf koopt zijn kantoorartikelen ergens anders. Niemand in het team kent factuur 90213.',
      body: [
        '# Derde aanmaning',
        '| Factuur | {90213}',
        '| Bedrag | € 1.274,00',
        '| Vervallen | 21 dagen geleden',
        'Als u vandaag niet betaalt, {dragen wij de vordering over aan een incassobureau}.',
        '→ Factuur bekijken',
      ],
      header: 'Brightquill schrijft vanaf brightquill.example. U bent er niet eens klant.',
      callouts: [
        'Een derde aanmaning zonder eerste. Er is ook geen bestelling.',
        'Men hoopt dat u de “factuur” opent uit angst voor problemen.',
      ],
      answers: [
        'Inkoop kan u vertellen dat er geen bestelling is. Een melding blijft nodig.',
        'In uw boekhouding komt deze factuur niet voor. Meld daarna de e-mail.',
        'Juist: geen bestelling, een dreigement en een vreemd adres.',
        'Dit is nep. Achter de knop zit een schadelijk bestand.',
      ],
    },
    'supplier-invoice': {
      name: 'Een factuur in het portaal',
      subject: 'Factuur 2214 voor bestelling 5582',
      from: 'Hollowmoor',
      legend: 'U hebt papier besteld onder nummer 5582. Hollowmoor zet facturen in zijn portaal en kondigt ze elke maand zo aan.',
      body: [
        '# Een nieuwe factuur',
        '| Bestelling | {5582}',
        '| Factuur | 2214',
        '| Bedrag | € 860,00',
        'U vindt de factuur in het portaal, waar u zich aanmeldt zoals u gewend bent. {Onze bankgegevens zijn niet gewijzigd}.',
        '~ Hollowmoor stuurt nieuwe bankgegevens nooit per e-mail.',
      ],
      header: 'Het adres eindigt op hollowmoor.example, net als in eerdere maanden.',
      callouts: ['De bestelling is van u, en het bedrag klopt.', 'Geen nieuwe rekening, geen link, geen deadline.'],
      answers: [
        'De leverancier zou het bevestigen. Bij facturen is navragen nooit verkeerd, alleen hier niet nodig.',
        'Juist: de factuur staat in het portaal, en daar komt u ook zonder de e-mail.',
        'De e-mail is echt. Meldingen van echte e-mails kosten tijd.',
        'Juist: bestelling, bedrag, afzender en werkwijze zijn zoals u ze kent.',
      ],
    },
    'gift-cards': {
      name: 'Cadeaukaarten voor het team',
      legend: 'U krijgt vanaf een onbekend nummer een bericht uit naam van uw leidinggevende, die twee kamers verderop zit.',
      body: [
        'Hoi, met mij. Ik zit vast in een overleg. Ik heb {5 cadeaukaarten van € 100} nodig als verrassing voor het team. Kun jij ze nu kopen?',
        'Kras ze open en {stuur me een foto van de codes}. Je krijgt het geld morgen terug.',
      ],
      header: 'Het nummer van uw leidinggevende staat in uw telefoon. Dit nummer niet.',
      callouts: [
        'Cadeaukaarten zijn niet te traceren: alleen oplichters vragen er met zoveel haast om.',
        'De code is het geld. Eenmaal verstuurd is het weg.',
      ],
      answers: [
        'Juist: bel uw leidinggevende, of loop even langs.',
        'Geen enkele app kan u vertellen wie dit schrijft.',
        'Juist: anderen in het team krijgen hetzelfde bericht.',
        'Dit is nep. Zo koopt geen enkele leidinggevende cadeaus.',
      ],
    },
    overpayment: {
      name: 'Te veel betaald',
      subject: 'Te veel betaald, graag terugstorten',
      from: 'Oakline Events',
      legend: 'U verwerkt de binnenkomende betalingen. Oakline heeft gisteren voor € 900 besteld en is een nieuwe klant.',
      body: [
        'Goedendag,',
        'Per vergissing hebben we {€ 9.000 in plaats van € 900} betaald. De bevestiging van onze bank is naar u onderweg.',
        'Wilt u € 8.100 terugstorten, {vandaag nog en op onze andere rekening}? Onze accountant is in huis en het moet in de boeken staan.',
        'Hartelijk dank voor uw begrip, M. Oakes',
      ],
      header: 'De klant is nieuw, dus u kunt het adres nergens mee vergelijken.',
      callouts: [
        'Is het geld binnen? Een bevestiging is geen betaling, en een betaalbewijs is zo nagemaakt.',
        'Een terugbetaling hoort naar de rekening te gaan waar het geld vandaan kwam.',
      ],
      answers: [
        'Wie belt, krijgt de schrijvers van deze e-mail aan de lijn. Vraag het liever aan uw bank.',
        'Juist: in internetbankieren ziet u dat er geen € 9.000 is binnengekomen.',
        'Een melding is goed. Kijk eerst of er wel geld is binnengekomen.',
        'Dit is nep. U zou geld terugbetalen dat u nooit hebt gekregen.',
      ],
    },
    'expenses-approved': {
      name: 'Declaratie goedgekeurd',
      subject: 'Uw declaratie ER-3310 is goedgekeurd',
      from: 'Declaraties',
      legend: 'Vrijdag hebt u declaratie ER-3310 van € 212,40 ingediend. expenses@company.example is de gebruikelijke afzender.',
      body: [
        'Hallo,',
        'Uw declaratie is goedgekeurd.',
        '| Declaratie | {ER-3310}',
        '| Bedrag | € 212,40',
        'Het bedrag {wordt uitbetaald met uw volgende salaris}, op de rekening die bij ons bekend is. U hoeft niets te doen.',
        'Team Declaraties',
      ],
      header: 'Het eigen domein van uw bedrijf, en de gebruikelijke afzender.',
      callouts: [
        'Het nummer en het bedrag kloppen met uw declaratie.',
        'Er wordt niet naar uw rekening gevraagd: die is al bekend.',
      ],
      answers: [
        'De boekhouding zou het bevestigen. Nodig is dat niet.',
        'In het declaratiesysteem staat hetzelfde. Kijken kan geen kwaad.',
        'Dit is een echte e-mail; een melding kost tijd.',
        'Juist: u hebt de declaratie ingediend, en alles klopt.',
      ],
    },
  },
};
