import type { PolicyTexts } from '../shapes.ts';

export const nl: PolicyTexts = {
  notice: 'Een uitgangspunt, geen juridisch advies. Pas de tekst aan voordat u hem publiceert.',
  headings: { purpose: 'Doel', appliesTo: 'Voor wie het geldt', inDoubt: 'Bij twijfel', contact: 'Contact' },
  policies: {
    'acceptable-use': {
      name: 'Aanvaardbaar gebruik',
      summary: 'Wat mag met de apparaten, accounts en het netwerk van het bedrijf, en wat niet.',
      purpose:
        '{{companyName}} geeft u apparaten, accounts en een netwerk zodat u goed kunt werken. Dit beleid beschrijft hoe u ze gebruikt, zodat ze veilig blijven voor u, voor uw collega’s en voor de mensen van wie wij gegevens bewaren.',
      appliesTo:
        'Het geldt voor iedereen die onze apparaten, accounts of ons netwerk gebruikt: werknemers, tijdelijke krachten en externen, op kantoor en daarbuiten. Het geldt ook voor uw eigen telefoon of computer zolang u ermee werkt.',
      rules: [
        {
          heading: 'Apparaten en software',
          points: [
            'Gebruik voor uw werk de apparaten en accounts die u daarvoor hebt gekregen. Kort privégebruik is in orde als het niets in gevaar brengt en het werk niet hindert.',
            'Installeer software alleen vanaf plaatsen die het IT-team heeft goedgekeurd. Hebt u iets anders nodig, doe dan eerst een aanvraag.',
            'Start opnieuw op als er een update klaarstaat, zo mogelijk nog dezelfde dag. Stel beveiligingsupdates niet uit.',
            'Laat de beveiliging ingeschakeld: virusscanner, firewall, schijfversleuteling en schermvergrendeling.',
            'Sluit usb-sticks en andere opslag alleen aan als u weet waar ze vandaan komen.',
          ],
        },
        {
          heading: 'Internet, e-mail en accounts',
          points: [
            'Houd werk in werkaccounts. Stuur geen zakelijke e-mail door naar een privémailbox en bewaar geen bestanden in een privécloud.',
            'Laat niemand anders onder uw account werken, ook niet heel even.',
            'Bezoek, bewaar en verstuur niets wat illegaal of beledigend is of bedoeld is om anderen te schaden.',
            'Controleer de afzender en het adres van een link voordat u hem opent, en wees voorzichtig met onverwachte bijlagen.',
            'Bekijk alleen gegevens die u voor uw taak nodig hebt, ook als het systeem u meer zou laten zien.',
          ],
        },
        {
          heading: 'Als u vertrekt of van functie verandert',
          points: [
            'Lever op uw laatste dag alle apparaten, sleutels en passen in, met de gegevens die erop staan.',
            'Laat weten welke toegang u niet meer nodig hebt als uw werk verandert.',
          ],
        },
      ],
      inDoubt:
        'Weet u niet zeker of iets mag, stop dan en vraag het na voordat u het doet. Een vraag kost een minuut en wordt u nooit kwalijk genomen. Staat een regel u in de weg, dan zoeken we samen met u een goede oplossing.',
      contact:
        'Stuur vragen en verzoeken om uitzonderingen naar {{securityContact}}. Meld u ook meteen als een apparaat kwijt is of zich vreemd gedraagt.',
    },
    passwords: {
      name: 'Wachtwoorden en aanmelden',
      summary: 'Hoe wachtwoorden worden gekozen, bewaard en beschermd, en wanneer een tweede stap nodig is.',
      purpose:
        'De meeste inbraken beginnen met een wachtwoord dat is geraden, hergebruikt of op een valse pagina is ingevuld. Dit beleid beschrijft hoe we ons bij {{companyName}} aanmelden, zodat één verloren wachtwoord niet al het andere opent.',
      appliesTo:
        'Het geldt voor iedereen met een account van ons en voor elk account dat u voor uw werk gebruikt, ook bij diensten van andere aanbieders, gedeelde mailboxen en testaccounts.',
      rules: [
        {
          heading: 'Kies sterke wachtwoorden',
          points: [
            'Gebruik minstens 14 tekens. Een paar woorden zonder verband zijn makkelijk te onthouden en moeilijk te raden.',
            'Gebruik voor elk account een ander wachtwoord, en nooit een dat u ook privé gebruikt.',
            'Vermijd namen, datums, de naam van het bedrijf en toetsenreeksen zoals “qwerty”.',
            'Laat de wachtwoordmanager die wij aanbieden uw wachtwoorden maken en bewaren. Dan hoeft u er nog maar één te onthouden.',
          ],
        },
        {
          heading: 'Bescherm het aanmelden',
          points: [
            'Schakel overal waar het kan een tweede stap in. Een toegangssleutel, een beveiligingssleutel of een app is beter dan een code per sms.',
            'Bevestig een aanmelding op uw telefoon alleen als u die net zelf bent begonnen. Weiger al het andere en laat het ons weten.',
            'Geef nooit iemand een wachtwoord of code: geen collega, geen leidinggevende en niet de helpdesk. Wij vragen er nooit om.',
            'Vul een wachtwoord alleen in op een pagina die u zelf hebt geopend, via een bladwijzer of het adres.',
            'Schrijf wachtwoorden niet op papier bij het scherm, in documenten of in chats.',
          ],
        },
        {
          heading: 'Als een wachtwoord bekend kan zijn',
          points: [
            'Wijzig het meteen, eerst daar en dan overal waar u het ook gebruikte.',
            'Meld alle andere sessies af als de dienst dat aanbiedt.',
            'Laat het ons dezelfde dag weten, ook als u het niet zeker weet en ook als het uw eigen fout was.',
          ],
        },
      ],
      inDoubt:
        'Vraagt een pagina, telefoontje of bericht om een wachtwoord of code en twijfelt u, sluit het dan af. Ga op uw gebruikelijke manier naar de dienst, of bel terug op een nummer dat u al kent.',
      contact:
        'Neem contact op met {{securityContact}} als u vragen hebt over wachtwoorden of een tweede stap niet werkt, en meteen als iemand anders een wachtwoord kan kennen.',
    },
    'clean-desk': {
      name: 'Bureau en schermen',
      summary: 'Wat op het bureau, het scherm, de printer en het whiteboard mag blijven als u wegloopt, en wat niet.',
      purpose:
        'Een papier op een bureau, een open scherm of een vol whiteboard vertelt bezoekers, schoonmakers en voorbijgangers meer dan we willen. Met een paar gewoonten houdt {{companyName}} wat vertrouwelijk is uit het zicht.',
      appliesTo:
        'Het geldt voor iedereen die in onze ruimten, thuis, bij een klant of onderweg werkt. Ook bezoekers en dienstverleners houden zich eraan; wie hen uitnodigt, legt het uit.',
      rules: [
        {
          heading: 'Als u uw plek verlaat',
          points: [
            'Vergrendel het scherm elke keer, ook voor één minuut. Op de meeste computers zijn twee toetsen genoeg.',
            'Draai vertrouwelijke papieren om of berg ze op, en neem ze mee als de kamer open blijft.',
            'Laat telefoons, passen, sleutels en opslagmedia niet op het bureau liggen.',
            'Bewaar geen wachtwoorden op papier, ook niet onder het toetsenbord of in een lade.',
          ],
        },
        {
          heading: 'Aan het eind van de dag',
          points: [
            'Berg papieren en apparaten met persoonlijke of vertrouwelijke gegevens achter slot op.',
            'Neem de sleutel mee in plaats van hem in het slot te laten zitten.',
            'Doe vertrouwelijk papier in de papiervernietiger of de afgesloten container, nooit in een open prullenbak.',
            'Sluit de computer af of vergrendel hem, en sluit ramen en deuren als u als laatste weggaat.',
          ],
        },
        {
          heading: 'Gedeelde ruimten en schermen',
          points: [
            'Haal afdrukken meteen op, en druk vertrouwelijke pagina’s alleen af waar u erop kunt wachten.',
            'Veeg na een vergadering het whiteboard schoon en neem de flip-overvellen mee.',
            'Deel in een videogesprek één venster, niet het hele scherm, en zet eerst meldingen uit.',
            'Draai uw scherm weg van ramen en gangen, of gebruik een privacyfilter.',
            'Begeleid bezoekers, en spreek mensen zonder pas vriendelijk aan: “Kan ik u helpen iemand te vinden?”',
          ],
        },
      ],
      inDoubt:
        'Weet u niet of een papier vertrouwelijk is, behandel het dan alsof het dat is. Vindt u een papier dat is blijven liggen, bewaar het dan veilig, lees niet verder en geef het aan de eigenaar of aan het contact hieronder.',
      contact:
        'Neem contact op met {{securityContact}} als u een afsluitbare kast, een privacyfilter of een papiercontainer nodig hebt, of als u documenten vindt of onbekenden opmerkt waar ze niet thuishoren.',
    },
    'working-away': {
      name: 'Werken buiten kantoor',
      summary: 'Hoe u veilig werkt thuis, in de trein, in hotels en in het buitenland.',
      purpose:
        'Thuis en onderweg ontbreekt de bescherming van het kantoor: gesloten deuren, een eigen netwerk, collega’s in de buurt. Dit beleid beschrijft hoe het werk voor {{companyName}} veilig blijft, waar u het ook doet.',
      appliesTo:
        'Het geldt voor iedereen die buiten onze ruimten werkt, voor één gesprek in de trein of het hele jaar, met onze apparaten of met eigen apparaten waar dat mag.',
      rules: [
        {
          heading: 'Thuis',
          points: [
            'Gebruik het werkapparaat voor het werk, en laat familie of gasten het niet gebruiken.',
            'Beveilig uw wifinetwerk met een eigen lang wachtwoord, en vervang de wachtwoorden die bij de router zaten.',
            'Houd de software van uw router actueel, en vervang de router als hij geen updates meer krijgt.',
            'Voer gesprekken over vertrouwelijke zaken waar anderen niet kunnen meeluisteren, ook geen slimme luidsprekers.',
            'Breng vertrouwelijk papier terug naar kantoor in plaats van het bij het huisvuil te doen.',
          ],
        },
        {
          heading: 'Onderweg',
          points: [
            'Houd apparaten bij u. Laat ze niet achter in een auto, een garderobe of op een tafeltje in een café.',
            'Gebruik liever de hotspot van uw telefoon dan openbare wifinetwerken. Kan het niet anders, maak dan eerst verbinding met de VPN van het bedrijf.',
            'Gebruik een privacyfilter, en ga zo zitten dat niemand meeleest.',
            'Laad op via een stopcontact met uw eigen oplader, of met een powerbank, niet via een onbekende usb-poort.',
            'Noem geen klanten en geen cijfers als onbekenden u kunnen horen.',
          ],
        },
        {
          heading: 'Voordat u naar het buitenland reist',
          points: [
            'Laat het ons vroeg weten als u apparaten naar een ander land wilt meenemen; voor sommige reizen is andere apparatuur nodig.',
            'Neem alleen de gegevens mee die u daar nodig hebt.',
            'Is een apparaat uit uw zicht geweest of gecontroleerd, meld het dan voordat u verder werkt.',
          ],
        },
      ],
      inDoubt:
        'Voelt de plek, het netwerk of de situatie niet goed, stel het werk dan uit tot u ergens veilig bent. Een deadline is geen reden om een risico te nemen; vertel het uw leidinggevende, dan vindt u samen een andere manier.',
      contact:
        'Neem contact op met {{securityContact}} als u vragen hebt over reizen of thuiswerken, en meteen, op elk uur, als een apparaat of document verloren of gestolen is.',
    },
    'information-handling': {
      name: 'Omgaan met informatie',
      summary: 'Welke soorten informatie er zijn, en hoe elke soort wordt bewaard, gedeeld en verwijderd.',
      purpose:
        'Niet alles wat we weten, is voor iedereen bedoeld. Dit beleid verdeelt informatie bij {{companyName}} in drie niveaus, en beschrijft per niveau hoe u die bewaart, deelt en verwijdert.',
      appliesTo:
        'Het geldt voor iedereen die onze informatie of die van onze klanten ziet of verwerkt, in elke vorm: bestanden, e-mails, chats, papier, afbeeldingen, opnamen en gesprekken.',
      rules: [
        {
          heading: 'Ken het niveau',
          points: [
            'Openbaar: bewust gepubliceerd, zoals de website. Iedereen mag het hebben.',
            'Intern: standaard al het andere, zoals plannen, notulen en instructies. Het blijft binnen het bedrijf.',
            'Vertrouwelijk: zou mensen of het bedrijf schaden als het uitlekt, zoals persoonsgegevens, contracten, prijzen en toegangsgegevens. Alleen wie het voor een taak nodig heeft, mag het zien.',
            'Wie een document maakt, bepaalt het niveau en vermeldt het op de eerste pagina als het vertrouwelijk is.',
          ],
        },
        {
          heading: 'Bewaar en deel met zorg',
          points: [
            'Bewaar werk in de systemen die wij aanbieden, niet op het bureaublad, op usb-sticks of in privédiensten.',
            'Geef toegang aan personen bij naam, niet meer dan nodig, en trek die in als de taak eindigt.',
            'Controleer de ontvangers voordat u verzendt, vooral die het e-mailprogramma zelf heeft ingevuld.',
            'Verstuur vertrouwelijke bestanden als beveiligde link of versleuteld, en het wachtwoord langs een andere weg.',
            'Zorg dat er een geheimhoudingsovereenkomst is getekend voordat u iets interns met partners deelt.',
            'Verwijder namen en cijfers die de ontvanger niet nodig heeft.',
          ],
        },
        {
          heading: 'Bewaar niets langer dan nodig',
          points: [
            'Verwijder wat zijn doel heeft gediend, ook in downloads, chats en de prullenbak.',
            'Volg de bewaartermijnen van uw afdeling voor contracten en persoonsgegevens.',
            'Lever oude apparaten en opslagmedia in; het IT-team wist ze.',
          ],
        },
      ],
      inDoubt:
        'Kent u het niveau niet, behandel de informatie dan als vertrouwelijk en vraag het na bij de eigenaar. Wil iemand van buiten de informatie hebben, zeg dan beleefd dat u terugbelt, en ga eerst na wie het werkelijk is.',
      contact:
        'Neem contact op met {{securityContact}} als u vragen hebt over niveaus en delen, en meteen als informatie bij de verkeerde mensen is beland, al is het door een verkeerd getypt adres.',
    },
    'incident-reporting': {
      name: 'Incidenten melden',
      summary: 'Wat een beveiligingsincident is, hoe u het meldt en wat u doet tot er hulp komt.',
      purpose:
        'Hoe eerder we van een incident weten, hoe kleiner de schade. Dit beleid beschrijft wat u bij {{companyName}} meldt, hoe, en wat u intussen doet. Wie meldt, helpt iedereen en heeft van een eerlijke vergissing niets te vrezen.',
      appliesTo:
        'Het geldt voor iedereen die voor ons werkt, met elk apparaat en op elke plek. Meld ook wat u opvalt bij partners en dienstverleners.',
      rules: [
        {
          heading: 'Meld dit meteen',
          points: [
            'Een bericht, telefoontje of video waarmee iemand u probeert te misleiden, vooral als u hebt geklikt, iets hebt ingevuld of betaald.',
            'Een apparaat, pas, sleutel of document dat verloren of gestolen is.',
            'Een computer die zich vreemd gedraagt: vensters die vanzelf opengaan, bestanden die niet meer opengaan, een eis om geld.',
            'Een aanmelding of wijziging in uw account die niet van u was.',
            'Gegevens die bij de verkeerde mensen zijn beland, of die u kunt zien terwijl dat niet zou moeten.',
            'Onbekenden in onze ruimten, of een deur of kast die is opengebroken.',
          ],
        },
        {
          heading: 'Hoe u meldt',
          points: [
            'Gebruik de meldknop voor verdachte e-mails. Bel of schrijf in alle andere gevallen naar het contact hieronder.',
            'Bel als het dringend is of als uw computer getroffen kan zijn; schrijf niet vanaf die computer.',
            'Zeg wat er is gebeurd, wanneer, op welk apparaat en wat u sindsdien hebt gedaan. Vermoedens zijn welkom als u zegt dat het vermoedens zijn.',
            'Wacht niet tot u het zeker weet, en ga niet zelf op onderzoek uit.',
          ],
        },
        {
          heading: 'Tot er hulp komt',
          points: [
            'Koppel het apparaat los van het netwerk, maar laat het aan staan.',
            'Verwijder en verander niets; e-mails en bestanden zijn bewijs.',
            'Wijzig het wachtwoord vanaf een ander apparaat als u het op een valse pagina hebt ingevuld.',
            'Bel eerst de bank als er geld is overgemaakt.',
            'Laat antwoorden aan klanten en de pers over aan de verantwoordelijke mensen.',
          ],
        },
      ],
      inDoubt: 'Meld het. Tien meldingen die onschuldig blijken, zijn beter dan één die nooit kwam. U hoort van ons wat het was.',
      contact:
        'Uw melding gaat naar {{securityContact}}. Krijgt u geen antwoord en is het dringend, vertel het dan uw leidinggevende, die weet wie er daarna gebeld moet worden.',
    },
    'ai-assistants': {
      name: 'AI-assistenten',
      summary: 'Welke AI-tools voor het werk worden gebruikt, wat u er nooit invult en hoe u de resultaten controleert.',
      purpose:
        'Assistenten die schrijven, vertalen, programmeren en tekenen kunnen ons veel tijd besparen. Ze kunnen ook prijsgeven wat we moeten beschermen, en zich in overtuigende woorden vergissen. Dit beleid beschrijft hoe u ze bij {{companyName}} goed gebruikt.',
      appliesTo:
        'Het geldt voor iedereen die zulke tools voor het werk gebruikt: chats, functies in kantoorprogramma’s, assistenten voor programmeurs, tools die vergaderingen opnemen en samenvatten, en generatoren van afbeeldingen of stemmen.',
      rules: [
        {
          heading: 'Kies de tool',
          points: [
            'Gebruik de tools op onze lijst met goedgekeurde tools, met uw werkaccount.',
            'Gebruik geen privéaccounts voor het werk: we weten niet wat daar met de inhoud gebeurt.',
            'Vraag een nieuwe tool aan voordat u hem met echte gegevens probeert. Een test met verzonnen gegevens is in orde.',
            'Geef een assistent alleen toegang tot mailboxen, bestanden of systemen als het IT-team die koppeling heeft goedgekeurd.',
          ],
        },
        {
          heading: 'Wat u niet invoert',
          points: [
            'Persoonsgegevens van klanten, sollicitanten of collega’s, tenzij de tool daarvoor is goedgekeurd.',
            'Wachtwoorden, sleutels en andere toegangsgegevens, ook in programmacode of schermafbeeldingen.',
            'Contracten, prijzen, cijfers en plannen die vertrouwelijk zijn.',
            'Werk van anderen dat we niet mogen doorgeven.',
          ],
        },
        {
          heading: 'Controleer het resultaat',
          points: [
            'U staat in voor wat u verstuurt, publiceert of beslist, alsof u het zelf hebt geschreven.',
            'Controleer feiten, cijfers, bronnen en berekeningen; assistenten verzinnen er een deel van.',
            'Laat programmacode beoordelen en testen zoals alle andere.',
            'Laat beslissingen over mensen aan mensen over.',
            'Zeg open dat een tekst, beeld of stem met AI is gemaakt waar mensen dat zouden willen weten.',
            'Laat het alle deelnemers weten voordat een tool een vergadering opneemt of samenvat, en respecteer een nee.',
            'Let op instructies die een document of website uw assistent geeft, en laat hem die niet uitvoeren.',
          ],
        },
      ],
      inDoubt:
        'Stel u voor dat de tekst die u wilt invoeren morgen in de krant staat. Zou dat schade doen, laat hem dan weg, of vervang namen en cijfers door verzonnen gegevens.',
      contact:
        'Stuur aanvragen voor tools en vragen naar {{securityContact}}. Schrijf ook als u al iets hebt ingevoerd wat niet had gemogen: samen kunnen we de schade misschien nog beperken.',
    },
  },
};
