import { pool } from './pool.ts';

export const nordic = pool(
  `Åsa Søren Ingrid Lars Maja Bjørn Freja Mikkel Elin Håkon Signe Jesper Linnéa Torbjörn Aino Väinö Sigrún Øystein Märta Kåre
   Solveig Rasmus Tuuli Eskil`,
  `Åkesson Sørensen Lindström Bergström Østergaard Nygård Sjöberg Håkansson Jørgensen Mäkinen Virtanen Hämäläinen Þorvaldsen
   Ødegård Kjær Engström Löfgren Rønning Strömberg Nyström`,
);

export const dutch = pool(
  `Daan Femke Joris Anouk Sjoerd Lotte Thijs Maartje Ruben Noor Bram Sanne Koen Eveline Wouter Liselotte Pieter Fleur`,
  `de_Vries van_der_Berg Bakker Visser Smit Meijer de_Boer Mulder Bos Vos Peeters van_den_Heuvel Dekker Hendriks Kuipers
   Janssen Claes Verhoeven Willems ten_Brink`,
);

export const polish = pool(
  `Michał Agnieszka Łukasz Małgorzata Paweł Żaneta Grzegorz Katarzyna Wojciech Bożena Stanisław Elżbieta Jędrzej Joanna
   Rafał Świetlana Mirosław Hanna`,
  `Nowak Wójcik Kowalczyk Woźniak Mazur Krawczyk Kaczmarek Zając Król Wieczorek Dudek Adamczyk Gołąb Sikora Duda Pietrzak
   Błaszczyk Kołodziej`,
);

export const turkish = pool(
  `Ayşe Çağla Emre Gökhan İpek Işıl Kağan Ömer Özlem Şule Tuğba Ufuk Zeynep Yiğit Büşra Cem Defne Barış`,
  `Yılmaz Çelik Şahin Öztürk Aydın Kılıç Doğan Arslan Güneş Koç Erdoğan Aksoy Bulut Tekin Güler Özkan Şimşek Uçar`,
);

export const indian = pool(
  `Aarav Priya Rohan Ananya Vikram Kavya Arjun Meera Siddharth Lakshmi Rahul Nandini Karthik Divya Sanjay Pooja Imran Fatima
   Harpreet Sunita`,
  `Sharma Patel Iyer Reddy Gupta Nair Singh Banerjee Kapoor Desai Menon Chatterjee Rao Joshi Kulkarni Khan Pillai Bhat Mehta
   Subramanian`,
);

export const vietnamese = pool(
  `Minh Thảo Đức Linh Huy Phương Tuấn Hạnh Quân Trang Dũng Ngọc`,
  `Nguyễn Trần Lê Phạm Huỳnh Phan Vũ Đặng Bùi Đỗ Hồ Dương`,
);
