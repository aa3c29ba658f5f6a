import { describe, expect, it } from 'vitest';
import { TOPIC_LANGUAGES } from '../../../scripts/tables/topic-lines.ts';
import { isEnglish } from '../../../src/language/english/english-text.ts';
import { parseOwnTopics, topicWords } from '../../../src/language/topics/topic-table.ts';
import { topicsInText, topicsOfLabel } from '../../../src/language/topics/topics.ts';
import { cpuMs } from '../../support/cpu-ms.ts';

describe('labels', () => {
  it.each([
    ['de', 'Klima & Umwelt', ['climate', 'environment']],
    ['de', 'Küchen', ['kitchens']],
    ['de', 'Kuchen', ['cakes']],
    ['da', 'Smykker (12)', ['jewellery']],
    ['fr', 'Jeux vidéo »', ['video games']],
    ['es', 'Instrumentos musicales', ['musical instruments']],
    ['ru', 'Музыкальные инструменты', ['musical instruments']],
    ['uk', 'Погода', ['weather']],
    ['nl', 'Natuursteen', ['natural stone']],
    ['ru', 'Туризм 432', ['tourism']],
    ['de', 'Formel 1', ['Formula 1']],
    ['cs', 'Podlahy', ['flooring']],
    ['ja', 'レンタカー', ['car hire']],
    ['ja', '天気・地震', ['weather', 'earthquakes']],
    ['ko', '정치', ['politics']],
    ['ar', 'الاقتصاد', ['economy']],
    ['de', 'Umwelt- und Klimaschutz', ['climate']],
    ['nl', 'Tuin en meubels', ['garden', 'furniture']],
    ['pl', 'Góry', ['mountains']],
    ['ko', '콘서트', ['concerts']],
    ['en', 'Movies', ['films']],
    ['he', 'ספורט', ['sport']],
    ['el', 'Κοσμήματα', ['jewellery']],
    ['tr', 'Göçmenlik', ['immigration']],
    ['pl', 'Kanada', ['Canada']],
    ['fr', 'Pays-Bas', ['the Netherlands']],
    ['it', 'Repubblica Dominicana', ['the Dominican Republic']],
    ['sv', 'Olympiska spelen', ['the Olympic Games']],
    ['th', 'ฟุตบอล', ['football']],
    ['nl', 'Rugby', ['rugby']],
    ['de', 'Führungen', ['tours']],
    ['pt', 'Crianças', ['children']],
    ['da', 'Øl', ['beer']],
    ['da', 'OL', ['the Olympic Games']],
  ])('in %s: %s', (language, label, topics) => {
    expect(topicsOfLabel(label, language)).toEqual(topics);
  });

  it.each([
    ['es', 'Castilla y León'],
    ['es', 'Disfraces de caballos y perros'],
    ['en', 'Department of Health & Education'],
    ['es', 'Clima'],
    ['de', 'Instrumente'],
    ['de', 'Flüssiggas'],
    ['es', 'Escalada'],
    ['en', 'Opinions & Orders'],
    ['de', 'Fischer'],
    ['de', 'Führung'],
    ['it', 'Borsa'],
    ['es', 'Orientación'],
    ['pt', 'Trabalho'],
    ['fr', 'Journal'],
    ['es', 'Vela'],
    ['fr', 'Cuisine'],
    ['es', 'Etiquetas'],
    ['da', 'Hamborg'],
    ['de', 'Unsere Leistungen im Überblick'],
    ['da', 'Ring'],
    ['de', 'Räder'],
    ['ru', 'Программы'],
    ['it', 'Telefono'],
    ['de', 'Handy:'],
    ['fr', 'Langues'],
    ['es', 'Granada'],
    ['no', 'Man'],
    ['es', 'Prohibido el paso en España'],
    ['es', 'Bodas en café'],
    ['fr', 'Un groupe laitier ferme son site en Suisse'],
    ['nl', 'Zonder vlees/vis'],
    ['nl', 'Romige ovenschotel met prei en kaas'],
    ['de', 'Energie- und Stromsteuer'],
    ['de', 'Buchen'],
    ['es', 'Redes sociales'],
    ['de', 'Nachrichten'],
  ])('never guesses what it does not know or what means several things (%s: %s)', (language, label) => {
    expect(topicsOfLabel(label, language)).toEqual([]);
  });
});

it('a label says nothing by a form that nouns have in sentences only, a text does', () => {
  expect(topicsOfLabel('Семёнов', 'ru')).toEqual([]);
  expect(topicsOfLabel('Семена', 'ru')).toEqual(['seeds']);
  expect(topicsInText('Каталог семян, магазин семенами', 'ru')).toEqual(['seeds']);
});

describe('texts', () => {
  it.each([
    ['ru', 'Сумки оптом от производителя', ['bags', 'wholesale']],
    ['sk', 'Športová obuv a oblečenie', ['sports shoes']],
    ['pl', 'Pierścionki zaręczynowe i obrączki', ['engagement rings', 'wedding rings']],
    ['ja', '確定申告と会社設立の相談', ['tax returns', 'company formation']],
    ['vi', 'Cách phát hiện ung thư sớm', ['cancer']],
    ['ja', 'インド旅行とサッカークラブ', ['India', 'football']],
    ['ja', 'マインドマップを描画', []],
    ['de', 'Zum Beispiel: viele Beispiele', []],
    ['de', 'Sie haben die Wahl: wählen Sie reif oder mit Duft', []],
    ['de', 'Leute, die größte Orgel der Welt steht unter Druck', []],
    ['ar', 'عيادة في عمان للتقييم المالي', []],
    ['ru', 'Кроме того: ремни', []],
    ['pt', 'Salada de camarões', ['salads']],
    ['tr', 'Mali müşavir', []],
    ['fi', 'Oman väen kesken', []],
  ])('name their nouns in any form the tables know (%s: %s)', (language, text, topics) => {
    expect(topicsInText(text, language)).toEqual(expect.arrayContaining(topics));
    if (topics.length === 0) expect(topicsInText(text, language)).toEqual([]);
  });

  it('are read in the time of their length', () => {
    const startedAt = cpuMs();
    for (const text of ['ab '.repeat(50_000), 'お'.repeat(100_000), '– '.repeat(50_000)])
      for (const language of ['de', 'ja', 'ru']) topicsInText(text, language);
    for (const text of ['a & '.repeat(20), ' - '.repeat(19)]) topicsOfLabel(text, 'de');
    expect(cpuMs() - startedAt).toBeLessThan(3_000);
  });
});

describe('the tables', () => {
  it('name topics in English, in languages that exist', () => {
    const topics = new Set(
      TOPIC_LANGUAGES.flatMap((language) => [...topicWords(language).written.values()].map(({ topic }) => topic)),
    );
    expect(topics.size).toBeGreaterThan(400);
    const foreign = [...topics].filter((topic) => !isEnglish(`It has pages on ${topic}.`, null));
    expect(foreign).toEqual([]);
  });

  it('have words for most topics of their own in thirty languages', () => {
    const covered = TOPIC_LANGUAGES.filter((language) => topicWords(language).written.size >= 150);
    expect(covered.length).toBeGreaterThanOrEqual(30);
  });

  it('say which line is not of their form', () => {
    expect(() => parseOwnTopics('shoes\tde:schuhe\nbags\tTaschen')).toThrow(/line 2: "Taschen"/);
  });
});
