import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const nl: TextOf<typeof plan> = {
  name: 'Salaris, verlof en extra’s',
  messages: {
    'payroll-account': {
      name: 'Bevestig uw salarisrekening',
      subject: 'Nog te doen vóór de salarisbetaling',
      from: 'Salarisadministratie',
      legend: 'Over drie dagen wordt het salaris gestort. Uw rekeningnummer staat in het HR-portaal, en u hebt het niet gewijzigd.',
      body: [
        '# Uw salaris kan niet worden uitbetaald',
        'Bij het verwerken van de salarissen van deze maand {kon uw rekening niet worden gecontroleerd}.',
        'Voer vandaag nog uw bankgegevens en {uw wachtwoord voor het portaal} opnieuw in, zodat u op tijd wordt betaald.',
        '→ Rekening bevestigen',
        '~ Salarisadministratie',
      ],
      header: 'company-hr.example is geen onderdeel van company.example.',
      callouts: [
        'Vlak voor betaaldag werkt dit het best. Er is niets mis met uw rekening.',
        'De salarisadministratie kent uw rekening en heeft uw wachtwoord nooit nodig.',
      ],
      answers: [
        'De salarisadministratie helpt u op het nummer dat u kent. In het portaal ziet u het meteen, en de e-mail moet worden gemeld.',
        'Juist: in het HR-portaal staan uw gegevens, ongewijzigd.',
        'Juist: iemand wil salarissen omleiden, en niet alleen dat van u.',
        'Dit is nep. Met deze gegevens gaat uw salaris naar een andere rekening.',
      ],
    },
    'benefits-deadline': {
      name: 'Extra’s kiezen kan tot vanavond',
      subject: 'Laatste kans: kies uw extra’s',
      from: 'Team Arbeidsvoorwaarden',
      legend:
        'Uw bedrijf kondigt extra’s voor het personeel aan in bijeenkomsten en op het intranet. Wellness Choice is daar nooit genoemd.',
      body: [
        '# Gratis sportschool en massages voor alle medewerkers',
        'Uw werkgever heeft {alles al betaald}. Alleen uw keuze ontbreekt nog.',
        'Meld u uiterlijk vanavond aan met uw werkaccount. {Wie niet kiest, krijgt niets}.',
        '→ Extra’s kiezen',
      ],
      header: 'Een onbekend bedrijf schrijft uit naam van uw werkgever.',
      callouts: [
        'Welke werkgever? De naam van uw bedrijf staat er niet.',
        'De deadline is vanavond, maar u hebt er nooit eerder van gehoord.',
      ],
      answers: [
        'HR zou u vertellen dat dit aanbod niet bestaat. Een melding scheelt HR een hoop telefoontjes.',
        'Op het intranet staat er niets over. Goed om te kijken; meld de e-mail ook.',
        'Juist: een onbekende afzender is uit op het wachtwoord van uw werkaccount.',
        'Dit is nep. De sportschool is het lokaas, het wachtwoord de vangst.',
      ],
    },
    'leave-policy': {
      name: 'Nieuwe verlofregels',
      subject: 'Gewijzigde verlofregeling, graag bevestigen',
      from: 'Afdeling HR',
      legend:
        'Het is december, en er wordt inderdaad over verlof gepraat. HR zet regelingen op het intranet, onder company.example.',
      body: [
        'Beste collega’s,',
        'Vanaf januari {vervallen de resterende verlofdagen van dit jaar} al aan het eind van de maand. De nieuwe regeling en je eigen saldo vind je hier:',
        '→ Lezen en bevestigen',
        'Bevestig dit uiterlijk vrijdag. Je leidinggevende kan zien {wie dat niet heeft gedaan}.',
        '~ Afdeling HR',
      ],
      header:
        'Lees een adres van achteren naar voren: dit hoort bij policy-view.example. Het company.example ervoor is versiering.',
      callouts: [
        'Een onderwerp dat iedereen raakt, op het juiste moment van het jaar.',
        'Door uw leidinggevende te noemen wordt de druk opgevoerd.',
      ],
      answers: [
        'HR kan het u vertellen. Maar een e-mail die zo echt lijkt, moet worden gemeld, zodat anderen gewaarschuwd zijn.',
        'De regeling op het intranet is ongewijzigd. Meld daarna de e-mail.',
        'Juist: het domein is niet dat van uw bedrijf, hoe het ook begint.',
        'Dit is nep. “Bevestigen” betekent hier: u aanmelden op een vreemde pagina.',
      ],
    },
    application: {
      name: 'Sollicitatie met een link',
      subject: 'Sollicitatie als boekhouder',
      from: 'Jonas Brandt',
      legend:
        'U neemt mensen aan voor uw team. Sollicitaties komen binnen via het vacatureportaal, en er wordt geen boekhouder gezocht.',
      body: [
        'Geachte heer, mevrouw,',
        'Met veel belangstelling heb ik uw vacature voor een boekhouder gelezen.',
        'Vanwege de privacy {heb ik mijn documenten niet bijgevoegd}. U kunt ze hier ophalen:',
        '→ Cv downloaden (wachtwoord 2468)',
        'Als het bestand daarom vraagt, wilt u dan {bewerken en macro’s toestaan}?',
        'Met vriendelijke groet, Jonas Brandt',
      ],
      header: 'Een sollicitant mag elke mailprovider gebruiken. Op zichzelf zegt dat niets.',
      callouts: [
        'Een link in plaats van een PDF, met een wachtwoord, zodat geen virusscanner erin kan kijken.',
        'Geen enkel cv heeft macro’s nodig. Die voeren programma’s uit op uw computer.',
      ],
      answers: [
        'Wie de sollicitant belt, krijgt de afzender zelf aan de lijn. Vraag het liever aan het beveiligingsteam.',
        'In het vacatureportaal staat deze sollicitatie niet. Meld nu de e-mail.',
        'Juist: het beveiligingsteam kan het bestand veilig openen.',
        'Dit is nep. Het bestand zou schadelijke software installeren.',
      ],
    },
    'wage-statement': {
      name: 'Jaaropgave voor uw belastingaangifte',
      subject: 'Uw jaaropgave staat klaar',
      from: 'HR-documenten',
      legend:
        'Het is januari. Zoals elk jaar komt de jaaropgave in het HR-portaal; vorig jaar kreeg u daarover een e-mail van company.example.',
      body: [
        '# Uw jaaropgave',
        '| Jaar | 2026',
        '| Status | staat klaar',
        'U hebt de jaaropgave nodig voor uw belastingaangifte. Uit veiligheidsoverwegingen wordt bij het downloaden gevraagd naar {uw geboortedatum en burgerservicenummer}.',
        '→ Jaaropgave downloaden',
        '~ HR-documenten, een dienst van {company-forms.example}',
      ],
      header: 'Vorig jaar kwam de e-mail van company.example. Deze niet.',
      callouts: [
        'HR heeft deze gegevens al. Vreemden kunnen er identiteitsfraude mee plegen.',
        'Een externe dienstverlener is mogelijk, maar dan had HR dat aangekondigd.',
      ],
      answers: [
        'HR kan het u vertellen. In het portaal ziet u het meteen, en de e-mail moet worden gemeld.',
        'Juist: als de jaaropgave klaar is, staat die in het portaal.',
        'Juist: in januari krijgen duizenden mensen deze e-mail.',
        'Dit is nep. Men is uit op gegevens waarmee iemand zich voor u kan uitgeven.',
      ],
    },
    'bonus-letter': {
      name: 'Uw bonusbrief',
      from: 'HR-team',
      legend: 'Over bonussen hoort u van uw leidinggevende, in een gesprek. HR heeft u nog nooit een sms gestuurd.',
      body: ['HR: {je bonusbrief} staat klaar. Graag ondertekenen vóór de salarisrun van 14.00 uur: {company-bonus.example}'],
      header: 'De naam van een afzender bewijst niets, en “HR-team” al helemaal niet.',
      callouts: [
        'Goed nieuws maakt onvoorzichtig, net als slecht nieuws.',
        'Dit is niet het domein van uw bedrijf, en een contract ondertekent niemand via een sms.',
      ],
      answers: [
        'HR of uw leidinggevende kan het u vertellen. Een melding waarschuwt ook uw collega’s.',
        'In het HR-portaal staat geen brief. Meld het bericht ook.',
        'Juist: sms is niet de gewone weg, het domein klopt niet en de tijd is krap.',
        'Dit is nep. Voor het “ondertekenen” wordt om uw aanmeldgegevens gevraagd.',
      ],
    },
    'leave-approved': {
      name: 'Verlof goedgekeurd',
      subject: 'Uw verlof van 3 tot en met 7 augustus is goedgekeurd',
      from: 'Verlof',
      legend:
        'Gisteren hebt u in het HR-portaal verlof aangevraagd van 3 tot en met 7 augustus. Zulke e-mails komen altijd van leave@company.example.',
      body: [
        '# Verlof goedgekeurd',
        '| Van | {3 augustus}',
        '| Tot en met | 7 augustus',
        '| Goedgekeurd door | Uw leidinggevende',
        'U vindt de aanvraag in het HR-portaal. {Antwoorden is niet nodig}.',
      ],
      header: 'Het gebruikelijke adres in het eigen domein van uw bedrijf.',
      callouts: [
        'Precies de dagen die u hebt aangevraagd.',
        'De e-mail noemt een plek die u kent, zonder link, en wil niets van u.',
      ],
      answers: [
        'U kunt het uw leidinggevende vragen, maar die zal vreemd opkijken.',
        'In het portaal staat hetzelfde. Kijken kan geen kwaad.',
        'Dit is een echte e-mail. Meldingen van echte e-mails kosten tijd.',
        'Juist: u verwachtte deze e-mail, en alles klopt.',
      ],
    },
  },
};
