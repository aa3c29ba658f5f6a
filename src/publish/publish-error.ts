/** Drawing failed for a reason that an operator can mend: the message says what is wrong and how to mend it. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
