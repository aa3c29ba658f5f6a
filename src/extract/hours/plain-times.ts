const DIGIT_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50];

/** Digits of other scripts as ours; "9時30分" and "9時半" as a clock shows them. */
export function plainTimes(text: string): string {
  return text
    .replace(/[٠-٩۰-۹०-९০-৯௦-௯๐-๙]/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      return String(code - (DIGIT_ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(
      /(\d{1,2})\s?[時时點点시]\s?(?:(\d{1,2})\s?[分분]?|半|반)/gu,
      (_, hour, minute) => `${hour}:${(minute ?? '30').padStart(2, '0')}`,
    );
}
