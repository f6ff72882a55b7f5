import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const nl: TextOf<typeof plan> = {
  name: 'Reizen en evenementen',
  messages: {
    'flight-cancelled': {
      name: 'Vlucht geannuleerd',
      from: 'Tidewell Air',
      legend: 'U vliegt morgen om 7.40 uur met Tidewell. De boeking staat in de app van Tidewell.',
      body: [
        'Tidewell: {uw vlucht van morgen} is geannuleerd. Kies gratis een andere, nog maar enkele plaatsen vrij: {tidewell-rebook.example}',
      ],
      header: 'De naam kan vervalst zijn. Een echt bericht zou ook in de app staan.',
      callouts: [
        'Geen vluchtnummer, geen naam: dit past bij iedereen die morgen vliegt.',
        'Het adres van Tidewell is tidewell.example. Met het extra woord is het een ander adres.',
      ],
      answers: [
        'De luchtvaartmaatschappij kan het u vertellen, op het nummer in uw boeking. In de app hoeft u niet te wachten.',
        'Juist: in de app ziet u dat de vlucht om 7.40 uur vertrekt.',
        'Juist: de pagina vraagt om kaart- en paspoortgegevens.',
        'Dit is nep. Wie omboekt, betaalt voor een vlucht die niet bestaat.',
      ],
    },
    'hotel-card': {
      name: 'Het hotel vraagt om uw kaart',
      subject: 'Uw reservering 77104: bevestig uw kaartgegevens',
      from: 'Hotel Meridia',
      legend: 'Over twee weken verblijft u in Hotel Meridia, reservering 77104. U hebt geboekt en betaald op hotelmeridia.example.',
      body: [
        '# Reservering 77104',
        '| Gast | 1 volwassene, 3 nachten',
        '| Aankomst | over 14 dagen',
        'Uw kaartgegevens {konden niet worden gecontroleerd}. Voer ze binnen 12 uur opnieuw in, anders {wordt de kamer vrijgegeven}.',
        'Er wordt een klein bedrag gereserveerd, dat meteen weer vrijkomt.',
        '→ Kaartgegevens bevestigen',
        '~ Hotel Meridia, reserveringen',
      ],
      header: 'De boeking kwam van hotelmeridia.example; deze e-mail komt van meridia-booking.example.',
      callouts: [
        'U hebt al betaald. Het boekingsnummer klopt wel: ook boekingsgegevens worden gestolen.',
        'Vlak voor een reis wil niemand een kamer kwijtraken.',
      ],
      answers: [
        'Juist: bel het nummer in uw bevestiging. Het hotel weet van niets.',
        'Juist: in uw account bij het hotel staat het verblijf als betaald.',
        'Goed, maar laat het ook het hotel weten: iemand anders heeft de boekingen in handen.',
        'Dit is nep, ook al kloppen de gegevens. Er zou geld van uw kaart worden afgeschreven.',
      ],
    },
    'conference-speaker': {
      name: 'Een uitnodiging om te spreken',
      subject: 'Uitnodiging: keynote bij Leaders of Industry',
      from: 'Prof. A. Lindqvist',
      legend: 'U hebt nog nooit op een congres gesproken, en u kent Leaders of Industry niet.',
      body: [
        '# U hebt ons bestuur overtuigd',
        'Geachte {vooraanstaande expert},',
        'Graag horen wij u als keynotespreker voor 2.000 gasten. {Alleen de programmabijdrage van € 390} komt voor uw rekening.',
        'Bevestig dit uiterlijk morgen met uw werkaccount, want het programma gaat naar de drukker.',
        '→ Lezing bevestigen',
      ],
      header: 'Een domein waarover verder niets bekend is. Zoek los van de e-mail naar het congres.',
      callouts: ['Expert waarin? Vleierij zonder naam.', 'Echte congressen betalen hun sprekers, en niet andersom.'],
      answers: [
        'Via hun nummer komt u bij henzelf uit. Iemand uit uw vakgebied kan u meer vertellen.',
        'Wie zoekt, vindt geen congres met die naam. Meld de e-mail, zodat collega’s het weten.',
        'Juist: vleierij, kosten en het wachtwoord van uw werkaccount.',
        'Dit is nep. Het geld en het wachtwoord zou u kwijt zijn.',
      ],
    },
    'calendar-invite': {
      name: 'Uitnodiging voor een vergadering',
      subject: 'Gewijzigd: reorganisatie van uw afdeling, 15.00 uur',
      from: 'Vergadering',
      legend: 'In uw agenda staat zo’n vergadering niet. In uw bedrijf komt een uitnodiging van een collega, via de agenda.',
      body: [
        'De vergadering {“Reorganisatie: wie blijft, wie gaat”} is verplaatst naar vandaag 15.00 uur.',
        '| Organisator | Directie',
        '| Deelnemers | {u en 4 anderen}',
        'De stukken met de namen kunt u na het aanmelden inzien:',
        '→ Vergaderstukken bekijken',
      ],
      header: 'Niemand van uw bedrijf: meet-invite.example.',
      callouts: ['Een titel die niemand kan negeren.', 'Wie zijn de anderen? In een echte uitnodiging ziet u dat.'],
      answers: [
        'Uw leidinggevende kan het u vertellen. Maar een blik in uw agenda is genoeg.',
        'Juist: in uw agenda staat zo’n vergadering niet.',
        'Juist: de e-mail speelt in op angst en wil dat u zich aanmeldt.',
        'Dit is nep. Achter de “vergaderstukken” zit een aanmeldformulier.',
      ],
    },
    'room-block': {
      name: 'Kamers bij het congres',
      subject: 'Nordkonf: uw kamer is nog niet geboekt',
      from: 'Nordkonf Kamers',
      legend: 'U bent ingeschreven voor Nordkonf (nordkonf.example). In de bevestiging stond niets over kamers.',
      body: [
        '# Kamers dicht bij het congres',
        'Beste deelnemer,',
        'Als {officiële hotelpartner} houden wij tot en met donderdag een kamer voor u vrij, voor € 119 per nacht.',
        'Daarna zijn er alleen nog kamers vanaf € 260. Het bedrag wordt meteen afgeschreven, en {annuleren is niet mogelijk}.',
        '→ Kamer boeken',
        '~ nordkonf-hotels.example is niet verantwoordelijk voor het programma.',
      ],
      header: 'nordkonf-hotels.example is niet nordkonf.example. Deelnemerslijsten zijn vaak openbaar.',
      callouts: [
        'Dat kan iedereen zeggen. Of het waar is, weet alleen de organisator.',
        'Meteen betaald en niet te annuleren: het geld is weg.',
      ],
      answers: [
        'Juist: bel de organisator op het nummer op de website van het congres. Daar weten ze wie de partners zijn.',
        'Op de website van Nordkonf staat geen partner, en dat is een sterke aanwijzing. Alleen de organisator weet het zeker.',
        'Een melding is goed; vraag het eventueel eerst aan de organisator, die alle deelnemers kan waarschuwen.',
        'Dit is nep. Bij het hotel zal er geen boeking voor u zijn.',
      ],
    },
    'toll-fine': {
      name: 'Tol niet betaald',
      legend: 'Vorige week reed u in een huurauto. Het verhuurbedrijf zet de tol op de factuur.',
      body: [
        'Laatste aanmaning: voor uw voertuig staat {€ 6,40 tol} open. Betaal vandaag om een boete van € 85 te voorkomen: {toll-office-pay.example}',
      ],
      header: 'Een instantie die vanaf een gewoon telefoonnummer schrijft.',
      callouts: [
        'Welke auto, welke weg, welke dag? In een echte aanmaning staat dat.',
        'Een klein bedrag tegenover een hoge boete: dan betalen mensen snel. Het is om de kaartgegevens te doen.',
      ],
      answers: [
        'Het verhuurbedrijf kan het u vertellen. De eigen website van het tolbedrijf is sneller.',
        'Juist: op de eigen website van het tolbedrijf kunt u op kenteken zoeken.',
        'Juist: zulke berichten gaan naar willekeurige nummers.',
        'Dit is nep. Met het kaartnummer wordt meer dan € 6,40 afgeschreven.',
      ],
    },
    'train-ticket': {
      name: 'Uw treinkaartje',
      subject: 'Uw kaartje naar Westbrook, bestelling R-20817',
      from: 'Railhop',
      legend:
        'Tien minuten geleden hebt u in de app van Railhop een kaartje naar Westbrook gekocht. Railhop schrijft vanaf railhop.example.',
      body: [
        '# Bedankt voor uw bestelling',
        '| Bestelling | {R-20817}',
        '| Trein | dinsdag, 8.04 uur, Westbrook',
        '| Prijs | € 34,00, betaald',
        'Het kaartje staat in de app. In de trein {laat u gewoon uw telefoon zien}.',
      ],
      header: 'Het echte domein, tien minuten na uw aankoop.',
      callouts: ['Nummer, trein en prijs zijn dezelfde als in de app.', 'Alles is geregeld. De e-mail vraagt niets van u.'],
      answers: [
        'Railhop zou de bestelling bevestigen. Navragen is niet nodig.',
        'In de app staat het kaartje. Kijken kan geen kwaad.',
        'Dit is de bevestiging van uw eigen bestelling; er valt niets te melden.',
        'Juist: u verwachtte deze e-mail, alles klopt, en er wordt niets gevraagd.',
      ],
    },
  },
};
