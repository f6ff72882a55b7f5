import type { MonthlyTexts } from '../shapes.ts';

export const nl: MonthlyTexts = {
  phishing: {
    sentences: [
      'Een phishingmail ziet er gewoon uit, maar er zit een haakje in: een link, een verzoek om geld of om een wachtwoord.',
      'Wie rustig naar de afzender en het verzoek kijkt, ziet het vaak.',
    ],
    tips: [
      'Controleer het volledige adres van de afzender voordat u antwoordt of klikt.',
      'Open de site zelf in plaats van een link te volgen die u opjaagt.',
      'Meld een verdachte e-mail met de meldknop of bij uw IT-afdeling.',
    ],
  },
  links: {
    sentences: [
      'De tekst van een link zegt niet waar hij naartoe leidt, en een QR-code toont vóór het scannen geen adres.',
      'Kijk eerst naar het adres, dan trapt u in veel vallen niet.',
    ],
    tips: [
      'Wijs een link aan zonder te klikken en lees het adres dat verschijnt.',
      'Typ het adres van een aanmeldpagina zelf of gebruik uw bladwijzer.',
      'Lees het adres dat uw camera toont voordat u een QR-code opent.',
    ],
  },
  passwords: {
    sentences: [
      'Wie één wachtwoord in handen krijgt, probeert het ook bij andere accounts.',
      'Heeft elk account een eigen lang wachtwoord, dan opent één verloren sleutel maar één deur.',
    ],
    tips: [
      'Wijzig een wachtwoord dat u voor meer dan één account gebruikt.',
      'Bewaar uw wachtwoorden in de wachtwoordmanager die uw bedrijf toestaat.',
      'Maak uw volgende wachtwoord van enkele woorden die niets met elkaar te maken hebben.',
    ],
  },
  'two-step': {
    sentences: [
      'Een wachtwoord is maar één slot, en het kan worden gestolen.',
      'Met een tweede stap, bijvoorbeeld op uw telefoon, is een gestolen wachtwoord alleen niet genoeg om binnen te komen.',
    ],
    tips: [
      'Zet aanmelden in twee stappen aan voor uw mail, ook voor uw privémail.',
      'Weiger een aanmelding die u niet zelf bent begonnen, en meld die.',
      'Houd codes voor uzelf, ook als de beller zegt dat het dringend is.',
    ],
  },
  ransomware: {
    sentences: [
      'Ransomware vergrendelt bestanden, en criminelen eisen geld om ze vrij te geven.',
      'Back-ups die apart worden bewaard, helpen om het werk terug te krijgen.',
    ],
    tips: [
      'Sla uw werk op waar uw bedrijf er back-ups van maakt, niet alleen op uw apparaat.',
      'Installeer de updates die klaarstaan en start uw apparaat opnieuw op.',
      'Gaan bestanden vanzelf op slot, verbreek dan de verbinding en bel uw IT-afdeling.',
    ],
  },
  'phone-calls': {
    sentences: [
      'Een beller kan zich voordoen als uw bank, de IT-afdeling of uw leidinggevende en zelfs het getoonde nummer vervalsen.',
      'Zulke bellers zijn uit op geld of een wachtwoord, dus ga eerst na wie er belt.',
    ],
    tips: [
      'Hang op en bel terug op een nummer dat u al kent.',
      'Noem aan de telefoon nooit een wachtwoord of een code.',
      'Overleg met een collega voordat u na een telefoontje iets betaalt.',
    ],
  },
  'text-messages': {
    sentences: [
      'Een sms over een pakket of een betaling kan naar een valse pagina leiden.',
      'Op een klein scherm ziet u een verkeerd adres gemakkelijk over het hoofd.',
    ],
    tips: [
      'Volg een pakket in de app of op de site van de winkel, niet via de link in een sms.',
      'Bel eerst het oude nummer als een bekende met een nieuw nummer schrijft.',
      'Meld een verdacht bericht bij uw IT-afdeling en verwijder het daarna.',
    ],
  },
  'public-wifi': {
    sentences: [
      'Iedereen kan gratis wifi met een betrouwbaar klinkende naam opzetten en zien wat er gebeurt.',
      'Een eigen, beveiligde verbinding houdt uw werk uit het zicht.',
    ],
    tips: [
      'Gebruik onderweg de hotspot van uw telefoon of de VPN van uw bedrijf.',
      'Zet automatisch verbinden met open netwerken uit op uw telefoon en laptop.',
      'Verwijder netwerken van eerdere reizen die uw apparaten nog onthouden.',
    ],
  },
  'clean-desk': {
    sentences: [
      'Wat op een bureau ligt of op een scherm blijft staan, kan iedere voorbijganger lezen.',
      'Het scherm vergrendelen en opruimen duurt even en er valt niets meer te zien.',
    ],
    tips: [
      'Vergrendel uw scherm telkens als u opstaat, ook voor een kop koffie.',
      'Haal afdrukken meteen op en versnipper wat u niet meer nodig hebt.',
      'Geef een gevonden USB-stick aan uw IT-afdeling zonder hem aan te sluiten.',
    ],
  },
  'personal-data': {
    sentences: [
      'Achter namen, adressen en identiteitsbewijzen zitten mensen, en één verkeerde ontvanger kan genoeg zijn om hen te schaden.',
      'Bescherm deze gegevens even zorgvuldig als die van uzelf.',
    ],
    tips: [
      'Controleer elke ontvanger nog eens voordat u persoonsgegevens verstuurt.',
      'Deel persoonsgegevens alleen met wie ze voor het werk nodig heeft.',
      'Is iets bij de verkeerde ontvanger beland, meld het dan meteen.',
    ],
  },
  'report-it': {
    sentences: [
      'Een vreemde e-mail of een verloren apparaat is een gevaar dat anderen vaak pas zien als u het zegt.',
      'Hoe eerder het bekend is, hoe eerder alle anderen kunnen worden beschermd.',
    ],
    tips: [
      'Meld een verdachte e-mail met de meldknop of bij uw IT-afdeling.',
      'Sla het nummer van uw IT-afdeling op in uw telefoon.',
      'Hebt u ergens op geklikt of iets ingetypt, zeg het dan meteen.',
    ],
  },
  deepfakes: {
    sentences: [
      'Software kan gezichten en stemmen nabootsen, dus een bekende stem is geen bewijs.',
      'Oplichters gebruiken dat om aan geld of gegevens te komen, en terugbellen kan hen stoppen.',
    ],
    tips: [
      'Bel terug op een nummer dat u kent voordat u betaalt of gegevens verstuurt.',
      'Spreek met uw familie en uw team een codewoord af voor dringende verzoeken.',
      'Laat een ongewone betaling door een tweede persoon bevestigen, ook als de baas belt.',
    ],
  },
};
