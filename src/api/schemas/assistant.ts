import { z } from 'zod';

/** A question that a visitor may ask an assistant of a site, and what it can say. */
export const assistantAnswer = z.looseObject({
  question: z.string().min(1).describe('What a visitor asks.'),
  answer: z.string().nullable().describe('What an assistant can say from the facts of the site; null where it cannot.'),
  fact: z.string().describe('What the answer rests on, or what is missing.'),
  step: z.string().nullable().describe('What would let an assistant answer; null where it can.'),
});

/** How robots.txt treats a bot of an AI service. */
export const botRule = z.looseObject({
  agent: z.string().min(1).describe('The name of the bot.'),
  allowed: z.boolean().describe('Whether it may read the home page.'),
  lines: z.string().nullable().describe('The lines of robots.txt that decide; null where none is about it.'),
});
