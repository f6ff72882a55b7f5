import { pool } from './pool.ts';

export const hebrew = pool(
  `נועה:noa איתי:itay תמר:tamar יונתן:yonatan מאיה:maya עומר:omer שירה:shira דניאל:daniel יעל:yael אורי:uri הדס:hadas
   אלון:alon רוני:roni גיא:guy ליאת:liat עידו:ido מיכל:michal נדב:nadav ענבל:inbal אסף:asaf`,
  `כהן:cohen לוי:levi מזרחי:mizrahi פרץ:peretz ביטון:biton אברהמי:avrahami פרידמן:friedman שפירא:shapira אזולאי:azoulay
   גולן:golan ברק:barak רוזנברג:rosenberg חדד:hadad אדלר:adler שגב:segev בן-דוד:ben-david קפלן:kaplan מלכה:malka`,
);

export const arabic = pool(
  `فاطمة:fatima محمد:mohammed ليلى:layla عمر:omar مريم:maryam خالد:khalid نور:noor يوسف:yousef سلمى:salma كريم:karim
   هدى:huda طارق:tariq رانيا:rania سامي:sami زينب:zainab وليد:waleed دانة:dana ماجد:majed`,
  `الحداد:alhaddad المنصوري:almansoori حسن:hassan النجار:alnajjar خليل:khalil الشامي:alshami منصور:mansour العلي:alali
   درويش:darwish الزعابي:alzaabi صالح:saleh الخطيب:alkhatib ناصر:nasser حمدان:hamdan قاسم:qasim بشارة:bishara`,
);

export const greekMen = pool(
  `Γιώργος:giorgos Δημήτρης:dimitris Νίκος:nikos Κώστας:kostas Αλέξανδρος:alexandros Σταύρος:stavros Θανάσης:thanasis
   Μιχάλης:michalis`,
  `Παπαδόπουλος:papadopoulos Οικονόμου:oikonomou Γεωργίου:georgiou Νικολαΐδης:nikolaidis Αντωνίου:antoniou
   Καραγιάννης:karagiannis Βλάχος:vlachos Δημητρίου:dimitriou`,
);

export const greekWomen = pool(
  `Μαρία:maria Ελένη:eleni Κατερίνα:katerina Σοφία:sofia Βασιλική:vasiliki Δέσποινα:despoina Ιωάννα:ioanna Χριστίνα:christina`,
  `Παπαδοπούλου:papadopoulou Οικονόμου:oikonomou Γεωργίου:georgiou Νικολαΐδου:nikolaidou Αντωνίου:antoniou
   Καραγιάννη:karagianni Βλάχου:vlachou Δημητρίου:dimitriou`,
);

export const cyrillic = pool(
  `Олена:olena Андрій:andrii Ірина:iryna Сергій:serhii Наталія:nataliia Дмитро:dmytro Катерина:kateryna Тарас:taras
   Алексей:alexey Марина:marina Игорь:igor Светлана:svetlana Борис:boris Анна:anna Людмила:liudmyla Павел:pavel`,
  `Шевченко:shevchenko Коваленко:kovalenko Бондаренко:bondarenko Мельник:melnyk Савчук:savchuk Ткаченко:tkachenko
   Кравчук:kravchuk Лысенко:lysenko Мороз:moroz Гончар:honchar Данилюк:danyliuk Левченко:levchenko Бойко:boiko Швец:shvets`,
);

export const japanese = pool(
  `美咲:misaki 翔太:shota さくら:sakura 健一:kenichi 陽子:yoko 大輔:daisuke 直美:naomi 拓也:takuya 真由美:mayumi 亮:ryo
   千尋:chihiro 和也:kazuya 優子:yuko 誠:makoto`,
  `佐藤:sato 鈴木:suzuki 高橋:takahashi 田中:tanaka 伊藤:ito 渡辺:watanabe 山本:yamamoto 中村:nakamura 小林:kobayashi
   加藤:kato 吉田:yoshida 松本:matsumoto 清水:shimizu 森:mori`,
);

export const chinese = pool(
  `伟:wei 芳:fang 秀英:xiuying 敏:min 静:jing 强:qiang 丽华:lihua 建国:jianguo 晓明:xiaoming 雪梅:xuemei 志强:zhiqiang
   欣怡:xinyi 浩然:haoran 思远:siyuan`,
  `王:wang 李:li 张:zhang 刘:liu 陈:chen 杨:yang 黄:huang 赵:zhao 吴:wu 周:zhou 徐:xu 孙:sun 林:lin 郑:zheng`,
);
