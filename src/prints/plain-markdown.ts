/** Text of a site as plain words on one line: nothing in it may act as Markdown or HTML. */
export function plainMarkdown(text: string): string {
  return escapeMarkdown(text.replace(/\s+/g, ' ').trim());
}

/**
 * The same words and white space with a backslash before each sign that could act as Markdown or HTML; a number sign acts
 * only where a word begins with it (CommonMark 0.31, 2.4 and 4.2). Some readers take the backslashes off the brackets in
 * the words of a link and then look for links and pictures in them once more: they find none without "](".
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]|(?<!\S)#|(?<=\])\(/g, '\\$&');
}

/** An address, name or rule as code; a backtick in it would end the code, so it is percent-encoded. */
export function codeSpan(text: string): string {
  return `\`${text.replaceAll('`', '%60')}\``;
}
