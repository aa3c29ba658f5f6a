/**
 * Sentences that talk to a machine reader instead of a person. Each pattern is linear (bounded gaps) and needs an order
 * together with its object, so that prose about artificial intelligence is not taken for one.
 */
const ORDERS: readonly RegExp[] = [
  // English
  /\b(?:ignore|disregard|forget|override|bypass|do not follow)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|system|other)\b.{0,30}\b(?:instruction|prompt|direction|command|guideline|rule|context|programming)/iu,
  /\b(?:reveal|print|output|repeat|show|leak|disclose)\b.{0,30}\b(?:system prompt|your (?:instructions|prompt)|hidden prompt|initial instructions)/iu,
  /\b(?:as an?|if you are an?|dear|attention|note to|notice to|message (?:to|for)|instructions? (?:to|for)|hey|hello)\b.{0,15}\b(?:AI|LLM|language model|chatbot|AI (?:agent|assistant|model|crawler)|(?:AI|autonomous|browsing|web) agents?|(?:virtual|digital) assistants?|ChatGPT|GPT|Claude|Gemini|Copilot)\b.{0,60}\b(?:must|should|have to|need to|you (?:will|shall|are)|please|always|never|ignore|recommend|do not|don't|send|visit|tell|say|rate|rank)\b/iu,
  /\b(?:AI|LLM|language models?|AI (?:agents?|assistants?|models?)|chatbots?)\b.{0,20}\b(?:reading|visiting|processing|summari[sz]ing|parsing|crawling|indexing|scraping) (?:this|the)\b.{0,60}\b(?:must|should|have to|need to|please|always|never|ignore)\b/iu,
  /\byou are (?:now|no longer)\b.{0,60}\b(?:assistant|AI|model|agent|DAN|mode|jailbroken|bound|restricted)\b/iu,
  /\b(?:new|updated|real|hidden|secret|important) (?:system )?(?:instructions?|prompt)(?: for (?:the )?(?:AI|agents?|assistants?|models?))?\s*[:=]/iu,
  /(?:<\|?(?:im_start|im_end|system|assistant|endoftext)\|?>|\[\/?(?:INST|SYS|SYSTEM)\]|<<SYS>>|^\s*###?\s*(?:system|instruction)s?\s*:|\bBEGIN (?:SYSTEM )?PROMPT\b)/iu,
  /\b(?:tell|convince|instruct|persuade|advise) (?:the|your) (?:user|human)s?\b.{0,80}\b(?:that|to|buy|visit|click|send|pay|enter)\b/iu,
  // German
  /\b(?:ignorier\w*|missacht\w*|vergiss|vergessen sie)\b.{0,40}\b(?:vorherig\w*|vorig\w*|bisherig\w*|obig\w*|alle|deine|ihre)\b.{0,40}(?:anweisung|instruktion|befehl|prompt|regel|vorgabe)/iu,
  /\b(?:als (?:KI|künstliche intelligenz|sprachmodell)|(?:KI|AI)-(?:agent\w*|assistent\w*|modell\w*))\b.{0,40}\b(?:musst|müssen sie|sollst|sollen sie|bitte|darfst|empfiehl|empfehlen sie|antworte)\b/iu,
  // French
  /\b(?:ignore[zr]?|oublie[zr]?|ne tiens pas compte|ne tenez pas compte|fais abstraction)\b.{0,40}(?:instruction|consigne|directive|prompt|règle)s?.{0,30}(?:précédent|antérieur|ci-dessus|système|reçu)/iu,
  /\b(?:en tant qu['’](?:IA|intelligence artificielle|assistant|agent)|(?:agents?|assistants?|modèles?) (?:d['’])?IA)\b.{0,50}\b(?:dois|devez|doivent|veuillez|recommande[zr]?)\b/iu,
  // Spanish, Portuguese, Italian
  /\b(?:ignor[ae]\w*|olvid[ae]\w*|haz caso omiso|desconsider[ae]\w*|esqueç[ao]\w*|dimentic\w*|non considerare)\b.{0,40}(?:instrucci|instruç|istruzion|indicaci|órden|ordens|prompt|regla|regra|regol).{0,30}(?:anterior|previ|precedent|antes|arriba|acima|sistema)/iu,
  /\b(?:ignor[ae]\w*|olvid[ae]\w*|dimentic\w*)\b.{0,20}(?:todas|tutte|anteriores|precedenti|previas).{0,20}(?:instrucci|instruç|istruzion|prompt)/iu,
  /\b(?:como (?:una? )?(?:IA|inteligencia artificial|inteligência artificial|modelo de lengu|asistente|assistente)|come (?:IA|intelligenza artificiale)|agentes? de IA)\b.{0,50}\b(?:debes|debe|deben|tienes que|deve|devem|devi|por favor)\b/iu,
  // Dutch, Danish, Norwegian, Swedish
  /\b(?:negeer|vergeet|ignorer|ignorera|glem|glöm|se bort fra|bortse från)\b.{0,40}\b(?:vorige|eerdere|alle|bovenstaande|tidligere|tidigare|forrige|föregående|ovenstående)\b.{0,30}(?:instruct|instruks|instrukt|opdracht|anvisning|prompt|kommando)/iu,
  /\b(?:som (?:en )?(?:AI|KI|sprogmodel|språkmodell)|als (?:een )?AI)\b.{0,40}\b(?:skal du|skal|skall|ska du|måste|moet|bør|bör)\b/iu,
  // Polish, Czech, Slovak
  /(?:zignoruj|ignoruj|zapomnij|pomiń|ignorujte|zapomeň|zapomeňte|zabudni)\S{0,4}.{0,40}(?:poprzedni|wcześniejsz|wszystki|předchozí|všechny|predchádzajúc|všetky).{0,30}(?:instrukcj|poleceni|prompt|pokyn|instrukc|inštrukci|příkaz)/iu,
  // Russian, Ukrainian
  /(?:игнорируй|проигнорируй|забудь|не обращай внимания|ігноруй|проігноруй)\S{0,4}.{0,40}(?:предыдущ|прежн|все|вышеуказан|попередн|всі).{0,30}(?:инструкц|указани|команд|промпт|правил|інструкц|вказівк)/iu,
  /(?:как (?:ИИ|искусственный интеллект|языковая модель)|(?:ИИ|AI)-(?:агент|ассистент)).{0,50}(?:должен|должны|обязан|должна|пожалуйста)/iu,
  // Turkish
  /(?:önceki|yukarıdaki|tüm|bütün).{0,30}(?:talimat|komut|yönerge|prompt).{0,30}(?:yok say|görmezden gel|unut|dikkate alma)/iu,
  // Chinese, Japanese, Korean
  /(?:忽略|无视|無視|忘记|忘記|不要理会).{0,15}(?:之前|先前|以上|上述|所有|前面|一切).{0,15}(?:指令|指示|提示|命令|规则|規則)/u,
  /(?:作为|作為|身为)(?:一个|一個|一名)?(?:AI|人工智能|人工智慧|语言模型|語言模型|助手).{0,25}(?:必须|必須|应该|應該|请|請|务必)/u,
  /(?:これまで|以前|前|上記|すべて|全て).{0,12}(?:指示|命令|プロンプト|指令|ルール).{0,10}(?:無視|忘れ|破棄)/u,
  /(?:AI|人工知能|言語モデル)(?:として|アシスタント|エージェント).{0,25}(?:しなければ|べき|してください|しなさい|せよ)/u,
  /(?:이전|위의|모든|앞선).{0,15}(?:지시|명령|지침|프롬프트).{0,10}(?:무시|잊)/u,
  // Arabic, Hindi
  /(?:تجاهل|انس|تجاهلي|تجاهلوا).{0,30}(?:التعليمات|الأوامر|الإرشادات|التوجيهات).{0,30}(?:السابقة|أعلاه)?/u,
  /(?:पिछले|पिछली|सभी|उपरोक्त).{0,25}(?:निर्देश|आदेश).{0,25}(?:अनदेखा|नज़रअंदाज़|भूल)/u,
];

/** What every pattern needs somewhere: a cheap look that most texts fail. */
const TELLING =
  /instr|istruz|prompt|instruks|anweis|vorgabe|befehl|consigne|directive|direction|command|guideline|programming|\bA[IM]\b|\bKI\b|\bIA\b|ИИ|LLM|GPT|Claude|Gemini|Copilot|language model|assistant|agent|chatbot|reg[lo]|règle|rule|pokyn|polecen|příkaz|kommando|opdracht|anvisning|инструкц|указан|команд|правил|промпт|інструкц|вказівк|искусственн|языков|talimat|komut|yönerge|指|提示|命令|规则|規則|人工|助手|モデル|プロンプト|ルール|지시|명령|지침|프롬프트|التعليمات|الأوامر|الإرشادات|التوجيهات|निर्देश|आदेश|<\||\[|<<|### |tell |convince|inform|advise|sprogmodel|språkmodell|context|indicaci|órden|ordens|regla|inteligencia|intelligen|künstlich/iu;

/** True when a visible passage gives orders to AI agents. Linear in the text. */
export function isInstructionLike(text: string): boolean {
  const passage = text.slice(0, 20_000);
  return TELLING.test(passage) && ORDERS.some((order) => order.test(passage));
}
