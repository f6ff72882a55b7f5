import { pool } from './pool.ts';

export const english = pool(
  `Olivia James Amelia Thomas Grace Daniel Charlotte Samuel Hannah Michael Sophie Benjamin Emily Joshua Lucy Nathan Megan
   Andrew Chloe Matthew Rebecca Ryan Natalie Patrick Victoria Kevin Abigail Jonathan Laura Christopher Zoe Adam Rachel
   Marcus Eleanor Tyler Naomi Brandon Alice Derek Fiona Gareth Imogen Malcolm Priscilla Walter Bridget Trevor`,
  `Smith Johnson Williams Brown Taylor Davies Wilson Evans Walker Robinson Thompson Wright Hughes Edwards Green Hall Wood
   Harris Clarke Jackson Turner Hill Cooper Ward Morris Moore Baker Harrison Morgan Bennett Foster Griffin Hayes Sullivan
   O'Brien O'Connor MacLeod McCarthy Whitfield Ashworth Pemberton Blackwood Carmichael Donovan Fairbanks Hollis Kendrick
   Langley Merrick Norwood Prescott Radcliffe Sinclair Thornton Underwood Vaughan Winslow Yates Delacroix Boateng Okafor Adeyemi`,
);

export const spanish = pool(
  `María José Lucía Andrés Sofía Álvaro Inés Joaquín Carmen Sebastián Ángela Nicolás Pilar Martín Begoña Iván Rocío Raúl
   Mónica Héctor Verónica Óscar Marisol Rubén Ximena Emilio Noemí Gonzalo`,
  `García Martínez López Sánchez Pérez Gómez Fernández Díaz Muñoz Álvarez Jiménez Núñez Peña Vázquez Ibáñez Castaño Ordóñez
   Quiñones Echeverría Zúñiga Rincón Beltrán Cárdenas Montalvo Salgado Urrutia`,
);

export const french = pool(
  `Chloé Étienne Élodie François Amélie Rémi Léa Jérôme Camille Benoît Hélène Gaëtan Manon Loïc Anaïs Théo Margaux Cédric
   Noémie Frédéric Séverine Mathieu Océane Grégoire Aurélie Raphaël`,
  `Martin Lefèvre Moreau Girard Bélanger Gauthier Lévesque Côté Fournier Rousseau Chevalier Dubois Mercier Besançon Noël
   Hébert Thériault Delorme Aubé Garçon Lemaître Pelletier Vasseur Charpentier`,
);

export const german = pool(
  `Jürgen Sabine Günther Annika Björn Katharina Jörg Lena Matthias Käthe Florian Svenja Tobias Marlene Stefan Friederike
   Lukas Heike Dominik Ulrike Sören Bärbel Philipp Antje`,
  `Müller Schröder Weiß Krüger Jäger König Schäfer Günther Böhm Hoffmann Becker Vogel Straßburger Lindemann Brückner Köhler
   Zimmermann Großmann Pfeiffer Kühn Winkler Röttger Albrecht Haase`,
);

export const italian = pool(
  `Giulia Niccolò Chiara Alessandro Francesca Lorenzo Martina Matteo Beatrice Davide Elisa Riccardo Serena Tommaso Ilaria
   Gabriele Noemi Fabrizio Caterina Stefano`,
  `Rossi Ferrari Esposito Bianchi Romano Colombo Ricci Greco Conti De_Luca Mancini Lombardi Moretti Barbieri Fontana Santoro
   Caruso D'Angelo Pellegrini Cantù`,
);

export const portuguese = pool(
  `João Beatriz Thiago Letícia Antônio Flávia Luís Débora Vinícius Patrícia Márcio Cláudia Estêvão Inês Caio Heloísa Tomás
   Lívia Fábio Conceição`,
  `Silva Conceição Gonçalves Araújo Simões Brandão Magalhães Guimarães Falcão Assunção Leitão Rebouças Sampaio Vasconcelos
   Moura Nóbrega Teixeira Cunha Barbosa Galvão`,
);
