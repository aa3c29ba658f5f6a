/** How a provider is shown what is to stay as it is. */
export interface TokenForm {
  /** A text for the provider. */
  readonly toProvider: (text: string) => string;
  /** Its English. */
  readonly fromProvider: (text: string) => string;
}

const TOKEN = /⟦(\d{1,4})⟧/gu;

/** Marks of footnotes, which models for plain text know from where they learned. */
export const FOOTNOTES: TokenForm = {
  toProvider: (text) => text.replace(TOKEN, '[$1]'),
  fromProvider: (text) => text.replace(/\[\s?(\d{1,4})\s?\]/g, '⟦$1⟧'),
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

/** Empty XML elements, which engines that read markup carry along. */
export const XML_TAGS: TokenForm = {
  toProvider: (text) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replace(TOKEN, '<x id="$1"/>'),
  fromProvider: (text) =>
    text
      .replace(/<x id="(\d{1,4})"\s?(?:\/>|><\/x>)/g, '⟦$1⟧')
      .replace(/&(amp|lt|gt|quot|apos|#39);/g, (whole, name: string) => CHARACTERS[name] ?? whole),
};
