/** More characters than this make a description (contract section 3). */
export const DESCRIPTION_CHARACTERS = 80;

/** Longer texts that hold such words speak about them ("our shop in Leeds is coming soon"). */
const EXCUSE_CHARACTERS = 400;

/** What pages say that have nothing to say yet, or not to us. Only short texts are tried; patterns are linear. */
const EXCUSES: readonly { readonly what: string; readonly words: readonly RegExp[] }[] = [
  {
    what: 'a bot check',
    words: [
      /^just a moment/i,
      /checking your browser|checking if the site connection is secure|ddos protection by/i,
      /verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot|unusual traffic from/i,
      /enable javascript and cookies to continue|^attention required/i,
    ],
  },
  {
    what: 'an error page',
    words: [
      /\b(?:403 forbidden|404 not found|500 internal server error|502 bad gateway|503 service unavailable)\b/i,
      /page (?:was |could )?not (?:be )?found|access denied|error establishing a database connection/i,
      /account (?:has been )?suspended|bandwidth limit exceeded/i,
    ],
  },
  {
    what: 'a parking page',
    words: [
      /domain (?:name )?(?:is|may be) for sale|buy this domain|domain parking|sponsored listings/i,
      /this domain (?:is|has been) (?:parked|registered|expired)|domain (?:steht|ist) zum verkauf/i,
      /domaine est à vendre|dominio está en venta|домен (?:продаётся|продается|припаркован)/i,
    ],
  },
  {
    what: 'a placeholder',
    words: [
      /lorem ipsum|^coming soon|(?:site|page|website) (?:is )?coming soon|^under construction/i,
      /(?:site|page|website) (?:is )?(?:currently )?(?:under construction|being built|being updated)/i,
      /welcome to nginx|apache2? (?:ubuntu |debian )?default page|^it works!|^index of \/|default web site page/i,
      /welcome to wordpress\. this is your first post|just another wordpress site/i,
      /(?:seite|website|homepage) (?:ist |befindet sich )?(?:noch )?im aufbau|(?:site|page) en construction/i,
      /(?:sitio|página|web) en construcción|(?:sito|pagina) in costruzione|(?:site|página) em construção/i,
      /(?:siden|hjemmesiden|sidan|webbplatsen) (?:er |är )?under (?:opbygning|oppbygging|uppbyggnad|konstruktion)/i,
      /сайт (?:находится )?в разработке|(?:サイト|ページ)[^。]{0,10}準備中|(?:网站|网页)(?:正在)?(?:建设|维护)中/i,
    ],
  },
  { what: 'a request to switch scripts on', words: [/(?:enable|activate|turn on) javascript|javascript enabled/i] },
];

/** What a text is worth as a description. */
export interface ProseCheck {
  /** Characters, as a reader counts them. */
  readonly characters: number;
  /** Why it is no description: "a parking page", "too short", "no sentences"; null when it is one. */
  readonly fault: string | null;
}

/** Decides whether a text says something about a site: long enough, made of words, no excuse for a missing page. */
export function checkProse(text: string): ProseCheck {
  const trimmed = text.trim();
  const characters = [...trimmed].length;
  const excuse =
    characters > EXCUSE_CHARACTERS
      ? undefined
      : EXCUSES.find(({ words }) => words.some((pattern) => pattern.test(trimmed)));
  if (excuse !== undefined) return { characters, fault: excuse.what };
  if (characters <= DESCRIPTION_CHARACTERS) return { characters, fault: 'too short' };
  return { characters, fault: isMadeOfWords(trimmed) ? null : 'no sentences' };
}

/** Mostly letters, and not the same few words over and over; works for scripts without spaces too. */
function isMadeOfWords(text: string): boolean {
  const sample = text.slice(0, 2000);
  const dense = sample.replace(/\s+/g, '');
  const letters = dense.replace(/[^\p{L}\p{M}]+/gu, '').length;
  if (letters < dense.length * 0.6) return false;
  const words = sample.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length < 8 ? letters > 40 : new Set(words).size >= Math.min(8, words.length / 3);
}
