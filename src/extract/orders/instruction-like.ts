import { ownText } from '../../core/own-text.ts';
import { isLikely } from './order-likeness.ts';
import { readingsOf } from './order-readings.ts';
import { isOrder, isSystemOrder } from './order-rules.ts';
import type { OrderScene } from './order-scene.ts';
import { scenesOf } from './order-scenes.ts';
import { unveil } from './order-text.ts';

/** Marks by which chat programs tell whose words follow; nobody writes them for people. */
const CHAT_MARKS =
  /<\|?(?:im_start|im_end|system|assistant|endoftext|eot_id|start_header_id)\|?>|<\|[a-z_]{2,20}\|>|\[\/(?:INST|SYS|SYSTEM)\]|<<SYS>>|\b(?:BEGIN|END) SYSTEM PROMPT\b|"role"\s*:\s*"(?:system|developer)"|(?:^|\n)\s*assistant:[^\n]*\n\s*(?:user|human):|(?:^|\n)\s*assistant:\s*(?:understood|sure|certainly|of course|okay|i(?: will|['’]ll))\b|\b(?:user|human):[^\n]{1,200}\?\s+assistant:|\bend of [a-z ]{4,30}\][\s.]*(?:user|human|assistant)\s*:/iu;

/** A picture in Markdown: whoever shows the words of an agent as such asks a stranger's server for it. */
const PICTURE_MARK = /!\[[^\]\n]{0,200}\]\(\s{0,9}<?(?:https?:)?\/\//i;

const SYSTEM_MARK = new RegExp(
  [
    '(?:^|[\\n.!?>#*([{"\'])\\s*system(?: (?:message|notice|prompt|instructions?|override|note|update|alert|command))?\\s*[:>\\]]',
    '(?:^|[\\n.!?>])\\s*[[({<]{1,2}\\/?\\s*(?:system|developer|admin|root|operator)\\b[^\\n\\])}>]{0,20}[\\])}>]',
    '(?:^|\\n)\\s*#{2,}\\s*(?:system|instruction)s?\\s*:|\\[(?:INST|SYS|SYSTEM)\\]',
    '<\\/?(?:tool|function)_(?:results?|response|output|calls?)>|(?:^|[\\n.!?>])\\s*(?:tool|function) (?:output|results?|response)\\s*[:.>\\]]',
    '\\bend of (?:the |this )?(?:retrieved |quoted |fetched )?(?:web ?page|page|document|content|text|article|context|data|input)\\b',
    '\\bnew (?:message|request|input) from (?:the|your) user\\s*:',
    '(?:^|[\\n.!?>#*])\\s*developer (?:message|prompt|instructions?|override|command)\\s*[:>\\]]',
    '"(?:tool|tool_name|function|name)"\\s*:\\s*"[\\w.]+"\\s*,\\s*"(?:arguments|parameters|args|input)"\\s*:',
    '(?:^|[\\n.!?>])\\s*#{2,}\\s*(?:response|assistant|user|human)\\s*:|"role"\\s*:\\s*"assistant"',
    '\\b(?:assistant|agent|ai|llm|model|bot) (?:note|notice|message|memo|directive)s?\\s*:',
    '\\b(?:admin|root|developer|maintenance) (?:override|access|mode) (?:accepted|granted|enabled|is on)\\b',
    '"(?:system_)?(?:instructions?|prompt)"\\s*:\\s*"',
    'system(?:hinweis|nachricht|meldung|anweisung|meddelelse|besked|melding|meddelande|bericht)\\s*:',
    '(?:message (?:du )?système|mensaje del? sistema|mensagem d[eo] sistema|messaggio d(?:i|el) sistema|mesaj (?:de|al) sistem)\\s*:',
    '(?:системное сообщение|сообщение системы|системне повідомлення|komunikat systemowy|systémová zpráva|sistem mesajı)\\s*:',
    '(?:رسالة النظام|システムメッセージ|系统(?:消息|提示|指令)|系統(?:訊息|提示|指令)|시스템 메시지)\\s*[:：]',
  ].join('|'),
  'iu',
);

/** What all marks hold: a quick look. */
const MARKS =
  /!\[|s[yi]st[eèé]m|[<#[][<|#/IStf]|end of |from (?:the|your) user|(?:tool|function) |"role"|assistant:|developer|admin|operator|(?:note|notice|message|memo|directive)s?\s*:|response:|access granted|maintenance|"arg|"param|"input|"instr|"prompt|систем|النظام|システム|系[统統]|시스템/i;

/**
 * True when a passage gives orders to AI agents, in whatever letters that read as such: parts of an order (who is meant,
 * what is asked, of what) are found by the words of all languages (content/language) and put together by a few rules, so
 * that prose about machines is not taken for one. Linear in the text.
 */
export function isInstructionLike(text: string): boolean {
  if (text.length < 8) return false;
  const before = judged.get(text);
  if (before !== undefined) return before;
  const mayBeLikely = !ADDRESS.test(text);
  const is = readingsOf(unveil(text)).some((reading) => holdsOrder(reading, mayBeLikely));
  if (judged.size >= MAX_JUDGED) judged.clear();
  judged.set(ownText(text), is);
  return is;
}

/** Facts of a site are looked at where they are read and once more together; texts of other sites are soon let go. */
const MAX_JUDGED = 1_000;
const judged = new Map<string, boolean>();

/** Its words are the site's own, and names of parameters, in a row that no sentence has: what is learnt tells nothing of it. */
const ADDRESS = /^(?:https?:\/)?\/\S*$/i;

function holdsOrder(text: string, mayBeLikely: boolean): boolean {
  const mayBeMarked = MARKS.test(text);
  if (mayBeMarked && (CHAT_MARKS.test(text) || PICTURE_MARK.test(text))) return true;
  const isMarked = mayBeMarked && SYSTEM_MARK.test(text);
  return scenesOf(text, isMarked ? 1 : undefined).some(({ scene, own, isMain }) => {
    const holds = (said: OrderScene) =>
      isOrder(said) || (isMarked && isSystemOrder(said)) || (mayBeLikely && isMain && isLikely(said, isMarked));
    return holds(scene) && (own() === scene || holds(own()));
  });
}
