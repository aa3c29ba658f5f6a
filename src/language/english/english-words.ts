const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that say by themselves that a sentence is English: no other language in Latin letters writes them so. */
export const ENGLISH_ONLY: ReadonlySet<string> = words(`
  about accepts account addresses after afternoon agents all already also always and another any anything anyone are around ask asks away
  bakery bakes baked baking because bed beds been before behind below beside best better between beyond bike book books booked booking bookings bookshop
  both bread breakfast bring brings build builds business buy call calls called can cheese children choose church clean close closed closes
  clothes coffee come comes contact cooked cooking costs could country craft cup cups customers cut
  daily day days deliver delivered delivery details dinner directions dishes does door down drink drinks dry during
  each early easter easy eat either email english enjoy enquiries evening evenings every everyday everyone everything except
  family farm few fill find fish fitted five floor flour flowers follow food foods found four free fresh freshly friday fridays friends from
  fruit full further garden get gets gift gifts give given glass go goes good great ground group groups grow guests
  hair half hand handmade have having hear help here high holiday holidays home homemade honey hour hours house how however hundred
  including inside into its journey just keep keeps kitchen know language large largest last late latest learn leave leaves lesson lessons
  let like list little live local look looking lunch made make makes making many map maps market meals meat meet meeting meets message messages
  minutes monday mondays month months more morning mornings most much music must named names near nearby need needs never new news next
  night nights nothing noon number numbers offers often oldest once ones online only opened opening opens order orders ordering other our ours out
  outside owner own pages paid parking pay payment people phone pick pickup pictures place places please prepare prepared price prices products
  public quality questions quiet rate rates read reading ready repair repairs request requests reserve rooms round run runs rye
  saturday saturdays says school season seats see sell sells send sent serve served serves service services seven several share shop shops
  should show shows since six sleep small smell sold some something soon soup spring stay stays still stop street students summer sunday
  sundays support surgery sweet sweets take taken takes taste taught tea teach teaches teaching tell ten than thank that the their them then there
  these they thing things this those three through thursday thursdays ticket tickets today together tomorrow tour tours town traditional try
  tuesday tuesdays twice two types until upstairs used using vegetables very view visit visiting visitors
  waiting walk walks warm wash water way wedding weddings wednesday wednesdays week weekend weekends weekly weeks welcome well were what when where
  whether which while who whole whose why will window wine winery winter wish with within without women wood words work works workshop workshops
  world would write writes writing year years yearly you young your yours
`);

/** Words of English that other languages write, too: they count only beside one of those above. */
export const ENGLISH_ALSO: ReadonlySet<string> = words(`
  a address album an art as at bar be board boat but by car card cards care cash center centre chef city club company date do for format
  garage group hall has he her hot hotel i if in information is it kind land license long man me menu met minute month my name no not
  of off office old on one open or organic over page park per person plan point post pro product program project region register restaurant rest
  room sauce season set she sign site smart so sound sport standard star studio style summit team test tip to top tram type under up us via
  was we wild yoga
`);
