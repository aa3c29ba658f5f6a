/** What few of those who call a site want: its texts printed again, an old issue, to tell its newsroom something, to reach its board. */
const ONE_THING =
  /(?<!\p{L})(?:re-?prints?|back (?:copy|copies|issues?)|(?:multiple|bulk) copies|non-personal use|re-?publi(?:sh\p{L}*|cation)|syndication|permissions?(?: to (?:use|copy|print|publish))|news tips?|tip ?line|send (?:us )?(?:a )?tips?|tips oss|tips redaksjonen|tipsa oss|board secretary|public records|records requests?|freedom of information|foia|whistle-?blow\p{L}*|nachdruck\p{L}*|abdruckrechte?|nutzungsrechte?|hinweisgeber\p{L}*|lizenzanfragen?|droits? de reproduction|derechos de reproducción|diritti di riproduzione|pour les autorités|für behörden|роскомнадзор\p{L}*|для государственных органов|перепечатк\p{L}*)(?!\p{L})|转载|轉載|授权|授權|如需使用|転載|전재/iu;

/** Between the entries of a menu or a line of contacts. */
const ENTRY = /\s[·|•]\s/u;

/** Whether the words before a number in its line say that it is for one thing that most who call do not want. */
export function isForOneThing(before: string): boolean {
  return ONE_THING.test(before.split(ENTRY).at(-1) ?? '');
}
