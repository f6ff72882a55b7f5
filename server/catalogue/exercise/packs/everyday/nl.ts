import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const nl: TextOf<typeof plan> = {
  name: 'Alledaagse valstrikken',
  messages: {
    'parcel-fee': {
      name: 'Bijbetalen voor een pakket',
      legend:
        'U hebt vorige week een koptelefoon besteld. Volgens de webwinkel bezorgt Swiftbox het pakket, en u hebt de app van Swiftbox.',
      body: [
        'Swiftbox: uw pakket SB-4471 wordt vastgehouden. Betaal het openstaande bedrag van € 1,99 {binnen 12 uur}, anders gaat het terug naar de afzender: {swiftbox-fee.example/4471}',
      ],
      header:
        'Een bezorgdienst stuurt zelden een sms vanaf een gewoon telefoonnummer. Een bedrijfsnaam in de tekst zetten kan iedereen.',
      callouts: [
        'Haast is een truc: wie bang is een pakket mis te lopen, controleert minder goed.',
        'Het adres begint met de naam die u kent, maar het is een ander adres. Het kleine bedrag is een voorwendsel om aan uw kaartnummer te komen.',
      ],
      answers: [
        'Swiftbox bellen kan, als u het nummer zelf opzoekt. De app is sneller, en het bericht moet ook worden gemeld.',
        'Juist: in de app ziet u waar het pakket is en of er iets betaald moet worden.',
        'Juist: met een melding waarschuwt u ook anderen die op een pakket wachten.',
        'Dit is nep. Wie het bedrag betaalt, geeft het kaartnummer aan vreemden.',
      ],
    },
    'password-expiry': {
      name: 'Wachtwoord verloopt vandaag',
      subject: 'Uw wachtwoord verloopt VANDAAG',
      from: 'IT-support',
      legend:
        'Het is maandagochtend. De adressen van uw bedrijf eindigen op company.example, en uw wachtwoord wijzigt u op de aanmeldpagina.',
      body: [
        '# Wachtwoord verlopen',
        '{Beste gebruiker},',
        'Uw wachtwoord verloopt vandaag om 17.00 uur. {Behoud uw huidige wachtwoord} om zonder onderbreking door te werken.',
        '→ Mijn wachtwoord behouden',
        '~ Team IT-support. Accounts die niet worden bevestigd, worden verwijderd.',
      ],
      header: 'company-passwords.example is niet het domein van uw bedrijf. Zo’n naam kan iedereen registreren.',
      callouts: [
        'Uw IT-afdeling weet hoe u heet. In een e-mail aan duizenden mensen staat geen naam.',
        'Om een wachtwoord te behouden hoeft niemand het in te typen. De pagina achter de knop dient alleen om het buit te maken.',
      ],
      answers: [
        'IT bellen is veilig, maar een melding is sneller en helpt iedereen.',
        'Op de echte aanmeldpagina ziet u dat er niets verloopt. De e-mail moet nog wel worden gemeld.',
        'Juist: verkeerd domein, geen naam, een dreigement. Uw beveiligingsteam kan de e-mail voor iedereen tegenhouden.',
        'Dit is nep. Met het wachtwoord kunnen vreemden uw e-mail lezen.',
      ],
    },
    'prize-voucher': {
      name: 'U hebt een cadeaubon gewonnen',
      subject: 'Gefeliciteerd! Uw cadeaubon van € 500 ligt klaar',
      from: 'Brightquill Voordeel',
      legend: 'U hebt ooit pennen gekocht bij Brightquill. Aan een winactie hebt u niet meegedaan.',
      body: [
        '# U bent onze 10.000e klant',
        'Uit al onze klanten {bent u geselecteerd} voor een cadeaubon van € 500.',
        '{Alleen de verzendkosten van € 2} betaalt u zelf, met uw kaart. Er zijn nog 3 bonnen over.',
        '→ Mijn cadeaubon ophalen',
      ],
      header:
        'De naam is die van Brightquill, maar het adres eindigt op brightquill-prizes.example. De winkel schrijft vanaf brightquill.example.',
      callouts: [
        'Een winactie waaraan u niet hebt meegedaan, kunt u niet winnen.',
        'Een prijs die geld kost, is geen prijs. Het is de afzender om uw kaartnummer te doen.',
      ],
      answers: [
        'De winkel kan bevestigen dat er geen winactie is, maar daarvoor hoeft u niet te bellen.',
        'In uw account bij de winkel staat geen cadeaubon. Meld de e-mail ook, dan zijn anderen gewaarschuwd.',
        'Juist: een onverwachte prijs, een betaling en een vreemd adres zeggen genoeg.',
        'Dit is nep. Er is geen cadeaubon, alleen een formulier voor uw kaartgegevens.',
      ],
    },
    'tax-refund': {
      name: 'Belastingteruggaaf per e-mail',
      subject: 'Teruggaaf van € 684,20 toegekend',
      from: 'Centrum Belastingteruggaaf',
      legend:
        'U hebt in het voorjaar belastingaangifte gedaan. De Belastingdienst stuurt aanslagen per post en zet ze in zijn portaal.',
      body: [
        '# Uw teruggaaf is toegekend',
        '| Bedrag | € 684,20',
        '| Kenmerk | {TR-2026-55/01}',
        'Om het bedrag te ontvangen, {bevestigt u uw bankpas} vóór middernacht. Latere aanvragen worden niet in behandeling genomen.',
        '→ Teruggaaf ontvangen',
      ],
      header: 'De Belastingdienst schrijft niet vanaf tax-payout.example, en een “Centrum Belastingteruggaaf” bestaat niet.',
      callouts: [
        'Een kenmerk ziet er officieel uit, maar bewijst niets. Vergelijk het met uw laatste brief.',
        'Om u geld over te maken heeft niemand het nummer en de code van uw pas nodig.',
      ],
      answers: [
        'U kunt de Belastingdienst bellen, op het nummer uit de brieven. In het portaal ziet u het sneller.',
        'Juist: in het portaal staat elke aanslag. Staat er geen teruggaaf bij, dan is die er ook niet.',
        'Juist: zulke e-mails gaan naar heel veel mensen tegelijk.',
        'Dit is nep. Het formulier steelt uw pasgegevens, en het geld gaat de andere kant op.',
      ],
    },
    'mailbox-full': {
      name: 'Postvak bijna vol',
      subject: 'Waarschuwing: postvak voor 98% vol',
      from: 'E-mailbeheer',
      legend: 'Uw e-mail werkt vandaag gewoon. Volgens uw mailprogramma is een tiende van de ruimte in gebruik.',
      body: [
        'Let op!',
        'Uw postvak is voor 98% vol. {Er worden 11 inkomende berichten tegengehouden}.',
        'Meld u aan en krijg gratis 5 GB extra:',
        '→ Postvak uitbreiden',
        'Doet u dit niet, dan {wordt uw postvak binnen 24 uur gesloten}.',
        'E-mailbeheer',
      ],
      header: 'mail-storage-team.example is niet uw bedrijf en ook niet de mailprovider van uw bedrijf.',
      callouts: [
        'Nieuwsgierigheid naar gemiste berichten is het lokaas. Het aantal kunt u niet controleren.',
        'Een dreigement met een deadline. Uw IT-afdeling dreigt niet per e-mail met het sluiten van uw postvak.',
      ],
      answers: [
        'IT kan u vertellen dat er niets mis is met uw postvak, maar dat ziet u ook in uw mailprogramma.',
        'In uw mailprogramma ziet u hoeveel ruimte er echt in gebruik is. Meld daarna de e-mail.',
        'Juist: een vreemde afzender, een dreigement en het verzoek u aan te melden.',
        'Dit is nep. De pagina achter de knop vraagt om uw wachtwoord.',
      ],
    },
    'card-declined': {
      name: 'Betaling geweigerd',
      subject: 'We konden het bedrag niet van uw kaart afschrijven',
      from: 'Viewnest',
      legend: 'U kijkt films op Viewnest. Uw kaart is geldig, en gisteravond hebt u nog iets gekeken.',
      body: [
        '# Uw abonnement eindigt vandaag',
        'Beste {gewaardeerde abonnee},',
        'Uw laatste betaling van € 12,99 is geweigerd. Werk nu uw kaartgegevens bij om uw account en uw lijsten te behouden.',
        '→ Kaartgegevens bijwerken',
        '~ U kunt niet op deze e-mail antwoorden. {viewnest-renewal.example}',
      ],
      header: 'Viewnest schrijft vanaf viewnest.example. Met een woord erbij is het een ander domein.',
      callouts: [
        'Een bedrijf waar u een abonnement hebt, spreekt u aan met uw naam.',
        'Hier ziet u nog eens dat de e-mail niet van Viewnest komt.',
      ],
      answers: [
        'De klantenservice kan u helpen, als u het nummer zelf opzoekt. De app is sneller.',
        'Juist: open de app of typ zelf het adres. Daar ziet u of er een betaling ontbreekt.',
        'Juist: de afzender en het adres horen niet bij Viewnest.',
        'Dit is nep. De pagina is nagemaakt om uw kaartgegevens te stelen.',
      ],
    },
    'canteen-menu': {
      name: 'Deze week in de kantine',
      subject: 'Kantine: het menu van deze week',
      from: 'Kantine',
      legend: 'Elke maandag stuurt de kantine van uw bedrijf het menu vanaf canteen@company.example. Vandaag ook.',
      body: [
        'Goedemorgen,',
        'Dit staat er deze week op het menu:',
        '| Maandag | Linzensoep met brood',
        '| Dinsdag | Pasta met champignons',
        '| Woensdag | Vis met aardappelen',
        '| Donderdag | Groentecurry',
        'Vrijdag zijn we dicht vanwege de ontruimingsoefening. {Je hoeft je niet op te geven}.',
        'Eet smakelijk, het kantineteam',
      ],
      header: 'Het adres eindigt zoals altijd op company.example, en de e-mail komt op de vaste dag.',
      callouts: ['De e-mail wil niets van u: geen klik, geen wachtwoord, geen betaling, geen haast.'],
      answers: [
        'U kunt de kantine bellen, maar er valt niets na te vragen.',
        'Het menu staat ook op het intranet. Kijken kan geen kwaad, maar het hoeft niet.',
        'Er valt niets te melden. Meldingen van echte berichten kosten het beveiligingsteam tijd.',
        'Juist: een bekende afzender, een verwachte e-mail, en er wordt niets gevraagd.',
      ],
    },
  },
};
