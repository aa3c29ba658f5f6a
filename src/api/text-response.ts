/**
 * A Response whose body is a text at hand: whoever knows the class takes the text as it is, all others read it as the body
 * of any Response. The platform's own makes a stream of every text, which costs more than all else of a short answer.
 */
export class TextResponse extends Response {
  readonly bodyText: string;
  #readable: Response | null = null;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.bodyText = text;
  }

  #asReadable(): Response {
    this.#readable ??= new Response(this.bodyText, { headers: this.headers });
    return this.#readable;
  }

  override get body(): Response['body'] {
    return this.#asReadable().body;
  }

  override get bodyUsed(): boolean {
    return this.#readable?.bodyUsed ?? false;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#asReadable().arrayBuffer();
  }

  override blob(): Promise<Blob> {
    return this.#asReadable().blob();
  }

  override bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#asReadable().bytes();
  }

  override clone(): Response {
    const { status, statusText, headers } = this;
    return new TextResponse(this.bodyText, { status, statusText, headers });
  }

  override formData(): ReturnType<Response['formData']> {
    return this.#asReadable().formData();
  }

  override json(): Promise<unknown> {
    return this.#asReadable().json();
  }

  override text(): Promise<string> {
    return this.#asReadable().text();
  }
}
