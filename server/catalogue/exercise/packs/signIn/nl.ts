import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const nl: TextOf<typeof plan> = {
  name: 'Accounts en aanmelden',
  messages: {
    'shared-document': {
      name: 'Een gedeeld document',
      subject: 'Lena Ortiz heeft “Salarissen 2027” met u gedeeld',
      from: 'Lena Ortiz',
      legend: 'Uw bedrijf deelt bestanden via Papershelf, op papershelf.example. Lena Ortiz leidt een andere afdeling.',
      body: [
        '# Lena Ortiz heeft een bestand met u gedeeld',
        '| Bestand | {Salarissen 2027, vertrouwelijk}',
        '| Toegang | {eindigt over 1 uur}',
        'Meld u aan met uw zakelijke e-mailadres om het te openen.',
        '→ Bestand openen',
        '~ Papershelf Inc., 14 Mill Lane',
      ],
      header: 'Papershelf schrijft vanaf papershelf.example. Dit is papershelf-docs.example.',
      callouts: [
        'Een bestand dat iedereen wel zou willen lezen. Waarom zou Lena het met u delen?',
        'De tijd is kort gehouden, zodat u niet eerst navraag doet.',
      ],
      answers: [
        'Lena kan u vertellen dat ze niets heeft gedeeld. Dat is veilig, maar misschien openen anderen het bestand nu: meld de e-mail.',
        'Als u Papershelf zelf opent, ziet u dit bestand niet. De e-mail moet nog wel worden gemeld.',
        'Juist: een nagebootst domein vraagt om het wachtwoord van uw werkaccount.',
        'Dit is nep. De pagina lijkt op Papershelf en steelt uw wachtwoord.',
      ],
    },
    'approval-requests': {
      name: 'Het ene verzoek na het andere',
      from: 'IT-beveiliging',
      legend:
        'Sinds 6.00 uur vraagt uw telefoon steeds of u zich aanmeldt. U zit aan het ontbijt en doet dat niet. Dan komt dit bericht.',
      body: [
        'IT-beveiliging: {we testen uw aanmelding}. De verzoeken stoppen zodra u {er één goedkeurt}. Bedankt voor uw medewerking.',
      ],
      header: 'Uw IT-afdeling test aanmeldingen niet via sms, en deze naam kan iedereen gebruiken.',
      callouts: [
        'Een onschuldige verklaring voor iets alarmerends. Iemand heeft uw wachtwoord en probeert binnen te komen.',
        'Alleen deze ene tik hebben de aanvallers nog nodig. Wijs elk verzoek af en wijzig uw wachtwoord.',
      ],
      answers: [
        'IT bellen op het nummer dat u kent, is goed. Meld het ook: iemand kent uw wachtwoord.',
        'In de authenticator-app ziet u waar de verzoeken vandaan komen. Wijs ze af en meld het.',
        'Juist: afwijzen, melden, wachtwoord wijzigen.',
        'Dit is nep. Wie goedkeurt, laat de indringer binnen.',
      ],
    },
    'new-device': {
      name: 'Aanmelding op een nieuw apparaat',
      subject: 'Nieuwe aanmelding bij Papershelf',
      from: 'Papershelf',
      legend:
        'U kreeg vandaag een nieuwe laptop. Om 9.12 uur hebt u zich daarop aangemeld bij Papershelf (papershelf.example). Een minuut later komt deze e-mail.',
      body: [
        '# Nieuwe aanmelding',
        '| Apparaat | {Laptop, Firefox}',
        '| Tijd | vandaag, 9.12 uur',
        'Was u dit? Dan hoeft u niets te doen.',
        'Zo niet, open dan Papershelf en kies Instellingen, Beveiliging. {Deze e-mail bevat bewust geen link}.',
      ],
      header: 'Het adres eindigt op papershelf.example, het echte domein.',
      callouts: [
        'Apparaat en tijd zijn die van uw eigen aanmelding.',
        'Een waarschuwing die u nergens heen stuurt, kan u niets ontfutselen.',
      ],
      answers: [
        'Ook bij Papershelf weten ze niet meer dan wat er in de e-mail staat. Vragen kan geen kwaad.',
        'Juist: onder Instellingen, Beveiliging staan uw apparaten, zonder dat er een link aan te pas komt.',
        'De waarschuwing is echt, en het is goed dat die er is. Een melding kost tijd.',
        'Juist: de e-mail past bij wat u net deed, komt van het echte domein en bevat geen link.',
      ],
    },
    voicemail: {
      name: 'Gemiste oproep met voicemail',
      subject: 'Nieuw voicemailbericht (0:42) voor u',
      from: 'Ringloft Voice',
      legend: 'In uw bedrijf luistert u voicemail af op de telefoon zelf. Van Ringloft hebt u nog nooit gehoord.',
      body: [
        '# U hebt 1 nieuw bericht',
        '| Van | {+1 202-555-0127}',
        '| Duur | 42 seconden',
        'Het bericht {wordt om middernacht verwijderd}.',
        '→ Bericht afspelen',
        '~ Meld u aan met het wachtwoord van uw postvak om te luisteren.',
      ],
      header: 'Een dienst die uw bedrijf niet gebruikt, kan geen bericht voor u hebben.',
      callouts: [
        'Een nummer dat u niet kunt thuisbrengen, maakt nieuwsgierig.',
        'De deadline is bedoeld om te voorkomen dat u navraag doet.',
      ],
      answers: [
        'IT kan u vertellen dat uw bedrijf Ringloft niet gebruikt. Met een melding weet IT het meteen ook.',
        'Op uw telefoon staat geen bericht. Goed om te kijken, maar meld de e-mail ook.',
        'Juist: een onbekende dienst, een deadline en het wachtwoord van uw postvak.',
        'Dit is nep. Achter de knop zit geen opname, maar een formulier voor uw wachtwoord.',
      ],
    },
    'scan-to-renew': {
      name: 'Scan de code',
      subject: 'Vernieuw uw aanmelding in twee stappen',
      from: 'IT-beveiliging',
      legend:
        'Uw authenticator-app werkt. Veranderingen bij het aanmelden worden aangekondigd op het intranet, en daar staat niets.',
      body: [
        '# Uw tweede stap verloopt',
        'Alle medewerkers moeten hun aanmelding uiterlijk morgen vernieuwen. {Scan de code met uw privételefoon}:',
        '▦',
        'Het duurt één minuut. {Zonder vernieuwing verliest u uw toegang}.',
        '~ IT-beveiliging',
      ],
      header: 'company-mfa.example is niet company.example. Het streepje maakt er een vreemd domein van.',
      callouts: [
        'Een code verbergt het adres voor u en voor het e-mailfilter. Uw privételefoon wordt niet door uw bedrijf beschermd.',
        'Druk, en geen woord over waar u navraag kunt doen.',
      ],
      answers: [
        'Een telefoontje naar IT op het nummer dat u kent, geeft duidelijkheid. Een melding is sneller en helpt iedereen.',
        'In de app ziet u dat er niets verloopt. Meld daarna de e-mail.',
        'Juist: niet scannen, wel melden.',
        'Dit is nep. De pagina achter de code steelt uw wachtwoord en uw tweede factor.',
      ],
    },
    'password-changed': {
      name: 'Uw wachtwoord is gewijzigd',
      subject: 'Uw wachtwoord is om 8.12 uur gewijzigd',
      from: 'Servicedesk',
      legend: 'U hebt uw wachtwoord niet gewijzigd, en u bent aangemeld. De adressen van uw bedrijf eindigen op company.example.',
      body: [
        'Goedendag,',
        'Het wachtwoord van uw account is vandaag om 8.12 uur gewijzigd. Hebt u dit zelf gedaan, dan kunt u dit bericht negeren.',
        'Zo niet, {maak de wijziging dan binnen 30 minuten ongedaan}:',
        '→ Mijn wachtwoord herstellen',
        'Met vriendelijke groet, Servicedesk, {cornpany.example}',
      ],
      header: 'Lees letter voor letter: cornpany met een r en een n in plaats van company met een m.',
      callouts: [
        'Rustig, beleefd, geloofwaardig, en toch met haast.',
        'Nog eens hetzelfde namaakdomein. Op een telefoon is het verschil nauwelijks te zien.',
      ],
      answers: [
        'Juist: als u het nummer belt dat u kent, kan de servicedesk zien of er iets is gewijzigd.',
        'U bent nog aangemeld, dus uw wachtwoord is niet gewijzigd. Meld de e-mail ook.',
        'Juist: een domein dat zo op dat van uw bedrijf lijkt, betekent dat iemand het op uw bedrijf heeft gemunt.',
        'Dit is nep. Voor het “herstellen” wordt om uw huidige wachtwoord gevraagd.',
      ],
    },
    'session-code': {
      name: 'Een code om u aan te melden',
      from: 'Tidewell',
      legend: 'U boekt een zakenreis op tidewell.example en hebt net uw wachtwoord ingevoerd. De pagina vraagt om een code.',
      body: ['Tidewell: uw code is 402 118. De code is 5 minuten geldig. {Geef de code aan niemand}, ook niet aan ons.'],
      callouts: ['Het bericht komt op het moment dat u erom vraagt en bevat geen link.'],
      answers: [
        'Er valt niets na te vragen: u hebt de code zelf aangevraagd.',
        'U bent al op de juiste pagina. Het adres nog eens controleren kan geen kwaad.',
        'Het bericht is echt. Het zou anders zijn als u op dat moment niet bezig was met aanmelden.',
        'Juist: u hebt de code zelf aangevraagd en voert die alleen daar in.',
      ],
    },
  },
};
