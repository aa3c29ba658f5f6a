import { asHeaders, LightHeaders } from './light-headers.ts';

interface TextInit {
  readonly status?: number;
  readonly statusText?: string;
  readonly headers?: Readonly<Record<string, string>> | Headers;
}

/**
 * A Response whose body is a text at hand: whoever knows the class takes the text as it is, all others read it as the body
 * of any Response. The platform's own makes a stream of every text and checks each header, which costs more than all else
 * of a short answer.
 */
class TextResponse {
  readonly bodyText: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly redirected = false;
  readonly type = 'default';
  readonly url = '';
  #platform: Response | null = null;

  constructor(text: string, { status = 200, statusText = '', headers = {} }: TextInit) {
    this.bodyText = text;
    this.status = status;
    this.statusText = statusText;
    this.headers = asHeaders(new LightHeaders(headers));
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** The same as the platform makes it. */
  get platform(): Response {
    const { status, statusText, headers } = this;
    this.#platform ??= new Response(this.bodyText, { status, statusText, headers: [...headers] });
    return this.#platform;
  }

  get body(): Response['body'] {
    return this.platform.body;
  }

  get bodyUsed(): boolean {
    return this.#platform?.bodyUsed ?? false;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.platform.arrayBuffer();
  }

  blob(): Promise<Blob> {
    return this.platform.blob();
  }

  bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.platform.bytes();
  }

  clone(): Response {
    return textResponse(this.bodyText, this);
  }

  formData(): ReturnType<Response['formData']> {
    return this.platform.formData();
  }

  json(): Promise<unknown> {
    return this.platform.json();
  }

  text(): Promise<string> {
    return this.platform.text();
  }
}

Object.setPrototypeOf(TextResponse.prototype, Response.prototype);

/** An answer whose body is a text: a Response by all that it does. */
export function textResponse(text: string, init: TextInit): Response {
  return new TextResponse(text, init) as unknown as Response;
}

/** The text of an answer that has it at hand; null of any other. */
export function bodyTextOf(answer: Response): string | null {
  return isTextResponse(answer) ? answer.bodyText : null;
}

function isTextResponse(answer: object): answer is TextResponse {
  return answer instanceof TextResponse;
}

/** An answer as the platform makes it, for those who look behind what it seems. */
export function platformResponse(answer: Response): Response {
  return isTextResponse(answer) ? answer.platform : answer;
}
