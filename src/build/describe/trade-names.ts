/** What English firms are called after, by the id of their kind. Elsewhere these words are no kind: news is of construction, too. */
const TRADES: Readonly<Record<string, string>> = {
  'amenity/bank': 'bank',
  'amenity/doctors':
    'dermatology pediatrics paediatrics cardiology orthopedics orthopaedics urology ophthalmology gastroenterology gynecology',
  'amenity/restaurant': 'grill diner eatery cantina',
  'amenity/storage': 'storage',
  'craft/brewery': 'brewing',
  'craft/builder': 'construction contracting remodeling renovation renovations',
  'craft/interior_decorator': 'interiors',
  'craft/plasterer': 'drywall plastering',
  'craft/stonemason': 'masonry',
  'craft/winery': 'vineyards cellars wines',
  'leisure/fitness_centre': 'fitness',
  'office/accountant': 'accounting cpa cpas',
  'office/estate_agent': 'realty',
  'office/moving_company': 'moving',
  'shop/florist': 'flowers blooms',
  'shop/funeral_directors': 'mortuary',
  'shop/optician': 'optical eyecare',
};

const BY_WORD = new Map(Object.entries(TRADES).flatMap(([id, words]) => words.split(' ').map((word) => [word, id])));

/** The kind that the last word of an English name tells: "Upland Construction", "Lakeside Dermatology"; null where it is the only one. */
export function tradeOf(words: readonly string[]): string | null {
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (last && BY_WORD.get(last.toLowerCase())) ?? null;
}
