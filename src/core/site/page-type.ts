/** What a single page is, as its markup or structure says; its kind (page-kind.ts) says what it is for on its site. */
export const PAGE_TYPES = {
  news_article: 'News article',
  blog_post: 'Blog post',
  article: 'Article',
  recipe: 'Recipe',
  product: 'Product page',
  product_list: 'List of products',
  event: 'Event',
  event_list: 'List of events',
  job_advert: 'Job advert',
  job_list: 'List of job adverts',
  property_advert: 'Property advert',
  forum_thread: 'Forum thread',
  question: 'Question with answers',
  video: 'Video',
  audio: 'Audio recording',
  gallery: 'Gallery',
  profile: 'Profile of a person',
  place: 'Page on a place',
  course: 'Course',
  book: 'Page on a book',
  film: 'Page on a film',
  review: 'Review',
  guide: 'Step-by-step guide',
  app: 'Page on an app',
  article_list: 'List of articles',
  list: 'List',
  password_reset: 'Password reset',
  archive: 'Archive of posts',
} as const;

export type PageType = keyof typeof PAGE_TYPES;

/** What is said of a page beside its words. */
export interface TypedPage {
  readonly type: PageType;
  /** When it was published, or for an event when it takes place: YYYY-MM-DD. */
  readonly date?: string;
  /** The thing that the page is about, by its name: the headline, the product, the dish. */
  readonly thing?: string;
  /** How many a list has. */
  readonly count?: number;
}
