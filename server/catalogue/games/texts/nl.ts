import type { GameTexts } from '../shapes.ts';

export const dutchGames: GameTexts = {
  code: 'nl',
  phishing: {
    name: 'Vind het lokaas',
    description: 'Tien berichten uit een gewone week. Beslis wat u met elk doet en lees waarom.',
    rounds: 'Tien situaties',
    situations: {
      password: [
        'U werkt bij Lumora (lumora.example). Volgens deze e-mail verloopt uw wachtwoord vandaag en kunt u het via de knop behouden. Wat doet u?',
        [
          'Ik meld de e-mail en open bij twijfel zelf de inlogpagina',
          'Ik druk vóór het einde van de dag op de knop',
          'Ik antwoord en vraag of de e-mail echt is',
          'Ik verwijder de e-mail en zeg niets',
        ],
        'Het domein van de afzender is niet lumora.example, en de termijn moet voorkomen dat u kijkt. Een melding beschermt ook collega’s met dezelfde e-mail.',
      ],
      invoice: [
        'Een bekende leverancier stuurt een factuur. In de e-mail staat terloops dat de bankrekening is veranderd. Wat doet u?',
        [
          'Vóór het betalen de leverancier bellen op het nummer uit onze administratie',
          'Betalen: het adres is het gewone',
          'Het nummer in de e-mail bellen',
          'Bij wijze van proef de helft betalen',
        ],
        'Het adres kan kloppen terwijl de mailbox is overgenomen. Een nieuwe rekening bevestigt u door een nummer te bellen dat u al had.',
      ],
      boss: [
        'Een onbekend nummer met de naam van uw leidinggevende schrijft: ze zit in overleg, heeft nu drie cadeaukaarten nodig, en u moet het stilhouden. Wat doet u?',
        [
          'Haar bellen op het nummer dat ik ken',
          'De kaarten kopen en de bon bewaren',
          'In de chat vragen of zij het is',
          'Eerst één kaart sturen',
        ],
        'Haast, geheimhouding en cadeaukaarten horen bij deze oplichting. Een antwoord bereikt wie het schreef; het bekende nummer bereikt haar.',
      ],
      parcel: [
        'Volgens een sms ligt een pakket vast tot u een klein bedrag betaalt. U wacht inderdaad op een pakket. Wat doet u?',
        [
          'In de app of op de website van de winkel kijken',
          'Betalen: het is maar een klein bedrag',
          'De link openen om te zien welk pakket het is',
          'STOP antwoorden',
        ],
        'Zulke berichten gaan naar duizenden mensen, en er wacht altijd wel iemand op een pakket. Het bedrag is klein omdat het om uw kaartnummer gaat.',
      ],
      parking: [
        'Op de parkeerautomaat zit een sticker met een code, wat scheef, over een andere. Wat doet u?',
        [
          'Aan de automaat betalen of met de app die ik al gebruik',
          'Scannen: de automaat is officieel',
          'Scannen en kijken of de pagina er goed uitziet',
          'Scannen met de telefoon van een collega',
        ],
        'Iedereen kan een sticker plakken, en een code laat niet zien waar hij heen leidt. Een pagina die er goed uitziet, bewijst niets.',
      ],
      prompts: [
        'Het is 02:14. Uw telefoon toont het ene inlogverzoek na het andere. Wat doet u?',
        [
          'Ze weigeren, mijn wachtwoord wijzigen en het melden',
          'Er één goedkeuren, zodat het ophoudt',
          'De telefoon uitzetten en slapen',
          'Wachten tot IT mij schrijft',
        ],
        'Zulke verzoeken betekenen dat uw wachtwoord bekend is. Eén goedkeuring laat de aanvaller binnen; weigeren en een nieuw wachtwoord sluiten de deur.',
      ],
      document: [
        'Een collega deelt een document. De link opent deze pagina, die op uw eigen inlogpagina lijkt en uw wachtwoord verlangt. Wat doet u?',
        [
          'Sluiten en het op een andere manier bij de collega nagaan',
          'Inloggen: het adres begint met lumora.example',
          'Eerst een oud wachtwoord proberen',
          'Inloggen, omdat de pagina een slotje toont',
        ],
        'Het einde van de naam telt: deze pagina hoort bij files-share.test. Het slotje zegt alleen dat de verbinding versleuteld is.',
      ],
      attachment: [
        'Een sollicitant stuurt een cv dat ‘in de browser’ open moet. Uw bedrijf zoekt mensen. Wat doet u?',
        [
          'Het dicht laten en melden',
          'Het openen: sollicitaties zijn mijn werk',
          'Het doorsturen zodat een collega het opent',
          'Het eerst opslaan en dan openen',
        ],
        'De naam eindigt op .html: dit is een webpagina, geen pdf, en meestal een valse inlogpagina. Waar u die opent, maakt niet uit.',
      ],
      support: [
        '‘IT-support’ belt: uw computer zou virussen versturen, en u moet een programma installeren en een code voorlezen. Wat doet u?',
        [
          'Ophangen en de helpdesk bellen op het bekende nummer',
          'Installeren terwijl ik aan de lijn blijf',
          'De code voorlezen, maar niets installeren',
          'Eerst laten zeggen op welke afdeling ik werk',
        ],
        'Naam en nummer op het scherm zijn te vervalsen, en uw afdeling staat op internet. Codes zijn alleen voor u; IT heeft ze niet nodig.',
      ],
      teamday: [
        'Het people team van Lumora (lumora.example) herinnert aan de teamdag. Wat doet u?',
        [
          'Lezen: afzender en link horen bij het bedrijf en er is geen geheim voor nodig',
          'Melden: elke e-mail met een link is phishing',
          'Ter bevestiging antwoorden met mijn wachtwoord',
          'Ongelezen verwijderen',
        ],
        'De meeste e-mail is echt. Domein en link eindigen op lumora.example, zonder druk en zonder geheim. Wie twijfelt, opent het intranet zoals altijd.',
      ],
    },
  },
  fakeOrReal: {
    name: 'Echt of nep',
    description:
      'Zeven gesprekken en opnamen. Beslis welke nep zijn en leer wat elke keer helpt. Getekende scènes, geen echte mensen en geen gegenereerde gezichten.',
    rounds: 'Zeven scènes',
    fake: 'Nep',
    real: 'Echt',
    scenes: {
      director: [
        'Drie momenten van een videogesprek binnen elf seconden. De ogen gaan nooit dicht en de mond beweegt nauwelijks, hoewel er veel wordt gezegd.',
        'De directeur belt u voor het allereerst: een geheime overname, de overboeking moet binnen een uur de deur uit. Nep of echt?',
        'Starende ogen en stille lippen zijn vandaag een teken en morgen verdwenen. Haast, geheimhouding en geld blijven. Hang op en bel de directeur op het nummer dat u kent.',
      ],
      product: [
        'Drie momenten van een opname: de lippen bewegen, de ogen knipperen, plank en licht blijven gelijk. Eronder staat brightline.example.',
        'Uw leverancier toont nieuw papier in een video op de eigen website, brightline.example. Nep of echt?',
        'U vond het waar de leverancier zelf publiceert, en het wil niets van u. Leidde het naar een betaling of een inlogpagina, dan zou u toch bellen.',
      ],
      voice: [
        'Een spraakbericht van 21 seconden van Noa, van +44 7700 900457. De golven van de stem herhalen zich gelijkmatig, zonder adempauze.',
        '‘Met Noa, mijn telefoon is stuk, dit is mijn nieuwe nummer. Maak vandaag alsjeblieft de huur voor me over.’ Het is haar stem. Nep of echt?',
        'Een paar seconden van een stem zijn genoeg om die te kopiëren. Nieuw nummer en geld: bel Noa op het oude nummer, of gebruik een woord dat alleen u beiden kennen.',
      ],
      callback: [
        'Twee telefoons: een gesprek van +44 7700 900233 werd beëindigd; een tweede, naar toestel 4117, werd beantwoord en bevestigd.',
        'Het hoofd financiën belde over een gewijzigde betaling. U hing op, koos haar toestel uit de lijst, en zij bevestigde het. Nep of echt?',
        'De weg terug beslist, niet de stem: u koos een nummer dat u al had, en zij wist ervan. Dat kost een minuut en werkt tegen elke vervalsing.',
      ],
      applicant: [
        'Drie momenten van een videosollicitatie. Als een hand langs de wang gaat, vervaagt de rand van het gezicht en loopt die in de vingers over.',
        'Een sollicitant voor een functie met klantgegevens spreekt u vanuit huis. Eén keer gaat een hand langs het gezicht. Nep of echt?',
        'Een opgelegd gezicht breekt waar iets ervoor langs gaat. Beschuldig daarom niemand: nodig uit voor een tweede gesprek, bekijk een identiteitsbewijs en bel een referentie terug.',
      ],
      townhall: [
        'Drie momenten van een uitzending: eens bevriest het beeld en vervaagt het, eens zijn de ogen dicht, dan is het weer scherp. Eronder staat intranet.lumora.example.',
        'De personeelsbijeenkomst, een week geleden op het intranet aangekondigd, hapert: de lippen lopen achter de stem aan, het beeld bevriest. Nep of echt?',
        'Ook een slechte verbinding vervaagt gezichten. Zij was aangekondigd waar zulke dingen worden aangekondigd, en er staat niets op het spel. Wie in elke fout een vervalsing ziet, vertrouwt straks niets meer.',
      ],
      helpdesk: [
        'Drie momenten van een videogesprek. Achter de rechterschouder brandt een lamp, maar de rechterhelft van het gezicht ligt in de schaduw. Eronder zes lege vakjes voor een code.',
        '‘Met de helpdesk, u ziet mij: lees alstublieft de zes cijfers voor die u zo ontvangt.’ Nep of echt?',
        'Het licht klopt niet, maar het verzoek is al genoeg: een code leest u nooit voor, wie er ook in beeld is. Hang op en bel zelf de helpdesk.',
      ],
    },
  },
};
