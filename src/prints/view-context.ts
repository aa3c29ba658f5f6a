/** What a view needs beside the site: where the service answers, and the moment it is drawn for. */
export interface ViewContext {
  /** Address of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** The moment of the drawing or of the answer. */
  readonly now: Date;
}
